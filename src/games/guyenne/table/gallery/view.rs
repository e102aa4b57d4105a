//! Which castle the gallery shows, and which side of its card. A press turns the card over or chooses another castle.

use bevy::{prelude::*, ui_widgets::Activate};

use super::turning::TurningCard;
use crate::castle_names::{castle_key, castle_name};
use crate::keys;
use crate::{TableTimings, words};
use guyenne_rules::{Castle, Names};
use kit_i18n::LocalizedText;
use kit_rules::message_key::MessageEnding;
use kit_theme::sound::{PlaySound, Sound};
use kit_timings::MotionSettings;

/// Which castle the gallery shows, and which side of its card.
#[derive(Resource, Clone, Copy, Debug, PartialEq, Eq)]
pub struct GalleryView {
    /// The castle.
    pub castle: Castle,
    /// Whether its back is up.
    pub back: bool,
}

impl Default for GalleryView {
    fn default() -> Self {
        Self {
            castle: Castle::ALL[0],
            back: false,
        }
    }
}

/// A part of the page that can be pressed.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq)]
pub enum GalleryPart {
    /// The large card, which turns over.
    Card,
    /// A castle of the row, which becomes the large card.
    Castle(Castle),
}

/// Adds what is shown, and the presses.
pub(super) fn plugin(app: &mut App) {
    app.init_resource::<GalleryView>().add_observer(press_part);
}

/// The name of the card for screen readers: with its facts once it is turned.
pub(super) fn card_name(view: GalleryView) -> LocalizedText {
    let names = Names::default();
    let name = castle_name(names, view.castle);
    if view.back {
        LocalizedText::new(keys::GALLERY_BACK_SPOKEN)
            .with("castle", name)
            .with("about", words::about_castle(names, view.castle))
            .with("more", more_about(view.castle))
    } else {
        LocalizedText::new(keys::GALLERY_FRONT_SPOKEN).with("castle", name)
    }
}

/// What stands of a castle today, and what is told of it.
pub(super) fn more_about(castle: Castle) -> LocalizedText {
    LocalizedText::new(castle_key(Names::default(), castle)).ending(MessageEnding::More)
}

/// Turns the large card, or shows another castle.
fn press_part(
    activate: On<Activate>,
    parts: Query<(Entity, &GalleryPart)>,
    turning: Query<&TurningCard>,
    (timings, motion): (Res<TableTimings>, Res<MotionSettings>),
    mut view: ResMut<GalleryView>,
    mut play: MessageWriter<PlaySound>,
    mut commands: Commands,
) {
    let Ok((entity, &part)) = parts.get(activate.entity) else {
        return;
    };
    match part {
        GalleryPart::Card => {
            if turning.contains(entity) {
                return;
            }
            view.back = !view.back;
            play.write(PlaySound::now(Sound::CARD_FLIP));
            commands.entity(entity).insert((
                card_name(*view),
                TurningCard {
                    to_back: view.back,
                    since: 0.0,
                    lasts: motion.flies(timings.turn).as_secs_f32(),
                },
            ));
        }
        GalleryPart::Castle(castle) => {
            *view = GalleryView {
                castle,
                back: false,
            };
        }
    }
}
