//! The moves that an exercise has for a game: those of its script, or of a line that is supposed.

use super::Rules;
use guyenne_rules::{Move, PossiblePosition};

impl Rules {
    /// In a game that began with a position: `possible` is the true one, and `line` is what is decided next in it, by
    /// all. Nothing happens if the viewer can tell `possible` from what they have seen.
    pub fn suppose(
        &mut self,
        possible: PossiblePosition,
        line: impl IntoIterator<Item = Move>,
    ) -> bool {
        let Some(puzzle) = self
            .puzzle_round
            .as_mut()
            .filter(|puzzle| !puzzle.is_over())
        else {
            return false;
        };
        if self.viewer.is_none()
            || possible.position.view(self.viewer) != self.position.view(self.viewer)
        {
            return false;
        }
        self.position = possible.position;
        puzzle.suppose(line);
        true
    }

    /// The move that an exercise has for this decision: its script, or its supposed line.
    #[must_use]
    pub fn scripted_move(&self) -> Option<Move> {
        if let Some(puzzle) = &self.puzzle_round {
            let next = puzzle.next();
            return next.filter(|&m| self.position.is_legal(m).is_ok());
        }
        let script = self.game_config.script.as_ref()?;
        script.next_move(&self.position, &self.record)
    }
}
