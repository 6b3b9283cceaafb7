-- What players have answered in advance: each row is nobody's business but the player's.

PRAGMA user_version = 8;

CREATE TABLE passes (
    game  INTEGER NOT NULL REFERENCES games (id),
    seat  INTEGER NOT NULL,
    kind  TEXT    NOT NULL, -- of questions, as the game's card names it
    scope TEXT    NOT NULL CHECK (scope IN ('turn', 'ask', 'game')),
    ask   TEXT    NOT NULL, -- the one question of the kind, else empty
    PRIMARY KEY (game, seat, kind, scope, ask)
) STRICT, WITHOUT ROWID;
