//! What castles and cards are worth to a camp, in points. The figures were tuned in the arena.

use super::Chances;
use crate::games::guyenne::rules::card::{Card, Cards};
use crate::games::guyenne::rules::seat::{ByCamp, Camp};
use crate::games::guyenne::rules::{CASTLES, Castle, Edition, Level, RulesConfig, View, points};

/// What a neutral neighbour promises to a castle, in points.
const PROMISE: f32 = 0.1;
/// What is left of a card's price once a draw pile is spent for good.
const CLOSING: f32 = 0.5;

/// The scales of one game for one camp.
#[derive(Debug, Clone, Copy)]
pub struct Evaluation {
    config: RulesConfig,
    camp: Camp,
    /// By kind of card: what it costs to play it, weakest first.
    spend: [f32; 5],
    /// By kind of card: what it costs to lose it for good.
    loss: [f32; 5],
}

impl Evaluation {
    /// The scales for `camp`: towards the end of a game there is less to keep cards for.
    #[must_use]
    pub fn new(view: &View, camp: Camp) -> Self {
        let config = view.config;
        let (spend, loss) = match (config.edition, config.level) {
            // An unspent card is a point at the end, and still worth less: who saves them loses the castles.
            (Edition::V2021, _) => ([0.45, 0.55, 0.7, 0.95, 1.6], [0.2, 0.6, 1.2, 1.8, 4.0]),
            (Edition::V2022, Level::Base) => ([0.1, 0.35, 0.75, 1.2, 3.3], [0.0; 5]),
            (Edition::V2022, _) => ([0.1, 0.2, 0.35, 0.5, 1.2], [0.3, 1.1, 2.1, 3.3, 6.0]),
        };
        let last = config.exhaustions();
        let closing = view.camps.iter().any(|(_, seen)| seen.exhaustions == last);
        let spend = if closing && config.edition == Edition::V2022 {
            spend.map(|cost| cost * CLOSING)
        } else {
            spend
        };
        Self {
            config,
            camp,
            spend,
            loss,
        }
    }

    /// The row as it stands: points ahead of the enemy, and what neutral neighbours promise.
    #[must_use]
    pub fn row(&self, holders: &[Option<Camp>; CASTLES]) -> f32 {
        let holders = &holders[..self.config.equipment.row.count() as usize];
        let scores = points(self.config.edition, holders, ByCamp::new(0, 0));
        let lead =
            f32::from(scores[self.camp].points) - f32::from(scores[self.camp.enemy()].points);
        let promise: f32 = holders
            .windows(2)
            .map(|pair| match (pair[0], pair[1]) {
                (Some(camp), None) | (None, Some(camp)) if camp == self.camp => PROMISE,
                (Some(_), None) | (None, Some(_)) => -PROMISE,
                _ => 0.0,
            })
            .sum();
        lead + promise
    }

    /// What it costs to play `cards`: they are missing in the next rounds.
    #[must_use]
    pub fn spending(&self, cards: Cards) -> f32 {
        weigh(&self.spend, cards)
    }

    /// What it costs to lose `cards` for good.
    #[must_use]
    pub fn losing(&self, cards: Cards) -> f32 {
        weigh(&self.loss, cards)
    }

    /// What `cards` before `castle` are likely to lose for good, when they lose the combat with a chance of `lose`
    /// and win it with a chance of `win`.
    #[must_use]
    pub fn toll(&self, holder: Option<Camp>, cards: Cards, win: f32, lose: f32) -> f32 {
        let Some(strongest) = cards.strongest() else {
            return 0.0;
        };
        let losses = self.config.level.has_losses();
        match holder {
            Some(camp) if camp == self.camp => 0.0,
            Some(_) if losses => self.losing(Cards::one(strongest)),
            Some(_) if self.config.edition == Edition::V2021 => {
                win * self.losing(Cards::one(strongest))
            }
            None if losses => lose * self.losing(Cards::one(strongest)),
            _ => 0.0,
        }
    }

    /// The row once `castle` and `other` have ended in each of the three ways: won, left as it is, lost.
    #[must_use]
    pub fn stakes(
        &self,
        holders: &[Option<Camp>; CASTLES],
        castle: Castle,
        other: Castle,
    ) -> Stakes {
        let ends = |castle: Castle| {
            [
                Some(self.camp),
                holders[castle.index()],
                Some(self.camp.enemy()),
            ]
        };
        Stakes(ends(castle).map(|end| {
            ends(other).map(|other_end| {
                let mut row = *holders;
                row[castle.index()] = end;
                row[other.index()] = other_end;
                self.row(&row)
            })
        }))
    }
}

fn weigh(scale: &[f32; 5], cards: Cards) -> f32 {
    Card::ALL
        .iter()
        .zip(scale)
        .map(|(&card, cost)| f32::from(cards.of_kind(card)) * cost)
        .sum()
}

/// What a round is worth by how its two combats end.
#[derive(Debug, Clone, Copy, Default)]
pub struct Stakes([[f32; 3]; 3]);

impl Stakes {
    /// What is left at stake at the other castle when the first one ends by these chances.
    #[must_use]
    pub fn after(&self, castle: Chances) -> Stake {
        let [won, still, lost] = &self.0;
        let mut stake = [0.0; 3];
        for (at, sum) in stake.iter_mut().enumerate() {
            *sum = castle.win * won[at] + castle.tie * still[at] + castle.lose * lost[at];
        }
        Stake(stake)
    }

    /// The expected worth of the row.
    #[must_use]
    pub fn expect(&self, castle: Chances, other: Chances) -> f32 {
        self.after(castle).expect(other)
    }
}

/// What the row is worth by how one combat ends.
#[derive(Debug, Clone, Copy)]
pub struct Stake([f32; 3]);

impl Stake {
    /// The expected worth of the row.
    #[must_use]
    pub fn expect(&self, castle: Chances) -> f32 {
        let [won, still, lost] = self.0;
        castle.win * won + castle.tie * still + castle.lose * lost
    }
}
