//! The probable strength of hidden cards, counted exactly from the unseen cards.

use guyenne_rules::card::{Card, Cards};
use kit_ai::binomial::binomial;

/// One more than the largest sum of five cards (5+5+4+4+4 = 22), and one more for the bounds, which are exclusive.
const SUMS: usize = 24;

/// The probabilities of the results of a combat, for one camp; they add up to 1.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct CombatProbabilities {
    /// The camp wins.
    pub win: f32,
    /// Nobody wins.
    pub tie: f32,
    /// The enemy wins.
    pub lose: f32,
}

impl CombatProbabilities {
    /// Nothing changes: the castle keeps its holder.
    pub const STILL: Self = Self {
        win: 0.0,
        tie: 1.0,
        lose: 0.0,
    };
}

/// The distribution of a camp's strength at a castle.
#[derive(Debug, Clone, Copy)]
pub struct StrengthDistribution {
    /// By sum: the probability that no hero is there and the sum is below the index. The last one is that of no hero.
    below: [f32; SUMS],
}

impl StrengthDistribution {
    /// The distribution of known cards.
    #[must_use]
    pub fn known(cards: Cards) -> Self {
        let mut below = [0.0; SUMS];
        if !cards.has_hero() {
            below[usize::from(cards.sum()) + 1..].fill(1.0);
        }
        Self { below }
    }

    /// The distributions of 0 to 5 cards drawn at random from the value cards in `pool`, if each of them is the hero
    /// instead with a probability of `hero`.
    #[must_use]
    pub fn drawn(pool: Cards, hero: f32) -> [Self; 6] {
        let mut ways = [[0.0_f32; SUMS]; 6];
        ways[0][0] = 1.0;
        // Convolution kind by kind: `ways[n][sum]` is in how many ways n cards have the sum.
        for card in [Card::Two, Card::Three, Card::Four, Card::Five] {
            let n = pool.of_kind(card);
            let before = ways;
            for count in 1..=n.min(5) {
                let factor = binomial(n, count);
                let add = usize::from(count * card.value());
                let count = usize::from(count);
                for most in 0..=5 - count {
                    for sum in 0..SUMS - add {
                        ways[most + count][sum + add] += before[most][sum] * factor;
                    }
                }
            }
        }
        let mut count = 0.0;
        ways.map(|ways| {
            let plain = 1.0 - f32::min(hero * count, 1.0);
            count += 1.0;
            let all: f32 = ways.iter().sum();
            if all <= 0.0 {
                // There are not so many unseen cards.
                return Self {
                    below: [plain; SUMS],
                };
            }
            let mut below = [0.0; SUMS];
            for sum in 1..SUMS {
                below[sum] = below[sum - 1] + ways[sum - 1] * plain / all;
            }
            Self { below }
        })
    }

    /// The mixture of `parts`, each with its weight.
    #[must_use]
    pub fn mixed<'a>(parts: impl Iterator<Item = (f32, &'a Self)>) -> Self {
        let mut below = [0.0; SUMS];
        let mut all = 0.0;
        for (weight, part) in parts {
            all += weight;
            for (to, from) in below.iter_mut().zip(&part.below) {
                *to += weight * from;
            }
        }
        if all > 0.0 {
            below = below.map(|probability| probability / all);
        }
        Self { below }
    }

    /// The probabilities of a combat of `mine` against this strength.
    #[must_use]
    pub fn against(&self, mine: Cards) -> CombatProbabilities {
        let plain = self.below[SUMS - 1];
        if mine.has_hero() {
            return CombatProbabilities {
                win: plain,
                tie: 1.0 - plain,
                lose: 0.0,
            };
        }
        let sum = usize::from(mine.sum()).min(SUMS - 2);
        let (win, up_to) = (self.below[sum], self.below[sum + 1]);
        CombatProbabilities {
            win,
            tie: up_to - win,
            lose: 1.0 - up_to,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn known_cards_win_tie_or_lose_for_certain() {
        let five = StrengthDistribution::known(Cards::of([1, 1, 0, 0, 0]));
        assert_eq!(five.against(Cards::of([0, 0, 0, 1, 0])).tie, 1.0);
        assert_eq!(five.against(Cards::of([3, 0, 0, 0, 0])).win, 1.0);
        assert_eq!(five.against(Cards::of([2, 0, 0, 0, 0])).lose, 1.0);
        let hero = StrengthDistribution::known(Cards::of([0, 0, 0, 0, 1]));
        assert_eq!(hero.against(Cards::of([0, 0, 2, 2, 0])).lose, 1.0);
        assert_eq!(hero.against(Cards::of([0, 0, 0, 0, 1])).tie, 1.0);
    }

    #[test]
    fn blind_draws_are_counted_exactly() {
        let distributions = StrengthDistribution::drawn(Cards::of([2, 1, 0, 0, 0]), 0.0);
        // Two of {2, 2, 3}: 2+2 in one way, 2+3 in two.
        let probabilities = distributions[2].against(Cards::of([2, 0, 0, 0, 0]));
        assert!((probabilities.tie - 1.0 / 3.0).abs() < 1e-6);
        assert!((probabilities.lose - 2.0 / 3.0).abs() < 1e-6);
        let with_hero = StrengthDistribution::drawn(Cards::of([2, 1, 0, 0, 0]), 0.25);
        assert!((with_hero[2].against(Cards::of([0, 0, 0, 0, 1])).tie - 0.5).abs() < 1e-6);
    }
}
