//! People who play Guesclin ! together: typed names, a device for each banner, presses out of turn, four pads.

use bevy::input::gamepad::GamepadButton;
use bevy::prelude::*;
use guyenne::app::settings::Settings;
use guyenne::app::{LaunchOptions, Screen};
use guyenne::games::guesclin::ID;
use guyenne::games::guesclin::rules::record::{PlayerKind, Record};
use guyenne::games::guesclin::rules::{Banner, Move};
use guyenne::games::guesclin::table::cursor::Cursor;
use guyenne::games::guesclin::table::{Draft, Rules, Turn};
use guyenne::i18n::Language;
use guyenne::input::PlayerDevice;
use guyenne::table::device_nudge::SignOfSeat;
use guyenne::table::lobby::SeatDraft;
use guyenne::table::{Menu, SeatDevices};
use guyenne::theme::DeviceSign;

use super::player::{
    board, bot_move, hex, open, play, press_hex, record, resume, selection, turn, wait, with,
};
use super::whole_game::place;
use crate::harness::{Device, Hands};
use crate::pointing::{Pointer, Pointing};
use crate::typing::{NAMES, type_two_names};

fn to_page(hands: &mut Hands) {
    hands.speak(Language::En);
    hands.press_words("New game");
    hands.until(50, |hands| hands.screen() == Screen::ChooseGame);
    hands.press_words("Guesclin!");
    hands.until(50, |hands| hands.screen() == Screen::Setup(ID));
    hands.update(3);
}

fn draft(hands: &Hands) -> Draft {
    hands.app.world().resource::<Draft>().clone()
}

fn begin(hands: &mut Hands) {
    hands.press_words("To the map");
    hands.until(100, |hands| hands.screen() == Screen::Table(ID));
    wait(hands);
}

/// The seats whose sign is lit.
fn lit(hands: &mut Hands) -> Vec<usize> {
    let world = hands.app.world_mut();
    let mut signs = world.query::<(&SignOfSeat, &DeviceSign, &ComputedNode)>();
    (signs.iter(world))
        .filter(|(_, sign, node)| sign.lit && !node.is_empty())
        .filter_map(|(of, ..)| of.0)
        .collect()
}

/// The numbers of the signs at the banners, with their seats.
fn signs(hands: &mut Hands) -> Vec<(usize, usize)> {
    let world = hands.app.world_mut();
    let mut signs = world.query::<(&SignOfSeat, &DeviceSign, &ComputedNode)>();
    let mut shown: Vec<_> = (signs.iter(world))
        .filter(|(_, sign, node)| sign.number > 0 && !node.is_empty())
        .filter_map(|(of, sign, _)| Some((of.0?, sign.number)))
        .collect();
    shown.sort_unstable();
    shown
}

/// The name is typed where the person is chosen; it is kept, and goes into the record and from there to the table.
#[test]
fn a_typed_name_is_kept_and_goes_with_the_game() {
    let mut hands = Hands::open_every_game(LaunchOptions::default(), Device::Keys);
    to_page(&mut hands);
    type_two_names(&mut hands);
    assert_eq!(draft(&hands).name(Banner::French), NAMES[0]);
    begin(&mut hands);
    let written = Record::parse(&record(&hands)).expect("a record");
    let names: Vec<(&str, &PlayerKind)> = (written.players.iter())
        .map(|player| (player.name.as_str(), &player.kind))
        .collect();
    assert_eq!(names, NAMES.map(|name| (name, &PlayerKind::Human)));
    let again = resume(record(&hands));
    let config = again.app.world().resource::<Rules>().config().clone();
    assert_eq!(config.seats.of(Banner::French).name, NAMES[0]);
    assert_eq!(config.seats.of(Banner::English).name, NAMES[1]);
    // The next page of a new game has them again.
    let kept = hands.app.world().resource::<guyenne::table::FormAnswers>();
    assert!(kept.0[&ID].contains(NAMES[0]), "{kept:?}");
}

