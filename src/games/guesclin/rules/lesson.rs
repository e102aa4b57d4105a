//! Lessons: a record with what a coach says at it. The notes lie in fields of events that the format does not define:
//! `first` is told before a person's decision, `ask` names what the decision asks for, `say` is told after an event.
//! The end of an activation, which is no event, is asked for at the event that follows from it.
//!
//! A note is `name@place`; the name is that of a sentence, the place is what it speaks about ([`Place`]). In `first` it
//! may begin with what the player is to do before the decision: `look:` at the map, `pick:` the fighter of the place,
//! `threat:` see the threat, `aim:` at the target without striking yet.
//!
//! `wrong` beside an `ask` answers a likely wrong press by a sentence of its own: `step:press=sentence`, the press
//! being a [`Slip`].

use super::record::{PlayerKind, Record, RecordEntry, RecordError};
use super::{Banner, Event, Fighter, Hex, Move, Scenario};
use crate::rules::named::named;

/// A part of the table.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Part {
    /// The map.
    Map,
    /// The banners in their order.
    Ribbon,
    /// What decides the scenario.
    Aim,
    /// The buttons for the threat and the whole map.
    Aids,
    /// The plate of a figure, or the odds of a blow.
    Plate,
    /// The buttons of the decision.
    Buttons,
}

named!(
    Part, "place":
    Map = "map",
    Ribbon = "ribbon",
    Aim = "aim",
    Aids = "aids",
    Plate = "plate",
    Buttons = "buttons",
);

/// What a note speaks about.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Place {
    /// A part of the table.
    Part(Part),
    /// A fighter, wherever they stand: in a note, the id.
    Fighter(Fighter),
}

/// What a step wants of the player.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Task {
    /// Read, and go on.
    Read,
    /// Move the map, or make it larger or smaller.
    Look,
    /// Choose a fighter.
    Pick(Fighter),
    /// See the enemies' threat.
    Threat,
    /// Plan this blow, and read the odds.
    Aim(Move),
    /// Make the move.
    Play(Move),
}

/// A press that is not what a step wants: on this fighter, or the end of the activation.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Slip {
    /// On this fighter.
    Fighter(Fighter),
    /// The end of the activation.
    Finish,
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

/// A lesson that has been checked by the rules.
#[derive(Debug, Clone)]
pub struct Lesson {
    /// The game.
    pub record: Record,
    /// The steps, in order.
    pub steps: Vec<Step>,
    /// The decision that each event records, with whose it is; none for what follows by itself.
    pub decisions: Vec<Option<(Banner, Move)>>,
}

/// Why a text is not a lesson.
#[derive(Debug, thiserror::Error)]
pub enum BadLesson {
    /// Its record is not valid.
    #[error("{0}")]
    Record(#[from] RecordError),
    /// Its dice are not those of its seed.
    #[error("the seed throws other dice")]
    Dice,
    /// A note cannot be read.
    #[error("event {0}: {1:?} is no note")]
    Note(usize, String),
    /// It is not a game of one person.
    #[error("one camp must be a person's, and the other a bot's")]
    People,
    /// A decision of the person has no `ask`.
    #[error("event {0} is a person's decision that nothing is said about")]
    Silent(usize),
}

/// The fighter with this id.
fn fighter(scenario: &Scenario, id: &str) -> Option<Fighter> {
    let n = scenario.fighters.iter().position(|one| one.id == id)?;
    Fighter::new(n)
}

impl Slip {
    fn read(scenario: &Scenario, word: &str) -> Option<Self> {
        match word {
            "finish" => Some(Self::Finish),
            id => fighter(scenario, id).map(Self::Fighter),
        }
    }
}

/// The dice of every throw.
fn faces(record: &Record) -> Vec<Vec<u8>> {
    let throws = record.events.iter().filter_map(|entry| match &entry.event {
        Event::Attack(blow) | Event::Riposte(blow) => Some(blow.throw),
        Event::Shoot(shot) => Some(shot.throw),
        _ => None,
    });
    throws.map(|throw| throw.dice.faces().to_vec()).collect()
}

/// A note: what it wants, its name, its place.
fn note(scenario: &Scenario, text: &str, decision: Option<Move>) -> Option<(Task, String, Place)> {
    let (name, place) = text.split_once('@').unwrap_or((text, "map"));
    let place = match place.parse::<Part>() {
        Ok(part) => Place::Part(part),
        Err(_) => Place::Fighter(fighter(scenario, place)?),
    };
    let (task, name) = match (name.split_once(':'), place) {
        (None, _) => (Task::Read, name),
        (Some(("look", name)), _) => (Task::Look, name),
        (Some(("threat", name)), _) => (Task::Threat, name),
        (Some(("pick", name)), Place::Fighter(who)) => (Task::Pick(who), name),
        (Some(("aim", name)), _) => {
            let blow = decision.filter(|m| matches!(m, Move::Attack { .. } | Move::Shoot { .. }));
            (Task::Aim(blow?), name)
        }
        _ => return None,
    };
    Some((task, name.to_owned(), place))
}

impl Lesson {
    /// Reads a lesson and checks it by the rules.
    ///
    /// # Errors
    /// The record is not valid, its dice are not those of its seed, a note cannot be read, or a decision of the person
    /// has none.
    pub fn read(text: &str) -> Result<Self, BadLesson> {
        let record = Record::parse(text)?;
        let decisions = record.decisions()?;
        let again = record.play_again();
        if !again.is_ok_and(|again| faces(&again) == faces(&record)) {
            return Err(BadLesson::Dice);
        }
        let mut lesson = Self {
            record,
            steps: Vec::new(),
            decisions,
        };
        let person = lesson.person().ok_or(BadLesson::People)?;
        for n in 0..lesson.record.events.len() {
            lesson.read_notes(n, person)?;
        }
        Ok(lesson)
    }

