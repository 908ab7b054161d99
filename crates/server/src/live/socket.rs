//! A connection over a web socket.

use axum::body::Bytes;
use axum::extract::ws::{Message, WebSocket};
use chuhe_play::GameId;
use tokio::time::timeout;

use super::hub::Hub;
use super::visit::{Carrier, Held, Said, WRITE, visit};
use crate::guest::Guest;

/// Serves one visitor until he leaves, or gives cause to end the connection.
pub(crate) async fn serve_socket(hub: Hub, mut socket: WebSocket, game: GameId, guest: Guest, held: Held) {
    visit(hub, &mut socket, game, guest).await;
    let _ = timeout(WRITE, socket.send(Message::Close(None))).await;
    drop(held);
}

impl Carrier for WebSocket {
    async fn hear(&mut self) -> Said {
        match self.recv().await {
            Some(Ok(Message::Binary(bytes))) => Said::Message(bytes),
            Some(Ok(Message::Close(_))) | None => Said::Gone,
            Some(Ok(_) | Err(_)) => Said::Noise,
        }
    }

    async fn tell(&mut self, bytes: Bytes) -> bool {
        self.send(Message::Binary(bytes)).await.is_ok()
    }
}