#[test]
fn pads_sit_down_at_banners_and_stand_up() {
    let mut hands = open(LaunchOptions::default(), Device::Keys);
    to_page(&mut hands);
    let focus = hands.focused();
    let pads = [(); 2].map(|()| hands.plug_in_another());
    hands.update(3);
    assert!(hands.says("seat-join"));
    hands.button_of(pads[0], GamepadButton::South);
    hands.update(3);
    assert!(hands.says("guesclin-guest"));
    assert!(draft(&hands).people().len() > 1);
    assert_eq!(hands.focused(), focus, "guests move no focus");
    hands.button_of(pads[0], GamepadButton::East);
    hands.update(3);
    assert_eq!(draft(&hands).people().len(), 1);
    hands.button_of(pads[0], GamepadButton::South);
    begin(&mut hands);
    let devices = hands.app.world().resource::<SeatDevices>();
    assert_eq!(
        devices.get(Banner::French.index()),
        Some(PlayerDevice::Keyboard)
    );
    let english = devices.get(Banner::English.index());
    assert_eq!(english, Some(PlayerDevice::Pad(pads[0])));
    assert_eq!(signs(&mut hands), [(0, 1), (2, 2)]);
}

/// Gives the banners devices, in the order of [`Banner::ALL`].
fn seat(hands: &mut Hands, devices: &[(Banner, PlayerDevice)]) {
    let mut seats = hands.app.world_mut().resource_mut::<SeatDevices>();
    seats.clear();
    for &(banner, device) in devices {
        seats.set(banner.index(), Some(device));
    }
    let mut settings = hands.app.world_mut().resource_mut::<Settings>();
    settings.aids.first_game_notes = false;
    hands.update(20);
    if hands.menu() == Menu::Seats {
        hands.key(KeyCode::Escape);
    }
    hands.update(3);
    assert_eq!(hands.menu(), Menu::None);
}

/// The banner to act, once a person decides, and the other one.
fn first_and_other(hands: &mut Hands) -> [Banner; 2] {
    wait(hands);
    match turn(hands) {
        Turn::Person(Banner::French) => [Banner::French, Banner::English],
        Turn::Person(Banner::English) => [Banner::English, Banner::French],
        turn => panic!("nobody decides: {turn:?}"),
    }
}

/// What a press out of turn must not change.
fn state(hands: &Hands) -> impl PartialEq + core::fmt::Debug + use<> {
    let world = hands.app.world();
    (
        record(hands),
        selection(hands),
        *world.resource::<Cursor>(),
        hands.focused(),
        turn(hands),
    )
}

#[test]
fn only_the_device_of_the_banner_to_act_moves_the_board() {
    let people = [("scenario", "1"), ("french", "human"), ("english", "human")];
    let mut hands = open(with(&people, 3), Device::Keys);
    hands.speak(Language::En);
    let pad = hands.plug_in_another();
    let english = PlayerDevice::Pad(pad);
    seat(
        &mut hands,
        &[
            (Banner::French, PlayerDevice::Keyboard),
            (Banner::English, english),
        ],
    );
    wait(&mut hands);
    let mut waited = [0; 2];
    for _ in 0..60 {
        wait(&mut hands);
        let Turn::Person(banner) = turn(&hands) else {
            break;
        };
        let before = state(&hands);
        assert_eq!(signs(&mut hands).len(), 2);
        if banner == Banner::French {
            for button in [
                GamepadButton::DPadLeft,
                GamepadButton::South,
                GamepadButton::North,
                GamepadButton::West,
                GamepadButton::East,
            ] {
                hands.button_of(pad, button);
                assert_eq!(state(&hands), before, "{button:?}");
                assert!(hands.says("guesclin-turn-of"));
            }
            hands.take(PlayerDevice::Keyboard);
            waited[0] += 1;
        } else {
            for key in [
                KeyCode::ArrowLeft,
                KeyCode::Enter,
                KeyCode::KeyC,
                KeyCode::KeyX,
            ] {
                hands.key(key);
                assert_eq!(state(&hands), before, "{key:?}");
                assert!(hands.says("guesclin-turn-of"));
            }
            hands.take(english);
            waited[1] += 1;
        }
        assert_eq!(lit(&mut hands), [banner.index()]);
        let Some(m) = bot_move(&hands) else { break };
        play(&mut hands, m);
        if waited.iter().all(|&n| n > 4) {
            return;
        }
    }
    panic!("too few turns: {waited:?}");
}

