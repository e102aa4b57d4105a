//! The table seen from above: the strip of the frontier with its castles, and a plate for each place, the English above
//! and the French below, with cards before those who play.

use bevy::prelude::*;
use bevy::ui_widgets::Button;

use super::choices::is_low;
use super::draft::Draft;
use super::sentences::{device_line, spoken};
use crate::keys;
use crate::{Player, SeatPlayer, camp_colours, picture_names, words};
use guyenne_rules::ID;
use guyenne_rules::seat::{Camp, Seat};
use guyenne_rules::{Castle, Names};
use kit_i18n::LocalizedText;
use kit_input::Focusable;
use kit_table::lobby::{Company, JoinSystems};
use kit_table::{AccessibleName, Screen, device_name};
use kit_theme::widget::label;
use kit_theme::{
    ButtonStyle, DeviceSign, Picture, Scale, TextStyle, device_sign, palette, visible_if,
};

/// The plate of a place: a press opens the choice of who sits there.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct SeatPlate(pub(super) Seat);

/// The name on a plate, and the line below it.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq)]
enum PlateLine {
    Name,
    Kind,
}

/// The cards before a place.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq)]
struct Fan(Seat);

/// The seats are a part of the page of their own.
const SEATS: Focusable = Focusable::PAGE.zone(1);

/// The heights of a plate, of its shield, of the sign of its device and of a card, in design units.
const PLATE: f32 = 72.0;
const SHIELD: f32 = 42.0;
const SIGN: f32 = 36.0;
const CARD: f32 = 90.0;

/// The height of the table, and how far cards stick out from below a plate, in hundredths of the window's height.
const TABLE: f32 = 57.5;
const OUT: f32 = 5.6;

/// The width of the strip in hundredths of the table's, and its proportions.
const STRIP: (f32, f32) = (97.0, 2024.0 / 388.0);

/// The cards of a fan: how far each lies from the middle, in design units, and its angle in degrees.
const CARDS: [(f32, f32); 3] = [(-30.0, -11.0), (0.0, 0.0), (30.0, 11.0)];

/// Keeps the plates up to date.
pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        (show_seats, show_devices)
            .after(JoinSystems)
            .run_if(in_state(Screen::Setup(ID))),
    );
}

/// Adds the table with its places.
pub(super) fn lay_table(commands: &mut Commands, column: Entity) {
    let table = commands
        .spawn((
            ChildOf(column),
            Name::new("Table top"),
            Picture::new("table"),
            Node {
                flex_grow: 1.0,
                min_height: vh(TABLE),
                padding: UiRect::all(px(12)),
                border: UiRect::all(px(4)),
                border_radius: BorderRadius::all(px(18)),
                flex_direction: FlexDirection::Column,
                justify_content: JustifyContent::SpaceBetween,
                overflow: Overflow::clip(),
                ..default()
            },
            BorderColor::all(palette::OAK_NIGHT),
            Pickable::IGNORE,
        ))
        .id();
    lay_strip(commands, table);
    for camp in Camp::ALL {
        let row = Node {
            column_gap: px(12),
            ..default()
        };
        let row = commands.spawn((ChildOf(table), row)).id();
        for place in [0, 1] {
            set_place(commands, row, Seat::new(camp, place));
        }
    }
}

/// Lays the strip of the frontier across the table, with its castles.
fn lay_strip(commands: &mut Commands, table: Entity) {
    let middle = Node {
        position_type: PositionType::Absolute,
        left: px(0),
        top: px(0),
        width: percent(100),
        height: percent(100),
        align_items: AlignItems::Center,
        justify_content: JustifyContent::Center,
        ..default()
    };
    let middle = commands.spawn((ChildOf(table), middle)).id();
    let strip = commands
        .spawn((
            ChildOf(middle),
            Picture::new("strip"),
            Node {
                width: percent(STRIP.0),
                aspect_ratio: Some(STRIP.1),
                align_items: AlignItems::Center,
                justify_content: JustifyContent::SpaceEvenly,
                ..default()
            },
            Pickable::IGNORE,
        ))
        .id();
    for castle in Castle::ALL {
        commands.spawn((
            ChildOf(strip),
            Picture::new(picture_names::castle(Names::default(), castle)),
            Node {
                height: percent(74),
                aspect_ratio: Some(420.0 / 450.0),
                ..default()
            },
            Pickable::IGNORE,
        ));
    }
}

