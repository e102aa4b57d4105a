//! What each move of a decision does: its features, those of its cards and those of its castle.

use super::common::{LEAD, whose};
use super::seen::{CARDS, Features};
use crate::nets::{CombatProbabilities, FeatureVector};
use guyenne_rules::card::{Card, Cards};
use guyenne_rules::seat::Seat;
use guyenne_rules::{Castle, DecisionKind, Move};

impl Features<'_> {
    /// Writes every move of the decision to `to`, in parts: see [`EncodedMoves`].
    pub fn options(&self, to: &mut EncodedMoves) {
        to.clear();
        let place = matches!(self.decision.kind, DecisionKind::Place { .. });
        let mut first = None;
        self.decision.for_each(|m| {
            let castle = self.castle(m);
            if to.castles.last().is_none_or(|&(last, _)| last != castle) {
                to.castles.push((castle, self.of_castle(castle)));
                first = None;
            }
            let cards = if place && to.castles.len() > 1 {
                // The same sets of cards as at the first castle, in the same order.
                let next = first.map_or(0, |at: usize| at + 1);
                first = Some(next);
                next
            } else {
                to.cards.push(self.of_cards(m, castle));
                to.cards.len() - 1
            };
            let joint = castle.map_or([0.0; 4], |castle| self.joint(castle, m));
            to.all.push(EncodedMove {
                m,
                cards: cards as u16,
                castle: to.castles.len() as u16 - 1,
                joint,
            });
        });
    }

    /// The castle of `m`, if it has one.
    fn castle(&self, m: Move) -> Option<Castle> {
        match (m, self.decision.kind) {
            (Move::Place { castle, .. } | Move::Reinforce { castle, .. }, _)
            | (_, DecisionKind::Answer { castle } | DecisionKind::Lose { castle, .. }) => {
                Some(castle)
            }
            _ => None,
        }
    }

    /// The index, 0 or 1, of `castle` among the round's two castles, named or to be named now.
    fn at(&self, castle: Castle) -> usize {
        let named = self
            .view
            .named
            .iter()
            .position(|&named| named == Some(castle));
        named.unwrap_or(usize::from(self.view.named[0].is_some()))
    }

    /// The cards of `m`, and all cards of this camp at the castle after it.
    fn cards(&self, m: Move, castle: Option<Castle>) -> (Cards, Cards) {
        let before = castle.map_or(Cards::NONE, |castle| self.mine(self.at(castle)));
        match m {
            Move::Place { cards, .. } | Move::Reinforce { cards, .. } => (cards, before + cards),
            Move::Reserve(cards) | Move::Give(cards) | Move::Lose(cards) => (cards, Cards::NONE),
            Move::Show => (Cards::NONE, before),
            Move::Order(_) | Move::Pass | Move::Concede => (Cards::NONE, Cards::NONE),
        }
    }

    /// 54 features after those of the view: what `m` does with cards.
    fn of_cards(&self, m: Move, castle: Option<Castle>) -> MoveFeatures {
        let mut to = MoveFeatures::from(Self::SEEN);
        let hand = self.view.hand;
        let kind = match m {
            Move::Reserve(_) => 0,
            Move::Give(_) => 1,
            Move::Order(_) => 2,
            Move::Place { .. } => 3,
            Move::Reinforce { .. } => 4,
            Move::Pass => 5,
            Move::Show => 6,
            Move::Concede => 7,
            Move::Lose(_) => 8,
        };
        to.one_of(9, Some(kind));
        let (cards, mine) = self.cards(m, castle);
        let rest = match (m, self.decision.kind) {
            (Move::Reserve(_), _) => Cards::NONE,
            (_, DecisionKind::Lose { played, .. }) => played - cards,
            _ => hand - cards,
        };
        to.up_to(5, cards.count());
        to.pile(cards);
        to.one_of(5, cards.strongest().map(|card| card as usize));
        to.up_to(6, rest.count());
        to.pile(rest);
        to.up_to(5, mine.count());
        to.scaled(mine.sum(), 15.0);
        to.flag(mine.has_hero());
        let CombatProbabilities { win, tie, lose } = self.probabilities(castle, mine);
        to.real(win);
        to.real(tie);
        to.real(lose);
        let theirs = castle.and_then(|castle| self.view.fronts[self.at(castle)][self.camp.enemy()]);
        let theirs = theirs.map_or(0, |front| front.count);
        to.scaled(mine.count().saturating_sub(theirs), 5.0);
        to.scaled(theirs.saturating_sub(mine.count()), 5.0);
        self.share(&mut to, m);
        debug_assert_eq!(to.end(), Self::SEEN + CARDS);
        to
    }

    fn probabilities(&self, castle: Option<Castle>, mine: Cards) -> CombatProbabilities {
        match castle {
            Some(castle) if !mine.is_empty() => self.enemy[self.at(castle)].against(mine),
            Some(_) => CombatProbabilities {
                win: 0.0,
                tie: 0.0,
                lose: 1.0,
            },
            None => CombatProbabilities {
                win: 0.0,
                tie: 0.0,
                lose: 0.0,
            },
        }
    }

    /// 18 features after those of the cards: the castle of a move.
    fn of_castle(&self, castle: Option<Castle>) -> MoveFeatures {
        let mut to = MoveFeatures::from(Self::SEEN + CARDS);
        let Some(castle) = castle else { return to };
        let at = self.at(castle);
        to.one_of(2, Some(at));
        whose(&mut to, self.view.holders[castle.index()], self.camp);
        let [won, lost] = self.falls[castle.index()];
        to.real(won / LEAD);
        to.real(lost / LEAD);
        for neighbour in [castle.index().checked_sub(1), Some(castle.index() + 1)] {
            match neighbour.and_then(|at| self.view.holders.get(at)) {
                Some(&holder) => whose(&mut to, holder, self.camp),
                None => to.one_of(3, None),
            }
        }
        let theirs = self.view.fronts[at][self.camp.enemy()];
        to.up_to(5, theirs.map_or(0, |front| front.count));
        debug_assert_eq!(to.end(), Self::JOINT);
        to
    }

    /// The last 4 features: cards and castle together.
    fn joint(&self, castle: Castle, m: Move) -> [f32; 4] {
        let (_, mine) = self.cards(m, Some(castle));
        let CombatProbabilities { win, lose, .. } = self.probabilities(Some(castle), mine);
        let [won, lost] = self.falls[castle.index()];
        let risked = f32::from(mine.strongest().map_or(0, card_value)) / 7.0;
        let holder = self.view.holders[castle.index()];
        [
            win * won / LEAD,
            lose * lost / LEAD,
            if holder == Some(self.camp.enemy()) {
                risked
            } else {
                0.0
            },
            if holder.is_none() { risked * lose } else { 0.0 },
        ]
    }

    /// 5 features: how a move divides cards and turns between partners.
    fn share(&self, to: &mut MoveFeatures, m: Move) {
        let hands = &self.view.hands;
        let partner = hands[self.decision.seat.partner().index()];
        let mine = hands[self.decision.seat.index()];
        let (kept, given) = match m {
            Move::Give(cards) => (mine - cards.count(), partner + cards.count()),
            _ => (mine, partner),
        };
        let first = match m {
            Move::Order(place) => Some(Seat::new(self.camp, place) == self.decision.seat),
            _ => None,
        };
        to.flag(first == Some(true));
        to.flag(first == Some(false));
        let ahead = f32::from(kept) - f32::from(given);
        let counts = matches!(m, Move::Give(_) | Move::Order(_));
        to.real(if counts { ahead / 6.0 } else { 0.0 });
        to.real(if first == Some(true) {
            ahead / 6.0
        } else {
            0.0
        });
        to.real(if first == Some(false) {
            ahead / 6.0
        } else {
            0.0
        });
    }
}

