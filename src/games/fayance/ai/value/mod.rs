//! What a capture is worth before the end of a game can be solved: the captor's chance to become king, as a small net
//! guesses it. There is a net for each number of captures, fitted backwards from the exact solutions of the seventh
//! territory on (`cargo train -- --game fayance`); they lie in `assets/ai/fayance`.
//!
//! All arithmetic is sums, products, quotients and square roots in a fixed order: the same on every machine.

mod capture;
mod features;
mod net;

pub(super) use capture::CaptureValue;
pub use features::FEATURES;
pub(super) use features::features;
pub(super) use net::{FILE, shipped};
pub use net::{LAYERS, NARROW, Net, WIDE, read, share, write};
