//! Files of the player's own: written whole or not at all, or by whole lines, and never writable for others.

mod lines;
mod whole;

pub use lines::{LineFile, append_line};
pub use whole::{create, create_folder, open_to_append, replace_whole, write_new, write_whole};
