//! The nine catalogues: complete, sound, and in their own language.

use std::collections::BTreeSet;

use chuhe_lang::{
    Arg, CatalogueErrorKind, Direction, Fault, Locale, Messages, OWN_PREFIX, catalogue, check,
    declared_arguments,
};
use fluent_bundle::{FluentArgs, FluentBundle, FluentResource, FluentValue};
use unicode_bidi::{BidiInfo, Level};

const SAME_AS_ENGLISH: &str = include_str!("../locales/same-as-english.txt");

fn catalogues() -> Vec<(&'static str, &'static str)> {
    Locale::ALL.into_iter().map(|locale| (locale.tag(), catalogue(locale))).collect()
}

/// Values that stand for all that an argument can be.
fn samples(name: &str) -> Vec<Arg<'static>> {
    const ROLES: [&str; 7] = ["general", "advisor", "elephant", "horse", "chariot", "cannon", "soldier"];
    let texts = |texts: &[&'static str]| texts.iter().copied().map(Arg::Text).collect();
    let numbers = |numbers: &[i64]| numbers.iter().copied().map(Arg::Number).collect();
    match name {
        "color" | "by-color" | "winner" => texts(&["red", "black"]),
        "role" | "by-role" | "also-role" => texts(&ROLES),
        "captured" => texts(&[&["none"][..], &ROLES].concat()),
        "check" => texts(&["none", "check", "double-check"]),
        "square" | "by-square" | "also-square" | "to" => texts(&["e3"]),
        "from" => texts(&["b9"]),
        "move" => texts(&["h2e2"]),
        "moves" => texts(&["h2e2, b2e2"]),
        "first" | "second" | "found" | "letter" | "commands" | "name" | "key" | "expected" => {
            texts(&["undo"])
        }
        "path" => texts(&["board.svg"]),
        "format" | "formats" => texts(&["xqf"]),
        "charset" => texts(&["Big5"]),
        "engine" | "red" | "black" | "option" => texts(&["Chuhe level 2"]),
        "result" => texts(&["1/2-1/2"]),
        "elo" | "low" | "high" | "llr" | "lower" | "upper" | "percent" => texts(&["+12.5"]),
        "mean" | "amount" => texts(&["87.3"]),
        "pairs" => texts(&["1 2 3 4 5"]),
        "place" | "loss" | "handicap" | "value" | "problem" | "end" => texts(&["undo"]),
        "address" => texts(&["http://127.0.0.1:8080/"]),
        "level" => numbers(&[1, 2, 16]),
        "group" => numbers(&[1, 2, 3, 4, 5, 6]),
        "count" | "plies" | "ply" | "number" | "game" | "row" | "line" | "max" => {
            numbers(&[0, 1, 2, 3, 5, 11, 20, 21, 100, 102, 120])
        }
        // They are counted in no sentence.
        "files" | "games" | "warnings" | "unread" | "variations" | "limit" | "positions" | "pace"
        | "drawn" | "least" | "half" | "most" | "proven" | "refuted" | "open" => numbers(&[0, 2]),
        "time" | "more" | "step" | "reading" | "period" | "lag" | "credit" => numbers(&[0, 60]),
        "offer" => texts(&["draw", "takeback", "pause", "resume", "rematch"]),
        "why" => texts(&["no-game", "version", "stopping", "fault", "full", "other"]),
        _ => panic!("there is no sample for ${name}"),
    }
}

/// Every combination of sample arguments.
fn combinations(names: &[String]) -> Vec<Vec<(&str, Arg<'static>)>> {
    names.iter().fold(vec![vec![]], |rows, name| {
        let extend = |row: &Vec<_>, value| [&row[..], &[(&**name, value)]].concat();
        rows.iter().flat_map(|row| samples(name).into_iter().map(move |value| extend(row, value))).collect()
    })
}

