//! Devices on the page of a new game: who leads it, who sits where, and what the table makes of it.

use bevy::prelude::*;
use guyenne::app::Menu;
use guyenne::app::{LaunchOptions, Screen};
use guyenne::games::guyenne::ID;
use guyenne::games::guyenne::rules::seat::{ByCamp, Camp, Seat};
use guyenne::games::guyenne::table::{Draft, Rules, Selection, ShownHands, Turn};
use guyenne::i18n::Language;
use guyenne::input::PlayerDevice;
use guyenne::table::SeatDevices;
use guyenne::table::device_nudge::SignOfSeat;
use guyenne::theme::DeviceSign;
use guyenne::timings::MotionSettings;

use crate::harness::{Device, Hands, Press};

const ENGLISH: [Seat; 2] = [Seat::new(Camp::English, 0), Seat::new(Camp::English, 1)];
const FRENCH: [Seat; 2] = [Seat::new(Camp::French, 0), Seat::new(Camp::French, 1)];

/// The page of a new game, opened with the device, and so many pads beside it.
fn page<const PADS: usize>(device: Device) -> (Hands, [Entity; PADS]) {
    let mut hands = Hands::open(LaunchOptions::default(), device);
    let pads = core::array::from_fn(|_| hands.plug_in_another());
    hands.speak(Language::En);
    hands.press(Press::Confirm);
    hands.until(50, |hands| hands.screen() == Screen::Setup(ID));
    hands.update(3);
    (hands, pads)
}

fn draft(hands: &Hands) -> Draft {
    hands.app.world().resource::<Draft>().clone()
}

fn people(hands: &Hands) -> Vec<Seat> {
    draft(hands).seating().people().collect()
}

/// The numbers of the signs on the plates, by seat; 0 for none.
fn signs(hands: &mut Hands) -> [usize; 4] {
    let mut numbers = [0; 4];
    for seat in ENGLISH.into_iter().chain(FRENCH) {
        let plate = hands.seat(seat);
        let world = hands.app.world();
        let children = world.get::<Children>(plate).expect("a plate has parts");
        let sign = children
            .iter()
            .find_map(|child| world.get::<DeviceSign>(child));
        numbers[seat.index()] = sign.expect("a plate has a sign").number;
    }
    numbers
}

/// The devices at the table, by seat.
fn devices(hands: &Hands) -> [Option<PlayerDevice>; 4] {
    let devices = hands.app.world().resource::<SeatDevices>();
    core::array::from_fn(|seat| devices.get(seat))
}

/// Waits for the table. Returns which hands it shows.
fn at_table(hands: &mut Hands) -> ShownHands {
    hands.until(50, |hands| hands.app.world().contains_resource::<Rules>());
    hands.app.world().resource::<Rules>().config().hands
}

#[test]
fn four_pads_join_move_stand_up_and_begin() {
    let (mut hands, [a, b, c, d]) = page(Device::Keys);
    let focus = hands.focused();
    assert_eq!(signs(&mut hands), [0, 0, 1, 0], "a pad can sit down");
    for pad in [a, b, c, d] {
        hands.button_of(pad, GamepadButton::South);
    }
    // The keyboard has opened the page; it leaves the last place to the fourth pad.
    assert_eq!(signs(&mut hands), [2, 3, 5, 4]);
    assert_eq!(people(&hands).len(), 4);
    // Two people change places, and one stands up.
    hands.button_of(b, GamepadButton::DPadDown);
    assert_eq!(signs(&mut hands), [2, 4, 5, 3]);
    hands.button_of(c, GamepadButton::East);
    assert_eq!(signs(&mut hands), [2, 0, 5, 3]);
    assert_eq!(people(&hands), [ENGLISH[0], FRENCH[0], FRENCH[1]]);
    assert_eq!(draft(&hands).seating().teams(), ByCamp::new(1, 2));
    assert_eq!(hands.focused(), focus, "guests move no focus");
    assert_eq!(hands.screen(), Screen::Setup(ID));
    hands.press(Press::Confirm);
    assert_eq!(at_table(&mut hands), ShownHands::Veil);
    let pad = |pad| Some(PlayerDevice::Pad(pad));
    assert_eq!(devices(&hands), [pad(a), None, pad(d), pad(b)]);
}

/// Two presses from the title begin as last time, also beside pads that nobody holds.
#[test]
fn one_player_begins_in_two_presses() {
    for device in [Device::Keys, Device::Pad] {
        let (mut hands, [_]) = page(device);
        hands.press(Press::Confirm);
        assert_eq!(at_table(&mut hands), ShownHands::Own, "{device:?}");
        assert_eq!(devices(&hands), [None; 4], "{device:?}");
        let rules = hands.app.world().resource::<Rules>();
        assert_eq!(rules.config().seating.only_person(), Some(FRENCH[0]));
    }
}

