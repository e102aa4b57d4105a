//! The app without a window: whole games with simulated devices, every phase, random input, saves, the curtain.

mod aids;
mod another_game;
mod around;
#[path = "../rules/bless.rs"]
mod bless;
mod by_ear;
mod couch;
mod curtain;
mod every_game;
mod exercises;
mod focus;
mod gallery;
mod harness;
#[path = "../heads_or_tails/mod.rs"]
mod heads_or_tails;
mod hidden_hands;
mod hint_request;
mod killed;
mod levels;
mod live_region;
mod lobby;
mod long_play;
mod lost_pads;
mod monkey;
mod order;
mod overview;
mod pads;
mod pause;
mod pointing;
mod resized;
mod rulebook;
mod rules_summary;
mod rumble;
mod saves;
mod screens;
mod seats;
mod settings;
mod shared_camps;
mod signs;
mod standards;
mod start;
mod targets;
mod text_size;
mod veil;
mod whole_game;
mod words_fit;
