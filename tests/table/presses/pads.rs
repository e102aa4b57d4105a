//! Pads that are seen twice are one, triggers at rest move nothing, and nobody presses while another window has the
//! focus.

use bevy::input::gamepad::{GamepadAxis, GamepadButton, GamepadConnection, GamepadConnectionEvent};
use bevy::prelude::*;
use guyenne::app::{LaunchOptions, Screen};
use guyenne::games::guyenne::table::Draft;
use guyenne::input::{Action, Device as InUse, Idle, PadConnection, PlayerDevice, PlayerDevices};

use super::{held, made, made_by, title, watched};
use crate::harness::{Device, Hands};

const XBOX: (u16, u16, &str) = (0x045e, 0x0b13, "Xbox Wireless Controller");
const STEAM: (u16, u16, &str) = (0x28de, 0x11ff, "Microsoft X-Box 360 pad 0");

fn plug_in(hands: &mut Hands, (vendor, product, name): (u16, u16, &str)) -> Entity {
    let pad = hands.app.world_mut().spawn_empty().id();
    plug_in_as(hands, pad, (vendor, product, name));
    pad
}

fn plug_in_as(hands: &mut Hands, pad: Entity, (vendor, product, name): (u16, u16, &str)) {
    let connection = GamepadConnection::Connected {
        name: name.to_owned(),
        vendor_id: Some(vendor),
        product_id: Some(product),
    };
    let event = GamepadConnectionEvent::new(pad, connection);
    hands.app.world_mut().write_message(event);
    hands.update(2);
}

/// Both sights of a pad report a press, the copy so many frames later.
fn press_both(hands: &mut Hands, pads: [Entity; 2], button: GamepadButton, later: usize) {
    for value in [1.0, 0.0] {
        for pad in pads {
            hands.write_button(pad, button, value);
            hands.update(later);
        }
        hands.update(3);
    }
}

fn connected(hands: &Hands) -> Vec<PlayerDevice> {
    let devices = hands.app.world().resource::<PlayerDevices>();
    devices.connected().collect()
}

#[test]
fn a_pad_and_its_copy_are_one_device_and_press_once() {
    for kinds in [[XBOX, STEAM], [STEAM, XBOX]] {
        let mut hands = title();
        let pads = kinds.map(|kind| plug_in(&mut hands, kind));
        let first = PlayerDevice::Pad(pads[0]);
        assert_eq!(connected(&hands), [PlayerDevice::Keyboard, first]);
        for later in [0, 1] {
            made(&mut hands);
            press_both(&mut hands, pads, GamepadButton::LeftTrigger, later);
            assert_eq!(made_by(&mut hands), [(Action::PrevZone, first)]);
            assert_eq!(held(&hands), []);
        }
        // Sticks as well.
        for pad in pads {
            hands.push_stick(pad, Vec2::Y);
        }
        assert_eq!(made_by(&mut hands), [(Action::Up, first)]);
        for pad in pads {
            hands.push_stick(pad, Vec2::ZERO);
        }
        // Without the copy the pad itself is heard, and the other way round.
        let copy = pads[usize::from(kinds[1] == STEAM)];
        let pad = pads[usize::from(kinds[1] == XBOX)];
        hands.unplug_pad(copy);
        made(&mut hands);
        hands.button_of(pad, GamepadButton::LeftTrigger);
        let device = PlayerDevice::Pad(pad);
        assert_eq!(made_by(&mut hands), [(Action::PrevZone, device)]);
        assert_eq!(connected(&hands), [PlayerDevice::Keyboard, device]);
        plug_in_as(&mut hands, copy, STEAM);
        assert_eq!(connected(&hands), [PlayerDevice::Keyboard, first]);
        hands.unplug_pad(pad);
        hands.button_of(copy, GamepadButton::LeftTrigger);
        let device = PlayerDevice::Pad(copy);
        assert_eq!(made_by(&mut hands), [(Action::PrevZone, device)]);
    }
}

#[test]
fn a_copy_that_comes_or_goes_is_no_news() {
    let mut hands = title();
    let pad = plug_in(&mut hands, XBOX);
    let told = |hands: &mut Hands| {
        let mut all = hands
            .app
            .world_mut()
            .resource_mut::<Messages<PadConnection>>();
        all.drain().collect::<Vec<_>>()
    };
    told(&mut hands);
    let copy = plug_in(&mut hands, STEAM);
    hands.unplug_pad(copy);
    assert_eq!(told(&mut hands), []);
    hands.unplug_pad(pad);
    let lost = PadConnection {
        pad,
        connected: false,
    };
    assert_eq!(told(&mut hands), [lost]);
}

