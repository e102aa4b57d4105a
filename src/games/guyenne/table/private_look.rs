//! The private look under the veil: while a person holds the keys for it, their own cards lie face up and everybody
//! else is asked to look away. Another player's back key says "I can see!" and ends it at once.

use bevy::prelude::*;

use super::card::{CardLocation, Owner, Placement};
use super::card_pose::stage_castle;
use super::session::{TABLE_UPDATE, TableSystems};
use super::{DisplayedView, Rules, TABLE, TableTimings, Turn};
use guyenne_rules::seat::Seat;
use kit_input::{Action, Layer, PlayerDevice, Presses};
use kit_table::flow::time_passes;
use kit_table::turns::take_turns;
use kit_table::{LookSettings, SeatDevices};

/// The look that is asked for or open.
#[derive(Resource, Debug, Clone, Copy, Default, PartialEq)]
pub struct PrivateLook(pub Option<Looker>);

/// Who looks.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Looker {
    /// Whose cards.
    pub seat: Seat,
    /// The device that asked; only others can see what they should not.
    pub device: PlayerDevice,
    /// Held with the pointer on a card.
    by_pointer: bool,
    /// Seconds since it was asked for.
    seconds: f32,
}

impl PrivateLook {
    /// A look of `seat` for which the pointer is held.
    #[must_use]
    pub const fn by_pointer(seat: Seat) -> Self {
        Self(Some(Looker {
            seat,
            device: PlayerDevice::Keyboard,
            by_pointer: true,
            seconds: 0.0,
        }))
    }

    /// Whether the pointer is held for it.
    pub(super) fn is_by_pointer(self) -> bool {
        self.0.is_some_and(|looker| looker.by_pointer)
    }

    /// Whether a press of the back key on `device` says "I can see!": somebody else looks.
    #[must_use]
    pub fn is_seen_by(self, device: PlayerDevice) -> bool {
        self.0.is_some_and(|looker| looker.device != device)
    }

    /// The seat that is named in large letters, from the first moment on.
    #[must_use]
    pub fn seat(self) -> Option<Seat> {
        self.0.map(|looker| looker.seat)
    }
}

/// Fact: somebody said that they can see the cards of a look, and it has ended.
#[derive(Message, Debug, Clone, Copy, PartialEq, Eq)]
pub struct LookSeen(pub Seat);

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<PrivateLook>()
        .add_message::<LookSeen>()
        .add_systems(
            TABLE_UPDATE,
            (
                hold_looks
                    .run_if(time_passes)
                    .run_if(resource_exists::<Rules>.and_then(resource_exists::<DisplayedView>))
                    .after(super::input::press_actions)
                    .in_set(TableSystems::Input),
                close_in_menus.run_if(not(time_passes)),
                show_look
                    .run_if(resource_exists::<DisplayedView>)
                    .after(TableSystems::Playback)
                    .before(take_turns::<Rules>),
            )
                .chain()
                .run_if(in_state(TABLE)),
        )
        .add_observer(look_on_press)
        .add_observer(end_on_release)
        .add_observer(end_on_drag)
        .add_systems(OnExit(TABLE), |mut look: ResMut<PrivateLook>| {
            *look = PrivateLook::default();
        });
}

/// Whether a look is possible now: no reveal is being told. A defender who has to answer may see what they have laid.
fn is_possible(rules: &Rules, displayed: &DisplayedView, turn: &Turn) -> bool {
    let told = stage_castle(&displayed.view).is_some() && !matches!(turn, Turn::Person(_));
    rules.is_veiled() && !told && !rules.is_over()
}

/// The seat whose cards this device may turn up: of several, the one that is to move.
fn seat_of(
    device: PlayerDevice,
    devices: &SeatDevices,
    rules: &Rules,
    turn: &Turn,
) -> Option<Seat> {
    let to_move = match *turn {
        Turn::Person(seat) => Some(seat),
        _ => None,
    };
    let seating = &rules.config().seating;
    let of = |seat: &Seat| devices.get(seat.index());
    // A seat without a device belongs to whoever presses when it is to move.
    let own = |seat: &Seat| of(seat) == Some(device);
    to_move
        .filter(|seat| own(seat) || of(seat).is_none())
        .or_else(|| seating.people().find(own))
}

