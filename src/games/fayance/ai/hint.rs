//! Hints: the move that the king's champion would make with the player's view, and the reasons, as facts for the locale
//! files. Chances are the champion's: exact from the sixth territory on, an estimate before.

use arrayvec::ArrayVec;

use super::bot::{Bot, dice};
use super::greedy::wins;
use super::style::CHAMPION;
use super::thinker::{Solved, Thinker, Weighed, drawn};
use crate::games::fayance::rules::{
    BySide, Card, Cards, DecisionKind, Move, People, Side, Terrain, Territory, Troop, View,
};
use crate::rules::seed::Seed;

/// Why a move is advised. Each reason is true in the view; wins are in a hundred games, by the champion's reckoning.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum HintReason {
    /// There is one choice only.
    Forced,
    /// All calls are equally good.
    EqualCalls,
    /// How many active cards of each side its own edge favours if the territory is turned so.
    Edges {
        /// Of the player's.
        mine: u8,
        /// The terrain in which the other side fights.
        terrain: Terrain,
        /// Of the other side's.
        theirs: u8,
    },
    /// So many more wins than with the worst turn.
    Turning(u8),
    /// No turn is worth more than another.
    EqualTurns,
    /// The card beats every card that it may meet.
    Sure,
    /// It beats so many of the other side's cards, and none beats it.
    Unbeaten(u8),
    /// It beats so many, and of the cards that beat it this is the one most likely to come.
    Feared(u8, Card),
    /// It beats so many, and the other side will hardly send what beats it.
    Unlikely(u8),
    /// It is to be sent in about so many of ten such cases.
    Mixed(u8),
    /// A halfling would win here as often, but is worth so many more wins later.
    KeepsHalfling(u8),
    /// These cards bring so many more wins than an average choice.
    Gain(u8),
    /// All choices are worth about the same.
    Little,
    /// To call a halfling up now would cost so many wins.
    HoldsHalfling(u8),
    /// The army then has all three troops, and so something that beats each troop.
    Answers,
    /// So many cards of the army are favoured by a terrain of the territory that comes next.
    Lands(u8, Territory),
}

/// A move and why: one or two reasons, the most important first.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Hint {
    /// What the champion would do this time.
    pub advised: Move,
    /// The reasons.
    pub reasons: ArrayVec<HintReason, 2>,
}

/// Gives hints by the champion's solution, from the player's view alone.
#[derive(Debug, Clone)]
pub struct HintBot {
    seed: Seed,
    champion: Thinker,
}

/// Chances that differ by less are about the same.
const SAME: f64 = 0.005;
/// Cards with a smaller chance to come are hardly sent.
const HARDLY: f64 = 0.1;
/// A card with a greater chance is sent as good as always.
const ALWAYS: f64 = 0.95;

impl HintBot {
    /// A bot for hints with its own seed.
    #[must_use]
    pub fn new(seed: Seed) -> Self {
        Self {
            seed,
            champion: Thinker::new(CHAMPION, seed),
        }
    }

    /// Searches for about `iterations` more; returns whether it is done: see [`Bot::think`].
    pub fn think(&mut self, view: &View, iterations: u32) -> bool {
        self.champion.think(view, iterations)
    }

    /// The hint for the decision in `view`; `None` if there is none.
    pub fn hint(&mut self, view: &View) -> Option<Hint> {
        let solved = self.champion.solved(view, &mut dice(self.seed, view))?;
        let advised = drawn(&solved.mixture(), &mut dice(self.seed, view))?;
        let reasons = reasons(view, advised, &solved)?;
        Some(Hint { advised, reasons })
    }
}

