//! Devices of seats: a gamepad is lost and its seat taken up, people take their seats when a game is continued, and
//! somebody joins in the middle of a game.

mod devices;
mod joining;
mod lost;
mod page;
