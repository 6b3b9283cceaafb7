-- Why what is owed could not be sent, and what the table was told that the bot lacks in its channel.

PRAGMA user_version = 7;

ALTER TABLE outbox ADD COLUMN failures INTEGER NOT NULL DEFAULT 0; -- how often in a row it has failed in this way
ALTER TABLE outbox ADD COLUMN failure TEXT CHECK (failure IN ('passing', 'token', 'closed', 'refused'));
ALTER TABLE outbox ADD COLUMN failure_text TEXT; -- what Discord said
ALTER TABLE outbox ADD COLUMN failed_at INTEGER;

ALTER TABLE games ADD COLUMN lacking INTEGER NOT NULL DEFAULT 0; -- rights, as Discord numbers them
ALTER TABLE games ADD COLUMN lacking_in INTEGER;                 -- the message that says so
