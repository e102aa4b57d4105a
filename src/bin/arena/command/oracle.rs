//! The oracle: it is shown all cards, and plays whatever came out best when greedy players went on from there. Only luck to
//! come is hidden from it. It never sits at a player's table; what it wins against an honest player of the same strength
//! is the price of honesty.

use guyenne::rules::guyenne::{Move, Position};
use guyenne::rules::seed::{Seed, following};

use super::players::SeesAll;
use super::playout;

/// Games played out for one decision.
const BUDGET: u32 = 256;

/// Tries every move on the true cards; those that do worse are dropped, half of them at a time.
#[derive(Debug, Clone)]
pub struct Oracle {
    seed: Seed,
    /// What is being thought about.
    position: Option<Position>,
    /// The moves still in question.
    moves: Vec<Tried>,
    played: u32,
    /// Games after which the worse half is dropped.
    until: u32,
}

#[derive(Debug, Clone, Copy)]
struct Tried {
    m: Move,
    worth: f64,
    games: u32,
}

impl Tried {
    fn mean(&self) -> f64 {
        self.worth / f64::from(self.games.max(1))
    }
}

impl Oracle {
    /// The name it is called by.
    pub const NAME: &'static str = "oracle";

    /// An oracle with luck of its own.
    pub fn new(seed: Seed) -> Self {
        Self {
            seed,
            position: None,
            moves: Vec::new(),
            played: 0,
            until: 0,
        }
    }

    /// Begins to think about `position`, unless it does already.
    fn turn_to(&mut self, position: &Position) {
        if self.position.as_ref() == Some(position) {
            return;
        }
        let tried = |m| Tried {
            m,
            worth: 0.0,
            games: 0,
        };
        self.moves = position.legal_moves().into_iter().map(tried).collect();
        self.position = Some(position.clone());
        self.played = 0;
        self.share_out();
    }

    /// Gives every move in question as many games as the others, and each halving as many as the others.
    fn share_out(&mut self) {
        let halvings = self.moves.len().max(2).ilog2() + 1;
        let moves = self.moves.len() as u32;
        let left = BUDGET.saturating_sub(self.played);
        let each = (left / halvings / moves.max(1)).max(1);
        self.until = self.played + each * moves;
    }

    /// One game more; false when it has played enough.
    fn iterate(&mut self) -> bool {
        let Some(position) = &self.position else {
            return false;
        };
        if self.moves.len() < 2 || self.played >= BUDGET {
            return false;
        }
        let at = self.played as usize % self.moves.len();
        // Moves in the same turn of the row meet the same luck.
        let turn = u64::from(self.played) / self.moves.len() as u64;
        let luck = following(self.seed, turn);
        let camp = position.to_move().map(|seat| seat.camp);
        let mut world = position.clone().with_luck(luck);
        world.play_unchecked(self.moves[at].m);
        if let (Some(outcome), Some(camp)) = (playout::to_the_end(&mut world, luck), camp) {
            self.moves[at].worth += playout::worth(&outcome, camp);
        }
        self.moves[at].games += 1;
        self.played += 1;
        if self.played == self.until {
            self.moves.sort_by(|a, b| b.mean().total_cmp(&a.mean()));
            self.moves.truncate(self.moves.len().div_ceil(2));
            self.share_out();
        }
        true
    }
}

impl SeesAll for Oracle {
    fn name(&self) -> &'static str {
        Self::NAME
    }

    fn think(&mut self, position: &Position, iterations: u32) -> bool {
        self.turn_to(position);
        !(0..iterations).all(|_| self.iterate())
    }

    fn choose(&mut self, position: &Position) -> Option<Move> {
        self.turn_to(position);
        let best = self.moves.iter().copied();
        best.reduce(|best, tried| {
            if tried.mean() > best.mean() {
                tried
            } else {
                best
            }
        })
        .map(|tried| tried.m)
    }
}
