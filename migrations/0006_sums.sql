-- Sums over what is stored of a game, by which a bit that flipped on the disk is noticed; and the last time in which
-- nothing could be written.

PRAGMA user_version = 6;

ALTER TABLE answers ADD COLUMN sum INTEGER; -- over the answer and the sum of the one before
ALTER TABLE games ADD COLUMN sum INTEGER;   -- over all else that is stored of the game
DROP TRIGGER answers_stay;
CREATE TRIGGER answers_stay BEFORE UPDATE OF game, n, seat, ask, key, secret, team, at ON answers
BEGIN SELECT raise(ABORT, 'an answer never changes'); END;

CREATE TABLE outages (
    id       INTEGER PRIMARY KEY CHECK (id = 1), -- only the last one
    cause    TEXT    NOT NULL,
    what     TEXT    NOT NULL,
    since    INTEGER NOT NULL,
    until    INTEGER NOT NULL,
    failures INTEGER NOT NULL
) STRICT;
