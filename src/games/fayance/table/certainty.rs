//! When a crown is certain the table says so, and offers to let the pages turn fast. The scribes look at every decision
//! from when the seventh territory is taken on, for a mistake may open what was certain; what they know follows from
//! what both sides see.

use bevy::prelude::*;
use bevy::ui_widgets::Activate;

use super::bot_turn::{BotSystems, Due, due};
use super::rules::game_is_on;
use super::{DisplayedView, Rules, StartMatch, TABLE, TableSystems, Turn, event_words};
use crate::keys;
use fayance_ai::{Certainty, is_asked};
use fayance_rules::ID;
use fayance_rules::{Side, View};
use kit_ai::Thinker;
use kit_i18n::LocalizedText;
use kit_input::{Action, Presses};
use kit_table::News;
use kit_table::ai_task::AiTask;
use kit_table::flow::GameSystems;
use kit_table::hint::HintSystems;
use kit_table::turns::take_turns;
use kit_timings::{MotionSettings, Speed};

/// The side whose crown is certain.
#[derive(Resource, Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Certain(pub Option<Side>);

/// The button that lets the pages turn fast.
#[derive(Component, Debug, Clone, Copy)]
pub struct FastPages;

/// The scribes.
#[derive(Default)]
struct Scribes(Certainty);

impl Thinker for Scribes {
    type View = View;
    type Answer = Option<Side>;

    fn think(&mut self, view: &View, iterations: u32) -> bool {
        self.0.think(view, iterations)
    }

    fn answer(&mut self, view: &View) -> Option<Side> {
        self.0.answer(view)
    }
}

/// The scribes at work, and the decision that they have looked at last.
#[derive(Resource, Default)]
struct Looking {
    task: Option<AiTask<Scribes>>,
    at: Option<Due>,
}

/// The systems that let the pages turn fast, and end it.
#[derive(SystemSet, Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub(super) struct HurrySystems;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Certain>()
        .init_resource::<Looking>()
        .add_observer(turn_fast)
        .add_systems(
            Update,
            (
                (forget.in_set(HurrySystems).in_set(GameSystems(ID)))
                    .run_if(on_message::<StartMatch>),
                (
                    (look.in_set(GameSystems(ID)))
                        .after(take_turns::<Rules>)
                        .before(HintSystems(ID))
                        .before(TableSystems::Sync),
                    press_fast
                        .in_set(HurrySystems)
                        .in_set(TableSystems::Input)
                        .before(BotSystems),
                )
                    .run_if(in_state(TABLE))
                    .run_if(game_is_on),
            )
                .chain(),
        )
        .add_systems(OnExit(TABLE), forget);
}

/// Whether the pages can turn faster.
#[must_use]
pub fn offers_speed(certain: Certain, motion: &MotionSettings) -> bool {
    certain.0.is_some() && matches!(motion.pace(), Speed::X1 | Speed::X2)
}

/// Asks the scribes, and says what they have written.
fn look(
    time: Res<Time>,
    turn: Res<Turn>,
    displayed: Res<DisplayedView>,
    rules: Res<Rules>,
    mut looking: ResMut<Looking>,
    mut known: ResMut<Certain>,
    mut motion: ResMut<MotionSettings>,
    mut news: MessageWriter<News>,
) {
    let view = &displayed.view;
    let now = due(view);
    if *turn != Turn::Busy && looking.at != Some(now) && is_asked(view) {
        *looking = Looking {
            task: Some(AiTask::new(Scribes::default(), view.clone(), None)),
            at: Some(now),
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
    if known.0 == found {
        return;
    }
    known.0 = found;
    news.write(News(match found {
        Some(side) => event_words::certain(side, rules.config()),
        None => LocalizedText::new(keys::FAYANCE_OPEN_AGAIN),
    }));
    if found.is_none() {
        end_hurry(&mut motion);
    }
}

/// The pages turn fast until the table is left, another speed is chosen, or the crown is open again.
fn turn_fast(
    activate: On<Activate>,
    buttons: Query<(), With<FastPages>>,
    mut motion: ResMut<MotionSettings>,
) {
    if buttons.contains(activate.entity) {
        motion.hurry = Some(Speed::X4);
    }
}

/// While both choose in plain sight nothing has the focus: the button has a key of its own then.
fn press_fast(
    presses: Res<Presses>,
    turn: Res<Turn>,
    certain: Res<Certain>,
    mut motion: ResMut<MotionSettings>,
) {
    let offered = *turn == Turn::Together && offers_speed(*certain, &motion);
    if offered && presses.below_menus(Action::Decline) {
        motion.hurry = Some(Speed::X4);
    }
}

fn end_hurry(motion: &mut ResMut<MotionSettings>) {
    if motion.hurry.is_some() {
        motion.hurry = None;
    }
}

fn forget(
    mut looking: ResMut<Looking>,
    mut known: ResMut<Certain>,
    mut motion: ResMut<MotionSettings>,
) {
    *looking = Looking::default();
    known.set_if_neq(Certain::default());
    end_hurry(&mut motion);
}
