//! Letters that an input method composes in fields of text.

use bevy::prelude::*;
use bevy::window::{Ime, PrimaryWindow};
use guyenne::app::Menu;
use guyenne::input::TextField;
use guyenne::theme::text_field::FieldText;

use crate::harness::{Device, Hands, Press, against};
use crate::rulebook::open_book;

/// The rulebook over a table; the focus is in the field of its search.
fn in_field() -> (Hands, Entity) {
    let mut hands = Hands::open(against("random"), Device::Keys);
    open_book(&mut hands);
    let world = hands.app.world_mut();
    let mut fields = world.query_filtered::<Entity, With<TextField>>();
    let field = fields.single(world).expect("one field");
    assert!(!allowed(&mut hands), "nothing is written yet");
    hands.focus_on(field);
    hands.update(2);
    (hands, field)
}

fn window(hands: &mut Hands) -> (Entity, Window) {
    let world = hands.app.world_mut();
    let mut windows = world.query_filtered::<(Entity, &Window), With<PrimaryWindow>>();
    let (entity, window) = windows.single(world).expect("one window");
    (entity, window.clone())
}

/// Whether the system's input method may compose.
fn allowed(hands: &mut Hands) -> bool {
    window(hands).1.ime_enabled
}

fn compose(hands: &mut Hands, value: &str) {
    let (window, _) = window(hands);
    let value = value.to_owned();
    let cursor = Some((value.len(), value.len()));
    hands.app.world_mut().write_message(Ime::Preedit {
        window,
        value,
        cursor,
    });
    hands.update(2);
}

fn commit(hands: &mut Hands, value: &str) {
    let (window, _) = window(hands);
    let value = value.to_owned();
    hands
        .app
        .world_mut()
        .write_message(Ime::Commit { window, value });
    hands.update(2);
}

/// What the field shows.
fn drawn(hands: &mut Hands, field: Entity) -> String {
    hands.words_of(field)
}

fn written(hands: &Hands, field: Entity) -> String {
    let text = hands.app.world().get::<FieldText>(field);
    text.expect("a field").text.clone()
}

#[test]
fn what_is_composed_is_written_in_the_field_that_has_the_focus() {
    let (mut hands, field) = in_field();
    assert!(allowed(&mut hands));
    let area = hands.area(field).expect("a field");
    let at = window(&mut hands).1.ime_position;
    assert!((at.x - area.min.x).abs() < 1.0 && (at.y - area.max.y).abs() < 1.0);
    hands.type_text("ch");
    compose(&mut hands, "^");
    assert_eq!(written(&hands, field), "ch");
    assert!(drawn(&mut hands, field).contains("ch^"), "it is seen");
    // Its keys are the input method's: none erases, moves the focus or closes the book.
    for key in [
        KeyCode::Backspace,
        KeyCode::Enter,
        KeyCode::Escape,
        KeyCode::Tab,
    ] {
        hands.key(key);
        hands.update(2);
        assert_eq!(
            (hands.menu(), hands.focused()),
            (Menu::Rulebook, Some(field))
        );
        assert_eq!(written(&hands, field), "ch");
    }
    compose(&mut hands, "");
    commit(&mut hands, "â\u{7}");
    assert_eq!(written(&hands, field), "châ");
    hands.type_text("t");
    hands.key(KeyCode::Backspace);
    hands.update(2);
    assert_eq!(written(&hands, field), "châ");
}

#[test]
fn nothing_is_composed_outside_of_a_field() {
    let (mut hands, field) = in_field();
    hands.press(Press::Down);
    hands.update(3);
    assert_ne!(hands.focused(), Some(field));
    assert!(!allowed(&mut hands));
    compose(&mut hands, "^");
    commit(&mut hands, "â");
    assert_eq!(written(&hands, field), "");
    hands.key(KeyCode::Escape);
    hands.update(3);
    assert_ne!(hands.menu(), Menu::Rulebook, "keys are the game's");
    assert!(!allowed(&mut hands));
}
