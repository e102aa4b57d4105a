//! Draws as steps of their own: a move is played up to the first draw, and each camp's draw is any of those that it can
//! be, with their exact probabilities. Games draw at random, see [`Dice`](crate::chance::Dice).

use super::{BadSetup, Level, Move, Position, Setup, Stage};
use crate::card::{Card, Cards};
use crate::chance::Chance;
use crate::seat::Camp;

/// What a camp is to draw.
#[derive(Debug, Clone, Copy)]
struct DueDraw {
    /// The cards that it draws in any case: those of a pile that is drawn to its last card.
    certain: Cards,
    /// From which it draws the others.
    pool: Cards,
    /// How many others.
    count: u8,
}

/// Gives the cards of one draw, and stops at the next one.
#[derive(Debug)]
struct OneDraw {
    /// Whose draw it is, and what it still has to give; nobody's at first.
    given: Option<(Camp, Cards)>,
    /// At whose draw it stopped.
    stopped: Option<Camp>,
}

impl Chance for OneDraw {
    fn draw(&mut self, camp: Camp, pile: Cards) -> Option<Card> {
        let Some((_, left)) = self.given.as_mut().filter(|(given, _)| *given == camp) else {
            self.stopped = Some(camp);
            return None;
        };
        let kinds = Card::ALL.into_iter();
        let mut both = kinds.filter(|&card| left.of_kind(card) > 0 && pile.of_kind(card) > 0);
        let card = both.next()?;
        *left -= Cards::one(card);
        Some(card)
    }
}

impl Position {
    /// The table before the first draw, and whose draw that is: the deal's, but at the expert level nobody's, where the
    /// cards to set aside come first.
    ///
    /// # Errors
    /// The rules configuration is not valid.
    pub fn undealt(setup: Setup) -> Result<(Self, Option<Camp>), BadSetup> {
        let mut position = Self::blank(setup)?;
        let due = match setup.config.level {
            Level::Expert => {
                // It stops at a decision and draws nothing.
                let _never = position.open(&mut position.dice.clone(), &mut ());
                None
            }
            Level::Base | Level::Advanced => Some(Camp::English),
        };
        Ok((position, due))
    }

    /// Plays a move without checking it, up to the first draw, and says whose that is: the other camp's may follow.
    /// `None` if the position is at a decision, or at the end.
    pub fn play_before_draws(&mut self, m: Move) -> Option<Camp> {
        let mut chance = OneDraw {
            given: None,
            stopped: None,
        };
        match self.follow(m, &mut chance, &mut ()) {
            Ok(()) => None,
            Err(_) => chance.stopped,
        }
    }

    /// Draws `cards` for the camp whose draw is due, and says whose is due next.
    pub fn take_draw(&mut self, camp: Camp, cards: Cards) -> Option<Camp> {
        debug_assert_eq!(self.stage, Stage::Refill);
        let mut chance = OneDraw {
            given: Some((camp, cards)),
            stopped: None,
        };
        match self.draw_hands(camp, &mut chance, &mut ()) {
            Ok(()) => None,
            Err(_) => chance.stopped,
        }
    }

    /// Everything that the camp whose draw is due can draw, each with its probability: multivariate hypergeometric, at
    /// most 50 hands.
    #[must_use]
    pub fn possible_draws(&self, camp: Camp) -> Vec<(f64, Cards)> {
        let DueDraw {
            certain,
            pool,
            count,
        } = self.due_draw(camp);
        // For each way to choose of the kinds so far: in how many ways, which, and how many.
        let mut hands = vec![(1.0, Cards::NONE, 0)];
        for card in Card::ALL {
            let of_kind = pool.of_kind(card);
            let mut longer = Vec::new();
            for (ways, cards, have) in hands {
                for n in 0..=of_kind.min(count - have) {
                    let more = ways * in_ways(of_kind, n);
                    let these = core::iter::repeat_n(card, usize::from(n));
                    longer.push((more, cards + these.collect(), have + n));
                }
            }
            hands = longer;
        }
        hands.retain(|&(_, _, have)| have == count);
        let all: f64 = hands.iter().map(|&(ways, ..)| ways).sum();
        let hands = hands.into_iter();
        hands
            .map(|(ways, cards, _)| (ways / all, certain + cards))
            .collect()
    }

    /// A draw near the middle of all that the camp whose draw is due can draw: of each kind as many as on average, in
    /// whole cards.
    #[must_use]
    pub fn middle_draw(&self, camp: Camp) -> Cards {
        let DueDraw {
            certain,
            pool,
            count,
        } = self.due_draw(camp);
        let all = u32::from(pool.count()).max(1);
        let mut drawn = certain;
        let mut left = count;
        // What is lost of each kind by whole cards, in parts of a card.
        let mut parts = [(0, Card::Two); Card::ALL.len()];
        for (part, card) in parts.iter_mut().zip(Card::ALL) {
            let share = u32::from(pool.of_kind(card)) * u32::from(count);
            let whole = (share / all) as u8;
            drawn += core::iter::repeat_n(card, usize::from(whole)).collect();
            left -= whole;
            *part = (share % all, card);
        }
        parts.sort_by_key(|&(part, _)| core::cmp::Reverse(part));
        let more = parts.into_iter().take(usize::from(left));
        drawn + more.map(|(_, card)| card).collect()
    }

    /// What a camp draws to fill its hand. A pile that is drawn to its last card is renewed as `fill_hand` does.
    fn due_draw(&self, camp: Camp) -> DueDraw {
        let hero = u8::from(self.round == 0);
        let full = self.config.equipment.hand;
        let mut count = full.saturating_sub(self.hand_of(camp).count() + hero);
        let (mut pool, mut discard) = (self.draw[camp], self.discard[camp]);
        let mut certain = Cards::NONE;
        let mut exhaustions = self.exhaustions[camp];
        while !pool.is_empty() && count >= pool.count() {
            count -= pool.count();
            certain += pool;
            pool = Cards::NONE;
            while pool.is_empty() && exhaustions < self.config.exhaustions() {
                exhaustions += 1;
                if exhaustions < self.config.exhaustions() {
                    pool = core::mem::take(&mut discard);
                }
            }
        }
        if pool.is_empty() {
            count = 0;
        }
        DueDraw {
            certain,
            pool,
            count,
        }
    }
}

/// In how many ways `count` of `n` can be chosen.
fn in_ways(n: u8, count: u8) -> f64 {
    (0..count).fold(1.0, |ways, i| ways * f64::from(n - i) / f64::from(i + 1))
}
