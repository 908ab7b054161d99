//! Another way to find out whether a fact is true: by the rules of the game and by counting pieces, without the engine.
//!
//! Every claim of material is tried by a plain search that looks at all moves four plies deep and then at captures, and
//! knows nothing but what pieces are worth; every mate by trying all replies.

use chuhe_analysis::explain::{Fact, Placed};
use chuhe_rules::{Bitboard, Color, Move, Position, Role, Square};

/// Plies of which all moves are looked at.
const DEPTH: u32 = 4;

/// Captures looked at after that.
const CAPTURES: u32 = 8;

/// The least that has to be won: a soldier.
const LEAST: i32 = 100;

const MATED: i32 = 50_000;

fn worth(role: Role) -> i32 {
    match role {
        Role::General => 0,
        Role::Chariot => 900,
        Role::Cannon => 450,
        Role::Horse => 400,
        Role::Advisor | Role::Elephant => 200,
        Role::Soldier => 100,
    }
}

fn material(position: &Position, side: Color) -> i32 {
    let of = |side| position.of(side).into_iter().filter_map(|square| position.piece_at(square));
    let sum = |side| of(side).map(|piece| worth(piece.role)).sum::<i32>();
    sum(side) - sum(!side)
}

/// What the side to move can make of its pieces, in hundredths of a soldier; a mate counts for all.
fn best(position: &mut Position, depth: u32, captures: u32, mut alpha: i32, beta: i32) -> i32 {
    let check = position.is_check();
    let mut moves: Vec<Move> = if depth > 0 || check {
        position.legal_moves().into_iter().collect()
    } else {
        position.legal_captures().into_iter().collect()
    };
    let quiet = depth == 0 && !check;
    if moves.is_empty() && !(quiet && position.has_legal_move()) {
        return -MATED - depth as i32;
    }
    let mut value = -2 * MATED;
    if quiet || captures == 0 {
        value = material(position, position.turn());
        if value >= beta || captures == 0 {
            return value;
        }
        alpha = alpha.max(value);
    }
    let taken = |mv: &Move| position.piece_at(mv.to()).map_or(-1, |piece| worth(piece.role));
    moves.sort_by_key(|mv| -taken(mv));
    for mv in moves {
        let undo = position.play_unchecked(mv);
        let (deeper, fewer) = if depth > 0 { (depth - 1, captures) } else { (0, captures - 1) };
        value = value.max(-best(position, deeper, fewer, -beta, -alpha));
        position.undo(mv, undo);
        alpha = alpha.max(value);
        if alpha >= beta {
            break;
        }
    }
    value
}

/// What the side to move wins (or, negative, loses) at best.
fn wins(position: &Position) -> i32 {
    let mut position = position.clone();
    best(&mut position, DEPTH, CAPTURES, -2 * MATED, 2 * MATED) - material(&position, position.turn())
}

/// What a move wins at best.
fn wins_by(position: &Position, mv: Move) -> i32 {
    let mut after = position.clone();
    after.play_unchecked(mv);
    -best(&mut after, DEPTH - 1, CAPTURES, -2 * MATED, 2 * MATED) - material(position, position.turn())
}

/// Whether the side to move mates in so many moves: by any, or in longer ones by checks alone.
fn mates(position: &mut Position, moves: u32, checks: bool) -> bool {
    let own: Vec<Move> = position.legal_moves().into_iter().collect();
    let (checking, quiet): (Vec<Move>, Vec<Move>) = own.into_iter().partition(|mv| position.gives_check(*mv));
    let quiet = if checks || moves > 3 { Vec::new() } else { quiet };
    checking.into_iter().chain(quiet).any(|mv| mates_by(position, mv, moves, checks))
}

fn mates_by(position: &mut Position, mv: Move, moves: u32, checks: bool) -> bool {
    let undo = position.play_unchecked(mv);
    let replies: Vec<Move> = position.legal_moves().into_iter().collect();
    let mated = replies.iter().all(|reply| {
        moves > 1 && {
            let undo = position.play_unchecked(*reply);
            let mated = mates(position, moves - 1, checks);
            position.undo(*reply, undo);
            mated
        }
    });
    position.undo(mv, undo);
    mated
}

/// The same board with a side to move, if it can be: the other one passes, which it may not in check.
fn with_turn(position: &Position, side: Color) -> Option<Position> {
    if position.turn() == side {
        return Some(position.clone());
    }
    (!position.is_check()).then(|| {
        let mut passed = position.clone();
        passed.pass();
        passed
    })
}

fn without(position: &Position, square: Square) -> Position {
    let mut setup = position.setup();
    setup.board[square.index()] = None;
    Position::of_diagram(setup).expect("a board without a piece")
}

/// How many pieces stand between two points of one line.
fn between(position: &Position, one: Square, other: Square) -> Option<Vec<Square>> {
    let (files, ranks) = (other.file() as i8 - one.file() as i8, other.rank() as i8 - one.rank() as i8);
    if files != 0 && ranks != 0 {
        return None;
    }
    let mut points = Vec::new();
    let mut at = one.offset(files.signum(), ranks.signum())?;
    while at != other {
        points.push(at);
        at = at.offset(files.signum(), ranks.signum())?;
    }
    points.retain(|point| position.piece_at(*point).is_some());
    Some(points)
}

