//! The choice of a locale.

use chuhe_lang::{Direction, Locale};
use proptest::prelude::*;

#[test]
fn tags_and_locales_are_one_to_one() {
    for locale in Locale::ALL {
        assert_eq!(Locale::from_tag(locale.tag()), Some(locale));
        assert_eq!(Locale::for_range(locale.tag()), Some(locale));
        assert_eq!(locale.to_string(), locale.tag());
    }
    for tag in ["", "EN", "zh", "zh-hans", "fr", "en/", "../en"] {
        assert_eq!(Locale::from_tag(tag), None, "{tag}");
    }
}

#[test]
fn arabic_and_hebrew_run_from_right_to_left() {
    let rtl: Vec<_> = Locale::ALL.into_iter().filter(|locale| locale.direction() == Direction::Rtl).collect();
    assert_eq!(rtl, [Locale::Ar, Locale::He]);
    assert_eq!((Direction::Ltr.as_str(), Direction::Rtl.as_str()), ("ltr", "rtl"));
}

#[test]
fn a_header_finds_its_locale() {
    for (header, expected) in [
        ("", Locale::En),
        ("en", Locale::En),
        ("en-GB,en;q=0.9", Locale::En),
        ("zh", Locale::ZhHans),
        ("zh-CN", Locale::ZhHans),
        ("zh-SG", Locale::ZhHans),
        ("zh-Hans-HK", Locale::ZhHans),
        ("zh-TW", Locale::ZhHant),
        ("zh-HK", Locale::ZhHant),
        ("zh-MO", Locale::ZhHant),
        ("zh-Hant-CN", Locale::ZhHant),
        ("ZH_hant_hk", Locale::ZhHant),
        ("cmn-Hant", Locale::ZhHant),
        ("yue", Locale::ZhHant),
        ("yue-Hans", Locale::ZhHans),
        ("vi-VN", Locale::Vi),
        ("ar-EG", Locale::Ar),
        ("he-IL", Locale::He),
        ("iw", Locale::He),
        ("uk-UA", Locale::Uk),
        ("nb-NO", Locale::Nb),
        ("no", Locale::Nb),
        ("nn-NO", Locale::Nb),
        ("ro-MD", Locale::Ro),
        ("mo", Locale::Ro),
        // What is not spoken here is passed over.
        ("fr-FR, de;q=0.9", Locale::En),
        ("fr-FR, de;q=0.9, uk;q=0.1", Locale::Uk),
        ("english", Locale::En),
        ("zhx-TW", Locale::En),
        ("*", Locale::En),
        ("*, ro;q=0.5", Locale::Ro),
        // Quality decides, then order.
        ("en;q=0.5, vi;q=0.9", Locale::Vi),
        ("ar, he", Locale::Ar),
        ("he;q=0.8, ar;q=0.8", Locale::He),
        ("en;q=0.8, uk", Locale::Uk),
        (" ro ; q=0.001 ", Locale::Ro),
        ("ro;Q=1.000, en;q=0.999", Locale::Ro),
        ("uk;q=0, en;q=0.1", Locale::En),
        ("uk;q=0", Locale::En),
        ("uk;q=0.000", Locale::En),
        // A malformed quality makes a range not count.
        ("uk;q=2, vi;q=0.1", Locale::Vi),
        ("uk;q=1.001, vi;q=0.1", Locale::Vi),
        ("uk;q=0.1234, vi;q=0.1", Locale::Vi),
        ("uk;q=-1, vi;q=0.1", Locale::Vi),
        ("uk;q=, vi;q=0.1", Locale::Vi),
        ("uk;q=NaN, vi;q=0.1", Locale::Vi),
        ("uk;level=1, vi;q=0.1", Locale::Vi),
        (";;;,,,=q;q=;-,_-_,nb", Locale::Nb),
    ] {
        assert_eq!(Locale::negotiate(header), expected, "{header:?}");
    }
}

proptest! {
    #[test]
    fn any_text_is_a_header(header in any::<String>()) {
        Locale::negotiate(&header);
    }

    #[test]
    fn anything_like_a_header_is_one(header in "([a-zA-Z_*-]{0,8}( ?; ?[qQ] ?= ?[0-9.,-]{0,6})?,? ?){0,6}") {
        Locale::negotiate(&header);
    }

    #[test]
    fn the_one_that_is_wanted_most_wins(qualities in proptest::sample::subsequence((1..=9).collect::<Vec<_>>(), 9).prop_shuffle()) {
        let header: Vec<_> = Locale::ALL
            .iter()
            .zip(&qualities)
            .map(|(locale, quality)| format!("{locale};q=0.{quality}"))
            .collect();
        let wanted = qualities.iter().position(|quality| *quality == 9).expect("nine is among the nine");
        prop_assert_eq!(Locale::negotiate(&header.join(", ")), Locale::ALL[wanted]);
    }
}
