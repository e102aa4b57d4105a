//! Hints: the move that the king's champion would make with the player's view, and the reasons, as facts for the locale
//! files. Chances are the champion's: exact from the sixth territory on, an estimate before.

use arrayvec::ArrayVec;
use kit_ai::Thinker;

use super::super::bot::{Bot, dice};
use super::super::endgame::GameState;
use super::super::greedy::wins;
use super::super::matrix_bot::{MatrixBot, Solved, Weighed, sample};
use super::super::solving::AT_ONCE;
use super::super::style::CHAMPION;
use fayance_rules::{
    BySide, Card, Cards, DecisionKind, Move, People, Side, Stage, Terrain, Territory, Troop, View,
};
use kit_rules::seed::Seed;

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
    champion: MatrixBot,
}

/// Chances that differ by less are about the same.
pub(super) const SAME: f64 = 0.005;
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
            champion: MatrixBot::new(CHAMPION, seed),
        }
    }

    /// The hint for the decision in `view`; `None` if there is none.
    pub fn hint(&mut self, view: &View) -> Option<Hint> {
        let solved = self.champion.solved(view, &mut dice(self.seed, view))?;
        let advised = sample(&solved.policy(), &mut dice(self.seed, view))?;
        let reasons = reasons(view, advised, &solved)?;
        Some(Hint { advised, reasons })
    }
}

impl Thinker for HintBot {
    type View = View;
    type Answer = Option<Hint>;

    fn think(&mut self, view: &View, iterations: u32) -> bool {
        self.champion.think(view, iterations)
    }

    fn answer(&mut self, view: &View) -> Option<Hint> {
        self.hint(view)
    }
}

/// The reasons for `m` in `view`, as far as they are found without a search; `None` if there are none.
#[must_use]
pub fn reasons_at_once(view: &View, m: Move) -> Option<Hint> {
    let state = GameState::of(view)?;
    let solved = match view.stage {
        // What armies gain takes a search; what they are does not.
        Stage::Muster | Stage::Refill => Solved {
            moves: vec![Weighed {
                m,
                probability: 1.0,
                value: f64::NAN,
            }],
            answers: Vec::new(),
        },
        _ if CHAMPION.solves(&state) && state.captured() < AT_ONCE => return None,
        _ => MatrixBot::new(CHAMPION, Seed(0)).solved(view, &mut dice(Seed(0), view))?,
    };
    let reasons = reasons(view, m, &solved)?;
    (!reasons.is_empty()).then_some(Hint {
        advised: m,
        reasons,
    })
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
    (difference >= SAME).then_some((difference * 100.0 + 0.5) as u8)
}

fn greatest(values: impl Iterator<Item = f64>) -> f64 {
    values.fold(f64::NEG_INFINITY, f64::max)
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
    let values = || solved.moves.iter().map(|weighed| weighed.value);
    let gain = greatest(values()) + greatest(values().map(|value| -value));
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
        .filter(|_| {
            answers(card, -1)
                .map(|(_, probability)| probability)
                .sum::<f64>()
                >= HARDLY
        });
    all.push(match feared {
        _ if beats == facing.count() => HintReason::Sure,
        _ if results(-1) == 0 => HintReason::Unbeaten(beats),
        Some((feared, _)) => HintReason::Feared(beats, feared),
        None => HintReason::Unlikely(beats),
    });
    // What is expected of a card in this combat alone.
    let here = |card: Card| {
        let sum = |of| {
            answers(card, of)
                .map(|(_, probability)| probability)
                .sum::<f64>()
        };
        sum(1) - sum(-1)
    };
    let kept = solved.moves.iter().filter(|weighed| match weighed.m {
        Move::Choose(other) => {
            other.people() == People::Halfling && other != card && here(other) >= here(card) - SAME
        }
        _ => false,
    });
    let halfling = greatest(kept.map(|weighed| weighed.value));
    if card.people() != People::Halfling && halfling > f64::NEG_INFINITY {
        all.extend(in_hundred(advised.value - halfling).map(HintReason::KeepsHalfling));
    }
    let tenths = (advised.probability * 10.0 + 0.5) as u8;
    if advised.probability < ALWAYS {
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
    let mean = moves.iter().map(|weighed| weighed.value).sum::<f64>() / moves.len() as f64;
    // A search that was interrupted does not know what the choices are worth.
    if mean.is_finite() {
        let gain = in_hundred(advised.value - mean);
        all.push(gain.map_or(HintReason::Little, HintReason::Gain));
    }
    let with = moves.iter().filter(|weighed| halfling(weighed.m));
    let with = greatest(with.map(|weighed| weighed.value));
    if !halfling(advised.m) && with > f64::NEG_INFINITY {
        all.extend(in_hundred(advised.value - with).map(HintReason::HoldsHalfling));
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
