//! Which device sits in which seat of a new game. The device that opened the page leads it: it has the focus. Every other
//! device sits down by a press, moves its seat with its directions, and stands up. A person's seat that no other device
//! has taken belongs to the leading device, so people can share one.

use bevy::prelude::*;

use super::draft::Draft;
use crate::games::guyenne::rules::seat::{Camp, Seat};
use crate::games::guyenne::table::Player;
use crate::input::{PlayerDevice, PlayerDevices};
use crate::table::SeatDevices;

/// The devices on the page of a new game.
#[derive(Resource, Clone, Debug, PartialEq, Eq)]
pub struct Lobby {
    /// The device that leads the page.
    host: PlayerDevice,
    /// Whether the host leads only because the mouse or a finger opened the page: the first device that sits down leads
    /// it instead.
    pointing: bool,
    /// The other devices that have sat down.
    guests: Vec<Guest>,
}

/// A device that has sat down.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Guest {
    device: PlayerDevice,
    seat: Seat,
    before: Before,
}

/// How a seat is left when a device stands up: who sits there again, and whether it is taken.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Before {
    player: Player,
    taken: bool,
}

impl Before {
    fn of(draft: &Draft, seat: Seat) -> Self {
        Self {
            player: draft.players[seat.camp][usize::from(seat.place)]
                .player
                .clone(),
            taken: draft.at(seat).is_some(),
        }
    }

    /// Gives the seat back. A first seat is always taken.
    fn give_back(self, seat: Seat, draft: &mut Draft) {
        draft.seat(seat, Some(&self.player));
        if !self.taken {
            draft.seat(seat, None);
        }
    }
}

impl Default for Lobby {
    fn default() -> Self {
        Self::led_by(PlayerDevice::Keyboard, true)
    }
}

/// The seats in the order in which they are given: one to each camp, then the partners'.
fn seats() -> impl Iterator<Item = Seat> {
    [0, 1]
        .into_iter()
        .flat_map(|place| Camp::ALL.map(|camp| Seat::new(camp, place)))
}

impl Lobby {
    /// A page that `host` has opened; `pointing` if by the mouse or by touch.
    pub(super) fn led_by(host: PlayerDevice, pointing: bool) -> Self {
        Self {
            host,
            pointing,
            guests: Vec::new(),
        }
    }

    /// The device that leads the page.
    pub(super) fn host(&self) -> PlayerDevice {
        self.host
    }

    /// Whether another device than the host's has sat down.
    pub(super) fn has_guests(&self) -> bool {
        !self.guests.is_empty()
    }

    /// The seat of a device that has sat down.
    pub(super) fn seat_of_guest(&self, device: PlayerDevice) -> Option<Seat> {
        let guest = self.guests.iter().find(|guest| guest.device == device)?;
        Some(guest.seat)
    }

    /// The device that has sat down in a seat.
    pub(super) fn guest_in(&self, seat: Seat) -> Option<PlayerDevice> {
        let guest = self.guests.iter().find(|guest| guest.seat == seat)?;
        Some(guest.device)
    }

    /// The device of a seat, if a person sits there.
    pub(super) fn device_of(&self, draft: &Draft, seat: Seat) -> Option<PlayerDevice> {
        let person = draft.sits(seat, Some(&Player::Human));
        person.then(|| self.guest_in(seat).unwrap_or(self.host))
    }

    /// The pad that can sit down next: the first one that is connected and has not.
    pub(super) fn waiting_pad(&self, devices: &PlayerDevices) -> Option<PlayerDevice> {
        devices.connected().find(|&device| {
            let pad = matches!(device, PlayerDevice::Pad(_));
            pad && device != self.host && self.seat_of_guest(device).is_none()
        })
    }

    /// Whether seats show their devices: there are guests, or a pad that can sit down.
    pub(super) fn tells_devices(&self, devices: &PlayerDevices) -> bool {
        self.has_guests() || self.waiting_pad(devices).is_some()
    }

    /// The seats of people without a device of their own; the first is the host's.
    fn unclaimed(&self, draft: &Draft) -> Vec<Seat> {
        let claimed = |seat: &Seat| self.guest_in(*seat).is_some();
        let people = draft.seating();
        people.people().filter(|seat| !claimed(seat)).collect()
    }

