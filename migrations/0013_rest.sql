-- When people rest and are not called, and when whoever is awaited is called or reminded next.

PRAGMA user_version = 13;

ALTER TABLE users ADD COLUMN rest TEXT; -- time zone, quiet hours, days off, and until when they are away

ALTER TABLE awaited ADD COLUMN called INTEGER NOT NULL DEFAULT 1 CHECK (called IN (0, 1)); -- 0 for whoever rested when it was their turn
ALTER TABLE awaited ADD COLUMN due INTEGER; -- nothing if they are not called again
CREATE INDEX awaited_due ON awaited (due) WHERE due IS NOT NULL;

ALTER TABLE outbox ADD COLUMN resting TEXT NOT NULL DEFAULT '[]'; -- who is not called because they rest, and until when
