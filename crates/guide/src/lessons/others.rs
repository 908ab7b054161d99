//! How the Chinese rules and the simple ones judge otherwise, and how a game ends without any repetition.

use chuhe_rules::Color;

use super::MATE;
use crate::{Claim, Lesson};

pub(super) const LESSONS: &[Lesson] = &[
    Lesson {
        id: "lesson-all-victims",
        sets: &["cxa-lite"],
        start: "1r1k5/9/8c/7n1/9/9/9/9/9/4K3R w",
        moves: "i0h0 b9b8 h0i0 b8b9",
        claim: Claim::Wins(Color::Black),
    },
    Lesson {
        id: "lesson-gain",
        sets: &["cxa-lite"],
        start: "3k5/4a4/8n/6N2/7r1/9/9/9/9/4K4 w",
        moves: "g6f4 h5i5 f4g6 i5h5",
        claim: Claim::Wins(Color::Black),
    },
    Lesson {
        id: "lesson-mate-threat-forbidden",
        sets: &["cxa-lite"],
        start: "2bk5/4R4/3a1a3/9/9/9/9/8R/3K5/9 w",
        moves: "i2h2 c9a7 h2i2 a7c9",
        claim: Claim::Wins(Color::Black),
    },
    Lesson {
        id: "lesson-check-chase-forbidden",
        sets: &["cxa-lite"],
        start: "9/2R6/5k3/9/9/9/2c6/9/3K5/9 w",
        moves: "c8f8 f7e7 f8c8 e7f7",
        claim: Claim::Wins(Color::Black),
    },
    Lesson {
        id: "lesson-check-against-attack",
        sets: &["cxa-lite"],
        start: "5r3/1c2k3N/5R3/9/9/9/9/9/5K3/9 w",
        moves: "f7f8 e8e7 f8f7 e7e8",
        claim: Claim::Wins(Color::Black),
    },
    Lesson {
        id: "lesson-chase-free",
        sets: &["simple", "hebrew", "norwegian"],
        start: "3k5/9/9/9/8c/9/9/9/9/4K2R1 w",
        moves: "h0i0 i5h5 i0h0 h5i5",
        claim: Claim::Draws,
    },
    Lesson {
        id: "lesson-checkmate",
        sets: MATE,
        start: "3k5/1R7/2R6/9/9/9/9/9/9/4K4 w",
        moves: "c7c9",
        claim: Claim::Wins(Color::Red),
    },
    Lesson {
        id: "lesson-stalemate",
        sets: MATE,
        start: "3k5/9/9/9/9/9/9/9/9/4K3R w",
        moves: "i0i8",
        claim: Claim::Wins(Color::Red),
    },
    Lesson {
        id: "lesson-facing",
        sets: &["wxf", "axf", "cxa-lite", "simple", "capture", "hebrew", "norwegian", "romanian"],
        start: "3k4r/9/9/9/9/9/9/9/9/R3K4 w",
        moves: "a0a1 i9i8",
        claim: Claim::Refuses { mv: "e0d0", id: "generals-would-face" },
    },
    Lesson {
        id: "lesson-move-limit",
        sets: &["wxf", "axf", "cxa-lite", "simple"],
        start: "3ak4/9/4b4/9/9/9/9/4B4/4A4/3RK4 w - - 119 200",
        moves: "d0d1",
        claim: Claim::Draws,
    },
    Lesson {
        id: "lesson-checks-counted",
        sets: &["axf"],
        start: "3k5/9/9/9/9/9/9/9/4R4/5K3 w - - 86 90",
        moves: "e1d1 d9e9 d1e1 e9d9 e1e2 d9d8 e2d2 d8e8 d2e2 e8d8 e2e3 d8d9 e3d3 d9e9 d3e3 e9d9 e3e4 d9d8 \
                e4d4 d8e8 d4e4 e8d8 e4e5 d8d9 e5d5 d9e9 d5e5 e9d9 e5e6 d9d8 e6d6 d8e8 d6e6 e8d8",
        claim: Claim::GoesOn,
    },
    Lesson {
        id: "lesson-dead",
        sets: &["wxf", "axf", "cxa-lite", "simple", "capture", "hebrew", "norwegian", "romanian"],
        start: "3ak4/9/4b4/9/9/9/9/4B4/4p4/4K4 w",
        moves: "e0e1",
        claim: Claim::Draws,
    },
];
