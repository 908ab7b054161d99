-- A game: under what terms it is played, and whether it is still going on.
-- Its number is 64 random bits, held as a signed number.
CREATE TABLE games (
    id INTEGER PRIMARY KEY,
    -- Times are milliseconds since 1970.
    created_at INTEGER NOT NULL,
    terms BLOB NOT NULL,
    ended_at INTEGER
) STRICT;

-- A server that starts asks which games go on; they are few among many.
CREATE INDEX games_running ON games (id) WHERE ended_at IS NULL;

-- The truth: what happened in each game, numbered from 0 without a gap.
-- A game's events lie side by side, so that an append touches one page and a reading a few.
CREATE TABLE events (
    game INTEGER NOT NULL,
    seq INTEGER NOT NULL,
    event BLOB NOT NULL,
    PRIMARY KEY (game, seq)
) STRICT, WITHOUT ROWID;

-- Who plays in which game; the events say so, and here it is found by player.
CREATE TABLE seats (
    player INTEGER NOT NULL,
    taken_at INTEGER NOT NULL,
    game INTEGER NOT NULL,
    PRIMARY KEY (player, game)
) STRICT, WITHOUT ROWID;

-- A player's games are listed by page, the latest first.
CREATE INDEX seats_latest ON seats (player, taken_at, game);

-- Visitors without an account: the SHA-256 of the token in their cookie tells who they are.
CREATE TABLE guests (
    token BLOB PRIMARY KEY,
    player INTEGER NOT NULL UNIQUE,
    created_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

-- When the server was last alive, so that nobody's clock pays for the time when it was not.
CREATE TABLE heartbeat (
    one INTEGER PRIMARY KEY CHECK (one = 1),
    at INTEGER NOT NULL
) STRICT;
