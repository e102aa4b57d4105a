//! The seats that wait for a device, and when the page of seats opens for them: when a gamepad with a seat loses its
//! connection, when a game of several people is continued and nobody has a device yet, and when somebody joins in the
//! middle of a game.

use bevy::prelude::*;
use kit_input::{PlayerDevice, PlayerDevices, Presses};
use kit_table::{Menu, RecordChanged, Screen, SeatDevices, TableSeats, flow::PageSystems};

/// Why the page of seats is open.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Reason {
    /// A gamepad is lost: its seats wait for it or for another device.
    Lost,
    /// The game has just been continued: the seats of all people wait.
    Begin,
    /// The bots' seats wait for people, after a press of this device.
    Join(PlayerDevice),
}

/// The seats on the page, by the game's numbers. It exists while the page is open.
#[derive(Resource, Clone, Debug, PartialEq, Eq)]
pub(super) struct OpenSeats {
    /// Why it is open.
    pub(super) reason: Reason,
    /// The seats, taken up in the meantime or not.
    pub(super) seats: Vec<usize>,
}

/// Adds the reasons for which the page opens, and what happens when it closes.
pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        (
            ask_at_begin,
            ask_for_lost.run_if(
                resource_changed::<PlayerDevices>
                    .or_else(resource_changed::<SeatDevices>)
                    .or_else(resource_changed::<TableSeats>)
                    .or_else(state_changed::<Screen>),
            ),
        )
            .chain()
            .in_set(PageSystems),
    )
    .add_systems(OnExit(Menu::Seats), close);
}

/// Whether the seat has a device that can be used.
pub(super) fn is_taken(seat: usize, devices: &SeatDevices, known: &PlayerDevices) -> bool {
    (devices.get(seat)).is_some_and(|device| known.is_connected(device))
}

/// Whether the device is a gamepad.
pub(super) const fn is_pad(device: PlayerDevice) -> bool {
    matches!(device, PlayerDevice::Pad(_))
}

/// Asks several people for their devices when their game begins, if none of them has one and there is a gamepad; a page
/// hears of its gamepads late, so a press of one before the first move counts, too. It does not ask after the page of a
/// new game or a result: there they could say it, or have played so before.
fn ask_at_begin(
    mut records: MessageReader<RecordChanged>,
    screen: Res<State<Screen>>,
    table: Res<TableSeats>,
    (known, presses): (Res<PlayerDevices>, Res<Presses>),
    mut before: Local<Screen>,
    mut pending: Local<bool>,
    mut begun: Local<bool>,
    mut devices: ResMut<SeatDevices>,
    mut next: ResMut<NextState<Menu>>,
    mut commands: Commands,
) {
    let at_table = matches!(screen.get(), Screen::Table(_));
    if !at_table {
        *before = *screen.get();
    }
    for record in records.read() {
        let said = matches!(*before, Screen::Setup(_) | Screen::Result(_));
        *pending = record.begins && !said && !record.demo && !record.is_over;
        *begun |= record.begins;
    }
    // The game names its seats in the frame in which it begins.
    if !at_table || table.0.is_empty() || !(*pending || *begun) {
        return;
    }
    let seats: Vec<usize> = table.people().map(|seat| seat.index).collect();
    let begins = core::mem::take(&mut *begun);
    if begins && !devices.is_empty() {
        devices.retain(|seat| seats.contains(&seat));
    }
    let is_there = match begins {
        true => known.connected().any(is_pad),
        false => presses.of_anybody().any(|press| is_pad(press.device)),
    };
    let asks = *pending && seats.len() > 1 && devices.is_empty() && is_there;
    // Only who had no gamepad at the beginning is asked later.
    *pending &= !is_there;
    if asks {
        commands.insert_resource(OpenSeats {
            reason: Reason::Begin,
            seats,
        });
        next.set(Menu::Seats);
    }
}

/// Pauses a game when the device of a person's seat is lost.
fn ask_for_lost(
    screen: Res<State<Screen>>,
    table: Res<TableSeats>,
    devices: Res<SeatDevices>,
    known: Res<PlayerDevices>,
    open: Option<ResMut<OpenSeats>>,
    mut next: ResMut<NextState<Menu>>,
    mut commands: Commands,
) {
    if !matches!(screen.get(), Screen::Table(_)) {
        return;
    }
    let is_lost =
        |seat: &usize| (devices.get(*seat)).is_some_and(|device| !known.is_connected(device));
    let mut lost: Vec<usize> = table.people().map(|seat| seat.index).collect();
    lost.retain(is_lost);
    match open {
        Some(mut open) => {
            lost.retain(|seat| !open.seats.contains(seat));
            if !lost.is_empty() {
                open.reason = Reason::Lost;
                open.seats.extend(lost);
            }
        }
        None if lost.is_empty() => {}
        None => {
            commands.insert_resource(OpenSeats {
                reason: Reason::Lost,
                seats: lost,
            });
            next.set(Menu::Seats);
        }
    }
}

/// A seat that still misses its device when the game goes on has none: everybody may press for it.
fn close(
    open: Option<Res<OpenSeats>>,
    known: Res<PlayerDevices>,
    mut devices: ResMut<SeatDevices>,
    mut commands: Commands,
) {
    for &seat in open.iter().flat_map(|open| &open.seats) {
        if devices.get(seat).is_some() && !is_taken(seat, &devices, &known) {
            devices.set(seat, None);
        }
    }
    commands.remove_resource::<OpenSeats>();
}