/// A keyboard sits down beside a pad as a pad does beside a keyboard.
#[test]
fn the_keyboard_joins_a_pad() {
    let (mut hands, []) = page(Device::Pad);
    let focus = hands.focused();
    hands.key(KeyCode::Enter);
    assert_eq!(signs(&mut hands), [1, 0, 2, 0]);
    assert_eq!(hands.screen(), Screen::Setup(ID));
    hands.key(KeyCode::ArrowRight);
    assert_eq!(signs(&mut hands), [0, 1, 2, 0]);
    assert_eq!(hands.focused(), focus);
    // Its number keys mean its seat no longer; the back key stands up, and leaves the page alone.
    hands.key(KeyCode::Backspace);
    assert_eq!(people(&hands), [FRENCH[0]]);
    assert_eq!(hands.screen(), Screen::Setup(ID));
    hands.key(KeyCode::Enter);
    hands.press(Press::Confirm);
    assert_eq!(at_table(&mut hands), ShownHands::Veil);
    let table = devices(&hands);
    assert_eq!(table[0], Some(PlayerDevice::Keyboard));
    assert!(matches!(table[2], Some(PlayerDevice::Pad(_))));
}

/// A page that the mouse opened is led by the first that sits down: their first press only sits them down.
#[test]
fn after_the_mouse_the_first_pad_leads() {
    let mut hands = Hands::open(LaunchOptions::default(), Device::Keys);
    let [a, b] = [(); 2].map(|()| hands.plug_in_another());
    let world = hands.app.world_mut();
    *world.resource_mut::<guyenne::input::Device>() = guyenne::input::Device::Mouse;
    let mut next = world.resource_mut::<NextState<Screen>>();
    next.set(Screen::Setup(ID));
    hands.update(5);
    assert_eq!(signs(&mut hands), [0, 0, 1, 0]);
    hands.button_of(a, GamepadButton::South);
    assert_eq!(hands.screen(), Screen::Setup(ID));
    assert_eq!(signs(&mut hands), [0, 0, 2, 0]);
    assert_eq!(people(&hands), [FRENCH[0]]);
    hands.button_of(b, GamepadButton::South);
    assert_eq!(signs(&mut hands), [3, 0, 2, 0]);
    hands.button_of(a, GamepadButton::South);
    at_table(&mut hands);
    let pad = |pad| Some(PlayerDevice::Pad(pad));
    assert_eq!(devices(&hands), [pad(b), None, pad(a), None]);
}

/// People who share a device share it beside somebody with their own.
#[test]
fn a_seat_without_a_device_is_the_hosts() {
    let (mut hands, [a]) = page(Device::Keys);
    hands.choose_player(FRENCH[1], "A person");
    hands.press(Press::Confirm);
    hands.update(3);
    hands.choose_player(ENGLISH[0], "A person");
    hands.press(Press::Confirm);
    hands.update(3);
    // The first of the three is the host's; the pad takes the next.
    hands.button_of(a, GamepadButton::South);
    assert_eq!(signs(&mut hands), [1, 0, 2, 1]);
    hands.press_words("To the table");
    at_table(&mut hands);
    let keys = Some(PlayerDevice::Keyboard);
    let pad = Some(PlayerDevice::Pad(a));
    assert_eq!(devices(&hands), [keys, None, pad, keys]);
}

#[test]
fn a_pad_that_is_lost_stands_up() {
    let (mut hands, [a]) = page(Device::Pad);
    hands.button_of(a, GamepadButton::South);
    assert_eq!(signs(&mut hands), [3, 0, 2, 0]);
    hands.unplug_pad(a);
    hands.update(2);
    assert_eq!(people(&hands), [FRENCH[0]]);
    assert_eq!(hands.screen(), Screen::Setup(ID));
    let menu = hands.app.world().resource::<State<Menu>>();
    assert_eq!(*menu.get(), Menu::None);
    // The page goes on with whoever is left.
    hands.unplug();
    hands.update(2);
    hands.key(KeyCode::Enter);
    assert_eq!(at_table(&mut hands), ShownHands::Own);
}

