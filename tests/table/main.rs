//! The table without a window: whole games through simulated devices, every phase, random input, the curtain.

mod advice;
mod around;
#[path = "../rules/bless.rs"]
mod bless;
mod curtain;
mod focus;
mod hands;
mod killed;
mod letters;
mod levels;
mod long_play;
mod monkey;
mod order;
mod pause;
mod pointing;
mod resized;
mod saves;
mod screens;
mod spoken;
mod standards;
mod start;
mod told;
mod whole_game;
