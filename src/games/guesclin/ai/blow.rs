//! What can come of a blow or a shot: every result of its throws, with their exact chances.

use guesclin_rules::{Board, Dice, Move};

/// The chances that the throws of a move hit: its own, and that of the strike back; `None` for a throw that it does not
/// have.
#[must_use]
pub fn hit_chances(board: &Board, m: Move) -> [Option<f64>; 2] {
    match m {
        Move::Attack { who, target } => {
            let Some(at) = board.at(who) else {
                return [None; 2];
            };
            let own = board.melee_odds(who, at, target);
            let back = board.riposte_odds(who, at, target);
            [own, back].map(|odds| odds.map(|odds| odds.chance()))
        }
        Move::Shoot { who, target } => {
            let own = board.shot_odds(who, target);
            [own.map(|odds| odds.chance()), None]
        }
        _ => [None; 2],
    }
}

/// The board after a legal move of which the first throw hits or misses, and the strike back.
#[must_use]
pub fn after_hits(board: &Board, m: Move, hits: [bool; 2]) -> Board {
    let mut after = board.clone();
    let mut hits = hits.into_iter();
    after.after(m, &mut |capacity| {
        let hit = hits.next().unwrap_or(false);
        Dice::all(capacity, if hit { 6 } else { 1 })
    });
    after
}