/// Calls `see` with every message that a caller may ask for, in every language, for every combination of arguments.
fn every_text(mut see: impl FnMut(&Messages, &str, &[(&str, Arg<'_>)], &str)) {
    let declared = declared_arguments(catalogue(Locale::En));
    for locale in Locale::ALL {
        let messages = Messages::embedded(locale);
        for id in messages.ids().filter(|id| !id.starts_with(OWN_PREFIX)) {
            let names = &declared[id.split('.').next().expect("a split has a first part")];
            for args in combinations(names) {
                see(&messages, id, &args, &messages.format(id, &args));
            }
        }
    }
}

fn is_mark(c: char) -> bool {
    matches!(c, '\u{200E}' | '\u{200F}' | '\u{2066}'..='\u{2069}')
}

#[test]
fn the_catalogues_are_complete() {
    let findings: Vec<_> = check(&catalogues(), SAME_AS_ENGLISH).iter().map(ToString::to_string).collect();
    assert!(findings.is_empty(), "{}", findings.join("\n"));
}

#[test]
fn what_a_browser_loads_is_sound_by_itself() {
    for locale in Locale::ALL {
        let file = format!("{}/locales/{locale}.ftl", env!("CARGO_MANIFEST_DIR"));
        let alone = std::fs::read_to_string(file).expect("the catalogue is there");
        Messages::new(locale, &alone).unwrap_or_else(|error| panic!("{locale}: {error}"));
        let online = format!("{}/online/{locale}.ftl", env!("CARGO_MANIFEST_DIR"));
        let online = std::fs::read_to_string(online).expect("the rest for games between people is there");
        Messages::new(locale, &format!("{alone}\n{online}"))
            .unwrap_or_else(|error| panic!("{locale}: {error}"));
        assert!(catalogue(locale).starts_with(&alone), "{locale}");
        assert!(catalogue(locale).len() > alone.len(), "{locale}: there is nothing besides");
    }
}

/// Asserts the one fault that is found after `change` was made to the catalogue `tag`.
#[track_caller]
fn is_caught(tag: &str, change: impl Fn(&str) -> String, id: &str, fault: &Fault) {
    let changed = change(catalogue(Locale::from_tag(tag).expect("the tag is a locale's")));
    let sources: Vec<_> = catalogues()
        .into_iter()
        .map(|(other, source)| (other, if other == tag { &*changed } else { source }))
        .collect();
    let findings = check(&sources, SAME_AS_ENGLISH);
    let found: Vec<_> =
        findings.iter().map(|finding| (&*finding.catalogue, &*finding.id, &finding.fault)).collect();
    assert_eq!(found, [(tag, id, fault)]);
}

#[test]
fn a_planted_fault_is_caught() {
    is_caught("vi", |source| source.replace("\nflip = Xoay bàn\n", "\n"), "flip", &Fault::MissingMessage);
    is_caught("uk", |source| format!("{source}\nnews = Новини"), "news", &Fault::ExtraMessage);
    is_caught(
        "ro",
        |source| source.replace("flip = Rotește", "flip = Flip"),
        "flip",
        &Fault::English("Flip".into()),
    );
    is_caught(
        "nb",
        |source| source.replace("[2] Lærling", "[2] Learner"),
        "level-group",
        &Fault::English("Learner".into()),
    );
    is_caught(
        "nb",
        |source| source.replace("[red] Den røde", "[red] Your"),
        "word-by-piece-capital",
        &Fault::English("Your".into()),
    );
    is_caught(
        "zh-Hans",
        |source| source.replace("= 已悔棋。", "= { $side ->\n *[x] 已悔棋。\n }"),
        "note-undone",
        &Fault::UndeclaredArgument("side".into()),
    );
    is_caught(
        "zh-Hant",
        |source| source.replace("第 { $number } 著（", "這一著（"),
        "cli-at-ply",
        &Fault::Information("number".into()),
    );
    let error = Messages::new(Locale::ZhHans, "m").expect_err("a name alone is no message");
    assert_eq!((error.line, &error.kind), (1, &CatalogueErrorKind::Expected("`=`")));
    is_caught("zh-Hans", |_| "m".into(), "", &Fault::Broken(error));
}

#[test]
fn a_set_of_catalogues_is_one_for_each_locale() {
    let mut sources = catalogues();
    sources.retain(|(tag, _)| *tag != "ar");
    sources.push(("fr", "m = Bonjour"));
    let findings = check(&sources, SAME_AS_ENGLISH);
    let mut faults: Vec<_> = findings.into_iter().map(|finding| (finding.catalogue, finding.fault)).collect();
    faults.retain(|(catalogue, _)| catalogue != "allow-list");
    assert_eq!(
        faults,
        [("fr".to_owned(), Fault::UnknownCatalogue), ("ar".to_owned(), Fault::MissingCatalogue)]
    );
}

#[test]
fn an_allowance_has_a_reason_and_a_use() {
    for line in ["vi\tflip\tFlip\tnothing says so", "vi\tflip\tFlip", "vi\tflip\tFlip\t"] {
        let allowed = format!("# A comment\n\n{SAME_AS_ENGLISH}{line}\n");
        let findings = check(&catalogues(), &allowed);
        assert_eq!(findings.len(), 1, "{line}");
        assert_eq!(findings[0].fault, Fault::Allowance(line.into()));
    }
}

#[test]
fn every_message_formats() {
    let mut texts = 0;
    every_text(|messages, id, args, text| {
        texts += 1;
        let locale = messages.locale();
        assert!(!text.is_empty() && !text.contains(['{', '}', '$']), "{locale} {id} {args:?}: {text}");
        assert!(
            !text.contains("  ") && text.trim() == text,
            "{locale} {id} {args:?}: stray blanks in {text:?}"
        );
        if locale.direction() == Direction::Ltr {
            assert!(!text.contains(is_mark), "{locale} {id} {args:?}: an invisible mark in {text:?}");
        }
    });
    assert!(texts > 10_000, "only {texts} texts were seen");
}

#[test]
fn fluent_bundle_says_the_same() {
    let bundles = Locale::ALL.map(|locale| {
        let resource = FluentResource::try_new(catalogue(locale).to_owned()).expect("the source is Fluent");
        let mut bundle =
            FluentBundle::new(vec![locale.tag().parse().expect("the tag is a language identifier")]);
        bundle.set_use_isolating(false);
        bundle.add_resource(resource).expect("no id is there twice");
        bundle
    });
    let without_marks = |text: &str| text.replace(is_mark, "");
    // Its plural rules are older than CLDR 42, where 102 joined the few in Romanian: „102 piese”, without „de”.
    let old_rules = |locale, args: &[(&str, Arg<'_>)]| {
        locale == Locale::Ro && args.iter().any(|(_, value)| *value == Arg::Number(102))
    };
    every_text(|messages, id, args, text| {
        if old_rules(messages.locale(), args) {
            return;
        }
        let bundle = &bundles[messages.locale() as usize];
        let (message, attribute) =
            id.split_once('.').map_or((id, None), |(id, attribute)| (id, Some(attribute)));
        let message = bundle.get_message(message).expect("both have the same messages");
        let pattern = match attribute {
            None => message.value(),
            Some(name) => message.get_attribute(name).map(|attribute| attribute.value()),
        };
        let fluent_args: FluentArgs<'_> = args
            .iter()
            .map(|(name, value)| match value {
                Arg::Text(text) => (*name, FluentValue::from(*text)),
                Arg::Number(number) => (*name, FluentValue::from(*number)),
            })
            .collect();
        let mut errors = Vec::new();
        let expected = bundle.format_pattern(
            pattern.expect("both have the same texts"),
            Some(&fluent_args),
            &mut errors,
        );
        assert!(errors.is_empty(), "{id} {args:?}: {errors:?}");
        assert_eq!(without_marks(text), without_marks(&expected), "{} {id} {args:?}", messages.locale());
    });
}

/// The text as the eye meets it from left to right on a right-to-left page.
fn seen(text: &str) -> String {
    let info = BidiInfo::new(text, Some(Level::rtl()));
    let line = info.reorder_line(&info.paragraphs[0], 0..text.len());
    line.replace(is_mark, "")
}

#[test]
fn a_point_keeps_its_place_in_a_right_to_left_sentence() {
    let messages =
        Messages::new(Locale::Ar, "m = قبل { $square } { $count } قطع").expect("the catalogue is sound");
    let isolated = messages.format("m", &[("square", "e3".into()), ("count", 5.into())]);
    assert!(seen(&isolated).contains("5 e3"), "{}", seen(&isolated));
    let bare = isolated.replace(is_mark, "");
    assert!(seen(&bare).contains("e3 5"), "without isolates the number changes sides");
    let announced = [
        ("color", "red".into()),
        ("role", "horse".into()),
        ("from", "b9".into()),
        ("to", "c7".into()),
        ("captured", "none".into()),
        ("check", "none".into()),
    ];
    for locale in [Locale::Ar, Locale::He] {
        let text = seen(&Messages::embedded(locale).format("announce-move", &announced));
        assert!(text.find("c7") < text.find("b9"), "{text}");
    }
    every_text(|messages, id, args, text| {
        if messages.locale().direction() == Direction::Rtl {
            let before = text.matches('\u{2068}').count() + text.matches('\u{2066}').count();
            assert_eq!(before, text.matches('\u{2069}').count(), "{id}: an isolate is left open");
            for (name, value) in args {
                if let Arg::Text(value) = value
                    && text.contains(value)
                {
                    assert!(seen(text).contains(value), "{id}: ${name} is torn in {text}");
                }
            }
        }
    });
}

/// The texts of a catalogue that hold a letter, each with its line number.
fn lines(locale: Locale) -> impl Iterator<Item = (usize, &'static str)> {
    let text = |line: &'static str| {
        line.trim_start().trim_start_matches("*[").split_once(['=', ']']).map(|(_, text)| text.trim())
    };
    catalogue(locale)
        .lines()
        .enumerate()
        .filter(|(_, line)| !line.starts_with('#'))
        .filter_map(move |(index, line)| Some((index + 1, text(line)?)))
}

/// `text` without its placeables.
fn bare(text: &str) -> String {
    let mut depth = 0;
    text.chars()
        .filter(|c| {
            depth += usize::from(*c == '{');
            let keep = depth == 0;
            depth -= usize::from(*c == '}' && depth > 0);
            keep
        })
        .collect()
}

#[test]
fn texts_are_written_in_their_script() {
    for (locale, script) in [
        (Locale::ZhHans, '\u{4E00}'..='\u{9FFF}'),
        (Locale::ZhHant, '\u{4E00}'..='\u{9FFF}'),
        (Locale::Ar, '\u{0600}'..='\u{06FF}'),
        (Locale::He, '\u{0590}'..='\u{05FF}'),
        (Locale::Uk, '\u{0400}'..='\u{04FF}'),
    ] {
        for (line, text) in lines(locale) {
            let text = bare(text);
            let letters: Vec<_> = text.chars().filter(|c| c.is_alphabetic()).collect();
            let own = letters.iter().any(|c| script.contains(c));
            assert!(letters.is_empty() || own || text == "Chuhe", "{locale}, line {line}: {text}");
            for word in text.split(|c: char| !c.is_alphabetic()).filter(|_| locale == Locale::Uk) {
                let own = word.chars().filter(|c| script.contains(c)).count();
                assert!(
                    own == 0 || own == word.chars().count(),
                    "{locale}, line {line}: two alphabets in {word}"
                );
            }
        }
    }
}

#[test]
fn the_two_chinese_scripts_are_not_mixed() {
    const SIMPLIFIED: &str = "与为个么书仅从们会伤体关兴兽决况减几击刘刚创则别办动劳势华单卖卫压厅历县参双发变号叹启员响团园围图圆场块坚坏处备复够头夺奋妈娱学宁宝实对寻导将尔尘尝属岁岛币帅师带开张弹强当录彻径总恶惊户执扩扫扬抢护报择换据损摇敌数断无旧时显机杀权条来标栏样检楼欢毙气汇沟没测浅浏济点炉热爱状独狱现畅画疗盘码确离种称稳窃竞笔简类级纪纹线练组细终绍经结给络绝统继续维绿缩网罗职联胜脑节荐获虑补装见规视览觉计认讨让记讲许论设证词译试话该详语误说请读课谁调谈谢谱贝负败账货质贵费资赛赢赶跃车轨转轮软轻载较辑输边达过运还这进远连迟选适邮释里钟钮错键长门闭问间阶际陆险随难页顶项顺预领频题颜额风飞马驱验鸟龙";
    const TRADITIONAL: &str = "與為個麼書僅從們會傷體關興獸決況減幾擊劉剛創則別辦動勞勢華單賣衛壓廳歷縣參雙發變號嘆啟員響團園圍圖圓場塊堅壞處備復夠頭奪奮媽娛學寧寶實對尋導將爾塵嘗屬歲島幣帥師帶開張彈強當錄徹徑總惡驚戶執擴掃揚搶護報擇換據損搖敵數斷無舊時顯機殺權條來標欄樣檢樓歡斃氣匯溝沒測淺瀏濟點爐熱愛狀獨獄現暢畫療盤碼確離種稱穩竊競筆簡類級紀紋線練組細終紹經結給絡絕統繼續維綠縮網羅職聯勝腦節薦獲慮補裝見規視覽覺計認討讓記講許論設證詞譯試話該詳語誤說請讀課誰調談謝譜貝負敗賬貨質貴費資賽贏趕躍車軌轉輪軟輕載較輯輸邊達過運還這進遠連遲選適郵釋裡鐘鈕錯鍵長門閉問間階際陸險隨難頁頂項順預領頻題顏額風飛馬驅驗鳥龍";
    let used = |locale| {
        catalogue(locale)
            .lines()
            .filter(|line| !line.starts_with('#'))
            .flat_map(str::chars)
            .collect::<BTreeSet<_>>()
    };
    let foreign = |locale, other: &str, own: &str| {
        used(locale).into_iter().filter(|c| other.contains(*c) && !own.contains(*c)).collect::<String>()
    };
    assert_eq!(foreign(Locale::ZhHans, TRADITIONAL, SIMPLIFIED), "");
    assert_eq!(foreign(Locale::ZhHant, SIMPLIFIED, TRADITIONAL), "");
}

#[test]
fn texts_are_typeset_as_their_language_does() {
    for locale in Locale::ALL {
        for (line, text) in lines(locale) {
            let text = bare(text);
            let at = format!("{locale}, line {line}: {text}");
            assert!(!text.contains(['"', '\'', '`', '\t']), "a typewriter's quote: {at}");
            assert!(!text.contains("..."), "an ellipsis is one character: {at}");
            assert!(!text.contains(|c| ('\u{300}'..='\u{36F}').contains(&c)), "letters are composed: {at}");
            assert!(!text.contains(['ş', 'ţ', 'Ş', 'Ţ', 'ی', 'ک']), "a letter of another language: {at}");
            if matches!(locale, Locale::ZhHans | Locale::ZhHant) {
                assert!(!text.contains([',', ';', '!', '?', ':']), "Chinese has its own punctuation: {at}");
            }
            if locale == Locale::Ar {
                assert!(!text.contains([',', ';', '?']), "Arabic has its own punctuation: {at}");
            }
        }
    }
}

#[test]
fn labels_under_icons_are_short() {
    for locale in Locale::ALL {
        let messages = Messages::embedded(locale);
        for id in ["home", "close", "undo", "flip", "resign", "new-game", "rematch", "settings", "moves"] {
            let text = messages.text(id);
            assert!(text.chars().count() <= 13, "{locale} {id}: {text}");
        }
    }
}

/// The stems of a language's words for red and for black, in all genders that its texts need.
fn colours(locale: Locale) -> (&'static [&'static str], &'static [&'static str]) {
    match locale {
        Locale::En => (&["red"], &["black"]),
        Locale::ZhHans => (&["红"], &["黑"]),
        Locale::ZhHant => (&["紅"], &["黑"]),
        Locale::Vi => (&["đỏ"], &["đen"]),
        Locale::Ar => (&["أحمر", "حمراء"], &["أسود", "سوداء"]),
        Locale::He => (&["אדום", "אדומ"], &["שחור"]),
        Locale::Uk => (&["червон"], &["чорн"]),
        Locale::Nb => (&["rød"], &["svart"]),
        Locale::Ro => (&["roș"], &["negr", "neagr"]),
    }
}

#[test]
fn red_is_called_red_and_black_black() {
    for locale in Locale::ALL {
        let messages = Messages::embedded(locale);
        let (red, black) = colours(locale);
        for (color, own, other) in [("red", red, black), ("black", black, red)] {
            let is_named = |id: &str, args: &[(&str, Arg<'_>)]| {
                let text = messages.format(id, args).replace(is_mark, "").to_lowercase();
                assert!(own.iter().any(|word| text.contains(word)), "{locale} {id} {args:?}: {text}");
                assert!(!other.iter().any(|word| text.contains(word)), "{locale} {id} {args:?}: {text}");
            };
            is_named("side", &[("color", color.into())]);
            for role in samples("role") {
                is_named("point-piece", &[("square", "e3".into()), ("color", color.into()), ("role", role)]);
            }
        }
    }
}
