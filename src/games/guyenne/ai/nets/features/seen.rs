//! What a seat sees at a decision: its features, and the estimates that those of its moves need as well.

use super::common::{LEAD, config, lead, row, stage, whose};
use crate::nets::{CombatProbabilities, FeatureVector, StrengthDistribution, drawn, enemy};
use guyenne_rules::card::Cards;
use guyenne_rules::seat::Camp;
use guyenne_rules::{CASTLES, Castle, Decision, Side, View};

/// A seat's decision, and the estimates that its features need.
#[derive(Debug, Clone)]
pub struct Features<'a> {
    pub(super) view: &'a View,
    pub(super) decision: Decision,
    pub(super) camp: Camp,
    /// The enemy's strength before the first and the second castle named.
    pub(super) enemy: [StrengthDistribution; 2],
    /// By castle: how much the lead changes when this camp takes it, and when the enemy does.
    pub(super) falls: [[f32; 2]; CASTLES],
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
    pub(super) fn mine(&self, at: usize) -> Cards {
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
        let probabilities = (!mine.is_empty()).then(|| self.enemy[at].against(mine));
        let CombatProbabilities { win, tie, lose } = probabilities.unwrap_or(CombatProbabilities {
            win: 0.0,
            tie: 0.0,
            lose: 0.0,
        });
        to.real(win);
        to.real(tie);
        to.real(lose);
    }
}

/// How many features the cards of a move have.
pub(super) const CARDS: usize = 54;
