//! Playing on: whole activations by players who plan one fighter at a time, with dice that are thrown for the purpose.

use rand::{Rng, RngExt};

use super::plan::ActivationPlan;
use super::style::Style;
use super::tactician::{self, order};
use guesclin_rules::{Banner, Board, Dice, Fighter, Move, Stage, pool};

/// Dice of a playout.
pub(super) fn thrown(rng: &mut impl Rng, capacity: u8) -> Dice {
    let mut dice = [1; 5];
    let count = usize::from(pool(capacity).0);
    for face in &mut dice[..count] {
        *face = rng.random_range(1..=6);
    }
    Dice::new(&dice[..count]).unwrap_or_else(|| Dice::all(capacity, 1))
}

/// Plays the activation that is going on to its end.
pub(super) fn activation(style: &Style, board: &mut Board, rng: &mut impl Rng) {
    let Stage::Act(banner) = board.stage() else {
        return;
    };
    if board.may_order()
        && let Some(m) = order(style, board, banner, rng)
    {
        board.after(m, &mut |capacity| thrown(rng, capacity));
    }
    let mut planner = tactician::planner(style, board, banner);
    // What each fighter could do when it was last looked at, the greatest gain last.
    let mut plans: Vec<(Fighter, ActivationPlan, bool)> = Vec::new();
    let mut renew = true;
    while board.stage() == Stage::Act(banner) {
        if renew {
            plans.clear();
            for who in board.of_banner(banner) {
                if board.check_acts(who).is_ok()
                    && let Some(plan) = planner.best(board, who, || 0.0)
                {
                    plans.push((who, plan, true));
                }
            }
            plans.sort_by(|a, b| a.1.gain.total_cmp(&b.1.gain));
            renew = false;
        }
        let Some((who, plan, fresh)) = plans.pop() else {
            break;
        };
        if !fresh {
            if board.check_acts(who).is_ok()
                && let Some(plan) = planner.best(board, who, || 0.0)
            {
                let n = plans.partition_point(|other| other.1.gain <= plan.gain);
                plans.insert(n, (who, plan, true));
            }
            continue;
        }
        renew = follow(board, banner, plan, rng);
        if renew {
            planner = tactician::planner(style, board, banner);
        } else {
            for plan in &mut plans {
                plan.2 = false;
            }
        }
    }
    if board.stage() == Stage::Act(banner) {
        board.after(Move::Finish, &mut |capacity| thrown(rng, capacity));
    }
}

/// Follows a plan; returns whether the planning must begin anew: somebody was hit, or something has changed hands.
fn follow(board: &mut Board, banner: Banner, plan: ActivationPlan, rng: &mut impl Rng) -> bool {
    let mut renew = false;
    for m in [Some(plan.first), plan.then].into_iter().flatten() {
        if board.stage() != Stage::Act(banner) || board.check(m).is_err() {
            break;
        }
        board.after(m, &mut |capacity| thrown(rng, capacity));
        renew = !matches!(m, Move::March { .. });
        if let Some(m) = tactician::falls(board) {
            board.after(m, &mut |capacity| thrown(rng, capacity));
        }
    }
    renew
}
