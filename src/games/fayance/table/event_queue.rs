//! The event queue: what happened waits here and is shown one by one, each when the cards are at rest.

use bevy::prelude::*;

use super::beats::{Beat, Happening, ShownFight};
use super::layout::Edge;
use super::timings::TableTimings;
use super::{ResultPage, Rules, TABLE, TableSystems};
use crate::games::fayance::ID;
use crate::games::fayance::rules::{Side, View};
use crate::table::Rest;
use crate::table::event_queue::{self, Due};
use crate::table::{GameFinished, table_is_left};
use crate::theme::{MotionSettings, Timing};

/// What is on screen: a view, and how far a combat is shown. It has no more than its viewer may know.
#[derive(Resource, Debug, Clone, PartialEq)]
pub struct DisplayedView {
    /// The view after the last event shown; in a combat the one before it.
    pub view: View,
    /// The combat on the stage.
    pub fight: Option<ShownFight>,
}

impl DisplayedView {
    /// The side at the near edge: the viewer's.
    #[must_use]
    pub fn near(&self) -> Side {
        self.view.viewer.unwrap_or(Side::South)
    }

    /// The side at an edge.
    #[must_use]
    pub fn side_at(&self, edge: Edge) -> Side {
        match edge {
            Edge::Near => self.near(),
            Edge::Far => self.near().other(),
        }
    }
}

/// Fact: this is shown from this frame on.
#[derive(Message, Debug, Clone, PartialEq)]
pub struct Happened(pub Happening);

/// The beats to be shown.
pub type EventQueue = event_queue::EventQueue<Beat, DisplayedView>;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<EventQueue>()
        .add_message::<Happened>()
        .add_systems(Update, show_next_beat.in_set(TableSystems::Playback))
        .add_systems(OnExit(TABLE), leave.run_if(table_is_left(TABLE)));
}

/// The pause after a beat.
fn pause_after(beat: &Beat, timings: &TableTimings) -> Timing {
    match (&beat.happening, &beat.shown.fight) {
        (Some(Happening::Fought(_) | Happening::Ended(_)), _) => timings.linger,
        (None, Some(fight)) if !fight.up => timings.hush,
        (None, _) => timings.test,
        (Some(Happening::Confirmed(_) | Happening::Dealt), _) => timings.confirm,
        (Some(_), _) => timings.count,
    }
}

/// Shows the next beat once the cards are at rest and the pause is over.
fn show_next_beat(
    time: Res<Time>,
    rest: Rest,
    timings: Res<TableTimings>,
    motion: Res<MotionSettings>,
    mut events: ResMut<EventQueue>,
    mut displayed: ResMut<DisplayedView>,
    rules: Res<Rules>,
    mut happened: MessageWriter<Happened>,
    mut finished: MessageWriter<GameFinished>,
    mut commands: Commands,
) {
    if !rest.is_resting() {
        return;
    }
    match events.next(time.delta()) {
        Some(Due::Beat(beat)) => {
            events.pause(motion.lasts(pause_after(&beat, &timings)));
            displayed.set_if_neq(beat.shown);
            if let Some(happening) = beat.happening {
                happened.write(Happened(happening));
            }
        }
        Some(Due::Decision(then)) => {
            displayed.set_if_neq(then);
            let led = rules.config().script.is_some();
            if let Some(outcome) = displayed.view.outcome.filter(|_| !led) {
                commands.insert_resource(ResultPage {
                    config: rules.config().clone(),
                    outcome,
                    view: displayed.view.clone(),
                    record: rules.record(),
                });
                finished.write(GameFinished {
                    game: ID,
                    demo: rules.config().demo,
                    played: rules.config().played(outcome.winner),
                });
            }
        }
        None => {}
    }
}

fn leave(mut events: ResMut<EventQueue>, mut commands: Commands) {
    *events = EventQueue::default();
    commands.remove_resource::<DisplayedView>();
}
