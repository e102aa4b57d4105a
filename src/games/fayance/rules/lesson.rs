//! Lessons: a record with what a coach says at it. The notes lie in fields of events that the format does not define:
//! `first` is told before a person's decision, `ask` names what the decision asks for, `say` is told after an event.
//! `wrong` beside an `ask` answers a likely wrong press by a sentence of its own: `step:press=sentence`, the press
//! being a [`Slip`].
//!
//! A note is `name@place`; the name is that of a sentence, the place is what it speaks about ([`Place`]).
//!
//! Either side may confirm first, so a step does not count events, but what both have seen happen ([`Lesson::told`]).

use core::str::FromStr;

use super::record::{PlayerKind, Record, RecordEntry, RecordError};
use super::{Card, Event, Move, Side};
use crate::rules::named::named;

/// What a note speaks about.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Place {
    /// The table as a whole.
    Table,
    /// The cards that are laid out to be called up.
    Laid,
    /// The person's army.
    Army,
    /// The other side's army.
    Theirs,
    /// The territory.
    Land,
    /// The person's reserve.
    Reserve,
    /// The buttons.
    Buttons,
    /// The person's throne.
    Throne,
}

named!(
    Place, "place":
    Table = "table",
    Laid = "laid",
    Army = "army",
    Theirs = "theirs",
    Land = "land",
    Reserve = "reserve",
    Buttons = "buttons",
    Throne = "throne",
);

/// What a step wants of the player.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Task {
    /// Read, and go on.
    Read,
    /// Make the move.
    Play(Move),
}

/// A press that is not what a step wants: choosing this card, or any other one: `card-rider-elf`, `card`.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Slip(pub Option<Card>);

impl FromStr for Slip {
    type Err = ();

    fn from_str(word: &str) -> Result<Self, ()> {
        match word.split_once('-') {
            None if word == "card" => Ok(Self(None)),
            Some(("card", card)) => card.parse().map(|card| Self(Some(card))).map_err(|_| ()),
            _ => Err(()),
        }
    }
}

/// One step of a lesson.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Step {
    /// The name of its sentence.
    pub name: String,
    /// What it speaks about.
    pub place: Place,
    /// How much has been told when it is its turn.
    pub at: usize,
    /// What it wants.
    pub task: Task,
    /// The answers to likely wrong presses, by the names of their sentences; the first that fits is given.
    pub answers: Vec<(Slip, String)>,
}

/// A lesson that has been checked by the rules.
#[derive(Debug, Clone)]
pub struct Lesson {
    /// The game.
    pub record: Record,
    /// The steps, in order.
    pub steps: Vec<Step>,
}

/// Why a text is not a lesson.
#[derive(Debug, thiserror::Error)]
pub enum BadLesson {
    /// Its record is not valid.
    #[error("{0}")]
    Record(#[from] RecordError),
    /// A note cannot be read.
    #[error("event {0}: {1:?} is no note")]
    Note(usize, String),
    /// It is not a game of one person.
    #[error("one side must be a person, and the other a bot")]
    People,
    /// A decision of the person has no `ask`.
    #[error("event {0} is a person's decision that nothing is said about")]
    Silent(usize),
}

/// The notes under `key` of an event.
fn notes(n: usize, entry: &RecordEntry, key: &str) -> Result<Vec<(String, Place)>, BadLesson> {
    let read = |text: &str| {
        let (name, place) = text.split_once('@').unwrap_or((text, "table"));
        let place = place.parse();
        let place = place.map_err(|_| BadLesson::Note(n, text.to_owned()))?;
        Ok((name.to_owned(), place))
    };
    entry.notes(key).into_iter().map(read).collect()
}

impl Lesson {
    /// Reads a lesson and checks it by the rules.
    ///
    /// # Errors
    /// The record is not valid, a note cannot be read, or a decision of the person has none.
    pub fn read(text: &str) -> Result<Self, BadLesson> {
        let record = Record::parse(text)?;
        record.replay()?;
        let lesson = Self {
            record,
            steps: Vec::new(),
        };
        let person = lesson.person().ok_or(BadLesson::People)?;
        let mut steps: Vec<Step> = Vec::new();
        for (n, entry) in lesson.record.events.iter().enumerate() {
            let step = |(name, place), at, task| Step {
                name,
                place,
                at,
                task,
                answers: Vec::new(),
            };
            let (before, at) = (steps.len(), lesson.told(n));
            let asked = notes(n, entry, "ask")?;
            let m = Record::decided(&entry.event).filter(|&(side, _)| side == person);
            for note in notes(n, entry, "first")? {
                steps.push(step(note, at, Task::Read));
            }
            match m {
                Some(_) if asked.is_empty() => return Err(BadLesson::Silent(n)),
                Some((_, m)) => {
                    let notes = asked.into_iter();
                    steps.extend(notes.map(|note| step(note, at, Task::Play(m))));
                }
                None if asked.is_empty() => {}
                None => return Err(BadLesson::Note(n, "ask".to_owned())),
            }
            for text in entry.notes("wrong") {
                let bad = || BadLesson::Note(n, text.to_owned());
                let (name, rest) = text.split_once(':').ok_or_else(bad)?;
                let (slip, sentence) = rest.split_once('=').ok_or_else(bad)?;
                let slip = slip.parse().map_err(|()| bad())?;
                let mut asked = steps[before..].iter_mut();
                let step = asked.find(|step| step.name == name).ok_or_else(bad)?;
                step.answers.push((slip, sentence.to_owned()));
            }
            for note in notes(n, entry, "say")? {
                steps.push(step(note, lesson.told(n + 1), Task::Read));
            }
        }
        Ok(Self { steps, ..lesson })
    }

    /// The only person's side.
    #[must_use]
    pub fn person(&self) -> Option<Side> {
        let is_human = |side: &Side| self.record.players[*side].kind == PlayerKind::Human;
        let mut people = Side::ALL.into_iter().filter(is_human);
        people.next().filter(|_| people.next().is_none())
    }

    /// How much is told of the first `events` events: of a pair of secret choices only that both are there, and nothing
    /// of cards that will fight at once.
    #[must_use]
    pub fn told(&self, events: usize) -> usize {
        let mut half = false;
        let tells = |entry: &&RecordEntry| {
            if entry.event.half_of_a_pair().is_some() {
                half = !half;
                let shown = matches!(entry.event, Event::Muster { .. } | Event::Refill { .. });
                return !half && shown;
            }
            !matches!(entry.event, Event::Deal { .. })
        };
        self.record.events[..events].iter().filter(tells).count()
    }

    /// Where the game can be put on the table with this step still to come: how many events have happened then, before
    /// a decision that nobody has made yet.
    #[must_use]
    pub fn entry(&self, step: usize) -> usize {
        let events = &self.record.events;
        let at = self.steps.get(step).map_or(0, |step| step.at);
        let decides = |&n: &usize| {
            let halves = events[..n].iter().rev();
            let halves = halves
                .map_while(|entry| entry.event.half_of_a_pair())
                .count();
            halves % 2 == 0 && Record::decided(&events[n].event).is_some() && self.told(n) <= at
        };
        (0..events.len()).rev().find(decides).unwrap_or(3)
    }

    /// The first step that is still to come where so much has been told.
    #[must_use]
    pub fn first_step(&self, told: usize) -> usize {
        let first = self.steps.iter().position(|step| step.at >= told);
        first.unwrap_or(self.steps.len())
    }

    /// The record of the first `events` events.
    #[must_use]
    pub fn first(&self, events: usize) -> Record {
        let mut record = self.record.clone();
        record.events.truncate(events);
        record
    }
}
