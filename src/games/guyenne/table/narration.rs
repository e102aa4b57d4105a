//! For screen readers: the accessible names of cards and castles, and the log's new sentences.

use bevy::camera::visibility::VisibilitySystems;
use bevy::prelude::*;

use super::card::{CardLocation, CastleCard, FaceDown, Owner, Placement, Selected, Value};
use super::castle_names::castle_name;
use super::hud::Log;
use super::{DisplayedView, TABLE, overview, words};
use crate::keys;
use guyenne_rules::Names;
use kit_i18n::LocalizedText;
use kit_input::Focusable;
use kit_table::card_changes::{CardChanged, watch_cards};
use kit_table::{AccessibleName, News};

pub(super) fn plugin(app: &mut App) {
    watch_cards::<CastleCard, (Selected, Focusable)>(app);
    app.add_systems(
        PostUpdate,
        (
            name_things.run_if(resource_exists::<DisplayedView>).run_if(
                on_message::<CardChanged>.or_else(resource_exists_and_changed::<DisplayedView>),
            ),
            announce_news,
        )
            .before(VisibilitySystems::VisibilityPropagate)
            .run_if(in_state(TABLE)),
    );
}

/// A card, as far as the viewer knows it.
type Known = (
    &'static Owner,
    Option<&'static Value>,
    Has<FaceDown>,
    &'static Placement,
    Has<Selected>,
);

/// Gives the cards and castles that can be focused their accessible names.
fn name_things(
    focusable: Query<(Entity, Option<&AccessibleName>), With<Focusable>>,
    cards: Query<Known>,
    castles: Query<(&CastleCard, Has<Selected>)>,
    displayed: Res<DisplayedView>,
    mut commands: Commands,
) {
    let names = displayed.view.config.names;
    for (entity, old) in &focusable {
        let name = if let Ok((owner, value, down, placement, chosen)) = cards.get(entity) {
            // A voice would tell everybody what only a private look shows.
            let veiled = displayed.veiled.is_some();
            let is_public = !down
                && !matches!(
                    placement.0,
                    CardLocation::Hand { .. } | CardLocation::Tray { .. }
                );
            let value = value.filter(|_| !veiled || is_public);
            let down = down && value.is_some();
            with_selection(
                with_castle(card(owner, value, down), placement.0, names),
                chosen,
            )
        } else if let Ok((&CastleCard(castle), chosen)) = castles.get(entity) {
            with_selection(overview::castle(&displayed.view, castle), chosen)
        } else {
            continue;
        };
        if old.is_none_or(|old| old.0 != name) {
            commands.entity(entity).insert(AccessibleName(name));
        }
    }
}

/// The card in words.
fn card(owner: &Owner, value: Option<&Value>, down: bool) -> LocalizedText {
    let face = match value {
        Some(&Value(card)) => words::kind(card, owner.0),
        None => return LocalizedText::new(keys::SPOKEN_HIDDEN).with("camp", owner.0.name()),
    };
    if down {
        LocalizedText::new(keys::SPOKEN_DOWN).with("card", face)
    } else {
        face
    }
}

/// A card, with its castle if it lies before one.
fn with_castle(card: LocalizedText, location: CardLocation, names: Names) -> LocalizedText {
    match location {
        CardLocation::Front { castle, .. } => LocalizedText::new(keys::SPOKEN_AT)
            .with("card", card)
            .with("castle", castle_name(names, castle)),
        _ => card,
    }
}

/// The same, saying that it is chosen if it is.
fn with_selection(message: LocalizedText, chosen: bool) -> LocalizedText {
    if chosen {
        LocalizedText::new(keys::SPOKEN_CHOSEN).with("what", message)
    } else {
        message
    }
}

/// The most sentences announced at once.
const MOST: usize = 8;

/// Announces the log's new sentences.
fn announce_news(log: Res<Log>, mut announced: Local<usize>, mut news: MessageWriter<News>) {
    let entries = &log.0;
    // The history of a continued game is not announced from the start.
    let from = (*announced).clamp(entries.len().saturating_sub(MOST), entries.len());
    *announced = entries.len();
    for entry in &entries[from..] {
        news.write(News(entry.message.clone()));
    }
}
