//! Tables in a terminal.

use unicode_width::UnicodeWidthStr;

/// The rows as lines of the same columns: what stands in the first begins in one column, what stands in the others ends in one.
pub(crate) fn columns<const N: usize>(rows: &[[String; N]]) -> Vec<String> {
    let width = |column: usize| rows.iter().map(|row| row[column].width()).max().unwrap_or(0);
    let widths: Vec<usize> = (0..N).map(width).collect();
    let line = |row: &[String; N]| {
        let cells = row.iter().zip(&widths).enumerate().map(|(column, (cell, width))| {
            let gap = " ".repeat(width - cell.width());
            if column == 0 { format!("{cell}{gap}") } else { format!("{gap}{cell}") }
        });
        cells.collect::<Vec<_>>().join("  ")
    };
    rows.iter().map(line).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_begin_and_numbers_end_in_one_column_however_wide_their_letters_are() {
        let rows = [["引擎", "7"], ["a", "100"]].map(|row| row.map(str::to_owned));
        assert_eq!(columns(&rows), ["引擎    7", "a     100"]);
    }
}
