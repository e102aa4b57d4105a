//! The note on screen, in any game, and its button.

use bevy::prelude::*;
use guyenne::table::Note;
use guyenne::table::notes::{ClosesNote, NotePanel};

use crate::harness::Hands;

/// The note whose panel is seen.
pub fn shown(hands: &mut Hands) -> Option<(Entity, Note)> {
    let world = hands.app.world_mut();
    let mut panels = world.query::<(Entity, &NotePanel, &InheritedVisibility)>();
    let all: Vec<_> = (panels.iter(world))
        .filter(|(.., seen)| seen.get())
        .map(|(entity, panel, _)| (entity, panel.0))
        .collect();
    assert!(all.len() < 2, "{all:?}");
    all.first().copied()
}

/// The button that closes the note on screen.
pub fn close_button(hands: &mut Hands) -> Entity {
    let world = hands.app.world_mut();
    let mut buttons = world.query_filtered::<Entity, With<ClosesNote>>();
    buttons.single(world).expect("one note is on screen")
}
