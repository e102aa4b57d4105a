//! The coach of a chapter on the table: which step is due, what its answers are, and what follows. What a step asks
//! for, and how that is judged, is each game's own.

use std::sync::Arc;

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;

use super::bubble::Turned;
use super::course::Course;
use super::menu::{StartChapter, TutorialChapter};
use super::progress::Progress;
use crate::event_queue::PlayedGame;
use crate::exercise::{
    Attempted, Exercise, ExerciseBegun, ExerciseSystems, HasExercises, LeaveExercise,
    StartExercise, Verdict, another_is_begun,
};
use crate::{Learning, Menu};
use kit_i18n::LocalizedText;

/// How the marks of chapters begin, which are also the names of their exercises.
pub const CHAPTER: &str = "tutorial-";

/// The chapters of a game, and what their steps are.
pub trait Teaches: Send + Sync + 'static {
    /// The game's rules.
    type Rules: HasExercises;
    /// What a chapter plays.
    type Lesson: Send + Sync + 'static;
    /// A step of a lesson.
    type Step: 'static;

    /// The chapters, in the order of the list.
    fn chapters() -> &'static [TutorialChapter<Self::Lesson>];

    /// The steps of a lesson.
    fn steps(lesson: &Self::Lesson) -> &[Self::Step];

    /// Whether a step is only read.
    fn is_read(step: &Self::Step) -> bool;

    /// Where a player who comes to a step enters the lesson; `None` if the game cannot be put on the table there.
    fn enter(lesson: &Self::Lesson, step: usize) -> Option<Entry<Self::Rules>>;

    /// The part of a lesson that a step is in, from 0: each has a game of its own. By default there is one.
    fn part(lesson: &Self::Lesson, step: usize) -> usize {
        let _all_in_one = (lesson, step);
        0
    }
}

/// Where a player enters a lesson.
pub struct Entry<R: HasExercises> {
    /// The step, from 0.
    pub step: usize,
    /// How many events have been shown there.
    pub told: usize,
    /// What starts the game there.
    pub start: R::Start,
}

/// The chapter on the table, and how far it has come.
#[derive(Resource)]
pub struct Coach<T: Teaches> {
    /// How far it has come.
    pub course: Course,
    lesson: Arc<T::Lesson>,
}

impl<T: Teaches> Coach<T> {
    /// The lesson of the chapter.
    #[must_use]
    pub fn lesson(&self) -> &T::Lesson {
        &self.lesson
    }

    /// The step that is due; `None` while something is shown.
    #[must_use]
    pub fn step(&self) -> Option<&T::Step> {
        let steps = T::steps(&self.lesson);
        steps.get(self.course.step).filter(|_| self.course.due)
    }

    /// The number of the step, from 0, and how many there are.
    #[must_use]
    pub fn number(&self) -> (usize, usize) {
        (self.course.step, T::steps(&self.lesson).len())
    }

    /// Why the last press was not what is asked for.
    #[must_use]
    pub fn wrong(&self) -> Option<&LocalizedText> {
        self.course.wrong.as_ref()
    }

    /// Whether the table stands still, so that something can be read.
    #[must_use]
    pub fn halts(&self) -> bool {
        self.step().is_some_and(T::is_read)
    }

    /// The coach at a step, with its game on the table.
    fn begin(
        chapter: usize,
        lesson: Arc<T::Lesson>,
        step: usize,
        start: &mut MessageWriter<StartExercise<T::Rules>>,
    ) -> Option<Self> {
        let mark = T::chapters().get(chapter)?.mark;
        let entry = T::enter(&lesson, step)?;
        start.write(StartExercise(Exercise::new(mark, entry.start).coached()));
        Some(Self {
            course: Course::new(chapter, entry.step, entry.told),
            lesson,
        })
    }
}

/// Adds what puts the chapters of a game on its table, and takes the coach away with them.
pub fn add_coach<T: Teaches>(app: &mut App) {
    app.add_systems(
        Update,
        (
            forget::<T>.run_if(
                resource_removed::<Exercise<T::Rules>>
                    .or_else(another_is_begun::<T::Rules>(CHAPTER)),
            ),
            start_chapter::<T>.run_if(on_message::<StartChapter>),
        )
            .chain()
            .before(ExerciseSystems),
    );
}

