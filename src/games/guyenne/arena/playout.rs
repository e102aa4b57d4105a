//! Playouts: games played to their end by greedy bots, each from its own view, as an estimate of a position's value.

use guyenne_ai::{Bot, Greedy};
use guyenne_rules::seat::Camp;
use guyenne_rules::{Outcome, Position};
use kit_rules::seed::{Seed, following};

/// Plays `position` to its end; `seed` is that of the bots. `None` if a bot gives no move; a finished game stays as it
/// is.
pub fn to_the_end(position: &mut Position, seed: Seed) -> Option<Outcome> {
    let mut players = [0, 1, 2, 3].map(|seat| Greedy::new(following(seed, seat)));
    while let Some(seat) = position.to_move() {
        let m = players[seat.index()].choose(&position.view(Some(seat)))?;
        position.play_unchecked(m);
    }
    position.outcome()
}

/// The value of a finished game for `camp`: 1 for a win, 0.5 for a draw, plus a thousandth for each point of the lead.
pub fn value(outcome: &Outcome, camp: Camp) -> f64 {
    let share = match outcome.winner {
        Some(winner) if winner == camp => 1.0,
        Some(_) => 0.0,
        None => 0.5,
    };
    let points = outcome.points();
    share + (f64::from(points[camp]) - f64::from(points[camp.enemy()])) / 1000.0
}
