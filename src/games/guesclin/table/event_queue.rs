//! The event queue: what happened waits here and is shown one by one, each when the figures are at rest.

use bevy::prelude::*;

use super::beats::{Beat, ShownThrow, ThrowStep};
use super::timings::TableTimings;
use super::{ResultPage, Rules, TABLE, TableSystems};
use crate::games::guesclin::ID;
use crate::games::guesclin::rules::{Board, Event, Fighter, Hex, View};
use crate::table::Rest;
use crate::table::event_queue::{self, Due};
use crate::table::{GameFinished, table_is_left};
use crate::theme::{MotionSettings, Timing};

/// What is on screen.
#[derive(Resource, Debug, Clone, PartialEq)]
pub struct DisplayedView {
    /// The view after the last event shown; in the course of an event the one before it.
    pub view: View,
    /// The figure on its way, and the hex that it has come to.
    pub walks: Option<(Fighter, Hex)>,
    /// The dice on the table.
    pub throw: Option<ShownThrow>,
}

impl DisplayedView {
    /// A board at rest.
    #[must_use]
    pub fn of(board: Board) -> Self {
        Self {
            view: View {
                viewer: None,
                board,
            },
            walks: None,
            throw: None,
        }
    }

    /// The board.
    #[must_use]
    pub fn board(&self) -> &Board {
        &self.view.board
    }

    /// Where a figure is shown, if on the map.
    #[must_use]
    pub fn at(&self, who: Fighter) -> Option<Hex> {
        match self.walks {
            Some((walker, at)) if walker == who => Some(at),
            _ => self.board().at(who),
        }
    }
}

/// Fact: this is shown from this frame on.
#[derive(Message, Debug, Clone, PartialEq)]
pub struct Happened(pub Event);

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
    let step = beat.shown.throw.as_ref().map(|throw| throw.step);
    match (&beat.happening, step) {
        (None, Some(ThrowStep::Rolls)) => timings.roll,
        (None, Some(_)) => timings.keep,
        (_, Some(_)) | (Some(Event::End(_)), _) => timings.linger,
        (None, None) | (Some(Event::Move { .. } | Event::Place { .. }), _) => Timing::STILL,
        (Some(Event::Round { .. } | Event::Activate { .. }), _) => timings.herald,
        (Some(_), _) => timings.deed,
    }
}

/// Shows the next beat once the figures are at rest and the pause is over.
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
            if let Some(outcome) = displayed.board().outcome().filter(|_| !led) {
                commands.insert_resource(ResultPage {
                    config: rules.config().clone(),
                    outcome,
                    view: displayed.view.clone(),
                    throws: rules.throws(),
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
