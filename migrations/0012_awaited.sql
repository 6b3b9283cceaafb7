-- Who is awaited in which game, since when, and how often they have been reminded. Everybody may know it; it stands here so that all
-- games of a person are found without reading each of them, and so that whoever forgets is called again.

PRAGMA user_version = 12;

CREATE TABLE awaited (
    game     INTEGER NOT NULL REFERENCES games (id),
    seat     INTEGER NOT NULL,
    since    INTEGER NOT NULL,
    reminded INTEGER NOT NULL DEFAULT 0,
    PRIMARY KEY (game, seat)
) STRICT, WITHOUT ROWID;

ALTER TABLE outbox ADD COLUMN reminder TEXT; -- whom it reminds, since when they are awaited, and whether it is the last one
