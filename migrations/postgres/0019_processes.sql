-- Several processes share the shards.

-- Who is there.
CREATE TABLE processes (
    owner TEXT PRIMARY KEY, -- as in shards
    pid   INTEGER NOT NULL, -- its connection
    began TIMESTAMPTZ NOT NULL, -- when that was made
    until TIMESTAMPTZ NOT NULL, -- when it is thought gone, unless it gives a sign of life
    wants BIGINT NOT NULL -- how many shards Discord has recommended to it
);

-- When the next shard of each of Discord's buckets may identify.
CREATE TABLE identifies (
    bucket BIGINT PRIMARY KEY,
    next   TIMESTAMPTZ NOT NULL
);

-- Whether what a connection has taken still holds. When the server itself was started anew, all connections are, and everybody is given
-- the time to come back. Of another user's connections PostgreSQL does not say since when they are there.
CREATE FUNCTION is_held(of_pid INTEGER, of_began TIMESTAMPTZ, of_until TIMESTAMPTZ) RETURNS BOOLEAN LANGUAGE sql AS $$
    SELECT coalesce(of_until, '-infinity') > now() AND (pg_postmaster_start_time() > now() - interval '6 s' OR EXISTS
        (SELECT 1 FROM pg_stat_activity AS a WHERE a.pid = of_pid AND (a.backend_start = of_began OR a.backend_start IS NULL)))
$$;

-- Among a million games those of one server are found without looking at all.
CREATE INDEX games_guild ON games (guild) WHERE phase IN ('lobby', 'running', 'paused');
