//! The table as a whole: all phases, continued saves, skipped animations, attract mode, dragging, the table's buttons.

mod games;
mod motion;
mod pointer;

pub use games::act;