/// Adds a place: its cards, and above them its plate.
fn set_place(commands: &mut Commands, row: Entity, seat: Seat) {
    let cell = Node {
        flex_basis: px(0),
        flex_grow: 1.0,
        flex_direction: FlexDirection::Column,
        ..default()
    };
    let cell = commands.spawn((ChildOf(row), cell)).id();
    lay_fan(commands, cell, seat);
    let camp = seat.camp;
    let plate = commands
        .spawn((
            ChildOf(cell),
            Name::new(format!("Seat {camp} {}", seat.place + 1)),
            SeatPlate(seat),
            Button,
            camp_colours::button_style(camp),
            SEATS,
            Picture::new(""),
            LocalizedText::verbatim(""),
            Node {
                min_height: px(PLATE),
                padding: UiRect::new(px(14), px(14), px(4), px(8)),
                align_items: AlignItems::Center,
                column_gap: px(9),
                border_radius: BorderRadius::all(px(11)),
                ..default()
            },
        ))
        .id();
    commands.spawn((
        ChildOf(plate),
        PlateShield,
        Picture::tall(picture_names::shield(camp), SHIELD),
        Pickable::IGNORE,
    ));
    let lines = Node {
        flex_direction: FlexDirection::Column,
        flex_basis: px(0),
        flex_grow: 1.0,
        overflow: Overflow::clip(),
        ..default()
    };
    let lines = commands
        .spawn((ChildOf(plate), lines, Pickable::IGNORE))
        .id();
    for (line, style) in [
        (PlateLine::Name, TextStyle::NAME.sized(23.0).growing(1.3)),
        (PlateLine::Kind, TextStyle::CAPTION.sized(17.0).growing(1.3)),
    ] {
        commands.spawn((
            ChildOf(lines),
            line,
            label(LocalizedText::verbatim(""), style, palette::ARGENT),
            TextLayout {
                linebreak: LineBreak::WordOrCharacter,
                ..default()
            },
            Pickable::IGNORE,
        ));
    }
    commands.spawn((ChildOf(plate), device_sign(0, SIGN)));
    commands.spawn((
        ChildOf(plate),
        label(
            LocalizedText::verbatim(words::numeral(seat)),
            TextStyle::STRONG.sized(27.0).growing(1.2),
            palette::ARGENT,
        ),
        Numeral,
        Pickable::IGNORE,
    ));
}

/// The shield on a plate.
#[derive(Component)]
struct PlateShield;

/// The number of a place on its plate.
#[derive(Component)]
struct Numeral;

/// Lays the cards of a place, which stick out from below its plate towards the middle of the table.
fn lay_fan(commands: &mut Commands, cell: Entity, seat: Seat) {
    let (top, bottom, turn) = match seat.camp {
        Camp::English => (auto(), vh(-OUT), -1.0),
        Camp::French => (vh(-OUT), auto(), 1.0),
    };
    let fan = commands
        .spawn((
            ChildOf(cell),
            Fan(seat),
            Node {
                position_type: PositionType::Absolute,
                width: percent(100),
                height: px(CARD),
                top,
                bottom,
                justify_content: JustifyContent::Center,
                ..default()
            },
            Visibility::Hidden,
            Pickable::IGNORE,
        ))
        .id();
    for (from_middle, angle) in CARDS {
        let (picture, mut node) = Picture::tall(picture_names::back(seat.camp), CARD);
        node.position_type = PositionType::Absolute;
        commands.spawn((
            ChildOf(fan),
            picture,
            node,
            UiTransform {
                translation: Val2::px(from_middle, 0.0),
                rotation: Rot2::degrees(turn * angle),
                ..default()
            },
            Pickable::IGNORE,
        ));
    }
}

