//! The bots that solve matrix games: what they look at, and which policies they play.

use rand::{Rng, RngExt};

use super::bot::{Bot, dice, digest_of};
use super::endgame::{Endgame, GameState};
use super::greedy::{sure, wins};
use super::oracle;
use super::solving::Solving;
use super::style::{LeafValue, Matchup, Style};
use super::territory::{Battle, best_turn, by_turn};
use fayance_rules::{Card, Cards, DecisionKind, Move, Row, Side, Stage, Troop, View};
use kit_ai::exact::matrix::{self, MatrixSolution};
use kit_rules::seed::Seed;

/// A bot that solves matrix games in a [`Style`].
#[derive(Debug, Clone)]
pub(super) struct MatrixBot {
    seed: Seed,
    style: Style,
    /// What has been solved of this game. It only saves time: the values are the same without.
    endgame: Option<Endgame>,
    /// The search for the decision of now, by the digest of its view.
    work: Option<(u64, Work)>,
}

/// What is left to do for a decision.
#[derive(Debug, Clone)]
enum Work {
    /// Armies are compared.
    Armies(oracle::Search),
    /// The end of the game is solved.
    Solve(Solving),
    /// Nothing.
    Done,
}

/// Moves with their probabilities.
pub(super) type Policy = Vec<(Move, f64)>;

/// A move in the solution of a decision.
#[derive(Debug, Clone, Copy)]
pub(super) struct Weighed {
    pub m: Move,
    /// Its probability.
    pub probability: f64,
    /// The chance of the side that decides to become king, if the other side plays its policy.
    pub value: f64,
}

/// The solution of a decision.
#[derive(Debug, Clone, Default)]
pub(super) struct Solved {
    pub moves: Vec<Weighed>,
    /// The cards of the other side with their probabilities, where a card is chosen.
    pub answers: Vec<(Card, f64)>,
}

impl Solved {
    /// The moves with their probabilities.
    pub fn policy(&self) -> Policy {
        let moves = self.moves.iter();
        moves
            .map(|weighed| (weighed.m, weighed.probability))
            .collect()
    }
}

/// What each row (north) or column (south) of `entries` is worth to its player against the other one's policy.
fn values(entries: &[f64], solution: &MatrixSolution, side: Side) -> Vec<f64> {
    let columns = solution.columns.len();
    let sum = |all: &mut dyn Iterator<Item = (&f64, &f64)>| all.map(|(a, b)| a * b).sum::<f64>();
    match side {
        Side::North => {
            let rows = entries.chunks_exact(columns.max(1));
            rows.map(|row| sum(&mut row.iter().zip(&solution.columns)))
                .collect()
        }
        Side::South => (0..columns)
            .map(|at| {
                let column = entries.iter().skip(at).step_by(columns);
                1.0 - sum(&mut column.zip(&solution.rows))
            })
            .collect(),
    }
}

impl MatrixBot {
    pub fn new(style: Style, seed: Seed) -> Self {
        Self {
            seed,
            style,
            endgame: None,
            work: None,
        }
    }

