//! The greedy bot: the move with the highest expected value, without looking ahead.
//!
//! The strength of the enemy's hidden cards is estimated from how many lie there and from the unseen cards. A castle is
//! worth what the row scores with it, so groups are built and broken. Cards have a price, so strong ones and the hero
//! are saved for where they gain more. For the second castle cards are kept back, valued by the best use they would
//! have there.

use rand::RngExt;
use rand_pcg::Pcg32;

use super::bot::{Bot, accepted, dice};
use super::nets::{CombatProbabilities, Evaluation, Stakes, StrengthDistribution, drawn, enemy};
use guyenne_rules::card::Cards;
use guyenne_rules::seat::Seat;
use guyenne_rules::{CASTLES, Castle, Castles, Decision, DecisionKind, MOST_AT_CASTLE, Move, View};
use kit_rules::seed::Seed;

/// The largest random bonus of a move, in points: among nearly equal moves any may be played.
const VARIETY: f32 = 0.03;

/// Plays the move with the highest expected value, without looking ahead.
#[derive(Debug, Clone)]
pub struct Greedy {
    seed: Seed,
}

impl Greedy {
    /// A greedy bot with its own seed, which decides between nearly equal moves.
    #[must_use]
    pub fn new(seed: Seed) -> Self {
        Self { seed }
    }
}

impl Bot for Greedy {
    fn name(&self) -> &'static str {
        "greedy"
    }

    fn choose(&mut self, view: &View) -> Option<Move> {
        let decision = view.decision?;
        if let Some(m) = accepted(view) {
            return Some(m);
        }
        let mut rng = dice(self.seed, view);
        Some(MoveJudge::new(view, &decision).choose(&decision, &mut rng))
    }
}

/// The evaluation of one decision: the enemy's strength, and what castles and cards are worth.
struct MoveJudge<'a> {
    view: &'a View,
    seat: Seat,
    evaluation: Evaluation,
    /// The enemy's strength before the first and the second castle named.
    enemy: [StrengthDistribution; 2],
    /// The value of the row by how the combats at two castles end; filled in only for castles that may be named.
    stakes: [[Stakes; CASTLES]; CASTLES],
}

impl<'a> MoveJudge<'a> {
    fn new(view: &'a View, decision: &Decision) -> Self {
        let evaluation = Evaluation::new(view, decision.seat.camp);
        let drawn = drawn(view, decision.seat.camp.enemy());
        let mut stakes = [[Stakes::default(); CASTLES]; CASTLES];
        let castles = match decision.kind {
            DecisionKind::Place { castles, .. } => castles,
            _ => view.named[0].map_or(Castles::default(), Castles::only),
        };
        for castle in castles.iter() {
            for other in view.config.equipment.row.without(castle).iter() {
                stakes[castle.index()][other.index()] =
                    evaluation.stakes(&view.holders, castle, other);
            }
        }
        Self {
            view,
            seat: decision.seat,
            evaluation,
            enemy: [0, 1].map(|at| enemy(view, decision.seat.camp.enemy(), at, &drawn)),
            stakes,
        }
    }

    fn choose(&self, decision: &Decision, rng: &mut Pcg32) -> Move {
        match decision.kind {
            DecisionKind::Answer { castle } => self.answer(castle),
            DecisionKind::Order => self.order(),
            DecisionKind::Reserve { .. }
            | DecisionKind::Give { .. }
            | DecisionKind::Place { .. }
            | DecisionKind::Reinforce { .. }
            | DecisionKind::Lose { .. } => {
                let mut best = (f32::NEG_INFINITY, decision.nth(0));
                decision.for_each(|m| {
                    let value = self.judge(decision, m) + VARIETY * rng.random::<f32>();
                    if value > best.0 {
                        best = (value, m);
                    }
                });
                best.1
            }
        }
    }

    fn judge(&self, decision: &Decision, m: Move) -> f32 {
        match m {
            Move::Place { castle, cards } => self.placement(castle, cards),
            Move::Reinforce { castle, cards } => self.reinforcement(Some((castle, cards))),
            Move::Pass => self.reinforcement(None),
            Move::Lose(cards) => -self.evaluation.losing(cards),
            // The weakest cards are set aside: they come back only with the first reshuffle.
            Move::Reserve(cards) => -f32::from(cards.sum()) * 0.03,
            Move::Give(cards) => match decision.kind {
                DecisionKind::Give { hand } => self.gift(hand - cards, cards),
                _ => 0.0,
            },
            Move::Order(_) | Move::Show | Move::Concede => 0.0,
        }
    }

    /// Shows cards that win or tie (a tie keeps the castle); concedes otherwise, so that they stay hidden.
    fn answer(&self, castle: Castle) -> Move {
        let cards = |camp| self.view.front(castle, camp).and_then(|front| front.cards);
        match (cards(self.seat.camp), cards(self.seat.camp.enemy())) {
            (Some(mine), Some(theirs))
                if StrengthDistribution::known(theirs).against(mine).lose > 0.5 =>
            {
                Move::Concede
            }
            _ => Move::Show,
        }
    }

