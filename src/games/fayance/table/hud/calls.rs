//! The troops that a side can call in plain sight, each under its sign, where the cards of a combat will lie.

use bevy::prelude::*;

use super::FillSystems;
use super::places::{Absent, node, set_absent};
use crate::card_signs::{PlateSigns, is_same, printed, signs_text};
use crate::lamp::Lit;
use crate::layout::{Edge, TableLayout};
use crate::session::TABLE_UPDATE;
use crate::signs::{Pick, SecretSigns};
use crate::{DisplayedView, TABLE, picture_names};
use fayance_rules::Troop;
use kit_input::PrintedSigns;
use kit_table::SeatDevices;
use kit_theme::{Picture, palette};

/// The panel with the troops of a side.
#[derive(Component, Clone, Copy)]
struct CallPanel(Edge);

/// The row of a troop.
#[derive(Component, Clone, Copy)]
struct CallRow(Edge, Troop);

/// The height of the signs of troops, in design units.
const TROOP: f32 = 34.0;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(OnEnter(TABLE), spawn)
        .add_systems(TABLE_UPDATE, (write_calls, light_calls).in_set(FillSystems));
}

fn spawn(mut commands: Commands) {
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

/// Shows the troops of the sides that call, with their signs.
fn write_calls(
    signs: Res<SecretSigns>,
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
        let side = displayed.side_at(edge);
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
        let side = displayed.side_at(row.0);
        let shines = lit.0[side] == Some(Pick::Troop(row.1));
        let color = if shines {
            palette::OR_LIGHT
        } else {
            palette::CLEAR
        };
        border.set_if_neq(BorderColor::all(color));
    }
}
