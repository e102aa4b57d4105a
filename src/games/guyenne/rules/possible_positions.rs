//! Possible positions: every position that a seat cannot tell from the true one, with the number of ways in which the
//! cards can lie so. Where [`Position::determinize`] draws one at random, this lists them all: for puzzles, which are
//! solved exactly.

use super::{Position, View};
use crate::card::{Card, Cards};
use crate::seat::{Camp, Seat};
use kit_ai::binomial::binomial;

/// A position that a seat holds possible.
#[derive(Debug, Clone)]
pub struct PossiblePosition {
    /// The position.
    pub position: Position,
    /// In how many ways its hidden cards can lie so, if equal cards are told apart.
    pub ways: f64,
}

impl Position {
    /// Every position that `seat` cannot tell from this one until the round is over: they differ in the hands and in
    /// the cards face down before the castles. Which of the rest lie in a draw pile and which in a discard pile does
    /// not count within a round: one arrangement stands for all.
    ///
    /// A hero is never in a draw pile that has not run out.
    #[must_use]
    pub fn possible_positions(&self, seat: Seat) -> Vec<PossiblePosition> {
        let view = self.view(Some(seat));
        let mut positions = vec![PossiblePosition {
            position: self.clone(),
            ways: 1.0,
        }];
        for camp in Camp::ALL {
            positions = positions
                .into_iter()
                .flat_map(|possible| of_camp(&possible, &view, camp))
                .collect();
        }
        positions
    }
}

/// The places of a camp whose cards the viewer does not know.
#[derive(Clone, Copy)]
enum HiddenPlace {
    Hand(Seat),
    Front(usize),
}

/// The positions that differ from `possible` in the hidden cards of `camp`.
fn of_camp(possible: &PossiblePosition, view: &View, camp: Camp) -> Vec<PossiblePosition> {
    let mut places = Vec::new();
    let mut pool = Cards::NONE;
    for place in 0..2 {
        let seat = Seat::new(camp, place);
        let hand = possible.position.hands[seat.index()];
        if view.viewer != Some(seat) && !hand.is_empty() {
            places.push((HiddenPlace::Hand(seat), hand.count()));
            pool += hand;
        }
    }
    for (at, fronts) in view.fronts.iter().enumerate() {
        if let Some(front) = fronts[camp].filter(|front| front.cards.is_none()) {
            places.push((HiddenPlace::Front(at), front.count));
            pool += possible.position.fields[at].cards[camp];
        }
    }
    if places.is_empty() {
        return vec![possible.clone()];
    }
    // What lies in the piles and is not known.
    let seen = &view.camps[camp];
    let discard = possible.position.discard[camp] - seen.discard_known;
    pool += possible.position.draw[camp] + discard;
    let mut all = vec![(possible.clone(), pool)];
    for (place, count) in places {
        all = all
            .into_iter()
            .flat_map(|(possible, pool)| {
                subsets(pool, count).into_iter().map(move |(cards, ways)| {
                    let mut possible = possible.clone();
                    possible.ways *= ways;
                    match place {
                        HiddenPlace::Hand(seat) => possible.position.hands[seat.index()] = cards,
                        HiddenPlace::Front(at) => possible.position.fields[at].cards[camp] = cards,
                    }
                    (possible, pool - cards)
                })
            })
            .collect();
    }
    all.into_iter()
        .filter_map(|(mut possible, rest)| {
            // The strongest go to the discard pile: so a hero is in the draw pile only if nothing else is possible.
            let aside: Cards = rest.iter().take(usize::from(discard.count())).collect();
            let draw = rest - aside;
            if draw.has_hero() && seen.exhaustions == 0 {
                return None;
            }
            let position = &mut possible.position;
            position.discard[camp] = seen.discard_known + aside;
            position.draw[camp] = draw;
            // Whoever conceded them: no view of the seat tells.
            match view.viewer.filter(|viewer| viewer.camp == camp) {
                Some(own) => position.memory.conceded[own.partner().index()] = aside,
                None => {
                    position.memory.reserve[camp] = Cards::NONE;
                    position.memory.conceded[Seat::new(camp, 0).index()] = aside;
                    position.memory.conceded[Seat::new(camp, 1).index()] = Cards::NONE;
                }
            }
            Some(possible)
        })
        .collect()
}

/// Every multiset of `count` of these cards, with the number of ways to take it.
fn subsets(pool: Cards, count: u8) -> Vec<(Cards, f64)> {
    let mut all = vec![(Cards::NONE, 1.0)];
    for card in Card::ALL {
        let most = pool.of_kind(card);
        all = all
            .into_iter()
            .flat_map(|(cards, ways)| {
                let room = count - cards.count();
                (0..=most.min(room)).map(move |n| {
                    let these: Cards = core::iter::repeat_n(card, usize::from(n)).collect();
                    (cards + these, ways * f64::from(binomial(most, n)))
                })
            })
            .collect();
    }
    all.retain(|(cards, _)| cards.count() == count);
    all
}
