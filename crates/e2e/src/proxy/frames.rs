//! What comes over one way of a connection, cut into what must not be torn apart.

/// Something that is passed on whole.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Piece {
    /// The head of the first request or answer, with its empty line.
    Head(Vec<u8>),
    /// Bytes of any other kind.
    Bytes(Vec<u8>),
    /// A frame of a web socket that carries a message, and the message.
    Message(Vec<u8>, Vec<u8>),
    /// The frame of a web socket that ends it.
    Close(Vec<u8>),
}

impl Piece {
    /// Its bytes as they were.
    pub(super) fn bytes(&self) -> &[u8] {
        match self {
            Self::Head(bytes) | Self::Bytes(bytes) | Self::Message(bytes, _) | Self::Close(bytes) => bytes,
        }
    }
}

/// What has come and is not whole yet.
#[derive(Debug, Default)]
pub(super) struct Pieces {
    held: Vec<u8>,
    state: State,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
enum State {
    /// The first head is not whole.
    #[default]
    Head,
    /// What follows is not looked at.
    Bytes,
    /// What follows are frames of a web socket.
    Frames,
}

impl Pieces {
    /// Takes bytes that have come.
    pub(super) fn add(&mut self, bytes: &[u8]) {
        self.held.extend_from_slice(bytes);
    }

    /// The next whole piece.
    pub(super) fn next(&mut self) -> Option<Piece> {
        match self.state {
            State::Head => {
                let end = self.held.windows(4).position(|four| four == b"\r\n\r\n")? + 4;
                let head = self.take(end);
                self.state = if is_socket(&head) { State::Frames } else { State::Bytes };
                Some(Piece::Head(head))
            }
            State::Bytes if self.held.is_empty() => None,
            State::Bytes => Some(Piece::Bytes(std::mem::take(&mut self.held))),
            State::Frames => {
                let frame = Frame::first(&self.held)?;
                let bytes = self.take(frame.end);
                Some(match frame.kind {
                    1 | 2 => Piece::Message(bytes, frame.message),
                    8 => Piece::Close(bytes),
                    _ => Piece::Bytes(bytes),
                })
            }
        }
    }

    fn take(&mut self, end: usize) -> Vec<u8> {
        let rest = self.held.split_off(end);
        std::mem::replace(&mut self.held, rest)
    }
}

/// Whether a head asks for a web socket, or grants one.
pub(super) fn is_socket(head: &[u8]) -> bool {
    let head = String::from_utf8_lossy(head).to_ascii_lowercase();
    head.contains("\r\nupgrade: websocket\r\n")
        && (head.starts_with("get ") || head.starts_with("http/1.1 101 "))
}

/// A frame of a web socket: RFC 6455, section 5.2.
struct Frame {
    /// What it is for: 1 and 2 carry messages, 8 ends the socket.
    kind: u8,
    /// How many bytes it has.
    end: usize,
    message: Vec<u8>,
}

impl Frame {
    /// The frame that bytes begin with, once it is whole.
    fn first(bytes: &[u8]) -> Option<Self> {
        let [first, second, ..] = *bytes else { return None };
        let (length, mut at) = match second & 0x7F {
            126 => (usize::from(u16::from_be_bytes(bytes.get(2..4)?.try_into().ok()?)), 4),
            127 => (u64::from_be_bytes(bytes.get(2..10)?.try_into().ok()?) as usize, 10),
            short => (usize::from(short), 2),
        };
        let mut mask = [0; 4];
        if second & 0x80 != 0 {
            mask = bytes.get(at..at + 4)?.try_into().ok()?;
            at += 4;
        }
        let end = at.checked_add(length)?;
        let payload = bytes.get(at..end)?;
        let message = payload.iter().zip(mask.iter().cycle()).map(|(byte, mask)| byte ^ mask).collect();
        Some(Self { kind: first & 0x0F, end, message })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const ASKED: &[u8] = b"GET /live/1 HTTP/1.1\r\nUpgrade: websocket\r\n\r\n";

    #[test]
    fn frames_are_found_however_the_bytes_come() {
        // "Hello" with a mask and without, as RFC 6455, section 5.7, has them; a longer one; and the end.
        let masked = [0x81, 0x85, 0x37, 0xFA, 0x21, 0x3D, 0x7F, 0x9F, 0x4D, 0x51, 0x58];
        let plain = [0x81, 0x05, 0x48, 0x65, 0x6C, 0x6C, 0x6F];
        let mut long = vec![0x82, 126, 1, 0];
        long.extend([7; 256]);
        let close = [0x88, 0x00];
        let all = [ASKED, &masked, &plain, &long, &close].concat();
        for step in [1, 3, all.len()] {
            let (mut pieces, mut found) = (Pieces::default(), Vec::new());
            for bytes in all.chunks(step) {
                pieces.add(bytes);
                found.extend(std::iter::from_fn(|| pieces.next()));
            }
            let expected = [
                Piece::Head(ASKED.to_vec()),
                Piece::Message(masked.to_vec(), b"Hello".to_vec()),
                Piece::Message(plain.to_vec(), b"Hello".to_vec()),
                Piece::Message(long.clone(), vec![7; 256]),
                Piece::Close(close.to_vec()),
            ];
            assert_eq!(found, expected, "{step} bytes at a time");
        }
    }

    #[test]
    fn what_is_no_web_socket_is_not_looked_at() {
        let mut pieces = Pieces::default();
        pieces.add(b"GET / HTTP/1.1\r\nHost: a\r\n\r\n\x81");
        assert!(matches!(pieces.next(), Some(Piece::Head(_))));
        assert_eq!(pieces.next(), Some(Piece::Bytes(vec![0x81])));
        assert_eq!(pieces.next(), None);
    }
}
