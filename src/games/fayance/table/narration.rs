//! For screen readers: the accessible names of the cards. What is told of events comes from the log.

use bevy::camera::visibility::VisibilitySystems;
use bevy::prelude::*;

use super::card::{CardLocation, Owner, Placement, Selected, Value};
use super::favours::Favoured;
use super::selectable::cards_may_differ;
use super::{DisplayedView, TABLE, words};
use crate::keys;
use kit_i18n::LocalizedText;
use kit_input::Focusable;
use kit_table::AccessibleName;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        PostUpdate,
        name_cards
            .before(VisibilitySystems::VisibilityPropagate)
            .run_if(in_state(TABLE))
            .run_if(cards_may_differ),
    );
}

/// Gives the cards that can be focused their accessible names.
fn name_cards(
    displayed: Res<DisplayedView>,
    favoured: Favoured,
    cards: Query<(
        Entity,
        &Owner,
        &Value,
        &Placement,
        Has<Selected>,
        Has<Focusable>,
        Option<&AccessibleName>,
    )>,
    mut commands: Commands,
) {
    let near = displayed.near();
    for (entity, owner, value, placement, selected, focusable, old) in &cards {
        if !focusable {
            // What was said of it then is no longer true.
            if old.is_some() {
                commands.entity(entity).remove::<AccessibleName>();
            }
            continue;
        }
        let card = words::card(value.0);
        let key = match (owner.0 == near, placement.0) {
            (true, CardLocation::Slot(_)) => keys::FAYANCE_SPOKEN_OWN,
            (true, _) => keys::FAYANCE_SPOKEN_RESERVE,
            (false, _) => keys::FAYANCE_SPOKEN_THEIRS,
        };
        let mut name = LocalizedText::new(key).with("card", card);
        if favoured.is(owner.0, value.0, placement.0) {
            name = LocalizedText::new(keys::FAYANCE_SPOKEN_FAVOURED).with("what", name);
        }
        if selected {
            name = LocalizedText::new(keys::FAYANCE_SPOKEN_CHOSEN).with("what", name);
        }
        if old.is_none_or(|old| old.0 != name) {
            commands.entity(entity).insert(AccessibleName(name));
        }
    }
}