/// The reasons for `m` in `view`; `None` if there is no decision, or `m` is not one of the solution's moves.
fn reasons(view: &View, m: Move, solved: &Solved) -> Option<ArrayVec<HintReason, 2>> {
    let decision = view.decision?;
    let side = decision.side;
    let advised = *solved.moves.iter().find(|weighed| weighed.m == m)?;
    let mut all = ArrayVec::<HintReason, 6>::new();
    if decision.count() == 1 {
        all.push(HintReason::Forced);
    } else {
        match (decision.kind, m) {
            (DecisionKind::Call, _) => all.push(HintReason::EqualCalls),
            (DecisionKind::Lay { territory }, Move::Lay(turn)) => {
                turning(view, side, territory, turn, solved, &mut all);
            }
            (DecisionKind::Choose { .. }, Move::Choose(card)) => {
                let terrains = view.land?.terrains()?;
                choosing(view, side, card, terrains, advised, solved, &mut all);
            }
            (DecisionKind::Muster { .. }, Move::Muster(row))
            | (DecisionKind::Refill { .. }, Move::Refill(row)) => {
                let army = view.sides[side].active + row.cards()?;
                armies(view, army, advised, solved, &mut all);
            }
            _ => return None,
        }
    }
    Some(all.into_iter().take(2).collect())
}

/// A difference of chances as wins in a hundred games, if it is worth a word.
fn in_hundred(difference: f64) -> Option<u8> {
    (difference >= SAME).then(|| (difference * 100.0 + 0.5) as u8)
}

fn greatest(worths: impl Iterator<Item = f64>) -> f64 {
    worths.fold(f64::NEG_INFINITY, f64::max)
}

fn turning(
    view: &View,
    side: Side,
    territory: Territory,
    turn: u8,
    solved: &Solved,
    all: &mut ArrayVec<HintReason, 6>,
) {
    let terrains = territory.terrains(turn);
    let favoured = |side: Side| {
        let active = view.sides[side].active.iter();
        active
            .filter(|card| card.people().is_favoured(terrains[side]))
            .count() as u8
    };
    all.push(HintReason::Edges {
        mine: favoured(side),
        terrain: terrains[side.other()],
        theirs: favoured(side.other()),
    });
    let worths = || solved.moves.iter().map(|weighed| weighed.worth);
    let gain = greatest(worths()) + greatest(worths().map(|worth| -worth));
    all.push(in_hundred(gain).map_or(HintReason::EqualTurns, HintReason::Turning));
}

/// Whether `card` of `side` beats `other` (1), loses to it (-1), or neither.
fn against(side: Side, card: Card, other: Card, terrains: BySide<Terrain>) -> i32 {
    wins(side, card, Cards::one(other), terrains)
}

fn choosing(
    view: &View,
    side: Side,
    card: Card,
    terrains: BySide<Terrain>,
    advised: Weighed,
    solved: &Solved,
    all: &mut ArrayVec<HintReason, 6>,
) {
    let facing = view.sides[side.other()].active;
    let results = |of: i32| {
        let theirs = facing.iter();
        theirs
            .filter(|&other| against(side, card, other, terrains) == of)
            .count() as u8
    };
    let beats = results(1);
    let answers = |card: Card, of: i32| {
        let answers = solved.answers.iter().copied();
        answers.filter(move |&(other, _)| against(side, card, other, terrains) == of)
    };
    let feared = answers(card, -1)
        .reduce(|most, next| if next.1 > most.1 { next } else { most })
        .filter(|_| answers(card, -1).map(|(_, odds)| odds).sum::<f64>() >= HARDLY);
    all.push(match feared {
        _ if beats == facing.count() => HintReason::Sure,
        _ if results(-1) == 0 => HintReason::Unbeaten(beats),
        Some((feared, _)) => HintReason::Feared(beats, feared),
        None => HintReason::Unlikely(beats),
    });
    // What is expected of a card in this combat alone.
    let here = |card: Card| {
        let sum = |of| answers(card, of).map(|(_, odds)| odds).sum::<f64>();
        sum(1) - sum(-1)
    };
    let kept = solved.moves.iter().filter(|weighed| match weighed.m {
        Move::Choose(other) => {
            other.people() == People::Halfling && other != card && here(other) >= here(card) - SAME
        }
        _ => false,
    });
    let halfling = greatest(kept.map(|weighed| weighed.worth));
    if card.people() != People::Halfling && halfling > f64::NEG_INFINITY {
        all.extend(in_hundred(advised.worth - halfling).map(HintReason::KeepsHalfling));
    }
    let tenths = (advised.odds * 10.0 + 0.5) as u8;
    if advised.odds < ALWAYS {
        all.push(HintReason::Mixed(tenths.clamp(1, 9)));
    }
}

