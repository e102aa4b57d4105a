//! The event queue: events wait here and are shown one by one, each when the cards are at rest.

use bevy::prelude::*;

use super::exercise::{Exercise, is_halted};
use super::shown_hands::OpenHands;
use super::timings::TableTimings;
use super::veil::VeiledHands;
use super::{Finished, Rules, TABLE, TableSystems};
use crate::games::guyenne::rules::seat::{Camp, Seat};
use crate::games::guyenne::rules::{Castle, Event, SeenEvent, View};
use crate::table::Rest;
use crate::table::event_queue::{self, Due};
use crate::table::table_is_left;
use crate::theme::{MotionSettings, Timing};

/// The view on screen. It has no more than its viewer may know.
#[derive(Resource, Debug, Clone, PartialEq)]
pub struct DisplayedView {
    /// The view after the last event shown.
    pub view: View,
    /// The camp at the near edge.
    pub near: Camp,
    /// The hands that are shown beside the viewer's own.
    pub open_hands: OpenHands,
    /// What people have face down under the veil, for the cards themselves; `None` without a veil.
    pub veiled: Option<VeiledHands>,
    /// Whose cards lie face up for a private look.
    pub look: Option<Seat>,
}

#[cfg(test)]
impl DisplayedView {
    /// A view on the table, with neither veil nor look, and the French at the near edge.
    pub(super) fn plain(view: View) -> Self {
        Self {
            open_hands: [None; 4],
            view,
            near: Camp::French,
            veiled: None,
            look: None,
        }
    }
}

/// Fact: an event is shown from this frame on. [`DisplayedView`] is the view after it and after those shown with it.
#[derive(Message, Debug, Clone, PartialEq)]
pub struct Happened(pub SeenEvent);

/// Fact: the combat that is shown from this frame on gave a castle to another camp.
#[derive(Message, Debug, Clone, Copy, PartialEq, Eq)]
pub struct CastleTaken {
    /// The castle.
    pub castle: Castle,
    /// Its new holder.
    pub by: Camp,
}

/// The castle that has another holder in the second view, if one has: a combat decides one castle.
fn taken(before: &View, after: &View) -> Option<CastleTaken> {
    Castle::ALL.into_iter().find_map(|castle| {
        let [was, is] = [before, after].map(|view| view.holders[castle.index()]);
        let by = is.filter(|_| was != is)?;
        Some(CastleTaken { castle, by })
    })
}

/// One event with the view after it.
#[derive(Debug, Clone, PartialEq)]
pub struct QueuedEvent {
    /// What the viewer may know of the event.
    pub event: SeenEvent,
    /// The viewer's view after it.
    pub view: View,
    /// The hands that are shown beside the viewer's own.
    pub open_hands: OpenHands,
    /// What people have face down under the veil.
    pub veiled: Option<VeiledHands>,
}

/// Whether `next` is shown together with `first`: at a neutral castle both camps reveal their cards at the same time
/// (Leaflet 2022, Résolution des combats, § 1), which a record has as two events.
fn together(first: &QueuedEvent, next: &QueuedEvent) -> bool {
    let (Event::Reveal { castle, .. }, Event::Reveal { castle: there, .. }) =
        (&first.event, &next.event)
    else {
        return false;
    };
    castle == there && first.view.holders[castle.index()].is_none()
}

/// The events to be shown, and the next decision.
pub type EventQueue = event_queue::EventQueue<QueuedEvent, DisplayedView>;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<EventQueue>()
        .add_message::<Happened>()
        .add_message::<CastleTaken>()
        .add_systems(Update, show_next_event.in_set(TableSystems::Playback))
        .add_systems(OnExit(TABLE), leave.run_if(table_is_left(TABLE)));
}

/// The pause after an event, if there is one.
fn pause_after(event: &SeenEvent, timings: &TableTimings) -> Option<Timing> {
    match event {
        Event::Combat { .. } | Event::End { .. } => Some(timings.linger),
        Event::Concede { .. } | Event::Reshuffle { .. } | Event::Pillage { .. } => {
            Some(timings.count)
        }
        Event::Round { .. } | Event::Pass { .. } | Event::Reveal { .. } => Some(timings.capture),
        Event::Play { .. } => Some(timings.count),
        _ => None,
    }
}

/// Shows the next event once the cards are at rest and the pause is over.
fn show_next_event(
    time: Res<Time>,
    rest: Rest,
    timings: Res<TableTimings>,
    motion: Res<MotionSettings>,
    mut events: ResMut<EventQueue>,
    mut displayed: ResMut<DisplayedView>,
    rules: Res<Rules>,
    mut happened: MessageWriter<Happened>,
    mut changed_hands: MessageWriter<CastleTaken>,
    mut finished: MessageWriter<Finished>,
    exercise: Option<Res<Exercise>>,
) {
    if !rest.is_resting() || is_halted(exercise.as_deref()) {
        return;
    }
    match events.next(time.delta()) {
        Some(Due::Beat(mut queued)) => {
            while let Some(next) = events.next_if(|next| together(&queued, next)) {
                happened.write(Happened(queued.event));
                queued = next;
            }
            let pause = pause_after(&queued.event, &timings);
            events.pause(pause.map_or_else(Default::default, |timing| motion.lasts(timing)));
            if matches!(queued.event, Event::Combat { .. }) {
                changed_hands.write_batch(taken(&displayed.view, &queued.view));
            }
            displayed.view = queued.view;
            displayed.open_hands = queued.open_hands;
            displayed.veiled = queued.veiled;
            happened.write(Happened(queued.event));
        }
        Some(Due::Decision(then)) => {
            let look = displayed.look;
            displayed.set_if_neq(DisplayedView { look, ..then });
            if let Some(summary) = rules.summary() {
                finished.write(Finished(summary));
            }
        }
        None => {}
    }
}

fn leave(mut events: ResMut<EventQueue>, mut commands: Commands) {
    *events = EventQueue::default();
    commands.remove_resource::<DisplayedView>();
}
