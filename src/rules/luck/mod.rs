//! Luck told from skill, after the game only: a game is told as a line of steps, each with the value of the position
//! after it and of what could have come instead, and the line is summed up as an account. What the words mean, and the
//! formulae, stand in `luck.md`.

mod account;
mod game;
mod step;

pub use account::LuckAccount;
pub use game::{LuckGame, value_name};
pub use step::{Actor, LuckLine, LuckOutcome, LuckStep};
