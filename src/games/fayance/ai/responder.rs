//! A responder to the champion over whole games: it knows the policies that the champion plays, and answers each with
//! what is best by a value of captures that it learns from games. It measures the champion; it plays in the arena
//! alone.

use std::sync::Arc;

use super::bot::{Bot, dice};
use super::endgame::GameState;
use super::learned::{Learned, Left};
use super::matrix_bot::{MatrixBot, for_side};
use super::style::{CHAMPION, LeafValue, bared};
use super::territory::{Battle, Captured, best_turn, by_turn, turns};
use fayance_rules::{
    ARMY, BySide, Card, Cards, Decision, DecisionKind, Move, Row, Side, Stage, View, fight_numbered,
};
use kit_rules::seed::Seed;

/// The responder.
#[derive(Debug, Clone)]
pub struct Responder {
    champion: MatrixBot,
    learned: Arc<Learned>,
}

/// Two values of the captures in one state: the champion's, by which its policies are known, and the learnt one.
struct Values<'a> {
    state: GameState,
    champion: LeafValue<'static>,
    left: Left,
    learned: &'a Learned,
    responder: Side,
}

impl<'a> Values<'a> {
    fn new(state: GameState, learned: &'a Learned, responder: Side) -> Self {
        Self {
            state,
            champion: LeafValue::new(&CHAMPION, &state),
            left: Left::new(&state),
            learned,
            responder,
        }
    }

    fn champion(&self, captured: Captured) -> f64 {
        self.champion.of(captured)
    }

    fn learned(&self, captured: Captured) -> f64 {
        self.learned.value_after(&self.left, &self.state, captured)
    }

    /// What each card of the responder is worth to them, against the champion's policy.
    fn cards(&self, battle: &Battle) -> Vec<(Card, f64)> {
        let choice = battle.choice(&mut |at| self.champion(at));
        let solution = choice.solve();
        let n = ARMY as u8 + 1 - battle.active[Side::North].count();
        let (own, other) = (self.responder, self.responder.other());
        let probabilities = match other {
            Side::North => &solution.rows,
            Side::South => &solution.columns,
        };
        let value_of = |card: Card| {
            let theirs = choice.cards[other].iter().zip(probabilities);
            theirs
                .filter(|&(_, &probability)| probability > 0.0)
                .map(|(&answer, probability)| {
                    let mut cards = BySide::new(card, card);
                    cards[other] = answer;
                    let less = |side: Side| battle.active[side] - Cards::one(cards[side]);
                    let active = BySide(Side::ALL.map(less));
                    let result = fight_numbered(n, cards, battle.terrains, battle.leader);
                    probability
                        * match result.winner {
                            Some(winner) => for_side(
                                own,
                                self.learned(Captured {
                                    winner,
                                    cards,
                                    active,
                                }),
                            ),
                            None => self.battle(&Battle { active, ..*battle }),
                        }
                })
                .sum()
        };
        let cards = choice.cards[own].iter();
        cards.map(|&card| (card, value_of(card))).collect()
    }

    /// The responder's chance from the next choice on.
    fn battle(&self, battle: &Battle) -> f64 {
        best(&self.cards(battle)).map_or(0.5, |(_, value)| value)
    }

    /// The turn, and the responder's chance, if `leader` lays the next territory between `active`.
    fn lay(&self, leader: Side, active: BySide<Cards>) -> (u8, f64) {
        let territory = self.state.next;
        let battle = |turn| Battle {
            terrains: territory.terrains(turn),
            leader,
            active,
        };
        if leader == self.responder {
            let all: Vec<(u8, f64)> = turns(territory)
                .map(|turn| (turn, self.battle(&battle(turn))))
                .collect();
            return best(&all).unwrap_or((0, 0.5));
        }
        let theirs = by_turn(territory, leader, active, |at| self.champion(at));
        let (turn, _) = best_turn(leader, &theirs);
        (turn, self.battle(&battle(turn)))
    }
}

/// The one with the greatest worth, the first of several.
fn best<T: Copy>(all: &[(T, f64)]) -> Option<(T, f64)> {
    all.iter()
        .copied()
        .reduce(|best, next| if next.1 > best.1 { next } else { best })
}

/// The view of the other side, with its decision of the same kind.
fn mirrored(view: &View) -> Option<View> {
    let decision = view.decision?;
    let side = decision.side.other();
    let from = view.reserve(side);
    let kind = match decision.kind {
        DecisionKind::Muster { .. } => DecisionKind::Muster { from },
        DecisionKind::Refill { count, .. } => DecisionKind::Refill { from, count },
        DecisionKind::Call | DecisionKind::Lay { .. } | DecisionKind::Choose { .. } => return None,
    };
    Some(View {
        viewer: Some(side),
        decision: Some(Decision { side, kind }),
        ..view.clone()
    })
}

