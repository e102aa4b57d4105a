//! Plays the person's part where nobody is there, for the tour and for tests: with a knight's choices.

use bevy::prelude::*;

use super::beats::EventQueue;
use super::rules::confirm;
use super::{Rules, Turn, request};
use guesclin_ai as ai;
use kit_rules::seed::Seed;
use kit_table::RecordChanged;

/// Plays one decision of the person whose turn it is, if it is anybody's.
pub fn play_person(world: &mut World) {
    let Turn::Person(banner) = *world.resource::<Turn>() else {
        return;
    };
    world.resource_scope(|world, mut rules: Mut<Rules>| {
        let view = rules.view(banner);
        let found = ai::bot(request::DEFAULT_BOT, Seed(1)).ok();
        let Some(m) = found.and_then(|mut bot| bot.choose(&view)) else {
            return;
        };
        let mut state = bevy::ecs::system::SystemState::<(
            ResMut<EventQueue>,
            MessageWriter<RecordChanged>,
        )>::new(world);
        let Ok((mut events, mut changed)) = state.get_mut(world) else {
            return;
        };
        let _played = confirm(&mut rules, banner, m, &mut events, &mut changed);
    });
}
