//! Pictures of the tutorial: the list of its chapters, and bubbles at the table.

use bevy::prelude::*;

use crate::Selection;
use crate::plan::Deed;
use crate::tutorial::{Coach, Lessons};
use guesclin_rules::ID;
use guesclin_rules::{Lesson, Move, Task};
use kit_i18n::Language;
use kit_table::screenshots::{SETTLE, TourStep};
use kit_table::tutorial::show_step;
use kit_table::{Menu, Screen};

/// The steps that are shown.
const SHOWN: [usize; 10] = [0, 2, 4, 5, 6, 11, 14, 16, 22, 28];

/// The list of chapters, and bubbles.
pub(super) fn tutorial() -> Vec<TourStep> {
    let mut steps = Vec::from(TourStep::at_title(Language::Fr));
    steps.push(TourStep::open(ID, Menu::Tutorial));
    steps.extend(TourStep::picture("guesclin-tutorial-chapters"));
    steps.push(TourStep::Pause(false));
    for n in SHOWN {
        steps.extend(bubble(n, format!("guesclin-tutorial-{n:02}")));
    }
    steps.extend([TourStep::Speak(Language::De), TourStep::LargeLetters(true)]);
    for n in SHOWN {
        steps.extend(bubble(n, format!("guesclin-tutorial-largest-{n:02}")));
    }
    steps.extend([
        TourStep::LargeLetters(false),
        TourStep::Speak(Language::En),
        TourStep::Go(Screen::Title),
        TourStep::Rest(SETTLE),
    ]);
    steps
}

/// Plans what the step asks for.
fn plan(world: &mut World) {
    let Some(Task::Aim(m) | Task::Play(m)) =
        (world.resource::<Coach>().step()).map(|step| step.task)
    else {
        return;
    };
    let mut selection = world.resource_mut::<Selection>();
    match (m, Lesson::goal(m)) {
        (Move::Attack { who, target }, _) => {
            selection.plan.choose(Some(who));
            selection.plan.deed = Some(Deed::Attack(target));
        }
        (Move::Shoot { who, target }, _) => {
            selection.plan.choose(Some(who));
            selection.plan.deed = Some(Deed::Shoot(target));
        }
        (Move::Order { to, .. }, _) => {
            selection.plan.choose(Some(to));
            selection.orders = true;
        }
        (_, Some((who, ..))) => selection.plan.choose(Some(who)),
        _ => {}
    }
}

/// The bubble of a step.
fn bubble(step: usize, name: String) -> Vec<TourStep> {
    let mut steps = Vec::from(show_step::<Lessons>(0, step));
    steps.push(TourStep::run(plan));
    steps.extend(TourStep::picture(name));
    steps
}
