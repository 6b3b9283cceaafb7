-- Seats of robots: nobody's own, or somebody's whom a robot stands in for.

PRAGMA user_version = 2;

CREATE TABLE seats_2 (
    game  INTEGER NOT NULL REFERENCES games (id),
    seat  INTEGER NOT NULL CHECK (seat >= 0),
    user  INTEGER,                     -- nobody, if the seat is a robot's own
    name  TEXT    NOT NULL,
    robot TEXT    NOT NULL DEFAULT '' CHECK (robot IN ('', 'random', 'steady', 'keen')),
    PRIMARY KEY (game, seat),
    UNIQUE (game, user),
    CHECK (user IS NOT NULL OR robot <> '')
) STRICT, WITHOUT ROWID;
INSERT INTO seats_2 (game, seat, user, name) SELECT game, seat, user, name FROM seats;
DROP TABLE seats;
ALTER TABLE seats_2 RENAME TO seats;
CREATE INDEX seats_user ON seats (user, game) WHERE user IS NOT NULL;

-- Who wants a robot of which level to stand in for whom.
CREATE TABLE stand_ins (
    game  INTEGER NOT NULL REFERENCES games (id),
    seat  INTEGER NOT NULL,
    whom  INTEGER NOT NULL,
    robot TEXT    NOT NULL CHECK (robot IN ('random', 'steady', 'keen')),
    PRIMARY KEY (game, seat, whom)
) STRICT, WITHOUT ROWID;
