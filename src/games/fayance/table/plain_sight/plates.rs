//! The signs on the cards and beside the troops, the light that walks, and the sign of each person's device at their side.

use bevy::prelude::*;

use super::lamp::Lit;
use super::sheet::{Pick, Signs};
use crate::games::fayance::rules::{BySide, Side, Troop};
use crate::games::fayance::table::card::{Owner, Placement, Spot, Value};
use crate::games::fayance::table::hud::FillSystems;
use crate::games::fayance::table::hud::places::{Absent, node, set_absent};
use crate::games::fayance::table::layout::{Edge, TableLayout};
use crate::games::fayance::table::{DisplayedView, TABLE, TableSystems, picture_names};
use crate::input::{Action, PlayerDevice, PlayerDevices, PrintedSigns};
use crate::table::device_nudge::SignOfSeat;
use crate::table::{AccessibleName, SeatDevices, device_name};
use crate::theme::text_style::FontFace;
use crate::theme::{DeviceSign, Picture, TextStyle, palette, sign_parts};

/// The plate of a card with its signs.
#[derive(Component)]
pub(in crate::games::fayance::table) struct SignPlate;

/// The text on a plate.
#[derive(Component)]
struct PlateSigns;

/// The panel with the troops of a side.
#[derive(Component, Clone, Copy)]
struct CallPanel(Edge);

/// The row of a troop.
#[derive(Component, Clone, Copy)]
struct CallRow(Edge, Troop);

/// The device's sign at an edge.
#[derive(Component, Clone, Copy)]
struct EdgeDevice(Edge);

/// The height of the signs of troops, in design units.
const TROOP: f32 = 34.0;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(OnEnter(TABLE), (spawn_calls, spawn_devices))
        .add_systems(
            Update,
            (
                (write_calls, light_calls, show_devices).in_set(FillSystems),
                write_cards
                    .in_set(TableSystems::Show)
                    .run_if(resource_exists::<DisplayedView>),
            ),
        );
}

/// The ground of signs, with their text.
fn signs_text(size: f32) -> impl Bundle {
    (
        PlateSigns,
        Text::default(),
        TextStyle::new(FontFace::RomanBold, size).growing(1.0),
        TextColor(palette::INK),
        TextLayout::no_wrap(),
        Pickable::IGNORE,
    )
}

/// The plate of a card, to be its child: at its foot, over all its width.
pub(in crate::games::fayance::table) fn sign_plate() -> impl Bundle {
    (
        SignPlate,
        Node {
            position_type: PositionType::Absolute,
            left: px(0),
            right: px(0),
            bottom: percent(3),
            justify_content: JustifyContent::Center,
            ..default()
        },
        Visibility::Hidden,
        Pickable::IGNORE,
        children![(
            Node {
                padding: UiRect::axes(px(9), px(0)),
                border: UiRect::all(px(2)),
                border_radius: BorderRadius::all(px(8)),
                ..default()
            },
            BackgroundColor(palette::PARCHMENT),
            BorderColor::all(palette::INK),
            Pickable::IGNORE,
            children![signs_text(23.0)],
        )],
    )
}

/// The arrow of a direction.
const fn arrow(sign: Action) -> &'static str {
    match sign {
        Action::Left => "←",
        Action::Up => "↑",
        Action::Right => "→",
        _ => "↓",
    }
}

/// What is printed on the device for these signs. A stick has arrows.
fn printed(signs: &[Action], device: Option<PlayerDevice>, print: &PrintedSigns) -> String {
    let one = |&sign: &Action| {
        let own = device.map(|device| print.of(sign, device));
        own.filter(|own| !own.is_empty())
            .unwrap_or_else(|| arrow(sign).to_owned())
    };
    let all: Vec<String> = signs.iter().map(one).collect();
    all.join(" ")
}

/// Whether the device or its bindings may have changed, or the signs.
fn is_same(signs: &Res<Signs>, devices: &Res<SeatDevices>, print: &PrintedSigns) -> bool {
    !signs.is_changed() && !devices.is_changed() && !print.are_changed()
}

