//! The coach: which step of the chapter is due, what it asks for, and what follows.

use bevy::prelude::*;

use super::judge::judge;
use crate::chapters::CHAPTERS;
use crate::exercise::scripted;
use crate::hint_request::parts;
use crate::selection::Attempt;
use crate::session::{TABLE_UPDATE, TableSystems};
use crate::{Happened, Rules, Selection, TableInput, Turn, selection};
use guyenne_rules::{Event, ID, Lesson, Step, Task};
use kit_table::exercise::Verdict;
use kit_table::{
    tutorial as kit,
    tutorial::{
        ChapterFlow, CoachSystems, Entry, StepState, Teaches, Turned, TutorialChapter, add_coach,
    },
};

/// The chapters, as the coach leads them.
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
        let (step, told) = whole(lesson, step);
        let start = scripted(lesson.script.clone(), told).ok()?;
        Some(Entry { step, told, start })
    }

    fn part(lesson: &Lesson, step: usize) -> usize {
        lesson.part(step)
    }

    fn counts(told: &Happened) -> bool {
        // A record has no event for the sweep.
        told.0 != Event::Sweep
    }

    fn turns(press: &TableInput) -> Option<Turned> {
        match press {
            TableInput::Commit => Some(Turned::On),
            TableInput::TakeBack => Some(Turned::Back),
            _ => None,
        }
    }

    fn judge(coach: &Coach) -> impl Fn(&Attempt) -> Verdict + Send + Sync + 'static {
        let names = coach.lesson().script.record().config.names;
        let step = coach.step();
        let task = step.map_or(Task::Read, |step| step.task);
        let answers = step.map_or_else(Vec::new, |step| step.answers.clone());
        move |attempt| judge(task, &answers, names, attempt)
    }
}

/// The step that a player who comes back to `step` begins with, and how many events there have been: a choice that is
/// made in several steps is made whole.
fn whole(lesson: &Lesson, mut step: usize) -> (usize, usize) {
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
        TABLE_UPDATE,
        CoachSystems(ID).after(selection::mark_selectable),
    );
    add_coach::<Lessons, _>(app, [TableSystems::Sync, TableSystems::Show], go_on);
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
