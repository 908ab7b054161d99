//! What the terms look at.

use chuhe_rules::{Bitboard, ByColor, Color, File, Position, Role, Square};

use crate::eval::material::Material;

/// A position with what its pieces reach.
pub(super) struct View<'a> {
    pub(super) position: &'a Position,
    pub(super) material: Material,
    pub(super) reach: ByColor<Reach>,
}

/// What a side's pieces could go to, or protect if an own piece stands there; a cannon's captures need their screen.
#[derive(Clone, Copy, Default)]
pub(super) struct Reach {
    /// Soldiers, advisors, elephants.
    pub(super) lesser: Bitboard,
    pub(super) general: Bitboard,
    pub(super) horses: Bitboard,
    pub(super) chariots: Bitboard,
    pub(super) cannons: Bitboard,
    /// How many horses, chariots, cannons and soldiers reach the enemy's palace, in this order.
    pub(super) at_palace: [usize; 4],
}

impl Reach {
    #[inline]
    pub(super) fn all(&self) -> Bitboard {
        self.lesser | self.general | self.horses | self.chariots | self.cannons
    }
}

impl<'a> View<'a> {
    /// With the reach of the lesser pieces; that of the others is filled in where their mobility is counted.
    #[inline]
    pub(super) fn new(position: &'a Position, material: Material) -> Self {
        let reach = ByColor::new_with(|us| {
            let mut reach = Reach {
                lesser: soldiers_reach(us, position.pieces(us, Role::Soldier)),
                general: position.reach(Role::General, us, position.general(us)),
                ..Reach::default()
            };
            for role in [Role::Advisor, Role::Elephant] {
                for square in position.pieces(us, role) {
                    reach.lesser |= position.reach(role, us, square);
                }
            }
            reach
        });
        Self { position, material, reach }
    }

    #[inline]
    pub(super) fn number(&self, color: Color, role: Role) -> i32 {
        self.material.number(color, role)
    }
}

/// The points that soldiers can go to.
#[inline]
fn soldiers_reach(us: Color, soldiers: Bitboard) -> Bitboard {
    let bits = soldiers.bits();
    let ahead = Bitboard::from_bits(us.fold(bits << 9, bits >> 9));
    ahead | beside(soldiers & Bitboard::bank(!us))
}

/// The points beside those of a set.
#[inline]
pub(super) fn beside(set: Bitboard) -> Bitboard {
    const NOT_A: Bitboard = Bitboard::ALL.without(Bitboard::file(File::A));
    const NOT_I: Bitboard = Bitboard::ALL.without(Bitboard::file(File::I));
    Bitboard::from_bits((set & NOT_I).bits() << 1 | (set & NOT_A).bits() >> 1)
}

/// A side's palace.
pub(super) const PALACES: [Bitboard; 2] = [palace(Color::Red), palace(Color::Black)];

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

/// The points strictly between two points of one file.
#[inline]
pub(super) fn between_on_file(a: Square, b: Square) -> Bitboard {
    between(a, b) & Bitboard::file(a.file())
}

/// The points whose index lies strictly between; on one rank those between.
#[inline]
pub(super) fn between(a: Square, b: Square) -> Bitboard {
    let (low, high) = if a < b { (a, b) } else { (b, a) };
    Bitboard::from_bits(((1u128 << high.index()) - 1) & !((2u128 << low.index()) - 1))
}
