//! The day's deals of one game as plain data: for a list of games, and for the frame.

use super::{CalendarDate, DailyDeal, Playouts, difficulty};
use crate::duplicate::{DealResult, DuplicateGame};
use crate::player_kind::PlayerKind;

/// The day's deals of a game.
#[derive(Debug, Clone, Copy)]
pub struct DailyDeals {
    /// The deal of a date; `None` before the first day.
    pub deal: fn(CalendarDate) -> Option<DailyDeal>,
    /// The record of a deal at its first decision, with a person on the side that is theirs and the bot on the other.
    pub record: fn(&DailyDeal) -> Result<String, String>,
    /// Begins to reckon how difficult a deal is, by so many games.
    pub playouts: fn(&DailyDeal, u32) -> Result<Box<dyn Playouts>, String>,
    /// What came of the game of a record; `None` while it goes on.
    pub result: fn(&[u8]) -> Result<Option<DealResult>, String>,
}

impl DailyDeals {
    /// Those of the game `G`.
    #[must_use]
    pub const fn of<G: DuplicateGame + 'static>() -> Self {
        Self {
            deal: DailyDeal::of::<G>,
            record: |deal| {
                let mut kinds = [0, 1].map(|_| PlayerKind::Bot(deal.level.to_owned()));
                kinds[deal.side % 2] = PlayerKind::Human;
                Ok(begun::<G>(deal)?.reseated(&kinds)?.record())
            },
            playouts: |deal, games| difficulty::playouts(begun::<G>(deal)?, deal, games),
            result: |record| G::replay(record).map(|game| game.result()),
        }
    }
}

/// A deal at its first decision, with bots on both sides.
fn begun<G: DuplicateGame>(deal: &DailyDeal) -> Result<G, String> {
    let variants = G::daily_variants();
    let named = variants.iter().find(|variant| variant.name == deal.variant);
    let variant = named.ok_or_else(|| format!("unknown variant {:?}", deal.variant))?;
    G::start(&variant.setup, deal.seed, [deal.level; 2])
}