    /// The value of giving `given` and keeping `kept`: best are few strong cards in one hand and many weak ones in the
    /// other. Two equal hands lose to an enemy who gives up one castle and plays five cards at the other.
    fn gift(&self, kept: Cards, given: Cards) -> f32 {
        const MEAN: f32 = 2.7;
        let partner = f32::from(self.view.hands[self.seat.partner().index()]);
        let strength =
            |cards: Cards| f32::from(cards.sum()) + if cards.has_hero() { 7.0 } else { 0.0 };
        let more = f32::from(kept.count()) - f32::from(given.count()) - partner - 2.0;
        let stronger = strength(kept) - strength(given) - partner * MEAN + 3.0;
        -(more * more + stronger * stronger / 16.0) * 0.1
    }

    /// The fuller hand plays at the castle that the camp names: the first if it is first player, else the second.
    fn order(&self) -> Move {
        let hands = &self.view.hands;
        let mine = hands[self.seat.index()];
        let theirs = hands[self.seat.partner().index()];
        let fuller = if mine >= theirs {
            self.seat
        } else {
            self.seat.partner()
        };
        let first = if self.view.first == self.seat.camp {
            fuller
        } else {
            fuller.partner()
        };
        Move::Order(first.place)
    }

    /// The cards of this camp at the castle named at index `at`, as far as the seat knows them.
    fn mine(&self, at: usize) -> Cards {
        self.view.fronts[at][self.seat.camp]
            .and_then(|front| front.cards)
            .unwrap_or(Cards::NONE)
    }

    /// The probabilities of the combat at `castle`, and the expected price of cards lost there.
    fn weigh(
        &self,
        castle: Castle,
        mine: Cards,
        enemy: &StrengthDistribution,
    ) -> (CombatProbabilities, f32) {
        let probabilities = enemy.against(mine);
        let holder = self.view.holders[castle.index()];
        let toll = self
            .evaluation
            .toll(holder, mine, probabilities.win, probabilities.lose);
        (probabilities, toll)
    }

    fn placement(&self, castle: Castle, cards: Cards) -> f32 {
        let first = self.view.named[0];
        let spent = self.evaluation.spending(cards);
        let shared = self.view.config.shared(self.seat.camp);
        let at = usize::from(self.view.fronts[0][self.seat.camp].is_some());
        let (probabilities, toll) = self.weigh(castle, cards, &self.enemy[at]);
        let value = match (at, first) {
            (1, Some(first)) => {
                let stakes = self.stakes[castle.index()][first.index()];
                let other = if shared {
                    CombatProbabilities::STILL
                } else {
                    self.enemy[0].against(self.mine(0))
                };
                stakes.expect(probabilities, other)
            }
            _ if shared => self.alone(castle, probabilities),
            _ => self.with_second(castle, probabilities, self.view.hand - cards),
        };
        value - toll - spent
    }

    /// The value of the row when only `castle` changes.
    fn alone(&self, castle: Castle, probabilities: CombatProbabilities) -> f32 {
        let other = self.view.config.equipment.row.without(castle).nth(0);
        let stakes = self.stakes[castle.index()][other.index()];
        stakes.expect(probabilities, CombatProbabilities::STILL)
    }

    /// The value of the row after `castle` and the best use of `rest` at the second castle: at the best castle if this
    /// camp names it, at the mean of all if the enemy does.
    fn with_second(&self, castle: Castle, probabilities: CombatProbabilities, rest: Cards) -> f32 {
        let names = self.view.first != self.seat.camp;
        let uses = rest.choices(1, MOST_AT_CASTLE);
        let others = self.view.config.equipment.row.without(castle);
        let best = others.iter().map(|other| {
            let stake = self.stakes[castle.index()][other.index()].after(probabilities);
            uses.iter()
                .map(|&cards| {
                    let (second, toll) = self.weigh(other, cards, &self.enemy[1]);
                    stake.expect(second) - toll - self.evaluation.spending(cards)
                })
                .fold(f32::NEG_INFINITY, f32::max)
        });
        if names {
            best.fold(f32::NEG_INFINITY, f32::max)
        } else {
            best.sum::<f32>() / others.count() as f32
        }
    }

    fn reinforcement(&self, added: Option<(Castle, Cards)>) -> f32 {
        let [Some(first), Some(second)] = self.view.named else {
            return 0.0;
        };
        let mut cost = 0.0;
        let mut probabilities = [CombatProbabilities::STILL; 2];
        for (at, castle) in [first, second].into_iter().enumerate() {
            let mut mine = self.mine(at);
            if mine.is_empty() {
                // The partner plays at this castle.
                continue;
            }
            if let Some((to, cards)) = added
                && to == castle
            {
                mine += cards;
                cost += self.evaluation.spending(cards);
            }
            let (here, toll) = self.weigh(castle, mine, &self.enemy[at]);
            probabilities[at] = here;
            cost += toll;
        }
        let stakes = self.stakes[first.index()][second.index()];
        stakes.expect(probabilities[0], probabilities[1]) - cost
    }
}
