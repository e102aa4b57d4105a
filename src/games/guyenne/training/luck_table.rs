//! The table of how much luck bots have: what a review compares a game with.

use guyenne_rules::RulesConfig;
use kit_arena::{LuckSeries, QuantileKind, threads};
use kit_rules::luck::LuckGame;
use kit_rules::review::{LuckQuantiles, LuckTable};
use kit_rules::seed::Seed;

use crate::Match;

/// The bots of the table.
const BOT: &str = "knight";
/// The seed of the first game of each variant; the others follow.
const SEED: Seed = Seed(2026);

/// The table of so many games of each variant, for two, three and four players.
///
/// # Errors
/// A game broke off.
pub(super) fn luck_table(games: u64) -> Result<LuckTable, String> {
    let series = LuckSeries {
        bot: BOT,
        games,
        threads: threads(None),
    };
    let entry = |(setup, _): (usize, RulesConfig)| -> Result<LuckQuantiles, String> {
        let luck = series.play::<Match>(setup, SEED)?;
        Ok(luck.quantiles(BOT, QuantileKind::OfGames))
    };
    let variants = RulesConfig::presets().enumerate().map(entry);
    Ok(LuckTable {
        values: Match::value_name(),
        variants: variants.collect::<Result<_, String>>()?,
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use kit_rules::review::ReviewedGame;

    #[test]
    fn the_table_of_the_game_is_of_its_values_and_variants() {
        let kept = LuckTable::read(Match::LUCK_TABLE).expect("a table");
        let made = luck_table(2).expect("games");
        assert_eq!(kept.values, made.values, "see src/rules/review/review.md");
        let variants = |table: &LuckTable| -> Vec<String> {
            let all = table.variants.iter();
            all.map(|variant| variant.variant.clone()).collect()
        };
        assert_eq!(variants(&kept), variants(&made));
        for variant in kept.variants {
            assert!(variant.games >= 200);
            assert_eq!(variant.quantiles.len(), 101);
            assert!(variant.quantiles.is_sorted());
            // Luck is fair: the middle lies near none.
            assert!(
                variant.quantiles[50].abs() < 10.0,
                "{:?}",
                variant.quantiles[50]
            );
        }
    }
}
