//! What starts Guyenne's exercises: games that begin in the middle of a record, or with a position. The tutorial and
//! the puzzles are made of them.
//!
//! What is drawn and what the other seats do is what the script of an exercise, a whole record, has; where the game has
//! gone another way than the script, the seed draws and the bot of each seat plays. People sit where the record has
//! people. An exercise with a position ([`arranged`]) has no script and ends with its round; whoever leads it supposes
//! what the others do ([`Rules::suppose`](super::Rules::suppose)). Looks are as in any game, and so are hints, but to
//! ask for one can be wrong. Nobody takes a bot's place.

use super::{GameConfig, Seating, ShownHands, StartMatch};
use guyenne_rules::ArrangedRound;
use guyenne_rules::record::{RecordError, Script};

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
