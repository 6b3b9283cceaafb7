-- Lists and maps are JSON, what is missing is NULL, and a language is called one.

PRAGMA user_version = 3;

-- From lines of key=value.
UPDATE games SET options = (
    WITH RECURSIVE lines (line, rest) AS (
        SELECT '', options
        UNION ALL
        SELECT substr(rest, 1, instr(rest, char(10)) - 1), substr(rest, instr(rest, char(10)) + 1)
        FROM lines WHERE instr(rest, char(10)) > 0
    )
    SELECT json_group_object(substr(line, 1, instr(line, '=') - 1), substr(line, instr(line, '=') + 1))
    FROM lines WHERE instr(line, '=') > 0
);

-- What paused the game, for a paused one.
ALTER TABLE games ADD COLUMN trouble TEXT;
UPDATE games SET trouble = json_object('kind', why, 'at', why_at) WHERE phase = 'paused';
ALTER TABLE games DROP COLUMN why;
ALTER TABLE games DROP COLUMN why_at;

-- From the points by seat, a bar, and the seats of the winners.
ALTER TABLE games ADD COLUMN outcome TEXT;
UPDATE games SET outcome = json_object(
    'points', json('[' || replace(substr(scores, 1, instr(scores, '|') - 1), ' ', ',') || ']'),
    'winners', json('[' || replace(substr(scores, instr(scores, '|') + 1), ' ', ',') || ']')
) WHERE scores <> '';
-- Winners share the first place; everybody else comes after them and after those with more points.
UPDATE games SET outcome = json_object('ranked', json_object('points', json(outcome -> '$.points'), 'places', (
    SELECT json_group_array(iif(own.winner, 1, 1 + (
        SELECT count(*) FROM json_each(outcome, '$.points') AS other
        WHERE other.value > own.points OR other.key IN (SELECT value FROM json_each(outcome, '$.winners'))
    ))) FROM (
        SELECT value AS points, key IN (SELECT value FROM json_each(outcome, '$.winners')) AS winner
        FROM json_each(outcome, '$.points') ORDER BY key
    ) AS own
))) WHERE outcome IS NOT NULL;
ALTER TABLE games DROP COLUMN scores;

CREATE TABLE seats_3 (
    game  INTEGER NOT NULL REFERENCES games (id),
    seat  INTEGER NOT NULL CHECK (seat >= 0),
    user  INTEGER,                     -- nobody, if the seat is a robot's own
    name  TEXT    NOT NULL,
    robot TEXT CHECK (robot IN ('random', 'steady', 'keen')),
    PRIMARY KEY (game, seat),
    UNIQUE (game, user),
    CHECK (user IS NOT NULL OR robot IS NOT NULL)
) STRICT, WITHOUT ROWID;
INSERT INTO seats_3 (game, seat, user, name, robot) SELECT game, seat, user, name, nullif(robot, '') FROM seats;
DROP TABLE seats;
ALTER TABLE seats_3 RENAME TO seats;
CREATE INDEX seats_user ON seats (user, game) WHERE user IS NOT NULL;

-- From users with spaces between.
UPDATE outbox SET ping = '[' || replace(ping, ' ', ',') || ']';
ALTER TABLE outbox ADD COLUMN trouble TEXT; -- for 'paused', as in games
UPDATE outbox SET trouble = json_object('kind', why, 'at', why_at) WHERE kind = 'paused';
ALTER TABLE outbox DROP COLUMN why;
ALTER TABLE outbox DROP COLUMN why_at;

ALTER TABLE guilds RENAME COLUMN tongue TO language;
ALTER TABLE users RENAME COLUMN tongue TO language;
