//! What speaks for an order: the plan that it allows against the plan without it.

use super::super::goals::nearest;
use super::super::plan::Planner;
use super::reasons::{HintReason, Reasons};
use crate::games::guesclin::rules::preview::percent;
use crate::games::guesclin::rules::{Board, Fighter, Hex, Move, Order};

/// Where a fighter goes by the plan, and whom they strike there.
fn planned(board: &Board, planner: &Planner, who: Fighter) -> Option<(Hex, Option<Fighter>)> {
    let at = board.at(who)?;
    let struck = |deed| match deed {
        Move::Attack { target, .. } => Some(target),
        _ => None,
    };
    Some(
        match planner.best(board, who, || 0.0).map(|plan| plan.first) {
            Some(Move::March { to, exit: None, .. }) => {
                let deed = planner.deed(board, who, to, true);
                (to, deed.and_then(|(_, deed)| struck(deed)))
            }
            Some(m) => (at, struck(m)),
            None => (at, None),
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
    let (Some((end, target)), Some((plain, _)), Some(at)) = (
        planned(&ordered, planner, to),
        planned(board, planner, to),
        board.at(to),
    ) else {
        return;
    };
    if let Some(target) = target
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
        && let Some((same, start, plainly)) = nearest(board, to, at, plain)
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
}
