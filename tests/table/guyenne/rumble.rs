//! What gamepads feel: the same on all of them, except for the card that is told to one hand; and nothing if the player
//! wants none.

use core::time::Duration;

use bevy::input::gamepad::GamepadRumbleRequest;
use bevy::prelude::*;
use guyenne::app::Screen;
use guyenne::app::settings::Settings;
use guyenne::games::guyenne::ID;
use guyenne::games::guyenne::rules::Level;
use guyenne::games::guyenne::rules::card::Card;
use guyenne::games::guyenne::rules::seat::{Camp, Seat};
use guyenne::games::guyenne::table::card::{CardLocation, Owner, Placement, Value};
use guyenne::games::guyenne::table::rumble::pulses;
use guyenne::games::guyenne::table::{TableInput, TableTimings, Turn};
use guyenne::input::PlayerDevice;
use guyenne::table::SeatDevices;
use guyenne::table::rumble::RumbleLevel;
use guyenne::timings::Speed;

use crate::harness::{Device, Hands, two_people, two_squires};

/// The rumbles that were passed on to gamepads: the pad, and for how long; none to stop.
#[derive(Resource, Default)]
struct Felt(Vec<(Entity, Option<Duration>)>);

fn feel(mut requests: MessageReader<GamepadRumbleRequest>, mut felt: ResMut<Felt>) {
    felt.0.extend(requests.read().map(|request| {
        let lasts = match request {
            GamepadRumbleRequest::Add { duration, .. } => Some(*duration),
            GamepadRumbleRequest::Stop { .. } => None,
        };
        (request.gamepad(), lasts)
    }));
}

fn watch(hands: &mut Hands) {
    hands.app.init_resource::<Felt>().add_systems(Last, feel);
}

/// What these pads have felt since they were asked last.
fn felt<const N: usize>(hands: &mut Hands, pads: [Entity; N]) -> [Vec<Duration>; N] {
    let felt = core::mem::take(&mut hands.app.world_mut().resource_mut::<Felt>().0);
    pads.map(|pad| {
        let own = felt.iter().filter(|(on, _)| *on == pad);
        own.filter_map(|(_, lasts)| *lasts).collect()
    })
}

#[test]
fn a_game_is_felt_alike_on_every_pad_or_not_at_all() {
    for (level, expected) in [(RumbleLevel::Touches, true), (RumbleLevel::Off, false)] {
        let mut hands = Hands::open(two_squires(Speed::Instant), Device::Keys);
        hands.app.world_mut().resource_mut::<Settings>().rumble = level;
        let pads = [hands.plug_in_another(), hands.plug_in_another()];
        watch(&mut hands);
        hands.until(600, |hands| hands.screen() == Screen::Table(ID));
        hands.update(600);
        let [one, other] = felt(&mut hands, pads);
        assert_eq!(one.len() > 20, expected, "{level:?}: {}", one.len());
        assert_eq!(one, other);
    }
}

/// The cards in the hand of `seat`, with their values, from the left.
fn hand(hands: &mut Hands, seat: Seat) -> Vec<(Entity, Card)> {
    let world = hands.app.world_mut();
    let mut cards = world.query::<(Entity, &Owner, &Placement, &Value)>();
    let mut found: Vec<_> = cards
        .iter(world)
        .filter_map(|(entity, owner, placement, value)| match placement.0 {
            CardLocation::Hand { place, index, .. }
                if owner.0 == seat.camp && place == seat.place =>
            {
                Some((index, entity, value.0))
            }
            _ => None,
        })
        .collect();
    found.sort_by_key(|(index, ..)| *index);
    found
        .into_iter()
        .map(|(_, entity, card)| (entity, card))
        .collect()
}

/// Each card of the hand is told by its pulses to the pad of its player, and hidden from the other pad by one roll that
/// is as long for every card.
#[test]
fn a_card_is_told_to_the_hand_of_its_player_alone() {
    let mut hands = Hands::open(two_people(15, Level::Base), Device::Keys);
    hands.app.world_mut().resource_mut::<Settings>().rumble = RumbleLevel::Cards;
    let pads = [hands.plug_in_another(), hands.plug_in_another()];
    for (camp, pad) in Camp::ALL.into_iter().zip(pads) {
        let mut devices = hands.app.world_mut().resource_mut::<SeatDevices>();
        devices.set(Seat::of(camp).index(), Some(PlayerDevice::Pad(pad)));
    }
    watch(&mut hands);
    hands.until(400, |hands| matches!(hands.turn(), Turn::Curtain(_)));
    hands.update(40);
    assert_eq!(
        felt(&mut hands, pads),
        [vec![], vec![]],
        "behind the curtain"
    );
    hands.app.world_mut().write_message(TableInput::Accept);
    hands.until(50, |hands| matches!(hands.turn(), Turn::Person(_)));
    let Turn::Person(seat) = hands.turn() else {
        return;
    };
    let (own, other) = (pads[seat.camp.index()], pads[1 - seat.camp.index()]);
    let timings = hands.app.world().resource::<TableTimings>().clone();
    let mut told = 0;
    let mut reached = Vec::new();
    for press in [GamepadButton::DPadLeft, GamepadButton::DPadRight] {
        for _ in 0..8 {
            hands.button_of(own, press);
            hands.update(30);
            let [pulsed, masked] = felt(&mut hands, [own, other]);
            let focused = hands.focused();
            let cards = hand(&mut hands, seat);
            let card = cards.iter().find(|(entity, _)| Some(*entity) == focused);
            let Some((entity, card)) = card else {
                continue;
            };
            if pulsed.is_empty() {
                // The focus has not moved.
                assert!(masked.is_empty());
                continue;
            }
            assert_eq!(pulsed.len(), pulses(*card, &timings).len(), "{card}");
            assert_eq!(masked, [timings.card_told.plainly()], "{card}");
            told += 1;
            if !reached.contains(entity) {
                reached.push(*entity);
            }
        }
    }
    assert!(reached.len() > 3 && told > 5, "{told} of {}", reached.len());
}
