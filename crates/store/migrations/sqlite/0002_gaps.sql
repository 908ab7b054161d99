-- When there was no server: from the last sign of life of one to the start of the next.
-- A game's clock stands still from the first gap after its last event on, until somebody opens the game.
CREATE TABLE gaps (
    ended_at INTEGER PRIMARY KEY,
    began_at INTEGER NOT NULL
) STRICT;

-- A server that starts asks how old the oldest game is that goes on: gaps before it are of no use.
DROP INDEX games_running;
CREATE INDEX games_running ON games (created_at) WHERE ended_at IS NULL;
