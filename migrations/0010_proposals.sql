-- What people say to the open decision of the whole team, in the order in which they said it.

PRAGMA user_version = 10;

ALTER TABLE votes ADD COLUMN against INTEGER NOT NULL DEFAULT 0; -- whether the seat objects to the key rather than wants it
ALTER TABLE votes ADD COLUMN pos INTEGER NOT NULL DEFAULT 0;
UPDATE votes SET pos = seat;
UPDATE games SET sum = NULL WHERE id IN (SELECT game FROM votes);
