## Playing a friend

# $count
clock-days-left = Days: { $count }
clock-move = move
clock-reading = reading
opponent = Opponent
invite-copied = Copied
# $color
invite-join = You are invited to a game.
    .detail = You would play { side }.
invite-accept = Play
online-connecting = Connecting…
online-offline = No connection
    .detail = A move you make is kept and sent later.
online-sending = Sending…
online-sent = Sent
online-free-seat = Not here yet
online-absent = Reconnecting
online-away = Your opponent is reconnecting
    .detail = Then you may claim the game.
online-gone = Your opponent is gone.
online-paused = The game is paused.
# $count
online-watchers = Watching: { $count }
online-next = Next game
online-claim-win = Claim win
online-claim-draw = Claim draw
online-resume = Go on
online-say = Say
online-more = More
online-abort = Call off
online-draw = Draw?
# $count
online-give = Give { $count } s
online-accept = Accept
online-decline = Decline
online-withdraw = Withdraw
online-declined = No, thank you.
online-reload = Load again
# $lag $credit
online-lag = Lag { $lag } ms, credit left { $credit } ms
    .about = Only the server measures how long a move is on its way, and the clock is credited that time as far as the credit reaches.
# $offer
online-offered =
    { $offer ->
        [draw] Your opponent offers a draw.
        [takeback] Your opponent asks to take back a move.
        [pause] Your opponent asks for a pause.
        [resume] Your opponent wants to go on.
       *[rematch] Your opponent wants a rematch.
    }
# $offer
online-asked =
    { $offer ->
        [draw] You have offered a draw.
        [takeback] You have asked to take back.
        [pause] You have asked for a pause.
        [resume] You want to go on.
       *[rematch] You want a rematch.
    }
# $why
online-closed =
    { $why ->
        [no-game] There is no such game.
        [version] This page is out of date. Load it again: nothing is lost.
        [stopping] The server is being restarted.
        [fault] The server cannot store anything at the moment.
        [full] Too many people are here at the moment.
       *[other] The server has ended the connection.
    }

## Games between people: why something is refused

play-not-seated = You are watching this game; only its players can do that.
# $color
play-seat-taken = { side } is taken.
play-seats-taken = Two players are at this board already. You can watch.
play-not-begun = Your opponent has not come yet.
play-not-over = The game is not over yet.
# $color
play-not-your-turn = It is not your turn: { side } is to move.
play-other-board = The board has changed meanwhile. Look again and move.
play-paused = The game is paused. Both must agree to go on.
play-not-paused = The game is not paused.
play-suspended = The server cannot go on at the moment. The clock stands still, and nothing is lost.
play-too-late-to-abort = Both have moved, so the game counts. You can resign or offer a draw.
play-too-early = That is possible once both have moved.
play-offer-pending = You have offered that already. Wait for the answer.
# $count
play-offer-too-soon = You offered that a short while ago. Your own moves until you can again: { $count }
# $count
play-offer-too-often = You have offered that too often in this game (at most { $count }).
play-no-offer = There is no such offer any more.
play-nothing-to-take-back = There is no move to take back.
play-no-clock = Your opponent plays without a clock to which time can be added.
# $count
play-too-much-time = That is too much time. At most { $count } s can be given at once.
play-time-left = The side to move has time left.
play-not-absent = Your opponent is here, or it is not your opponent’s turn.
# $count
play-may-return = Your opponent may still come back. You can claim the game in { $count } s.
play-too-talkative = Not so many messages at once.
play-not-waited-for = A move may take days in this game: only the clock decides.
# $count
play-given-too-often = You have given time too often in this game (at most { $count }).
play-clock-full = Your opponent’s clock holds no more time.

## Games between people: results

# $winner
play-result-time = { word-winner } wins on time
    .reason = { word-loser } had no time left.
play-result-time-draw = Draw: time is up
    .reason = Time ran out, but the other side had no piece left to win with.
play-result-agreement = Draw by agreement
    .reason = Both players agreed to a draw.
# $winner
play-result-absence = { word-winner } wins: the opponent left
    .reason = { word-loser } went away and did not come back.
play-result-absence-draw = Draw: a player left
    .reason = One player went away and did not come back; the other took a draw.
play-result-abort = Called off
    .reason = The game was called off before it began in earnest. It does not count.

## What players can say to each other

play-say-hello = Hello!
play-say-good-luck = Have a good game!
play-say-good-move = Good move!
play-say-good-game = Well played, good game!
play-say-thanks = Thank you!
play-say-sorry = Sorry!
play-say-slip = That was a slip of the finger.
play-say-moment = One moment, please.
play-say-back = I am back.
play-say-leaving = I have to go.
