//! The coach: which step of the chapter is due, what it asks for, and what follows.

use std::sync::Arc;

use bevy::prelude::*;

use super::judge::{aims_at, judge};
use crate::chapters::CHAPTERS;
use crate::map_view::MapView;
use crate::selection::Attempt;
use crate::session::TableSystems;
use crate::{DisplayedView, GameConfig, Rules, Selection, StartMatch, TableInput, Turn, request};
use guesclin_rules::{Lesson, Step, Task};
use kit_table::GameRequest;
use kit_table::exercise::Verdict;
use kit_table::{
    tutorial as kit,
    tutorial::{ChapterFlow, Entry, StepState, Teaches, TutorialChapter, add_coach},
};

/// The chapters, as the coach leads them.
pub struct Lessons;

/// The chapter on the table, and how far it has come.
pub type Coach = kit::Coach<Lessons>;

/// The part of the map that was seen when a step that asks to look around had become due, and for how many frames it
/// has been.
#[derive(Resource, Debug, Default)]
struct SeenMap {
    view: Option<MapView>,
    frames: u8,
}

impl Teaches for Lessons {
    type Rules = Rules;
    type Lesson = Lesson;
    type Step = Step;
    type Press = TableInput;

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
        let told = lesson.entry(step);
        let same = lesson.steps.get(step).is_some_and(|step| step.at == told);
        Some(Entry {
            step: if same {
                shows(lesson, step)
            } else {
                lesson.first_step(told)
            },
            told,
            start: StartMatch {
                config: config(lesson, told),
            },
        })
    }

    fn judge(coach: &Coach) -> impl Fn(&Attempt) -> Verdict + Send + Sync + 'static {
        let step = coach.step().cloned();
        let upcoming = coach.lesson().upcoming(coach.course.told);
        move |attempt| judge(step.as_ref(), &upcoming, attempt)
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<SeenMap>();
    let go_on = go_on.run_if(resource_exists::<DisplayedView>);
    add_coach::<Lessons, _>(app, [TableSystems::Sync, TableSystems::Show], go_on);
}

/// The configuration of a lesson's game from this many events on.
fn config(lesson: &Lesson, entry: usize) -> GameConfig {
    let moves = lesson.decisions.iter();
    GameConfig {
        resume: Some(lesson.first(entry).line()),
        script: Some(Arc::new(moves.map(|one| one.map(|(_, m)| m)).collect())),
        ..request::read_request(&GameRequest::default())
    }
}

/// The step before that lets something be seen which this one speaks about.
fn shows(lesson: &Lesson, step: usize) -> usize {
    let Some(before) = step.checked_sub(1).map(|before| &lesson.steps[before]) else {
        return step;
    };
    let acts = matches!(before.task, Task::Pick(_) | Task::Threat | Task::Aim(_));
    let reads = lesson.steps[step].task == Task::Read && lesson.steps[step].at == before.at;
    if acts && reads { step - 1 } else { step }
}

/// After so many frames only the player moves the map.
const SETTLED: u8 = 3;

/// Whether what a step asks for is done, once it is due.
fn is_done(task: Task, selection: &Selection, view: &MapView, seen: &SeenMap) -> bool {
    match task {
        Task::Read | Task::Play(_) => false,
        Task::Look => seen.frames >= SETTLED && seen.view.is_some_and(|seen| seen != *view),
        Task::Pick(who) => selection.plan.fighter == Some(who),
        Task::Threat => selection.threat,
        Task::Aim(m) => aims_at(&selection.plan, m),
    }
}

/// Goes on to the next step when what the last one asked for is done.
fn go_on(
    (turn, selection, view): (Res<Turn>, Res<Selection>, Res<MapView>),
    mut seen: ResMut<SeenMap>,
    mut flow: ChapterFlow<Lessons>,
) {
    let before = (flow.coach.course.step, flow.coach.course.due);
    flow.go_on(|coach, step| {
        let (task, at, course) = (step.task, step.at, &coach.course);
        let due = match task {
            // At first the table shows the decision.
            Task::Read => (course.told > course.begun || *turn != Turn::Busy) && at <= course.told,
            _ => turn.person().is_some() && at == course.told,
        };
        let missed = task != Task::Read && at < course.told;
        let done = due && course.due && is_done(task, &selection, &view, &seen);
        StepState {
            due,
            done: done || missed,
        }
    });
    let course = &flow.coach.course;
    if (course.step, course.due) != before {
        *seen = SeenMap::default();
    }
    // At first the map moves by itself to who is to act.
    let looks = flow
        .coach
        .step()
        .is_some_and(|step| step.task == Task::Look);
    if looks && seen.frames < SETTLED {
        seen.frames += 1;
        seen.view = Some(*view);
    }
}
