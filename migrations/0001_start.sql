-- The whole database: what was agreed, what was answered, and what is owed to the channels.
-- Numbers that the chat makes are unsigned; they are kept as the signed number with the same bits.

PRAGMA application_id = 1397506644;
PRAGMA user_version = 1;

CREATE TABLE games (
    id          INTEGER PRIMARY KEY,
    code        TEXT    NOT NULL UNIQUE,
    game        TEXT    NOT NULL,
    rules       INTEGER NOT NULL,
    edition     TEXT    NOT NULL,
    options     TEXT    NOT NULL, -- key=value, a line each
    content     TEXT    NOT NULL,
    seed        TEXT    NOT NULL, -- 64 hexadecimal digits
    guild       INTEGER,
    channel     INTEGER NOT NULL,
    phase       TEXT    NOT NULL CHECK (phase IN ('lobby', 'running', 'paused', 'over', 'closed')),
    why         TEXT    NOT NULL DEFAULT '', -- what paused the game
    why_at      INTEGER NOT NULL DEFAULT 0,  -- and after how many answers
    room        INTEGER NOT NULL,
    creator     INTEGER NOT NULL,
    scores      TEXT    NOT NULL DEFAULT '', -- points by seat, a bar, the winners' seats
    opened_at   INTEGER NOT NULL,
    ended_at    INTEGER,
    message     INTEGER,                     -- the running message in the channel
    message_at  INTEGER NOT NULL DEFAULT 0,
    told_from   INTEGER NOT NULL DEFAULT 0,  -- the first public note that the running message tells
    told        INTEGER NOT NULL DEFAULT 0   -- how many public notes the channel has been told
) STRICT;

CREATE UNIQUE INDEX games_open ON games (channel) WHERE phase IN ('lobby', 'running', 'paused');
CREATE INDEX games_channel ON games (channel, id);

CREATE TABLE seats (
    game INTEGER NOT NULL REFERENCES games (id),
    seat INTEGER NOT NULL CHECK (seat >= 0),
    user INTEGER NOT NULL,
    name TEXT    NOT NULL,
    PRIMARY KEY (game, seat),
    UNIQUE (game, user)
) STRICT, WITHOUT ROWID;
CREATE INDEX seats_user ON seats (user, game);

CREATE TABLE answers (
    game   INTEGER NOT NULL REFERENCES games (id),
    n      INTEGER NOT NULL,
    seat   INTEGER NOT NULL,
    ask    TEXT    NOT NULL,
    key    TEXT    NOT NULL,
    secret INTEGER NOT NULL CHECK (secret IN (0, 1)), -- given at the same time as others, and hidden from them
    team   INTEGER NOT NULL CHECK (team IN (0, 1)),   -- the outcome of a vote
    at     INTEGER NOT NULL,
    PRIMARY KEY (game, n)
) STRICT, WITHOUT ROWID;

-- Answers are added at the end, taken back from the end, and never changed.
CREATE TRIGGER answers_no_gap BEFORE INSERT ON answers
WHEN NEW.n <> (SELECT coalesce(max(n) + 1, 0) FROM answers WHERE game = NEW.game)
BEGIN SELECT raise(ABORT, 'an answer must follow the last one'); END;
CREATE TRIGGER answers_from_the_end BEFORE DELETE ON answers
WHEN OLD.n <> (SELECT max(n) FROM answers WHERE game = OLD.game)
BEGIN SELECT raise(ABORT, 'answers are taken back from the end'); END;
CREATE TRIGGER answers_stay BEFORE UPDATE ON answers
BEGIN SELECT raise(ABORT, 'an answer never changes'); END;

-- Answers that were taken back and can be given again, by seat, the newest last.
CREATE TABLE redo (
    game INTEGER NOT NULL REFERENCES games (id),
    seat INTEGER NOT NULL,
    pos  INTEGER NOT NULL,
    ask  TEXT    NOT NULL,
    key  TEXT    NOT NULL,
    PRIMARY KEY (game, seat, pos)
) STRICT, WITHOUT ROWID;

-- What each seat wants in the open decision of the whole team.
CREATE TABLE votes (
    game INTEGER NOT NULL REFERENCES games (id),
    seat INTEGER NOT NULL,
    key  TEXT    NOT NULL,
    PRIMARY KEY (game, seat)
) STRICT, WITHOUT ROWID;

CREATE TABLE concessions (
    game INTEGER NOT NULL REFERENCES games (id),
    seat INTEGER NOT NULL,
    PRIMARY KEY (game, seat)
) STRICT, WITHOUT ROWID;

-- Every interaction that changed something, with what it needs to be answered again.
CREATE TABLE inbox (
    interaction INTEGER PRIMARY KEY,
    game        INTEGER NOT NULL REFERENCES games (id),
    notes_from  INTEGER NOT NULL,
    notes_to    INTEGER NOT NULL,
    at          INTEGER NOT NULL
) STRICT;
CREATE INDEX inbox_at ON inbox (at);

CREATE TABLE outbox (
    id        INTEGER PRIMARY KEY AUTOINCREMENT,
    game      INTEGER NOT NULL REFERENCES games (id),
    kind      TEXT    NOT NULL CHECK (kind IN ('opened', 'turn', 'update', 'over', 'closed', 'paused')),
    n         INTEGER NOT NULL,
    note_from INTEGER NOT NULL,
    note_to   INTEGER NOT NULL,
    ping      TEXT    NOT NULL, -- users, with spaces between
    since     INTEGER,
    by_seat   INTEGER,
    undone    INTEGER NOT NULL CHECK (undone IN (0, 1)),
    why       TEXT    NOT NULL, -- for 'paused', as in games
    why_at    INTEGER NOT NULL,
    at        INTEGER NOT NULL,
    state     TEXT    NOT NULL DEFAULT 'owed' CHECK (state IN ('owed', 'sent', 'merged')),
    tried     INTEGER NOT NULL DEFAULT 0, -- how often it was handed out
    retry_at  INTEGER NOT NULL DEFAULT 0,
    message   INTEGER
) STRICT;
CREATE INDEX outbox_owed ON outbox (game, id) WHERE state = 'owed';

CREATE TABLE guilds (
    guild  INTEGER PRIMARY KEY,
    tongue TEXT NOT NULL
) STRICT;

CREATE TABLE users (
    user   INTEGER PRIMARY KEY,
    tongue TEXT NOT NULL
) STRICT;
