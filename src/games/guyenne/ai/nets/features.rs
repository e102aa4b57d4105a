//! The policy net's features: what a seat sees at a decision, and what each of its moves does.

use super::{Chances, FeatureVector, Odds, drawn, enemy};
use crate::games::guyenne::rules::card::{Card, Cards};
use crate::games::guyenne::rules::seat::{ByCamp, Camp, Seat};
use crate::games::guyenne::rules::{
    CASTLES, Castle, Decision, DecisionKind, Edition, Level, Move, RulesConfig, Side, Stage, View,
    points,
};

/// The scale of a lead in points.
const LEAD: f32 = 6.0;

/// 6 features: the rules configuration, from the side of `camp`.
pub(in crate::games::guyenne::ai) fn config(
    to: &mut FeatureVector,
    config: RulesConfig,
    camp: Camp,
) {
    let rules = match (config.edition, config.level) {
        (Edition::V2022, Level::Base) => 0,
        (Edition::V2022, Level::Advanced) => 1,
        (Edition::V2022, Level::Expert) => 2,
        (Edition::V2021, _) => 3,
    };
    to.one_of(4, Some(rules));
    to.flag(config.shared(camp));
    to.flag(config.shared(camp.enemy()));
}

/// 10 features: the stage.
pub(in crate::games::guyenne::ai) fn stage(to: &mut FeatureVector, stage: Stage) {
    let case = match stage {
        Stage::Refill | Stage::Reserve(_) | Stage::Agree(_) => 0,
        Stage::Give(_) => 1,
        Stage::Order(_) => 2,
        Stage::Place(step) => 3 + usize::from(step),
        Stage::Reinforce { .. } => 7,
        Stage::Combat(_) | Stage::Answer(_) => 8,
        Stage::Lose(_) | Stage::Over(_) => 9,
    };
    to.one_of(10, Some(case));
}

/// 3 features: who holds something, seen by `camp` (own, enemy, neutral).
pub(in crate::games::guyenne::ai) fn whose<const MOST: usize>(
    to: &mut FeatureVector<MOST>,
    holder: Option<Camp>,
    camp: Camp,
) {
    let case = match holder {
        None => 2,
        Some(holder) => usize::from(holder != camp),
    };
    to.one_of(3, Some(case));
}

/// The points by which `camp` leads on a row of castles.
pub(in crate::games::guyenne::ai) fn lead(
    config: RulesConfig,
    holders: &[Option<Camp>; CASTLES],
    camp: Camp,
) -> f32 {
    let scores = points(config.edition, holders, ByCamp::new(0, 0));
    f32::from(scores[camp].points) - f32::from(scores[camp.enemy()].points)
}

/// 22 features: the row of castles and its points.
pub(in crate::games::guyenne::ai) fn row(
    to: &mut FeatureVector,
    config: RulesConfig,
    holders: &[Option<Camp>; CASTLES],
    camp: Camp,
) {
    for &holder in holders {
        whose(to, holder, camp);
    }
    let scores = points(config.edition, holders, ByCamp::new(0, 0));
    to.scaled(scores[camp].points, 12.0);
    to.scaled(scores[camp.enemy()].points, 12.0);
    to.real(lead(config, holders, camp) / LEAD);
    let neutral = holders.iter().filter(|holder| holder.is_none()).count();
    to.real(neutral as f32 / CASTLES as f32);
}

/// A seat's decision, and the estimates that its features need.
#[derive(Debug, Clone)]
pub struct Features<'a> {
    view: &'a View,
    decision: Decision,
    camp: Camp,
    /// The enemy's strength before the first and the second castle named.
    enemy: [Odds; 2],
    /// By castle: how much the lead changes when this camp takes it, and when the enemy does.
    falls: [[f32; 2]; CASTLES],
}

impl<'a> Features<'a> {
    /// How many features the view has; those of a move come after them.
    pub const SEEN: usize = 168;
    /// How many features there are in all.
    pub const ALL: usize = Self::JOINT + 4;
    /// The index of the first feature that depends on cards and castle together.
    pub const JOINT: usize = Self::SEEN + CARDS + 18;

    /// The decision in `view`; `None` if there is none.
    #[must_use]
    pub fn new(view: &'a View) -> Option<Self> {
        let decision = view.decision?;
        let camp = decision.seat.camp;
        let drawn = drawn(view, camp.enemy());
        let now = lead(view.config, &view.holders, camp);
        let falls = Castle::ALL.map(|castle| {
            [camp, camp.enemy()].map(|holder| {
                let mut row = view.holders;
                row[castle.index()] = Some(holder);
                lead(view.config, &row, camp) - now
            })
        });
        Some(Self {
            view,
            decision,
            camp,
            enemy: [0, 1].map(|at| enemy(view, camp.enemy(), at, &drawn)),
            falls,
        })
    }

