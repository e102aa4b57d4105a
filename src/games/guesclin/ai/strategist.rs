//! The bot that looks ahead: plans are played on over the activations of all, and the boards that they lead to valued.

use rand::RngExt;

use super::bot::{Bot, dice};
use super::search::{Depth, Search};
use super::style::{CAPTAIN, Style};
use super::tactician::decide;
use super::value::shipped;
use guesclin_rules::{Move, Stage, View};
use kit_rules::seed::Seed;

/// The difficulty of a bot that looks ahead.
#[derive(Debug, Clone, Copy)]
pub(super) struct Difficulty {
    /// Its name, one of [`BOTS`](super::BOTS).
    pub name: &'static str,
    /// How everybody is thought to play on.
    pub style: &'static Style,
    /// How much is searched.
    pub depth: Depth,
}

/// The constable.
pub(super) const CONSTABLE: Difficulty = Difficulty {
    name: "constable",
    style: &CAPTAIN,
    depth: Depth {
        plans: 8,
        each: 2,
        orders: 3,
        // The first two have fewer fighters: there is time for twice as many playouts.
        heats: [&[12, 16, 32], &[12, 16, 32], &[6, 8, 16], &[6, 8, 16]],
        replies: 1,
        // Where the value guesses worse, the captain's choice is left less often.
        margins: [0.01, 0.01, 0.02, 0.04],
        // With the booty two who wait for each other would wait until the limit, and more than half of the games be
        // drawn.
        waits: [false, true, true, true],
    },
};

/// A bot that looks ahead.
#[derive(Debug, Clone)]
pub(super) struct Strategist {
    difficulty: &'static Difficulty,
    seed: Seed,
    search: Option<Search>,
}

impl Strategist {
    pub fn new(difficulty: &'static Difficulty, seed: Seed) -> Self {
        Self {
            difficulty,
            seed,
            search: None,
        }
    }

    /// The search of this decision, begun if need be; `None` if there is nothing to search.
    fn search(&mut self, view: &View) -> Option<&mut Search> {
        let banner = view.viewer.filter(|_| view.decides())?;
        if matches!(view.board.stage(), Stage::Place(_)) {
            return None;
        }
        let known = self.search.as_ref();
        if known.is_none_or(|search| search.board != view.board) {
            let seed = dice(self.seed, &view.board).random();
            let Difficulty { style, depth, .. } = self.difficulty;
            self.search = Some(Search::new(depth, style, &view.board, banner, seed));
        }
        self.search.as_mut()
    }
}

impl Bot for Strategist {
    fn name(&self) -> &'static str {
        self.difficulty.name
    }

    fn think(&mut self, view: &View, iterations: u32) -> bool {
        let Difficulty { style, depth, .. } = self.difficulty;
        match self.search(view) {
            Some(search) => {
                let net = shipped(&view.board);
                (0..iterations).any(|_| search.step(depth, style, net))
            }
            None => true,
        }
    }

    fn choose(&mut self, view: &View) -> Option<Move> {
        let depth = &self.difficulty.depth;
        if let Some(search) = self.search(view) {
            return search.best(depth);
        }
        let banner = view.viewer.filter(|_| view.decides())?;
        let mut rng = dice(self.seed, &view.board);
        decide(self.difficulty.style, &view.board, banner, &mut rng)
    }
}
