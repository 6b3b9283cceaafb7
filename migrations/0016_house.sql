-- What servers settle for their tables, and what moderators and motions have done there.
PRAGMA user_version = 16;
CREATE TABLE houses (
    guild INTEGER PRIMARY KEY,
    house TEXT NOT NULL, -- the clock of new tables, which games and how many at once, who moderates, and where the log is read
    told  INTEGER NOT NULL DEFAULT 0 -- the last line of the log that the channel of the log needs no more
) STRICT;
CREATE TABLE deeds (
    id    INTEGER PRIMARY KEY,
    guild INTEGER NOT NULL,
    at    INTEGER NOT NULL,
    code  TEXT, -- of the game, if it concerns one
    user  INTEGER, -- nothing if it was the clock
    name  TEXT NOT NULL,
    deed  TEXT NOT NULL -- what was done, to whom, and who had agreed
) STRICT;
CREATE INDEX deeds_guild ON deeds (guild, id);
