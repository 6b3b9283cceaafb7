-- Who is awaited in which game, and since when. Everybody may know it; it stands here so that all games of a person are found
-- without reading each of them.

PRAGMA user_version = 12;

CREATE TABLE awaited (
    game  INTEGER NOT NULL REFERENCES games (id),
    seat  INTEGER NOT NULL,
    since INTEGER NOT NULL,
    PRIMARY KEY (game, seat)
) STRICT, WITHOUT ROWID;
