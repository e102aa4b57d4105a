//! The bots that solve matrix games: what they look at, and how they mix.

use rand::{Rng, RngExt};

use super::bot::{Bot, dice};
use super::endgame::{Endgame, State};
use super::oracle;
use super::outlook::Outlook;
use super::territory::{Battle, Captured, best_turn, by_turn};
use crate::ai::exact::matrix;
use crate::games::fayance::rules::{
    BySide, Cards, DecisionKind, Move, Row, Side, Stage, Territories, Troop, View,
};
use crate::rules::seed::Seed;

/// How a bot thinks.
#[derive(Debug, Clone, Copy)]
pub(super) struct Style {
    /// Its name, one of [`BOTS`](super::BOTS) or of the arena's own.
    pub name: &'static str,
    /// The territory, 1 to 9, from which on it solves the rest of the game exactly; 10 for never.
    pub exact_from: u8,
    /// Whether it thinks of later territories before that; else every territory is as if it were the last.
    pub later: bool,
    /// How many musters and refills of each side it compares, drawn at random; `None` for all that matter.
    pub options: Option<usize>,
}

/// The king's champion: as well as we can.
pub(super) const CHAMPION: Style = Style {
    name: "champion",
    exact_from: 6,
    later: true,
    options: None,
};

/// The marshal: every territory as if it were the last, and armies chosen in haste.
pub(super) const MARSHAL: Style = Style {
    name: "marshal",
    exact_from: 10,
    later: false,
    options: Some(2),
};

/// The *strong* player of the notes: every territory as if it were the last. A yardstick, for the arena alone.
pub(super) const STRONG: Style = Style {
    name: "strong",
    exact_from: 10,
    later: false,
    options: Some(24),
};

/// As the champion, but exact only from the seventh territory on: much faster, for the arena alone.
pub(super) const CHAMPION_7: Style = Style {
    name: "champion-7",
    exact_from: 7,
    ..CHAMPION
};

/// A bot that solves matrix games in a [`Style`].
#[derive(Debug, Clone)]
pub(super) struct Thinker {
    seed: Seed,
    style: Style,
    /// What has been solved of this game. It only saves time: the values are the same without.
    endgame: Option<Endgame>,
}

/// Moves with their probabilities.
type Mixture = Vec<(Move, f64)>;

impl Thinker {
    pub fn new(style: Style, seed: Seed) -> Self {
        Self {
            seed,
            style,
            endgame: None,
        }
    }

    /// The probabilities of the moves at `view`.
    fn mixture(&mut self, view: &View, rng: &mut impl Rng) -> Option<Mixture> {
        let decision = view.decision?;
        let side = decision.side;
        if decision.kind == DecisionKind::Call {
            let third = 1.0 / Troop::ALL.len() as f64;
            return Some(Troop::ALL.map(|troop| (Move::Call(troop), third)).to_vec());
        }
        let state = State::of(view)?;
        Some(match decision.kind {
            DecisionKind::Call => Vec::new(),
            DecisionKind::Lay { .. } => {
                let turns = match self.exact(&state) {
                    Some(endgame) => endgame.by_turn(&state),
                    None => {
                        let worth = Worth::new(&self.style, &state);
                        by_turn(state.next, side, state.active, |at| worth.of(&state, at))
                    }
                };
                vec![(Move::Lay(best_turn(side, &turns).0), 1.0)]
            }
            DecisionKind::Choose { .. } => {
                let battle = Battle {
                    terrains: view.land?.terrains()?,
                    leader: state.leader,
                    active: state.active,
                };
                let choice = match self.exact(&state) {
                    Some(endgame) => endgame.choice(&state, &battle),
                    None => {
                        let worth = Worth::new(&self.style, &state);
                        battle.choice(&mut |at| worth.of(&state, at))
                    }
                };
                let solution = choice.solve();
                let odds = [solution.rows, solution.columns];
                let cards = choice.cards[side].iter().copied().map(Move::Choose);
                cards.zip(odds[side.index()].iter().copied()).collect()
            }
            DecisionKind::Muster { .. } => self.armies(view, &state, side, Move::Muster, rng),
            DecisionKind::Refill { .. } => self.armies(view, &state, side, Move::Refill, rng),
        })
    }

