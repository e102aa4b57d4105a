//! The map under the hands: one key shows the whole, others zoom, the cursor stays in sight, a dragging finger moves
//! the map and presses nothing, two fingers zoom.

use bevy::input::gamepad::GamepadButton;
use bevy::input::keyboard::KeyCode;
use bevy::input::touch::{TouchInput, TouchPhase};
use bevy::prelude::*;
use bevy::window::{PrimaryWindow, WindowEvent};
use guyenne::games::guesclin::rules::{Direction, Hex};
use guyenne::games::guesclin::table::cursor::Cursor;
use guyenne::games::guesclin::table::geometry::{MAP, centre};
use guyenne::games::guesclin::table::hud::overview::{OverviewMap, SeenPart};
use guyenne::games::guesclin::table::layout::TableLayout;
use guyenne::games::guesclin::table::map_view::MapView;
use guyenne::theme::Scale;
use guyenne::timings::MotionSettings;

use super::player::{go_to, hex, open, selection, wait, with};
use crate::harness::{Device, Hands};

fn phone() -> Hands {
    let mut hands = open(with(&[("scenario", "1")], 4), Device::Keys);
    hands.resize((844.0, 390.0));
    hands.update(4);
    wait(&mut hands);
    hands
}

fn view(hands: &Hands) -> MapView {
    *hands.app.world().resource::<MapView>()
}

fn touch(hands: &mut Hands, id: u64, phase: TouchPhase, position: Vec2) {
    let world = hands.app.world_mut();
    let mut windows = world.query_filtered::<Entity, With<PrimaryWindow>>();
    let window = windows.single(world).expect("one window");
    let touch = TouchInput {
        phase,
        position,
        window,
        force: None,
        id,
    };
    world.write_message(touch);
    world.write_message(WindowEvent::TouchInput(touch));
    hands.update(1);
}

#[test]
fn the_cursor_stays_in_sight_and_one_key_shows_the_whole_map() {
    let mut hands = phone();
    assert!(!view(&hands).is_whole());
    for corner in [hex(0, 0), hex(16, 10), hex(0, 10), hex(16, 0)] {
        go_to(&mut hands, corner);
        hands.update(2);
        let layout = *hands.app.world().resource::<TableLayout>();
        let at = view(&hands).place(centre(corner));
        let room = layout.map.size();
        assert!(
            at.min_element() > 0.0 && at.x < room.x && at.y < room.y,
            "{corner}: {at}"
        );
        assert_eq!(
            *hands.app.world().resource::<Cursor>(),
            Cursor(Some(corner))
        );
    }
    hands.key(KeyCode::KeyP);
    assert!(view(&hands).is_whole());
    hands.key(KeyCode::KeyP);
    let near = view(&hands);
    let pixels = near.zoom * 120.0 * hands.app.world().resource::<Scale>().ui;
    assert!(pixels >= 59.9, "{pixels}");
}

/// Keys and the pad's trigger with up and down zoom, as far as the whole map; the trigger alone changes the speed when
/// it is let go.
#[test]
fn keys_and_a_trigger_zoom_around_the_cursor() {
    let mut hands = phone();
    go_to(&mut hands, hex(5, 5));
    let before = (view(&hands), *hands.app.world().resource::<Cursor>());
    hands.key(KeyCode::NumpadAdd);
    let near = view(&hands);
    assert!(near.zoom > before.0.zoom * 1.1, "{near:?}");
    assert!(near.seen().contains(centre(hex(5, 5))));
    for _ in 0..9 {
        hands.key(KeyCode::Minus);
    }
    assert!(view(&hands).is_whole());

    let pad = hands.plug_in_another();
    let speed = |hands: &Hands| hands.app.world().resource::<MotionSettings>().speed;
    let slow = speed(&hands);
    let small = view(&hands).zoom;
    let trigger = GamepadButton::RightTrigger2;
    hands.button_state(pad, trigger, 1.0);
    assert_eq!(speed(&hands), slow, "the trigger waits");
    for _ in 0..3 {
        hands.button_of(pad, GamepadButton::DPadUp);
    }
    assert!(view(&hands).zoom > small * 1.6, "{:?}", view(&hands));
    let large = view(&hands).zoom;
    hands.button_of(pad, GamepadButton::DPadDown);
    assert!(view(&hands).zoom < large);
    hands.button_state(pad, trigger, 0.0);
    assert_eq!(speed(&hands), slow, "it was held to zoom");
    assert_eq!(*hands.app.world().resource::<Cursor>(), before.1);
    hands.button_state(pad, trigger, 1.0);
    hands.button_state(pad, trigger, 0.0);
    assert_ne!(speed(&hands), slow);
}