/// Writes the signs on the cards that can be chosen.
fn write_cards(
    signs: Res<Signs>,
    devices: Res<SeatDevices>,
    print: PrintedSigns,
    cards: Query<(&Owner, &Value, Ref<Placement>, &Children)>,
    mut plates: Query<&mut Visibility, With<SignPlate>>,
    below: Query<&Children>,
    mut texts: Query<&mut Text, With<PlateSigns>>,
) {
    let moved = cards
        .iter()
        .any(|(_, _, placement, _)| placement.is_changed());
    if is_same(&signs, &devices, &print) && !moved {
        return;
    }
    for (owner, value, placement, children) in &cards {
        let side = owner.0;
        let pick = match placement.0 {
            Spot::Slot(at) => Pick::Slot(at),
            Spot::Register(_) => Pick::Call(value.0),
            _ => Pick::Slot(u8::MAX),
        };
        let found = signs.0[side]
            .as_ref()
            .and_then(|sheet| sheet.signs_of(pick));
        let text = found.map(|found| printed(found, devices.get(side.index()), &print));
        for &child in children {
            let Ok(mut visibility) = plates.get_mut(child) else {
                continue;
            };
            visibility.set_if_neq(if text.is_some() {
                Visibility::Inherited
            } else {
                Visibility::Hidden
            });
            for part in below.iter_descendants(child) {
                if let (Ok(mut shown), Some(text)) = (texts.get_mut(part), &text)
                    && shown.0 != *text
                {
                    shown.0.clone_from(text);
                }
            }
        }
    }
}

fn spawn_calls(mut commands: Commands) {
    let panels: [(Edge, fn(&TableLayout) -> Rect); 2] = [
        (Edge::Far, |t| t.fight(Edge::Far)),
        (Edge::Near, |t| t.fight(Edge::Near)),
    ];
    for (edge, at) in panels {
        let panel = commands
            .spawn((
                CallPanel(edge),
                Absent,
                node("Calls", at),
                Picture::new("panel-dark"),
                Node {
                    flex_direction: FlexDirection::Column,
                    justify_content: JustifyContent::SpaceEvenly,
                    align_items: AlignItems::Center,
                    ..default()
                },
            ))
            .id();
        for troop in Troop::ALL {
            commands
                .spawn((
                    ChildOf(panel),
                    CallRow(edge, troop),
                    Node {
                        column_gap: px(10),
                        padding: UiRect::axes(px(8), px(1)),
                        border: UiRect::all(px(3)),
                        border_radius: BorderRadius::all(px(8)),
                        align_items: AlignItems::Center,
                        ..default()
                    },
                    BorderColor::all(palette::CLEAR),
                    Pickable::IGNORE,
                ))
                .with_child((
                    Node {
                        padding: UiRect::axes(px(7), px(0)),
                        border_radius: BorderRadius::all(px(7)),
                        ..default()
                    },
                    BackgroundColor(palette::PARCHMENT),
                    Pickable::IGNORE,
                    children![signs_text(21.0)],
                ))
                .with_child((
                    Picture::tall(picture_names::troop_sign(troop), TROOP),
                    Pickable::IGNORE,
                ));
        }
    }
}

/// The side at an edge.
fn side_at(edge: Edge, displayed: &DisplayedView) -> Side {
    let near = displayed.near();
    match edge {
        Edge::Near => near,
        Edge::Far => near.other(),
    }
}

/// Shows the troops of the sides that call, with their signs.
fn write_calls(
    signs: Res<Signs>,
    devices: Res<SeatDevices>,
    print: PrintedSigns,
    displayed: Res<DisplayedView>,
    panels: Query<(Entity, &CallPanel, Has<Absent>)>,
    rows: Query<(Entity, &CallRow)>,
    below: Query<&Children>,
    mut texts: Query<&mut Text, With<PlateSigns>>,
    mut commands: Commands,
) {
    let of = |edge, troop| {
        let side = side_at(edge, &displayed);
        let sheet = signs.0[side].as_ref()?;
        let found = sheet.signs_of(Pick::Troop(troop))?;
        Some(printed(found, devices.get(side.index()), &print))
    };
    for (entity, panel, is) in &panels {
        let absent = of(panel.0, Troop::ALL[0]).is_none();
        set_absent(entity, absent, is, &mut commands);
    }
    if is_same(&signs, &devices, &print) {
        return;
    }
    for (entity, row) in &rows {
        let Some(text) = of(row.0, row.1) else {
            continue;
        };
        for part in below.iter_descendants(entity) {
            if let Ok(mut shown) = texts.get_mut(part)
                && shown.0 != text
            {
                shown.0.clone_from(&text);
            }
        }
    }
}

