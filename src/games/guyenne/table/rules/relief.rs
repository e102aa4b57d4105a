//! A person takes the place of a bot in the middle of a game.

use super::{Rules, first_view};
use guyenne_rules::seat::Seat;
use kit_rules::player_kind::UNNAMED;
use kit_table::MatchConfig;

impl Rules {
    /// Whether a person may take the place of the bot at `seat` now.
    #[must_use]
    pub fn can_relieve(&self, seat: Seat) -> bool {
        let game_config = &self.game_config;
        !game_config.player(seat).is_human()
            && !game_config.demo
            && !game_config.is_exercise()
            && !self.is_over()
    }

    /// A person plays at `seat` from now on, in place of the bot. The screen shows what it would show if the game were
    /// continued now: with two people, nobody's hand until somebody accepts the screen.
    pub fn relieve(&mut self, seat: Seat) {
        if !self.can_relieve(seat) {
            return;
        }
        self.game_config.seating.seat_person(seat);
        let events = self.record.events.len();
        let mut players = self.record.players.iter_mut();
        if let Some(player) = players.find(|player| player.seat == seat) {
            player.relieve(UNNAMED, events);
        }
        (self.viewer, self.near) = first_view(&self.game_config);
        if let Some(next) = self.passes_openly() {
            self.accept(next);
        }
    }
}