    /// The solution of the decision at `view`.
    pub fn solved(&mut self, view: &View, rng: &mut impl Rng) -> Option<Solved> {
        let decision = view.decision?;
        let side = decision.side;
        let weighed = |(m, (probability, value))| Weighed {
            m,
            probability,
            value,
        };
        let alone = |moves: Vec<Weighed>| Solved {
            moves,
            answers: Vec::new(),
        };
        if decision.kind == DecisionKind::Call {
            let third = 1.0 / Troop::ALL.len() as f64;
            let calls = Troop::ALL.map(|troop| weighed((Move::Call(troop), (third, 0.5))));
            return Some(alone(calls.to_vec()));
        }
        let state = GameState::of(view)?;
        Some(match decision.kind {
            DecisionKind::Call => return None,
            DecisionKind::Lay { .. } => {
                let turns = match self.at_hand(view, &state) {
                    Some(endgame) => endgame.by_turn(&state),
                    None => {
                        let leaf = LeafValue::new(&self.style, &state);
                        by_turn(state.next, side, state.active, |at| leaf.of(at))
                    }
                };
                let best = best_turn(side, &turns).0;
                let turns = turns.into_iter().map(|(turn, value)| {
                    let probability = f64::from(u8::from(turn == best));
                    weighed((Move::Lay(turn), (probability, for_side(side, value))))
                });
                alone(turns.collect())
            }
            DecisionKind::Choose { .. } => {
                let terrains = view.land?.terrains()?;
                let battle = Battle {
                    terrains,
                    leader: state.leader,
                    active: state.active,
                };
                // Of several ways to win for certain the one that everybody sees.
                let facing = state.active[side.other()];
                if let Some(card) = sure(side, state.active[side], facing, terrains)
                    && !self.style.later
                {
                    return Some(alone(vec![weighed((Move::Choose(card), (1.0, 1.0)))]));
                }
                let choice = match self.at_hand(view, &state) {
                    Some(endgame) => endgame.choice(&state, &battle),
                    None => {
                        let leaf = LeafValue::new(&self.style, &state);
                        battle.choice(&mut |at| leaf.of(at))
                    }
                };
                let solution = choice.solve();
                let values = values(&choice.entries, &solution, side);
                let [rows, columns] = [solution.rows, solution.columns];
                let (mut probabilities, answers) = match side {
                    Side::North => (rows, columns),
                    Side::South => (columns, rows),
                };
                if !self.style.later {
                    // Where all is lost a card that loses to all is as good as any, but looks like a blunder.
                    let lost = -i32::from(facing.count());
                    let cards = choice.cards[side].iter();
                    let hopeless: Vec<bool> = cards
                        .map(|&card| wins(side, card, facing, terrains) == lost)
                        .collect();
                    if let Some(other) = hopeless.iter().position(|hopeless| !hopeless) {
                        for at in (0..probabilities.len()).filter(|&at| hopeless[at]) {
                            probabilities[other] += core::mem::take(&mut probabilities[at]);
                        }
                    }
                }
                let cards = choice.cards[side].iter().copied().map(Move::Choose);
                let others = choice.cards[side.other()].iter().copied();
                Solved {
                    moves: cards
                        .zip(probabilities.into_iter().zip(values))
                        .map(weighed)
                        .collect(),
                    answers: others.zip(answers).collect(),
                }
            }
            DecisionKind::Muster { .. } => {
                alone(self.armies(view, &state, side, Move::Muster, rng))
            }
            DecisionKind::Refill { .. } => {
                alone(self.armies(view, &state, side, Move::Refill, rng))
            }
        })
    }

    /// The exact solver, from when this style uses it.
    fn exact(&mut self, state: &GameState) -> Option<&mut Endgame> {
        if !self.style.solves(state) {
            return None;
        }
        if !self
            .endgame
            .as_ref()
            .is_some_and(|known| known.covers(state))
        {
            self.endgame = None;
        }
        Some(self.endgame.get_or_insert_with(|| Endgame::new(state)))
    }

    /// The exact solver for the decision in `view`; `None`, too, if thinking about it was cut short: to solve all that
    /// is left would take as long again.
    fn at_hand(&mut self, view: &View, state: &GameState) -> Option<&mut Endgame> {
        let cut = match &self.work {
            Some((digest, Work::Solve(solving))) => {
                !solving.is_done() && *digest == digest_of(view)
            }
            _ => false,
        };
        self.exact(state).filter(|_| !cut)
    }

    /// Musters or refills.
    fn armies(
        &mut self,
        view: &View,
        state: &GameState,
        side: Side,
        as_move: fn(Row) -> Move,
        rng: &mut impl Rng,
    ) -> Vec<Weighed> {
        let moves = |options: &[Cards], probabilities: &[f64], values: &[f64]| -> Vec<Weighed> {
            let rows = options.iter().map(|&cards| as_move(Row::sorted(cards)));
            rows.zip(probabilities.iter().zip(values))
                .map(|(m, (&probability, &value))| Weighed {
                    m,
                    probability,
                    value,
                })
                .collect()
        };
        if let Some(endgame) = self.at_hand(view, state) {
            let (entries, options) = endgame.refill_entries(state);
            let solution = matrix::solve(&entries, options[Side::South].len());
            let values = values(&entries, &solution, side);
            let probabilities = [solution.rows, solution.columns];
            return moves(&options[side], &probabilities[side.index()], &values);
        }
        let mut matchup = Matchup::new(&self.style, view, state);
        let counts = matchup.counts();
        let (probabilities, values) = if let Some(most) = self.style.options {
            for options in &mut matchup.options.0 {
                shuffle(options, rng);
                options.truncate(most);
            }
            let counts = matchup.counts();
            let mut entries = Vec::with_capacity(counts[0] * counts[1]);
            for north in 0..counts[0] {
                entries.extend((0..counts[1]).map(|south| matchup.entry(north, south)));
            }
            let solution = matrix::solve(&entries, counts[1]);
            let values = values(&entries, &solution, side);
            let probabilities = [solution.rows, solution.columns][side.index()].clone();
            (probabilities, values)
        } else {
            let kept = self.work.take_if(|(digest, work)| {
                matches!(work, Work::Armies(_)) && *digest == digest_of(view)
            });
            let mut search = match kept {
                Some((_, Work::Armies(search))) => search,
                _ => oracle::Search::new(counts),
            };
            if search.answer().is_none() {
                search.advance(u32::MAX, &mut |north, south| matchup.entry(north, south));
            }
            let mut probabilities = vec![0.0; counts[side.index()]];
            let mut values = probabilities.clone();
            if let Some(answer) = search.answer() {
                for &(option, probability) in &answer.policies[side.index()] {
                    probabilities[option] = probability;
                }
                values.clone_from(&answer.values[side.index()]);
            }
            (probabilities, values)
        };
        moves(&matchup.options[side], &probabilities, &values)
    }

