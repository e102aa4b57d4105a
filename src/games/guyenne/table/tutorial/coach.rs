//! The coach: which step of the chapter is due, what it asks for, and what follows.

use std::sync::Arc;

use bevy::prelude::*;

use super::CHAPTERS;
use super::judge::judge;
use crate::games::guyenne::ID;
use crate::games::guyenne::rules::{Event, Lesson, Step, Task};
use crate::games::guyenne::table::exercise::{
    Attempted, Exercise, ExerciseBegun, LeaveExercise, StartExercise, Verdict, another_is_begun,
};
use crate::games::guyenne::table::hint_request::parts;
use crate::games::guyenne::table::session::BeginSystems;
use crate::games::guyenne::table::{
    DisplayedView, Happened, Selection, TABLE, TableInput, TableSystems, Turn, selection,
};
use crate::i18n::LocalizedText;
use crate::table::tutorial::{Course, Progress, StartChapter, Turned, TutorialChapter};
use crate::table::{Learning, Menu};

/// How the marks of chapters begin, which are also the names of their exercises.
const EXERCISES: &str = "tutorial-";

/// The chapter on the table, and how far it has come.
#[derive(Resource, Debug)]
pub struct Coach {
    course: Course,
    lesson: Arc<Lesson>,
}

/// The coach's systems.
#[derive(SystemSet, Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub(super) struct CoachSystems;

impl Coach {
    /// The step that is due; `None` while events are shown.
    #[must_use]
    pub fn step(&self) -> Option<&Step> {
        self.lesson
            .steps
            .get(self.course.step)
            .filter(|_| self.course.due)
    }

    /// The number of the step, from 0, and how many there are.
    #[must_use]
    pub fn number(&self) -> (usize, usize) {
        (self.course.step, self.lesson.steps.len())
    }

    /// Why the last press was not what is asked for.
    #[must_use]
    pub fn wrong(&self) -> Option<&LocalizedText> {
        self.course.wrong.as_ref()
    }

    /// The step that a player who comes back to `step` begins with: a choice that is made in several steps is made
    /// whole.
    fn whole(lesson: &Lesson, step: usize) -> (usize, usize) {
        let mut step = step.min(lesson.steps.len().saturating_sub(1));
        let entry = lesson.entry(step);
        if lesson.steps.get(step).is_none_or(|step| step.at != entry) {
            let first = lesson.steps.iter().position(|step| step.at >= entry);
            step = first.unwrap_or(0);
        }
        let at = |step: usize| lesson.steps.get(step).map(|step| step.at);
        let is_part = |step: usize| {
            let task = lesson.steps.get(step).map(|step| step.task);
            matches!(task, Some(Task::Name(_) | Task::Choose(_)))
        };
        while step > 0 && at(step - 1) == at(step) && is_part(step - 1) {
            step -= 1;
        }
        (step, entry)
    }
}

pub(super) fn plugin(app: &mut App) {
    app.configure_sets(
        Update,
        CoachSystems
            .after(TableSystems::Sync)
            .after(selection::mark_selectable)
            .before(TableSystems::Show)
            .run_if(in_state(TABLE).and_then(resource_exists::<Coach>)),
    )
    .add_systems(
        Update,
        (
            start_chapter
                .run_if(on_message::<StartChapter>)
                .before(BeginSystems),
            (
                count_events,
                hear_answers,
                go_on,
                // The last step may just have taken the coach away.
                set_task.run_if(
                    resource_exists::<Coach>
                        .and_then(resource_exists::<DisplayedView>)
                        .and_then(resource_exists::<Exercise>),
                ),
            )
                .chain()
                .in_set(CoachSystems),
            forget
                .run_if(resource_removed::<Exercise>.or_else(another_is_begun(EXERCISES)))
                .before(start_chapter),
        ),
    );
}

/// Puts the exercise of a chapter on the table.
fn start_chapter(
    mut requests: MessageReader<StartChapter>,
    mut start: MessageWriter<StartExercise>,
    mut commands: Commands,
) {
    let own = requests.read().filter(|request| request.game == ID);
    let Some(&StartChapter { chapter, step, .. }) = own.last() else {
        return;
    };
    let lesson = CHAPTERS.get(chapter).and_then(TutorialChapter::read);
    if let Some(lesson) = lesson {
        let coach = begin(chapter, Arc::new(lesson), step, &mut start);
        if let Some(coach) = coach {
            commands.insert_resource(coach);
        }
    }
}

/// The coach at a step, with its game on the table.
fn begin(
    chapter: usize,
    lesson: Arc<Lesson>,
    step: usize,
    start: &mut MessageWriter<StartExercise>,
) -> Option<Coach> {
    let (step, entry) = Coach::whole(&lesson, step);
    let mark = CHAPTERS.get(chapter)?.mark;
    let exercise = Exercise::new(mark, lesson.script.clone(), entry).ok()?;
    start.write(StartExercise(exercise.coached()));
    Some(Coach {
        course: Course::new(chapter, step, entry),
        lesson,
    })
}

