//! Lessons: a record with what a coach says at it ([`lesson`]). Besides, `part` is `before` or `after` an event where
//! the game is put on the table: what lies before is left out. A press is one of [`Slip`].
//!
//! A note is `name@place`; the name is that of a sentence, the place is what it speaks about ([`Place`]).

use core::str::FromStr;

use super::card::Card;
use super::record::{PlayerKind, Record, RecordError, RecordedEvent, Script};
use super::{Castle, Move};
use kit_rules::lesson::{self, LessonNotes};

/// What a note speaks about.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Place {
    /// The table as a whole.
    Table,
    /// The person's hand.
    Hand,
    /// A castle with the cards before it.
    Castle(Castle),
    /// The row of castles.
    Row,
    /// The buttons.
    Buttons,
    /// The first-player card.
    First,
    /// The person's piles.
    Piles,
    /// The lost cards.
    Pillage,
}

/// What a step wants of the player.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Task {
    /// Read, and go on.
    Read,
    /// Name the castle of the move, nothing else.
    Name(Move),
    /// Choose the cards of the move, nothing else.
    Choose(Move),
    /// Make the move.
    Play(Move),
}

/// One step of a lesson.
pub type Step = lesson::Step<Place, Task, Slip>;

/// A press that is not what a step wants.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Slip {
    /// Naming this castle, or any other: `castle-3`, `castle`.
    Castle(Option<Castle>),
    /// Choosing this card, or any other: `card-5`, `card-hero`, `card`.
    Card(Option<Card>),
    /// Passing: `pass`.
    Pass,
    /// Conceding: `concede`.
    Concede,
    /// Showing: `show`.
    Show,
}

impl FromStr for Slip {
    type Err = ();

    fn from_str(word: &str) -> Result<Self, ()> {
        Ok(match word {
            "castle" => Self::Castle(None),
            "card" => Self::Card(None),
            "pass" => Self::Pass,
            "concede" => Self::Concede,
            "show" => Self::Show,
            _ => match word.split_once('-').ok_or(())? {
                ("castle", index) => {
                    let index = index.parse().map_err(|_| ())?;
                    Self::Castle(Some(Castle::new(index).ok_or(())?))
                }
                ("card", "hero") => Self::Card(Some(Card::Hero)),
                ("card", value) => {
                    let value: u8 = value.parse().map_err(|_| ())?;
                    let mut all = Card::ALL.into_iter();
                    let card = all.find(|card| *card != Card::Hero && card.value() == value);
                    Self::Card(Some(card.ok_or(())?))
                }
                _ => return Err(()),
            },
        })
    }
}

/// A lesson that has been checked by the rules.
#[derive(Debug, Clone)]
pub struct Lesson {
    /// The game.
    pub script: Script,
    /// The steps, in order.
    pub steps: Vec<Step>,
    /// Before how many events each part begins; the first begins at the first step.
    pub parts: Vec<usize>,
}

/// Why a text is not a lesson.
pub type BadLesson = lesson::BadLesson<RecordError>;

impl FromStr for Place {
    type Err = ();

    fn from_str(word: &str) -> Result<Self, ()> {
        Ok(match word {
            "table" => Self::Table,
            "hand" => Self::Hand,
            "row" => Self::Row,
            "buttons" => Self::Buttons,
            "first" => Self::First,
            "piles" => Self::Piles,
            "pillage" => Self::Pillage,
            _ => {
                let index = word.parse().map_err(|_| ())?;
                Self::Castle(Castle::new(index).ok_or(())?)
            }
        })
    }
}

impl LessonNotes for Lesson {
    type Event = RecordedEvent;
    type Place = Place;
    type Task = Task;
    type Slip = Slip;

    fn note(&self, _: usize, text: &str) -> Option<(Task, String, Place)> {
        let (name, place) = text.split_once('@').unwrap_or((text, "table"));
        Some((Task::Read, name.to_owned(), place.parse().ok()?))
    }

    fn asked(&self, n: usize, count: usize) -> Option<Vec<Task>> {
        if count == 0 {
            return Some(Vec::new());
        }
        let m = self.script.move_at(n)?;
        let tasks = [Task::Name(m), Task::Choose(m), Task::Play(m)];
        Some(tasks[tasks.len().saturating_sub(count)..].to_vec())
    }

    fn slip(&self, word: &str) -> Option<Slip> {
        word.parse().ok()
    }
}

impl Lesson {
    /// Reads a lesson and checks it by the rules.
    ///
    /// # Errors
    /// The record is not valid, a note cannot be read, or a decision of a person in a part has none.
    pub fn read(text: &str) -> Result<Self, BadLesson> {
        let script = Script::new(Record::parse(text)?)?;
        let mut parts = Vec::new();
        for (n, entry) in script.record().events.iter().enumerate() {
            for note in entry.notes("part") {
                parts.push(if note == "before" { n } else { n + 1 });
            }
        }
        let lesson = Self {
            script,
            steps: Vec::new(),
            parts,
        };
        let steps = lesson::steps(&lesson, &lesson.script.record().events);
        let lesson = steps.map(|steps| Self { steps, ..lesson });
        lesson.and_then(|lesson| match lesson.silent() {
            Some(n) => Err(BadLesson::Silent(n)),
            None => Ok(lesson),
        })
    }

    /// The first decision of a person within a part that no step asks for.
    fn silent(&self) -> Option<usize> {
        let record = self.script.record();
        let people: Vec<_> = (record.players.iter())
            .filter(|player| player.kind == PlayerKind::Human)
            .map(|player| player.seat)
            .collect();
        self.played().find(|&n| {
            let asked = self.steps.iter().any(|s| s.at == n && s.task != Task::Read);
            let decided = (self.script.decision_at(n)).is_some_and(|seat| people.contains(&seat));
            decided && !asked
        })
    }

    /// The numbers of the events that are played, not left out.
    pub fn played(&self) -> impl Iterator<Item = usize> {
        let all = self.script.record().events.len();
        (0..self.parts.len()).flat_map(move |part| self.parts[part]..self.end(part).min(all))
    }

    /// The number of events at which a part ends: the last step in it, or the end of the game for the last part.
    #[must_use]
    pub fn end(&self, part: usize) -> usize {
        match self.parts.get(part + 1) {
            None => self.script.record().events.len(),
            Some(&next) => {
                let before = self.steps.iter().filter(|step| step.at < next);
                before.map(|step| step.at).max().unwrap_or(next)
            }
        }
    }

    /// The part that a step is in.
    #[must_use]
    pub fn part(&self, step: usize) -> usize {
        let at = self.steps.get(step).map_or(usize::MAX, |step| step.at);
        self.parts.iter().rposition(|&from| from <= at).unwrap_or(0)
    }

    /// The latest number of events, at or before this step, at which the game can be put on the table with the step
    /// still to come: a decision.
    #[must_use]
    pub fn entry(&self, step: usize) -> usize {
        let from = self.parts.get(self.part(step)).copied().unwrap_or(0);
        let at = self.steps.get(step).map_or(from, |step| step.at);
        (from..=at)
            .rev()
            .find(|&n| self.script.decision_at(n).is_some())
            .unwrap_or(from)
    }
}
