//! The telling: what happened waits in line and is shown event by event, each when the cards rest.

use std::collections::VecDeque;

use bevy::prelude::*;

use super::timings::TableTimings;
use super::{Finished, Rules, TABLE, TableSystems, motion::Rest};
use crate::games::guyenne::rules::seat::Camp;
use crate::games::guyenne::rules::{Castle, Event, SeenEvent, View};
use crate::theme::MotionSettings;

/// What the screen shows: never more than its viewer may know.
#[derive(Resource, Debug, Clone, PartialEq)]
pub struct DisplayedView {
    /// The view after the last event told.
    pub view: View,
    /// Whose camp sits at the near edge.
    pub near: Camp,
}

/// Fact: an event has just been told; [`DisplayedView`] is the view right after it and what is seen with it.
#[derive(Message, Debug, Clone, PartialEq)]
pub struct Happened(pub SeenEvent);

/// Fact: the event just told gave a castle to another camp.
#[derive(Message, Debug, Clone, Copy, PartialEq, Eq)]
pub struct CastleTaken {
    /// Which.
    pub castle: Castle,
    /// By whom.
    pub by: Camp,
}

/// The castle that changed hands between two views, if one did: a combat decides over one at a time.
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
    /// What he sees after it.
    pub view: View,
}

/// Whether `next` is seen with `told` and not after it: at a neutral castle both camps turn their cards up together
/// (Leaflet 2022, Résolution des combats, § 1). A record tells it in two events.
fn together(told: &QueuedEvent, next: &QueuedEvent) -> bool {
    let (Event::Reveal { castle, .. }, Event::Reveal { castle: there, .. }) =
        (&told.event, &next.event)
    else {
        return false;
    };
    castle == there && told.view.holders[castle.index()].is_none()
}

/// Events that wait to be told, and the pause that lets the last one be read.
#[derive(Resource, Debug, Default)]
pub struct EventQueue {
    queue: VecDeque<QueuedEvent>,
    pause: Timer,
    /// The view that follows once everything is told: what the next decision is made on.
    then: Option<(View, Camp)>,
}

impl EventQueue {
    /// Whether everything has been told and read.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.queue.is_empty() && self.then.is_none() && self.pause.is_finished()
    }

    /// Lines up what happened, and what is seen when it has been told.
    pub fn extend(&mut self, told: impl IntoIterator<Item = QueuedEvent>, then: View, near: Camp) {
        self.queue.extend(told);
        self.then = Some((then, near));
    }

    /// Ends the pause.
    pub fn hurry(&mut self) {
        let left = self.pause.remaining();
        self.pause.tick(left);
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<EventQueue>()
        .add_message::<Happened>()
        .add_message::<CastleTaken>()
        .add_systems(Update, show_next_event.in_set(TableSystems::Playback))
        .add_systems(
            OnExit(TABLE),
            fall_silent.run_if(super::rules::table_is_left),
        );
}

/// Tells the next event once the cards rest and the last one has been read.
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
) {
    if !rest.is_resting() {
        return;
    }
    if !events.pause.is_finished() {
        events.pause.tick(time.delta());
        return;
    }
    if let Some(mut told) = events.queue.pop_front() {
        while let Some(next) = events.queue.pop_front_if(|next| together(&told, next)) {
            happened.write(Happened(told.event));
            told = next;
        }
        let timing = match &told.event {
            Event::Combat { .. } | Event::End { .. } => Some(timings.linger),
            Event::Concede { .. } | Event::Reshuffle { .. } | Event::Pillage { .. } => {
                Some(timings.count)
            }
            Event::Round { .. } | Event::Pass { .. } | Event::Reveal { .. } => {
                Some(timings.capture)
            }
            Event::Play { .. } => Some(timings.count),
            _ => None,
        };
        let pause = timing.map_or_else(Default::default, |timing| motion.lasts(timing));
        events.pause = Timer::new(pause, TimerMode::Once);
        if pause.is_zero() {
            events.hurry();
        }
        if matches!(told.event, Event::Combat { .. }) {
            changed_hands.write_batch(taken(&displayed.view, &told.view));
        }
        displayed.view = told.view;
        happened.write(Happened(told.event));
    } else if let Some((view, near)) = events.then.take() {
        if displayed.view != view || displayed.near != near {
            *displayed = DisplayedView { view, near };
        }
        if let Some(summary) = rules.summary() {
            finished.write(Finished(summary));
        }
    }
}

fn fall_silent(mut events: ResMut<EventQueue>, mut commands: Commands) {
    *events = EventQueue::default();
    commands.remove_resource::<DisplayedView>();
}
