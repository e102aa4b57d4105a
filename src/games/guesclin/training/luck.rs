//! The table of how much luck the dice gave France in games of captains, which reviews compare a game with.

use crate::headless::Match;
use guesclin_rules::Scenario;
use kit_rules::facts::variant_words;
use kit_rules::game::{HeadlessGame, play_bots};
use kit_rules::luck::{LuckAccount, LuckGame};
use kit_rules::review::{LuckQuantiles, LuckTable};
use kit_rules::seed::{Seed, following};

/// Who plays.
const LEVEL: &str = "captain";

/// The table by so many games of each scenario.
///
/// # Errors
/// A game fails.
pub(super) fn table(scenarios: &[Scenario], games: u64, seed: Seed) -> Result<String, String> {
    let mut variants = Vec::new();
    for (setup, scenario) in scenarios.iter().enumerate() {
        let seed = following(seed, u64::from(scenario.n));
        let mut luck = Vec::new();
        let mut variant = String::new();
        for n in 0..games {
            let played = play_bots::<Match>(setup, [LEVEL; 2], following(seed, n))?;
            let game = Match::replay(played.record.as_bytes())?;
            let account = LuckAccount::of(&game.luck_line()?);
            luck.push(account.chance.iter().sum());
            variant = variant_words(&game.variant());
        }
        variants.push(LuckQuantiles {
            variant,
            bots: format!("{LEVEL} {LEVEL}"),
            games: luck.len(),
            quantiles: quantiles(luck),
        });
    }
    let values = Match::value_name();
    let table = LuckTable { values, variants };
    serde_json::to_string(&table).map_err(|error| error.to_string())
}

/// The numbers below which 0, 1, 2 … 100 of 100 lie, to a tenth.
fn quantiles(mut all: Vec<f64>) -> Vec<f64> {
    all.sort_by(f64::total_cmp);
    let last = all.len().saturating_sub(1);
    let at = |percent: usize| {
        let number = all.get((last * percent + 50) / 100).copied();
        (number.unwrap_or(0.0) * 10.0).round() / 10.0
    };
    (0..=100).map(at).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn quantiles_are_the_numbers_in_their_places() {
        let numbers: Vec<f64> = (0..=200).rev().map(f64::from).collect();
        let found = quantiles(numbers);
        let due: Vec<f64> = (0..=100).map(|n| 2.0 * f64::from(n)).collect();
        assert_eq!(found, due);
    }
}
