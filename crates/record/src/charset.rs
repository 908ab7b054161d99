//! Text in the encodings that xiangqi files are in.

use std::borrow::Cow;

use crate::Record;
use encoding_rs::{BIG5, Encoding, GB18030, UTF_16BE, UTF_16LE, WINDOWS_1252, WINDOWS_1258};

/// An encoding of text.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Charset {
    /// UTF-8, the one to write.
    #[default]
    Utf8,
    /// GB 18030, which holds GBK and GB 2312: programs of mainland China.
    Gb18030,
    /// Big5: programs of Taiwan and Hong Kong.
    Big5,
    /// Windows-1258: Vietnamese programs.
    Windows1258,
    /// Windows-1252: Western programs.
    Windows1252,
    /// UTF-16, low byte first.
    Utf16Le,
    /// UTF-16, high byte first.
    Utf16Be,
}

/// The characters that moves are made of, in both scripts.
const MOVE_GLYPHS: &str =
    "帅帥将將仕士相象马馬傌车車俥炮砲包兵卒一二三四五六七八九１２３４５６７８９进進退平前中后後";

impl Charset {
    fn encoding(self) -> &'static Encoding {
        match self {
            Self::Utf8 => encoding_rs::UTF_8,
            Self::Gb18030 => GB18030,
            Self::Big5 => BIG5,
            Self::Windows1258 => WINDOWS_1258,
            Self::Windows1252 => WINDOWS_1252,
            Self::Utf16Le => UTF_16LE,
            Self::Utf16Be => UTF_16BE,
        }
    }

    /// The name that standards give it.
    pub fn name(self) -> &'static str {
        self.encoding().name()
    }

    /// The encoding of a name, also of a label as `gbk` or `big5-hkscs`.
    pub fn named(name: &str) -> Option<Self> {
        let found = Encoding::for_label(name.trim().as_bytes())?;
        let all = [Self::Utf8, Self::Gb18030, Self::Big5, Self::Windows1258, Self::Windows1252];
        let all = all.into_iter().chain([Self::Utf16Le, Self::Utf16Be]);
        let same = |charset: &Self| {
            charset.encoding() == found || *charset == Self::Gb18030 && found == encoding_rs::GBK
        };
        all.into_iter().find(same)
    }

    /// The text, and whether some bytes stood for nothing and became `U+FFFD`.
    pub fn decode(self, bytes: &[u8]) -> (Cow<'_, str>, bool) {
        self.encoding().decode_without_bom_handling(bytes)
    }

    /// The text, if all bytes stand for something.
    pub fn decode_strictly(self, bytes: &[u8]) -> Option<Cow<'_, str>> {
        self.encoding().decode_without_bom_handling_and_without_replacement(bytes)
    }

    /// The bytes, and whether some characters were missing in the encoding and became `?`.
    pub fn encode(self, text: &str) -> (Cow<'_, [u8]>, bool) {
        let (bytes, _, lossy) = self.encoding().encode(text);
        if !lossy {
            return (bytes, false);
        }
        // The library writes `&#12345;` as browsers do; a reader of these files shows that as it stands.
        let mut all = Vec::with_capacity(text.len());
        for c in text.chars() {
            let mut buffer = [0; 4];
            let (bytes, _, lossy) = self.encoding().encode(c.encode_utf8(&mut buffer));
            if lossy { all.push(b'?') } else { all.extend_from_slice(&bytes) }
        }
        (Cow::Owned(all), true)
    }

    /// How many texts of a record have characters that are missing in the encoding.
    pub(crate) fn unwritable(self, record: &Record) -> usize {
        let nodes = std::iter::once(Record::ROOT).chain(record.nodes());
        let notes = nodes.map(|id| record.notes(id)).flat_map(|notes| [&notes.before, &notes.comment]);
        let texts = notes.map(String::as_str).chain(record.tags.iter().map(|(_, value)| value));
        texts.filter(|text| !text.is_ascii() && self.encode(text).1).count()
    }

    /// The encoding that a byte order mark at the start tells, and how long the mark is.
    pub fn of_mark(bytes: &[u8]) -> Option<(Self, usize)> {
        let (encoding, length) = Encoding::for_bom(bytes)?;
        let all = [Self::Utf8, Self::Utf16Le, Self::Utf16Be];
        all.into_iter().find(|charset| charset.encoding() == encoding).map(|charset| (charset, length))
    }

    /// The encoding that a text without a byte order mark is most likely in.
    ///
    /// UTF-8 where that is valid; otherwise the Chinese encoding in which more characters of moves appear, and where
    /// neither has one, a Vietnamese or Western encoding if the words look like such a language.
    /// What is left is taken for `usual`, which a longer part of the same file may have told.
    pub fn guess(bytes: &[u8], usual: Self) -> Self {
        if std::str::from_utf8(bytes).is_ok() {
            return Self::Utf8;
        }
        let glyphs = |charset: Self| {
            let (text, _) = charset.decode(bytes);
            let bad = text.chars().filter(|c| *c == char::REPLACEMENT_CHARACTER).count();
            (text.chars().filter(|c| MOVE_GLYPHS.contains(*c)).count(), bad)
        };
        let ((simplified, bad_simplified), (traditional, bad_traditional)) =
            (glyphs(Self::Gb18030), glyphs(Self::Big5));
        if simplified.max(traditional) == 0 && is_of_letters(bytes) {
            return if is_vietnamese(bytes) { Self::Windows1258 } else { Self::Windows1252 };
        }
        let (score, other) =
            (simplified as i64 - 4 * bad_simplified as i64, traditional as i64 - 4 * bad_traditional as i64);
        match score.cmp(&other) {
            std::cmp::Ordering::Less => Self::Big5,
            std::cmp::Ordering::Equal if usual == Self::Big5 => usual,
            _ => Self::Gb18030,
        }
    }
}

