//! Why a record is no game, in the player's language. The details of a misshapen field stay with
//! [`RecordError`]'s own English words, which the arena tells.

use super::castle_names::castle_name;
use super::choose;
use crate::games::guyenne::rules::card::Card;
use crate::games::guyenne::rules::record::{Reason, RecordError};
use crate::games::guyenne::rules::seat::Camp;
use crate::games::guyenne::rules::{BadSetup, Names};
use crate::speech::Say;

/// The sentence about a record that is no game. It begins small: it stands after a colon.
#[must_use]
pub fn say(error: &RecordError) -> Say {
    let what = match error {
        RecordError::NotText { .. } => Say::new("record-not-text"),
        RecordError::Empty => Say::new("record-empty"),
        RecordError::Truncated(_) => Say::new("record-truncated"),
        RecordError::NotJson { .. } => Say::new("record-not-json"),
        RecordError::UnknownFormat(_) => Say::new("record-unknown-format"),
        RecordError::NewerVersion(_) => Say::new("record-newer"),
        RecordError::Field(_) => Say::new("record-field"),
        RecordError::Setup(problem) => setup(problem),
        RecordError::Players(_) => Say::new("record-players"),
        RecordError::Event { reason, .. } => event(reason),
    };
    match error.event() {
        Some(n) => Say::new("record-at-event")
            .with("n", n)
            .with("reason", what),
        None => what,
    }
}

/// The sentence about a set-up that is no game.
#[must_use]
pub fn setup(problem: &BadSetup) -> Say {
    match problem {
        BadSetup::NoSuchLevel(level) => {
            Say::new("record-no-such-level").with("level", Say::new(format!("level-{level}")))
        }
        BadSetup::Teams(camp, players) => Say::new("record-teams")
            .with("camp", camp.name())
            .with("n", *players),
        BadSetup::Box => Say::new("record-box"),
    }
}

/// The sentence about an event that does not follow.
fn event(reason: &Reason) -> Say {
    match reason {
        Reason::Shape(_) => Say::new("record-event-shape"),
        Reason::Refused(refusal) => Say::new("record-event-refused")
            .with("why", choose::Reason::Rule(*refusal).say(Names::default())),
        Reason::Turn(seat) => Say::new("record-event-turn").with("camp", seat.camp.name()),
        Reason::Owed(_) => Say::new("record-event-owed"),
        Reason::Expected(_) => Say::new("record-event-expected"),
        Reason::Stops(_) => Say::new("record-event-stops"),
        Reason::StopsBeforeDraw(camp) => {
            Say::new("record-event-stops-draw").with("camp", camp.name())
        }
        Reason::NotInPile(card) => {
            Say::new("record-event-not-in-pile").with("card", card_name(*card))
        }
        Reason::DrawsTooFew(camp) => Say::new("record-event-draws-few").with("camp", camp.name()),
        Reason::Sums { castle, true_sums } => Say::new("record-event-sums")
            .with("castle", castle_name(Names::default(), *castle))
            .with("english", true_sums[Camp::English])
            .with("french", true_sums[Camp::French]),
        Reason::Winner {
            winner,
            sums,
            castle,
        } => Say::new("record-event-winner")
            .with("winner", winner.map_or("nobody", Camp::name))
            .with("castle", castle_name(Names::default(), *castle))
            .with("english", sums[Camp::English])
            .with("french", sums[Camp::French]),
        Reason::Holder { castle, holder } => Say::new("record-event-holder")
            .with("holder", holder.map_or("nobody", Camp::name))
            .with("castle", castle_name(Names::default(), *castle)),
        Reason::AfterEnd => Say::new("record-event-after-end"),
    }
}

fn card_name(card: Card) -> Say {
    match card {
        Card::Hero => Say::new("a-card-hero"),
        card => Say::new(format!("a-card-{}", card.value())),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::guyenne::rules::record::Written;
    use crate::games::guyenne::rules::seat::{ByCamp, Seat};
    use crate::games::guyenne::rules::{Castle, Level, Refusal};
    use crate::speech::{Language, Speech};

    /// One of each.
    fn errors() -> Vec<RecordError> {
        let castle = Castle::ALL[2];
        let sums = ByCamp::new(7, 9);
        let seat = Seat::of(Camp::French);
        let pass = || Box::new(Written::Pass { seat });
        let mut errors = vec![
            RecordError::NotText {
                byte: 3,
                event: None,
            },
            RecordError::Empty,
            RecordError::Truncated(Some(4)),
            RecordError::NotJson {
                problem: "expected value".to_owned(),
                event: None,
            },
            RecordError::UnknownFormat(None),
            RecordError::NewerVersion(2),
            RecordError::Field("\"rules\" is missing".to_owned()),
            RecordError::Setup(BadSetup::NoSuchLevel(Level::Expert)),
            RecordError::Setup(BadSetup::Teams(Camp::French, 3)),
            RecordError::Setup(BadSetup::Box),
            RecordError::Players("nobody sits there".to_owned()),
        ];
        let reasons = [
            Reason::Shape("the event is a number".to_owned()),
            Reason::Refused(Refusal::SameCastle(castle)),
            Reason::Turn(seat),
            Reason::Owed("cards are given to the partner".to_owned()),
            Reason::Expected(pass()),
            Reason::Stops(pass()),
            Reason::StopsBeforeDraw(Camp::English),
            Reason::NotInPile(Card::Hero),
            Reason::DrawsTooFew(Camp::French),
            Reason::Sums {
                castle,
                true_sums: sums,
            },
            Reason::Winner {
                winner: Some(Camp::English),
                sums,
                castle,
            },
            Reason::Winner {
                winner: None,
                sums,
                castle,
            },
            Reason::Holder {
                castle,
                holder: Some(Camp::French),
            },
            Reason::Holder {
                castle,
                holder: None,
            },
            Reason::AfterEnd,
        ];
        errors.extend(reasons.into_iter().map(|reason| RecordError::Event {
            n: 12,
            name: None,
            reason,
        }));
        errors
    }

    #[test]
    fn every_reason_is_told_in_the_players_language_alone() {
        let [english, french] = Language::ALL.map(Speech::new);
        let mut told = Vec::new();
        for error in errors() {
            let words = [&english, &french].map(|speech| speech.phrase(&say(&error)));
            assert_ne!(words[0], words[1], "{error:?}");
            let inner = match &error {
                RecordError::NotJson { problem, .. }
                | RecordError::Field(problem)
                | RecordError::Players(problem) => problem.clone(),
                RecordError::Event { reason, .. } => reason.to_string(),
                other => other.to_string(),
            };
            assert!(
                !words[1].contains(&inner),
                "English words in {:?}",
                words[1]
            );
            assert!(!told.contains(&words[1]), "{:?} is told twice", words[1]);
            told.push(words[1].clone());
        }
    }
}
