//! The four levels that a player chooses from, weakest first, and what sets them apart.

use rand::Rng;
use rand_pcg::Pcg32;

use super::belief::{Depth, EndgameSolver, Search, pick};
use super::bot::{Bot, accepted, dice};
use super::nets::Blueprint;
use crate::games::guyenne::rules::card::Card;
use crate::games::guyenne::rules::{Move, View};
use crate::rules::seed::Seed;

/// A level of play.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Difficulty {
    /// Plays what looks good, and is often hasty.
    Squire,
    /// Sound and thrifty.
    Knight,
    /// Bluffs, and knows when.
    Captain,
    /// Thinks ahead, and reckons with what you may hold.
    Constable,
}

impl Difficulty {
    /// All levels, weakest first.
    pub const ALL: [Self; 4] = [Self::Squire, Self::Knight, Self::Captain, Self::Constable];

    /// The level's word, by which it is chosen and recorded.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Squire => "squire",
            Self::Knight => "knight",
            Self::Captain => "captain",
            Self::Constable => "constable",
        }
    }

    /// How far it thinks ahead: iterations for a decision, and what they are spent on.
    #[must_use]
    pub const fn depth(self) -> (u32, Depth) {
        let (budget, width) = match self {
            Self::Squire | Self::Knight => (0, 1),
            Self::Captain => (32, 6),
            Self::Constable => (1000, 24),
        };
        let trust = 25.0;
        (budget, Depth { width, trust })
    }

    /// How much clearer than the blueprint it sees which move is better; below 1 for one who is easily mistaken.
    const fn sharpness(self) -> f32 {
        match self {
            Self::Squire => 0.28,
            Self::Knight => 0.8,
            Self::Captain | Self::Constable => 1.0,
        }
    }

    /// How much it likes a move that the blueprint likes so much.
    fn bend(self, view: &View, m: Move, logit: f32) -> f32 {
        self.sharpness() * logit + self.temper(view, m)
    }

    /// What it likes or dislikes about a move, whatever the move is good for: its temper.
    fn temper(self, view: &View, m: Move) -> f32 {
        let (Move::Place { castle, cards } | Move::Reinforce { castle, cards }) = m else {
            return 0.0;
        };
        let strong = |card| f32::from(cards.of_kind(card));
        let dear = strong(Card::Four) + strong(Card::Five) + 2.0 * strong(Card::Hero);
        match self {
            // The hothead: the more at once the better, and best against a castle of the enemy's.
            Self::Squire => {
                let camp = view.viewer.map(|viewer| viewer.camp);
                let holder = view.holders[castle.index()];
                let attacks = holder.is_some() && holder != camp;
                0.3 * f32::from(cards.count()) + if attacks { 0.6 } else { 0.0 }
            }
            // The miser: parts with nothing dear.
            Self::Knight => -0.5 * dear,
            Self::Captain | Self::Constable => 0.0,
        }
    }
}

/// A player of one of the levels.
#[derive(Debug, Clone)]
pub struct DifficultyBot {
    difficulty: Difficulty,
    seed: Seed,
    thought: Option<Deliberation>,
}

/// What it has thought on one decision.
#[derive(Debug, Clone)]
struct Deliberation {
    view: View,
    way: Method,
    left: u32,
}

/// How it thinks.
#[derive(Debug, Clone)]
enum Method {
    /// Moves are tried.
    Search(Box<Search>),
    /// What remains is small enough to be solved.
    Solve(Box<EndgameSolver>),
}

/// How many iterations the end of a game is solved with; fewer where they are long.
const SOLVING: u32 = 5400;

impl DifficultyBot {
    /// A player of `difficulty` with dice of its own.
    #[must_use]
    pub fn new(difficulty: Difficulty, seed: Seed) -> Self {
        Self {
            difficulty,
            seed,
            thought: None,
        }
    }

    /// Its thought on the decision in `view`, begun anew if it thought on another one.
    fn thought(&mut self, view: &View) -> Option<&mut Deliberation> {
        view.decision?;
        if self
            .thought
            .as_ref()
            .is_none_or(|thought| thought.view != *view)
        {
            let mut luck = dice(Seed(self.seed.0 ^ 0x7468_696e_6b21), view);
            let difficulty = self.difficulty;
            let (left, way) =
                if difficulty == Difficulty::Constable && EndgameSolver::is_small(view) {
                    let seed = Seed(luck.next_u64());
                    (
                        SOLVING,
                        Method::Solve(Box::new(EndgameSolver::new(view, seed))),
                    )
                } else {
                    let (left, depth) = difficulty.depth();
                    let bend = |m, logit| difficulty.bend(view, m, logit);
                    let nets = Blueprint::shipped();
                    let search = Search::new(nets, view, depth, luck, bend)?;
                    (left, Method::Search(Box::new(search)))
                };
            self.thought = Some(Deliberation {
                view: view.clone(),
                way,
                left,
            });
        }
        self.thought.as_mut()
    }
}

impl Bot for DifficultyBot {
    fn name(&self) -> &'static str {
        self.difficulty.name()
    }

    fn think(&mut self, view: &View, iterations: u32) -> bool {
        if self.difficulty.depth().0 == 0 || accepted(view).is_some() {
            return true;
        }
        let Some(thought) = self.thought(view) else {
            return true;
        };
        let now = iterations.min(thought.left);
        thought.left -= now;
        let settled = match &mut thought.way {
            Method::Search(search) => {
                search.advance(now);
                search.is_settled()
            }
            Method::Solve(solver) => {
                solver.advance(now);
                solver.is_settled()
            }
        };
        thought.left == 0 || settled
    }

    fn policy(&mut self, view: &View) -> Option<Vec<(Move, f32)>> {
        let difficulty = self.difficulty;
        if difficulty.depth().0 == 0 {
            return Blueprint::shipped()
                .policy_with(view, |m, logit| difficulty.bend(view, m, logit));
        }
        if let Some(m) = accepted(view) {
            return Some(vec![(m, 1.0)]);
        }
        Some(match &self.thought(view)?.way {
            Method::Search(search) => search.policy(),
            Method::Solve(solver) => solver.policy(),
        })
    }

    fn choose(&mut self, view: &View) -> Option<Move> {
        let mut luck: Pcg32 = dice(self.seed, view);
        let (moves, policy): (Vec<_>, Vec<_>) = self.policy(view)?.into_iter().unzip();
        Some(moves[pick(&policy, &mut luck)])
    }
}
