//! The result of a day to be pasted into a chat: what its sentence says, and the signs after it.

use super::{DailyDeal, DailyTry, DifficultyClass};
use crate::duplicate::{DealResult, SideOutcome};
use crate::game::GameId;

/// What the player has, what the other side has, and what nobody has: coloured squares, which need no letters of a
/// language and which every chat draws.
const SIGNS: [char; 3] = ['\u{1f7e9}', '\u{1f7e5}', '\u{2b1c}'];

/// A day's result for others. The words come first and say everything, so that a screen reader need not read the signs.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct DailyShare {
    /// The game.
    pub game: GameId,
    /// The number of the day.
    pub number: u32,
    /// The name of the set-up.
    pub variant: &'static str,
    /// The bot that was the opponent.
    pub level: &'static str,
    /// How difficult the deal was said to be beforehand, if it was reckoned.
    pub difficulty: Option<DifficultyClass>,
    /// How it ended for the player.
    pub outcome: SideOutcome,
    /// The points of the player, and of the other side.
    pub points: [u32; 2],
    /// How much luck the player had, and the score without it, both in points; `None` if that was not reckoned.
    pub luck: Option<(i32, i64)>,
    /// A sign for each thing that was fought for, in the game's order; they follow the words.
    pub signs: String,
}

impl DailyShare {
    /// What there is to tell of a day's game that is over.
    #[must_use]
    pub fn new(deal: &DailyDeal, result: &DealResult, difficulty: Option<DifficultyClass>) -> Self {
        let side = deal.side % 2;
        let sign = |holder: &Option<usize>| match *holder {
            Some(holder) if holder == side => SIGNS[0],
            Some(_) => SIGNS[1],
            None => SIGNS[2],
        };
        Self {
            game: deal.game,
            number: deal.number,
            variant: deal.variant,
            level: deal.level,
            difficulty,
            outcome: SideOutcome::of(result.outcome, side),
            points: [result.points[side], result.points[1 - side]],
            luck: None,
            signs: result.prizes.iter().map(sign).collect(),
        }
    }

    /// The same of a try of the day as the log keeps it; `None` while it goes on.
    #[must_use]
    pub fn of_try(
        deal: &DailyDeal,
        own: &DailyTry,
        difficulty: Option<DifficultyClass>,
    ) -> Option<Self> {
        let score = own.score?;
        Some(Self {
            game: deal.game,
            number: deal.number,
            variant: deal.variant,
            level: deal.level,
            difficulty,
            outcome: score.outcome,
            points: score.points,
            luck: own.luck().zip(own.adjusted()),
            signs: own.signs().to_owned(),
        })
    }
}