    /// The decision.
    #[must_use]
    pub fn decision(&self) -> Decision {
        self.decision
    }

    /// The [`SEEN`](Self::SEEN) features of the view.
    #[must_use]
    pub fn seen(&self) -> FeatureVector {
        let view = self.view;
        let mut to = FeatureVector::from(0);
        config(&mut to, view.config, self.camp);
        to.flag(view.first == self.camp);
        stage(&mut to, view.stage);
        row(&mut to, view.config, &view.holders, self.camp);
        to.real(f32::from(view.round) / 12.0);
        to.hand(view.hand);
        to.scaled(view.hand.sum(), 20.0);
        for camp in [self.camp, self.camp.enemy()] {
            let seen = &view.camps[camp];
            to.up_to(6, view.held(camp));
            to.one_of(4, Some(usize::from(seen.exhaustions)));
            to.scaled(seen.draw, 15.0);
            to.scaled(seen.discard, 15.0);
            to.pile(view.unseen(camp));
            to.pile(seen.pillage);
            to.pile(seen.discard_known);
        }
        let partner = view.hands[self.decision.seat.partner().index()];
        to.scaled(partner, 6.0);
        for at in 0..2 {
            self.field(&mut to, at);
        }
        debug_assert_eq!(to.end(), Self::SEEN);
        to
    }

    /// The cards of this camp at the castle named at index `at`, as far as the seat knows them.
    fn mine(&self, at: usize) -> Cards {
        let front = self.view.fronts[at][self.camp];
        front.and_then(|front| front.cards).unwrap_or(Cards::NONE)
    }

    /// 26 features: the castle named at index `at`.
    fn field(&self, to: &mut FeatureVector, at: usize) {
        let named = self.view.named[at];
        let fronts = &self.view.fronts[at];
        let holder = named.map(|_| {
            let held = |camp: Camp| fronts[camp].is_some_and(|front| front.side == Side::Long);
            Camp::ALL.into_iter().find(|&camp| held(camp))
        });
        match holder {
            Some(holder) => whose(to, holder, self.camp),
            None => to.one_of(3, None),
        }
        let [won, lost] = named.map_or([0.0; 2], |castle| self.falls[castle.index()]);
        to.real(won / LEAD);
        to.real(lost / LEAD);
        to.flag(self.view.decided[at]);
        for camp in [self.camp, self.camp.enemy()] {
            let front = fronts[camp];
            to.up_to(5, front.map_or(0, |front| front.count));
            let known = front.and_then(|front| front.cards);
            to.flag(known.is_some());
            to.scaled(known.map_or(0, Cards::sum), 15.0);
            to.flag(known.is_some_and(Cards::has_hero));
        }
        let mine = self.mine(at);
        let chances = (!mine.is_empty()).then(|| self.enemy[at].against(mine));
        let Chances { win, tie, lose } = chances.unwrap_or(Chances {
            win: 0.0,
            tie: 0.0,
            lose: 0.0,
        });
        to.real(win);
        to.real(tie);
        to.real(lose);
    }

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
        let Chances { win, tie, lose } = self.chances(castle, mine);
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

    fn chances(&self, castle: Option<Castle>, mine: Cards) -> Chances {
        match castle {
            Some(castle) if !mine.is_empty() => self.enemy[self.at(castle)].against(mine),
            Some(_) => Chances {
                win: 0.0,
                tie: 0.0,
                lose: 1.0,
            },
            None => Chances {
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
        let Chances { win, lose, .. } = self.chances(Some(castle), mine);
        let [won, lost] = self.falls[castle.index()];
        let risked = f32::from(mine.strongest().map_or(0, worth)) / 7.0;
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

/// How many features the cards of a move have.
const CARDS: usize = 54;

/// One part of a move's features.
pub type MoveFeatures = FeatureVector<48>;

/// A decision's moves in parts: each set of cards and each castle is encoded once, and moves refer to them.
#[derive(Debug, Clone, Default)]
pub struct EncodedMoves {
    /// The features of the different sets of cards.
    pub cards: Vec<MoveFeatures>,
    /// The features of the different castles.
    pub castles: Vec<(Option<Castle>, MoveFeatures)>,
    /// The moves, in the order of [`Decision::for_each`].
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
fn worth(card: Card) -> u8 {
    match card {
        Card::Hero => 7,
        card => card.value(),
    }
}
