//! Plays the person's part where nobody is there, for the tour and for tests: with the glazier's choices.

use bevy::prelude::*;

use super::beats::{EventQueue, Happened};
use super::rules::confirm;
use super::{DisplayedView, Rules, Turn};
use fayance_ai as ai;
use fayance_rules::Side;
use kit_rules::seed::Seed;
use kit_table::RecordChanged;

/// Plays one decision of the person whose turn it is, if it is anybody's. A curtain is accepted.
pub fn play_person(world: &mut World) {
    let (side, waits) = match *world.resource::<Turn>() {
        Turn::Person(side) => (Some(side), false),
        Turn::Curtain(side) => (Some(side), true),
        Turn::Together => (None, false),
        Turn::Busy | Turn::Bot(_) | Turn::Over => return,
    };
    world.resource_scope(|world, mut rules: Mut<Rules>| {
        let owes = |side: &Side| rules.view(*side).decision.is_some();
        let Some(side) = side.or_else(|| Side::ALL.into_iter().find(owes)) else {
            return;
        };
        if waits {
            rules.accept(side);
        }
        let view = rules.view(side);
        let found = ai::bot("glazier", Seed(1)).ok();
        let Some(m) = found.and_then(|mut bot| bot.choose(&view)) else {
            return;
        };
        let mut state = bevy::ecs::system::SystemState::<(
            ResMut<EventQueue>,
            ResMut<DisplayedView>,
            MessageWriter<Happened>,
            MessageWriter<RecordChanged>,
        )>::new(world);
        let Ok((mut events, mut displayed, mut happened, mut changed)) = state.get_mut(world)
        else {
            return;
        };
        let _played = confirm(
            &mut rules,
            side,
            m,
            &mut events,
            &mut displayed,
            &mut happened,
            &mut changed,
        );
    });
}
