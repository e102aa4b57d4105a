//! The coach: which step of the chapter is due, what it asks for, and what follows.

use std::sync::Arc;

use bevy::prelude::*;

use super::judge::judge;
use crate::beats::Happening;
use crate::chapters::CHAPTERS;
use crate::request::read_request;
use crate::selection::Attempt;
use crate::session::TableSystems;
use crate::{DisplayedView, GameConfig, Happened, Rules, StartMatch, TableInput, Turn};
use fayance_rules::{BySide, Lesson, Side, Step, Task};
use kit_table::GameRequest;
use kit_table::exercise::Verdict;
use kit_table::{
    tutorial as kit,
    tutorial::{ChapterFlow, Entry, StepState, Teaches, Turned, TutorialChapter, add_coach},
};

/// The chapters, as the coach leads them. What has been told is counted as [`Lesson::told`] does.
pub struct Lessons;

/// The chapter on the table, and how far it has come.
pub type Coach = kit::Coach<Lessons>;

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
        let entry = lesson.entry(step);
        let told = lesson.told(entry);
        let same = lesson.steps.get(step).is_some_and(|step| step.at == told);
        Some(Entry {
            step: if same { step } else { lesson.first_step(told) },
            told,
            start: StartMatch {
                config: config(lesson, entry),
            },
        })
    }

    fn counts(Happened(told): &Happened) -> bool {
        !matches!(told, Happening::Confirmed(_))
    }

    fn turns(press: &TableInput) -> Option<Turned> {
        match press {
            TableInput::Confirm => Some(Turned::On),
            TableInput::TakeBack => Some(Turned::Back),
            _ => None,
        }
    }

    fn judge(coach: &Coach) -> impl Fn(&Attempt) -> Verdict + Send + Sync + 'static {
        let step = coach.step().cloned();
        move |attempt| judge(step.as_ref(), attempt)
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
    let go_on = go_on.run_if(resource_exists::<DisplayedView>);
    add_coach::<Lessons, _>(app, [TableSystems::Sync, TableSystems::Show], go_on);
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
