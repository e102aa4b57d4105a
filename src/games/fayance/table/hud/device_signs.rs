//! The signs of people's devices at their sides, where people sit with different devices.

use bevy::prelude::*;

use super::FillSystems;
use super::places::node;
use crate::layout::{Edge, TableLayout};
use crate::session::{TABLE_UPDATE, TableSystems};
use crate::{DisplayedView, TABLE};
use kit_input::PlayerDevices;
use kit_table::device_nudge::{SignOfSeat, shake_signs};
use kit_table::{AccessibleName, SeatDevices, device_name};
use kit_theme::{DeviceSign, sign_parts};

/// The device's sign at an edge.
#[derive(Component, Clone, Copy)]
struct EdgeDevice(Edge);

pub(super) fn plugin(app: &mut App) {
    app.add_systems(OnEnter(TABLE), spawn).add_systems(
        TABLE_UPDATE,
        (
            show_devices.in_set(FillSystems),
            shake_signs.in_set(TableSystems::Show).after(FillSystems),
        ),
    );
}

fn spawn(mut commands: Commands) {
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
        let seat = displayed.side_at(edge.0).index();
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
