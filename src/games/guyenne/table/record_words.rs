//! Why a record is invalid, in the player's language. The details of a malformed field are only in the English text of
//! [`RecordError`], which the arena prints.

use super::castle_names::castle_name;
use super::refusal;
use super::words::card_name;
use crate::keys;
use crate::rules_words;
use guyenne_rules::record::{EventError, RecordError, SetupError};
use guyenne_rules::seat::Camp;
use guyenne_rules::{BadSetup, Names};
use kit_i18n::LocalizedText;
use kit_table::record_words::{another_event, at, format, refused};

/// The sentence about an invalid record whose row of castles is `names`. It starts with a small letter: it stands after
/// a colon.
#[must_use]
pub fn message(error: &RecordError, names: Names) -> LocalizedText {
    let what = match error {
        RecordError::Format(problem) => format(problem),
        RecordError::Setup(SetupError::Rules(problem)) => setup(problem),
        RecordError::Setup(SetupError::Players(_)) => LocalizedText::new(keys::RECORD_PLAYERS),
        RecordError::Event { reason, .. } => event(reason, names),
    };
    at(error.event(), what)
}

/// The sentence about an invalid set-up.
#[must_use]
pub fn setup(problem: &BadSetup) -> LocalizedText {
    match problem {
        BadSetup::NoSuchLevel(level) => {
            LocalizedText::new(keys::RECORD_NO_SUCH_LEVEL).with("level", rules_words::level(*level))
        }
        BadSetup::Teams(camp, players) => LocalizedText::new(keys::RECORD_TEAMS)
            .with("camp", camp.name())
            .with("n", *players),
        BadSetup::Box => LocalizedText::new(keys::RECORD_BOX),
    }
}

