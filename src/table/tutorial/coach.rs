//! The coach of a chapter on the table: which step is due, what its answers are, and what follows. What a step asks
//! for, and how that is judged, is each game's own.

use std::sync::Arc;

use bevy::ecs::system::{ScheduleSystem, SystemParam};
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
use crate::flow::TableUpdate;
use crate::table_order::open_table_on;
use crate::{InGame, Learning, Menu, StartMatch};
use kit_i18n::LocalizedText;
use kit_rules::game::GameId;

/// How the marks of chapters begin, which are also the names of their exercises.
const CHAPTER: &str = "tutorial-";

/// What the table of a game tells, once it is shown.
type Told<T> = <<T as Teaches>::Rules as PlayedGame>::Happened;

/// What a person at the table of a game is about to do.
type Attempt<T> = <<T as Teaches>::Rules as HasExercises>::Attempt;

/// The chapters of a game, and what their steps are.
pub trait Teaches: Sized + Send + Sync + 'static {
    /// The game's rules.
    type Rules: HasExercises;
    /// What a chapter plays.
    type Lesson: Send + Sync + 'static;
    /// A step of a lesson.
    type Step: 'static;
    /// A press at the table.
    type Press: Message;

    /// The chapters, in the order of the list.
    fn chapters() -> &'static [TutorialChapter<Self::Lesson>];

    /// The steps of a lesson.
    fn steps(lesson: &Self::Lesson) -> &[Self::Step];

    /// Whether a step is only read.
    fn is_read(step: &Self::Step) -> bool;

    /// Where a player who comes to a step, of those there are, enters the lesson; `None` if the game cannot be put on
    /// the table there.
    fn enter(lesson: &Self::Lesson, step: usize) -> Option<Entry<Self::Rules>>;

    /// The part of a lesson that a step is in, from 0: each has a game of its own. By default there is one.
    fn part(lesson: &Self::Lesson, step: usize) -> usize {
        let _all_in_one = (lesson, step);
        0
    }

    /// Whether what is told counts among the events of a lesson. By default all does.
    fn counts(told: &Told<Self>) -> bool {
        let _all = told;
        true
    }

    /// Where a press turns to while there is something to read; by default nowhere.
    fn turns(press: &Self::Press) -> Option<Turned> {
        let _nowhere = press;
        None
    }

    /// What judges attempts as it stands now.
    fn judge(coach: &Coach<Self>) -> impl Fn(&Attempt<Self>) -> Verdict + Send + Sync + 'static;
}

/// Where a player enters a lesson.
pub struct Entry<R: HasExercises> {
    /// The step, from 0.
    pub step: usize,
    /// How many events have been shown there.
    pub told: usize,
    /// What starts the game there.
    pub start: StartMatch<R::Config>,
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
        let last = T::steps(&lesson).len().saturating_sub(1);
        let entry = T::enter(&lesson, step.min(last))?;
        start.write(StartExercise(Exercise::new(mark, entry.start).coached()));
        Some(Self {
            course: Course::new(chapter, entry.step, entry.told),
            lesson,
        })
    }
}

/// The coach of a game.
#[derive(SystemSet, Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct CoachSystems(pub GameId);

/// Adds the coach of a game, who works after `sync` and before `show`, and what puts its chapters on its table and
/// takes the coach away with them. `go_on` leads from step to step ([`ChapterFlow`]).
pub fn add_coach<T: Teaches, M>(
    app: &mut App,
    [sync, show]: [impl SystemSet; 2],
    go_on: impl IntoScheduleConfigs<ScheduleSystem, M>,
) {
    let game = <T::Rules as PlayedGame>::GAME;
    open_table_on(app, game, move |start: &StartChapter| start.game == game);
    app.configure_sets(
        TableUpdate(game),
        CoachSystems(game)
            .after(sync)
            .before(show)
            .run_if(in_state(InGame(game)).and_then(resource_exists::<Coach<T>>)),
    )
    .add_systems(
        TableUpdate(game),
        (
            (
                count_told::<T>,
                hear_answers::<T>,
                read_presses::<T>,
                go_on,
                // The last step may just have taken the coach away.
                set_task::<T>.run_if(
                    resource_exists::<Coach<T>>.and_then(resource_exists::<Exercise<T::Rules>>),
                ),
            )
                .chain()
                .in_set(CoachSystems(game)),
            (
                forget::<T>.run_if(
                    resource_removed::<Exercise<T::Rules>>
                        .or_else(another_is_begun::<T::Rules>(CHAPTER)),
                ),
                start_chapter::<T>.run_if(on_message::<StartChapter>),
            )
                .chain()
                .before(ExerciseSystems),
        ),
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

/// Counts what has been told since the exercise began, or began anew: what was told before belongs to another game.
fn count_told<T: Teaches>(
    mut told: MessageReader<Told<T>>,
    mut begun: MessageReader<ExerciseBegun>,
    mut coach: ResMut<Coach<T>>,
) {
    if begun.read().count() > 0 {
        told.clear();
        coach.course.told = coach.course.begun;
    }
    let count = told.read().filter(|told| T::counts(told)).count();
    if count > 0 {
        coach.course.count(count);
    }
}

/// Takes the answers to presses.
fn hear_answers<T: Teaches>(
    mut attempted: MessageReader<Attempted<Attempt<T>>>,
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

/// Takes presses while there is something to read.
fn read_presses<T: Teaches>(
    mut presses: MessageReader<T::Press>,
    mut turned: MessageWriter<Turned>,
    mut coach: ResMut<Coach<T>>,
) {
    let reads = coach.halts();
    for press in presses.read().filter(|_| reads) {
        match T::turns(press) {
            Some(to) => {
                turned.write(to);
            }
            None => coach.course.interrupt(),
        }
    }
}

/// Lets the table stand still while there is something to read, and else asks for what the step asks for.
fn set_task<T: Teaches>(coach: Res<Coach<T>>, mut exercise: ResMut<Exercise<T::Rules>>) {
    // Another exercise may have come on the table: its leader says what it asks for.
    if !coach.is_changed() || !exercise.name().starts_with(CHAPTER) {
        return;
    }
    exercise.halt(coach.halts());
    exercise.judge_by(T::judge(&coach));
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
