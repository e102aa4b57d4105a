//! Exercises: games on Guyenne's table that begin in the middle of a record, or with a position, and ask for certain
//! moves. The tutorial and the puzzles are made of them.
//!
//! An exercise is never saved, neither in place of the player's game nor in the record file, and Continue never offers
//! it. What is drawn and what the other seats do is what its script, a whole record, has; where the game has gone
//! another way than the script, the seed draws and the bot of each seat plays. People sit where the record has people.
//! An exercise with a position ([`Exercise::arranged`]) has no script and ends with its round; whoever leads it
//! supposes what the others do ([`Rules::suppose`](super::Rules::suppose)).
//!
//! ```text
//! StartExercise(Exercise) -> ExerciseBegun -> Attempted, one for each press that the rules allow
//!        ^                        ^                       |
//!        |                        +--- RestartExercise ---+
//!        +- anything that opens one    LeaveExercise -> the game before, or the title
//! ```
//!
//! - [`Exercise::new`] takes a name, a [`Script`] and how many of its events have happened when the exercise begins;
//!   [`Exercise::judge_by`] gives the function that says of each [`Attempt`] whether it is asked for. Without one every
//!   legal move is.
//! - While an exercise is on the table it is the resource [`Exercise`]: a run condition
//!   (`resource_exists::<Exercise>`), with [`Exercise::name`] to tell whose it is. It may be
//!   given another judge at any time.
//! - A legal press that is not asked for changes nothing. Its [`Verdict::Wrong`] has the sentence that says why; it is
//!   shown where refusals are shown, unless the exercise is [`Exercise::coached`]: then whoever coaches shows it. A
//!   press that the rules refuse is refused as in any game, and is no attempt. One that is [`Verdict::Held`] changes
//!   nothing either, and nothing is said: whoever leads the exercise takes it up.
//! - No result page follows when its game is over: the table stays as it is, and whoever started the exercise shows
//!   what comes next. An exercise that is over earlier, such as a puzzle after its last move, is over when its owner
//!   says so on a page of its own.
//! - While it is halted ([`Exercise::halt`]) no event is shown, no bot plays and no press counts, so that something can
//!   be read.
//! - Hints and looks are as in any game; `Attempt::Hint` can be wrong, too. Nobody takes a bot's place.

use std::sync::Arc;

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;

use super::{GameConfig, Seating, ShownHands};
use crate::games::guyenne::rules::card::{Card, Cards};
use crate::games::guyenne::rules::record::RecordError;
pub use crate::games::guyenne::rules::record::Script;
use crate::games::guyenne::rules::{ArrangedRound, Castle, Move};
use crate::i18n::LocalizedText;
use crate::table::Menu;

/// What a person at the table is about to do. The rules allow it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Attempt {
    /// Choose a card. Under the veil cards are not known here: any card.
    Choose {
        /// The card.
        card: Card,
        /// All that is chosen then.
        chosen: Cards,
    },
    /// Put a chosen card back.
    PutBack(Card),
    /// Name this castle, or name it instead of another one.
    Name(Castle),
    /// Take the name of the castle back.
    Unname,
    /// Confirm this move.
    Play(Move),
    /// Ask for a hint.
    Hint,
}

/// The answer to an [`Attempt`].
#[derive(Debug, Clone, PartialEq)]
pub enum Verdict {
    /// It is asked for, or does no harm: it counts.
    Right,
    /// It is not asked for, and changes nothing. The sentence says why, kindly.
    Wrong(LocalizedText),
    /// It changes nothing yet: whoever leads the exercise has it from [`Attempted`] and does with it what they will.
    Held,
}

/// Judges attempts. Copies share the function.
#[derive(Clone)]
struct AttemptJudge(Arc<dyn Fn(&Attempt) -> Verdict + Send + Sync>);

impl AttemptJudge {
    /// The judge with this function.
    fn new(judge: impl Fn(&Attempt) -> Verdict + Send + Sync + 'static) -> Self {
        Self(Arc::new(judge))
    }

    /// The verdict on an attempt.
    fn verdict(&self, attempt: &Attempt) -> Verdict {
        (self.0)(attempt)
    }
}

impl Default for AttemptJudge {
    fn default() -> Self {
        Self::new(|_| Verdict::Right)
    }
}

/// What an exercise begins with.
#[derive(Clone)]
enum Beginning {
    /// The first so many events of a script.
    Script(Script, usize),
    /// A position, and who plays.
    Arranged(Box<(ArrangedRound, Seating)>),
}

/// An exercise. As a resource it is the one on the table.
#[derive(Resource, Clone)]
pub struct Exercise {
    name: String,
    beginning: Beginning,
    /// What is asked for, where a task is set.
    task: Option<LocalizedText>,
    judge: AttemptJudge,
    coached: bool,
    halted: bool,
    /// The game that was on the table before.
    pub(super) interrupted: Option<GameConfig>,
}

impl Exercise {
    /// The exercise of this name that begins after the first `from` events of the script, at a decision. The name says
    /// whose it is: `tutorial-1`, `puzzle-bridge`.
    ///
    /// # Errors
    /// The script has no decision there.
    pub fn new(name: impl Into<String>, script: Script, from: usize) -> Result<Self, RecordError> {
        script.first(from).replay()?;
        Ok(Self::of(name.into(), Beginning::Script(script, from)))
    }

