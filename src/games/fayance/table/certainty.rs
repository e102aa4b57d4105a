//! When a crown is certain the table says so, and offers to let the pages turn fast. The scribes look when a territory is
//! taken, from the seventh on; what they know follows from what both sides see.

use bevy::prelude::*;
use bevy::ui_widgets::Activate;

use super::phase::take_turns;
use super::{DisplayedView, TABLE, TableSystems, Turn, event_words};
use crate::games::fayance::ai::certain;
use crate::games::fayance::rules::{Side, Stage, View};
use crate::table::News;
use crate::table::ai_task::{AiTask, Thinker};
use crate::theme::{MotionSettings, Speed};

/// The side whose crown is certain.
#[derive(Resource, Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Certain(pub Option<Side>);

/// The button that lets the pages turn fast.
#[derive(Component, Debug, Clone, Copy)]
pub struct FastPages;

/// The scribes.
struct Scribes;

impl Thinker for Scribes {
    type View = View;
    type Answer = Option<Side>;

    fn think(&mut self, _view: &View, _iterations: u32) -> bool {
        true
    }

    fn answer(&mut self, view: &View) -> Option<Side> {
        certain(view)
    }
}

/// The scribes at work, and for how many captures they have looked.
#[derive(Resource, Default)]
struct Looking {
    task: Option<AiTask<Scribes>>,
    captures: Option<usize>,
}

/// The speed before the pages began to turn fast.
#[derive(Resource, Debug, Clone, Copy, PartialEq, Eq, Default)]
struct Before(Option<Speed>);

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Certain>()
        .init_resource::<Looking>()
        .init_resource::<Before>()
        .add_observer(turn_fast)
        .add_systems(
            Update,
            look.after(take_turns)
                .before(TableSystems::Sync)
                .run_if(in_state(TABLE))
                .run_if(resource_exists::<DisplayedView>),
        )
        .add_systems(OnExit(TABLE), leave);
}

/// Whether the pages can turn faster.
#[must_use]
pub fn offers_speed(certain: Certain, motion: &MotionSettings) -> bool {
    certain.0.is_some() && matches!(motion.speed, Speed::X1 | Speed::X2)
}

/// Asks the scribes, and says what they have written.
fn look(
    time: Res<Time>,
    turn: Res<Turn>,
    displayed: Res<DisplayedView>,
    rules: Option<Res<super::Rules>>,
    mut looking: ResMut<Looking>,
    mut known: ResMut<Certain>,
    mut news: MessageWriter<News>,
) {
    let Some(rules) = rules else {
        return;
    };
    let view = &displayed.view;
    let captures = view.captures.len();
    if looking.captures.is_some_and(|before| before > captures) {
        // Another game.
        *looking = Looking::default();
        known.set_if_neq(Certain::default());
    }
    let due = view.stage == Stage::Lay && known.0.is_none() && *turn != Turn::Busy;
    if due && looking.captures != Some(captures) {
        *looking = Looking {
            task: Some(AiTask::new(Scribes, view.clone(), None)),
            captures: Some(captures),
        };
    }
    let found = looking
        .bypass_change_detection()
        .task
        .as_mut()
        .and_then(|task| task.answer(time.delta()));
    let Some(found) = found else {
        return;
    };
    looking.task = None;
    if let Some(side) = found {
        known.0 = Some(side);
        news.write(News(event_words::certain(side, rules.config())));
    }
}

/// The pages turn fast until the table is left.
fn turn_fast(
    activate: On<Activate>,
    buttons: Query<(), With<FastPages>>,
    mut motion: ResMut<MotionSettings>,
    mut before: ResMut<Before>,
) {
    if buttons.contains(activate.entity) {
        before.0 = Some(motion.speed);
        motion.speed = Speed::X4;
    }
}

fn leave(
    mut looking: ResMut<Looking>,
    mut known: ResMut<Certain>,
    mut before: ResMut<Before>,
    mut motion: ResMut<MotionSettings>,
) {
    *looking = Looking::default();
    known.set_if_neq(Certain::default());
    if let Some(speed) = before.0.take().filter(|_| motion.speed == Speed::X4) {
        motion.speed = speed;
    }
}
