//! What a game says of a review of one of its games.

use kit_i18n::LocalizedText;
use kit_rules::review::{ReviewFact, ReviewedDecision, TurningPoint};

/// The words of a game for reviews. Each gets the record of the game that is reviewed, one line.
#[derive(Clone, Copy, Debug)]
pub struct ReviewWords {
    /// When and where a decision fell: “Round 5, Cluis”.
    pub moment: fn(&str, &ReviewedDecision) -> LocalizedText,
    /// A move of a decision, from its text: “place 2, 3 at Cluis”, without a full stop.
    pub move_words: fn(&str, &ReviewedDecision, &str) -> LocalizedText,
    /// Why the best move is the best: the reasons of a hint, if there are any.
    pub reasons: fn(&str, &ReviewedDecision) -> Option<LocalizedText>,
    /// What happened at a turning point: “Round 5, Cluis: you conceded with 9 against 4”.
    pub turning_point: fn(&str, &TurningPoint) -> LocalizedText,
    /// A fact of a side: “3 attacks below the sum to expect”.
    pub fact: fn(&str, &ReviewFact) -> LocalizedText,
    /// What chance is in this game: the cards, the dice.
    pub chance: fn() -> LocalizedText,
}