/// Counts the events that have been shown.
fn count_events(
    mut happened: MessageReader<Happened>,
    mut begun: MessageReader<ExerciseBegun>,
    mut coach: ResMut<Coach>,
) {
    if begun.read().next().is_some() {
        happened.clear();
        coach.course.told = coach.course.begun;
    }
    // A record has no event for the sweep.
    let events = happened.read().filter(|shown| shown.0 != Event::Sweep);
    let count = events.count();
    if count > 0 {
        coach.course.count(count);
    }
}

/// Takes the answers to presses, and presses while there is something to read.
fn hear_answers(
    mut attempted: MessageReader<Attempted>,
    mut inputs: MessageReader<TableInput>,
    mut turned: MessageWriter<Turned>,
    mut coach: ResMut<Coach>,
) {
    for Attempted { verdict, .. } in attempted.read() {
        let wrong = match verdict {
            Verdict::Right | Verdict::Held => None,
            Verdict::Wrong(why) => Some(why.clone()),
        };
        if coach.course.wrong != wrong {
            coach.course.wrong = wrong;
        }
    }
    let reads = coach.step().is_some_and(|step| step.task == Task::Read);
    for input in inputs.read().filter(|_| reads) {
        match input {
            TableInput::Commit => {
                turned.write(Turned::On);
            }
            TableInput::TakeBack => {
                turned.write(Turned::Back);
            }
            _ => coach.course.interrupt(),
        }
    }
}

/// Goes on to the next step when what the last one asked for is done; from part to part, and out of the last one.
fn go_on(
    turn: Res<Turn>,
    selection: Res<Selection>,
    mut turned: MessageReader<Turned>,
    mut coach: ResMut<Coach>,
    mut learning: ResMut<Learning>,
    mut start: MessageWriter<StartExercise>,
    mut leave: MessageWriter<LeaveExercise>,
    mut commands: Commands,
) {
    let pressed: Vec<Turned> = turned.read().copied().collect();
    let Some(chapter) = CHAPTERS.get(coach.course.chapter) else {
        return;
    };
    if pressed.contains(&Turned::Back) {
        let before = coach.course.step.saturating_sub(1);
        let lesson = coach.lesson.clone();
        if let Some(again) = begin(coach.course.chapter, lesson, before, &mut start) {
            *coach = again;
        }
        return;
    }
    let mut read = pressed.contains(&Turned::On);
    loop {
        let Some(step) = coach.lesson.steps.get(coach.course.step) else {
            Progress::Done.keep(&mut learning, ID, chapter.mark);
            leave.write(LeaveExercise(Menu::Tutorial));
            commands.remove_resource::<Coach>();
            return;
        };
        let course = &coach.course;
        let decides = matches!(*turn, Turn::Person(_)) && step.at == course.told;
        let (due, done) = match step.task {
            Task::Read => {
                let due = step.at <= course.told;
                (due, due && course.due && core::mem::take(&mut read))
            }
            Task::Name(m) => (decides, decides && selection.castle == parts(m).1),
            Task::Choose(m) => (decides, decides && selection.cards == parts(m).0),
            Task::Play(_) => (decides, step.at < course.told),
        };
        if !done {
            if course.due != due {
                coach.course.due = due;
            }
            return;
        }
        let steps = coach.lesson.steps.len();
        let before = coach.course.step;
        coach.course.go_on(steps, &mut learning, ID, chapter.mark);
        let after = coach.course.step;
        if after < steps && coach.lesson.part(before) != coach.lesson.part(after) {
            let lesson = coach.lesson.clone();
            if let Some(next) = begin(coach.course.chapter, lesson, after, &mut start) {
                *coach = next;
            }
            return;
        }
    }
}

/// Lets the table stand still while there is something to read, and else asks for what the step asks for.
fn set_task(coach: Res<Coach>, displayed: Res<DisplayedView>, mut exercise: ResMut<Exercise>) {
    // Another exercise may have come on the table: its leader says what it asks for.
    if !coach.is_changed() || !exercise.name().starts_with(EXERCISES) {
        return;
    }
    let names = displayed.view.config.names;
    let task = coach.step().map_or(Task::Read, |step| step.task);
    exercise.halt(coach.step().is_some() && task == Task::Read);
    let answers = coach
        .step()
        .map_or_else(Vec::new, |step| step.answers.clone());
    exercise.judge_by(move |attempt| judge(task, &answers, names, attempt));
}

/// The coach leaves with the exercise.
fn forget(mut commands: Commands) {
    commands.remove_resource::<Coach>();
}
