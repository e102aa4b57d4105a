//! What is to be pressed next.

use super::Coach;
use crate::hud::Act;
use crate::plan::Deed;
use crate::{Selection, TableInput, hint_text};
use guesclin_rules::{Board, Hex, Lesson, Move, Task};

/// What is to be pressed next.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(crate) enum Next {
    /// This hex.
    Hex(Hex),
    /// This fixed button.
    Button(Act),
    /// The button that makes this input.
    Input(TableInput),
}

/// The deed of a move.
fn deed(m: Move) -> Option<Deed> {
    Some(match m {
        Move::Take { object, .. } => Deed::Take(object),
        Move::Put { .. } => Deed::Put,
        Move::Give { to, .. } => Deed::Give(to),
        Move::Break { object, .. } => Deed::Break(object),
        Move::Bridge { .. } => Deed::Bridge,
        _ => return None,
    })
}

/// What is to be pressed next, with what is planned already.
#[must_use]
pub(crate) fn next(coach: &Coach, selection: &Selection, board: &Board) -> Option<Next> {
    let plan = &selection.plan;
    let m = match coach.step()?.task {
        Task::Read => return None,
        Task::Look => return Some(Next::Button(Act::Map)),
        Task::Threat => return Some(Next::Button(Act::Threat)),
        Task::Pick(who) => return board.at(who).map(Next::Hex),
        Task::Aim(m) | Task::Play(m) => m,
    };
    if m == Move::Finish {
        return Some(Next::Button(Act::Finish));
    }
    let moves = plan.moves(board);
    if !moves.is_empty() {
        return Some(Next::Button(Act::Commit));
    }
    let who = hint_text::actor(m)?;
    if plan.fighter != Some(who) {
        return board.at(who).map(Next::Hex);
    }
    Some(match m {
        Move::Order { order, .. } if selection.orders => Next::Input(TableInput::Order(order)),
        Move::Order { .. } => Next::Button(Act::Orders),
        Move::Attack { target, .. } | Move::Shoot { target, .. } => Next::Hex(board.at(target)?),
        m => match (Lesson::goal(m), deed(m)) {
            (Some((_, at, _)), _) => Next::Hex(at),
            (None, Some(deed)) => Next::Input(TableInput::Deed(deed)),
            (None, None) => return None,
        },
    })
}