#[test]
fn two_pads_with_their_copies_take_two_seats() {
    let mut hands = Hands::open(LaunchOptions::default(), Device::Keys);
    let [one, two] = [XBOX; 2].map(|kind| plug_in(&mut hands, kind));
    let [copy, other] = [STEAM; 2].map(|kind| plug_in(&mut hands, kind));
    let mut hands = watched(hands);
    hands.key(KeyCode::Enter);
    hands.until(50, |hands| matches!(hands.screen(), Screen::Setup(_)));
    hands.update(3);
    let people = |hands: &Hands| {
        let draft = hands.app.world().resource::<Draft>();
        draft.seating().people().count()
    };
    assert_eq!(people(&hands), 1);
    press_both(&mut hands, [two, copy], GamepadButton::South, 0);
    // The keyboard leads the page: the first pad sits down beside it.
    assert_eq!(people(&hands), 2);
    press_both(&mut hands, [one, other], GamepadButton::South, 0);
    assert_eq!(people(&hands), 3);
    let sat: Vec<_> = made_by(&mut hands)
        .into_iter()
        .filter(|&(action, device)| action == Action::Confirm && device != PlayerDevice::Keyboard)
        .collect();
    assert_eq!(sat.len(), 2, "{sat:?}");
    assert_ne!(sat[0].1, sat[1].1);
}

#[test]
fn a_trigger_at_rest_does_not_hold_the_focus() {
    use GamepadAxis as A;
    let mut hands = title();
    let pad = hands.plug_in_another();
    let before = hands.focused_words();
    made(&mut hands);
    for axis in [A::RightStickY, A::RightStickX, A::LeftZ, A::RightZ] {
        for rest in [-1.0, 1.0] {
            hands.set_axis(pad, axis, rest);
            hands.update(60);
            assert_eq!(
                (made(&mut hands), held(&hands)),
                (vec![], vec![]),
                "{axis:?}"
            );
            // Pulled and let go.
            for value in [rest * 0.4, -rest, -rest, rest * 0.1, rest] {
                hands.set_axis(pad, axis, value);
            }
            hands.update(60);
            assert_eq!(
                (made(&mut hands), held(&hands)),
                (vec![], vec![]),
                "{axis:?}"
            );
        }
    }
    assert_eq!(hands.focused_words(), before);
    hands.button_of(pad, GamepadButton::DPadDown);
    assert_ne!(
        hands.focused_words(),
        before,
        "the cross works all the same"
    );
}

#[test]
fn pads_do_nothing_while_another_window_has_the_focus() {
    let mut hands = title();
    let pad = hands.plug_in_another();
    hands.button_of(pad, GamepadButton::DPadDown);
    hands.button_state(pad, GamepadButton::RightTrigger2, 1.0);
    hands.focus_window(false);
    let before = (hands.screen(), hands.menu(), hands.focused_words());
    hands.app.world_mut().insert_resource(InUse::Mouse);
    made(&mut hands);
    let idle = hands.app.world().resource::<Idle>().seconds;
    for button in [
        GamepadButton::South,
        GamepadButton::Start,
        GamepadButton::DPadDown,
        GamepadButton::RightTrigger2,
    ] {
        hands.button_of(pad, button);
    }
    hands.push_stick(pad, Vec2::NEG_Y);
    hands.update(20);
    assert_eq!(made(&mut hands), []);
    assert_eq!(
        (hands.screen(), hands.menu(), hands.focused_words()),
        before
    );
    assert!(
        hands.app.world().resource::<Idle>().seconds > idle,
        "nobody is here"
    );
    assert_eq!(*hands.app.world().resource::<InUse>(), InUse::Mouse);
    assert_eq!(connected(&hands).len(), 2, "it keeps its seat");
    // What is held when the window comes back means nothing; the next press does.
    hands.button_state(pad, GamepadButton::South, 1.0);
    hands.focus_window(true);
    hands.button_state(pad, GamepadButton::South, 0.0);
    hands.update(20);
    assert_eq!((made(&mut hands), held(&hands)), (vec![], vec![]));
    hands.push_stick(pad, Vec2::ZERO);
    hands.button_of(pad, GamepadButton::DPadDown);
    assert_eq!(made(&mut hands), [Action::Down]);
}
