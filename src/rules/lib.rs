//! Rules code shared by all games; no game is named here. No Bevy, clock, thread or file.

pub mod branch;
pub mod code;
pub mod continuation;
pub mod daily;
pub mod duplicate;
pub mod envelope;
pub mod facts;
pub mod fields;
pub mod format;
pub mod game;
pub mod headless;
pub mod hint_count;
pub mod json_location;
pub mod lesson;
pub mod luck;
pub mod message_key;
pub mod named;
pub mod player_kind;
pub mod record;
pub mod record_lines;
pub mod review;
pub mod rulebook;
pub mod seed;
pub mod shown_text;
pub mod strict_json;
pub mod unknown_word;
