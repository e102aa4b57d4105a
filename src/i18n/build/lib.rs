//! For build scripts and the builder of the page: puts the Fluent files of a package together, without their comments,
//! which the program would carry along, and writes a constant for each key, so that the compiler finds a wrong key and
//! one that nobody uses.

mod declared;
mod keys;
mod names;
mod package;
mod texts;

pub use keys::write_keys;
pub use names::write_built_keys;
pub use texts::{stripped, write_texts};
