-- Whoever leaves a shard goes on until another process has connected in its place.

ALTER TABLE processes ADD COLUMN is_going BOOLEAN NOT NULL DEFAULT false; -- it takes nothing any more
ALTER TABLE shards
    ADD COLUMN offered    TEXT, -- the owner, if it is about to leave
    ADD COLUMN heir       TEXT, -- the process that connects to have it next
    ADD COLUMN heir_until TIMESTAMPTZ, -- for how long it is kept for that one
    ADD COLUMN is_ready   BOOLEAN NOT NULL DEFAULT false; -- the heir is connected
