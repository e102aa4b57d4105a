//! Two people with different devices play Fayance in plain sight: whole games, presses that are not one's turn, pads
//! that are lost, games that go on between two choices.

use bevy::input::gamepad::GamepadButton;
use bevy::prelude::*;
use guyenne::app::{LaunchOptions, Screen};
use guyenne::games::fayance::ID;
use guyenne::games::fayance::rules::Side;
use guyenne::games::fayance::rules::record::Record;
use guyenne::games::fayance::table::lamp::Lit;
use guyenne::games::fayance::table::secrets::Secrets;
use guyenne::games::fayance::table::signs::{Pick, SecretSigns, SignSheet};
use guyenne::games::fayance::table::{Draft, Rules, Secrecy, Turn};
use guyenne::i18n::Language;
use guyenne::input::{Action, Focused, PlayerDevice};
use guyenne::table::device_nudge::SignOfSeat;
use guyenne::table::{FormAnswers, Menu, SeatDevices};
use guyenne::theme::DeviceSign;
use rand::{RngExt, SeedableRng};
use rand_pcg::Pcg32;

use super::player::{between, open, play, resume, turn, view};
use crate::harness::{Device, Hands};
use crate::typing::{NAMES, type_two_names};

/// Gives both sides devices of their own: two pads, or the keyboard and a pad.
pub fn seat(hands: &mut Hands, keyboard: bool) -> [PlayerDevice; 2] {
    let pads = [(); 2].map(|()| PlayerDevice::Pad(hands.plug_in_another()));
    let north = if keyboard {
        PlayerDevice::Keyboard
    } else {
        pads[0]
    };
    let both = [north, pads[1]];
    let mut devices = hands.app.world_mut().resource_mut::<SeatDevices>();
    devices.clear();
    for side in Side::ALL {
        devices.set(side.index(), Some(both[side.index()]));
    }
    hands.update(3);
    if hands.menu() == Menu::Seats {
        hands.key(KeyCode::Escape);
    }
    hands.update(3);
    both
}

/// Two people at the table, each with a device.
pub fn couch(seed: u64, keyboard: bool) -> (Hands, [PlayerDevice; 2]) {
    let mut hands = open(between("human", "human", seed), Device::Keys);
    let devices = seat(&mut hands, keyboard);
    wait(&mut hands);
    (hands, devices)
}

/// Waits until people decide, or the game is over.
pub fn wait(hands: &mut Hands) {
    hands.until(4000, |hands| {
        let decides = matches!(turn(hands), Turn::Together | Turn::Person(_));
        hands.screen() != Screen::Table(ID) || decides
    });
    hands.update(2);
}

/// A press of an action on a device.
pub fn press(hands: &mut Hands, device: PlayerDevice, action: Action) {
    match device {
        PlayerDevice::Keyboard => hands.key(match action {
            Action::Left => KeyCode::ArrowLeft,
            Action::Up => KeyCode::ArrowUp,
            Action::Right => KeyCode::ArrowRight,
            Action::Down => KeyCode::ArrowDown,
            Action::Back => KeyCode::Backspace,
            Action::Commit => KeyCode::KeyC,
            _ => KeyCode::Enter,
        }),
        PlayerDevice::Pad(pad) => hands.button_of(
            pad,
            match action {
                Action::Left => GamepadButton::DPadLeft,
                Action::Up => GamepadButton::DPadUp,
                Action::Right => GamepadButton::DPadRight,
                Action::Down => GamepadButton::DPadDown,
                Action::Back => GamepadButton::East,
                Action::Commit => GamepadButton::North,
                _ => GamepadButton::South,
            },
        ),
    }
}

/// The sheet of a side.
pub fn sheet(hands: &Hands, side: Side) -> Option<SignSheet> {
    hands.app.world().resource::<SecretSigns>().0[side].clone()
}

fn record(hands: &Hands) -> String {
    hands.app.world().resource::<Rules>().record()
}

/// The sides whose device's sign is lit.
fn lit_signs(hands: &mut Hands) -> Vec<usize> {
    let world = hands.app.world_mut();
    let mut signs = world.query::<(&SignOfSeat, &DeviceSign, &ComputedNode)>();
    (signs.iter(world))
        .filter(|(_, sign, node)| sign.lit && !node.is_empty())
        .filter_map(|(of, ..)| of.0)
        .collect()
}

/// One side chooses under its signs, and confirms.
pub fn choose(
    hands: &mut Hands,
    side: Side,
    device: PlayerDevice,
    pick: &mut impl FnMut(usize) -> usize,
) {
    let found = sheet(hands, side).expect("the side chooses");
    for attempt in 0..60 {
        let chosen = hands.app.world().resource::<Secrets>().of(side).len();
        if chosen == usize::from(found.count) {
            break;
        }
        let (_, signs) = &found.picks[(pick(found.picks.len()) + attempt) % found.picks.len()];
        for &sign in signs {
            press(hands, device, sign);
        }
    }
    let before = record(hands);
    press(hands, device, Action::Commit);
    hands.update(2);
    assert_ne!(record(hands), before, "{side} did not confirm");
}

