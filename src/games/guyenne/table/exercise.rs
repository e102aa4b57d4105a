//! Guyenne's exercises: games that begin in the middle of a record, or with a position. The tutorial and the puzzles
//! are made of them.
//!
//! What is drawn and what the other seats do is what the script of an exercise, a whole record, has; where the game has
//! gone another way than the script, the seed draws and the bot of each seat plays. People sit where the record has
//! people. An exercise with a position ([`arranged`]) has no script and ends with its round; whoever leads it supposes
//! what the others do ([`Rules::suppose`]). Looks are as in any game, and so are hints, but `Attempt::Hint` can be
//! wrong. Nobody takes a bot's place.

use bevy::prelude::*;

use super::session::{BeginSystems, TableSystems};
use super::{GameConfig, Rules, Seating, ShownHands, StartMatch};
use guyenne_rules::card::{Card, Cards};
use guyenne_rules::record::RecordError;
pub use guyenne_rules::record::Script;
use guyenne_rules::{ArrangedRound, Castle, Move};
use kit_table::{
    exercise as kit,
    exercise::{HasExercises, add_exercises},
};

/// An exercise. As a resource it is the one on the table.
pub type Exercise = kit::Exercise<Rules>;

/// What a person at the table is about to do. The rules allow it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Attempt {
    /// Choose a card. Under the veil cards are not known here: any card.
    Choose {
        /// The card.
        card: Card,
        /// All that is chosen then.
        chosen: Cards,
    },
    /// Put a chosen card back.
    PutBack(Card),
    /// Name this castle, or name it instead of another one.
    Name(Castle),
    /// Take the name of the castle back.
    Unname,
    /// Confirm this move.
    Play(Move),
    /// Ask for a hint.
    Hint,
}

impl HasExercises for Rules {
    type Attempt = Attempt;
}

/// What starts an exercise after the first `from` events of the script, at a decision.
///
/// # Errors
/// The script has no decision there.
pub fn scripted(script: Script, from: usize) -> Result<StartMatch, RecordError> {
    let beginning = script.first(from);
    beginning.replay()?;
    Ok(StartMatch {
        config: GameConfig {
            resume: Some(beginning.line()),
            script: Some(script),
            ..GameConfig::default()
        },
    })
}

/// What starts an exercise with a position; it ends with its round. One person must be among those who play.
#[must_use]
pub fn arranged(arranged: ArrangedRound, seating: Seating) -> StartMatch {
    StartMatch {
        config: GameConfig {
            arranged: Some(arranged),
            seating,
            hands: ShownHands::default(),
            seed: None,
            ..GameConfig::default()
        },
    }
}

pub(super) fn plugin(app: &mut App) {
    add_exercises::<Rules>(app, BeginSystems, TableSystems::Show);
}
