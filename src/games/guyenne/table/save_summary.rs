//! How far a saved game has come, for the title screen. The rules check whether the record is valid.

use super::record_words;
use super::rules::check_players;
use crate::keys;
use guyenne_rules::Names;
use guyenne_rules::record::{Record, RecordError, RecordedEvent};
use kit_i18n::LocalizedText;
use kit_rules::format::FormatError;
use kit_rules::message_key::MessageKey;
use kit_table::{BadSave, SaveSummary};

/// How far a game has come.
#[derive(Clone, Debug, PartialEq, Eq)]
struct GameProgress {
    /// The round, from 1; 0 before the first.
    round: u16,
    /// The locale key of the phase.
    phase: MessageKey,
    /// Whether the game is over.
    over: bool,
}

impl GameProgress {
    /// How far these events have come.
    fn after<'a>(events: impl IntoIterator<Item = &'a RecordedEvent>) -> Self {
        let mut progress = Self {
            round: 0,
            phase: keys::PHASE_RESERVE,
            over: false,
        };
        let mut plays = 0;
        for event in events {
            match event {
                RecordedEvent::End { .. } => progress.over = true,
                RecordedEvent::Round { n, .. } => {
                    progress.round = *n;
                    progress.phase = keys::PHASE_PLACEMENT;
                    plays = 0;
                }
                RecordedEvent::Play { .. } => {
                    plays += 1;
                    if plays >= 4 {
                        progress.phase = keys::PHASE_REINFORCEMENT;
                    }
                }
                RecordedEvent::Reveal { .. }
                | RecordedEvent::Concede { .. }
                | RecordedEvent::Combat { .. } => progress.phase = keys::PHASE_COMBAT,
                RecordedEvent::Reserve { .. }
                | RecordedEvent::Draw { .. }
                | RecordedEvent::Reshuffle { .. }
                | RecordedEvent::Give { .. }
                | RecordedEvent::Order { .. }
                | RecordedEvent::Pass { .. }
                | RecordedEvent::Pillage { .. } => {}
            }
        }
        progress
    }

    /// The sentence on the title screen.
    fn text(&self) -> LocalizedText {
        if self.over {
            return LocalizedText::new(keys::TITLE_CONTINUE_OVER);
        }
        LocalizedText::new(keys::TITLE_CONTINUE_ABOUT)
            .with("round", self.round.max(1))
            .with("phase", LocalizedText::new(self.phase))
    }
}

/// Checks the record of a saved game by the rules, and summarizes it.
///
/// # Errors
/// [`BadSave::Newer`] if a later version wrote it, [`BadSave::Damaged`] with a sentence if the record is invalid.
pub fn summary(record: &str) -> Result<SaveSummary, BadSave> {
    let bad = |error: RecordError, names: Names| match error {
        RecordError::Format(FormatError::NewerVersion { .. }) => BadSave::Newer,
        error => BadSave::Damaged(record_words::message(&error, names)),
    };
    let read = Record::parse(record.trim_end()).map_err(|error| bad(error, Names::default()))?;
    read.replay()
        .map_err(|error| bad(error, read.config.names))?;
    let progress = GameProgress::after(read.events.iter().map(|entry| &entry.event));
    Ok(SaveSummary {
        record: read.line(),
        about: progress.text(),
        is_over: progress.over,
        refused: check_players(&read).err(),
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use guyenne_rules::seat::{ByCamp, Camp, Seat};
    use guyenne_rules::{Castle, EndReason};

    #[test]
    fn a_game_is_described_by_its_round_and_phase() {
        let seat = Seat::of(Camp::English);
        let play = || RecordedEvent::Play {
            seat,
            castle: Castle::ALL[0],
            cards: Vec::new(),
        };
        let round = RecordedEvent::Round {
            n: 3,
            first: Camp::English,
        };
        let mut events = vec![round, play(), play(), play()];
        let now = |events: &[RecordedEvent]| {
            let progress = GameProgress::after(events);
            (progress.round, progress.phase)
        };
        assert_eq!(now(&[]), (0, keys::PHASE_RESERVE));
        assert_eq!(now(&events), (3, keys::PHASE_PLACEMENT));
        events.extend([play(), RecordedEvent::Pass { seat }]);
        assert_eq!(now(&events), (3, keys::PHASE_REINFORCEMENT));
        events.push(RecordedEvent::Concede {
            seat,
            castle: Castle::ALL[0],
        });
        assert_eq!(now(&events), (3, keys::PHASE_COMBAT));
    }

    #[test]
    fn a_game_that_is_over_says_so_and_an_invalid_record_is_an_error() {
        let end = RecordedEvent::End {
            reason: EndReason::SixCastles,
            points: ByCamp::new(12, 0),
            winner: Some(Camp::English),
        };
        let over = GameProgress::after([&end]);
        assert_eq!(over.text(), LocalizedText::new(keys::TITLE_CONTINUE_OVER));
        for text in ["", "{}", "[]", "rubbish", r#"{"format":"x"}"#] {
            assert!(summary(text).is_err(), "{text}");
        }
    }
}
