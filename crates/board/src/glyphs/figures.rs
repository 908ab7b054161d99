//! The figures on pieces for who reads no Chinese, drawn for Chuhe: ink on a 100 by 100 grid, as SVG elements.
//!
//! Class `cut` is a stroke in the colour of the disc's face, `hole` a fill of it, `ray` a stroke of ink.

use chuhe_rules::Role;

/// The figure of a role.
pub(crate) const fn figure(role: Role) -> &'static str {
    match role {
        Role::General => CROWN,
        Role::Advisor => HAT,
        Role::Elephant => ELEPHANT,
        Role::Horse => HORSE,
        Role::Chariot => CHARIOT,
        Role::Cannon => CANNON,
        Role::Soldier => SOLDIER,
    }
}

const CROWN: &str = concat!(
    r#"<path d="M12 34 31 52 50 20 69 52 88 34 79 70H21z"/><rect x="21" y="75" width="58" height="11" rx="2"/>"#,
    r#"<circle cx="12" cy="29" r="6"/><circle cx="50" cy="14" r="7"/><circle cx="88" cy="29" r="6"/>"#,
);

const HAT: &str = concat!(
    r#"<path d="M29 60C27 47 31 40 39 38 40 22 47 14 57 15c10 1 15 10 14 23 2 5 2 14 1 22z"/>"#,
    r#"<path d="M27 65H73V76Q50 84 27 76z"/>"#,
    r#"<path d="M25 55 12 50Q3 48 3 57t9 8l13-3zM75 55 88 50q9-2 9 7t-9 8L75 62z"/>"#,
    r#"<path class="cut" d="M40 39Q54 35 70 39"/>"#,
);

const ELEPHANT: &str = concat!(
    r#"<path d="M96 80V52C96 30 80 22 62 24 56 17 40 16 31 24 20 26 14 36 13 48 12 60 13 68 9 73q-4 1-5 6 1 7 8 6 "#,
    r#"11-2 12-18l1-7q3 4 8 5V84q0 3 3 3H47q3 0 3-3V70H70V84q0 3 3 3H85q3 0 3-3z"/>"#,
    r#"<path class="cut" d="M40 30q15-1 15 12 0 14-15 15"/><path class="cut" d="M24 56q-1 9 6 11"/>"#,
    r#"<circle class="hole" cx="27" cy="38" r="3.4"/>"#,
);

const HORSE: &str = concat!(
    r#"<path d="M27 88H80C84 58 80 36 62 22L60 8 49 19C37 21 31 31 25 42L14 58q-3 6 1 10l6 5q4 2 8-1l6-5q8 1 14-4 "#,
    r#"2 11-10 16-9 4-12 9z"/><circle class="hole" cx="42" cy="37" r="4"/><path class="cut" d="M61 32q12 15 9 44"/>"#,
);

const CHARIOT: &str = concat!(
    r#"<path d="M10 27Q50-3 90 27z"/><rect x="47.5" y="20" width="5" height="24"/><path d="M20 42H80L75 60H25z"/>"#,
    r#"<path d="M22 46 4 52v5l20-5z"/><circle class="hole" cx="50" cy="70" r="23"/>"#,
    r#"<path fill-rule="evenodd" d="M50 49a21 21 0 100 42 21 21 0 000-42zm0 6a15 15 0 110 30 15 15 0 010-30z"/>"#,
    r#"<path class="ray" d="M50 53V87M33 70H67M38 58 62 82M62 58 38 82"/><circle cx="50" cy="70" r="5.5"/>"#,
);

const CANNON: &str = concat!(
    r#"<g transform="rotate(-27 46 46)"><path d="M20 34H82V58H20Q10 56 10 46T20 34z"/>"#,
    r#"<rect x="80" y="30" width="12" height="32" rx="3"/><circle cx="6" cy="46" r="6"/>"#,
    r#"<path class="cut" d="M34 33V59M66 33V59"/></g><path d="M30 58 6 86H18L44 66z"/>"#,
    r#"<circle class="hole" cx="46" cy="70" r="22"/>"#,
    r#"<path fill-rule="evenodd" d="M46 51a19 19 0 100 38 19 19 0 000-38zm0 7a12 12 0 110 24 12 12 0 010-24z"/>"#,
    r#"<circle cx="46" cy="70" r="5"/>"#,
);

const SOLDIER: &str = concat!(
    r#"<g transform="translate(2 4) scale(.92)"><path d="M12 56C13 34 25 24 38 22L42 10l4 12C59 24 71 34 72 56z"/>"#,
    r#"<rect x="6" y="54" width="72" height="9" rx="3"/><path d="M14 92Q14 72 42 69 70 72 70 92z"/>"#,
    r#"<rect x="83" y="26" width="6" height="66" rx="2"/><path d="M86 2 95 20 86 32 77 20z"/></g>"#,
);
