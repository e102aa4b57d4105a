//! What is shown of a game: one event after the other, each with the view after it.

use bevy::prelude::*;

use super::shown_hands::OpenHands;
use super::veil::VeiledHands;
use guyenne_rules::seat::{Camp, Seat};
use guyenne_rules::{Castle, SeenEvent, View};
use kit_table::event_queue;

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

/// One event with what is on screen after it.
#[derive(Debug, Clone, PartialEq)]
pub struct Beat {
    /// What the viewer may know of the event.
    pub event: SeenEvent,
    /// What the viewer sees after it.
    pub shown: DisplayedView,
}

/// The events to be shown, and the next decision.
pub type EventQueue = event_queue::EventQueue<Beat, DisplayedView>;