    /// The exercise of this name that begins with a position and ends with its round. One person must be among those
    /// who play.
    #[must_use]
    pub fn arranged(name: impl Into<String>, arranged: ArrangedRound, seating: Seating) -> Self {
        let beginning = Beginning::Arranged(Box::new((arranged, seating)));
        Self::of(name.into(), beginning)
    }

    fn of(name: String, beginning: Beginning) -> Self {
        Self {
            name,
            beginning,
            task: None,
            judge: AttemptJudge::default(),
            coached: false,
            halted: false,
            interrupted: None,
        }
    }

    /// Sets a task: the banner says it while nothing is chosen, and the button for hints leads to it.
    pub fn set_task(&mut self, task: LocalizedText) {
        self.task = Some(task);
    }

    /// The task that is set.
    #[must_use]
    pub fn task(&self) -> Option<&LocalizedText> {
        self.task.as_ref()
    }

    /// The exercise with a coach, who shows the wrong attempts' sentences instead of the table ([`Attempted`]).
    #[must_use]
    pub fn coached(self) -> Self {
        Self {
            coached: true,
            ..self
        }
    }

    /// Attempts are judged by this function from now on.
    pub fn judge_by(&mut self, judge: impl Fn(&Attempt) -> Verdict + Send + Sync + 'static) {
        self.judge = AttemptJudge::new(judge);
    }

    /// Its name.
    #[must_use]
    pub fn name(&self) -> &str {
        &self.name
    }

    /// Whether the table stands still: no event is shown, no bot plays, and no press counts.
    #[must_use]
    pub fn is_halted(&self) -> bool {
        self.halted
    }

    /// Lets the table stand still, or go on.
    pub fn halt(&mut self, halted: bool) {
        self.halted = halted;
    }

    /// Judges an attempt and reports it. Whether it counts.
    fn allows(
        &self,
        attempt: Attempt,
        attempted: &mut MessageWriter<Attempted>,
        corrected: &mut MessageWriter<Corrected>,
    ) -> bool {
        let verdict = self.judge.verdict(&attempt);
        if let Verdict::Wrong(why) = &verdict
            && !self.coached
        {
            corrected.write(Corrected(why.clone()));
        }
        let right = verdict == Verdict::Right;
        attempted.write(Attempted { attempt, verdict });
        right
    }

    /// The configuration of its game, at the beginning.
    pub(super) fn game_config(&self) -> GameConfig {
        match &self.beginning {
            Beginning::Script(script, from) => GameConfig {
                resume: Some(script.first(*from).line()),
                script: Some(script.clone()),
                ..GameConfig::default()
            },
            Beginning::Arranged(round) => {
                let (arranged, seating) = round.as_ref().clone();
                GameConfig {
                    arranged: Some(arranged),
                    seating,
                    hands: ShownHands::default(),
                    seed: None,
                    ..GameConfig::default()
                }
            }
        }
    }
}

/// Request: begin this exercise. A game that is on the table goes on when the exercise is left.
#[derive(Message, Clone)]
pub struct StartExercise(pub Exercise);

/// Request: begin the exercise on the table anew.
#[derive(Message, Clone, Copy, Debug)]
pub struct RestartExercise;

/// Request: leave the exercise, for the game that was on the table before it or for the title, with this menu open.
#[derive(Message, Clone, Copy, Debug)]
pub struct LeaveExercise(pub Menu);

/// Fact: an exercise has begun, or begun anew; the table shows its first decision.
#[derive(Message, Clone, Copy, Debug)]
pub struct ExerciseBegun;

/// Fact: a person at the table has tried this, and this is the answer.
#[derive(Message, Clone, Debug)]
pub struct Attempted {
    /// What they tried.
    pub attempt: Attempt,
    /// The answer.
    pub verdict: Verdict,
}

/// Fact: a press was legal but is not asked for in an exercise without a coach; the sentence says why.
#[derive(Message, Clone, Debug)]
pub struct Corrected(pub LocalizedText);

/// Run condition: the table stands still for an exercise.
pub fn stands_still(exercise: Option<Res<Exercise>>) -> bool {
    exercise.is_some_and(|exercise| exercise.is_halted())
}

/// What a person does, as the exercise on the table judges it; without an exercise everything counts.
#[derive(SystemParam)]
pub(super) struct JudgedInput<'w> {
    exercise: Option<Res<'w, Exercise>>,
    attempted: MessageWriter<'w, Attempted>,
    corrected: MessageWriter<'w, Corrected>,
}

impl JudgedInput<'_> {
    /// Whether the table stands still.
    pub fn is_halted(&self) -> bool {
        (self.exercise.as_ref()).is_some_and(|exercise| exercise.is_halted())
    }

    /// Judges an attempt and reports it. Whether it counts.
    pub fn allows(&mut self, attempt: Attempt) -> bool {
        let Self {
            exercise,
            attempted,
            corrected,
        } = self;
        (exercise.as_ref()).is_none_or(|exercise| exercise.allows(attempt, attempted, corrected))
    }
}

/// Run condition: another exercise has come on the table, whose name begins otherwise.
pub fn another_is_begun(
    start: &'static str,
) -> impl Fn(Option<Res<Exercise>>, Local<String>) -> bool + Clone {
    move |exercise, mut last| {
        let name = exercise.map_or_else(String::new, |exercise| exercise.name.clone());
        let another = *last != name && !name.is_empty() && !name.starts_with(start);
        *last = name;
        another
    }
}

/// Whether a new game on the table is an exercise's.
pub(super) fn begun(game_config: &GameConfig) -> bool {
    game_config.script.is_some() || game_config.arranged.is_some()
}