/// One part of a move's features.
pub type MoveFeatures = FeatureVector<48>;

/// A decision's moves in parts: each set of cards and each castle is encoded once, and moves refer to them.
#[derive(Debug, Clone, Default)]
pub struct EncodedMoves {
    /// The features of the different sets of cards.
    pub cards: Vec<MoveFeatures>,
    /// The features of the different castles.
    pub castles: Vec<(Option<Castle>, MoveFeatures)>,
    /// The moves, in the order of [`Decision::for_each`](guyenne_rules::Decision::for_each).
    pub all: Vec<EncodedMove>,
}

/// A move, in parts.
#[derive(Debug, Clone, Copy)]
pub struct EncodedMove {
    /// The move.
    pub m: Move,
    /// Index in [`EncodedMoves::cards`].
    pub cards: u16,
    /// Index in [`EncodedMoves::castles`].
    pub castle: u16,
    /// The features from [`Features::JOINT`] on.
    pub joint: [f32; 4],
}

impl EncodedMoves {
    fn clear(&mut self) {
        self.cards.clear();
        self.castles.clear();
        self.all.clear();
    }
}

/// A card's value when it is at risk: that of the hero is 7.
fn card_value(card: Card) -> u8 {
    match card {
        Card::Hero => 7,
        card => card.value(),
    }
}
