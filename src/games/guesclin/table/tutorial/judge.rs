//! Why a press in a chapter is not the one that is asked for, in a sentence.

use crate::hint_text::actor;
use crate::keys;
use crate::plan::{Deed, Plan};
use crate::selection::{Attempt, Tried};
use crate::{Selection, TableInput, words};
use guesclin_rules::{Board, Fighter, Lesson, Move, Slip, Step, Task};
use kit_i18n::LocalizedText;
use kit_rules::message_key::MessageKey;
use kit_table::exercise::Verdict;
use kit_table::tutorial::{wrong_hint, wrong_read};

/// The verdict on an attempt while this step is due, where these moves are to come; without a step something is shown.
pub(super) fn judge(step: Option<&Step>, upcoming: &[Move], attempt: &Attempt) -> Verdict {
    if let Attempt::Hint = attempt {
        return Verdict::of(Some(wrong_hint()));
    }
    let Some(step) = step else {
        return Verdict::Held;
    };
    Verdict::of(match attempt {
        Attempt::Press(input) => before(step, *input),
        Attempt::Plan {
            board,
            selection,
            tried,
        } => after(step, upcoming, board, selection, tried.clone()),
        Attempt::Hint => None,
    })
}

fn plain(key: MessageKey) -> Option<LocalizedText> {
    Some(LocalizedText::new(key))
}

/// What is wrong with an input whatever it comes to.
fn before(step: &Step, input: TableInput) -> Option<LocalizedText> {
    let is_threat = input == TableInput::Threat;
    match step.task {
        Task::Read => Some(wrong_read()),
        Task::Look if !is_threat => plain(keys::GUESCLIN_LESSON_WRONG_LOOK),
        Task::Threat if !is_threat => plain(keys::GUESCLIN_LESSON_WRONG_THREAT),
        _ => None,
    }
}

/// Whether a plan is this blow.
pub(super) fn aims_at(plan: &Plan, blow: Move) -> bool {
    match blow {
        Move::Attack { who, target } => {
            plan.fighter == Some(who) && plan.deed == Some(Deed::Attack(target))
        }
        Move::Shoot { who, target } => {
            plan.fighter == Some(who) && plan.deed == Some(Deed::Shoot(target))
        }
        _ => false,
    }
}

/// What is wrong with what an input has led to, where these moves are to come; nothing where it leads there.
fn after(
    step: &Step,
    upcoming: &[Move],
    board: &Board,
    selection: &Selection,
    tried: Tried,
) -> Option<LocalizedText> {
    let own = |slip: Slip| {
        let named = step.answers.iter().find(|(one, _)| *one == slip)?;
        let (_, name) = named;
        Some(LocalizedText::built(keys::GUESCLIN_LESSON_NO_ANY, name))
    };
    if let Task::Look | Task::Threat | Task::Read = step.task {
        return None;
    }
    let leads = |moves: &[Move]| {
        let fits = |(one, other): (&Move, &Move)| Lesson::same(*one, *other);
        moves.len() <= upcoming.len() && moves.iter().zip(upcoming).all(fits)
    };
    let wanted = upcoming.first().copied();
    let plan = &selection.plan;
    match tried {
        Tried::Undo => plain(keys::GUESCLIN_LESSON_WRONG_UNDO),
        Tried::Moves(moves) if leads(&moves) => None,
        Tried::Moves(moves) if moves == [Move::Finish] => {
            own(Slip::Finish).or(plain(keys::GUESCLIN_LESSON_WRONG_FINISH))
        }
        Tried::Moves(moves) => deviation(board, wanted, &moves),
        Tried::Planned if selection.orders && !matches!(wanted, Some(Move::Order { .. })) => {
            plain(keys::GUESCLIN_LESSON_WRONG_ORDERS)
        }
        Tried::Planned if plan.is_made() => {
            let moves = plan.moves(board);
            if leads(&moves) {
                return None;
            }
            let aimed = plan.deed.and_then(Deed::target);
            aimed
                .and_then(|who| own(Slip::Fighter(who)))
                .or_else(|| deviation(board, wanted, &moves))
        }
        Tried::Planned => {
            let due = match step.task {
                Task::Pick(who) => Some(who),
                _ => wanted.and_then(actor),
            };
            let other = plan.fighter.filter(|&who| Some(who) != due)?;
            own(Slip::Fighter(other)).or_else(|| Some(another(board, due?)))
        }
    }
}

/// The answer to the choice of a fighter who is not due.
fn another(board: &Board, due: Fighter) -> LocalizedText {
    LocalizedText::new(keys::GUESCLIN_LESSON_WRONG_FIGHTER)
        .with("who", words::fighter(board.scenario(), due))
}

/// The answer to a plan that leads elsewhere.
fn deviation(board: &Board, wanted: Option<Move>, moves: &[Move]) -> Option<LocalizedText> {
    let (wanted, first) = (wanted?, *moves.first()?);
    let scenario = board.scenario();
    if let (Some(due), who) = (actor(wanted), actor(first))
        && who != Some(due)
    {
        return Some(another(board, due));
    }
    let key = LocalizedText::new;
    let ordered = matches!(first, Move::Order { .. });
    let struck = matches!(first, Move::Attack { .. } | Move::Shoot { .. });
    Some(match wanted {
        Move::Order { order, .. } if ordered => {
            key(keys::GUESCLIN_LESSON_WRONG_ORDER).with("order", words::order(order))
        }
        Move::Attack { target, .. } | Move::Shoot { target, .. } if struck => {
            key(keys::GUESCLIN_LESSON_WRONG_TARGET).with("who", words::fighter(scenario, target))
        }
        Move::Finish => key(keys::GUESCLIN_LESSON_WRONG_OVER),
        m => match Lesson::goal(m) {
            Some((_, at, _)) => key(keys::GUESCLIN_LESSON_WRONG_HEX).with("hex", words::hex(at)),
            None => key(keys::GUESCLIN_LESSON_WRONG_DEED),
        },
    })
}
