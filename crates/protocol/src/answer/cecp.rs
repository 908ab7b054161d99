//! Answers as CECP has them, where they are the same in all languages.

use core::fmt;

use super::Answer;
use crate::Dialect;
use crate::setting::Offered;

/// An answer in CECP; what only the other languages have is a comment there.
pub(crate) struct Cecp<'a>(pub(crate) &'a Answer);

impl fmt::Display for Cecp<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.0 {
            Answer::Uci | Answer::Ucci => write!(
                f,
                "feature ping=1 setboard=1 usermove=1 playother=1 san=0 time=1 draw=1 sigint=0 sigterm=0 reuse=1 \
                 analyze=1 colors=0 ics=0 name=0 pause=0 nps=0 debug=1 memory=1 smp=1\n\
                 feature myname=\"Chuhe {}\" variants=\"xiangqi\"\n{}\nfeature done=1",
                env!("CARGO_PKG_VERSION"),
                Offered(Dialect::Cecp)
            ),
            other => {
                let text = other.to_string();
                write!(f, "# {}", text.replace('\n', "\n# "))
            }
        }
    }
}