/// Whether the words with bytes beyond ASCII consist of ASCII letters for the larger part, as in languages with letters.
///
/// A character of Big5 has one byte beyond ASCII at least, and no more than one letter.
fn is_of_letters(bytes: &[u8]) -> bool {
    let words = bytes.split(|byte| byte.is_ascii() && !byte.is_ascii_alphabetic());
    let (letters, high) = words.filter(|word| !word.is_ascii()).fold((0, 0), |(letters, high), word| {
        let own = word.iter().filter(|byte| !byte.is_ascii()).count();
        (letters + word.len() - own, high + own)
    });
    letters > high
}

/// Whether the text has letters that Vietnamese has and Western languages lack, read as Windows-1258.
fn is_vietnamese(bytes: &[u8]) -> bool {
    let (text, _) = Charset::Windows1258.decode(bytes);
    let marks = |c: char| matches!(c, '\u{300}' | '\u{301}' | '\u{303}' | '\u{309}' | '\u{323}');
    text.chars().any(|c| "đĐơƠưƯăĂ".contains(c) || marks(c))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn guess(text: &str, charset: Charset) -> Charset {
        let (bytes, lossy) = charset.encode(text);
        assert!(!lossy);
        Charset::guess(&bytes, Charset::Utf8)
    }

    #[test]
    fn what_moves_and_names_are_in() {
        assert_eq!(guess("1. 炮二平五 马８进７", Charset::Utf8), Charset::Utf8);
        assert_eq!(guess("1. 炮二平五 马８进７", Charset::Gb18030), Charset::Gb18030);
        assert_eq!(guess("1. 炮二平五 馬８進７", Charset::Big5), Charset::Big5);
        assert_eq!(guess("[Black \"聂卫平\"]", Charset::Gb18030), Charset::Gb18030);
        assert_eq!(
            guess(
                "Trềnh A Sáng, lượt đi".replace('ề', "ê\u{300}").replace('ợ', "ơ\u{323}").as_str(),
                Charset::Windows1258
            ),
            Charset::Windows1258
        );
        assert_eq!(guess("Søren mot Åse på Åsgård", Charset::Windows1252), Charset::Windows1252);
        assert_eq!(Charset::of_mark(b"\xef\xbb\xbf[Event"), Some((Charset::Utf8, 3)));
        assert_eq!(Charset::of_mark(b"\xff\xfe[\0"), Some((Charset::Utf16Le, 2)));
    }

    #[test]
    fn bad_bytes_are_replaced_and_missing_letters_are_question_marks() {
        assert_eq!(Charset::Gb18030.decode(b"\xc5\xda\xff!"), (Cow::Borrowed("炮\u{fffd}!"), true));
        assert_eq!(Charset::Big5.encode("馬 đ"), (Cow::Borrowed(&b"\xb0\xa8 ?"[..]), true));
        assert_eq!(
            (Charset::named("GBK"), Charset::named("big5")),
            (Some(Charset::Gb18030), Some(Charset::Big5))
        );
    }
}