/// Lights the troop at which the light stands.
fn light_calls(
    lit: Res<Lit>,
    displayed: Res<DisplayedView>,
    mut rows: Query<(&CallRow, &mut BorderColor)>,
) {
    for (row, mut border) in &mut rows {
        let side = side_at(row.0, &displayed);
        let shines = lit.0[side] == Some(Pick::Troop(row.1));
        let color = if shines {
            palette::OR_LIGHT
        } else {
            palette::CLEAR
        };
        border.set_if_neq(BorderColor::all(color));
    }
}

/// Whether the light stands at a card.
pub(in crate::games::fayance::table) fn is_lit(
    lit: BySide<Option<Pick>>,
    owner: &Owner,
    value: &Value,
    placement: &Placement,
) -> bool {
    match (lit[owner.0], placement.0) {
        (Some(Pick::Slot(lit)), Spot::Slot(at)) => lit == at,
        (Some(Pick::Call(lit)), Spot::Register(_)) => lit == value.0,
        _ => false,
    }
}

fn spawn_devices(mut commands: Commands) {
    let places: [(Edge, fn(&TableLayout) -> Rect); 2] = [
        (Edge::Far, |t| t.device(Edge::Far)),
        (Edge::Near, |t| t.device(Edge::Near)),
    ];
    for (edge, at) in places {
        commands.spawn((
            EdgeDevice(edge),
            node("Device sign", at),
            SignOfSeat::default(),
            DeviceSign {
                number: 0,
                size: TableLayout::DEVICE,
                lit: false,
            },
            ZIndex(3),
            Node {
                align_items: AlignItems::Center,
                justify_content: JustifyContent::Center,
                ..default()
            },
            sign_parts(),
        ));
    }
}

/// Shows whose device is at an edge, where people sit with different ones.
fn show_devices(
    displayed: Res<DisplayedView>,
    seats: Res<SeatDevices>,
    devices: Res<PlayerDevices>,
    mut signs: Query<(Entity, Ref<EdgeDevice>, &mut SignOfSeat, &mut DeviceSign)>,
    mut commands: Commands,
) {
    let changed = displayed.is_changed() || seats.is_changed() || devices.is_changed();
    for (entity, edge, mut of, mut sign) in &mut signs {
        if !changed && !edge.is_added() {
            continue;
        }
        let seat = side_at(edge.0, &displayed).index();
        let device = seats.get(seat).filter(|_| seats.are_several());
        let number = device.and_then(|device| devices.number(device));
        of.set_if_neq(SignOfSeat(device.map(|_| seat)));
        let fresh = DeviceSign {
            number: number.unwrap_or_default(),
            ..*sign
        };
        sign.set_if_neq(fresh);
        let mut entity = commands.entity(entity);
        match device {
            Some(device) => entity.insert(AccessibleName(device_name(device, &devices))),
            None => entity.remove::<AccessibleName>(),
        };
    }
}

/// What is printed on the devices of both for an action.
pub(in crate::games::fayance::table) fn keys(
    action: Action,
    devices: &SeatDevices,
    print: &PrintedSigns,
) -> String {
    let mut all: Vec<String> = Vec::new();
    for device in Side::ALL
        .into_iter()
        .filter_map(|side| devices.get(side.index()))
    {
        let own = print.of(action, device);
        if !own.is_empty() && !all.contains(&own) {
            all.push(own);
        }
    }
    all.join(" / ")
}
