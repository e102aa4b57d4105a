//! The second and the third button of a mouse press nothing: no button, no field, no card, no hex. They drag a map.

use bevy::input::ButtonState;
use bevy::prelude::*;
use bevy::ui::Pressed;
use guyenne::app::LaunchOptions;
use guyenne::games::guesclin::table::cursor::TheMap;
use guyenne::games::guesclin::table::map_view::MapView;
use guyenne::games::guyenne::rules::Castle;
use guyenne::games::guyenne::table::Turn;
use guyenne::games::guyenne::table::card::{Placement, Selectable, Selected};
use guyenne::input::{Action, Focusable};

use super::{made, watched};
use crate::guesclin::player;
use crate::harness::{Device, Hands, against};
use crate::pointing::{Pointer, Pointing};

const OTHERS: [MouseButton; 2] = [MouseButton::Right, MouseButton::Middle];

fn pressed(game: &mut Pointing) -> usize {
    let world = game.hands.app.world_mut();
    world.query::<&Pressed>().iter(world).count()
}

/// Every thing on screen that can be focused.
fn things(game: &mut Pointing) -> Vec<Entity> {
    let world = game.hands.app.world_mut();
    let mut all = world.query_filtered::<(Entity, &InheritedVisibility), With<Focusable>>();
    let seen = all.iter(world).filter(|(_, seen)| seen.get());
    seen.map(|(entity, _)| entity).collect()
}

/// Presses everything with the other buttons, and checks that nothing came of it.
fn press_all(game: &mut Pointing, state: impl Fn(&mut Pointing) -> String) {
    game.hands.update(4);
    let before = state(game);
    let all = things(game);
    assert!(all.len() > 3, "{}", all.len());
    for button in OTHERS {
        game.button = button;
        for &thing in &all {
            let at = game.place(thing);
            game.move_to(at);
            game.click(ButtonState::Pressed);
            assert_eq!(pressed(game), 0, "{button:?} at {at}");
            game.click(ButtonState::Released);
            game.hands.update(2);
            assert_eq!(state(game), before, "{button:?} at {at}");
        }
    }
    assert_eq!(made(&mut game.hands), [], "not even animations are skipped");
    game.button = MouseButton::Left;
}

#[test]
fn the_first_button_alone_presses_on_pages() {
    let hands = Hands::open_every_game(LaunchOptions::default(), Device::Keys);
    let mut game = Pointing::of(watched(hands), Pointer::Mouse);
    let place = |game: &mut Pointing| {
        let (screen, menu) = (game.hands.screen(), game.hands.menu());
        format!("{screen:?} {menu:?}")
    };
    press_all(&mut game, place);
    let before = place(&mut game);
    game.tap_words("New game");
    assert_ne!(place(&mut game), before, "the first one does");
    made(&mut game.hands);
    press_all(&mut game, place);
}

#[test]
fn the_first_button_alone_chooses_cards_and_castles() {
    let hands = Hands::open(against("squire"), Device::Keys);
    let mut game = Pointing::of(watched(hands), Pointer::Mouse);
    game.hands
        .until(3000, |hands| matches!(hands.turn(), Turn::Person(_)));
    game.hands.update(20);
    made(&mut game.hands);
    let state = |game: &mut Pointing| {
        let record = game.hands.record();
        let world = game.hands.app.world_mut();
        let chosen = world.query::<&Selected>().iter(world).count();
        format!("{record} {chosen} {:?}", game.hands.menu())
    };
    press_all(&mut game, state);
    let world = game.hands.app.world_mut();
    let mut cards = world.query_filtered::<Entity, (With<Selectable>, With<Placement>)>();
    let card = cards.iter(world).next();
    let before = state(&mut game);
    match card {
        Some(card) => game.tap_on(card),
        None => {
            let castle = game.castle(Castle::ALL[0]);
            game.tap_on(castle);
        }
    }
    assert_ne!(state(&mut game), before, "the first one does");
}

#[test]
fn another_button_drags_the_map_and_presses_no_hex() {
    let hands = player::open(player::with(&[("scenario", "1")], 4), Device::Keys);
    let mut game = Pointing::of(watched(hands), Pointer::Mouse);
    game.hands.resize((844.0, 390.0));
    game.hands.update(4);
    player::wait(&mut game.hands);
    made(&mut game.hands);
    let view = |game: &Pointing| *game.hands.app.world().resource::<MapView>();
    assert!(!view(&game).is_whole());
    let world = game.hands.app.world_mut();
    let mut maps = world.query_filtered::<Entity, With<TheMap>>();
    let map = maps.single(world).expect("one map");
    let middle = game.place(map);
    for (button, way) in OTHERS.into_iter().zip([-1.0, 1.0]) {
        game.button = button;
        let (before, plan) = (view(&game), player::selection(&game.hands).plan);
        game.move_to(middle);
        game.hands.update(1);
        game.click(ButtonState::Pressed);
        game.click(ButtonState::Released);
        game.hands.update(3);
        let now = player::selection(&game.hands).plan;
        assert_eq!(now, plan, "{button:?} presses a hex");
        assert_eq!(view(&game), before);
        game.click(ButtonState::Pressed);
        for step in 1..=4_u8 {
            game.move_to(middle + Vec2::X * way * 10.0 * f32::from(step));
        }
        game.click(ButtonState::Released);
        game.hands.update(2);
        assert_ne!(
            view(&game).middle,
            before.middle,
            "{button:?} does not drag"
        );
        let after = view(&game);
        game.move_to(middle);
        game.hands.update(2);
        assert_eq!(view(&game), after, "it is let go");
    }
    assert!(!made(&mut game.hands).contains(&Action::Skip));
}