/// The mouse belongs to the keyboard's player.
#[test]
fn a_click_out_of_turn_moves_nothing() {
    for pointer in [Pointer::Mouse, Pointer::Finger] {
        let people = [("scenario", "1"), ("french", "human"), ("english", "human")];
        let mut hands = open(with(&people, 3), Device::Keys);
        let [first, other] = first_and_other(&mut hands);
        let pad = hands.plug_in_another();
        let pads = PlayerDevice::Pad(pad);
        seat(
            &mut hands,
            &[(first, pads), (other, PlayerDevice::Keyboard)],
        );
        hands.take(PlayerDevice::Pad(pad));
        let mut game = Pointing::of(hands, pointer);
        let Some(Move::Place { at, .. }) = bot_move(&game.hands) else {
            panic!("a banner is placed first");
        };
        let before = (record(&game.hands), board(&game.hands));
        let at = place(&mut game.hands, at);
        game.tap(at);
        assert_eq!((record(&game.hands), board(&game.hands)), before);
        assert!(game.hands.says("guesclin-turn-of"));
        assert_eq!(lit(&mut game.hands), [first.index()]);
    }
}

#[test]
fn four_pads_play_the_open_field_to_its_end() {
    let people = [
        ("scenario", "4"),
        ("french", "human"),
        ("blesist", "human"),
        ("english", "human"),
        ("montfortist", "human"),
    ];
    let mut hands = open(with(&people, 6), Device::Keys);
    let pads = [(); 4].map(|()| PlayerDevice::Pad(hands.plug_in_another()));
    let seats: Vec<_> = Banner::ALL.into_iter().zip(pads).collect();
    seat(&mut hands, &seats);
    let mut acted = [false; 4];
    for _ in 0..1500 {
        wait(&mut hands);
        let Turn::Person(banner) = turn(&hands) else {
            break;
        };
        acted[banner.index()] = true;
        hands.take(pads[banner.index()]);
        let Some(m) = bot_move(&hands) else { break };
        play(&mut hands, m);
    }
    assert_eq!(hands.screen(), Screen::Result(ID));
    assert_eq!(acted, [true; 4]);
}

/// A pad that is lost pauses the game, and the keyboard takes its banner up.
#[test]
fn a_lost_pad_pauses_and_its_banner_is_taken_up() {
    let people = [("scenario", "1"), ("french", "human"), ("english", "human")];
    let mut hands = open(with(&people, 3), Device::Keys);
    let [first, other] = first_and_other(&mut hands);
    let pads = [(); 2].map(|()| hands.plug_in_another());
    let devices = pads.map(PlayerDevice::Pad);
    seat(&mut hands, &[(first, devices[0]), (other, devices[1])]);
    let before = record(&hands);
    hands.unplug_pad(pads[0]);
    hands.update(2);
    assert_eq!(hands.menu(), Menu::Seats);
    assert!(hands.says("seats-lost"));
    hands.key(KeyCode::Enter);
    hands.update(3);
    hands.key(KeyCode::Escape);
    hands.update(5);
    assert_eq!(hands.menu(), Menu::None);
    assert_eq!(record(&hands), before);
    let devices = hands.app.world().resource::<SeatDevices>();
    assert_eq!(devices.get(first.index()), Some(PlayerDevice::Keyboard));
    hands.take(PlayerDevice::Keyboard);
    press_hex(&mut hands, hex(8, 5));
}
