//! The table by pointer: cards are dragged, cards and castles are found, and buttons do what their keys do.

use bevy::camera::NormalizedRenderTarget;
use bevy::picking::backend::HitData;
use bevy::picking::pointer::{Location, PointerId};
use bevy::prelude::*;
use bevy::ui_widgets::Activate;
use guyenne::app::{LaunchOptions, Menu};
use guyenne::games::guyenne::table::card::Selectable;
use guyenne::games::guyenne::table::layout::TableLayout;
use guyenne::games::guyenne::table::{TableInput, Turn};
use guyenne::input::{Action, ActionButton};
use guyenne::table::log_panel::LogOpen;
use guyenne::timings::MotionSettings;

use super::games::{answer, chosen, hand};
use crate::harness::{Device, Hands, parameters};

/// The pointer events of a mouse that drags a card to a point of the world.
fn drag(hands: &mut Hands, card: Entity, to: Vec2) {
    let half = hands.app.world().resource::<TableLayout>().window.size() / 2.0;
    let ui = |at: Vec2| Vec2::new(at.x + half.x, half.y - at.y);
    let from = hands.app.world().get::<Transform>(card).expect("a card");
    let from = ui(from.translation.truncate());
    let to = ui(to);
    let location = |position| Location {
        target: NormalizedRenderTarget::None {
            width: 1280,
            height: 720,
        },
        position,
    };
    let button = PointerButton::Primary;
    let hit = || HitData::new(Entity::PLACEHOLDER, 0.0, None, None);
    let (mouse, distance) = (PointerId::Mouse, to - from);
    let start = DragStart { button, hit: hit() };
    let way = Drag {
        button,
        distance,
        delta: distance,
    };
    let click = Click {
        button,
        hit: hit(),
        duration: std::time::Duration::ZERO,
        count: 1,
    };
    let world = hands.app.world_mut();
    world.trigger(Pointer::new(mouse, location(from), start, card));
    world.trigger(Pointer::new(mouse, location(to), way, card));
    hands.update(2);
    let world = hands.app.world_mut();
    // Bevy sends a click as well, because the card is still under the pointer.
    world.trigger(Pointer::new(mouse, location(to), click, card));
    let end = DragEnd { button, distance };
    world.trigger(Pointer::new(mouse, location(to), end, card));
    hands.update(3);
}

#[test]
fn a_card_dragged_to_a_castle_is_chosen_for_it() {
    let mut hands = answer();
    let card = hand(&mut hands);
    let castle = chosen(&hands).castle.expect("the named castle");
    let at = |hands: &Hands| {
        hands
            .app
            .world()
            .get::<Transform>(card)
            .map(|t| t.translation)
    };
    let place = hands.app.world().resource::<TableLayout>().castles[castle.index()];
    drag(&mut hands, card, place.card.center);
    assert_eq!(
        (chosen(&hands).entities, chosen(&hands).castle),
        (vec![card], Some(castle))
    );
    // It stays in the hand; also if it was chosen before.
    let waits = at(&hands);
    drag(&mut hands, card, place.card.center);
    assert_eq!(chosen(&hands).entities, [card]);
    assert_eq!(at(&hands), waits, "left where it was dropped");
    // Dropped on nothing it is put back; a very short drag is a click.
    drag(&mut hands, card, Vec2::new(0.0, 340.0));
    assert_eq!(chosen(&hands).entities, []);
    let near = at(&hands).expect("a place").truncate() + Vec2::new(2.0, 1.0);
    drag(&mut hands, card, near);
    assert_eq!(chosen(&hands).entities, [card]);
    drag(&mut hands, card, near);
    assert_eq!(chosen(&hands).entities, []);
}

/// A pointer finds only sprites with [`Pickable`].
#[test]
fn a_pointer_finds_every_card_and_castle() {
    let options = LaunchOptions {
        seed: Some(2),
        parameters: parameters(&[("english", "human")]),
        ..LaunchOptions::default()
    };
    let mut hands = Hands::open(options, Device::Keys);
    hands.until(200, |hands| matches!(hands.turn(), Turn::Person(_)));
    let world = hands.app.world_mut();
    let mut query = world.query_filtered::<(Entity, Option<&Children>), With<Selectable>>();
    let mut found = 0;
    for (entity, children) in query.iter(world) {
        let mut parts = children.into_iter().flatten().copied().chain([entity]);
        let pickable = parts.any(|part| {
            world.get::<Sprite>(part).is_some()
                && world.get::<Pickable>(part).is_some_and(|p| p.is_hoverable)
        });
        assert!(
            pickable,
            "{:?} cannot be clicked",
            world.get::<Name>(entity)
        );
        found += 1;
    }
    assert_eq!(found, 12, "six cards and six castles");
}

/// Presses the button of an action, as a pointer does.
fn press_button(hands: &mut Hands, action: Action) {
    let world = hands.app.world_mut();
    let mut buttons = world.query::<(Entity, &ActionButton)>();
    let found = buttons.iter(world).find(|(_, button)| button.0 == action);
    let entity = found.map(|(entity, _)| entity).expect("a button");
    world.trigger(Activate { entity });
    hands.update(2);
}

#[test]
fn the_buttons_of_the_table_do_what_their_keys_do() {
    let mut hands = answer();
    let log = |hands: &Hands| hands.app.world().resource::<LogOpen>().0;
    press_button(&mut hands, Action::Log);
    assert!(log(&hands));
    press_button(&mut hands, Action::Log);
    assert!(!log(&hands));
    let speed = hands.app.world().resource::<MotionSettings>().speed;
    press_button(&mut hands, Action::Speed);
    assert_eq!(
        hands.app.world().resource::<MotionSettings>().speed,
        speed.next()
    );
    let card = hand(&mut hands);
    hands.app.world_mut().write_message(TableInput::Card(card));
    hands.update(2);
    assert_eq!(chosen(&hands).entities, [card]);
    press_button(&mut hands, Action::Back);
    assert_eq!(chosen(&hands).entities, [], "taken back");
    press_button(&mut hands, Action::Pause);
    let menu = *hands.app.world().resource::<State<Menu>>().get();
    assert_eq!(menu, Menu::Pause);
}
