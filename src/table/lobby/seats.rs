//! Which device sits in which seat of a new game. The device that opened the page leads it: it has the focus. Every
//! other device sits down by a press, moves its seat with its directions, and stands up. A person's seat that no other
//! device has taken belongs to the leading device, so people can share one.

use bevy::ecs::component::Mutable;
use bevy::prelude::*;
use core::fmt;

use crate::{Player, SeatDevices};
use kit_i18n::LocalizedText;
use kit_input::{Action, PlayerDevice, PlayerDevices};

/// The answers about the seats of a new game, as far as devices sit down in them.
pub trait SeatDraft: Resource<Mutability = Mutable> + Clone + PartialEq {
    /// A seat.
    type Seat: Copy + Eq + fmt::Debug + Send + Sync + 'static;

    /// The seats that can be taken, in the order in which they are given.
    fn order(&self) -> Vec<Self::Seat>;

    /// The game's number of a seat, the one that [`SeatDevices`] counts by.
    fn index(seat: Self::Seat) -> usize;

    /// Where a direction leads from a seat.
    fn beside(&self, seat: Self::Seat, direction: Action) -> Option<Self::Seat>;

    /// A seat in words.
    fn place(seat: Self::Seat) -> LocalizedText;

    /// The seats of people, in the order of the table.
    fn people(&self) -> Vec<Self::Seat>;

    /// Who plays in a seat; `None` if it is free.
    fn player(&self, seat: Self::Seat) -> Option<&Player>;

    /// Who plays in a seat, or did last.
    fn last(&self, seat: Self::Seat) -> &Player;

    /// Seats a player, or nobody where a seat can be free.
    fn seat(&mut self, seat: Self::Seat, player: Option<&Player>);

    /// Exchanges the names of two seats.
    fn exchange_names(&mut self, one: Self::Seat, other: Self::Seat);

    /// Takes note whether people sit with devices of their own.
    fn note_devices(&mut self, _several: bool) {}
}

/// The devices on the page of a new game.
#[derive(Resource, Clone, Debug, PartialEq, Eq)]
pub struct Lobby<S: Copy + Eq + Send + Sync + 'static> {
    /// The device that leads the page.
    host: PlayerDevice,
    /// Whether the host leads only because the mouse or a finger opened the page: the first device that sits down leads
    /// it instead.
    pointing: bool,
    /// The other devices that have sat down.
    guests: Vec<Guest<S>>,
}

/// A device that has sat down.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Guest<S> {
    device: PlayerDevice,
    seat: S,
    before: Before,
}

/// How a seat is left when a device stands up: who sits there again, and whether it is taken.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Before {
    player: Player,
    taken: bool,
}

impl Before {
    fn of<D: SeatDraft>(draft: &D, seat: D::Seat) -> Self {
        Self {
            player: draft.last(seat).clone(),
            taken: draft.player(seat).is_some(),
        }
    }

    /// Gives the seat back.
    fn give_back<D: SeatDraft>(self, seat: D::Seat, draft: &mut D) {
        draft.seat(seat, Some(&self.player));
        if !self.taken {
            draft.seat(seat, None);
        }
    }
}

impl<S: Copy + Eq + Send + Sync + 'static> Default for Lobby<S> {
    fn default() -> Self {
        Self::led_by(PlayerDevice::Keyboard, true)
    }
}