    /// What there is to do for the decision in `view`.
    fn work(&mut self, view: &View) -> Option<Work> {
        let decision = view.decision?;
        let state = GameState::of(view)?;
        let armies = matches!(
            decision.kind,
            DecisionKind::Muster { .. } | DecisionKind::Refill { .. }
        );
        let style = self.style;
        if let Some(endgame) = self.exact(&state) {
            let (leader, active) = (state.leader, state.active);
            let battles: Vec<Battle> = match decision.kind {
                DecisionKind::Lay { .. } => Battle::all(state.next, leader, active).collect(),
                DecisionKind::Choose { .. } => vec![Battle {
                    terrains: view.land?.terrains()?,
                    leader,
                    active,
                }],
                _ => Vec::new(),
            };
            return Some(Work::Solve(Solving::of(endgame, &state, &battles)));
        }
        if armies && style.options.is_none() {
            let counts = Matchup::new(&style, view, &state).counts();
            return Some(Work::Armies(oracle::Search::new(counts)));
        }
        Some(Work::Done)
    }
}

/// The chance of `side`, where north's is `value`.
pub(super) fn for_side(side: Side, value: f64) -> f64 {
    match side {
        Side::North => value,
        Side::South => 1.0 - value,
    }
}

/// Fisher and Yates.
fn shuffle<T>(items: &mut [T], rng: &mut impl Rng) {
    for n in (1..items.len()).rev() {
        items.swap(n, rng.random_range(0..=n));
    }
}

/// One of a policy's moves, by its probabilities.
pub(super) fn sample(policy: &[(Move, f64)], rng: &mut impl Rng) -> Option<Move> {
    let mut left: f64 = rng.random();
    let likely = policy.iter().filter(|(_, probability)| *probability > 0.0);
    let mut last = None;
    for &(m, probability) in likely {
        last = Some(m);
        left -= probability;
        if left < 0.0 {
            break;
        }
    }
    last
}

impl Bot for MatrixBot {
    fn name(&self) -> &'static str {
        self.style.name
    }

    fn think(&mut self, view: &View, iterations: u32) -> bool {
        let digest = digest_of(view);
        let mut work = match self.work.take() {
            Some((of, work)) if of == digest => work,
            _ => match self.work(view) {
                Some(work) => work,
                None => return true,
            },
        };
        let done = match &mut work {
            Work::Done => true,
            Work::Armies(search) => match GameState::of(view) {
                Some(state) => {
                    let matchup = Matchup::new(&self.style, view, &state);
                    search.advance(iterations, &mut |north, south| matchup.entry(north, south))
                }
                None => true,
            },
            Work::Solve(solving) => {
                match GameState::of(view).and_then(|state| self.exact(&state)) {
                    Some(endgame) => solving.advance(endgame, &mut { iterations }),
                    None => true,
                }
            }
        };
        self.work = Some((digest, work));
        done
    }

    fn choose(&mut self, view: &View) -> Option<Move> {
        let rng = &mut dice(self.seed, view);
        let policy = self.solved(view, rng)?.policy();
        sample(&policy, rng)
    }

    fn policy(&mut self, view: &View) -> Option<Policy> {
        // Whoever draws armies at random has another policy for them with each seed.
        let armies = view.stage == Stage::Muster || view.stage == Stage::Refill;
        if armies && self.style.options.is_some() {
            return None;
        }
        let rng = &mut dice(self.seed, view);
        let solved = self.solved(view, rng)?;
        Some(
            solved
                .policy()
                .into_iter()
                .filter(|(_, probability)| *probability > 0.0)
                .collect(),
        )
    }
}

#[cfg(test)]
impl MatrixBot {
    /// How many states have been solved.
    pub fn states(&self) -> usize {
        let endgame = self.endgame.as_ref();
        endgame.map_or(0, |endgame| endgame.solved().iter().sum())
    }
}
