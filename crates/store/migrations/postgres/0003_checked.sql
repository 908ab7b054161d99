-- Games are looked through once by age: those in which nobody has moved for long are deleted.
CREATE INDEX games_by_age ON games (created_at, id);

-- The game that was looked at last.
CREATE TABLE checked (
    one integer PRIMARY KEY CHECK (one = 1),
    created_at bigint NOT NULL,
    game bigint NOT NULL
);
