//! The coach: which step of the chapter is due, what it asks for, and what follows.

use bevy::prelude::*;

use super::CHAPTERS;
use super::judge::judge;
use crate::exercise::{Exercise, scripted};
use crate::hint_request::parts;
use crate::{
    DisplayedView, Happened, Rules, Selection, TABLE, TableInput, TableSystems, Turn, selection,
};
use guyenne_rules::{Event, Lesson, Step, Task};
use kit_table::exercise::ExerciseBegun;
use kit_table::{
    tutorial as kit,
    tutorial::{
        CHAPTER, ChapterFlow, Entry, StepState, Teaches, Turned, TutorialChapter, add_coach,
        begin_to_count, hear_answers,
    },
};

/// The chapters, as the coach leads them.
pub struct Lessons;

/// The chapter on the table, and how far it has come.
pub type Coach = kit::Coach<Lessons>;

/// The coach's systems.
#[derive(SystemSet, Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub(super) struct CoachSystems;

impl Teaches for Lessons {
    type Rules = Rules;
    type Lesson = Lesson;
    type Step = Step;

    fn chapters() -> &'static [TutorialChapter<Lesson>] {
        &CHAPTERS
    }

    fn steps(lesson: &Lesson) -> &[Step] {
        &lesson.steps
    }

    fn is_read(step: &Step) -> bool {
        step.task == Task::Read
    }

    fn enter(lesson: &Lesson, step: usize) -> Option<Entry<Rules>> {
        let (step, told) = whole(lesson, step);
        let start = scripted(lesson.script.clone(), told).ok()?;
        Some(Entry { step, told, start })
    }

    fn part(lesson: &Lesson, step: usize) -> usize {
        lesson.part(step)
    }
}

/// The step that a player who comes back to `step` begins with, and how many events there have been: a choice that is
/// made in several steps is made whole.
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
            count_events,
            hear_answers::<Lessons>,
            read_presses,
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
    );
    add_coach::<Lessons>(app);
}

/// Counts the events that have been shown.
fn count_events(
    mut happened: MessageReader<Happened>,
    mut begun: MessageReader<ExerciseBegun>,
    mut coach: ResMut<Coach>,
) {
    if begin_to_count(&mut begun, &mut coach) {
        happened.clear();
    }
    // A record has no event for the sweep.
    let events = happened.read().filter(|shown| shown.0 != Event::Sweep);
    let count = events.count();
    if count > 0 {
        coach.course.count(count);
    }
}

/// Takes presses while there is something to read.
fn read_presses(
    mut inputs: MessageReader<TableInput>,
    mut turned: MessageWriter<Turned>,
    mut coach: ResMut<Coach>,
) {
    let reads = coach.halts();
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

/// Goes on to the next step when what the last one asked for is done.
fn go_on(turn: Res<Turn>, selection: Res<Selection>, mut flow: ChapterFlow<Lessons>) {
    flow.go_on(|coach, step| {
        let told = coach.course.told;
        let decides = matches!(*turn, Turn::Person(_)) && step.at == told;
        let (due, done) = match step.task {
            Task::Read => (step.at <= told, false),
            Task::Name(m) => (decides, decides && selection.castle == parts(m).1),
            Task::Choose(m) => (decides, decides && selection.cards == parts(m).0),
            Task::Play(_) => (decides, step.at < told),
        };
        StepState { due, done }
    });
}

/// Lets the table stand still while there is something to read, and else asks for what the step asks for.
fn set_task(coach: Res<Coach>, displayed: Res<DisplayedView>, mut exercise: ResMut<Exercise>) {
    // Another exercise may have come on the table: its leader says what it asks for.
    if !coach.is_changed() || !exercise.name().starts_with(CHAPTER) {
        return;
    }
    let names = displayed.view.config.names;
    let step = coach.step();
    let task = step.map_or(Task::Read, |step| step.task);
    let answers = step.map_or_else(Vec::new, |step| step.answers.clone());
    exercise.halt(coach.halts());
    exercise.judge_by(move |attempt| judge(task, &answers, names, attempt));
}
