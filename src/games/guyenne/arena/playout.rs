//! Games played to their end by greedy players, each from its own view: what a position is worth by the simplest sound
//! play of both camps.

use crate::games::guyenne::ai::{Bot, Greedy};
use crate::games::guyenne::rules::seat::Camp;
use crate::games::guyenne::rules::{Outcome, Position};
use crate::rules::seed::{Seed, following};

/// Plays `position` to its end; `seed` is the players' luck. A game that is over is left as it is.
pub fn to_the_end(position: &mut Position, seed: Seed) -> Option<Outcome> {
    let mut players = [0, 1, 2, 3].map(|seat| Greedy::new(following(seed, seat)));
    while let Some(seat) = position.to_move() {
        let m = players[seat.index()].choose(&position.view(Some(seat)))?;
        position.play_unchecked(m);
    }
    position.outcome()
}

/// A game's worth to `camp`: 1 for a victory, a half for a draw, and a hair more the more points it is ahead.
pub fn worth(outcome: &Outcome, camp: Camp) -> f64 {
    let share = match outcome.winner {
        Some(winner) if winner == camp => 1.0,
        Some(_) => 0.0,
        None => 0.5,
    };
    let points = outcome.points();
    share + (f64::from(points[camp]) - f64::from(points[camp.enemy()])) / 1000.0
}
