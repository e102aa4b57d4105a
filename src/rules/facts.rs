//! What a list of games says of one, as its record has it: the variant, who played, how it went.

use super::game::MatchOutcome;
use super::player_kind::PlayerKind;

/// One choice of a game's variant, as the command line of its arena takes it: `--level expert`.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct VariantOption {
    /// Its name: `level`.
    pub name: &'static str,
    /// Its word: `expert`.
    pub word: String,
}

impl VariantOption {
    /// The choice `word` for `name`.
    #[must_use]
    pub fn new(name: &'static str, word: impl ToString) -> Self {
        Self {
            name,
            word: word.to_string(),
        }
    }
}

/// A player, as the record names them.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SeatedPlayer {
    /// The side that they play for: 0 or 1.
    pub side: u8,
    /// Their number among the players of the side, from 0.
    pub seat: u8,
    /// A person or a bot.
    pub kind: PlayerKind,
    /// What they are called: a typed name, or the kind's own, [`PlayerKind::name`].
    pub name: String,
}

/// The facts of a game.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct GameFacts {
    /// Every choice of the variant, those that are the default among them, always in the same order.
    pub variant: Vec<VariantOption>,
    /// The seed as the record writes it; empty if it has none.
    pub seed: String,
    /// Everybody who played, by side and seat.
    pub players: Vec<SeatedPlayer>,
    /// How it ended; `None` while it goes on.
    pub outcome: Option<MatchOutcome>,
    /// The score of both sides, in the game's own points; `None` while it goes on.
    pub scores: Option<[u16; 2]>,
    /// How many decisions were made.
    pub decisions: usize,
    /// Whether it went on from a moment of another game.
    pub is_branch: bool,
}

impl GameFacts {
    /// The variant in words: `edition 2022 level expert`; empty for a game that has but one.
    #[must_use]
    pub fn variant_words(&self) -> String {
        variant_words(&self.variant)
    }
}

/// The choices of a variant in words: `edition 2022 level expert`.
#[must_use]
pub fn variant_words(variant: &[VariantOption]) -> String {
    let options = variant.iter();
    let options = options.map(|option| format!("{} {}", option.name, option.word));
    options.collect::<Vec<_>>().join(" ")
}
