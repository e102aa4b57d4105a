//! The coach: which step of the chapter is due, what it asks for, and what follows.

use std::sync::Arc;

use bevy::prelude::*;

use super::chapters::CHAPTERS;
use super::coach_judge::judge;
use super::exercise::Exercise;
use super::request::read_request;
use crate::beats::Happening;
use crate::{
    DisplayedView, GameConfig, Happened, Rules, StartMatch, TABLE, TableInput, TableSystems, Turn,
};
use fayance_rules::{BySide, Lesson, Side, Step, Task};
use kit_table::GameRequest;
use kit_table::exercise::ExerciseBegun;
use kit_table::{
    tutorial as kit,
    tutorial::{
        ChapterFlow, Entry, StepState, Teaches, Turned, TutorialChapter, add_coach, begin_to_count,
        hear_answers,
    },
};

/// The chapters, as the coach leads them. What has been told is counted as [`Lesson::told`] does.
pub struct Lessons;

/// The chapter on the table, and how far it has come.
pub type Coach = kit::Coach<Lessons>;

/// The coach's systems.
#[derive(SystemSet, Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct CoachSystems;

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
        let step = step.min(lesson.steps.len().saturating_sub(1));
        let entry = lesson.entry(step);
        let told = lesson.told(entry);
        let same = lesson.steps.get(step).is_some_and(|step| step.at == told);
        Some(Entry {
            step: if same { step } else { lesson.first_step(told) },
            told,
            start: StartMatch(config(lesson, entry)),
        })
    }
}

/// The configuration of a lesson's game from this many events on.
fn config(lesson: &Lesson, entry: usize) -> GameConfig {
    let moves = Side::ALL.map(|side| lesson.record.moves(side).collect());
    GameConfig {
        resume: Some(lesson.first(entry).line()),
        script: Some(Arc::new(BySide(moves))),
        ..read_request(&GameRequest::default())
    }
}

pub(super) fn plugin(app: &mut App) {
    app.configure_sets(
        Update,
        CoachSystems
            .after(TableSystems::Sync)
            .before(TableSystems::Show)
            .run_if(in_state(TABLE).and_then(resource_exists::<Coach>)),
    )
    .add_systems(
        Update,
        (
            count,
            hear_answers::<Lessons>,
            read_presses,
            go_on.run_if(resource_exists::<DisplayedView>),
            // The last step may just have taken the coach away.
            set_task.run_if(resource_exists::<Coach>.and_then(resource_exists::<Exercise>)),
        )
            .chain()
            .in_set(CoachSystems),
    );
    add_coach::<Lessons>(app);
}

/// Counts what has been told.
fn count(
    mut happened: MessageReader<Happened>,
    mut begun: MessageReader<ExerciseBegun>,
    mut coach: ResMut<Coach>,
) {
    if begin_to_count(&mut begun, &mut coach) {
        happened.clear();
    }
    let told = happened.read();
    let told = told.filter(|Happened(what)| !matches!(what, Happening::Confirmed(_)));
    let count = told.count();
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
            TableInput::Confirm => {
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
fn go_on(turn: Res<Turn>, mut flow: ChapterFlow<Lessons>) {
    flow.go_on(|coach, step| {
        let course = &coach.course;
        match step.task {
            Task::Read => {
                // At first the table shows the decision, with the cards that are laid out for it.
                let shown = course.told > course.begun || *turn != Turn::Busy;
                StepState {
                    due: shown && step.at <= course.told,
                    done: false,
                }
            }
            Task::Play(_) => StepState {
                due: matches!(*turn, Turn::Person(_)) && step.at == course.told,
                done: step.at < course.told,
            },
        }
    });
}

/// Lets the table stand still while there is something to read, and else asks for what the step asks for.
fn set_task(coach: Res<Coach>, mut exercise: ResMut<Exercise>) {
    if !coach.is_changed() {
        return;
    }
    let step = coach.step().cloned();
    exercise.halt(coach.halts());
    exercise.judge_by(move |attempt| judge(step.as_ref(), attempt));
}
