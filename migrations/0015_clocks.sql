-- Clocks: at which pace a table plays, for how long it has waited for whom, and when somebody's time is up.

PRAGMA user_version = 15;

ALTER TABLE games ADD COLUMN tempo TEXT NOT NULL DEFAULT 'none';
ALTER TABLE games ADD COLUMN gathering TEXT NOT NULL DEFAULT '{}'; -- what the table wishes, and for whom seats are kept
ALTER TABLE games ADD COLUMN called TEXT NOT NULL DEFAULT '{}'; -- who was called to a question that had to wait, by seat

-- Every time that a game has waited for somebody and does not any more, for ever.
CREATE TABLE waits (
    game   INTEGER NOT NULL REFERENCES games (id),
    seat   INTEGER NOT NULL,
    user   INTEGER NOT NULL, -- who sat there
    since  INTEGER NOT NULL,
    until  INTEGER NOT NULL,
    spent  INTEGER NOT NULL, -- milliseconds of it in which they did not rest; below zero what the table has given them
    n      INTEGER NOT NULL, -- how many answers had been given when it ended
    missed INTEGER NOT NULL  -- whether their time was up
) STRICT;
CREATE INDEX waits_game ON waits (game, seat);

ALTER TABLE awaited ADD COLUMN counts_from INTEGER NOT NULL DEFAULT 0; -- since when their clock runs
UPDATE awaited SET counts_from = since;
ALTER TABLE awaited ADD COLUMN missed INTEGER NOT NULL DEFAULT 0; -- 1 once their time is up, 2 once a robot has been moved
ALTER TABLE awaited ADD COLUMN flag INTEGER; -- when their time is up next, if there is a clock
CREATE INDEX awaited_flag ON awaited (flag) WHERE flag IS NOT NULL;

ALTER TABLE motions ADD COLUMN carries INTEGER NOT NULL DEFAULT 0; -- whether it carries rather than falls when its time is up
