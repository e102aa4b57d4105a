//! The table without a window: whole games through simulated devices, every phase, random input, the curtain.

mod curtain;
mod hands;
mod monkey;
mod whole_game;
