//! What pieces are worth together.

use chuhe_rules::{Bitboard, ByColor, Color, File, Position, Rank, Role, Square};

use super::tapered::{Tapered, taper};

/// For each point a chariot, horse or cannon can go to, above or below a usual number of them.
const CHARIOT_ROOM: (Tapered, i32) = (taper(4, 5), 8);
const HORSE_ROOM: (Tapered, i32) = (taper(9, 9), 4);
const CANNON_ROOM: (Tapered, i32) = (taper(1, 2), 8);
/// A horse that can go nowhere or to one point only.
const STUCK_HORSE: Tapered = taper(-22, -18);

/// 空頭炮: nothing between a cannon and the general on its file, so nobody may step in between.
const HOLLOW_CANNON: Tapered = taper(95, 60);
/// 當頭炮: two pieces between a cannon and the general on its file: both are bound.
const CENTRAL_CANNON: Tapered = taper(28, 6);
/// 沉底炮: a cannon on the enemy's back rank beside the general.
const BOTTOM_CANNON: Tapered = taper(16, 8);

/// 聯兵: two soldiers side by side beyond the river, or ready to cross.
const JOINED_SOLDIERS: Tapered = taper(18, 24);
/// A soldier before the river that blocks its own horse.
const BLOCKED_HORSE: Tapered = taper(-14, -4);

/// Both advisors and both elephants.
const FULL_GUARD: Tapered = taper(22, 10);
/// For each missing advisor, by each enemy chariot or horse; 缺士怕馬, 缺士怕車.
const NO_ADVISOR: Tapered = taper(-14, -5);
/// For each missing elephant, by each enemy cannon; 缺象怕炮.
const NO_ELEPHANT: Tapered = taper(-14, -6);
/// For each enemy cannon while both advisors stand: they are its screens.
const ADVISORS_AS_SCREENS: Tapered = taper(-5, 0);

/// By the number of pieces that reach the enemy's palace.
const ATTACK: [Tapered; 6] =
    [taper(0, 0), taper(4, 2), taper(22, 10), taper(56, 24), taper(92, 40), taper(120, 50)];

/// Red's terms minus Black's.
pub(super) fn of(position: &Position) -> Tapered {
    let sides = ByColor::new_with(|color| Side::new(position, color).total());
    sides.red - sides.black
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

    fn total(&self) -> Tapered {
        self.pieces() + self.cannons() + self.soldiers() + self.guard()
    }

    fn count(&self, color: Color, role: Role) -> i32 {
        self.position.pieces(color, role).count() as i32
    }

    /// Room to move, and how many pieces reach the enemy's palace.
    fn pieces(&self) -> Tapered {
        let position = self.position;
        let own = position.of(self.us);
        let mut total = taper(0, 0);
        let mut attackers = 0;
        for (role, (each, usual)) in
            [(Role::Chariot, CHARIOT_ROOM), (Role::Horse, HORSE_ROOM), (Role::Cannon, CANNON_ROOM)]
        {
            for square in position.pieces(self.us, role) {
                let reach = position.reach(role, self.us, square).without(own);
                let room = reach.count() as i32;
                total += each * (room - usual);
                if role == Role::Horse && room < 2 {
                    total += STUCK_HORSE;
                }
                attackers += usize::from(!(reach & self.palace).is_empty());
            }
        }
        for square in position.pieces(self.us, Role::Soldier) {
            // A soldier one step above the palace or in it, but for the back rank where it can only go sideways.
            let rank = square.rank().relative(self.us);
            attackers += usize::from(square.file().in_palace() && (6..9).contains(&rank));
        }
        total + ATTACK[attackers.min(ATTACK.len() - 1)]
    }

    fn cannons(&self) -> Tapered {
        let position = self.position;
        let general = position.general(!self.us);
        let back = Bitboard::rank(self.us.fold(Rank::R9, Rank::R0));
        let mut total = taper(0, 0);
        for cannon in position.pieces(self.us, Role::Cannon) {
            if cannon.file() == general.file() {
                total += match (between(cannon, general) & position.occupied()).count() {
                    0 => HOLLOW_CANNON,
                    2 if general.file() == File::E => CENTRAL_CANNON,
                    _ => taper(0, 0),
                };
            } else if back.contains(cannon) && back.contains(general) {
                total += BOTTOM_CANNON;
            }
        }
        total
    }

    fn soldiers(&self) -> Tapered {
        let soldiers = self.position.pieces(self.us, Role::Soldier);
        let beyond = soldiers & Bitboard::bank(!self.us);
        let right = Bitboard::from_bits((beyond.without(Bitboard::file(File::I))).bits() << 1);
        let mut total = JOINED_SOLDIERS * (right & beyond).count() as i32;
        for horse in self.position.pieces(self.us, Role::Horse) {
            let ahead = horse.offset(0, self.us.fold(1, -1));
            if ahead.is_some_and(|ahead| soldiers.contains(ahead) && ahead.bank() == self.us) {
                total += BLOCKED_HORSE;
            }
        }
        total
    }

    /// What the own guard is worth against what the enemy has.
    fn guard(&self) -> Tapered {
        let advisors = self.count(self.us, Role::Advisor);
        let elephants = self.count(self.us, Role::Elephant);
        let cannons = self.count(!self.us, Role::Cannon);
        let others = self.count(!self.us, Role::Chariot) + self.count(!self.us, Role::Horse);
        let mut total = NO_ADVISOR * ((2 - advisors) * others) + NO_ELEPHANT * ((2 - elephants) * cannons);
        if advisors == 2 && elephants == 2 {
            total += FULL_GUARD;
        }
        if advisors == 2 {
            total += ADVISORS_AS_SCREENS * cannons;
        }
        total
    }
}

/// The points strictly between two points of one file.
fn between(a: Square, b: Square) -> Bitboard {
    let (low, high) = if a < b { (a, b) } else { (b, a) };
    let below_high = (1u128 << high.index()) - 1;
    let above_low = !((2u128 << low.index()) - 1);
    Bitboard::from_bits(below_high & above_low) & Bitboard::file(a.file())
}
