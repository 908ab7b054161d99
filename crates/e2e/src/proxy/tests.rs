use std::io::{Read as _, Write as _};

use super::*;

const ASK: &[u8] = b"GET /live/1 HTTP/1.1\r\nUpgrade: websocket\r\n\r\n";
const GRANT: &[u8] = b"HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\n\r\n";

/// How long something takes that comes at once, or never.
const SOON: Duration = Duration::from_millis(300);

/// A site that grants web sockets and says again what it hears; gives its port.
fn echo() -> u16 {
    let listener = TcpListener::bind("127.0.0.1:0").expect("a free port");
    let port = listener.local_addr().expect("it is bound").port();
    thread::spawn(move || {
        for mut stream in listener.incoming().map_while(Result::ok) {
            thread::spawn(move || {
                let mut bytes = [0; 1_024];
                let mut answer = GRANT.to_vec();
                while let Ok(count @ 1..) = stream.read(&mut bytes) {
                    if answer.is_empty() {
                        answer.extend(&bytes[..count]);
                    }
                    if stream.write_all(&std::mem::take(&mut answer)).is_err() {
                        return;
                    }
                }
            });
        }
    });
    port
}

/// A frame with a message of one byte.
fn frame(byte: u8) -> [u8; 3] {
    [0x82, 1, byte]
}

fn ask(proxy: &Proxy) -> TcpStream {
    let mut stream = TcpStream::connect(("127.0.0.1", proxy.port)).expect("it listens");
    stream.set_read_timeout(Some(SOON)).expect("not zero");
    stream.write_all(ASK).expect("it reads");
    stream
}

fn open(proxy: &Proxy) -> TcpStream {
    let mut stream = ask(proxy);
    assert_eq!(read(&mut stream), Some(GRANT.to_vec()));
    stream
}

/// What comes soon: no bytes if the connection has ended, nothing if it is silent.
fn read(stream: &mut TcpStream) -> Option<Vec<u8>> {
    let mut bytes = [0; 1_024];
    match stream.read(&mut bytes) {
        Ok(count) => Some(bytes[..count].to_vec()),
        Err(error) if matches!(error.kind(), std::io::ErrorKind::WouldBlock) => None,
        Err(_) => Some(Vec::new()),
    }
}

fn say(stream: &mut TcpStream, byte: u8) -> Option<Vec<u8>> {
    stream.write_all(&frame(byte)).expect("it reads");
    read(stream)
}

#[test]
fn a_well_network_passes_all_on_and_a_cut_one_nothing() {
    let proxy = Proxy::start(echo()).expect("a free port");
    let mut stream = open(&proxy);
    assert_eq!(say(&mut stream, 1), Some(frame(1).to_vec()));
    proxy.set(Network::Cut);
    assert_eq!(read(&mut stream), Some(Vec::new()));
    assert_eq!(read(&mut ask(&proxy)), Some(Vec::new()));
    proxy.set(Network::Well);
    assert_eq!(say(&mut open(&proxy), 2), Some(frame(2).to_vec()));
    assert_eq!(proxy.opened().len(), 2);
    assert!(proxy.has_tripped());
}

#[test]
fn what_falls_into_a_hole_is_lost_and_its_connection_with_it() {
    let proxy = Proxy::start(echo()).expect("a free port");
    let (mut talks, mut silent) = (open(&proxy), open(&proxy));
    proxy.set(Network::Hole);
    assert_eq!(say(&mut talks, 1), None);
    let mut late = ask(&proxy);
    assert_eq!(read(&mut late), None);
    proxy.set(Network::Well);
    assert_eq!(say(&mut talks, 2), None, "half-open for ever");
    assert_eq!(say(&mut silent, 3), Some(frame(3).to_vec()));
    assert_eq!(read(&mut late), Some(GRANT.to_vec()), "its first packet is repeated");
}

#[test]
fn what_is_held_comes_later_and_in_order() {
    let proxy = Proxy::start(echo()).expect("a free port");
    let mut stream = open(&proxy);
    proxy.set_way(To::Browser, Network::Held);
    assert_eq!((say(&mut stream, 1), say(&mut stream, 2)), (None, None));
    proxy.set(Network::Slow(SOON / 2));
    let mut all = read(&mut stream).expect("it comes now");
    all.extend(if all.len() == 3 { read(&mut stream).expect("the second, too") } else { Vec::new() });
    assert_eq!(all, [frame(1), frame(2)].concat());
}

#[test]
fn the_network_breaks_before_or_after_a_message() {
    for (passes, to, heard) in [
        (false, To::Site, None),
        (true, To::Site, None),
        (false, To::Browser, None),
        (true, To::Browser, Some(frame(7).to_vec())),
    ] {
        let proxy = Proxy::start(echo()).expect("a free port");
        let mut stream = open(&proxy);
        proxy.trip(Trip { to, is_it: |message| message == [7], passes, then: Network::Hole });
        assert_eq!(say(&mut stream, 6), Some(frame(6).to_vec()));
        assert!(!proxy.has_tripped());
        assert_eq!(say(&mut stream, 7), heard, "{passes} {to:?}");
        assert!(proxy.has_tripped());
        assert_eq!(say(&mut stream, 8), None);
    }
}

#[test]
fn web_sockets_are_refused_and_requests_are_not() {
    let proxy = Proxy::start(echo()).expect("a free port");
    proxy.set_sockets(Sockets::Refused);
    let answer = read(&mut ask(&proxy)).expect("an answer");
    assert!(answer.starts_with(b"HTTP/1.1 403 "));
    assert!(proxy.opened().is_empty());
    let mut stream = TcpStream::connect(("127.0.0.1", proxy.port)).expect("it listens");
    stream.set_read_timeout(Some(SOON)).expect("not zero");
    stream.write_all(b"GET / HTTP/1.1\r\n\r\n").expect("it reads");
    assert_eq!(read(&mut stream), Some(GRANT.to_vec()));
}

#[test]
fn web_sockets_end_with_their_first_message() {
    let proxy = Proxy::start(echo()).expect("a free port");
    proxy.set_sockets(Sockets::Ended);
    let mut stream = open(&proxy);
    assert_eq!(say(&mut stream, 1), Some(Vec::new()));
    assert_eq!(proxy.opened().len(), 1);
    proxy.set_sockets(Sockets::Pass);
    assert_eq!(say(&mut open(&proxy), 2), Some(frame(2).to_vec()));
}

#[test]
fn it_is_seen_which_end_left() {
    let proxy = Proxy::start(echo()).expect("a free port");
    let stream = open(&proxy);
    stream.shutdown(std::net::Shutdown::Write).expect("it is open");
    let start = std::time::Instant::now();
    while proxy.opened()[0].site_left.is_none() {
        assert!(start.elapsed() < Duration::from_secs(5), "{:?}", proxy.opened());
        thread::sleep(Duration::from_millis(10));
    }
    assert!(proxy.opened()[0].browser_left.is_some());
}
