-- What people want of a running game that is not for one of them alone to decide; and what was taken back, for ever.

PRAGMA user_version = 14;

CREATE TABLE motions (
    game    INTEGER NOT NULL REFERENCES games (id),
    pos     INTEGER NOT NULL,
    matter  TEXT    NOT NULL, -- what is moved
    wanted  TEXT    NOT NULL, -- the seats that agree, in the order in which they did
    opposed TEXT    NOT NULL, -- and those that object
    since   INTEGER NOT NULL,
    until   INTEGER,          -- when it falls; nothing if it waits for ever
    PRIMARY KEY (game, pos)
) STRICT, WITHOUT ROWID;
CREATE INDEX motions_until ON motions (until) WHERE until IS NOT NULL;

INSERT INTO motions
    SELECT c.game, 0, '"concede"', json_group_array(c.seat ORDER BY c.seat), '[]', g.opened_at, NULL
    FROM concessions AS c JOIN games AS g ON g.id = c.game GROUP BY c.game;
INSERT INTO motions
    SELECT r.game, 1, '"renew-facts"', json_group_array(r.seat ORDER BY r.seat), '[]', g.opened_at, NULL
    FROM renewals AS r JOIN games AS g ON g.id = r.game GROUP BY r.game;
INSERT INTO motions
    SELECT s.game, 2 + s.whom, json_object('stand-in', json_object('whom', s.whom, 'level', max(s.robot))),
    json_group_array(s.seat ORDER BY s.seat), '[]', g.opened_at, NULL
    FROM stand_ins AS s JOIN games AS g ON g.id = s.game GROUP BY s.game, s.whom;
UPDATE games SET sum = NULL WHERE id IN (SELECT game FROM motions);
DROP TABLE concessions;
DROP TABLE renewals;
DROP TABLE stand_ins;

CREATE TABLE undone (
    game      INTEGER NOT NULL REFERENCES games (id),
    n         INTEGER NOT NULL,
    seat      INTEGER NOT NULL,
    ask       TEXT    NOT NULL,
    key       TEXT    NOT NULL,
    secret    INTEGER NOT NULL,
    at        INTEGER NOT NULL, -- when it was given
    undone_at INTEGER NOT NULL,
    by        INTEGER,          -- the seat that took it back; nothing for a moderator
    agreed    TEXT    NOT NULL  -- the other seats that agreed
) STRICT;
CREATE INDEX undone_game ON undone (game, n);

ALTER TABLE outbox ADD COLUMN news TEXT; -- what became of a motion, if the message tells that
