//! The table of how much luck bots have: what a review compares a game with.

use guyenne_rules::RulesConfig;
use kit_rules::facts::variant_words;
use kit_rules::game::{HeadlessGame, play_bots};
use kit_rules::luck::{LuckAccount, LuckGame};
use kit_rules::review::{LuckQuantiles, LuckTable};
use kit_rules::seed::{Seed, following};

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
    let presets = RulesConfig::presets().enumerate();
    let variants = presets.map(|(setup, _)| quantiles(setup, games));
    Ok(LuckTable {
        values: Match::value_name(),
        variants: variants.collect::<Result<_, String>>()?,
    })
}

/// The luck of the English in games of the preset with this place in the list.
fn quantiles(setup: usize, games: u64) -> Result<LuckQuantiles, String> {
    let mut all = Vec::new();
    let mut variant = String::new();
    for n in 0..games {
        let played = play_bots::<Match>(setup, [BOT; 2], following(SEED, n))?;
        let game = Match::replay(played.record.as_bytes())?;
        let account = LuckAccount::of(&game.luck_line()?);
        all.push(account.chance.iter().sum::<f64>());
        variant = variant_words(&game.variant());
    }
    all.sort_by(f64::total_cmp);
    let last = all.len().saturating_sub(1);
    let at = |hundredth: usize| all.get((hundredth * last + 50) / 100).copied();
    Ok(LuckQuantiles {
        variant,
        bots: BOT.to_owned(),
        games: all.len(),
        quantiles: (0..=100)
            .filter_map(at)
            .map(|luck| (luck * 10.0).round() / 10.0)
            .collect(),
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
