//! Exercises: games on a table that somebody leads, a coach or a puzzle, and that ask for certain moves.
//!
//! An exercise is never saved, neither in place of the player's game nor in the record file, and Continue never offers
//! it. What the other seats do in it is the business of what starts it.
//!
//! ```text
//! StartExercise(Exercise) -> ExerciseBegun -> Attempted, one for each press that the rules allow
//!        ^                        ^                       |
//!        |                        +--- RestartExercise ---+
//!        +- anything that opens one    LeaveExercise -> the game before, or the title
//! ```
//!
//! - [`Exercise::new`] takes a name and what starts its game; [`Exercise::judge_by`] gives the function that says of
//!   each attempt whether it is asked for. Without one every legal move is.
//! - While an exercise is on the table it is the resource [`Exercise`]: a run condition
//!   (`resource_exists::<Exercise<Rules>>`), with [`Exercise::name`] to tell whose it is. It may be given another judge
//!   at any time.
//! - A legal press that is not asked for changes nothing. Its [`Verdict::Wrong`] has the sentence that says why; it is
//!   shown where refusals are shown, unless the exercise is [`Exercise::coached`]: then whoever coaches shows it. A
//!   press that the rules refuse is refused as in any game, and is no attempt. One that is [`Verdict::Held`] changes
//!   nothing either, and nothing is said: whoever leads the exercise takes it up.
//! - No result page follows when its game is over: the table stays as it is, and whoever started the exercise shows
//!   what comes next. An exercise that is over earlier, such as a puzzle after its last move, is over when its owner
//!   says so on a page of its own.
//! - While it is halted ([`Exercise::halt`]) no event is shown, no bot plays and no press counts, so that something can
//!   be read.

mod flow;
mod input;
mod judge;
mod led;

pub(super) use flow::ExerciseSystems;
pub use flow::{
    ExerciseBegun, LeaveExercise, RestartExercise, StartExercise, add_exercises, another_is_begun,
};
pub use input::JudgedInput;
pub use judge::{Attempted, Corrected, Verdict};
pub use led::{Exercise, HasExercises, stands_still};
