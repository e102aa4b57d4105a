//! What speaks for an order: the plan that it allows against the plan without it.

use super::super::destinations::nearest;
use super::super::plan::Planner;
use super::reasons::{HintReason, Reasons};
use guesclin_rules::preview::percent;
use guesclin_rules::{Board, Fighter, Hex, Move, Order};

/// What a fighter does by the plan.
struct Planned {
    /// Where they end.
    end: Hex,
    /// Whom they strike there.
    target: Option<Fighter>,
    /// Whether they leave the map from there.
    leaves: bool,
}

fn planned(board: &Board, planner: &Planner, who: Fighter) -> Option<Planned> {
    let at = board.at(who)?;
    let stays = |end, target| Planned {
        end,
        target,
        leaves: false,
    };
    let struck = |deed| match deed {
        Move::Attack { target, .. } => Some(target),
        _ => None,
    };
    Some(
        match planner.best(board, who, || 0.0).map(|plan| plan.first) {
            Some(Move::March { to, exit: None, .. }) => {
                let deed = planner.deed(board, who, to, true);
                stays(to, deed.and_then(|(_, deed)| struck(deed)))
            }
            Some(Move::March { to, .. }) => Planned {
                end: to,
                target: None,
                leaves: true,
            },
            Some(m) => stays(at, struck(m)),
            None => stays(at, None),
        },
    )
}

/// The reasons of an order.
pub(super) fn order_reasons(
    board: &Board,
    planner: &Planner,
    to: Fighter,
    order: Order,
    all: &mut Reasons,
) {
    let mut ordered = board.clone();
    ordered.set_order(to, Some(order));
    let (Some(then), Some(plain), Some(at)) = (
        planned(&ordered, planner, to),
        planned(board, planner, to),
        board.at(to),
    ) else {
        return;
    };
    let end = then.end;
    if then.leaves && !plain.leaves {
        all.push(HintReason::OrderLeaves);
    }
    if let Some(target) = then.target
        && let Some(odds) = ordered.melee_odds(to, end, target)
    {
        let strikes = board.strikes(to).into_iter();
        let now = strikes.filter(|strike| strike.target == target);
        let now = now.map(|strike| percent(strike.chance)).max();
        let then = percent(odds.chance());
        if now.is_none_or(|now| then > now) {
            all.push(HintReason::OrderStrike { target, then, now });
        }
    }
    if let Some((toward, before, after)) = nearest(&ordered, to, at, end)
        && let Some((same, start, plainly)) = nearest(board, to, at, plain.end)
        && same == toward
    {
        let then = before.saturating_sub(after);
        let now = start.saturating_sub(plainly);
        if then > now {
            all.push(HintReason::OrderNearer { toward, then, now });
        }
    }
    let (now, then) = (board.numbers(to).defence, ordered.numbers(to).defence);
    let foes = board.threats(board.camp(to).other()).count(end) as u8;
    if then > now && foes > 0 {
        all.push(HintReason::OrderDefence { then, now, foes });
    }
    if all.is_empty() {
        let reached = board.reach_map(to);
        let reached = reached.is_some_and(|reach| reach.hex(end).is_some());
        all.push(if reached {
            HintReason::OrderGains
        } else {
            HintReason::OrderGoes(end)
        });
    }
}
