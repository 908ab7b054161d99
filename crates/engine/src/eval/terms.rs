//! What pieces are worth together.

use chuhe_rules::{Bitboard, Color, File, Position, Rank, Role, Square};

use super::tally::Tally;
use super::weights::{
    ADVISORS_AS_SCREENS, ATTACK, BLOCKED_HORSE, BOTTOM_CANNON, CANNON_ROOM, CENTRAL_CANNON, CHARIOT_ROOM,
    FULL_GUARD, HOLLOW_CANNON, HORSE_ROOM, JOINED_SOLDIERS, NO_ADVISOR, NO_ELEPHANT, TEMPO,
};

/// Counts what is neither a piece nor its place.
pub(super) fn count(position: &Position, tally: &mut impl Tally) {
    tally.negate();
    Side::new(position, Color::Black).count_all(tally);
    tally.negate();
    Side::new(position, Color::Red).count_all(tally);
    tally.add(TEMPO.one(), position.turn().fold(1, -1));
}

struct Side<'a> {
    position: &'a Position,
    us: Color,
    /// The enemy's palace.
    palace: Bitboard,
}

static PALACES: [Bitboard; 2] = [palace(Color::Red), palace(Color::Black)];

const fn palace(color: Color) -> Bitboard {
    let mut set = Bitboard::EMPTY;
    let mut index = 0;
    while index < Square::COUNT {
        if let Some(square) = Square::try_new(index)
            && square.in_palace(color)
        {
            set.insert(square);
        }
        index += 1;
    }
    set
}

impl<'a> Side<'a> {
    fn new(position: &'a Position, us: Color) -> Self {
        Self { position, us, palace: PALACES[!us as usize] }
    }

    fn count_all(&self, tally: &mut impl Tally) {
        self.pieces(tally);
        self.cannons(tally);
        self.soldiers(tally);
        self.guard(tally);
    }

    fn number(&self, color: Color, role: Role) -> i32 {
        self.position.pieces(color, role).count() as i32
    }

    /// Room to move, and how many pieces reach the enemy's palace.
    fn pieces(&self, tally: &mut impl Tally) {
        let position = self.position;
        let own = position.of(self.us);
        let mut attackers = 0;
        for (role, room) in
            [(Role::Chariot, CHARIOT_ROOM), (Role::Horse, HORSE_ROOM), (Role::Cannon, CANNON_ROOM)]
        {
            for square in position.pieces(self.us, role) {
                let reach = position.reach(role, self.us, square).without(own);
                tally.add(room.at(reach.count()), 1);
                attackers += usize::from(!(reach & self.palace).is_empty());
            }
        }
        for square in position.pieces(self.us, Role::Soldier) {
            // A soldier one step above the palace or in it, but for the back rank where it can only go sideways.
            let rank = square.rank().relative(self.us);
            attackers += usize::from(square.file().in_palace() && (6..9).contains(&rank));
        }
        tally.add(ATTACK.at(attackers), 1);
    }

    fn cannons(&self, tally: &mut impl Tally) {
        let position = self.position;
        let general = position.general(!self.us);
        let back = Bitboard::rank(self.us.fold(Rank::R9, Rank::R0));
        for cannon in position.pieces(self.us, Role::Cannon) {
            if cannon.file() == general.file() {
                match (between(cannon, general) & position.occupied()).count() {
                    0 => tally.add(HOLLOW_CANNON.one(), 1),
                    2 if general.file() == File::E => tally.add(CENTRAL_CANNON.one(), 1),
                    _ => {}
                }
            } else if back.contains(cannon) && back.contains(general) {
                tally.add(BOTTOM_CANNON.one(), 1);
            }
        }
    }

    fn soldiers(&self, tally: &mut impl Tally) {
        let soldiers = self.position.pieces(self.us, Role::Soldier);
        let beyond = soldiers & Bitboard::bank(!self.us);
        let right = Bitboard::from_bits((beyond.without(Bitboard::file(File::I))).bits() << 1);
        tally.add(JOINED_SOLDIERS.one(), (right & beyond).count() as i32);
        for horse in self.position.pieces(self.us, Role::Horse) {
            let ahead = horse.offset(0, self.us.fold(1, -1));
            if ahead.is_some_and(|ahead| soldiers.contains(ahead) && ahead.bank() == self.us) {
                tally.add(BLOCKED_HORSE.one(), 1);
            }
        }
    }

    /// What the own guard is worth against what the enemy has.
    fn guard(&self, tally: &mut impl Tally) {
        let advisors = self.number(self.us, Role::Advisor);
        let elephants = self.number(self.us, Role::Elephant);
        let cannons = self.number(!self.us, Role::Cannon);
        let others = self.number(!self.us, Role::Chariot) + self.number(!self.us, Role::Horse);
        tally.add(NO_ADVISOR.one(), (2 - advisors) * others);
        tally.add(NO_ELEPHANT.one(), (2 - elephants) * cannons);
        if advisors == 2 && elephants == 2 {
            tally.add(FULL_GUARD.one(), 1);
        }
        if advisors == 2 {
            tally.add(ADVISORS_AS_SCREENS.one(), cannons);
        }
    }
}

/// The points strictly between two points of one file.
fn between(a: Square, b: Square) -> Bitboard {
    let (low, high) = if a < b { (a, b) } else { (b, a) };
    let below_high = (1u128 << high.index()) - 1;
    let above_low = !((2u128 << low.index()) - 1);
    Bitboard::from_bits(below_high & above_low) & Bitboard::file(a.file())
}
