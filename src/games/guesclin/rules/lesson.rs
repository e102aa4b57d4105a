//! Lessons: a record with what a coach says at it ([`lesson`]), a press being a [`Slip`].
//! The end of an activation, which is no event, is asked for at the event that follows from it.
//!
//! A note is `name@place`; the name is that of a sentence, the place is what it speaks about ([`Place`]). In `first` it
//! may begin with what the player is to do before the decision: `look:` at the map, `pick:` the fighter of the place,
//! `threat:` see the threat, `aim:` at the target without striking yet.

use super::record::{PlayerKind, Record, RecordError};
use super::{Banner, Event, Fighter, Hex, Move, Scenario};
use kit_rules::lesson::{self, LessonNotes};
use kit_rules::named::named;

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
pub type Step = lesson::Step<Place, Task, Slip>;

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
pub type BadLesson = lesson::BadLesson<RecordError, UnfitGame>;

/// Why a game is none to learn from.
#[derive(Debug, thiserror::Error)]
pub enum UnfitGame {
    /// Its dice are not those of its seed.
    #[error("the seed throws other dice")]
    Dice,
    /// It is not a game of one person.
    #[error("one camp must be a person's, and the other a bot's")]
    People,
}

/// The fighter with this id.
fn fighter(scenario: &Scenario, id: &str) -> Option<Fighter> {
    let n = scenario.fighters.iter().position(|one| one.id == id)?;
    Fighter::new(n)
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

impl LessonNotes for Lesson {
    type Event = Event;
    type Place = Place;
    type Task = Task;
    type Slip = Slip;

    fn note(&self, n: usize, text: &str) -> Option<(Task, String, Place)> {
        let (name, place) = text.split_once('@').unwrap_or((text, "map"));
        let place = match place.parse::<Part>() {
            Ok(part) => Place::Part(part),
            Err(_) => Place::Fighter(fighter(self.record.scenario, place)?),
        };
        let (task, name) = match (name.split_once(':'), place) {
            (None, _) => (Task::Read, name),
            (Some(("look", name)), _) => (Task::Look, name),
            (Some(("threat", name)), _) => (Task::Threat, name),
            (Some(("pick", name)), Place::Fighter(who)) => (Task::Pick(who), name),
            (Some(("aim", name)), _) => {
                let is_blow = |m: &Move| matches!(m, Move::Attack { .. } | Move::Shoot { .. });
                (Task::Aim(self.own(n).filter(is_blow)?), name)
            }
            _ => return None,
        };
        Some((task, name.to_owned(), place))
    }

    fn asked(&self, n: usize, count: usize) -> Option<Vec<Task>> {
        match (self.own(n), count) {
            (None | Some(Move::Place { .. }), 0) => Some(Vec::new()),
            (None, _) | (Some(_), 0) => None,
            (Some(m), _) => Some(vec![Task::Play(m); count]),
        }
    }

    fn slip(&self, word: &str) -> Option<Slip> {
        match word {
            "finish" => Some(Slip::Finish),
            id => fighter(self.record.scenario, id).map(Slip::Fighter),
        }
    }
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
            return Err(BadLesson::Unfit(UnfitGame::Dice));
        }
        let lesson = Self {
            record,
            steps: Vec::new(),
            decisions,
        };
        lesson.person().ok_or(BadLesson::Unfit(UnfitGame::People))?;
        let steps = lesson::steps(&lesson, &lesson.record.events);
        steps.map(|steps| Self { steps, ..lesson })
    }

    /// The person's decision that event `n` records.
    fn own(&self, n: usize) -> Option<Move> {
        let decided = self.decisions[n].filter(|&(banner, _)| Some(banner) == self.person());
        decided.map(|(_, m)| m)
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
