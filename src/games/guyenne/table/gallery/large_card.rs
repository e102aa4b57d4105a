//! The large card of the gallery: the castle's picture on its front, what is told of the castle on its back.

use bevy::{prelude::*, ui_widgets::Button};

use super::measures::Measures;
use super::turning::CardFace;
use super::view::{GalleryPart, GalleryView, card_name, more_about};
use crate::castle_names::castle_name;
use crate::keys;
use crate::{picture_names, words};
use guyenne_rules::Names;
use kit_input::Focusable;
use kit_theme::widget::{centred, label};
use kit_theme::{Picture, TextStyle, palette, visible_if};

/// The large card with both its faces.
pub(super) fn add_card(
    commands: &mut Commands,
    middle: Entity,
    measures: &Measures,
    view: GalleryView,
) {
    let names = Names::default();
    let castle = view.castle;
    let card = commands
        .spawn((
            ChildOf(middle),
            GalleryPart::Card,
            (Button, Focusable::MENU.first()),
            card_name(view),
            UiTransform::default(),
            Node {
                width: px(measures.card.x),
                height: px(measures.card.y),
                ..default()
            },
        ))
        .id();
    let face = |face: CardFace| {
        (
            ChildOf(card),
            face,
            visible_if((face == CardFace::Back) == view.back),
            Pickable::IGNORE,
        )
    };
    let whole = Node {
        position_type: PositionType::Absolute,
        width: percent(100),
        height: percent(100),
        flex_direction: FlexDirection::Column,
        align_items: AlignItems::Center,
        justify_content: JustifyContent::Center,
        ..default()
    };
    let front = commands.spawn((face(CardFace::Front), whole.clone())).id();
    let height = measures.card.y - measures.pick(34.0, 24.0);
    let picture = commands
        .spawn((
            ChildOf(front),
            Picture::tall(picture_names::castle(names, castle), height),
            Pickable::IGNORE,
        ))
        .id();
    // The name on the card's ribbon.
    commands.spawn((
        ChildOf(picture),
        Node {
            position_type: PositionType::Absolute,
            width: percent(100),
            top: percent(79.5),
            height: percent(14),
            align_items: AlignItems::Center,
            justify_content: JustifyContent::Center,
            ..default()
        },
        Pickable::IGNORE,
        children![(
            label(
                castle_name(names, castle),
                TextStyle::SUBHEADING.sized(height * 0.082).growing(1.0),
                palette::INK,
            ),
            TextLayout::no_wrap(),
            Pickable::IGNORE,
        )],
    ));
    let remark = TextStyle::CAPTION
        .sized(measures.pick(18.0, 15.0))
        .growing(1.2);
    commands.spawn((
        ChildOf(front),
        centred(keys::GALLERY_TURN, remark, palette::INK_PALE),
        Pickable::IGNORE,
    ));
    let back = commands
        .spawn((
            face(CardFace::Back),
            Picture::new(picture_names::CASTLE_BACK),
            Node {
                padding: UiRect::axes(px(measures.pick(44.0, 34.0)), px(measures.pick(30.0, 16.0))),
                row_gap: px(measures.pick(10.0, 3.0)),
                align_items: AlignItems::Stretch,
                ..whole
            },
        ))
        .id();
    let text = TextStyle::SMALL
        .sized(measures.pick(20.0, 16.0))
        .growing(measures.pick(1.2, 1.1));
    commands.spawn((
        ChildOf(back),
        centred(
            castle_name(names, castle),
            TextStyle::SUBHEADING.sized(measures.pick(30.0, 21.0)),
            palette::AZURE_DEEP,
        ),
        Pickable::IGNORE,
    ));
    for (message, color) in [
        (words::about_castle(names, castle), palette::INK),
        (more_about(castle), palette::INK_PALE),
    ] {
        commands.spawn((ChildOf(back), label(message, text, color), Pickable::IGNORE));
    }
}
