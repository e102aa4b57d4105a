//! Lessons: a record with what a coach says at it. The notes lie in fields of events that no format defines: `first` is
//! told before a decision of the person who learns, `ask` names what the decision asks for, `say` is told after the
//! event. `wrong` beside an `ask` answers a likely wrong press by a sentence of its own: `step:press=sentence`.
//!
//! What a note speaks about, what it may want, and what a press is called is each game's own ([`LessonNotes`]).

use core::convert::Infallible;

use super::record::RecordEntry;

/// One step of a lesson.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Step<Place, Task, Slip> {
    /// The name of its sentence.
    pub name: String,
    /// What it speaks about.
    pub place: Place,
    /// How much has been told when it is its turn: how many events have happened, unless the game counts otherwise.
    pub at: usize,
    /// What it wants.
    pub task: Task,
    /// The answers to likely wrong presses, by the names of their sentences; the first that fits is given.
    pub answers: Vec<(Slip, String)>,
}

/// Why a text is not a lesson.
#[derive(Debug, thiserror::Error)]
pub enum BadLesson<RecordError, UnfitGame = Infallible> {
    /// Its record is not valid.
    #[error("{0}")]
    Record(#[from] RecordError),
    /// Its game is none to learn from.
    #[error("{0}")]
    Unfit(UnfitGame),
    /// A note cannot be read.
    #[error("event {0}: {1:?} is no note")]
    Note(usize, String),
    /// A decision of the person has no `ask`.
    #[error("event {0} is a person's decision that nothing is said about")]
    Silent(usize),
}

/// The lesson of a game, as far as its notes need it. Events are counted from 0.
pub trait LessonNotes {
    /// An event of the game's records.
    type Event;
    /// What a note speaks about.
    type Place;
    /// What a step wants of the player.
    type Task;
    /// A press that is not what a step wants.
    type Slip;

    /// A note of event `n`: what it wants where it is not an `ask`, the name of its sentence, and what it speaks about.
    fn note(&self, n: usize, text: &str) -> Option<(Self::Task, String, Self::Place)>;

    /// What the `ask` notes of event `n` want in turn, if there are so many; `None` if that must not be.
    fn asked(&self, n: usize, count: usize) -> Option<Vec<Self::Task>>;

    /// The press called `word`.
    fn slip(&self, word: &str) -> Option<Self::Slip>;

    /// How much is told of the first `events` events.
    fn progress(&self, events: usize) -> usize {
        events
    }
}

/// The steps of a lesson.
type Steps<L> =
    Vec<Step<<L as LessonNotes>::Place, <L as LessonNotes>::Task, <L as LessonNotes>::Slip>>;

/// Reads the notes of all events, in order.
///
/// # Errors
/// A note cannot be read, or is missing or left over at a decision.
pub fn steps<L: LessonNotes, R, U>(
    lesson: &L,
    events: &[RecordEntry<L::Event>],
) -> Result<Steps<L>, BadLesson<R, U>> {
    let mut steps: Steps<L> = Vec::new();
    for (n, entry) in events.iter().enumerate() {
        let bad = |text: &str| BadLesson::Note(n, text.to_owned());
        let notes = |key, events| {
            let texts = entry.notes(key).into_iter();
            let step = move |text| {
                let (task, name, place) = lesson.note(n, text).ok_or_else(|| bad(text))?;
                Ok(Step {
                    name,
                    place,
                    at: lesson.progress(events),
                    task,
                    answers: Vec::new(),
                })
            };
            texts.map(step).collect::<Result<Vec<_>, BadLesson<R, U>>>()
        };
        let here = steps.len();
        steps.extend(notes("first", n)?);
        let asked = notes("ask", n)?;
        let tasks = lesson
            .asked(n, asked.len())
            .ok_or_else(|| match asked[..] {
                [] => BadLesson::Silent(n),
                _ => bad("ask"),
            })?;
        let asked = asked.into_iter().zip(tasks);
        steps.extend(asked.map(|(step, task)| Step { task, ..step }));
        for text in entry.notes("wrong") {
            let (step, slip, sentence) = wrong(text)
                .and_then(|(name, press, sentence)| {
                    let step = steps[here..].iter_mut().find(|step| step.name == name)?;
                    Some((step, lesson.slip(press)?, sentence))
                })
                .ok_or_else(|| bad(text))?;
            step.answers.push((slip, sentence.to_owned()));
        }
        steps.extend(notes("say", n + 1)?);
    }
    Ok(steps)
}

/// The parts of `step:press=sentence`.
fn wrong(text: &str) -> Option<(&str, &str, &str)> {
    let (step, rest) = text.split_once(':')?;
    let (press, sentence) = rest.split_once('=')?;
    Some((step, press, sentence))
}
