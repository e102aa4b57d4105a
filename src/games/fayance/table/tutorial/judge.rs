//! Why a press in a chapter is not the one that is asked for, in a sentence.

use crate::keys;
use crate::selection::Attempt;
use crate::{DisplayedView, Selection, words};
use fayance_rules::{Card, Cards, Decision, DecisionKind, Move, Slip, Step, Task};
use kit_i18n::LocalizedText;
use kit_table::exercise::Verdict;
use kit_table::tutorial::{wrong_hint, wrong_read};

/// The verdict on an attempt while this step is due; without one something is shown.
pub(super) fn judge(step: Option<&Step>, attempt: &Attempt) -> Verdict {
    let Attempt::Choose {
        decision,
        selection,
        shown,
        confirms,
    } = attempt
    else {
        return Verdict::of(Some(wrong_hint()));
    };
    Verdict::of(match step {
        Some(Step {
            task: Task::Play(m),
            answers,
            ..
        }) => wrong(*m, answers, *decision, selection, shown, *confirms),
        _ => Some(wrong_read()),
    })
}

/// What is wrong with what is chosen now, where `wanted` is asked for; nothing where it leads there. `confirms` tells
/// whether it is to be confirmed.
fn wrong(
    wanted: Move,
    answers: &[(Slip, String)],
    decision: Decision,
    selection: &Selection,
    displayed: &DisplayedView,
    confirms: bool,
) -> Option<LocalizedText> {
    let chosen = selection.chosen(decision, displayed).ok();
    let early = || confirms.then(|| LocalizedText::new(keys::FAYANCE_LESSON_WRONG_EARLY));
    match (wanted, decision.kind) {
        (Move::Muster(row) | Move::Refill(row), _) => {
            let all = row.cards().unwrap_or_default();
            if let Some(card) = spare(&selection.row, all) {
                return Some(other_card(answers, card));
            }
            let complete = selection.row.len() == usize::from(all.count());
            early().filter(|_| !complete)
        }
        (Move::Call(troop), _) => match selection.troop {
            Some(called) if called != troop => Some(
                LocalizedText::new(keys::FAYANCE_LESSON_WRONG_CALL)
                    .with("troop", words::troop(troop)),
            ),
            Some(_) => None,
            None => early(),
        },
        (Move::Lay(turn), DecisionKind::Lay { territory }) => {
            let wanted = territory.terrains(turn);
            let same = wanted == territory.terrains(selection.quarter);
            (confirms && !same).then(|| {
                LocalizedText::new(keys::FAYANCE_LESSON_WRONG_TURN)
                    .with("terrain", words::terrain(wanted[decision.side]))
            })
        }
        (Move::Choose(card), _) => match chosen {
            Some(Move::Choose(other)) if other != card => Some(other_card(answers, other)),
            Some(_) => None,
            None => early(),
        },
        (Move::Lay(_), _) => None,
    }
}

/// A card that is chosen beyond those that are wanted.
fn spare(row: &[Card], wanted: Cards) -> Option<Card> {
    let mut left: Vec<Card> = wanted.iter().collect();
    row.iter()
        .copied()
        .find(|&card| match left.iter().position(|&other| other == card) {
            Some(at) => {
                left.swap_remove(at);
                false
            }
            None => true,
        })
}

/// The answer to a card that is not wanted.
fn other_card(answers: &[(Slip, String)], card: Card) -> LocalizedText {
    let own = answers
        .iter()
        .find(|(slip, _)| slip.0.is_none_or(|wanted| wanted == card));
    match own {
        Some((_, name)) => LocalizedText::built(keys::FAYANCE_LESSON_NO_ANY, name),
        None => LocalizedText::new(keys::FAYANCE_LESSON_WRONG_CARD).with("card", words::card(card)),
    }
}
