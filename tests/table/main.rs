//! The table without a window: whole games through simulated devices, every phase, random input, the curtain.

mod around;
mod curtain;
mod focus;
mod hands;
mod monkey;
mod screens;
mod whole_game;
