//! A series of games between two sides, each numbered from 0, with its deal and its seating.

use super::options::{DealOptions, PlayOptions};
use kit_rules::luck::LuckAccount;
use kit_rules::seed::{Seed, following};

/// A series of games. `R` is what is agreed in each of them, `B` the bot or the bots of a side.
#[derive(Debug, Clone, Copy)]
pub struct Series<R, B> {
    /// What is agreed, apart from the seed.
    pub rules: R,
    /// The seed of all deals.
    pub seed: Seed,
    /// The bots, by the side, 0 or 1, for which each was named.
    pub bots: [B; 2],
    /// How many different deals there are.
    pub deals: u64,
    /// Whether each deal is played twice, the second time with the sides exchanged.
    pub paired: bool,
    /// Whether the times of decisions are collected.
    pub times: bool,
    /// Whether the luck of each game is told from skill.
    pub adjusted: bool,
}

impl<R, B: Copy> Series<R, B> {
    /// The series that the command line asks for, of `default` deals unless it says how many, without times.
    pub fn of(
        rules: R,
        bots: [B; 2],
        deals: &DealOptions,
        default: u64,
        play: &PlayOptions,
    ) -> Self {
        Self {
            rules,
            seed: deals.seed,
            bots,
            deals: deals.games.unwrap_or(default),
            paired: play.paired,
            times: false,
            adjusted: play.adjusted,
        }
    }

    /// How many games are played.
    pub fn games(&self) -> u64 {
        self.deals.saturating_mul(1 + u64::from(self.paired))
    }

    /// The seed of the game numbered `n`.
    pub fn deal(&self, n: u64) -> Seed {
        following(self.seed, if self.paired { n / 2 } else { n })
    }

    /// Whether the sides are exchanged in the game numbered `n`.
    pub fn is_exchanged(&self, n: u64) -> bool {
        self.paired && n % 2 == 1
    }

    /// The side for which the bot of `side` in the game numbered `n` was named.
    pub fn named(&self, n: u64, side: usize) -> usize {
        if self.is_exchanged(n) { 1 - side } else { side }
    }

    /// The bot of `side` in the game numbered `n`.
    pub fn bot(&self, n: u64, side: usize) -> B {
        self.bots[self.named(n, side)]
    }
}

/// A finished game of a series; `D` is what a game's arena collects besides.
#[derive(Debug, Clone)]
pub struct SeriesGame<D> {
    /// Whether the sides were exchanged.
    pub exchanged: bool,
    /// The side, 0 or 1, that won; `None` for a draw.
    pub winner: Option<usize>,
    /// How many decisions were made.
    pub decisions: u64,
    /// Its record, one line without a line end, if it was collected.
    pub record: Option<String>,
    /// Its account of luck and skill, if it was collected.
    pub luck: Option<LuckAccount>,
    /// What else was collected.
    pub details: D,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pairs_share_a_deal_and_exchange_the_sides() {
        let series = |paired| Series {
            rules: (),
            seed: Seed(5),
            bots: ["first", "second"],
            deals: 3,
            paired,
            times: false,
            adjusted: false,
        };
        let (single, paired) = (series(false), series(true));
        assert_eq!((single.games(), paired.games()), (3, 6));
        assert_eq!(paired.deal(2), paired.deal(3));
        assert_eq!(paired.deal(3), single.deal(1));
        assert_eq!([2, 3].map(|n| paired.bot(n, 0)), ["first", "second"]);
        assert_eq!([2, 3].map(|n| single.bot(n, 0)), ["first", "first"]);
    }
}