/// Plays a game to its end. Returns how many choices were made in plain sight.
fn play_out(hands: &mut Hands, devices: [PlayerDevice; 2], seed: u64) -> u32 {
    let mut rng = Pcg32::seed_from_u64(seed);
    let (mut choices, mut nudges) = (0, 0);
    let mut last = String::new();
    for n in 0..200 {
        wait(hands);
        if hands.screen() != Screen::Table(ID) {
            break;
        }
        match turn(hands) {
            Turn::Person(side) => {
                let other = devices[side.other().index()];
                let before = record(hands);
                press(hands, other, Action::Commit);
                assert_eq!(record(hands), before, "laid by the other");
                hands.take(devices[side.index()]);
                play(hands, n);
            }
            _ => {
                let world = hands.app.world_mut();
                let focused = world.query::<&Focused>().iter(world).count();
                assert_eq!(focused, 0, "nothing is to have the focus");
                let first = Side::ALL[rng.random_range(0..2)];
                for side in [first, first.other()] {
                    if sheet(hands, side).is_none() {
                        continue;
                    }
                    choose(hands, side, devices[side.index()], &mut |of| {
                        rng.random_range(0..of)
                    });
                    choices += 1;
                    // After equal calls both owe the next ones at once.
                    let waits =
                        sheet(hands, side).is_none() && sheet(hands, side.other()).is_some();
                    if waits && turn(hands) == Turn::Together && rng.random_bool(0.3) {
                        let before = record(hands);
                        press(hands, devices[side.index()], Action::Left);
                        assert_eq!(
                            lit_signs(hands),
                            [side.other().index()],
                            "{:?} {nudges}",
                            view(hands).stage
                        );
                        assert_eq!(record(hands), before, "chosen twice");
                        nudges += 1;
                    }
                }
            }
        }
        if hands.app.world().contains_resource::<Rules>() {
            last = record(hands);
        }
    }
    hands.until(400, |hands| hands.screen() == Screen::Result(ID));
    let record = Record::parse(&last).expect("a record");
    assert!(record.is_over());
    record.replay().expect("a legal game");
    assert!(nudges > 2, "{nudges}");
    choices
}

#[test]
fn two_pads_play_a_whole_game_in_plain_sight() {
    let (mut hands, devices) = couch(31, false);
    assert!(play_out(&mut hands, devices, 1) > 20);
}

#[test]
fn keyboard_and_pad_play_a_whole_game_in_plain_sight() {
    let (mut hands, devices) = couch(32, true);
    assert!(play_out(&mut hands, devices, 2) > 20);
}

#[test]
fn a_choice_is_taken_back_and_changed_until_it_is_confirmed() {
    let (mut hands, devices) = couch(33, true);
    for side in Side::ALL {
        let device = devices[side.index()];
        let found = sheet(&hands, side).expect("a muster");
        press(&mut hands, device, Action::Commit);
        assert!(hands.says("fayance-refused-four"));
        for &sign in &found.picks[0].1 {
            press(&mut hands, device, sign);
        }
        let of = |hands: &Hands| hands.app.world().resource::<Secrets>().of(side).len();
        assert_eq!(of(&hands), 1);
        press(&mut hands, device, Action::Back);
        assert_eq!(of(&hands), 0);
        choose(&mut hands, side, device, &mut |_| 0);
    }
}

#[test]
fn a_light_is_let_go_at_a_card() {
    let mut hands = open(LaunchOptions::default(), Device::Keys);
    hands.app.world_mut().resource_mut::<Draft>().game.secrecy = Secrecy::Light;
    start(&mut hands, 34);
    let devices = seat(&mut hands, false);
    wait(&mut hands);
    assert_eq!(turn(&hands), Turn::Together);
    for side in Side::ALL {
        let PlayerDevice::Pad(pad) = devices[side.index()] else {
            panic!("a pad");
        };
        for n in 0..4 {
            hands.button_state(pad, GamepadButton::South, 1.0);
            let at = |hands: &Hands| hands.app.world().resource::<Lit>().0[side];
            let wanted = sheet(&hands, side).expect("a muster").picks[n].0;
            hands.until(2000, |hands| at(hands) == Some(wanted));
            hands.button_state(pad, GamepadButton::South, 0.0);
            let secrets = hands.app.world().resource::<Secrets>();
            assert_eq!(secrets.of(side)[n], wanted);
            assert!(matches!(wanted, Pick::Call(_)));
        }
        let before = record(&hands);
        hands.button_of(pad, GamepadButton::North);
        hands.until(2000, |hands| record(hands) != before);
    }
}

/// Begins a game of two people as the title does.
pub fn start(hands: &mut Hands, seed: u64) {
    use guyenne::rules::seed::Seed;
    use guyenne::table::{GameRequest, StartGame};
    let words = [("north", "human"), ("south", "human")];
    let owned = words.map(|(name, value)| (name.to_owned(), value.to_owned()));
    hands.app.world_mut().write_message(StartGame {
        game: ID,
        request: GameRequest {
            words: owned.to_vec(),
            seed: Some(Seed(seed)),
            ..GameRequest::default()
        },
    });
    hands.until(100, |hands| hands.screen() == Screen::Table(ID));
    hands.update(3);
}