/// The sentence about an event that does not follow from those before it.
fn event(reason: &EventError, names: Names) -> LocalizedText {
    match reason {
        EventError::Shape(_) => LocalizedText::new(keys::RECORD_EVENT_SHAPE),
        EventError::Refused(refusal) => {
            refused(refusal::RefusalReason::Rule(*refusal).message(names))
        }
        EventError::Turn(seat) => {
            LocalizedText::new(keys::RECORD_EVENT_TURN).with("camp", seat.camp.name())
        }
        EventError::OtherDecision(_) => LocalizedText::new(keys::RECORD_EVENT_OTHER_DECISION),
        EventError::Expected(_) => another_event(),
        EventError::Stops(_) => LocalizedText::new(keys::RECORD_EVENT_STOPS),
        EventError::StopsBeforeDraw(camp) => {
            LocalizedText::new(keys::RECORD_EVENT_STOPS_DRAW).with("camp", camp.name())
        }
        EventError::NotInPile(card) => {
            LocalizedText::new(keys::RECORD_EVENT_NOT_IN_PILE).with("card", card_name(*card))
        }
        EventError::DrawsTooFew(camp) => {
            LocalizedText::new(keys::RECORD_EVENT_DRAWS_FEW).with("camp", camp.name())
        }
        EventError::Sums { castle, true_sums } => LocalizedText::new(keys::RECORD_EVENT_SUMS)
            .with("castle", castle_name(names, *castle))
            .with("english", true_sums[Camp::English])
            .with("french", true_sums[Camp::French]),
        EventError::Winner {
            winner,
            sums,
            castle,
        } => LocalizedText::new(keys::RECORD_EVENT_WINNER)
            .with("winner", winner.map_or("nobody", Camp::name))
            .with("castle", castle_name(names, *castle))
            .with("english", sums[Camp::English])
            .with("french", sums[Camp::French]),
        EventError::Holder { castle, holder } => LocalizedText::new(keys::RECORD_EVENT_HOLDER)
            .with("holder", holder.map_or("nobody", Camp::name))
            .with("castle", castle_name(names, *castle)),
        EventError::AfterEnd => LocalizedText::new(keys::RECORD_EVENT_AFTER_END),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::locales::localizer;
    use guyenne_rules::card::Card;
    use guyenne_rules::record::RecordedEvent;
    use guyenne_rules::seat::{ByCamp, Seat};
    use guyenne_rules::{Castle, Level, Refusal};
    use kit_i18n::Language;
    use kit_rules::format::FormatError;

    /// One error of each kind.
    fn errors() -> Vec<RecordError> {
        let castle = Castle::ALL[2];
        let sums = ByCamp::new(7, 9);
        let seat = Seat::of(Camp::French);
        let pass = || Box::new(RecordedEvent::Pass { seat });
        let mut errors: Vec<RecordError> = vec![
            BadSetup::NoSuchLevel(Level::Expert).into(),
            BadSetup::Teams(Camp::French, 3).into(),
            BadSetup::Box.into(),
            SetupError::Players("nobody sits there".to_owned()).into(),
        ];
        let unread = [
            FormatError::NotText {
                byte: 3,
                event: None,
                one_line: true,
            },
            FormatError::Empty,
            FormatError::Truncated(Some(4)),
            FormatError::NotJson {
                problem: "expected value".to_owned(),
                event: None,
            },
            FormatError::UnknownFormat(None),
            FormatError::NewerVersion {
                version: 2,
                known: 1,
            },
            FormatError::Field("\"rules\" is missing".to_owned()),
        ];
        errors.extend(unread.map(RecordError::from));
        let reasons = [
            EventError::Shape("the event is a number".to_owned()),
            EventError::Refused(Refusal::SameCastle(castle)),
            EventError::Turn(seat),
            EventError::OtherDecision("cards are given to the partner".to_owned()),
            EventError::Expected(pass()),
            EventError::Stops(pass()),
            EventError::StopsBeforeDraw(Camp::English),
            EventError::NotInPile(Card::Hero),
            EventError::DrawsTooFew(Camp::French),
            EventError::Sums {
                castle,
                true_sums: sums,
            },
            EventError::Winner {
                winner: Some(Camp::English),
                sums,
                castle,
            },
            EventError::Winner {
                winner: None,
                sums,
                castle,
            },
            EventError::Holder {
                castle,
                holder: Some(Camp::French),
            },
            EventError::Holder {
                castle,
                holder: None,
            },
            EventError::AfterEnd,
        ];
        errors.extend(reasons.into_iter().map(|reason| RecordError::Event {
            n: 12,
            name: None,
            reason,
        }));
        errors
    }

    #[test]
    fn a_fault_in_an_older_record_names_the_castle_as_the_record_does() {
        let mut older = Names::KNOWN.map(str::to_owned);
        older.swap(1, 2);
        let english = localizer(Language::En);
        let told = |names: Names, reason: EventError| {
            let (n, name) = (12, None);
            english.localize(&message(&RecordError::Event { n, name, reason }, names))
        };
        let castle = Castle::ALL[2];
        let reasons = || {
            let (sums, holder) = (ByCamp::new(7, 9), None);
            [
                EventError::Refused(Refusal::SameCastle(castle)),
                EventError::Sums {
                    castle,
                    true_sums: sums,
                },
                EventError::Winner {
                    winner: None,
                    sums,
                    castle,
                },
                EventError::Holder { castle, holder },
            ]
        };
        for reason in reasons() {
            let words = told(Names::default(), reason);
            assert!(words.contains(Names::KNOWN[2]), "{words}");
        }
        for reason in reasons() {
            let words = told(Names::read(&older), reason);
            assert!(words.contains(Names::KNOWN[1]), "{words}");
        }
    }

    #[test]
    fn every_reason_is_given_in_the_players_language_alone() {
        let english = localizer(Language::En);
        let mut seen = Vec::new();
        let others = Language::ALL.into_iter().filter(|&l| l != Language::En);
        for (language, error) in others.flat_map(|l| errors().into_iter().map(move |e| (l, e))) {
            let words = [&english, &localizer(language)]
                .map(|localizer| localizer.localize(&message(&error, Names::default())));
            assert_ne!(words[0], words[1], "{error:?}");
            let inner = match &error {
                RecordError::Format(
                    FormatError::NotJson { problem, .. } | FormatError::Field(problem),
                )
                | RecordError::Setup(SetupError::Players(problem)) => problem.clone(),
                RecordError::Event { reason, .. } => reason.to_string(),
                other => other.to_string(),
            };
            assert!(
                !words[1].contains(&inner),
                "English words in {:?}",
                words[1]
            );
            let told = (language, words[1].clone());
            assert!(!seen.contains(&told), "{told:?} is given twice");
            seen.push(told);
        }
    }
}