/// What the host changes counts for the guests, and a choice of hands is not overruled.
#[test]
fn the_host_gives_a_seat_to_a_bot_and_chooses_the_hands() {
    let (mut hands, [a]) = page(Device::Keys);
    hands.button_of(a, GamepadButton::South);
    assert_eq!(draft(&hands).hands(), ShownHands::Veil);
    hands.press_words("Open");
    hands.update(2);
    assert_eq!(draft(&hands).hands(), ShownHands::Open);
    hands.choose_player(ENGLISH[0], "The Squire");
    assert_eq!(people(&hands), [FRENCH[0]]);
    assert_eq!(signs(&mut hands), [0, 0, 1, 0]);
    hands.button_of(a, GamepadButton::South);
    hands.press_words("To the table");
    assert_eq!(at_table(&mut hands), ShownHands::Open);
}

/// In a game of a keyboard and a pad, with open hands, up to the decision of a person.
fn game() -> (Hands, Entity) {
    let (mut hands, [a]) = page(Device::Keys);
    hands.button_of(a, GamepadButton::South);
    hands.press_words("Open");
    hands.press_words("To the table");
    at_table(&mut hands);
    hands.until(400, |hands| matches!(hands.turn(), Turn::Person(_)));
    hands.update(5);
    (hands, a)
}

fn lit(hands: &mut Hands) -> Vec<usize> {
    let world = hands.app.world_mut();
    let mut signs = world.query::<(&SignOfSeat, &DeviceSign, &ComputedNode)>();
    signs
        .iter(world)
        .filter(|(_, sign, node)| sign.lit && sign.number > 0 && !node.is_empty())
        .filter_map(|(seat, ..)| seat.0)
        .collect()
}

fn moved(hands: &mut Hands) -> bool {
    let world = hands.app.world_mut();
    let mut signs = world.query_filtered::<&UiTransform, With<SignOfSeat>>();
    signs.iter(world).any(|at| *at != UiTransform::default())
}

#[test]
fn a_press_out_of_turn_nudges_and_changes_nothing_else() {
    let (mut hands, a) = game();
    let Turn::Person(seat) = hands.turn() else {
        panic!("a person is to move");
    };
    let device = devices(&hands)[seat.index()];
    let pad = PlayerDevice::Pad(a);
    let state = |hands: &Hands| {
        let world = hands.app.world();
        (
            world.resource::<Rules>().record(),
            world.resource::<Selection>().clone(),
            hands.focused(),
            hands.turn(),
            hands.screen(),
        )
    };
    let before = state(&hands);
    assert!(lit(&mut hands).is_empty());
    let keys = [
        KeyCode::Enter,
        KeyCode::ArrowLeft,
        KeyCode::KeyC,
        KeyCode::Backspace,
    ];
    let buttons = [
        GamepadButton::South,
        GamepadButton::DPadLeft,
        GamepadButton::North,
        GamepadButton::East,
    ];
    for (key, button) in keys.into_iter().zip(buttons) {
        if device == Some(pad) {
            hands.key(key);
        } else {
            hands.button_of(a, button);
        }
        assert_eq!(lit(&mut hands), [seat.index()]);
        assert!(moved(&mut hands), "its sign shakes");
        assert_eq!(state(&hands), before);
        hands.update(30);
        assert!(lit(&mut hands).is_empty() && !moved(&mut hands));
    }
    // With reduced motion it only shines.
    hands
        .app
        .world_mut()
        .resource_mut::<MotionSettings>()
        .reduced = true;
    if device == Some(pad) {
        hands.key(KeyCode::Enter);
    } else {
        hands.button_of(a, GamepadButton::South);
    }
    assert_eq!(lit(&mut hands), [seat.index()]);
    assert!(!moved(&mut hands));
}

/// The seats' signs are at the table all game, and only where there are several devices.
#[test]
fn every_seat_has_its_sign_at_the_table() {
    let shown = |hands: &mut Hands| {
        let world = hands.app.world_mut();
        let mut signs = world.query::<(&SignOfSeat, &DeviceSign, &ComputedNode)>();
        let mut shown: Vec<(Option<usize>, usize)> = signs
            .iter(world)
            .filter(|(_, sign, node)| sign.number > 0 && !node.is_empty())
            .map(|(seat, sign, _)| (seat.0, sign.number))
            .collect();
        shown.sort();
        shown
    };
    let (mut hands, _) = game();
    let both = [(Some(ENGLISH[0].index()), 2), (Some(FRENCH[0].index()), 1)];
    assert_eq!(shown(&mut hands), both);
    let (mut hands, [_]) = page(Device::Keys);
    hands.press(Press::Confirm);
    at_table(&mut hands);
    hands.update(10);
    assert_eq!(shown(&mut hands), []);
}
