-- Whoever wants to know it is told that their turn is the next one, once.

PRAGMA user_version = 18;

ALTER TABLE outbox ADD COLUMN next TEXT NOT NULL DEFAULT '[]'; -- the users who are told so
ALTER TABLE games ADD COLUMN forewarned INTEGER; -- the seat that was told so, until its turn has come
