//! Games that begin with a position instead of a deal and end with its round: puzzles. Which of the worlds that their
//! player cannot tell apart is the true one is decided as late as can be: [`Rules::suppose`].

use std::collections::VecDeque;

use super::{PublicHistory, QueuedEvent, Rules, first_view};
use crate::games::guyenne::rules::record::Record;
use crate::games::guyenne::rules::{Event, EventObserver, Move, Position, Setup, View};
use crate::games::guyenne::table::GameConfig;
use crate::rules::seed::Seed;

/// The start of a round, and what is decided before the game goes on from there.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Arranged {
    /// The start of the round.
    pub opening: Position,
    /// The moves since, which the rules must allow.
    pub moves: Vec<Move>,
}

/// How a game goes that began with a position.
#[derive(Debug, Clone)]
pub(super) struct Course {
    /// The round with which it ends.
    round: u16,
    /// The moves to come, as they are supposed.
    line: VecDeque<Move>,
    /// What is shown at the end: the table before anything is drawn again.
    closing: Option<View>,
}

impl Course {
    /// Takes a move and its events. Returns those that are shown: of the next round nothing.
    pub fn follow(
        &mut self,
        m: Move,
        position: &Position,
        mut seen: Vec<QueuedEvent>,
    ) -> Vec<QueuedEvent> {
        if self.line.pop_front() != Some(m) {
            self.line.clear();
        }
        if position.outcome().is_some() || position.round() != self.round {
            let sweep = seen.iter().position(|queued| queued.event == Event::Sweep);
            seen.truncate(sweep.map_or(seen.len(), |sweep| sweep + 1));
            self.closing = seen.last().map(|queued| queued.view.clone());
        }
        seen
    }

    /// Whether the round is over.
    pub fn is_over(&self) -> bool {
        self.closing.is_some()
    }

    /// What is shown once the round is over.
    pub fn closing(&self) -> Option<&View> {
        self.closing.as_ref()
    }

    /// The supposed move for the decision in this position.
    pub fn next(&self, position: &Position) -> Option<Move> {
        let next = self.line.front().copied()?;
        (!self.is_over() && position.is_legal(next).is_ok()).then_some(next)
    }
}

impl Rules {
    /// Begins with a position. Returns the game with what everybody could see of the round so far.
    pub(super) fn arrange(
        mut game_config: GameConfig,
        arranged: &Arranged,
    ) -> (Self, Vec<QueuedEvent>) {
        let mut position = arranged.opening.clone();
        let config = position.config();
        let seed = game_config.seed.unwrap_or(Seed(0));
        (game_config.edition, game_config.level) = (config.edition, config.level);
        game_config.seed = Some(seed);
        let mut past = PublicHistory(Vec::new());
        let (n, first) = (position.round(), position.first());
        past.on_event(&position, Event::Round { n, first });
        for &m in &arranged.moves {
            // A test plays the moves of every puzzle.
            let _played = position.play_observed(m, &mut past);
        }
        let (viewer, near) = first_view(&game_config);
        let rules = Self {
            record: Record::new(Setup { config, seed }, game_config.seating.record_players()),
            course: Some(Course {
                round: position.round(),
                line: VecDeque::new(),
                closing: None,
            }),
            position,
            game_config,
            viewer,
            near,
        };
        (rules, past.0)
    }

    /// In a game that began with a position: `world` is the true one, and `line` is what is decided next in it, by all.
    /// Nothing happens if the viewer can tell `world` from what they have seen.
    pub fn suppose(&mut self, world: Position, line: impl IntoIterator<Item = Move>) -> bool {
        let Some(course) = self.course.as_mut().filter(|course| !course.is_over()) else {
            return false;
        };
        if self.viewer.is_none() || world.view(self.viewer) != self.position.view(self.viewer) {
            return false;
        }
        self.position = world;
        course.line = line.into_iter().collect();
        true
    }
}