fn stands(position: &Position, placed: Placed) -> bool {
    position.piece_at(placed.square) == Some(placed.piece)
}

/// Whether nothing of the side to move can step between two points but its general.
fn nothing_steps_between(position: &Position, one: Square, other: Square) -> bool {
    let line: Bitboard = Square::all()
        .filter(|square| {
            let on = |a: u8, b: u8, c: u8| (a < c && c < b) || (b < c && c < a);
            if one.file() == other.file() {
                square.file() == one.file() && on(one.rank() as u8, other.rank() as u8, square.rank() as u8)
            } else {
                square.rank() == one.rank() && on(one.file() as u8, other.file() as u8, square.file() as u8)
            }
        })
        .collect();
    let general = position.general(position.turn());
    position.legal_moves_to(line).into_iter().all(|mv| mv.from() == general)
}

/// Why a fact about a position is not true, if it is not; `last` is the move that led there, with the position before.
pub(crate) fn refute(
    fact: &Fact,
    position: &Position,
    last: Option<(&Position, Move)>,
) -> Result<(), String> {
    let claim = |holds: bool, what: &str| if holds { Ok(()) } else { Err(format!("{fact:?}: {what}")) };
    match *fact {
        Fact::Hangs { victim, by, protected } => {
            claim(stands(position, victim) && stands(position, by), "the pieces stand there")?;
            let acting = with_turn(position, by.piece.color).ok_or("it cannot be its turn")?;
            let mv = Move::new(by.square, victim.square);
            claim(acting.is_legal(mv), "it can take")?;
            let mut after = acting.clone();
            after.play_unchecked(mv);
            let back = !after.legal_moves_to(Bitboard::of(victim.square)).is_empty();
            claim(back == protected, "what takes back")?;
            claim(wins_by(&acting, mv) >= LEAST, "the capture wins")
        }
        Fact::Fork { by, first, second } => {
            for target in [first, second] {
                let attacked = position.attackers(target.square, by.piece.color).contains(by.square);
                claim(stands(position, target) && attacked, "both are attacked")?;
            }
            claim(position.turn() != by.piece.color && wins(position) <= -LEAST, "one is lost")
        }
        Fact::Skewer { by, front, behind } => {
            let color = by.piece.color;
            let mut occupied = position.occupied();
            let attacks = |square, occupied| position.attackers_within(square, occupied).contains(by.square);
            claim(attacks(front.square, occupied) && !attacks(behind.square, occupied), "one is attacked")?;
            occupied.remove(front.square);
            claim(attacks(behind.square, occupied), "the other is behind")?;
            claim(position.turn() != color && wins(position) <= -LEAST, "one is lost")
        }
        Fact::Pin { pinned, by, behind } => {
            let defending = with_turn(position, pinned.piece.color).ok_or("it cannot be its turn")?;
            claim([pinned, by, behind].into_iter().all(|it| stands(position, it)), "the pieces stand there")?;
            if behind.piece.role == Role::General {
                let gone = without(&defending, pinned.square);
                claim(gone.checkers().contains(by.square), "without it there would be check")?;
                let leaves = |to: Square| {
                    let mut after = defending.clone();
                    after.play_unchecked(Move::new(pinned.square, to));
                    after.attackers(behind.square, by.piece.color).contains(by.square)
                };
                let targets = defending.legal_targets(pinned.square);
                return claim(targets.into_iter().all(|to| !leaves(to)), "it may not leave");
            }
            for to in defending.legal_targets(pinned.square) {
                let mut after = defending.clone();
                after.play_unchecked(Move::new(pinned.square, to));
                let mv = Move::new(by.square, behind.square);
                if !after.is_check() && after.is_legal(mv) {
                    let lost = wins_by(&after, mv) - material(&defending, by.piece.color)
                        + material(&after, by.piece.color);
                    claim(lost >= LEAST, "leaving loses what is behind")?;
                }
            }
            Ok(())
        }
        Fact::DiscoveredCheck { mover, by } => {
            let (before, mv) = last.ok_or("there is no move")?;
            let checkers = position.checkers();
            claim(checkers == Bitboard::of(by.square) && mv.to() == mover.square, "it checks alone")?;
            claim(by.square != mover.square && !before.is_check() | before.is_check(), "it did not move")
        }
        Fact::DoubleCheck { first, second } => {
            let both = Bitboard::of(first.square) | Bitboard::of(second.square);
            claim(first != second && both.without(position.checkers()).is_empty(), "both check")
        }
        Fact::HollowCannon { cannon } => {
            let victim = !cannon.piece.color;
            let defending = with_turn(position, victim).ok_or("it cannot be its turn")?;
            let general = position.general(victim);
            let open = between(position, cannon.square, general).is_some_and(|found| found.is_empty());
            claim(
                stands(position, cannon) && cannon.piece.role == Role::Cannon && open,
                "nothing is between",
            )?;
            claim(nothing_steps_between(&defending, cannon.square, general), "nothing may step between")
        }
        Fact::DoubleCannon { front, rear } => {
            let general = position.general(position.turn());
            let between = between(position, rear.square, general);
            claim(between == Some(vec![front.square]), "one is the other's screen")?;
            claim(position.checkers().contains(rear.square), "it checks")?;
            claim(nothing_steps_between(position, front.square, general), "nothing may step between")?;
            claim(wins(position) <= -LEAST, "something is lost")
        }
        Fact::PalaceHorse { horse } => {
            let side = horse.piece.color;
            let defending = with_turn(position, side).ok_or("it cannot be its turn")?;
            let general = position.general(side);
            let middle = horse.square.to_string() == side.fold("e1", "e8");
            claim(middle && stands(position, horse), "it stands in the middle")?;
            claim(defending.legal_targets(general).is_empty(), "the general has no move")?;
            let acting = with_turn(position, !side).ok_or("it cannot be its turn")?;
            let mut board = acting.clone();
            claim(wins(&acting) >= LEAST || mates(&mut board, 4, true), "that can be used")
        }
        Fact::Trapped { piece } => {
            claim(stands(position, piece) && position.turn() == piece.piece.color, "it is there")?;
            claim(!position.attackers(piece.square, !piece.piece.color).is_empty(), "it is attacked")?;
            for to in position.legal_targets(piece.square) {
                claim(wins_by(position, Move::new(piece.square, to)) <= -LEAST, "it has no way out")?;
            }
            claim(wins(position) <= -LEAST, "it is lost")
        }
        Fact::Mate { piece, mv, count } => {
            let (mut before, count) = match last {
                Some((before, last)) if last == mv => (before.clone(), count),
                _ => (position.clone(), count),
            };
            claim(before.turn() == piece.piece.color && stands(&before, piece), "it is its turn")?;
            claim(mates_by(&mut before, mv, count, count > 3), "every reply is mated")
        }
        Fact::MateThreat { piece, mv, count } => {
            let side = piece.piece.color;
            claim(position.turn() != side, "it is not its turn")?;
            let mut acting = with_turn(position, side).ok_or("it cannot be its turn")?;
            claim(mates_by(&mut acting, mv, count, count > 3), "every reply is mated")
        }
        Fact::Overloaded { guard, first, second } => {
            let acting = with_turn(position, !guard.piece.color).ok_or("it cannot be its turn")?;
            let open = without(&acting, guard.square);
            let mut some = false;
            for target in [first, second] {
                let captures = acting.legal_moves_to(Bitboard::of(target.square));
                claim(!captures.is_empty(), "it is attacked")?;
                some |= captures.into_iter().any(|mv| wins_by(&acting, mv) >= LEAST);
                let captures = open.legal_moves_to(Bitboard::of(target.square));
                let loose = captures.into_iter().any(|mv| {
                    let mut after = open.clone();
                    after.play_unchecked(mv);
                    after.legal_moves_to(Bitboard::of(target.square)).is_empty()
                        || wins_by(&open, mv) >= LEAST
                });
                claim(loose, "without the guard it is lost")?;
            }
            claim(some, "a capture wins")
        }
        Fact::ScreenGuardGone { cannon, left, screen } => {
            screen_gone(fact, position, last, cannon, left, screen)?;
            let acting = with_turn(position, !left.piece.color).ok_or("it cannot be its turn")?;
            let captures = acting.legal_moves_to(Bitboard::of(left.square));
            claim(captures.into_iter().any(|mv| wins_by(&acting, mv) >= LEAST), "it is lost")
        }
        Fact::ScreenAttackGone { cannon, saved, screen } => {
            screen_gone(fact, position, last, cannon, saved, screen)?;
            let (before, _) = last.ok_or("there is no move")?;
            let acting = with_turn(before, cannon.piece.color).ok_or("it cannot be its turn")?;
            claim(wins_by(&acting, Move::new(cannon.square, saved.square)) >= LEAST, "it was attacked")?;
            claim(!position.is_legal(Move::new(cannon.square, saved.square)), "it is not now")
        }
        // The game says it: see who asks.
        Fact::Repetition(_) => Ok(()),
    }
}

fn screen_gone(
    fact: &Fact,
    position: &Position,
    last: Option<(&Position, Move)>,
    cannon: Placed,
    target: Placed,
    screen: Square,
) -> Result<(), String> {
    let (before, mv) = last.ok_or("there is no move")?;
    let was = between(before, cannon.square, target.square) == Some(vec![screen]);
    let is = between(position, cannon.square, target.square).is_some_and(|found| found.len() == 1);
    let pieces = stands(position, cannon) && stands(position, target) && mv.from() == screen;
    if was && !is && pieces { Ok(()) } else { Err(format!("{fact:?}: the screen is gone")) }
}