    /// The place that the next device gets: a person's without a device, else a bot's, else a free one.
    fn next_place(&self, draft: &Draft, unclaimed: Option<Seat>) -> Option<Seat> {
        let bot = |&seat: &Seat| {
            let at = draft.at(seat);
            at.is_some_and(|at| !at.player.is_human())
        };
        unclaimed
            .or_else(|| seats().find(bot))
            .or_else(|| seats().find(|&seat| draft.at(seat).is_none()))
    }

    /// Sits a device down. Returns its seat; `None` if it sits already, or if there is no place left. Where all four
    /// seats are taken the keyboard, which may only have opened the page, leaves its seat to a fourth pad.
    pub(super) fn join(&mut self, device: PlayerDevice, draft: &mut Draft) -> Option<Seat> {
        if device == self.host || self.seat_of_guest(device).is_some() {
            return None;
        }
        let unclaimed = self.unclaimed(draft);
        if self.pointing {
            let seat = self.next_place(draft, unclaimed.first().copied())?;
            draft.seat(seat, Some(&Player::Human));
            self.host = device;
            self.pointing = false;
            return Some(seat);
        }
        let yields = self.host == PlayerDevice::Keyboard;
        let seat = self
            .next_place(draft, unclaimed.get(1).copied())
            .or_else(|| unclaimed.first().copied().filter(|_| yields))?;
        self.claim(device, seat, draft);
        Some(seat)
    }

    /// Gives a seat to a device.
    pub(super) fn claim(&mut self, device: PlayerDevice, seat: Seat, draft: &mut Draft) {
        self.guests.push(Guest {
            device,
            seat,
            before: Before::of(draft, seat),
        });
        draft.seat(seat, Some(&Player::Human));
    }

    /// Moves a guest to another place. A person who sits there with a device changes places with them. Returns whether
    /// the guest has moved.
    pub(super) fn move_to(&mut self, device: PlayerDevice, to: Seat, draft: &mut Draft) -> bool {
        let find = |guests: &[Guest], seat| guests.iter().position(|guest| guest.seat == seat);
        let Some(from) = self.seat_of_guest(device).filter(|&from| from != to) else {
            return false;
        };
        let Some(mover) = find(&self.guests, from) else {
            return false;
        };
        let host = self.unclaimed(draft).first() == Some(&to);
        if let Some(other) = find(&self.guests, to) {
            self.guests[mover].device = self.guests[other].device;
            self.guests[other].device = device;
        } else if host {
            // The host's seat stays a person's; who sat in the guest's before comes back when the guest stands up.
            self.guests[mover].seat = to;
        } else {
            let guest = &mut self.guests[mover];
            guest.seat = to;
            let before = core::mem::replace(&mut guest.before, Before::of(draft, to));
            before.give_back(from, draft);
            draft.seat(to, Some(&Player::Human));
        }
        draft.exchange_names(from, to);
        true
    }

    /// A guest stands up: who sat there before sits there again. Returns the seat.
    pub(super) fn stand_up(&mut self, device: PlayerDevice, draft: &mut Draft) -> Option<Seat> {
        let at = (self.guests.iter()).position(|guest| guest.device == device)?;
        let guest = self.guests.remove(at);
        guest.before.give_back(guest.seat, draft);
        Some(guest.seat)
    }

    /// The devices that are lost stand up. If the host's is, the first guest leads the page, or else the mouse.
    pub(super) fn lose(&mut self, devices: &PlayerDevices, draft: &mut Draft) {
        let lost: Vec<PlayerDevice> = (self.guests.iter().map(|guest| guest.device))
            .filter(|&device| !devices.is_connected(device))
            .collect();
        for device in lost {
            self.stand_up(device, draft);
        }
        if !devices.is_connected(self.host) {
            if self.has_guests() {
                self.host = self.guests.remove(0).device;
            } else {
                *self = Self::default();
            }
        }
    }

    /// Guests whose seats are no people's any more have none.
    pub(super) fn follow(&mut self, draft: &Draft) {
        let sits = |guest: &Guest| draft.sits(guest.seat, Some(&Player::Human));
        if !self.guests.iter().all(sits) {
            self.guests.retain(sits);
        }
    }