fn armies(
    view: &View,
    army: Cards,
    advised: Weighed,
    solved: &Solved,
    all: &mut ArrayVec<HintReason, 6>,
) {
    let halfling = |m: Move| match m {
        Move::Muster(row) | Move::Refill(row) => {
            row.iter().any(|card| card.people() == People::Halfling)
        }
        _ => false,
    };
    let moves = &solved.moves;
    let mean = moves.iter().map(|weighed| weighed.worth).sum::<f64>() / moves.len() as f64;
    let gain = in_hundred(advised.worth - mean);
    all.push(gain.map_or(HintReason::Little, HintReason::Gain));
    let with = moves.iter().filter(|weighed| halfling(weighed.m));
    let with = greatest(with.map(|weighed| weighed.worth));
    if !halfling(advised.m) && with > f64::NEG_INFINITY {
        all.extend(in_hundred(advised.worth - with).map(HintReason::HoldsHalfling));
    }
    if Troop::ALL
        .into_iter()
        .all(|troop| army.each_kind().any(|card| card.troop() == troop))
    {
        all.push(HintReason::Answers);
    }
    if let Some(next) = view.top {
        let edges = next.edges();
        let favoured = army.iter().filter(|card| {
            let terrains = edges.iter();
            terrains
                .clone()
                .any(|&terrain| card.people().is_favoured(terrain))
        });
        let count = favoured.count() as u8;
        if count > 0 {
            all.push(HintReason::Lands(count, next));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::super::endgame::{Endgame, State};
    use super::super::random::Random;
    use super::*;
    use crate::games::fayance::rules::{Position, RulesConfig, Setup, fight};

    /// Hints for every decision of random games, with the views.
    fn hints(games: u64) -> Vec<(View, Hint)> {
        let mut all = Vec::new();
        for seed in 0..games {
            let setup = Setup::of_seed(RulesConfig::default(), Seed(seed));
            let mut position = Position::new(setup).expect("a deal");
            let (mut random, mut bot) = (Random::new(Seed(seed)), HintBot::new(Seed(seed)));
            while let Some(&side) = position.to_move().first() {
                let view = position.view(Some(side));
                // Later territories are tried in all games, first armies, which take long, in few.
                if view.captures.len() > 3 || seed < 3 {
                    while !bot.think(&view, 64) {}
                    let hint = bot.hint(&view).expect("a decision");
                    position
                        .is_legal(side, hint.advised)
                        .expect("what is advised is legal");
                    all.push((view.clone(), hint));
                }
                let m = random.choose(&view).expect("a decision");
                position.play(side, m).expect("a legal move");
            }
        }
        all
    }

    /// Each kind of reason is found, and each is true by another way of counting.
    #[test]
    fn the_reasons_are_true() {
        let mut found = [0; 15];
        for (view, hint) in hints(24) {
            let decision = view.decision.expect("a decision");
            let side = decision.side;
            let theirs = || view.sides[side.other()].active.iter();
            let result = |card: Card, other: Card| {
                let terrains = view.land.and_then(|land| land.terrains()).expect("it lies");
                let mut cards = BySide::new(card, card);
                cards[side.other()] = other;
                fight(cards, terrains).winner.map(|winner| winner == side)
            };
            let sent = match hint.advised {
                Move::Choose(card) => Some(card),
                _ => None,
            };
            let beaten = || {
                let card = sent.expect("a card");
                theirs()
                    .filter(|&other| result(card, other) == Some(true))
                    .count()
            };
            let loses = |card| theirs().any(|other| result(card, other) == Some(false));
            assert!(!hint.reasons.is_empty());
            for &reason in &hint.reasons {
                let at = match reason {
                    HintReason::Forced => {
                        assert_eq!(decision.moves().len(), 1);
                        0
                    }
                    HintReason::EqualCalls => {
                        assert!(matches!(hint.advised, Move::Call(_)));
                        1
                    }
                    HintReason::Edges {
                        mine,
                        terrain,
                        theirs,
                    } => {
                        let Move::Lay(turn) = hint.advised else {
                            panic!("no turn");
                        };
                        let land = view.land.expect("a territory").territory;
                        assert_eq!(land.terrains(turn)[side.other()], terrain);
                        assert!(mine <= 4 && theirs <= 4);
                        2
                    }
                    HintReason::Turning(_) => 3,
                    HintReason::EqualTurns => 4,
                    HintReason::Sure => {
                        assert_eq!(beaten(), theirs().count());
                        5
                    }
                    HintReason::Unbeaten(n) => {
                        assert_eq!(beaten(), usize::from(n));
                        assert!(!loses(sent.expect("a card")));
                        6
                    }
                    HintReason::Feared(n, feared) => {
                        assert_eq!(beaten(), usize::from(n));
                        assert_eq!(result(sent.expect("a card"), feared), Some(false));
                        assert!(theirs().any(|other| other == feared));
                        7
                    }
                    HintReason::Unlikely(n) => {
                        assert_eq!(beaten(), usize::from(n));
                        assert!(loses(sent.expect("a card")));
                        8
                    }
                    HintReason::Mixed(n) => {
                        assert!((1..10).contains(&n));
                        9
                    }
                    HintReason::KeepsHalfling(n) => {
                        assert!(
                            n > 0 && sent.is_some_and(|card| card.people() != People::Halfling)
                        );
                        let mut own = view.sides[side].active.iter();
                        assert!(own.any(|card| card.people() == People::Halfling));
                        10
                    }
                    HintReason::Gain(n) => {
                        assert!(n > 0);
                        11
                    }
                    HintReason::Little => 12,
                    HintReason::HoldsHalfling(n) => {
                        let (Move::Muster(row) | Move::Refill(row)) = hint.advised else {
                            panic!("no army");
                        };
                        assert!(n > 0 && row.iter().all(|card| card.people() != People::Halfling));
                        let reserve = view.reserve(side);
                        assert!(reserve.iter().any(|card| card.people() == People::Halfling));
                        13
                    }
                    HintReason::Answers | HintReason::Lands(..) => 14,
                };
                found[at] += 1;
            }
        }
        assert!(found.iter().all(|&count| count > 0), "{found:?}");
    }

    /// What turning is worth, where it can be solved, by the solver itself; and the champion turns it the best way.
    #[test]
    fn the_value_of_turning_is_exact_at_the_end() {
        let mut tried = 0;
        for (view, hint) in hints(8) {
            let state = State::of(&view).expect("it shows the reserves");
            let Move::Lay(turn) = hint.advised else {
                continue;
            };
            if state.captured() < 6 {
                continue;
            }
            let side = state.leader;
            let worth = |value: f64| match side {
                Side::North => value,
                Side::South => 1.0 - value,
            };
            let turns = Endgame::new(&state).by_turn(&state);
            let best = turns
                .iter()
                .map(|&(_, value)| worth(value))
                .fold(0.0, f64::max);
            let worst = turns
                .iter()
                .map(|&(_, value)| worth(value))
                .fold(1.0, f64::min);
            let terrains = |turn| state.next.terrains(turn);
            let taken = turns
                .iter()
                .find(|&&(other, _)| terrains(other) == terrains(turn));
            assert!(taken.is_some_and(|&(_, value)| (worth(value) - best).abs() < 1e-9));
            let gain = ((best - worst) * 100.0).round() as u8;
            if hint.reasons.contains(&HintReason::EqualTurns) {
                assert!(best - worst < SAME);
            } else {
                assert!(
                    hint.reasons.contains(&HintReason::Turning(gain)),
                    "{hint:?} {gain}"
                );
            }
            tried += 1;
        }
        assert!(tried > 8, "{tried}");
    }
}
