//! How strong cards that one cannot see are likely to be, from what is still unseen. Exact counting, no sampling.

use crate::ai::binomial::binomial;
use crate::games::guyenne::rules::card::{Card, Cards};

/// The largest sum of five cards, and one more.
const SUMS: usize = 24;

/// How a combat may end for the one who asks; the three add up to 1.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Chances {
    /// He wins.
    pub win: f32,
    /// Nobody wins.
    pub tie: f32,
    /// The enemy wins.
    pub lose: f32,
}

impl Chances {
    /// Nothing happens: the castle stays as it is.
    pub const STILL: Self = Self {
        win: 0.0,
        tie: 1.0,
        lose: 0.0,
    };
}

/// How strong a camp may be before a castle.
#[derive(Debug, Clone, Copy)]
pub struct Odds {
    /// The chance that no hero lies there and the sum is below the index; the last one leaves the hero's out.
    below: [f32; SUMS],
}

impl Odds {
    /// These cards for certain.
    #[must_use]
    pub fn known(cards: Cards) -> Self {
        let mut below = [0.0; SUMS];
        if !cards.has_hero() {
            below[usize::from(cards.sum()) + 1..].fill(1.0);
        }
        Self { below }
    }

    /// For 0 to 5 cards drawn blindly from the value cards in `pool`, each of them with a hero's chance of `hero`
    /// to be the hero instead.
    #[must_use]
    pub fn drawn(pool: Cards, hero: f32) -> [Self; 6] {
        let mut ways = [[0.0_f32; SUMS]; 6];
        ways[0][0] = 1.0;
        // Kind by kind: a number of cards of a kind can be chosen from it in so many ways.
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
                // Fewer cards than that are unseen.
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

    /// Either of several, each with its weight.
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
            below = below.map(|chance| chance / all);
        }
        Self { below }
    }

    /// What `mine` may come to against this.
    #[must_use]
    pub fn against(&self, mine: Cards) -> Chances {
        let plain = self.below[SUMS - 1];
        if mine.has_hero() {
            return Chances {
                win: plain,
                tie: 1.0 - plain,
                lose: 0.0,
            };
        }
        let sum = usize::from(mine.sum()).min(SUMS - 2);
        let (win, up_to) = (self.below[sum], self.below[sum + 1]);
        Chances {
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
        let five = Odds::known(Cards::of([1, 1, 0, 0, 0]));
        assert_eq!(five.against(Cards::of([0, 0, 0, 1, 0])).tie, 1.0);
        assert_eq!(five.against(Cards::of([3, 0, 0, 0, 0])).win, 1.0);
        assert_eq!(five.against(Cards::of([2, 0, 0, 0, 0])).lose, 1.0);
        let hero = Odds::known(Cards::of([0, 0, 0, 0, 1]));
        assert_eq!(hero.against(Cards::of([0, 0, 2, 2, 0])).lose, 1.0);
        assert_eq!(hero.against(Cards::of([0, 0, 0, 0, 1])).tie, 1.0);
    }

    #[test]
    fn blind_draws_are_counted_exactly() {
        let odds = Odds::drawn(Cards::of([2, 1, 0, 0, 0]), 0.0);
        // Two of {2, 2, 3}: 2+2 in one way, 2+3 in two.
        let chances = odds[2].against(Cards::of([2, 0, 0, 0, 0]));
        assert!((chances.tie - 1.0 / 3.0).abs() < 1e-6);
        assert!((chances.lose - 2.0 / 3.0).abs() < 1e-6);
        let with_hero = Odds::drawn(Cards::of([2, 1, 0, 0, 0]), 0.25);
        assert!((with_hero[2].against(Cards::of([0, 0, 0, 0, 1])).tie - 0.5).abs() < 1e-6);
    }
}
