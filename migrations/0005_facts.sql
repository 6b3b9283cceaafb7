-- The component facts that games were opened with, and who wants to go over to the newest.

PRAGMA user_version = 5;

CREATE TABLE facts (
    digest TEXT NOT NULL PRIMARY KEY,
    game   TEXT NOT NULL,
    facts  TEXT NOT NULL -- JSON, a field for each file
) STRICT, WITHOUT ROWID;

CREATE TABLE renewals (
    game INTEGER NOT NULL REFERENCES games (id),
    seat INTEGER NOT NULL,
    PRIMARY KEY (game, seat)
) STRICT, WITHOUT ROWID;