/// A pushed stick leads to the hex that lies in its direction, once at first and again while it is held.
#[test]
fn a_stick_moves_the_cursor_in_six_directions() {
    let mut hands = phone();
    go_to(&mut hands, hex(7, 5));
    let pad = hands.plug_in_another();
    let cursor = |hands: &Hands| hands.app.world().resource::<Cursor>().0;
    let around = Direction::ALL.map(|way| hex(7, 5).step(way).expect("on the map"));
    for to in around {
        hands.app.world_mut().resource_mut::<Cursor>().0 = Some(hex(7, 5));
        let push = (centre(to) - centre(hex(7, 5))).normalize() * Vec2::new(0.9, -0.9);
        hands.push_stick(pad, push);
        assert_eq!(cursor(&hands), Some(to), "{push}");
        hands.push_stick(pad, Vec2::ZERO);
        assert_eq!(cursor(&hands), Some(to), "letting go is no press");
    }
    hands.push_stick(pad, Vec2::Y);
    let once = cursor(&hands);
    hands.until(2000, |hands| cursor(hands) != once);
    assert_eq!(cursor(&hands).map(Hex::column), once.map(Hex::column));
}

#[test]
fn a_finger_drags_the_map_and_two_zoom_and_neither_presses() {
    let mut hands = phone();
    let before = view(&hands);
    let from = Vec2::new(420.0, 200.0);
    touch(&mut hands, 1, TouchPhase::Started, from);
    for step in 1..=6_u8 {
        let by = Vec2::new(-8.0, -5.0) * f32::from(step);
        touch(&mut hands, 1, TouchPhase::Moved, from + by);
    }
    touch(
        &mut hands,
        1,
        TouchPhase::Ended,
        from + Vec2::new(-48.0, -30.0),
    );
    let dragged = view(&hands);
    assert!(dragged.middle.x > before.middle.x && dragged.middle.y > before.middle.y);
    assert_eq!(dragged.zoom, before.zoom);
    assert!(!selection(&hands).plan.is_made());

    let (left, right) = (Vec2::new(380.0, 200.0), Vec2::new(460.0, 200.0));
    touch(&mut hands, 2, TouchPhase::Started, left);
    touch(&mut hands, 3, TouchPhase::Started, right);
    for step in 1..=6_u8 {
        let apart = Vec2::X * 8.0 * f32::from(step);
        touch(&mut hands, 2, TouchPhase::Moved, left - apart);
        touch(&mut hands, 3, TouchPhase::Moved, right + apart);
    }
    touch(&mut hands, 2, TouchPhase::Ended, left - Vec2::X * 48.0);
    touch(&mut hands, 3, TouchPhase::Ended, right + Vec2::X * 48.0);
    assert!(view(&hands).zoom > dragged.zoom * 1.2, "{:?}", view(&hands));
}

/// The area of the overview and of the frame on it, in pixels, if they are seen.
fn overview(hands: &mut Hands) -> Option<[Rect; 2]> {
    let world = hands.app.world_mut();
    let mut all = world.query_filtered::<(Entity, &InheritedVisibility), With<OverviewMap>>();
    let (entity, seen) = all.single(world).expect("one overview");
    if !seen.get() {
        return None;
    }
    let mut frames = world.query_filtered::<Entity, With<SeenPart>>();
    let frame = frames.single(world).expect("one frame");
    let (overview, frame) = (hands.area(entity)?, hands.area(frame)?);
    (overview.width() > 1.0).then_some([overview, frame])
}

#[test]
fn on_a_phone_a_small_overview_shows_the_part_that_is_seen_and_leads_to_others() {
    let mut hands = phone();
    let [all, _] = overview(&mut hands).expect("an overview");
    let before = view(&hands);
    // The corner of the map that is furthest from what is seen.
    let goal = MAP - before.middle;
    let finger = all.min + goal / MAP * all.size();
    touch(&mut hands, 1, TouchPhase::Started, finger);
    hands.update(2);
    touch(&mut hands, 1, TouchPhase::Ended, finger);
    hands.update(3);
    let after = view(&hands);
    assert!(after.seen().contains(goal), "{after:?}");
    assert_eq!(after.zoom, before.zoom);
    assert!(!selection(&hands).plan.is_made(), "it presses no hex");
    let [all, frame] = overview(&mut hands).expect("an overview");
    let seen = after.seen();
    let expected = all.min + seen.center() / MAP * all.size();
    assert!(
        frame.center().distance(expected) < 2.0,
        "{frame:?} {expected}"
    );
    // With the whole map in sight there is none, nor on a screen that shows it all.
    hands.key(KeyCode::KeyP);
    hands.update(3);
    assert!(view(&hands).is_whole());
    assert_eq!(overview(&mut hands), None);
    hands.resize((1280.0, 720.0));
    hands.update(4);
    assert_eq!(overview(&mut hands), None);
}
