-- A game: under what terms it is played, and whether it is still going on.
-- Its number is 64 random bits, held as a signed number.
CREATE TABLE games (
    id bigint PRIMARY KEY,
    -- Times are milliseconds since 1970.
    created_at bigint NOT NULL,
    terms bytea NOT NULL,
    ended_at bigint
);

-- A server that starts asks which games go on; they are few among many.
CREATE INDEX games_running ON games (id) WHERE ended_at IS NULL;

-- The truth: what happened in each game, numbered from 0 without a gap.
CREATE TABLE events (
    game bigint NOT NULL,
    seq integer NOT NULL,
    event bytea NOT NULL,
    PRIMARY KEY (game, seq)
);

-- Who plays in which game; the events say so, and here it is found by player.
CREATE TABLE seats (
    player bigint NOT NULL,
    taken_at bigint NOT NULL,
    game bigint NOT NULL,
    PRIMARY KEY (player, game)
);

-- A player's games are listed by page, the latest first.
CREATE INDEX seats_latest ON seats (player, taken_at, game);

-- Visitors without an account: the SHA-256 of the token in their cookie tells who they are.
CREATE TABLE guests (
    token bytea PRIMARY KEY,
    player bigint NOT NULL UNIQUE,
    created_at bigint NOT NULL
);

-- When the server was last alive, so that nobody's clock pays for the time when it was not.
CREATE TABLE heartbeat (
    one integer PRIMARY KEY CHECK (one = 1),
    at bigint NOT NULL
);
