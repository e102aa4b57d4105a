//! Why a press in a chapter is not the one that is asked for, in a sentence of its own for each case.

use crate::castle_names::castle_name;
use crate::exercise::Attempt;
use crate::hint_request::parts;
use crate::words::card_name;
use guyenne_rules::card::{Card, Cards};
use guyenne_rules::{Castle, Move, Names, Slip, Task};
use kit_i18n::LocalizedText;
use kit_table::exercise::Verdict;
use kit_table::tutorial::{wrong_hint, wrong_read};

/// The verdict on an attempt at a step with this task and these answers of its own; `names` are those of the row.
pub(super) fn judge(
    task: Task,
    answers: &[(Slip, String)],
    names: Names,
    attempt: &Attempt,
) -> Verdict {
    let Some(why) = wrong(task, names, attempt) else {
        return Verdict::Right;
    };
    let own = answers.iter().find(|(slip, _)| is(*slip, attempt));
    let own = own.map(|(_, name)| LocalizedText::new(format!("lesson-no-{name}")));
    Verdict::Wrong(own.unwrap_or(why))
}

/// Whether an attempt is this slip.
fn is(slip: Slip, attempt: &Attempt) -> bool {
    match (slip, *attempt) {
        (Slip::Castle(wanted), Attempt::Name(castle)) => wanted.is_none_or(|it| it == castle),
        (Slip::Card(wanted), Attempt::Choose { card, .. }) => wanted.is_none_or(|it| it == card),
        (Slip::Pass, Attempt::Play(Move::Pass))
        | (Slip::Concede, Attempt::Play(Move::Concede))
        | (Slip::Show, Attempt::Play(Move::Show)) => true,
        _ => false,
    }
}

/// What is wrong with an attempt.
fn wrong(task: Task, names: Names, attempt: &Attempt) -> Option<LocalizedText> {
    let say = LocalizedText::new;
    let at =
        |key: &'static str, castle: Castle| say(key).with("castle", castle_name(names, castle));
    let (m, chooses, names_castle) = match task {
        Task::Read => return Some(wrong_read()),
        Task::Name(m) => (m, false, true),
        Task::Choose(m) => (m, true, false),
        Task::Play(m) => (m, true, true),
    };
    let (cards, castle) = parts(m);
    match *attempt {
        Attempt::Hint => Some(wrong_hint()),
        Attempt::Unname => castle.map(|castle| at("lesson-wrong-unname", castle)),
        Attempt::Name(other) => match castle {
            None => Some(say(button_only(m))),
            Some(castle) if castle == other && names_castle => None,
            Some(castle) => Some(at("lesson-wrong-castle", castle)),
        },
        Attempt::Choose { .. } if cards.is_empty() => Some(say(button_only(m))),
        Attempt::Choose { .. } if !chooses => {
            castle.map(|castle| at("lesson-wrong-castle-first", castle))
        }
        Attempt::Choose { card, chosen } => {
            let more = !cards.contains(chosen);
            more.then(|| {
                let key = if cards.of_kind(card) > 0 {
                    "lesson-wrong-card-enough"
                } else if card == Card::Hero {
                    "lesson-wrong-card-hero"
                } else {
                    "lesson-wrong-card"
                };
                say(key).with("card", card_name(card))
            })
        }
        // To change one's mind does no harm.
        Attempt::PutBack(_) => None,
        Attempt::Play(played) if played == m && matches!(task, Task::Play(_)) => None,
        Attempt::Play(played) => Some(say(other_move(m, cards, played))),
    }
}

/// Where no card and no castle is chosen: which button is meant.
fn button_only(m: Move) -> &'static str {
    match m {
        Move::Pass => "lesson-wrong-only-pass",
        Move::Concede => "lesson-wrong-only-concede",
        Move::Show => "lesson-wrong-only-show",
        _ => "lesson-wrong-only-button",
    }
}

/// Why another move than `m`, which plays `cards`, is not meant.
fn other_move(m: Move, cards: Cards, played: Move) -> &'static str {
    match (m, played) {
        (Move::Show, Move::Concede) => "lesson-wrong-concede",
        (Move::Concede, Move::Show) => "lesson-wrong-show",
        (Move::Reinforce { .. }, Move::Pass) => "lesson-wrong-pass",
        (Move::Pass, Move::Reinforce { .. }) => "lesson-wrong-only-pass",
        (Move::Order(_), Move::Order(_)) => "lesson-wrong-order",
        (_, played) if parts(played).0 != cards => "lesson-wrong-early",
        _ => "lesson-wrong-move",
    }
}
