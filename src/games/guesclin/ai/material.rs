//! What fighters and blows are worth, in points: an ordinary fighter is about five.

use guesclin_rules::{Aim, Banner, Board, Fighter, HitResult};

/// What a hit that stuns is worth of a fighter.
const STUNNED: f64 = 0.45;

/// What a fighter is worth to the camp.
pub(super) fn material_value(board: &Board, who: Fighter) -> f64 {
    let (counter, stats) = (board.counter(who), board.stats(who));
    let shot = stats.shot.map_or(0.0, f64::from);
    let defence = f64::from(stats.defence) - 6.0;
    let value = 2.0 + f64::from(stats.melee) + 0.5 * defence + 0.5 * shot;
    let decides = match board.scenario().aim {
        Aim::OpenField if counter.traits.commander => 9.0,
        Aim::Booty if counter.traits.commander && board.banner(who) == Banner::English => 4.0,
        Aim::Carts if board.fighter(who).bears.is_some() => 4.0,
        _ if counter.traits.commander => 1.5,
        _ => 0.0,
    };
    value + decides
}

/// What a blow is worth that ends the game.
const DECIDES: f64 = 60.0;

/// Whether the game is lost with a fighter: the last commander in the open field.
fn decides(board: &Board, who: Fighter) -> bool {
    let banner = board.banner(who);
    let left = board.standing(banner.camp());
    let others = left.filter(|&(other, _)| other != who && board.counter(other).traits.commander);
    board.scenario().aim == Aim::OpenField
        && board.counter(who).traits.commander
        && others.count() == 0
}

/// What a hit takes from the target's camp.
pub(super) fn hit_value(board: &Board, target: Fighter) -> f64 {
    match board.hit(target) {
        HitResult::Miss => 0.0,
        HitResult::Stunned => STUNNED * material_value(board, target),
        HitResult::Neutralised if decides(board, target) => DECIDES,
        HitResult::Neutralised => material_value(board, target),
        HitResult::Drop if board.scenario().aim == Aim::Booty => 7.0,
        HitResult::Drop => 0.5,
    }
}
