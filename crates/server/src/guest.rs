//! A visitor without an account, who is stored with the first thing that he does.

use std::net::IpAddr;

use axum::http::HeaderMap;
use chuhe_play::PlayerId;
use chuhe_store::StoreError;

use crate::live::Hub;
use crate::visitor::Token;

/// A visitor without an account.
///
/// Who only looks is never stored: his number as a player follows from his token.
#[derive(Clone, Copy)]
pub(crate) struct Guest {
    token: Token,
    player: PlayerId,
    address: IpAddr,
    is_new: bool,
    is_stored: bool,
}

impl Guest {
    /// Who sent a request from this address: the holder of the token in its cookies, or somebody new.
    ///
    /// Who was stored before numbers followed from tokens keeps his own.
    ///
    /// # Errors
    /// If the store cannot be read, or the system has no random numbers.
    pub(crate) async fn of(hub: &Hub, address: IpAddr, headers: &HeaderMap) -> Result<Self, StoreError> {
        let Some(token) = Token::of(headers) else {
            let token = Token::new().map_err(StoreError::Failed)?;
            return Ok(Self { token, player: token.player(), address, is_new: true, is_stored: false });
        };
        let stored = hub.known(token.hash()).await?;
        let player = stored.unwrap_or_else(|| token.player());
        Ok(Self { token, player, address, is_new: false, is_stored: stored.is_some() })
    }

    /// What he is known by.
    pub(crate) fn token(&self) -> Token {
        self.token
    }

    /// Whether his token has just been made.
    pub(crate) fn is_new(&self) -> bool {
        self.is_new
    }

    /// His number as a player.
    pub(crate) fn player(&self) -> PlayerId {
        self.player
    }

    /// For whom counts what he does.
    pub(crate) fn address(&self) -> IpAddr {
        self.address
    }

    /// Whether he is stored, on another of his connections perhaps.
    ///
    /// # Errors
    /// If the store cannot be read.
    pub(crate) async fn is_stored(&mut self, hub: &Hub) -> Result<bool, StoreError> {
        self.is_stored = self.is_stored || hub.known(self.token.hash()).await?.is_some();
        Ok(self.is_stored)
    }

    /// Has him stored, unless he is.
    ///
    /// # Errors
    /// If he cannot be.
    pub(crate) async fn store(&mut self, hub: &Hub) -> Result<(), StoreError> {
        if !self.is_stored {
            hub.welcome(self.token.hash(), self.player).await?;
            self.is_stored = true;
        }
        Ok(())
    }
}