#[test]
fn a_game_goes_on_between_two_choices() {
    let (mut hands, devices) = couch(35, false);
    let mut halves = 0;
    for n in 0..14 {
        wait(&mut hands);
        match turn(&hands) {
            Turn::Person(side) => {
                hands.take(devices[side.index()]);
                play(&mut hands, n);
            }
            _ => {
                let (one, other) = (Side::ALL[n % 2], Side::ALL[(n + 1) % 2]);
                choose(&mut hands, one, devices[one.index()], &mut |of| n % of);
                // Killed here, and continued by two people who take their seats again.
                let kept = record(&hands);
                let mut again = resume(kept.clone());
                let seats = seat(&mut again, true);
                wait(&mut again);
                assert_eq!(record(&again), kept);
                assert_eq!(turn(&again), Turn::Together);
                assert!(sheet(&again, one).is_none() && sheet(&again, other).is_some());
                assert!(view(&again).sides[one].confirmed);
                choose(&mut again, other, seats[other.index()], &mut |of| n % of);
                choose(&mut hands, other, devices[other.index()], &mut |of| n % of);
                assert_eq!(record(&again), record(&hands));
                halves += 1;
            }
        }
    }
    assert!(halves > 5, "{halves}");
}

#[test]
fn a_lost_pad_pauses_and_its_side_is_taken_up() {
    let (mut hands, devices) = couch(36, false);
    let PlayerDevice::Pad(pad) = devices[1] else {
        panic!("a pad");
    };
    choose(&mut hands, Side::North, devices[0], &mut |_| 0);
    let before = record(&hands);
    hands.unplug_pad(pad);
    assert_eq!(hands.menu(), Menu::Seats);
    assert!(hands.says("seats-lost"));
    // The keyboard takes the side up.
    hands.key(KeyCode::Enter);
    hands.update(3);
    hands.key(KeyCode::Escape);
    hands.update(5);
    assert_eq!((hands.menu(), turn(&hands)), (Menu::None, Turn::Together));
    assert_eq!(record(&hands), before);
    choose(&mut hands, Side::South, PlayerDevice::Keyboard, &mut |_| 0);
    // One device for both: the curtain falls.
    hands.app.world_mut().resource_mut::<SeatDevices>().clear();
    hands.until(2000, |hands| matches!(turn(hands), Turn::Curtain(_)));
}

#[test]
fn a_second_device_sits_down_on_the_page_of_a_new_game() {
    let mut hands = open(LaunchOptions::default(), Device::Keys);
    hands.press_words("New game");
    hands.until(50, |hands| hands.screen() == Screen::ChooseGame);
    hands.press_words("The Throne of Fayance");
    hands.until(50, |hands| hands.screen() == Screen::Setup(ID));
    let pad = hands.plug_in_another();
    hands.update(3);
    assert!(hands.says("seat-join"));
    hands.button_of(pad, GamepadButton::South);
    hands.update(3);
    assert!(hands.says("fayance-guest"));
    assert!(hands.app.world().resource::<Draft>().game.is_shared());
    // It stands up, and the bot is back.
    hands.button_of(pad, GamepadButton::East);
    hands.update(3);
    assert!(!hands.app.world().resource::<Draft>().game.is_shared());
    hands.button_of(pad, GamepadButton::South);
    hands.update(3);
    hands.press_words("To the table");
    hands.until(100, |hands| hands.screen() == Screen::Table(ID));
    wait(&mut hands);
    assert_eq!(turn(&hands), Turn::Together);
    choose(&mut hands, Side::North, PlayerDevice::Pad(pad), &mut |_| 0);
    choose(&mut hands, Side::South, PlayerDevice::Keyboard, &mut |_| 0);
}

/// The name is typed where the person is chosen; it is kept, and goes into the record and from there to the table.
#[test]
fn a_typed_name_is_kept_and_goes_with_the_game() {
    let mut hands = open(LaunchOptions::default(), Device::Keys);
    hands.speak(Language::En);
    hands.press_words("New game");
    hands.until(50, |hands| hands.screen() == Screen::ChooseGame);
    hands.press_words("The Throne of Fayance");
    hands.until(50, |hands| hands.screen() == Screen::Setup(ID));
    hands.update(3);
    type_two_names(&mut hands);
    let draft = hands.app.world().resource::<Draft>();
    assert_eq!(draft.names[Side::North], NAMES[0]);
    hands.press_words("To the table");
    hands.until(100, |hands| hands.screen() == Screen::Table(ID));
    hands.update(3);
    let written = Record::parse(&record(&hands)).expect("a record");
    let names: Vec<&str> = written
        .players
        .iter()
        .map(|(_, p)| p.name.as_str())
        .collect();
    assert_eq!(names, NAMES);
    let again = resume(record(&hands));
    let config = again.app.world().resource::<Rules>().config();
    assert_eq!(config.seats[Side::North].name, NAMES[0]);
    // The next page of a new game has them again.
    let kept = hands.app.world().resource::<FormAnswers>();
    assert!(kept.0[&ID].contains(NAMES[1]), "{kept:?}");
}