    /// The devices of the people's seats at the table; none if all people use one device.
    pub(super) fn seat_devices(&self, draft: &Draft) -> SeatDevices {
        let mut devices = SeatDevices::default();
        for seat in draft.seating().people() {
            devices.set(seat.index(), self.device_of(draft, seat));
        }
        if !devices.are_several() {
            devices.clear();
        }
        devices
    }
}

/// Four devices with their seats, for the tour.
pub(in crate::games::guyenne::table) fn sample_lobby(
    pads: [Entity; 3],
    draft: &mut Draft,
) -> Lobby {
    let mut lobby = Lobby::led_by(PlayerDevice::Keyboard, false);
    for pad in pads {
        lobby.join(PlayerDevice::Pad(pad), draft);
    }
    lobby
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::guyenne::rules::seat::ByCamp;
    use crate::games::guyenne::table::ShownHands;

    const KEYS: PlayerDevice = PlayerDevice::Keyboard;
    const ENGLISH: Seat = Seat::of(Camp::English);
    const FRENCH: Seat = Seat::of(Camp::French);
    const PARTNERS: [Seat; 2] = [Seat::new(Camp::English, 1), Seat::new(Camp::French, 1)];

    fn pads() -> [PlayerDevice; 5] {
        let mut world = World::new();
        core::array::from_fn(|_| PlayerDevice::Pad(world.spawn_empty().id()))
    }

    fn devices(lobby: &Lobby, draft: &Draft) -> [Option<PlayerDevice>; 4] {
        let devices = lobby.seat_devices(draft);
        core::array::from_fn(|seat| devices.get(seat))
    }

    #[test]
    fn one_device_sits_nowhere() {
        let draft = Draft::default();
        let lobby = Lobby::led_by(KEYS, false);
        assert_eq!(lobby.device_of(&draft, FRENCH), Some(KEYS));
        assert_eq!(lobby.device_of(&draft, ENGLISH), None);
        assert_eq!(devices(&lobby, &draft), [None; 4]);
    }

    #[test]
    fn devices_sit_down_in_the_next_place() {
        let (mut draft, mut lobby) = (Draft::default(), Lobby::led_by(KEYS, false));
        let [a, b, c, d, e] = pads();
        assert_eq!(lobby.join(KEYS, &mut draft), None);
        assert_eq!(lobby.join(a, &mut draft), Some(ENGLISH));
        assert_eq!(lobby.join(a, &mut draft), None);
        assert_eq!(lobby.join(b, &mut draft), Some(PARTNERS[0]));
        assert_eq!(lobby.join(c, &mut draft), Some(PARTNERS[1]));
        assert_eq!(draft.seating().people().count(), 4);
        assert_eq!(
            devices(&lobby, &draft),
            [Some(a), Some(b), Some(KEYS), Some(c)]
        );
        // The keyboard may only have opened the page.
        assert_eq!(lobby.join(d, &mut draft), Some(FRENCH));
        assert_eq!(lobby.join(e, &mut draft), None);
        assert_eq!(devices(&lobby, &draft), [a, b, d, c].map(Some));
        // A pad that leads the page keeps its seat.
        let (mut draft, mut lobby) = (Draft::default(), Lobby::led_by(a, false));
        for device in [b, c, d] {
            assert!(lobby.join(device, &mut draft).is_some());
        }
        assert_eq!(lobby.join(KEYS, &mut draft), None);
        assert_eq!(lobby.device_of(&draft, FRENCH), Some(a));
    }

    #[test]
    fn a_person_without_a_device_comes_first() {
        let (mut draft, mut lobby) = (Draft::default(), Lobby::led_by(KEYS, false));
        draft.seat(PARTNERS[1], Some(&Player::Human));
        let [a, ..] = pads();
        assert_eq!(lobby.join(a, &mut draft), Some(PARTNERS[1]));
        assert_eq!(lobby.stand_up(a, &mut draft), Some(PARTNERS[1]));
        assert!(draft.sits(PARTNERS[1], Some(&Player::Human)));
    }

    #[test]
    fn after_the_mouse_the_first_that_sits_down_leads() {
        let (mut draft, mut lobby) = (Draft::default(), Lobby::default());
        let [a, b, ..] = pads();
        assert_eq!(lobby.join(a, &mut draft), Some(FRENCH));
        assert_eq!((lobby.host(), lobby.has_guests()), (a, false));
        assert_eq!(draft, Draft::default());
        assert_eq!(lobby.join(b, &mut draft), Some(ENGLISH));
        assert_eq!(lobby.host(), a);
    }

    #[test]
    fn who_stands_up_leaves_the_seat_as_it_was() {
        let (mut draft, mut lobby) = (Draft::default(), Lobby::led_by(KEYS, false));
        let [a, b, ..] = pads();
        lobby.join(a, &mut draft);
        lobby.join(b, &mut draft);
        // Back to a place that was free, and from there to where a bot sat.
        assert!(lobby.move_to(a, PARTNERS[1], &mut draft));
        assert!(draft.at(ENGLISH).is_some_and(|at| !at.player.is_human()));
        assert!(!lobby.move_to(a, PARTNERS[1], &mut draft));
        assert_eq!(lobby.stand_up(a, &mut draft), Some(PARTNERS[1]));
        assert_eq!(lobby.stand_up(b, &mut draft), Some(PARTNERS[0]));
        assert_eq!(draft, Draft::default());
        assert_eq!(devices(&lobby, &draft), [None; 4]);
    }

    #[test]
    fn two_devices_change_places_with_their_names() {
        let (mut draft, mut lobby) = (Draft::default(), Lobby::led_by(KEYS, false));
        let [a, b, ..] = pads();
        lobby.join(a, &mut draft);
        lobby.join(b, &mut draft);
        draft.players[Camp::English][0].name = "Ana".to_owned();
        draft.players[Camp::French][0].name = "Key".to_owned();
        assert!(lobby.move_to(a, PARTNERS[0], &mut draft));
        assert_eq!(
            devices(&lobby, &draft),
            [Some(b), Some(a), Some(KEYS), None]
        );
        assert_eq!(draft.players[Camp::English][1].name, "Ana");
        assert!(lobby.move_to(b, FRENCH, &mut draft));
        assert_eq!(
            devices(&lobby, &draft),
            [Some(KEYS), Some(a), Some(b), None]
        );
        assert_eq!(draft.players[Camp::English][0].name, "Key");
        assert_eq!(draft.seating().teams(), ByCamp::new(2, 1));
        // The bot that sat across the host is back when the guest stands up.
        lobby.stand_up(b, &mut draft);
        assert!(draft.at(FRENCH).is_some_and(|at| !at.player.is_human()));
    }

    #[test]
    fn lost_devices_stand_up_and_somebody_leads() {
        let mut app = App::new();
        app.init_resource::<PlayerDevices>();
        let known = app.world().resource::<PlayerDevices>().clone();
        let (mut draft, [a, b, ..]) = (Draft::default(), pads());
        let mut lobby = Lobby::led_by(KEYS, false);
        lobby.join(a, &mut draft);
        lobby.lose(&known, &mut draft);
        assert!(!lobby.has_guests(), "the pad is not connected");
        assert_eq!(draft, Draft::default());
        // The keyboard is never lost: it leads on.
        let mut lobby = Lobby::led_by(b, false);
        lobby.join(KEYS, &mut draft);
        lobby.lose(&known, &mut draft);
        assert_eq!((lobby.host(), lobby.has_guests()), (KEYS, false));
        let mut lobby = Lobby::led_by(b, false);
        lobby.lose(&known, &mut Draft::default());
        assert_eq!(lobby, Lobby::default());
    }

    #[test]
    fn a_seat_that_is_given_to_a_bot_is_no_devices() {
        let (mut draft, mut lobby) = (Draft::default(), Lobby::led_by(KEYS, false));
        let [a, ..] = pads();
        lobby.join(a, &mut draft);
        draft.several_devices = true;
        assert_eq!(draft.hands(), ShownHands::Veil);
        draft.seat(ENGLISH, Some(&Player::Bot("squire".to_owned())));
        lobby.follow(&draft);
        assert!(!lobby.has_guests());
    }
}
