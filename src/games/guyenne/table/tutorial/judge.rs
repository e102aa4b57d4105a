//! Why a press in a chapter is not the one that is asked for, in a sentence of its own for each case.

use crate::castle_names::castle_name;
use crate::hint_request::parts;
use crate::keys;
use crate::selection::Attempt;
use crate::words::card_name;
use guyenne_rules::card::{Card, Cards};
use guyenne_rules::{Castle, Move, Names, Slip, Task};
use kit_i18n::LocalizedText;
use kit_rules::message_key::MessageKey;
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
    let own = own.map(|(_, name)| LocalizedText::built(keys::LESSON_NO_ANY, name));
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
    let at = |key: MessageKey, castle: Castle| say(key).with("castle", castle_name(names, castle));
    let (m, chooses, names_castle) = match task {
        Task::Read => return Some(wrong_read()),
        Task::Name(m) => (m, false, true),
        Task::Choose(m) => (m, true, false),
        Task::Play(m) => (m, true, true),
    };
    let (cards, castle) = parts(m);
    match *attempt {
        Attempt::Hint => Some(wrong_hint()),
        Attempt::Unname => castle.map(|castle| at(keys::LESSON_WRONG_UNNAME, castle)),
        Attempt::Name(other) => match castle {
            None => Some(say(button_only(m))),
            Some(castle) if castle == other && names_castle => None,
            Some(castle) => Some(at(keys::LESSON_WRONG_CASTLE, castle)),
        },
        Attempt::Choose { .. } if cards.is_empty() => Some(say(button_only(m))),
        Attempt::Choose { .. } if !chooses => {
            castle.map(|castle| at(keys::LESSON_WRONG_CASTLE_FIRST, castle))
        }
        Attempt::Choose { card, chosen } => {
            let more = !cards.contains(chosen);
            more.then(|| {
                let key = if cards.of_kind(card) > 0 {
                    keys::LESSON_WRONG_CARD_ENOUGH
                } else if card == Card::Hero {
                    keys::LESSON_WRONG_CARD_HERO
                } else {
                    keys::LESSON_WRONG_CARD
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
fn button_only(m: Move) -> MessageKey {
    match m {
        Move::Pass => keys::LESSON_WRONG_ONLY_PASS,
        Move::Concede => keys::LESSON_WRONG_ONLY_CONCEDE,
        Move::Show => keys::LESSON_WRONG_ONLY_SHOW,
        _ => keys::LESSON_WRONG_ONLY_BUTTON,
    }
}

/// Why another move than `m`, which plays `cards`, is not meant.
fn other_move(m: Move, cards: Cards, played: Move) -> MessageKey {
    match (m, played) {
        (Move::Show, Move::Concede) => keys::LESSON_WRONG_CONCEDE,
        (Move::Concede, Move::Show) => keys::LESSON_WRONG_SHOW,
        (Move::Reinforce { .. }, Move::Pass) => keys::LESSON_WRONG_PASS,
        (Move::Pass, Move::Reinforce { .. }) => keys::LESSON_WRONG_ONLY_PASS,
        (Move::Order(_), Move::Order(_)) => keys::LESSON_WRONG_ORDER,
        (_, played) if parts(played).0 != cards => keys::LESSON_WRONG_EARLY,
        _ => keys::LESSON_WRONG_MOVE,
    }
}
