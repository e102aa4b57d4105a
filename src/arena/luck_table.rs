//! The luck of bots in games against their like, for the table that reviews compare a game with. Who plays, with which
//! seeds and how the quantiles are told is each game's own.

use kit_rules::facts::variant_words;
use kit_rules::game::play_bots;
use kit_rules::luck::{LuckAccount, LuckGame};
use kit_rules::review::LuckQuantiles;
use kit_rules::seed::{Seed, following};

use super::bar::bar;
use super::in_order::in_order;

/// The games of a table.
#[derive(Debug, Clone, Copy)]
pub struct LuckSeries {
    /// The bot that plays both sides.
    pub bot: &'static str,
    /// How many games there are of each variant.
    pub games: u64,
    /// How many are played at the same time; the luck does not depend on it.
    pub threads: usize,
}

/// The luck of chance of side 0 in games of one variant.
#[derive(Debug, Clone, PartialEq, Default)]
pub struct VariantLuck {
    /// The choices of the rules in one line; empty without a game.
    pub variant: String,
    /// The luck in each game, in points.
    luck: Vec<f64>,
}

/// What a quantile tells.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum QuantileKind {
    /// The luck of the nearest game, to the tenth of a point.
    OfGames,
    /// What lies between the two nearest games, to the hundredth of a point.
    BetweenGames,
}

impl LuckSeries {
    /// Plays the games of a preset of the rules, by its place in the list. Their seeds follow `seed`.
    ///
    /// # Errors
    /// A game broke off.
    pub fn play<G: LuckGame>(&self, setup: usize, seed: Seed) -> Result<VariantLuck, String> {
        let play = |n| -> Result<(f64, String), String> {
            let played = play_bots::<G>(setup, [self.bot; 2], following(seed, n))?;
            let game = G::replay(played.record.as_bytes())?;
            let account = LuckAccount::of(&game.luck_line()?);
            Ok((account.chance.iter().sum(), variant_words(&game.variant())))
        };
        let bar = bar(self.games, "games");
        let mut found = VariantLuck::default();
        in_order(self.games, self.threads, play, |played| {
            bar.inc(1);
            let (luck, variant) = played?;
            found.luck.push(luck);
            found.variant = variant;
            Ok::<_, String>(())
        })?;
        bar.finish_and_clear();
        Ok(found)
    }
}

impl VariantLuck {
    /// The mean luck of a game; 0 of none.
    #[must_use]
    pub fn mean(&self) -> f64 {
        self.luck.iter().sum::<f64>() / self.luck.len().max(1) as f64
    }

    /// The entry of the table for the games of these `bots`.
    #[must_use]
    pub fn quantiles(self, bots: &str, kind: QuantileKind) -> LuckQuantiles {
        LuckQuantiles {
            variant: self.variant,
            bots: bots.to_owned(),
            games: self.luck.len(),
            quantiles: quantiles(self.luck, kind),
        }
    }
}

/// Below which numbers 0, 1, 2, … 100 of 100 lie; none if there are no numbers.
fn quantiles(mut all: Vec<f64>, kind: QuantileKind) -> Vec<f64> {
    all.sort_by(f64::total_cmp);
    let Some(last) = all.len().checked_sub(1) else {
        return all;
    };
    let at = |percent: usize| match kind {
        QuantileKind::OfGames => round(all[(last * percent + 50) / 100], 10.0),
        QuantileKind::BetweenGames => {
            let place = (percent * last) as f64 / 100.0;
            let below = place as usize;
            let part = place - below as f64;
            let above = all[(below + 1).min(last)];
            round(all[below] + part * (above - all[below]), 100.0)
        }
    };
    (0..=100).map(at).collect()
}

/// To so many parts of one.
fn round(value: f64, parts: f64) -> f64 {
    (value * parts).round() / parts
}

#[cfg(test)]
mod tests {
    use super::*;

    const KINDS: [QuantileKind; 2] = [QuantileKind::OfGames, QuantileKind::BetweenGames];

    #[test]
    fn a_hundred_and_one_quantiles_lie_between_the_least_and_the_most() {
        let all: Vec<f64> = (0..=200).rev().map(f64::from).collect();
        let due: Vec<f64> = (0..=100).map(|n| 2.0 * f64::from(n)).collect();
        for kind in KINDS {
            assert_eq!(quantiles(all.clone(), kind), due, "{kind:?}");
            assert_eq!(quantiles(Vec::new(), kind), Vec::<f64>::new());
        }
    }

    #[test]
    fn a_quantile_is_that_of_a_game_or_lies_between_two() {
        let quarter = |kind| quantiles(vec![1.0, 0.0], kind)[25];
        assert_eq!(KINDS.map(quarter), [0.0, 0.25]);
        let exact = |kind| quantiles(vec![1.256], kind)[50];
        assert_eq!(KINDS.map(exact), [1.3, 1.26]);
    }

    #[test]
    fn the_entry_of_a_variant_counts_its_games() {
        let luck = VariantLuck {
            variant: "short".to_owned(),
            luck: vec![3.0, -1.0],
        };
        assert_eq!(luck.mean(), 1.0);
        assert_eq!(VariantLuck::default().mean(), 0.0);
        let entry = luck.quantiles("fickle", QuantileKind::OfGames);
        assert_eq!(
            (&*entry.variant, &*entry.bots, entry.games),
            ("short", "fickle", 2)
        );
        assert_eq!([entry.quantiles[0], entry.quantiles[100]], [-1.0, 3.0]);
    }
}
