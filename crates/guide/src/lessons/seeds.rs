//! What the five guides say that is their own; it is told first.

use chuhe_rules::Color;

use crate::{Claim, Lesson};

pub(super) const LESSONS: &[Lesson] = &[
    Lesson {
        id: "lesson-take",
        sets: &["capture", "ukrainian"],
        start: "3k3n1/9/9/9/9/9/4R4/9/9/5K3 w",
        moves: "e3d3 h9g7 d3d9",
        claim: Claim::Wins(Color::Red),
    },
    Lesson {
        id: "lesson-overlooked",
        sets: &["capture", "ukrainian"],
        start: "3k3n1/9/9/9/9/9/4R4/9/9/5K3 w",
        moves: "e3d3 h9g7 d3d4",
        claim: Claim::GoesOn,
    },
    Lesson {
        id: "lesson-flying-general",
        sets: &["ukrainian"],
        start: "4k4/9/9/9/4r4/9/9/9/9/4K4 b",
        moves: "e5a5 e0e9",
        claim: Claim::Wins(Color::Red),
    },
    Lesson {
        id: "lesson-no-repetition",
        sets: &["capture"],
        start: "3k5/9/b8/9/8c/9/9/9/9/4K2R1 w",
        moves: "h0i0 i5h5 i0h0 h5i5",
        claim: Claim::GoesOn,
    },
    Lesson {
        id: "lesson-total-limit",
        sets: &["capture"],
        start: "3ak4/9/4b4/9/9/9/9/4B4/4A4/3RK4 b - - 0 200",
        moves: "e9f9",
        claim: Claim::Draws,
    },
    Lesson {
        id: "lesson-fourth-time",
        sets: &["hebrew"],
        start: "3k5/9/9/9/9/9/4R4/9/9/5K3 w",
        moves: "e3d3 d9e9 d3e3 e9d9",
        claim: Claim::Wins(Color::Black),
    },
    Lesson {
        id: "lesson-black-begins",
        sets: &["norwegian"],
        start: "rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR b",
        moves: "h7e7",
        claim: Claim::GoesOn,
    },
    Lesson {
        id: "lesson-figure-3",
        sets: &["norwegian"],
        start: "4k4/9/6n2/5P3/5N3/9/9/9/9/3K5 w",
        moves: "f6g6",
        claim: Claim::Refuses { mv: "g7f5", id: "horse-leg-blocked" },
    },
    Lesson {
        id: "lesson-figure-4",
        sets: &["norwegian"],
        start: "1r1aka1n1/9/3nb4/pcp4C1/6NP1/9/9/9/9/3K5 w",
        moves: "h6e6",
        claim: Claim::Refuses { mv: "e9d8", id: "not-how-it-moves" },
    },
    Lesson {
        id: "lesson-figure-5",
        sets: &["norwegian"],
        start: "4k4/4a4/9/9/2C6/9/9/9/9/4K4 w",
        moves: "c5e5 e8d7",
        claim: Claim::GoesOn,
    },
    Lesson {
        id: "lesson-figure-6",
        sets: &["norwegian"],
        start: "3k5/CP4N2/9/9/2R6/9/9/9/9/5K3 w",
        moves: "c5c9",
        claim: Claim::Wins(Color::Red),
    },
    Lesson {
        id: "lesson-figure-7",
        sets: &["norwegian"],
        start: "5k3/9/9/2c6/9/4c4/9/9/2N6/3AK4 b",
        moves: "c6e6",
        claim: Claim::Wins(Color::Black),
    },
    Lesson {
        id: "lesson-figure-8",
        sets: &["norwegian"],
        start: "4k4/7n1/9/9/4NP3/9/9/9/9/3K5 b",
        moves: "h8g6",
        claim: Claim::Refuses { mv: "e5g6", id: "horse-leg-blocked" },
    },
    Lesson {
        id: "lesson-figure-9",
        sets: &["norwegian"],
        start: "4k4/4a4/4b4/9/4C4/9/9/9/9/3K5 w",
        moves: "d0d1",
        claim: Claim::Refuses { mv: "e8f7", id: "general-left-in-check" },
    },
    Lesson {
        id: "lesson-lesser",
        sets: &["romanian"],
        start: "3k5/9/9/9/1r6c/9/9/9/9/4K2R1 w",
        moves: "h0i0 i5h5 i0h0 h5i5",
        claim: Claim::Wins(Color::Black),
    },
    Lesson {
        id: "lesson-greater",
        sets: &["romanian"],
        start: "3k5/9/9/6N2/7r1/9/9/9/9/4KA3 w",
        moves: "g6f4 h5i5 f4g6 i5h5",
        claim: Claim::Draws,
    },
];