    /// The exact solver, from the territory on from which this style uses it.
    fn exact(&mut self, state: &State) -> Option<&mut Endgame> {
        if state.captured() + 1 < self.style.exact_from {
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

    /// Musters or refills.
    fn armies(
        &mut self,
        view: &View,
        state: &State,
        side: Side,
        as_move: fn(Row) -> Move,
        rng: &mut impl Rng,
    ) -> Mixture {
        let moves = |options: &[Cards], odds: &[f64]| -> Mixture {
            let rows = options.iter().map(|&cards| as_move(Row::sorted(cards)));
            rows.zip(odds.iter().copied()).collect()
        };
        if let Some(endgame) = self.exact(state) {
            let (entries, options) = endgame.refill_entries(state);
            let solution = matrix::solve(&entries, options[Side::South].len());
            let odds = [solution.rows, solution.columns];
            return moves(&options[side], &odds[side.index()]);
        }
        let worth = Worth::new(&self.style, state);
        // Before the opening nobody knows who leads: either is as likely.
        let leaders = match view.stage {
            Stage::Muster => &Side::ALL[..],
            _ => core::slice::from_ref(&state.leader),
        };
        let count = state.refill();
        let mut options = state.reserve().map(|reserve| reserve.parts(count));
        if let Some(most) = self.style.options {
            for options in &mut options.0 {
                shuffle(options, rng);
                options.truncate(most);
            }
        }
        let mut entry = |north: usize, south: usize| {
            let active = BySide::new(
                state.active[Side::North] + options[Side::North][north],
                state.active[Side::South] + options[Side::South][south],
            );
            let values = leaders.iter().map(|&leader| {
                let turns = by_turn(state.next, leader, active, |at| worth.of(state, at));
                best_turn(leader, &turns).1
            });
            values.sum::<f64>() / leaders.len() as f64
        };
        let counts = [options[Side::North].len(), options[Side::South].len()];
        let odds = if self.style.options.is_some() {
            let mut entries = Vec::with_capacity(counts[0] * counts[1]);
            for north in 0..counts[0] {
                entries.extend((0..counts[1]).map(|south| entry(north, south)));
            }
            let solution = matrix::solve(&entries, counts[1]);
            [solution.rows, solution.columns][side.index()].clone()
        } else {
            // To begin with, a few spread over the list.
            let start = counts.map(|count| (0..6).map(|n| n * count / 6).collect());
            let answer = oracle::solve(counts, start, &mut entry);
            let mut odds = vec![0.0; counts[side.index()]];
            for &(option, chance) in &answer.mixed[side.index()] {
                odds[option] = chance;
            }
            odds
        };
        moves(&options[side], &odds)
    }
}

/// Fisher and Yates.
fn shuffle<T>(items: &mut [T], rng: &mut impl Rng) {
    for n in (1..items.len()).rev() {
        items.swap(n, rng.random_range(0..=n));
    }
}

/// One of a mixture, by its probabilities.
pub(super) fn drawn(mixture: &[(Move, f64)], rng: &mut impl Rng) -> Option<Move> {
    let mut left: f64 = rng.random();
    let likely = mixture.iter().filter(|(_, odds)| *odds > 0.0);
    let mut last = None;
    for &(m, odds) in likely {
        last = Some(m);
        left -= odds;
        if left < 0.0 {
            break;
        }
    }
    last
}

/// What a capture is worth to north before the end of the game can be solved.
enum Worth {
    /// The territory is all that counts.
    Territory,
    Outlook(Box<Outlook>),
}

impl Worth {
    fn new(style: &Style, state: &State) -> Self {
        if !style.later {
            return Self::Territory;
        }
        let mut left: Territories = state.below;
        if let Some(top) = state.top {
            left = left.with(top);
        }
        Self::Outlook(Box::new(Outlook::new(state.own, left)))
    }

    fn of(&self, state: &State, captured: Captured) -> f64 {
        match self {
            Self::Territory => f64::from(u8::from(captured.winner == Side::North)),
            Self::Outlook(outlook) => {
                let held = BySide::new(state.north, state.captured() - state.north);
                outlook.worth(held, captured)
            }
        }
    }
}

impl Bot for Thinker {
    fn name(&self) -> &'static str {
        self.style.name
    }

    fn choose(&mut self, view: &View) -> Option<Move> {
        let rng = &mut dice(self.seed, view);
        let mixture = self.mixture(view, rng)?;
        drawn(&mixture, rng)
    }

    fn policy(&mut self, view: &View) -> Option<Mixture> {
        // Whoever draws options at random has another mixture with each seed.
        if self.style.options.is_some() {
            return None;
        }
        let rng = &mut dice(self.seed, view);
        let mixture = self.mixture(view, rng)?;
        Some(
            mixture
                .into_iter()
                .filter(|(_, odds)| *odds > 0.0)
                .collect(),
        )
    }
}
