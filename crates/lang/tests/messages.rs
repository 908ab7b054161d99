//! Reading a catalogue and putting its messages into text.

use chuhe_lang::{Arg, CatalogueErrorKind, Locale, Messages};
use proptest::prelude::*;

/// Asserts what messages with the id `m` of small catalogues say.
#[track_caller]
fn says(locale: Locale, source: &str, args: &[(&str, Arg<'_>)], expected: &str) {
    let messages = Messages::new(locale, source).expect("the catalogue is sound");
    assert_eq!(messages.format("m", args), expected);
}

#[test]
fn text_variables_and_references() {
    says(Locale::En, "m = Text", &[], "Text");
    says(Locale::En, "m =   Text with  spaces   \n", &[], "Text with  spaces");
    says(Locale::En, "# A comment\n\nm =\n    On the next line\n\n\n", &[], "On the next line");
    says(Locale::En, "m = One\r\nn = Two\r\n", &[], "One");
    says(Locale::En, "m = { $a } and {$b}", &[("a", "x".into()), ("b", 7.into())], "x and 7");
    says(Locale::En, "m = { $a }", &[], "{$a}");
    says(Locale::En, "m = A { n } D { n.x }\nn = B { $c }\n    .x = E", &[("c", "C".into())], "A B C D E");
    says(Locale::En, "-t = term\nm = A { -t }", &[], "A term");
    says(Locale::En, r#"m = {" "}{ "\"\\\u00e9" }"#, &[], " \"\\é");
    says(Locale::En, "n = x", &[], "m");
}

#[test]
fn a_second_sentence_stands_behind_the_first() {
    let source = "# $from\nblocked = The way is blocked.\n    .detail = Something stands before { $from }.\nover = It is over.\n";
    let messages = Messages::new(Locale::En, source).unwrap();
    let says = |id: &str, more: &str| messages.sentences(id, more, &[("from", "e3".into())]);
    assert_eq!(says("blocked", "detail"), "The way is blocked. Something stands before e3.");
    assert_eq!(says("blocked", "reason"), "The way is blocked.");
    assert_eq!(says("over", "detail"), "It is over.");
}

#[test]
fn selections() {
    let by_word = "m = { $c ->\n [red] Red\n *[black] Black\n } moves";
    says(Locale::En, by_word, &[("c", "red".into())], "Red moves");
    says(Locale::En, by_word, &[("c", "black".into())], "Black moves");
    says(Locale::En, by_word, &[("c", "green".into())], "Black moves");
    says(Locale::En, by_word, &[], "Black moves");
    let by_number = "m =\n { $n ->\n [0] none\n [one] one\n [few] few\n *[other] { $n }\n }";
    says(Locale::En, by_number, &[("n", 0.into())], "none");
    says(Locale::En, by_number, &[("n", 1.into())], "one");
    says(Locale::En, by_number, &[("n", 3.into())], "3");
    says(Locale::Uk, by_number, &[("n", 0.into())], "none");
    says(Locale::Uk, by_number, &[("n", 21.into())], "one");
    says(Locale::Uk, by_number, &[("n", 3.into())], "few");
    says(Locale::Uk, by_number, &[("n", 5.into())], "5");
    says(Locale::Uk, by_number, &[("n", "few".into())], "few");
    let nested =
        "m = { $a ->\n [x] { $b ->\n [1] x1\n *[other] x{ $b }\n }\n *[y] y\n }\n    .more = attribute";
    says(Locale::En, nested, &[("a", "x".into()), ("b", 1.into())], "x1");
    says(Locale::En, nested, &[("a", "x".into()), ("b", 2.into())], "x2");
    says(Locale::En, nested, &[("b", 2.into())], "y");
}

/// CLDR's own samples for whole numbers (`plurals.xml`).
#[test]
fn plural_categories() {
    let source =
        "m =\n { $n ->\n [zero] zero\n [one] one\n [two] two\n [few] few\n [many] many\n *[other] other\n }";
    for (locale, samples) in [
        (Locale::En, "one 1; other 0 2 16 100 1000000"),
        (Locale::Nb, "one 1; other 0 2 16 100 1000000"),
        (Locale::ZhHans, "other 0 1 2 15 100"),
        (Locale::ZhHant, "other 0 1 2 15 100"),
        (Locale::Vi, "other 0 1 2 15 100"),
        (Locale::He, "one 1; two 2; other 0 3 17 20 100 102 1000000"),
        (
            Locale::Ar,
            "zero 0; one 1; two 2; few 3 10 103 110 1003; many 11 26 99 111 1011; other 100 102 200 202 1000000",
        ),
        (
            Locale::Uk,
            "one 1 21 31 71 81 101 1001; few 2 4 22 24 32 34 102 1002; many 0 5 11 14 19 20 100 111 112 1000000",
        ),
        (Locale::Ro, "one 1; few 0 2 16 19 101 102 119 1001; other 20 35 100 120 1000 1000000"),
    ] {
        let messages = Messages::new(locale, source).expect("the catalogue is sound");
        for sample in samples.split("; ") {
            let (category, numbers) = sample.split_once(' ').expect("a category has samples");
            for number in
                numbers.split(' ').map(|number| number.parse::<i64>().expect("a sample is a number"))
            {
                for number in [number, -number] {
                    assert_eq!(
                        messages.format("m", &[("n", Arg::Number(number))]),
                        category,
                        "{number} in {locale}"
                    );
                }
            }
        }
    }
}

#[test]
fn values_against_the_direction_are_isolated() {
    let source = "m = <{ $v }>";
    for (locale, value, expected) in [
        (Locale::Ar, "e3", "<\u{2068}e3\u{2069}>"),
        (Locale::He, "炮二平五", "<\u{2068}炮二平五\u{2069}>"),
        (Locale::He, "סוס", "<סוס>"),
        (Locale::Ar, "12", "<12>"),
        (Locale::En, "e3", "<e3>"),
        (Locale::ZhHant, "炮二平五", "<炮二平五>"),
        (Locale::En, "ليلى", "<\u{2068}ليلى\u{2069}>"),
    ] {
        says(locale, source, &[("v", value.into())], expected);
    }
    says(Locale::En, source, &[("v", Arg::Number(-3))], "<-3>");
    says(Locale::Ar, source, &[("v", Arg::Number(-3))], "<\u{200E}-3>");
}

#[test]
fn a_faulty_catalogue_is_refused_with_its_line() {
    use CatalogueErrorKind::{BadEscape, Cycle, Default, Duplicate, Expected, TooDeep, Unknown};
    let deep = format!("m = {}", "{ $a ->\n *[x] ".repeat(9));
    for (source, line, kind) in [
        ("m", 1, Expected("`=`")),
        ("m = A\n7 = B", 2, Expected("a name")),
        ("m =", 1, Expected("a text")),
        ("m =\nn = B", 1, Expected("a text")),
        ("m =\n    .x = B", 2, Expected("a text")),
        ("m = A\n    second line", 1, Expected("the next message or an attribute")),
        ("m = A } B", 1, Expected("no `}` in a text")),
        ("m = { $a", 1, Expected("`}`")),
        ("m = { \"a", 1, Expected("`\"`")),
        ("m = { NUMBER($a) }", 1, Expected("`}`")),
        ("m = { $a ->\n [x] X\n }", 3, Default),
        ("m = { $a ->\n *[x] X\n *[y] Y\n }", 3, Default),
        ("m = { $a ->\n *[x]\n }", 2, Expected("a text")),
        ("m = { $a -> *[x] X }", 1, Expected("a new line")),
        ("m = { $a ->\n *[99999999999999999999] X\n }", 2, Expected("a smaller number")),
        ("m = { \"\\n\" }", 1, BadEscape),
        ("m = { \"\\uD800\" }", 1, BadEscape),
        ("m = { \"\\u12\" }", 1, BadEscape),
        (&deep, 9, TooDeep),
        ("m = A\nm = B", 2, Duplicate("m".into())),
        ("m = { n }", 0, Unknown("m".into(), "n".into())),
        ("m = { n.x }\nn = N", 0, Unknown("m".into(), "n.x".into())),
        ("m = { m }", 0, Cycle("m".into())),
        ("m = { n }\nn = { $a ->\n *[x] { o }\n }\no = { n }", 0, Cycle("n".into())),
    ] {
        let error = Messages::new(Locale::En, source).expect_err(source);
        assert_eq!((error.line, &error.kind), (line, &kind), "{source}");
        assert!(!error.to_string().is_empty());
    }
}

proptest! {
    #[test]
    fn no_text_breaks_the_reader(source in any::<String>()) {
        let _ = Messages::new(Locale::En, &source);
    }

    #[test]
    fn what_is_almost_a_catalogue_is_read_or_refused(
        source in proptest::collection::vec(
            prop::sample::select(vec![
                "m", "n", " = ", "\n", " ", "    .x", "{", "}", "$a", " ->", "[one]", "*[x]", "\"", "\\u0041", "-t", "é", "象",
            ]),
            0..40,
        )
    ) {
        if let Ok(messages) = Messages::new(Locale::En, &source.concat()) {
            for id in messages.ids() {
                messages.format(id, &[("a", 1.into())]);
            }
        }
    }
}
