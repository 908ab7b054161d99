//! What a ply does, as values for crate `lang`.

use super::chase::Attack;
use crate::reason::{Args, Reason};

/// One thing that a ply of a cycle does.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Nature {
    /// It checks.
    Check,
    /// It threatens to mate by checks.
    MateThreat,
    /// It attacks along a new line what it may not attack for ever.
    Chase(Attack),
    /// It makes another threat: out of an attack that stood before, by cutting the victim's protection, or one that the
    /// reply does not lift.
    Threat(Attack),
    /// It offers an exchange of equal kinds.
    Exchange(Attack),
    /// It steps between an attacker and what that attacked.
    Block,
    /// None of these.
    Idle,
}

impl Nature {
    /// The attack that it is, if it is one.
    pub const fn attack(&self) -> Option<&Attack> {
        match self {
            Self::Chase(attack) | Self::Threat(attack) | Self::Exchange(attack) => Some(attack),
            Self::Check | Self::MateThreat | Self::Block | Self::Idle => None,
        }
    }
}

impl Reason for Nature {
    fn id(&self) -> &'static str {
        match self {
            Self::Check => "label-check",
            Self::MateThreat => "label-mate-threat",
            Self::Chase(_) => "label-chase",
            Self::Threat(_) => "label-threat",
            Self::Exchange(_) => "label-exchange",
            Self::Block => "label-block",
            Self::Idle => "label-idle",
        }
    }

    /// `role` and `square` of the attacked piece, `by-role` and `from` of the attacker.
    fn args(&self) -> Args {
        self.attack().map_or_else(Args::new, |attack| {
            Args::new()
                .role("role", attack.victim)
                .square("square", attack.on)
                .role("by-role", attack.attacker)
                .square("from", attack.by)
        })
    }
}
