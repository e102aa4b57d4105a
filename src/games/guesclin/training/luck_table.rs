//! The table of how much luck the dice gave France in games of captains, which reviews compare a game with.

use crate::headless::Match;
use guesclin_rules::Scenario;
use kit_arena::{LuckSeries, QuantileKind, threads};
use kit_rules::luck::LuckGame;
use kit_rules::review::{LuckQuantiles, LuckTable};
use kit_rules::seed::{Seed, following};

/// Who plays.
const LEVEL: &str = "captain";

/// The table by so many games of each scenario.
///
/// # Errors
/// A game fails.
pub(super) fn luck_table(
    scenarios: &[Scenario],
    games: u64,
    seed: Seed,
) -> Result<LuckTable, String> {
    let series = LuckSeries {
        bot: LEVEL,
        games,
        threads: threads(None),
    };
    let entry = |(setup, scenario): (usize, &Scenario)| -> Result<LuckQuantiles, String> {
        let luck = series.play::<Match>(setup, following(seed, u64::from(scenario.n)))?;
        let bots = format!("{LEVEL} {LEVEL}");
        Ok(luck.quantiles(&bots, QuantileKind::OfGames))
    };
    let variants = scenarios.iter().enumerate().map(entry);
    Ok(LuckTable {
        values: Match::value_name(),
        variants: variants.collect::<Result<_, String>>()?,
    })
}
