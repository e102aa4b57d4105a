//! Lessons: a record with what a coach says at it ([`lesson`]). A press is a [`Slip`].
//!
//! A note is `name@place`; the name is that of a sentence, the place is what it speaks about ([`Place`]).
//!
//! Either side may confirm first, so a step does not count events, but what both have seen happen ([`Lesson::told`]).

use core::str::FromStr;

use super::record::{PlayerKind, Record, RecordEntry, RecordError};
use super::{Card, Event, Move, Side};
use kit_rules::lesson::{self, LessonNotes};
use kit_rules::named::named;

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
pub type Step = lesson::Step<Place, Task, Slip>;

/// A lesson that has been checked by the rules.
#[derive(Debug, Clone)]
pub struct Lesson {
    /// The game.
    pub record: Record,
    /// The steps, in order.
    pub steps: Vec<Step>,
}

/// Why a text is not a lesson.
pub type BadLesson = lesson::BadLesson<RecordError, UnfitGame>;

/// Why a game is none to learn from.
#[derive(Debug, thiserror::Error)]
pub enum UnfitGame {
    /// It is not a game of one person.
    #[error("one side must be a person, and the other a bot")]
    People,
}

impl LessonNotes for Lesson {
    type Event = Event;
    type Place = Place;
    type Task = Task;
    type Slip = Slip;

    fn note(&self, _: usize, text: &str) -> Option<(Task, String, Place)> {
        let (name, place) = text.split_once('@').unwrap_or((text, "table"));
        Some((Task::Read, name.to_owned(), place.parse().ok()?))
    }

    fn asked(&self, n: usize, count: usize) -> Option<Vec<Task>> {
        let decided = Record::decided(&self.record.events[n].event);
        let own = decided.filter(|&(side, _)| Some(side) == self.person());
        match (own, count) {
            (None, 0) => Some(Vec::new()),
            (None, _) | (Some(_), 0) => None,
            (Some((_, m)), _) => Some(vec![Task::Play(m); count]),
        }
    }

    fn slip(&self, word: &str) -> Option<Slip> {
        word.parse().ok()
    }

    fn progress(&self, events: usize) -> usize {
        self.told(events)
    }
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
        lesson.person().ok_or(BadLesson::Unfit(UnfitGame::People))?;
        let steps = lesson::steps(&lesson, &lesson.record.events);
        steps.map(|steps| Self { steps, ..lesson })
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
