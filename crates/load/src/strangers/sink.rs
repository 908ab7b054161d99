//! Something harmless to attack: it accepts, answers with what a server once said, and throws away what it reads.
//!
//! Strangers who attack it cost the machine what they cost before a server, their own time and the system's for the same sockets
//! and bytes, but for what the server itself does.

use std::io;
use std::net::{IpAddr, SocketAddr};
use std::sync::Arc;
use std::thread::{self, JoinHandle};
use std::time::Duration;

use anyhow::{Context, Result, ensure};
use chuhe_play::GameId;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpListener, TcpSocket, TcpStream};
use tokio::runtime::Builder;
use tokio::sync::oneshot;
use tokio::task::JoinSet;
use tokio::time::timeout;

use super::{Targets, line};
use crate::http;

/// The sink, on a thread of its own; it ends when this is dropped.
pub(crate) struct Sink {
    targets: Targets,
    stop: Option<oneshot::Sender<()>>,
    thread: Option<JoinHandle<()>>,
}

/// What a server once said.
struct Said {
    /// To whoever asked for a web socket.
    line: Vec<u8>,
    /// To the first message on it.
    word: Vec<u8>,
    /// To whoever asked for the page of a game that there is not.
    page: Vec<u8>,
}

/// What becomes of a connection, once the head of a request has come.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Manner {
    /// All that comes is read, until the other side leaves.
    Hold,
    /// It ends with the first bytes after the head: as soon as a server ends one on which nonsense is said.
    Cut,
    /// A page, or a word on a web socket.
    Answer,
}

/// How many connections the system keeps until they are accepted: as many as for the server.
const WAITING: u32 = 1_024;

/// The longest head, as for the server.
const LONGEST_HEAD: usize = 16 * 1_024;

/// How long the server may be silent after the last byte of what it says at first.
const SILENCE: Duration = Duration::from_millis(300);

impl Sink {
    /// Listens to what a server says about one of its games, and takes up the same places.
    ///
    /// # Errors
    /// If the server says something else than expected, or the system gives no thread or no place to listen.
    pub(crate) async fn start(server: SocketAddr, from: IpAddr, game: GameId) -> Result<Self> {
        let said = Arc::new(Said::of(server, from, game).await?);
        let (stop, stopped) = oneshot::channel();
        let (tell, told) = oneshot::channel();
        let runtime = Builder::new_current_thread().enable_all().build().context("cannot start a thread")?;
        let work = move || {
            let serve = async {
                let manners = [Manner::Hold, Manner::Cut, Manner::Answer];
                let listeners = manners.map(|manner| listen().map(|listener| (listener, manner)));
                let listeners: io::Result<Vec<_>> = listeners.into_iter().collect();
                let places = listeners.and_then(|listeners| {
                    let places: io::Result<Vec<_>> =
                        listeners.iter().map(|(own, _)| own.local_addr()).collect();
                    Ok((listeners, places?))
                });
                let (listeners, places) = match places {
                    Ok((listeners, places)) => (listeners, Ok(places)),
                    Err(error) => (Vec::new(), Err(error)),
                };
                // Who waits for it may have gone.
                let _ = tell.send(places);
                let mut serving = JoinSet::new();
                for (listener, manner) in listeners {
                    serving.spawn(accept(listener, manner, Arc::clone(&said)));
                }
                // Whoever would stop it may have gone, too.
                let _ = stopped.await;
            };
            runtime.block_on(serve);
        };
        let thread =
            thread::Builder::new().name("sink".to_owned()).spawn(work).context("cannot start a thread")?;
        let places = told.await.context("the sink has failed")?.context("no place to listen")?;
        let [stalls, noise, guesses] = places[..] else { anyhow::bail!("three places") };
        let targets = Targets { stalls, noise, guesses, is_server: false };
        Ok(Self { targets, stop: Some(stop), thread: Some(thread) })
    }

    /// Where strangers can attack it.
    pub(crate) fn targets(&self) -> Targets {
        self.targets
    }
}

impl Drop for Sink {
    fn drop(&mut self) {
        self.stop = None;
        if let Some(thread) = self.thread.take() {
            // If it has failed, it has said so itself.
            let _ = thread.join();
        }
    }
}

impl Said {
    async fn of(server: SocketAddr, from: IpAddr, game: GameId) -> Result<Self> {
        let mut stream = http::connect(from, server).await?;
        stream.write_all(line::request(server, &format!("/live/{game}"), None).as_bytes()).await?;
        let line = all(&mut stream).await?;
        ensure!(line.starts_with(b"HTTP/1.1 101 "), "the server lets nobody look on");
        stream.write_all(&line::hello()).await?;
        let word = all(&mut stream).await?;
        let mut stream = http::connect(from, server).await?;
        // A number has 11 letters (chuhe-play); this one is none of a game that is played.
        let page = http::request(server, &format!("/en/game/{}", GameId(game.0 ^ 1)));
        stream.write_all(page.as_bytes()).await?;
        let page = all(&mut stream).await?;
        ensure!(page.starts_with(b"HTTP/1.1 404 "), "the server knows a game that there is not");
        Ok(Self { line, word, page })
    }
}

/// All that comes until the other side ends the connection or is silent.
async fn all(stream: &mut TcpStream) -> io::Result<Vec<u8>> {
    let mut bytes = Vec::new();
    while let Ok(read) = timeout(SILENCE, stream.read_buf(&mut bytes)).await {
        if read? == 0 {
            break;
        }
    }
    Ok(bytes)
}

fn listen() -> io::Result<TcpListener> {
    let socket = TcpSocket::new_v4()?;
    socket.bind(([127, 0, 0, 1], 0).into())?;
    socket.listen(WAITING)
}

async fn accept(listener: TcpListener, manner: Manner, said: Arc<Said>) {
    let mut serving = JoinSet::new();
    loop {
        // Where no connection can be accepted, the strangers' tally tells.
        if let Ok((stream, _)) = listener.accept().await {
            let said = Arc::clone(&said);
            serving.spawn(async move {
                // Strangers may leave at any moment.
                let _ = serve(stream, manner, &said).await;
            });
        }
        while serving.try_join_next().is_some() {}
    }
}

async fn serve(mut stream: TcpStream, manner: Manner, said: &Said) -> io::Result<()> {
    stream.set_nodelay(true)?;
    let mut head = Vec::new();
    while !head.windows(4).any(|end| end == b"\r\n\r\n") {
        if head.len() >= LONGEST_HEAD || stream.read_buf(&mut head).await? == 0 {
            return Ok(());
        }
    }
    let mut buffer = [0; 1_024];
    let is_line = head.windows(10).any(|part| part == b"websocket\r");
    if is_line {
        stream.write_all(&said.line).await?;
    } else if manner == Manner::Answer {
        return stream.write_all(&said.page).await;
    }
    if manner == Manner::Hold {
        while stream.read(&mut buffer).await? > 0 {}
        return Ok(());
    }
    if stream.read(&mut buffer).await? > 0 && manner == Manner::Answer {
        stream.write_all(&said.word).await?;
        while stream.read(&mut buffer).await? > 0 {}
    }
    Ok(())
}