/// Begins a look, counts its time, and ends it.
pub(super) fn hold_looks(
    time: Res<Time<Real>>,
    timings: Res<TableTimings>,
    presses: Res<Presses>,
    settings: Res<LookSettings>,
    devices: Res<SeatDevices>,
    rules: Res<Rules>,
    turn: Res<Turn>,
    displayed: Res<DisplayedView>,
    mut look: ResMut<PrivateLook>,
    mut seen: MessageWriter<LookSeen>,
) {
    let possible = is_possible(&rules, &displayed, &turn);
    if look.0.is_some() && !possible {
        look.0 = None;
    }
    if let Some(looker) = &mut look.bypass_change_detection().0 {
        looker.seconds += time.delta_secs();
        let looker = *looker;
        let called = presses.of_anybody().any(|press| {
            press.action == Action::Back
                && press.layer == Layer::Page
                && press.device != looker.device
        });
        let held = presses.holds_on(looker.device, Action::Look);
        let again = (presses.of_anybody())
            .any(|press| press.action == Action::Look && press.device == looker.device);
        let over = (settings.seconds)
            .is_some_and(|seconds| looker.seconds > timings.look_opens.seconds + seconds);
        let let_go = match (looker.by_pointer, settings.toggles) {
            (true, _) => false,
            (false, true) => again,
            (false, false) => !held,
        };
        if called {
            seen.write(LookSeen(looker.seat));
        }
        if called || over || let_go {
            look.0 = None;
        }
        return;
    }
    let asked = presses
        .of_anybody()
        .find(|press| press.action == Action::Look && press.layer == Layer::Page);
    if let Some(press) = asked.filter(|_| possible)
        && let Some(seat) = seat_of(press.device, &devices, &rules, &turn)
    {
        look.0 = Some(Looker {
            seat,
            device: press.device,
            by_pointer: false,
            seconds: 0.0,
        });
    }
}

/// No card stays face up while a menu is open.
fn close_in_menus(mut look: ResMut<PrivateLook>) {
    if look.0.is_some() {
        look.0 = None;
    }
}

/// Tells the cards whose look is open, once the others have had the time to look away.
fn show_look(
    look: Res<PrivateLook>,
    timings: Res<TableTimings>,
    mut displayed: ResMut<DisplayedView>,
) {
    let opens = timings.look_opens.seconds;
    let open = look.0.filter(|looker| looker.seconds >= opens);
    let open = open.map(|looker| looker.seat);
    if displayed.look != open {
        displayed.look = open;
    }
}

/// The pointer is held on a card of one's own hand.
fn look_on_press(
    press: On<Pointer<Press>>,
    cards: Query<(&Owner, &Placement)>,
    devices: Res<SeatDevices>,
    rules: Option<Res<Rules>>,
    turn: Res<Turn>,
    displayed: Option<Res<DisplayedView>>,
    mut look: ResMut<PrivateLook>,
) {
    let (Some(rules), Some(displayed)) = (rules, displayed) else {
        return;
    };
    let Ok((owner, &Placement(CardLocation::Hand { place, .. }))) = cards.get(press.entity) else {
        return;
    };
    let seat = Seat::new(owner.0, place);
    let device = PlayerDevice::Keyboard;
    let own = devices.get(seat.index()) == Some(device)
        || seat_of(device, &devices, &rules, &turn) == Some(seat);
    if look.0.is_none() && own && is_possible(&rules, &displayed, &turn) {
        *look = PrivateLook::by_pointer(seat);
    }
}

/// The pointer is released, wherever it is.
fn end_on_release(_release: On<Pointer<Release>>, mut look: ResMut<PrivateLook>) {
    if look.is_by_pointer() {
        look.0 = None;
    }
}

/// A card that is dragged is played, not looked at.
fn end_on_drag(_drag: On<Pointer<DragStart>>, mut look: ResMut<PrivateLook>) {
    if look.is_by_pointer() {
        look.0 = None;
    }
}
