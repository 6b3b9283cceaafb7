-- What players have ordered: answers to questions that have not been asked yet. Nobody's business but the player's.

PRAGMA user_version = 17;

CREATE TABLE orders (
    game INTEGER NOT NULL REFERENCES games (id),
    seat INTEGER NOT NULL,
    list TEXT    NOT NULL, -- the question and the answer of each, the next one first
    PRIMARY KEY (game, seat)
) STRICT, WITHOUT ROWID;