/// Puts the exercise of a chapter on the table.
fn start_chapter<T: Teaches>(
    mut requests: MessageReader<StartChapter>,
    mut start: MessageWriter<StartExercise<T::Rules>>,
    mut commands: Commands,
) {
    let own = requests
        .read()
        .filter(|request| request.game == <T::Rules as PlayedGame>::GAME);
    let Some(&StartChapter { chapter, step, .. }) = own.last() else {
        return;
    };
    let found = T::chapters().get(chapter);
    let lesson = found.and_then(TutorialChapter::read);
    if let Some(lesson) = lesson
        && let Some(coach) = Coach::<T>::begin(chapter, Arc::new(lesson), step, &mut start)
    {
        commands.insert_resource(coach);
    }
}

/// The coach leaves with the exercise.
fn forget<T: Teaches>(mut commands: Commands) {
    commands.remove_resource::<Coach<T>>();
}

/// Begins to count at an exercise that has begun anew; what was shown before belongs to another game. Returns whether
/// one has.
pub fn begin_to_count<T: Teaches>(
    begun: &mut MessageReader<ExerciseBegun>,
    coach: &mut ResMut<Coach<T>>,
) -> bool {
    let anew = begun.read().count() > 0;
    if anew {
        coach.course.told = coach.course.begun;
    }
    anew
}

/// Takes the answers to presses.
pub fn hear_answers<T: Teaches>(
    mut attempted: MessageReader<Attempted<<T::Rules as HasExercises>::Attempt>>,
    mut coach: ResMut<Coach<T>>,
) {
    for Attempted { verdict, .. } in attempted.read() {
        let wrong = match verdict {
            Verdict::Right => None,
            Verdict::Wrong(why) => Some(why.clone()),
            Verdict::Held => continue,
        };
        if coach.course.wrong != wrong {
            coach.course.wrong = wrong;
        }
    }
}

/// How it stands with a step.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct StepState {
    /// Whether it is its turn.
    pub due: bool,
    /// Whether what it asks for is done. A step that is only read is done when the player turns to the next.
    pub done: bool,
}

/// Leads from step to step.
#[derive(SystemParam)]
pub struct ChapterFlow<'w, 's, T: Teaches> {
    /// The chapter.
    pub coach: ResMut<'w, Coach<T>>,
    turned: MessageReader<'w, 's, Turned>,
    learning: ResMut<'w, Learning>,
    start: MessageWriter<'w, StartExercise<<T as Teaches>::Rules>>,
    leave: MessageWriter<'w, LeaveExercise>,
    commands: Commands<'w, 's>,
}

impl<T: Teaches> ChapterFlow<'_, '_, T> {
    /// Goes on to the next step when what the last one asked for is done; from part to part, and out of the last one.
    pub fn go_on(&mut self, state_of: impl Fn(&Coach<T>, &T::Step) -> StepState) {
        let pressed: Vec<Turned> = self.turned.read().copied().collect();
        let chapter = self.coach.course.chapter;
        let Some(mark) = T::chapters().get(chapter).map(|chapter| chapter.mark) else {
            return;
        };
        if pressed.contains(&Turned::Back) {
            let before = self.coach.course.step.saturating_sub(1);
            self.enter(before);
            return;
        }
        let mut read = pressed.contains(&Turned::On);
        loop {
            let coach = &*self.coach;
            let Some(step) = T::steps(&coach.lesson).get(coach.course.step) else {
                Progress::Done.keep(&mut self.learning, <T::Rules as PlayedGame>::GAME, mark);
                self.leave.write(LeaveExercise(Menu::Tutorial));
                self.commands.remove_resource::<Coach<T>>();
                return;
            };
            let StepState { due, mut done } = state_of(coach, step);
            if T::is_read(step) {
                done = due && coach.course.due && core::mem::take(&mut read);
            }
            if !done {
                if coach.course.due != due {
                    self.coach.course.due = due;
                }
                return;
            }
            let (before, steps) = coach.number();
            let game = <T::Rules as PlayedGame>::GAME;
            self.coach
                .course
                .go_on(steps, &mut self.learning, game, mark);
            let (lesson, after) = (&self.coach.lesson, self.coach.course.step);
            if after < steps && T::part(lesson, before) != T::part(lesson, after) {
                self.enter(after);
                return;
            }
        }
    }

    /// Begins anew at a step.
    fn enter(&mut self, step: usize) {
        let lesson = self.coach.lesson.clone();
        let chapter = self.coach.course.chapter;
        if let Some(again) = Coach::begin(chapter, lesson, step, &mut self.start) {
            *self.coach = again;
        }
    }
}
