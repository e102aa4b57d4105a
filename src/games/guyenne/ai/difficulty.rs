//! The four difficulties that a player can choose, and the bot that plays them.

use rand::Rng;
use rand_pcg::Pcg32;

use super::belief::{Depth, EndgameSolver, Search, pick};
use super::bot::{Bot, accepted, dice};
use super::nets::Blueprint;
use guyenne_rules::card::Card;
use guyenne_rules::{Move, View};
use kit_rules::seed::Seed;

/// How well a bot plays.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Difficulty {
    /// The blueprint, with a high temperature; prefers many cards and attacks.
    Squire,
    /// The blueprint, with a slightly raised temperature; spares strong cards.
    Knight,
    /// Search with 32 iterations.
    Captain,
    /// Search with 1000 iterations, and the endgame solver.
    Constable,
}

impl Difficulty {
    /// All difficulties, weakest first.
    pub const ALL: [Self; 4] = [Self::Squire, Self::Knight, Self::Captain, Self::Constable];

    /// The name, as it is chosen and recorded.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Squire => "squire",
            Self::Knight => "knight",
            Self::Captain => "captain",
            Self::Constable => "constable",
        }
    }

    /// The search budget: iterations for a decision, and the size of the search. 0 iterations: no search.
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

    /// The inverse temperature of the blueprint's softmax: below 1 the policy is closer to uniform.
    const fn inverse_temperature(self) -> f32 {
        match self {
            Self::Squire => 0.28,
            Self::Knight => 0.8,
            Self::Captain | Self::Constable => 1.0,
        }
    }

    /// The logit of `m`, from the blueprint's. What it gives a partner, and which of them plays first, every difficulty
    /// decides by the blueprint alone: a partner's cards are not the place for style.
    fn bend(self, view: &View, m: Move, logit: f32) -> f32 {
        if matches!(m, Move::Give(_) | Move::Order(_)) {
            return logit;
        }
        self.inverse_temperature() * logit + self.style(view, m)
    }

    /// What is added to the logit of `m` for the difficulty's style.
    fn style(self, view: &View, m: Move) -> f32 {
        let (Move::Place { castle, cards } | Move::Reinforce { castle, cards }) = m else {
            return 0.0;
        };
        let strong = |card| f32::from(cards.of_kind(card));
        let strength = strong(Card::Four) + strong(Card::Five) + 2.0 * strong(Card::Hero);
        match self {
            // Prefers many cards at once, and attacks.
            Self::Squire => {
                let camp = view.viewer.map(|viewer| viewer.camp);
                let holder = view.holders[castle.index()];
                let attacks = holder.is_some() && holder != camp;
                0.3 * f32::from(cards.count()) + if attacks { 0.6 } else { 0.0 }
            }
            // Spares strong cards.
            Self::Knight => -0.5 * strength,
            Self::Captain | Self::Constable => 0.0,
        }
    }
}

/// A bot that plays at a difficulty.
#[derive(Debug, Clone)]
pub struct DifficultyBot {
    difficulty: Difficulty,
    seed: Seed,
    deliberation: Option<Deliberation>,
}

/// The search or solver of one decision.
#[derive(Debug, Clone)]
struct Deliberation {
    view: View,
    method: Method,
    left: u32,
}

/// How a decision is made.
#[derive(Debug, Clone)]
enum Method {
    /// By search.
    Search(Box<Search>),
    /// By solving the rest of the game.
    Solve(Box<EndgameSolver>),
}

/// The endgame solver's iterations for a decision; it stops earlier where they are long.
const SOLVING: u32 = 5400;

impl DifficultyBot {
    /// A bot that plays at `difficulty`, with its own seed.
    #[must_use]
    pub fn new(difficulty: Difficulty, seed: Seed) -> Self {
        Self {
            difficulty,
            seed,
            deliberation: None,
        }
    }

    /// The deliberation on the decision in `view`: a new one if the last was on another view.
    fn deliberation(&mut self, view: &View) -> Option<&mut Deliberation> {
        view.decision?;
        if self
            .deliberation
            .as_ref()
            .is_none_or(|deliberation| deliberation.view != *view)
        {
            let mut rng = dice(Seed(self.seed.0 ^ 0x7468_696e_6b21), view);
            let difficulty = self.difficulty;
            let (left, method) =
                if difficulty == Difficulty::Constable && EndgameSolver::is_small(view) {
                    let seed = Seed(rng.next_u64());
                    (
                        SOLVING,
                        Method::Solve(Box::new(EndgameSolver::new(view, seed))),
                    )
                } else {
                    let (left, depth) = difficulty.depth();
                    let bend = |m, logit| difficulty.bend(view, m, logit);
                    let nets = Blueprint::shipped();
                    let search = Search::new(nets, view, depth, rng, bend)?;
                    (left, Method::Search(Box::new(search)))
                };
            self.deliberation = Some(Deliberation {
                view: view.clone(),
                method,
                left,
            });
        }
        self.deliberation.as_mut()
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
        let Some(deliberation) = self.deliberation(view) else {
            return true;
        };
        let now = iterations.min(deliberation.left);
        deliberation.left -= now;
        let settled = match &mut deliberation.method {
            Method::Search(search) => {
                search.advance(now);
                search.is_settled()
            }
            Method::Solve(solver) => {
                solver.advance(now);
                solver.is_settled()
            }
        };
        deliberation.left == 0 || settled
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
        Some(match &self.deliberation(view)?.method {
            Method::Search(search) => search.policy(),
            Method::Solve(solver) => solver.policy(),
        })
    }

    fn choose(&mut self, view: &View) -> Option<Move> {
        let mut rng: Pcg32 = dice(self.seed, view);
        let (moves, policy): (Vec<_>, Vec<_>) = self.policy(view)?.into_iter().unzip();
        Some(moves[pick(&policy, &mut rng)])
    }
}
