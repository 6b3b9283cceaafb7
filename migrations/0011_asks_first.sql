-- What people have settled for themselves: each of it may be left as it comes.

PRAGMA user_version = 11;

CREATE TABLE users_11 (
    user       INTEGER PRIMARY KEY,
    language   TEXT,
    asks_first INTEGER CHECK (asks_first IN (0, 1)) -- whether they are asked before what cannot be taken back
) STRICT;
INSERT INTO users_11 (user, language) SELECT user, language FROM users;
DROP TABLE users;
ALTER TABLE users_11 RENAME TO users;
