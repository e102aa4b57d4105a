//! The value of castles and cards to a camp, in points. The constants were tuned in the arena.

use super::CombatProbabilities;
use guyenne_rules::card::{Card, Cards};
use guyenne_rules::seat::{ByCamp, Camp};
use guyenne_rules::{CASTLES, Castle, Edition, Level, RulesConfig, View, points};

/// The value of a neutral neighbour of one's castle, in points.
const PROMISE: f32 = 0.1;
/// The factor on the price of a card once a draw pile is exhausted for the last time.
const CLOSING: f32 = 0.5;

/// The evaluation of one game for one camp.
#[derive(Debug, Clone, Copy)]
pub struct Evaluation {
    config: RulesConfig,
    camp: Camp,
    /// By kind of card, weakest first: the price of playing it.
    spend: [f32; 5],
    /// By kind of card, weakest first: the price of losing it for good.
    loss: [f32; 5],
}

impl Evaluation {
    /// The evaluation for `camp`; near the end of a game cards are worth less.
    #[must_use]
    pub fn new(view: &View, camp: Camp) -> Self {
        let config = view.config;
        let (spend, loss) = match (config.edition, config.level) {
            // An unspent card scores a point, but its price is lower: saving cards loses castles.
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

    /// The value of the row: the lead in points, and a little for neutral neighbours.
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

    /// The price of playing `cards`: they are not there in the next rounds.
    #[must_use]
    pub fn spending(&self, cards: Cards) -> f32 {
        weigh(&self.spend, cards)
    }

    /// The price of losing `cards` for good.
    #[must_use]
    pub fn losing(&self, cards: Cards) -> f32 {
        weigh(&self.loss, cards)
    }

    /// The expected price of the cards that `cards` lose for good at a castle of `holder`, with the probabilities `win`
    /// and `lose` of the combat.
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

    /// The value of the row for each pair of results at `castle` and `other`: won, unchanged, lost.
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

/// The value of the row by the results of a round's two combats, first castle by second: won, unchanged, lost.
#[derive(Debug, Clone, Copy, Default)]
pub struct Stakes([[f32; 3]; 3]);

impl Stakes {
    /// The value by the result at the second castle, given the probabilities at the first.
    #[must_use]
    pub fn after(&self, castle: CombatProbabilities) -> Stake {
        let [won, still, lost] = &self.0;
        let mut stake = [0.0; 3];
        for (at, sum) in stake.iter_mut().enumerate() {
            *sum = castle.win * won[at] + castle.tie * still[at] + castle.lose * lost[at];
        }
        Stake(stake)
    }

    /// The expected value of the row.
    #[must_use]
    pub fn expect(&self, castle: CombatProbabilities, other: CombatProbabilities) -> f32 {
        self.after(castle).expect(other)
    }
}

/// The value of the row by the result of one combat: won, unchanged, lost.
#[derive(Debug, Clone, Copy)]
pub struct Stake([f32; 3]);

impl Stake {
    /// The expected value of the row.
    #[must_use]
    pub fn expect(&self, castle: CombatProbabilities) -> f32 {
        let [won, still, lost] = self.0;
        castle.win * won + castle.tie * still + castle.lose * lost
    }
}