impl<S: Copy + Eq + Send + Sync + 'static> Lobby<S> {
    /// A page that `host` has opened; `pointing` if by the mouse or by touch.
    #[must_use]
    pub fn led_by(host: PlayerDevice, pointing: bool) -> Self {
        Self {
            host,
            pointing,
            guests: Vec::new(),
        }
    }

    /// The device that leads the page.
    #[must_use]
    pub fn host(&self) -> PlayerDevice {
        self.host
    }

    /// Whether another device than the host's has sat down.
    #[must_use]
    pub fn has_guests(&self) -> bool {
        !self.guests.is_empty()
    }

    /// The seat of a device that has sat down.
    #[must_use]
    pub fn seat_of_guest(&self, device: PlayerDevice) -> Option<S> {
        let guest = self.guests.iter().find(|guest| guest.device == device)?;
        Some(guest.seat)
    }

    /// The device that has sat down in a seat.
    #[must_use]
    pub fn guest_in(&self, seat: S) -> Option<PlayerDevice> {
        let guest = self.guests.iter().find(|guest| guest.seat == seat)?;
        Some(guest.device)
    }

    /// The device of a seat, if a person sits there.
    #[must_use]
    pub fn device_of<D: SeatDraft<Seat = S>>(&self, draft: &D, seat: S) -> Option<PlayerDevice> {
        let person = draft.player(seat).is_some_and(Player::is_human);
        person.then(|| self.guest_in(seat).unwrap_or(self.host))
    }

    /// The pad that can sit down next: the first one that is connected and has not.
    #[must_use]
    pub fn waiting_pad(&self, devices: &PlayerDevices) -> Option<PlayerDevice> {
        devices.connected().find(|&device| {
            let pad = matches!(device, PlayerDevice::Pad(_));
            pad && device != self.host && self.seat_of_guest(device).is_none()
        })
    }

    /// Whether seats show their devices: there are guests, or a pad that can sit down.
    #[must_use]
    pub fn tells_devices(&self, devices: &PlayerDevices) -> bool {
        self.has_guests() || self.waiting_pad(devices).is_some()
    }

    /// The seats of people without a device of their own; the first is the host's.
    fn unclaimed<D: SeatDraft<Seat = S>>(&self, draft: &D) -> Vec<S> {
        let mut people = draft.people();
        people.retain(|&seat| self.guest_in(seat).is_none());
        people
    }

    /// The place that the next device gets: a person's without a device, else a bot's, else a free one.
    fn next_place<D: SeatDraft<Seat = S>>(&self, draft: &D, unclaimed: Option<S>) -> Option<S> {
        let find = |wanted: fn(Option<&Player>) -> bool| {
            let mut seats = draft.order().into_iter();
            seats.find(|&seat| wanted(draft.player(seat)))
        };
        unclaimed
            .or_else(|| find(|player| player.is_some_and(|player| !player.is_human())))
            .or_else(|| find(|player| player.is_none()))
    }

    /// Sits a device down. Returns its seat; `None` if it sits already, or if there is no place left. Where all four
    /// seats are taken the keyboard, which may only have opened the page, leaves its seat to a fourth pad.
    pub fn join<D: SeatDraft<Seat = S>>(
        &mut self,
        device: PlayerDevice,
        draft: &mut D,
    ) -> Option<S> {
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
    pub fn claim<D: SeatDraft<Seat = S>>(&mut self, device: PlayerDevice, seat: S, draft: &mut D) {
        self.guests.push(Guest {
            device,
            seat,
            before: Before::of(draft, seat),
        });
        draft.seat(seat, Some(&Player::Human));
    }

    /// Moves a guest to another place. A person who sits there with a device changes places with them. Returns whether
    /// the guest has moved.
    pub fn move_to<D: SeatDraft<Seat = S>>(
        &mut self,
        device: PlayerDevice,
        to: S,
        draft: &mut D,
    ) -> bool {
        let find = |guests: &[Guest<S>], seat| guests.iter().position(|guest| guest.seat == seat);
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
    pub fn stand_up<D: SeatDraft<Seat = S>>(
        &mut self,
        device: PlayerDevice,
        draft: &mut D,
    ) -> Option<S> {
        let at = (self.guests.iter()).position(|guest| guest.device == device)?;
        let guest = self.guests.remove(at);
        guest.before.give_back(guest.seat, draft);
        Some(guest.seat)
    }

    /// The devices that are lost stand up. If the host's is, the first guest leads the page, or else the mouse.
    pub fn lose<D: SeatDraft<Seat = S>>(&mut self, devices: &PlayerDevices, draft: &mut D) {
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
    pub fn follow<D: SeatDraft<Seat = S>>(&mut self, draft: &D) {
        let sits = |guest: &Guest<S>| draft.player(guest.seat).is_some_and(Player::is_human);
        if !self.guests.iter().all(sits) {
            self.guests.retain(sits);
        }
    }

    /// The devices of the people's seats at the table; none if all people use one device.
    #[must_use]
    pub fn seat_devices<D: SeatDraft<Seat = S>>(&self, draft: &D) -> SeatDevices {
        let mut devices = SeatDevices::default();
        for seat in draft.people() {
            devices.set(D::index(seat), self.device_of(draft, seat));
        }
        if !devices.are_several() {
            devices.clear();
        }
        devices
    }
}
