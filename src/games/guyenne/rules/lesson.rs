//! Lessons: a record with what a coach says at it. The notes lie in fields of events that the format does not define:
//! `say` on an event is told after it, `first` before a person's decision, `ask` names what the decision asks for, and
//! `part` is `before` or `after` an
//! event where the game is put on the table: what lies before is left out.
//!
//! `wrong` beside an `ask` answers likely wrong presses of its steps, each by a sentence of its own:
//! `step:press=sentence`, the press being one of [`Slip`].
//!
//! A note is `name@place`; the name is that of a sentence, the place is what it speaks about ([`Place`]).

use core::str::FromStr;

use super::card::Card;
use super::record::{PlayerKind, Record, RecordEntry, RecordError, Script};
use super::{Castle, Move};

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
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Step {
    /// The name of its sentence.
    pub name: String,
    /// What it speaks about.
    pub place: Place,
    /// How many events have happened when it is its turn.
    pub at: usize,
    /// What it wants.
    pub task: Task,
    /// The answers to likely wrong presses, by the names of their sentences; the first that fits is given.
    pub answers: Vec<(Slip, String)>,
}

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
#[derive(Debug, thiserror::Error)]
pub enum BadLesson {
    /// Its record is not valid.
    #[error("{0}")]
    Record(#[from] RecordError),
    /// A note cannot be read.
    #[error("event {0}: {1:?} is no note")]
    Note(usize, String),
    /// A decision of the person has no `ask`.
    #[error("event {0} is a person's decision that nothing is said about")]
    Silent(usize),
}

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

/// The notes under `key` of an event: one, or a list.
fn notes(n: usize, entry: &RecordEntry, key: &str) -> Result<Vec<(String, Place)>, BadLesson> {
    let texts = entry.notes(key);
    texts
        .into_iter()
        .map(|text| {
            let (name, place) = text.split_once('@').unwrap_or((text, "table"));
            let place = place.parse();
            match place {
                Ok(place) => Ok((name.to_owned(), place)),
                Err(()) => Err(BadLesson::Note(n, text.to_owned())),
            }
        })
        .collect()
}

impl Lesson {
    /// Reads a lesson and checks it by the rules.
    ///
    /// # Errors
    /// The record is not valid, a note cannot be read, or a decision of a person in a part has none.
    pub fn read(text: &str) -> Result<Self, BadLesson> {
        let record = Record::parse(text)?;
        let script = Script::new(record)?;
        let record = script.record();
        let mut parts = Vec::new();
        for (n, entry) in record.events.iter().enumerate() {
            for note in entry.notes("part") {
                parts.push(if note == "before" { n } else { n + 1 });
            }
        }
        let mut steps: Vec<Step> = Vec::new();
        for (n, entry) in record.events.iter().enumerate() {
            let step = |(name, place), at, task| Step {
                name,
                place,
                at,
                task,
                answers: Vec::new(),
            };
            let before = steps.len();
            for note in notes(n, entry, "first")? {
                steps.push(step(note, n, Task::Read));
            }
            let asked = notes(n, entry, "ask")?;
            if !asked.is_empty() {
                let m = script
                    .move_at(n)
                    .ok_or_else(|| BadLesson::Note(n, "ask".to_owned()))?;
                let tasks: &[fn(Move) -> Task] = match asked.len() {
                    1 => &[Task::Play],
                    2 => &[Task::Choose, Task::Play],
                    _ => &[Task::Name, Task::Choose, Task::Play],
                };
                for (note, task) in asked.into_iter().zip(tasks) {
                    steps.push(step(note, n, task(m)));
                }
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
                steps.push(step(note, n + 1, Task::Read));
            }
        }
        let lesson = Self {
            parts,
            steps,
            script,
        };
        match lesson.silent() {
            Some(n) => Err(BadLesson::Silent(n)),
            None => Ok(lesson),
        }
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
