//! The page of the gallery: a large card that turns, the map, and the six castles to choose from.

use crate::picture_names;
use bevy::{prelude::*, ui_widgets::Button};

use super::large_card::add_card;
use super::map::add_map;
use super::measures::Measures;
use super::places::place_of;
use super::view::{GalleryPart, GalleryView};
use crate::castle_names::{castle_key, castle_name};
use crate::keys;
use guyenne_rules::ID;
use guyenne_rules::{Castle, Names};
use kit_i18n::LocalizedText;
use kit_input::{Action, ActionButton, Focusable};
use kit_rules::message_key::MessageEnding;
use kit_table::{Link, Menu, menu::menus_are_about, menu_page::veil};
use kit_theme::rebuild::despawn_all;
use kit_theme::widget::{LeadsBack, button, centred, label};
use kit_theme::{ButtonStyle, Picture, Scale, TextStyle, key_cap, palette};

/// The root node, built anew when the window or the text size changes.
#[derive(Component)]
struct GalleryRoot;

/// Adds the page.
pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        OnEnter(Menu::Gallery),
        build_page.run_if(menus_are_about(ID)),
    )
    .add_systems(
        Update,
        (despawn_all::<GalleryRoot>, build_page).chain().run_if(
            in_state(Menu::Gallery)
                .and_then(menus_are_about(ID))
                .and_then(page_is_stale),
        ),
    );
}

/// Whether the page must be built anew: for another castle, or another size of the window or of text.
fn page_is_stale(
    scale: Res<Scale>,
    view: Res<GalleryView>,
    mut shown: Local<Option<Castle>>,
) -> bool {
    let before = shown.replace(view.castle);
    scale.is_changed() || before.is_some_and(|before| before != view.castle)
}

/// Builds the page over the screen.
fn build_page(scale: Res<Scale>, view: Res<GalleryView>, mut commands: Commands) {
    let measures = Measures::of(&scale);
    let root = commands
        .spawn((GalleryRoot, veil(Menu::Gallery, "Gallery")))
        .id();
    let sheet = commands
        .spawn((
            ChildOf(root),
            Picture::new("panel-parchment"),
            Node {
                width: px(measures.sheet.x),
                height: px(measures.sheet.y),
                padding: UiRect::new(
                    px(measures.pick(40.0, 30.0)),
                    px(measures.pick(40.0, 30.0)),
                    px(measures.pick(20.0, 10.0)),
                    px(measures.pick(40.0, 22.0)),
                ),
                flex_direction: FlexDirection::Column,
                justify_content: JustifyContent::SpaceBetween,
                flex_shrink: 0.0,
                ..default()
            },
        ))
        .id();
    add_head(&mut commands, sheet, &measures);
    let middle = commands
        .spawn((
            ChildOf(sheet),
            Node {
                justify_content: JustifyContent::SpaceBetween,
                align_items: AlignItems::Center,
                ..default()
            },
        ))
        .id();
    add_card(&mut commands, middle, &measures, *view);
    let column = commands
        .spawn((
            ChildOf(middle),
            Node {
                flex_direction: FlexDirection::Column,
                align_items: AlignItems::Center,
                row_gap: px(measures.pick(8.0, 2.0)),
                ..default()
            },
        ))
        .id();
    add_map(&mut commands, column, &measures, view.castle);
    commands.spawn((
        ChildOf(column),
        centred(
            keys::GALLERY_ROW,
            TextStyle::CAPTION
                .sized(measures.pick(17.0, 14.5))
                .growing(1.2),
            palette::INK_PALE,
        ),
        Node {
            max_width: px(measures.map),
            ..default()
        },
    ));
    add_foot(&mut commands, sheet, &measures, *view);
}

/// The heading and the way back.
fn add_head(commands: &mut Commands, sheet: Entity, measures: &Measures) {
    let head = commands
        .spawn((
            ChildOf(sheet),
            Node {
                justify_content: JustifyContent::SpaceBetween,
                align_items: AlignItems::Center,
                ..default()
            },
        ))
        .id();
    commands.spawn((
        ChildOf(head),
        label(
            keys::GALLERY_TITLE,
            TextStyle::HEADING.sized(measures.pick(40.0, 28.0)),
            palette::AZURE_DEEP,
        ),
    ));
    commands
        .spawn((
            ChildOf(head),
            (ActionButton(Action::Back), LeadsBack),
            button(ButtonStyle::Azure, keys::MENU_BACK, Focusable::MENU),
        ))
        .with_child(key_cap(Action::Back));
}

/// The six castles to choose from, and the link.
fn add_foot(commands: &mut Commands, sheet: Entity, measures: &Measures, view: GalleryView) {
    let names = Names::default();
    let foot = commands
        .spawn((
            ChildOf(sheet),
            Node {
                justify_content: JustifyContent::SpaceBetween,
                align_items: AlignItems::Center,
                column_gap: px(10),
                ..default()
            },
        ))
        .id();
    let row = commands
        .spawn((
            ChildOf(foot),
            Node {
                align_items: AlignItems::Center,
                column_gap: px(measures.pick(10.0, 4.0)),
                ..default()
            },
        ))
        .id();
    for castle in Castle::ALL {
        let shown = castle == view.castle;
        commands
            .spawn((
                ChildOf(row),
                GalleryPart::Castle(castle),
                (Button, Focusable::MENU.zone(1)),
                castle_name(names, castle),
                Node {
                    padding: UiRect::all(px(3)),
                    border: UiRect::all(px(2)),
                    border_radius: BorderRadius::all(px(8)),
                    ..default()
                },
                BorderColor::all(if shown {
                    palette::GULES
                } else {
                    palette::CLEAR
                }),
            ))
            .with_child((
                Picture::tall(picture_names::castle(names, castle), measures.thumb),
                Pickable::IGNORE,
            ));
    }
    let place = place_of(view.castle);
    let column = commands
        .spawn((
            ChildOf(foot),
            Node {
                flex_direction: FlexDirection::Column,
                align_items: AlignItems::FlexEnd,
                ..default()
            },
        ))
        .id();
    let site = LocalizedText::new(castle_key(names, view.castle)).ending(MessageEnding::Site);
    commands.spawn((
        ChildOf(column),
        Link(place.link),
        button(ButtonStyle::Parchment, site, Focusable::MENU.zone(2)),
    ));
    commands.spawn((
        ChildOf(column),
        label(
            LocalizedText::verbatim(shortened(place.link)),
            TextStyle::CAPTION
                .sized(measures.pick(16.0, 13.5))
                .growing(1.1),
            palette::INK_PALE,
        ),
        TextLayout::no_wrap(),
    ));
}

/// An address as it is shown: without what every address begins with.
fn shortened(address: &'static str) -> &'static str {
    let bare = address.trim_end_matches('/');
    bare.split_once("//").map_or(bare, |(_, rest)| rest)
}
