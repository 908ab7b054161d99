//! The rules of xiangqi: squares, pieces, positions, moves and games.
#![no_std]
