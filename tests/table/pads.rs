//! Whole games on a couch: people with two, three and four pads, or with pads and the keyboard, under the veil. Each of
//! them presses their own device only; what the others press changes nothing.

use bevy::input::gamepad::{GamepadButton, RawGamepadButtonChangedEvent, RawGamepadEvent};
use bevy::prelude::*;
use guyenne::app::{LaunchOptions, Screen};
use guyenne::games::guyenne::ID;
use guyenne::games::guyenne::rules::record::Record;
use guyenne::games::guyenne::rules::seat::Seat;
use guyenne::games::guyenne::table::card::{CastleCard, Owner, Placement, Selected};
use guyenne::games::guyenne::table::{Rules, ShownHands, Turn};
use guyenne::input::{Nudged, PlayerDevice};
use guyenne::table::SeatDevices;
use rand::{RngExt, SeedableRng};
use rand_pcg::Pcg32;

use crate::guyenne::hidden_hands::player::{Choice, choose};
use crate::guyenne::hidden_hands::proof::Game;
use crate::harness::{Device, Hands, Press};

/// Gives each of these people a device of their own, the first one the keyboard if `keyboard`, the others the pads in
/// their order; pads that are missing are plugged in. Before the game begins: then nobody is asked who has which.
pub fn seat_people(
    hands: &mut Hands,
    people: &[Seat],
    pads: &mut Vec<Entity>,
    keyboard: bool,
) -> Vec<(Seat, PlayerDevice)> {
    while pads.len() < people.len() {
        pads.push(hands.plug_in_another());
    }
    let devices = pads.iter().map(|&pad| PlayerDevice::Pad(pad));
    let keyboard = keyboard.then_some(PlayerDevice::Keyboard);
    let seated = people
        .iter()
        .copied()
        .zip(keyboard.into_iter().chain(devices));
    let seated: Vec<(Seat, PlayerDevice)> = seated.collect();
    let mut devices = hands.app.world_mut().resource_mut::<SeatDevices>();
    devices.clear();
    for &(seat, device) in &seated {
        devices.set(seat.index(), Some(device));
    }
    seated
}

/// Makes a choice with presses of the device in hand.
fn press(hands: &mut Hands, choice: Choice) {
    let world = hands.app.world_mut();
    let target = match choice {
        Choice::Card(camp, location) => {
            let mut cards = world.query::<(Entity, &Owner, &Placement)>();
            let there = |(_, owner, placement): &(Entity, &Owner, &Placement)| {
                owner.0 == camp && placement.0 == location
            };
            cards.iter(world).find(there).map(|(entity, ..)| entity)
        }
        Choice::Castle(castle) => {
            let mut rows = world.query::<(Entity, &CastleCard)>();
            let there = |(_, row): &(Entity, &CastleCard)| row.0 == castle;
            rows.iter(world).find(there).map(|(entity, _)| entity)
        }
        Choice::Commit => return hands.press(Press::Commit),
        Choice::Decline => return hands.press(Press::Decline),
        Choice::TakeBack => return hands.press(Press::Back),
    };
    let target = target.expect("what is chosen is on the table");
    hands.focus_on(target);
    hands.press(Press::Confirm);
    let chosen = hands.app.world().get::<Selected>(target);
    assert!(chosen.is_some(), "{choice:?} was pressed and is not chosen");
}

/// A button goes down (1) or up (0), without waiting for a frame.
pub fn set_button(hands: &mut Hands, pad: Entity, button: GamepadButton, value: f32) {
    let event = RawGamepadButtonChangedEvent::new(pad, button, value);
    let event = RawGamepadEvent::Button(event);
    hands.app.world_mut().write_message(event);
}

/// Somebody with a pad who is not to move presses what would confirm: they are nudged, and nothing is played.
fn press_out_of_turn(hands: &mut Hands, pad: Entity) {
    let before = hands.record();
    let messages = hands.app.world().resource::<Messages<Nudged>>();
    let mut nudges = messages.get_cursor_current();
    set_button(hands, pad, GamepadButton::North, 1.0);
    hands.update(2);
    let messages = hands.app.world().resource::<Messages<Nudged>>();
    let mut nudges = nudges.read(messages);
    assert!(
        nudges.any(|nudge| nudge.0 == PlayerDevice::Pad(pad)),
        "no nudge"
    );
    set_button(hands, pad, GamepadButton::North, 0.0);
    hands.update(2);
    assert_eq!(hands.record(), before, "played out of turn");
}

/// A whole game of the people's own devices. Returns the number of decisions.
fn play(game: Game, keyboard: bool) -> u32 {
    let mut hands = Hands::open(LaunchOptions::default(), Device::Keys);
    let seated = seat_people(&mut hands, &game.people(), &mut Vec::new(), keyboard);
    game.begin(&mut hands);
    hands.until(50, |hands| hands.app.world().contains_resource::<Rules>());
    let mut rng = Pcg32::seed_from_u64(game.seed);
    let mut decisions = 0;
    for _ in 0..300 {
        hands.until(3000, |hands| {
            hands.screen() == Screen::Result(ID) || matches!(hands.turn(), Turn::Person(_))
        });
        let Turn::Person(seat) = hands.turn() else {
            break;
        };
        hands.update(3);
        let of = |seat: Seat| seated.iter().find(|(taken, _)| *taken == seat);
        let &(_, device) = of(seat).expect("a person has a device");
        if rng.random_bool(0.3) {
            let (_, other) = seated[rng.random_range(0..seated.len() as u32) as usize];
            if let (true, PlayerDevice::Pad(pad)) = (other != device, other) {
                press_out_of_turn(&mut hands, pad);
            }
        }
        hands.take(device);
        // The last move of a game may have led to the result by then.
        let known = |hands: &Hands| {
            let rules = hands.app.world().get_resource::<Rules>();
            rules.map(|rules| rules.view(seat))
        };
        let before = known(&hands);
        for choice in choose(&mut hands, seat, &mut rng) {
            press(&mut hands, choice);
        }
        hands.update(2);
        assert_ne!(known(&hands), before, "{seat} did not play");
        decisions += 1;
    }
    assert_eq!(hands.screen(), Screen::Result(ID), "{game:?}");
    let record = Record::parse(&hands.record()).expect("a record");
    assert!(record.is_over());
    record.replay().expect("it replays");
    decisions
}

fn couch(seats: &'static str, level: &'static str, seed: u64) -> Game {
    Game {
        seats,
        hands: ShownHands::Veil,
        level,
        seed,
    }
}

#[test]
fn two_pads_play_a_whole_game() {
    assert!(play(couch("english:human french:human", "advanced", 21), false) > 10);
}

#[test]
fn keyboard_and_two_pads_play_a_whole_game() {
    assert!(play(couch("english:human french:human,human", "base", 24), true) > 15);
}

#[test]
#[ignore = "slow: run by .cargo/test"]
fn three_and_four_pads_play_whole_games() {
    assert!(play(couch("english:human,human french:human", "base", 22), false) > 15);
    assert!(
        play(
            couch("english:human,squire french:squire,human", "base", 25),
            true
        ) > 5
    );
    assert!(
        play(
            couch("english:human,human french:human,human", "expert", 23),
            false
        ) > 20
    );
}