/// Shows who sits where.
fn show_seats(
    draft: Res<Draft>,
    company: Company<Seat>,
    scale: Res<Scale>,
    mut plates: Query<(Entity, Ref<SeatPlate>, &mut ButtonStyle, &mut LocalizedText)>,
    mut fans: Query<(&Fan, &mut Visibility)>,
    children: Query<&Children>,
    mut lines: Query<(&PlateLine, &mut LocalizedText, &mut TextColor), Without<SeatPlate>>,
    mut numerals: Query<&mut TextColor, (With<Numeral>, Without<PlateLine>)>,
    mut commands: Commands,
) {
    let added = plates.iter().any(|(_, plate, ..)| plate.is_added());
    if !draft.is_changed() && !company.is_changed() && !added {
        return;
    }
    let low = is_low(&scale);
    let seating = draft.seating();
    for (entity, plate, mut style, mut name) in &mut plates {
        let seat = plate.0;
        let at = draft.at(seat);
        style.set_if_neq(match at {
            Some(_) => camp_colours::button_style(seat.camp),
            None => ButtonStyle::Parchment,
        });
        let device = company.device_of(&*draft, seat);
        let device = device.map(|device| device_name(device, &company.devices));
        let spoken = spoken(&draft, seat, device);
        let line_of_device = device_line(&draft, &company, seat, low);
        name.set_if_neq(spoken.clone());
        commands.entity(entity).insert(AccessibleName(spoken));
        let ink = match at {
            Some(_) => palette::ARGENT,
            None => camp_colours::ink(seat.camp),
        };
        for child in children.iter_descendants(entity) {
            if let Ok((line, mut text, mut color)) = lines.get_mut(child) {
                text.set_if_neq(match (line, at, &line_of_device) {
                    (PlateLine::Name, Some(_), _) => words::own_name(&seating, seat),
                    (PlateLine::Name, None, _) => LocalizedText::new(keys::SEAT_FREE),
                    (PlateLine::Kind, _, Some(line)) => line.clone(),
                    (PlateLine::Kind, Some(at), None) => kind(at),
                    (PlateLine::Kind, None, None) => LocalizedText::new(keys::SEAT_FREE_PRESS),
                });
                color.set_if_neq(TextColor(ink));
            }
            if let Ok(mut color) = numerals.get_mut(child) {
                color.set_if_neq(TextColor(ink));
            }
        }
    }
    for (fan, mut visibility) in &mut fans {
        visibility.set_if_neq(visible_if(draft.at(fan.0).is_some()));
    }
}

/// Shows the signs of the devices that people sit with, where there are several; on a low page in place of the shield.
fn show_devices(
    draft: Res<Draft>,
    company: Company<Seat>,
    scale: Res<Scale>,
    plates: Query<(Entity, &SeatPlate)>,
    children: Query<&Children>,
    mut signs: Query<(&mut DeviceSign, &mut Node)>,
    mut shields: Query<&mut Node, (With<PlateShield>, Without<DeviceSign>)>,
) {
    let low = is_low(&scale);
    for (plate, &SeatPlate(seat)) in &plates {
        let device = company.device_of(&*draft, seat);
        let number = device.and_then(|device| company.devices.number(device));
        let number = number.unwrap_or_default();
        for child in children.iter_descendants(plate) {
            if let Ok((mut sign, node)) = signs.get_mut(child) {
                let fresh = DeviceSign { number, ..*sign };
                sign.set_if_neq(fresh);
                display(node, number > 0);
            } else if let Ok(node) = shields.get_mut(child) {
                display(node, number == 0 || !low);
            }
        }
    }
}

/// Shows a node, or takes it out of the layout.
fn display(mut node: Mut<Node>, shown: bool) {
    let display = if shown { Display::Flex } else { Display::None };
    if node.display != display {
        node.display = display;
    }
}

/// What a player is: a person, or a bot's temper.
fn kind(at: &SeatPlayer) -> LocalizedText {
    match &at.player {
        Player::Human => LocalizedText::new(Player::PERSON),
        Player::Bot(bot) => LocalizedText::built(keys::BOT_ANY_TEMPER, bot),
    }
}