impl Responder {
    /// Its name on the command line.
    pub const NAME: &'static str = "responder";

    /// A responder with its own seed, and what it has learnt.
    #[must_use]
    pub fn new(learned: Arc<Learned>, seed: Seed) -> Self {
        Self {
            champion: MatrixBot::new(CHAMPION, seed),
            learned,
        }
    }

    /// The best answer; `None` where the champion is exact, or where nothing is to be gained.
    fn answer(&mut self, view: &View) -> Option<Move> {
        let decision = view.decision?;
        let side = decision.side;
        let state = GameState::of(view)?;
        let exact = state.captured() + 1 == CHAMPION.exact_from && state.top.is_some();
        if exact || state.captured() >= CHAMPION.exact_from {
            return None;
        }
        let theirs =
            mirrored(view).and_then(|view| self.champion.solved(&view, &mut dice(Seed(0), &view)));
        let values = Values::new(state, &self.learned, side);
        match decision.kind {
            DecisionKind::Call => None,
            DecisionKind::Lay { .. } => Some(Move::Lay(values.lay(side, state.active).0)),
            DecisionKind::Choose { .. } => {
                let battle = Battle {
                    terrains: view.land?.terrains()?,
                    leader: state.leader,
                    active: state.active,
                };
                best(&values.cards(&battle)).map(|(card, _)| Move::Choose(card))
            }
            DecisionKind::Muster { .. } | DecisionKind::Refill { .. } => {
                let leaders: &[Side] = match view.stage {
                    Stage::Muster => &Side::ALL,
                    _ => core::slice::from_ref(&state.leader),
                };
                let theirs: Vec<(Cards, f64)> = theirs?
                    .policy()
                    .into_iter()
                    .filter_map(|(m, probability)| match m {
                        Move::Muster(row) | Move::Refill(row) => Some((row.cards()?, probability)),
                        _ => None,
                    })
                    .filter(|&(_, probability)| probability > 0.0)
                    .collect();
                let bared: Vec<Values> = bared(&state)
                    .into_iter()
                    .map(|state| Values::new(state, &self.learned, side))
                    .collect();
                let value_of = |mine: Cards| -> f64 {
                    let mut sum = 0.0;
                    for &(row, probability) in &theirs {
                        let mut active = state.active;
                        active[side] += mine;
                        active[side.other()] += row;
                        for values in &bared {
                            for &leader in leaders {
                                sum += probability * values.lay(leader, active).1;
                            }
                        }
                    }
                    sum / (leaders.len() * bared.len()) as f64
                };
                let options = state.reserve()[side].parts(state.refill());
                let all: Vec<(Cards, f64)> = options
                    .into_iter()
                    .map(|cards| (cards, value_of(cards)))
                    .collect();
                let (cards, _) = best(&all)?;
                let row = Row::sorted(cards);
                Some(match decision.kind {
                    DecisionKind::Muster { .. } => Move::Muster(row),
                    _ => Move::Refill(row),
                })
            }
        }
    }
}

impl Bot for Responder {
    fn name(&self) -> &'static str {
        Self::NAME
    }

    fn choose(&mut self, view: &View) -> Option<Move> {
        if let Some(m) = self.answer(view) {
            return Some(m);
        }
        self.champion.choose(view)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use fayance_rules::{Land, Position, RulesConfig, Setup};

    /// With the champion's own value the best answer to its policy is worth what the policy is: nothing is gained by
    /// the search alone.
    #[test]
    fn without_samples_nothing_is_gained() {
        let learned = Learned::fit(&[]);
        let mut tried = 0;
        for seed in 0..12 {
            let setup = Setup::of_seed(RulesConfig::default(), Seed(seed));
            let mut position = Position::new(setup).expect("a deal");
            let mut bot = super::super::bots::bot("glazier", Seed(seed)).expect("a bot");
            while let Some(&side) = position.to_move().first() {
                let view = position.view(Some(side));
                if view.captures.len() > 3 {
                    break;
                }
                let (state, terrains) = (GameState::of(&view), view.land.and_then(Land::terrains));
                if let (Some(state), Some(terrains)) = (state, terrains) {
                    let values = Values::new(state, &learned, side);
                    let battle = Battle {
                        terrains,
                        leader: state.leader,
                        active: state.active,
                    };
                    let value = battle.value(&mut |at| values.champion(at));
                    let answered = values.battle(&battle);
                    assert!(
                        (answered - for_side(side, value)).abs() < 0.02,
                        "{answered} {value}"
                    );
                    tried += 1;
                }
                let m = bot.choose(&view).expect("a move");
                position.play(side, m).expect("a legal move");
            }
        }
        assert!(tried > 60, "{tried}");
    }
}
