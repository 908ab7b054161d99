//! What somebody types at a prompt.

use std::io::{self, BufRead, Write};

use chuhe_protocol::read_line;

/// The next line that is typed; nothing at the end of the input.
///
/// With `echo` the line is shown, for where no terminal shows it.
/// No move and no word is longer than [`read_line`] takes: of such a line the beginning is enough to say so.
///
/// # Errors
/// If the input cannot be read or the output not be written.
pub(crate) fn typed(
    input: &mut impl BufRead,
    echo: bool,
    output: &mut impl Write,
) -> io::Result<Option<String>> {
    let Some(line) = read_line(input)? else {
        writeln!(output)?;
        return Ok(None);
    };
    let line = line.unwrap_or_else(|long| long.start + "…");
    if echo {
        writeln!(output, "{line}")?;
    }
    Ok(Some(line))
}
