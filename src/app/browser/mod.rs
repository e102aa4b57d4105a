//! The browser: what it and its page offer a game, as plain functions that know nothing of the game. What the game does
//! on a page is in `web`, which uses this as the parts of the frame do.

mod capabilities;
mod console;
mod local_storage;
mod lock;
pub(super) mod page;

pub(super) use capabilities::{can_fill_the_screen, can_rumble, prefers_less_motion};
pub(super) use console::log_to_console;
pub(super) use local_storage::LocalStorage;
pub(super) use lock::{ask_for_lock, lock_word};
pub(super) use page::address;
