//! Whose view the screen shows, who accepts the screen next, and what it shows.

use super::{Rules, displayed};
use crate::puzzle_round::PuzzleRound;
use crate::{DisplayedView, GameConfig, Turn};
use guyenne_rules::seat::Seat;

impl Rules {
    /// The game with the screen at the person who is next, if no curtain has to be drawn for them.
    pub(super) fn passed_openly(mut self) -> Self {
        if let Some(next) = self.passes_openly() {
            self.accept(next);
        }
        self
    }

    /// The other person who is next, if no curtain has to be drawn for them.
    pub(super) fn passes_openly(&self) -> Option<Seat> {
        let (viewer, next) = (self.viewer?, self.position.to_move()?);
        let GameConfig { hands, seating, .. } = &self.game_config;
        let person = seating.player(next).is_human();
        (person && hands.passes_openly(seating, viewer, next)).then_some(next)
    }

    /// Whether several people share the screen.
    #[must_use]
    pub fn is_shared_screen(&self) -> bool {
        self.game_config.seating.people().nth(1).is_some()
    }

    /// Whether the hand of the viewer on a shared screen has to be hidden: another person is next, or the game is over.
    /// While bots play, it stays.
    pub(super) fn hides_hand(&self) -> bool {
        match self.position.to_move() {
            Some(next) => self.viewer != Some(next) && self.game_config.player(next).is_human(),
            None => true,
        }
    }

    /// The person at `seat` has accepted the screen: it shows their view, with their camp at the near edge.
    pub fn accept(&mut self, seat: Seat) {
        self.viewer = Some(seat);
        self.near = seat.camp;
    }

    /// What the screen shows now: what its viewer may know, or if nobody has accepted it what everybody may know.
    #[must_use]
    pub fn shown(&self) -> DisplayedView {
        let mut shown = displayed(&self.game_config, &self.position, self.viewer, self.near);
        if let Some(closing) = self.puzzle_round.as_ref().and_then(PuzzleRound::closing) {
            shown.view = closing.clone();
        }
        shown
    }

    /// Who is to move, and whether whoever is at the screen has to pass it on first. Nobody is in a replay.
    #[must_use]
    pub fn turn(&self) -> Turn {
        match self.position.to_move() {
            _ if self.game_config.replay => Turn::Busy,
            _ if self.puzzle_round.as_ref().is_some_and(PuzzleRound::is_over) => Turn::Over,
            None => Turn::Over,
            Some(seat) if !self.game_config.player(seat).is_human() => Turn::Bot(seat),
            Some(seat) if self.viewer == Some(seat) || self.is_veiled() => Turn::Person(seat),
            Some(seat) => Turn::Curtain(seat),
        }
    }
}
