//! The devices on the page of a new game of Guyenne: see [`table::lobby`](kit_table::lobby).

use super::draft::Draft;
#[cfg(not(target_arch = "wasm32"))]
use bevy::prelude::Entity;
use guyenne_rules::seat::{Camp, Seat};
use kit_i18n::LocalizedText;
use kit_input::Action;
#[cfg(not(target_arch = "wasm32"))]
use kit_input::PlayerDevice;
use kit_table::{Player, SeatDraft};

use super::sentences::place;

/// The devices on the page of a new game.
pub type Lobby = kit_table::Lobby<Seat>;

impl SeatDraft for Draft {
    type Seat = Seat;

    /// One to each camp, then the partners'.
    fn order(&self) -> Vec<Seat> {
        let places = [0, 1].into_iter();
        let seats = places.flat_map(|place| Camp::ALL.map(|camp| Seat::new(camp, place)));
        seats.collect()
    }

    fn index(seat: Seat) -> usize {
        seat.index()
    }

    fn beside(&self, seat: Seat, direction: Action) -> Option<Seat> {
        match direction {
            Action::Left => Some(Seat::new(seat.camp, 0)),
            Action::Right => Some(Seat::new(seat.camp, 1)),
            Action::Up => Some(Seat::new(Camp::English, seat.place)),
            Action::Down => Some(Seat::new(Camp::French, seat.place)),
            _ => None,
        }
    }

    fn place(seat: Seat) -> LocalizedText {
        place(seat)
    }

    fn people(&self) -> Vec<Seat> {
        self.seating().people().collect()
    }

    fn player(&self, seat: Seat) -> Option<&Player> {
        self.at(seat).map(|at| &at.player)
    }

    fn last(&self, seat: Seat) -> &Player {
        &self.players[seat.camp][usize::from(seat.place)].player
    }

    /// A first seat is always taken.
    fn seat(&mut self, seat: Seat, player: Option<&Player>) {
        Self::seat(self, seat, player);
    }

    fn exchange_names(&mut self, one: Seat, other: Seat) {
        Self::exchange_names(self, one, other);
    }

    fn note_devices(&mut self, several: bool) {
        self.several_devices = several;
    }
}

/// Four devices with their seats, for the tour.
#[cfg(not(target_arch = "wasm32"))]
pub(crate) fn sample_lobby(pads: [Entity; 3], draft: &mut Draft) -> Lobby {
    let mut lobby = Lobby::led_by(PlayerDevice::Keyboard, false);
    for pad in pads {
        lobby.join(PlayerDevice::Pad(pad), draft);
    }
    lobby
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ShownHands;
    use bevy::prelude::*;
    use guyenne_rules::seat::ByCamp;
    use kit_input::PlayerDevices;

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
