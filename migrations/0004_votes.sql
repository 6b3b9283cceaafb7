-- When the first vote in the open decision of the whole team was cast.

PRAGMA user_version = 4;

ALTER TABLE games ADD COLUMN vote_since INTEGER;
UPDATE games SET vote_since = (SELECT max(at) FROM answers WHERE game = games.id)
WHERE EXISTS (SELECT 1 FROM votes WHERE game = games.id);
CREATE INDEX games_voting ON games (vote_since) WHERE vote_since IS NOT NULL;
