//! A person who plays Fayance with presses of a device, and what they see.

use bevy::prelude::*;
use guyenne::app::{LaunchOptions, Screen};
use guyenne::games::fayance::ID;
use guyenne::games::fayance::rules::{Card, DecisionKind, Side, View};
use guyenne::games::fayance::table::card::{CardLocation, Owner, Placement, Selectable, Value};
use guyenne::games::fayance::table::input::InputButton;
use guyenne::games::fayance::table::{
    DisplayedView, GameConfig, Rules, StartMatch, TableInput, Turn, request,
};
use guyenne::table::GameRequest;

use crate::harness::{Device, Hands, Press, parameters};

/// The options of a game between these players.
pub fn between(north: &str, south: &str, seed: u64) -> LaunchOptions {
    LaunchOptions {
        game: Some(ID),
        seed: Some(seed),
        parameters: parameters(&[("north", north), ("south", south)]),
        ..LaunchOptions::default()
    }
}

/// Opens the app at the table of a game.
pub fn open(options: LaunchOptions, device: Device) -> Hands {
    let mut hands = Hands::open_every_game(options, device);
    hands.update(3);
    hands
}

/// Continues a record.
pub fn resume(record: String) -> Hands {
    let mut hands = open(LaunchOptions::default(), Device::Keys);
    let config = GameConfig {
        resume: Some(record),
        ..request::read_request(&GameRequest::default())
    };
    let world = hands.app.world_mut();
    world.write_message(StartMatch { config });
    world
        .resource_mut::<NextState<Screen>>()
        .set(Screen::Table(ID));
    hands.update(3);
    hands
}

/// The record of the game on the table.
pub fn record(hands: &Hands) -> String {
    hands.app.world().resource::<Rules>().record()
}

pub fn turn(hands: &Hands) -> Turn {
    *hands.app.world().resource::<Turn>()
}

/// What is displayed.
pub fn view(hands: &Hands) -> View {
    let shown = hands.app.world().resource::<DisplayedView>();
    shown.view.clone()
}

/// Waits until somebody at the screen is to press something, or the game is over.
pub fn wait(hands: &mut Hands) {
    hands.until(4000, |hands| {
        hands.screen() != Screen::Table(ID)
            || matches!(turn(hands), Turn::Person(_) | Turn::Curtain(_))
    });
    hands.update(2);
}

/// The cards of a side that can be chosen, in the order of their places.
pub fn selectable(hands: &mut Hands, side: Side) -> Vec<(Entity, Card, CardLocation)> {
    let world = hands.app.world_mut();
    let mut cards =
        world.query_filtered::<(Entity, &Owner, &Value, &Placement), With<Selectable>>();
    let mut all: Vec<_> = (cards.iter(world))
        .filter(|(_, owner, ..)| owner.0 == side)
        .map(|(entity, _, value, placement)| (entity, value.0, placement.0))
        .collect();
    all.sort_by_key(|&(_, _, spot)| spot);
    all
}

/// The button that makes this input.
pub fn input_button(hands: &mut Hands, input: TableInput) -> Entity {
    let world = hands.app.world_mut();
    let mut buttons = world.query::<(Entity, &InputButton)>();
    let found = buttons.iter(world).find(|(_, button)| button.0 == input);
    found.map(|(entity, _)| entity).expect("there is a button")
}

/// Plays the decision on screen: the `pick`-th of what can be chosen.
pub fn play(hands: &mut Hands, pick: usize) {
    if let Turn::Curtain(_) = turn(hands) {
        hands.press(Press::Confirm);
        hands.update(4);
        return;
    }
    let Turn::Person(side) = turn(hands) else {
        return;
    };
    let decision = view(hands).decision.expect("a decision");
    assert_eq!(decision.side, side);
    match decision.kind {
        DecisionKind::Muster { .. } => call_up(hands, side, 4, pick),
        DecisionKind::Refill { from, count } => {
            let due = if from.count() == count { 0 } else { count };
            call_up(hands, side, due, pick);
        }
        DecisionKind::Call => {
            let troop = guyenne::games::fayance::rules::Troop::ALL[pick % 3];
            let button = input_button(hands, TableInput::Call(troop));
            hands.focus_on(button);
            hands.press(Press::Confirm);
            hands.update(2);
            hands.press(Press::Commit);
        }
        DecisionKind::Lay { .. } => {
            for _ in 0..pick % 4 {
                hands.press(Press::Decline);
                hands.update(1);
            }
            hands.press(Press::Commit);
        }
        DecisionKind::Choose { .. } => {
            let all = selectable(hands, side);
            let (card, ..) = all[pick % all.len()];
            hands.focus_on(card);
            hands.press(Press::Confirm);
            hands.update(2);
            hands.press(Press::Confirm);
        }
    }
    hands.update(3);
}

fn call_up(hands: &mut Hands, side: Side, due: u8, pick: usize) {
    for _ in 0..due {
        let all = selectable(hands, side);
        let laid: Vec<_> = all
            .iter()
            .filter(|(.., spot)| matches!(spot, CardLocation::Register(_)))
            .collect();
        let (card, ..) = *laid[pick % laid.len()];
        hands.focus_on(card);
        hands.press(Press::Confirm);
        hands.update(2);
    }
    hands.press(Press::Commit);
}
