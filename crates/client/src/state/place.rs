//! A place in a file as it stands in the page's address, so that a link leads to a move.
//!
//! `#12` is the game after so many plies, and `#12.1.0` after two more of a variation: which of the moves that follow was made,
//! from 0.
//! Of a file with several games `#3:12` is one in the third.

/// The most plies that an address may name; longer games have their places all the same.
const MOST: usize = 10_000;

/// What stands behind the page's address for a place, the number of a game and a path as crate `record-web` has them.
pub fn address(place: &str) -> Option<String> {
    let (game, path) = place.split_once(' ')?;
    let children: Vec<&str> = path.split('.').filter(|child| !matches!(*child, "" | "-")).collect();
    let plies = children.iter().take_while(|child| **child == "0").count();
    let mut text = if game == "1" { "#".to_owned() } else { format!("#{game}:") };
    text.push_str(&plies.to_string());
    for child in &children[plies..] {
        text.push('.');
        text.push_str(child);
    }
    Some(text)
}

/// The place that stands behind an address; nothing if it is none.
pub fn place(address: &str) -> Option<String> {
    let text = address.strip_prefix('#')?;
    let (game, path) = text.split_once(':').unwrap_or(("1", text));
    let game = game.parse::<usize>().ok().filter(|game| *game > 0)?;
    let mut numbers = path.split('.').map(|number| number.parse::<usize>().ok());
    let plies = numbers.next()??;
    let children = numbers.collect::<Option<Vec<usize>>>()?;
    (plies <= MOST && children.len() <= MOST).then(|| format!("{game} {}", way(plies, &children)))
}

/// The place after so many plies of a game's main line.
pub fn on_main_line(game: usize, plies: usize) -> String {
    format!("{game} {}", way(plies, &[]))
}

fn way(plies: usize, children: &[usize]) -> String {
    let path: Vec<String> = std::iter::repeat_n(&0, plies).chain(children).map(usize::to_string).collect();
    if path.is_empty() { "-".to_owned() } else { path.join(".") }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_address_names_the_place_that_it_was_made_of() {
        for (own, text) in
            [("1 -", "#0"), ("1 0.0.0", "#3"), ("1 0.0.1.0", "#2.1.0"), ("1 2", "#0.2"), ("4 0", "#4:1")]
        {
            assert_eq!(address(own).as_deref(), Some(text));
            assert_eq!(place(text).as_deref(), Some(own));
        }
        assert_eq!(on_main_line(2, 3), "2 0.0.0");
        assert_eq!(on_main_line(1, 0), "1 -");
    }

    #[test]
    fn what_names_no_place_is_none() {
        for text in ["", "#", "12", "#save", "#given", "#0:1", "#1:", "#-1", "#1.x", "#99999999999", "#1:2:3"]
        {
            assert_eq!(place(text), None, "{text}");
        }
    }
}