    fn read_notes(&mut self, n: usize, person: Banner) -> Result<(), BadLesson> {
        let scenario = self.record.scenario;
        let entry = self.record.events[n].clone();
        let decided = self.decisions[n].filter(|&(banner, _)| banner == person);
        let m = decided.map(|(_, m)| m);
        let bad = |text: &str| BadLesson::Note(n, text.to_owned());
        let read = |entry: &RecordEntry, key: &str| -> Result<Vec<_>, BadLesson> {
            let all = entry.notes(key).into_iter();
            all.map(|text| note(scenario, text, m).ok_or_else(|| bad(text)))
                .collect()
        };
        let before = self.steps.len();
        let mut add = |(task, name, place), at| {
            self.steps.push(Step {
                name,
                place,
                at,
                task,
                answers: Vec::new(),
            });
        };
        for one in read(&entry, "first")? {
            add(one, n);
        }
        let asked = read(&entry, "ask")?;
        match (m, asked.is_empty()) {
            (Some(m), false) => {
                for (_, name, place) in asked {
                    add((Task::Play(m), name, place), n);
                }
            }
            (Some(m), true) if !matches!(m, Move::Place { .. }) => {
                return Err(BadLesson::Silent(n));
            }
            (None, false) => return Err(bad("ask")),
            _ => {}
        }
        for text in entry.notes("wrong") {
            let (name, rest) = text.split_once(':').ok_or_else(|| bad(text))?;
            let (slip, sentence) = rest.split_once('=').ok_or_else(|| bad(text))?;
            let slip = Slip::read(scenario, slip).ok_or_else(|| bad(text))?;
            let mut here = self.steps[before..].iter_mut();
            let step = here.find(|step| step.name == name);
            let step = step.ok_or_else(|| bad(text))?;
            step.answers.push((slip, sentence.to_owned()));
        }
        for (task, name, place) in read(&entry, "say")? {
            self.steps.push(Step {
                name,
                place,
                at: n + 1,
                task,
                answers: Vec::new(),
            });
        }
        Ok(())
    }

    /// The only person's first banner.
    #[must_use]
    pub fn person(&self) -> Option<Banner> {
        let players = self.record.players.iter();
        let mut people = players.filter(|player| player.kind == PlayerKind::Human);
        let only = people.next().filter(|_| people.next().is_none())?;
        only.banners.first().copied()
    }

    /// The moves that the person makes from an event on, up to the end of the activation.
    #[must_use]
    pub fn upcoming(&self, told: usize) -> Vec<Move> {
        let person = self.person();
        let rest = self.decisions.iter().skip(told).flatten();
        let mut own = Vec::new();
        for &(banner, m) in rest {
            if Some(banner) != person {
                // A load that the other camp drops comes between two moves.
                if matches!(m, Move::Drop { .. }) {
                    continue;
                }
                break;
            }
            own.push(m);
            if m == Move::Finish {
                break;
            }
        }
        own
    }

    /// Where the game can be put on the table with this step still to come: how many events have happened then, before
    /// a decision.
    #[must_use]
    pub fn entry(&self, step: usize) -> usize {
        let at = self.steps.get(step).map_or(0, |step| step.at);
        let decides = |&n: &usize| self.decisions[n].is_some() && n <= at;
        let all = 0..self.decisions.len();
        all.rev().find(decides).unwrap_or(0)
    }

    /// The first step that is still to come where so many events have happened.
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

    /// Where a move ends, for one by any path.
    #[must_use]
    pub fn goal(m: Move) -> Option<(Fighter, Hex, Option<u8>)> {
        match m {
            Move::March { who, to, exit } => Some((who, to, exit)),
            Move::Follow { who, path, exit } => Some((who, path.last()?, exit)),
            _ => None,
        }
    }

    /// Whether two moves come to the same: a move by another path to the same hex does.
    #[must_use]
    pub fn same(one: Move, other: Move) -> bool {
        one == other || Self::goal(one).is_some() && Self::goal(one) == Self::goal(other)
    }
}
