//! The signs of people's devices at their seats, where people sit with different devices. The sign of the seat to move
//! shakes when another device is pressed, or shines where nothing shall move.

use bevy::prelude::*;

use super::FillSystems;
use super::ui_layout::{NodeRect, Scene, node};
use crate::card_pose::{edge, hand_place, stage_castle};
use crate::layout::{Edge, HandPlace, TableLayout};
use crate::private_look::LookSeen;
use crate::session::{TABLE_UPDATE, TableSystems};
use crate::{DisplayedView, TABLE, Turn};
use guyenne_rules::View;
use guyenne_rules::seat::{Camp, Seat};
use kit_input::{Nudged, PlayerDevices};
use kit_table::device_nudge::{Nudge, PointOut, SignOfSeat, shake_signs};
use kit_table::flow::time_passes;
use kit_table::{AccessibleName, SeatDevices, device_name};
use kit_theme::{DeviceSign, Scale, sign_parts};

/// Where a sign is.
#[derive(Component, Debug, Clone, Copy, PartialEq, Eq)]
enum SignPlace {
    /// Beside a hand.
    Hand(Edge, HandPlace),
    /// On the standard of the combat stage.
    Stage(Edge),
    /// At the choice of the reserve.
    Tray,
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(OnEnter(TABLE), spawn_signs)
        .add_systems(OnExit(TABLE), |mut nudge: ResMut<Nudge>| nudge.end())
        .add_systems(TABLE_UPDATE, fill_signs.in_set(FillSystems))
        .add_systems(
            TABLE_UPDATE,
            (answer_nudge.run_if(time_passes), shake_signs)
                .chain()
                .in_set(TableSystems::Show)
                .after(FillSystems),
        );
}

fn spawn_signs(mut commands: Commands) {
    type Place = fn(&TableLayout, Scene) -> Option<Rect>;
    const fn hand(edge: Edge, place: HandPlace) -> SignPlace {
        SignPlace::Hand(edge, place)
    }
    let hands: [(SignPlace, Place); 6] = [
        (hand(Edge::Far, HandPlace::Alone), |t, scene| {
            (scene == Scene::Row).then(|| t.hand_sign(Edge::Far, HandPlace::Alone))
        }),
        (hand(Edge::Far, HandPlace::First), |t, scene| {
            (scene == Scene::Row).then(|| t.hand_sign(Edge::Far, HandPlace::First))
        }),
        (hand(Edge::Far, HandPlace::Second), |t, scene| {
            (scene == Scene::Row).then(|| t.hand_sign(Edge::Far, HandPlace::Second))
        }),
        (hand(Edge::Near, HandPlace::Alone), |t, scene| {
            (scene == Scene::Row).then(|| t.hand_sign(Edge::Near, HandPlace::Alone))
        }),
        (hand(Edge::Near, HandPlace::First), |t, scene| {
            (scene == Scene::Row).then(|| t.hand_sign(Edge::Near, HandPlace::First))
        }),
        (hand(Edge::Near, HandPlace::Second), |t, scene| {
            (scene == Scene::Row).then(|| t.hand_sign(Edge::Near, HandPlace::Second))
        }),
    ];
    let others: [(SignPlace, Place); 3] = [
        (SignPlace::Stage(Edge::Far), |t, scene| {
            (scene == Scene::Stage).then(|| t.stage_sign(Edge::Far))
        }),
        (SignPlace::Stage(Edge::Near), |t, scene| {
            (scene == Scene::Stage).then(|| t.stage_sign(Edge::Near))
        }),
        (SignPlace::Tray, |t, scene| {
            (scene == Scene::Tray).then(|| t.tray_sign())
        }),
    ];
    for (place, at) in hands.into_iter().chain(others) {
        commands.spawn((
            node("Device sign", at),
            place,
            SignOfSeat::default(),
            DeviceSign {
                number: 0,
                size: 1.0,
                lit: false,
            },
            ZIndex(2),
            Node {
                align_items: AlignItems::Center,
                justify_content: JustifyContent::Center,
                ..default()
            },
            sign_parts(),
        ));
    }
}

/// The seat whose sign is at a place.
fn seat_at(displayed: &DisplayedView, place: SignPlace) -> Option<Seat> {
    let view: &View = &displayed.view;
    match place {
        // The hand that somebody looks at lies over the near one.
        SignPlace::Hand(Edge::Near, _) if displayed.look.is_some() => None,
        SignPlace::Hand(at, hand) => view
            .config
            .seats()
            .find(|&seat| edge(displayed, seat.camp) == at && hand_place(displayed, seat) == hand),
        SignPlace::Stage(at) => {
            let camp = (Camp::ALL.into_iter()).find(|&camp| edge(displayed, camp) == at)?;
            let front = stage_castle(view).and_then(|castle| view.front(castle, camp));
            let alone = (!view.config.shared(camp)).then_some(Seat::of(camp));
            front.map(|front| front.seat).or(alone)
        }
        SignPlace::Tray => view.to_move,
    }
}

/// Gives each sign the number of its seat's device, and the size of its place.
fn fill_signs(
    displayed: Res<DisplayedView>,
    seats: Res<SeatDevices>,
    devices: Res<PlayerDevices>,
    layout: Res<TableLayout>,
    scale: Res<Scale>,
    mut signs: Query<(
        Entity,
        &SignPlace,
        &NodeRect,
        &mut SignOfSeat,
        &mut DeviceSign,
    )>,
    mut commands: Commands,
) {
    let same = !displayed.is_changed()
        && !seats.is_changed()
        && !devices.is_changed()
        && !layout.is_changed();
    if same {
        return;
    }
    for (entity, &place, rect, mut of, mut sign) in &mut signs {
        let seat = seat_at(&displayed, place).filter(|_| seats.are_several());
        let device = seat.and_then(|seat| seats.get(seat.index()));
        let number = device.and_then(|device| devices.number(device));
        of.set_if_neq(SignOfSeat(seat.map(Seat::index)));
        let fresh = DeviceSign {
            number: number.unwrap_or_default(),
            size: rect.0.map_or(sign.size, |rect| rect.width() / scale.ui),
            ..*sign
        };
        sign.set_if_neq(fresh);
        match device {
            Some(device) => {
                let name = AccessibleName(device_name(device, &devices));
                commands.entity(entity).insert(name);
            }
            None => {
                commands.entity(entity).remove::<AccessibleName>();
            }
        }
    }
}

/// A press of a device that is not to move points out the one that is; but not the press that ends another's look.
fn answer_nudge(
    mut nudged: MessageReader<Nudged>,
    mut looks_ended: MessageReader<LookSeen>,
    turn: Res<Turn>,
    mut requests: MessageWriter<PointOut>,
) {
    if nudged.read().count() > 0
        && looks_ended.read().count() == 0
        && let Turn::Person(seat) | Turn::Curtain(seat) = *turn
    {
        requests.write(PointOut(seat.index()));
    }
}
