//! The statistics of a library: they are those of a slow count, and the table reads back.

mod counted;
mod made;
mod table;
