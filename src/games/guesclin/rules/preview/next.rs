//! The board as a fighter will find it when they may act next.

use crate::board::Board;
use crate::fighter::Fighter;

impl Board {
    /// This board for a fighter's next action, if nothing moved before it: the orders of the banner have ended, unless
    /// the fighter may still act in the activation that goes on.
    #[must_use]
    pub fn at_next_action(&self, who: Fighter) -> Self {
        let mut next = self.clone();
        let banner = self.banner(who);
        if self.active() == Some(banner) && !self.fighter(who).acted {
            return next;
        }
        let order = self.scenario.order.iter();
        let turn = order.take_while(|&&other| other != banner).count();
        // Who has been activated in this round is due in the next one, and surprised no more.
        if self.round > 0 && turn <= usize::from(self.turn) {
            next.round += 1;
        }
        next.round = next.round.max(1);
        next.moved = None;
        for n in self.scenario.of_banner(banner) {
            let state = &mut next.fighters[usize::from(n)];
            state.order = None;
            state.acted = false;
        }
        next
    }

    /// The points that a fighter has left: none for one who has moved already in this action.
    #[must_use]
    pub fn points_left(&self, who: Fighter) -> u8 {
        if self.moved == Some(who) {
            0
        } else {
            self.points(who)
        }
    }
}
