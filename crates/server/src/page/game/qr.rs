//! A link as a picture that a telephone reads.

use std::fmt::Write as _;

use maud::{Markup, PreEscaped, html};
use qrcodegen::{QrCode, QrCodeEcc};

/// The quiet zone around the code in modules, as ISO/IEC 18004 §9.1 asks.
const QUIET: i32 = 4;

/// The QR code of a text, as SVG; nothing if the text is too long for one.
pub(super) fn picture(text: &str) -> Markup {
    let Ok(code) = QrCode::encode_text(text, QrCodeEcc::Medium) else { return html! {} };
    let size = code.size();
    let mut path = String::new();
    for y in 0..size {
        let mut x = 0;
        while x < size {
            let length = (x..size).take_while(|x| code.get_module(*x, y)).count() as i32;
            if length > 0 {
                // Writing to a string cannot fail.
                let _ = write!(path, "M{x} {y}h{length}v1h-{length}z");
            }
            x += length.max(1);
        }
    }
    let view = format!("-{QUIET} -{QUIET} {0} {0}", size + 2 * QUIET);
    PreEscaped(format!(r#"<svg viewBox="{view}" aria-hidden="true"><path d="{path}"/></svg>"#))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_link_becomes_one_path_with_its_dark_modules() {
        let link = "https://example.org/zh-Hans/game/jpXCZedGfVQ";
        let picture = picture(link).into_string();
        let code = QrCode::encode_text(link, QrCodeEcc::Medium).expect("it is short");
        let dark = (0..code.size()).flat_map(|y| (0..code.size()).map(move |x| (x, y)));
        let dark = dark.filter(|(x, y)| code.get_module(*x, *y)).count();
        let runs = picture.split('h').skip(1).filter_map(|run| run.split('v').next()?.parse::<usize>().ok());
        assert_eq!(runs.sum::<usize>(), dark);
        assert!(super::picture(&"x".repeat(10_000)).into_string().is_empty());
    }
}
