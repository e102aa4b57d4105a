//! When a crown is certain the table says so, and offers to speed up. Every decision from when the seventh territory is
//! taken on is searched, for a mistake may open what was certain; what is found follows from what both sides see.

use bevy::prelude::*;
use bevy::ui_widgets::Activate;

use super::bot_turn::{BotSystems, Due, due};
use super::session::{TABLE_UPDATE, TableSystems};
use super::{DisplayedView, Rules, StartMatch, TABLE, Turn, event_words};
use crate::keys;
use fayance_ai::{Certainty, is_asked};
use fayance_rules::ID;
use fayance_rules::{Side, View};
use kit_ai::Thinker;
use kit_i18n::LocalizedText;
use kit_input::{Action, Presses};
use kit_table::News;
use kit_table::ai_task::AiTask;
use kit_table::event_queue::game_is_on;
use kit_table::hint::HintSystems;
use kit_table::turns::take_turns;
use kit_timings::{MotionSettings, Speed};

/// The side whose crown is certain.
#[derive(Resource, Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct CertainWinner(pub Option<Side>);

/// The button that speeds up.
#[derive(Component, Debug, Clone, Copy)]
pub struct SpeedUpButton;

/// The search for a crown that is certain.
#[derive(Default)]
struct CertaintySearch(Certainty);

impl Thinker for CertaintySearch {
    type View = View;
    type Answer = Option<Side>;

    fn think(&mut self, view: &View, iterations: u32) -> bool {
        self.0.think(view, iterations)
    }

    fn answer(&mut self, view: &View) -> Option<Side> {
        self.0.answer(view)
    }
}

/// The search that is under way, and the decision that was searched last.
#[derive(Resource, Default)]
struct RunningSearch {
    task: Option<AiTask<CertaintySearch>>,
    at: Option<Due>,
}

/// The systems that speed up, and end it.
#[derive(SystemSet, Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub(super) struct SpeedUpSystems;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<CertainWinner>()
        .init_resource::<RunningSearch>()
        .add_observer(speed_up)
        .add_systems(
            TABLE_UPDATE,
            (
                forget
                    .in_set(SpeedUpSystems)
                    .run_if(on_message::<StartMatch>),
                (
                    search
                        .after(take_turns::<Rules>)
                        .before(HintSystems(ID))
                        .before(TableSystems::Sync),
                    speed_up_by_key
                        .in_set(SpeedUpSystems)
                        .in_set(TableSystems::Input)
                        .before(BotSystems),
                )
                    .run_if(in_state(TABLE))
                    .run_if(game_is_on::<Rules>),
            )
                .chain(),
        )
        .add_systems(OnExit(TABLE), forget);
}

/// Whether the pages can turn faster.
#[must_use]
pub fn offers_speed(certain: CertainWinner, motion: &MotionSettings) -> bool {
    certain.0.is_some() && matches!(motion.pace(), Speed::X1 | Speed::X2)
}

/// Searches each decision, and says what is found.
fn search(
    time: Res<Time>,
    turn: Res<Turn>,
    displayed: Res<DisplayedView>,
    rules: Res<Rules>,
    mut running: ResMut<RunningSearch>,
    mut known: ResMut<CertainWinner>,
    mut motion: ResMut<MotionSettings>,
    mut news: MessageWriter<News>,
) {
    let view = &displayed.view;
    let now = due(view);
    if *turn != Turn::Busy && running.at != Some(now) && is_asked(view) {
        *running = RunningSearch {
            task: Some(AiTask::new(CertaintySearch::default(), view.clone(), None)),
            at: Some(now),
        };
    }
    let found = running
        .bypass_change_detection()
        .task
        .as_mut()
        .and_then(|task| task.answer(time.delta()));
    let Some(found) = found else {
        return;
    };
    running.task = None;
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

/// The table is faster until it is left, another speed is chosen, or the crown is open again.
fn speed_up(
    activate: On<Activate>,
    buttons: Query<(), With<SpeedUpButton>>,
    mut motion: ResMut<MotionSettings>,
) {
    if buttons.contains(activate.entity) {
        motion.hurry = Some(Speed::X4);
    }
}

/// While both choose in plain sight nothing has the focus: the button has a key of its own then.
fn speed_up_by_key(
    presses: Res<Presses>,
    turn: Res<Turn>,
    certain: Res<CertainWinner>,
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
    mut running: ResMut<RunningSearch>,
    mut known: ResMut<CertainWinner>,
    mut motion: ResMut<MotionSettings>,
) {
    *running = RunningSearch::default();
    known.set_if_neq(CertainWinner::default());
    end_hurry(&mut motion);
}
