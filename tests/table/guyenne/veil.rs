//! The veil: all cards of people lie face down, and a private look shows each person their own.

use bevy::prelude::*;
use guyenne::app::LaunchOptions;
use guyenne::app::Menu;
use guyenne::games::guyenne::rules::card::{Card, Cards};
use guyenne::games::guyenne::rules::record::Record;
use guyenne::games::guyenne::rules::seat::{Camp, Seat};
use guyenne::games::guyenne::rules::{Castle, DecisionKind, Move};
use guyenne::games::guyenne::table::card::{
    CardLocation, FaceDown, Owner, Placement, Selectable, Value,
};
use guyenne::games::guyenne::table::private_look::PrivateLook;
use guyenne::games::guyenne::table::veil::VeiledCards;
use guyenne::games::guyenne::table::{DisplayedView, Rules, Selection, TableInput, Turn};
use guyenne::input::{Action, PlayerDevice, Presses};
use guyenne::table::{LookSettings, SeatDevices};

use crate::guyenne::whole_game::decision;
use crate::harness::{Device, Hands, Press, parameters};

/// A veiled game of people in these seats.
fn veiled(seats: &str, level: &str, seed: u64) -> Hands {
    let options = LaunchOptions {
        seed: Some(seed),
        parameters: parameters(&[("seats", seats), ("hands", "veil"), ("level", level)]),
        ..LaunchOptions::default()
    };
    let mut hands = Hands::open(options, Device::Keys);
    hands.until(600, |hands| matches!(hands.turn(), Turn::Person(_)));
    hands.update(3);
    hands
}

const DUEL: &str = "english:human french:human";

fn to_move(hands: &Hands) -> Seat {
    match hands.turn() {
        Turn::Person(seat) => seat,
        turn => panic!("nobody decides: {turn:?}"),
    }
}

/// The slots of a hand from the left, each with its value if it is shown and whether it lies face down.
fn slots(hands: &mut Hands, seat: Seat) -> Vec<(Entity, Option<Card>, bool)> {
    let world = hands.app.world_mut();
    let mut query = world.query::<(Entity, &Owner, &Placement, Option<&Value>, Has<FaceDown>)>();
    let mut found: Vec<_> = query
        .iter(world)
        .filter_map(
            |(entity, owner, placement, value, down)| match placement.0 {
                CardLocation::Hand { place, index, .. } if Seat::new(owner.0, place) == seat => {
                    Some((index, (entity, value.map(|value| value.0), down)))
                }
                _ => None,
            },
        )
        .collect();
    found.sort_by_key(|&(index, _)| index);
    found.into_iter().map(|(_, slot)| slot).collect()
}

/// What the slots of a hand are.
fn faces(hands: &mut Hands, seat: Seat) -> Vec<Option<Card>> {
    let slots = slots(hands, seat);
    let veiled = hands.app.world().resource::<VeiledCards>();
    slots.iter().map(|&(slot, ..)| veiled.face(slot)).collect()
}

fn hand(hands: &Hands, seat: Seat) -> Cards {
    hands.app.world().resource::<Rules>().view(seat).hand
}

/// Holds or lets go the key for the look.
fn hold(hands: &mut Hands, held: bool) {
    let state = if held {
        bevy::input::ButtonState::Pressed
    } else {
        bevy::input::ButtonState::Released
    };
    hands.key_state(KeyCode::KeyP, state);
}

/// Plays a move by its cards' slots, whatever is shown of them.
fn play(hands: &mut Hands, m: Move) {
    let (cards, castle) = match m {
        Move::Place { castle, cards } | Move::Reinforce { castle, cards } => (cards, Some(castle)),
        Move::Reserve(cards) | Move::Lose(cards) | Move::Give(cards) => (cards, None),
        Move::Order(_) | Move::Pass | Move::Show | Move::Concede => (Cards::NONE, None),
    };
    let decline = match (m, decision(hands)) {
        (Move::Pass | Move::Concede, _) => true,
        (Move::Order(place), Some(decision)) => decision.seat.place != place,
        _ => false,
    };
    let named = hands.app.world().resource::<Selection>().castle;
    let chosen = hands.app.world().resource::<Selection>().entities.clone();
    let mut inputs: Vec<TableInput> = chosen.into_iter().map(TableInput::Card).collect();
    inputs.extend(castle.filter(|_| named != castle).map(TableInput::Castle));
    let mut left = cards;
    let world = hands.app.world_mut();
    let mut query = world.query_filtered::<(Entity, Option<&Value>), With<Selectable>>();
    let known: Vec<(Entity, Option<Card>)> = query
        .iter(world)
        .map(|(entity, value)| (entity, value.map(|value| value.0)))
        .collect();
    for (entity, value) in known {
        let face = world.resource::<VeiledCards>().face(entity).or(value);
        if let Some(rest) = face.and_then(|face| left.without(Cards::one(face))) {
            left = rest;
            inputs.push(TableInput::Card(entity));
        }
    }
    assert_eq!(left, Cards::NONE, "{m:?} cannot be chosen");
    inputs.push(if decline {
        TableInput::Decline
    } else {
        TableInput::Commit
    });
    for input in inputs {
        hands.app.world_mut().write_message(input);
        hands.update(1);
    }
}

#[test]
fn no_card_is_shown_without_a_look_and_only_ones_own_with_it() {
    let mut hands = veiled(DUEL, "base", 3);
    let seat = to_move(&hands);
    let other = Seat::of(seat.camp.enemy());
    for seat in [seat, other] {
        assert!(
            slots(&mut hands, seat)
                .iter()
                .all(|&(_, face, down)| face.is_none() && down)
        );
        let known: Cards = faces(&mut hands, seat).into_iter().flatten().collect();
        assert_eq!(known, hand(&hands, seat));
    }
    hold(&mut hands, true);
    assert!(hands.says("look-who"));
    assert!(
        slots(&mut hands, seat).iter().all(|slot| slot.1.is_none()),
        "at once"
    );
    hands.update(10);
    let known = faces(&mut hands, seat);
    let shown: Vec<_> = slots(&mut hands, seat)
        .iter()
        .map(|&(_, face, down)| (face, down))
        .collect();
    assert_eq!(
        shown,
        known.iter().map(|&face| (face, false)).collect::<Vec<_>>()
    );
    assert!(
        slots(&mut hands, other)
            .iter()
            .all(|&(_, face, down)| face.is_none() && down)
    );
    hold(&mut hands, false);
    assert!(
        slots(&mut hands, seat)
            .iter()
            .all(|&(_, face, down)| face.is_none() && down)
    );
    assert_eq!(
        faces(&mut hands, seat),
        known,
        "the slots stay what they are"
    );
}

#[test]
fn a_look_ends_by_itself_in_a_menu_and_when_somebody_sees_it() {
    let mut hands = veiled(DUEL, "base", 4);
    let seat = to_move(&hands);
    let open = |hands: &Hands| hands.app.world().resource::<DisplayedView>().look;
    hold(&mut hands, true);
    hands.update(10);
    assert_eq!(open(&hands), Some(seat));
    // Eight seconds.
    hands.update(170);
    assert_eq!(open(&hands), None, "it ends by itself");
    hold(&mut hands, false);
    hands.app.world_mut().resource_mut::<LookSettings>().seconds = None;
    hold(&mut hands, true);
    hands.update(400);
    assert_eq!(open(&hands), Some(seat), "never, if the player says so");
    hands.key(KeyCode::Escape);
    hands.update(3);
    assert_eq!(
        *hands.app.world().resource::<State<Menu>>().get(),
        Menu::Pause
    );
    assert_eq!(open(&hands), None, "under a menu");
    hands.key(KeyCode::Escape);
    hold(&mut hands, false);
    hands.update(3);
    // With a second device at the table, its back key ends the look, and takes nothing back.
    hands.plug_in();
    let pad = hands.pad().expect("plugged in");
    let mut devices = hands.app.world_mut().resource_mut::<SeatDevices>();
    devices.set(seat.index(), Some(PlayerDevice::Keyboard));
    devices.set(
        Seat::of(seat.camp.enemy()).index(),
        Some(PlayerDevice::Pad(pad)),
    );
    hands.update(2);
    let slot = slots(&mut hands, seat)[0].0;
    hands.app.world_mut().write_message(TableInput::Card(slot));
    hands.update(2);
    hold(&mut hands, true);
    hands.update(10);
    assert_eq!(open(&hands), Some(seat));
    hands.button(GamepadButton::East);
    assert_eq!(open(&hands), None, "somebody sees it");
    assert!(hands.says("look-seen"));
    assert_eq!(hands.app.world().resource::<Selection>().entities, [slot]);
    assert!(
        hands
            .app
            .world()
            .resource::<Presses>()
            .holds_on(PlayerDevice::Keyboard, Action::Look)
    );
    hands.update(30);
    assert_eq!(open(&hands), None, "it needs a new press");
}

#[test]
fn what_is_chosen_by_slots_is_what_is_played() {
    let mut hands = veiled(DUEL, "base", 5);
    let seat = to_move(&hands);
    let before = faces(&mut hands, seat);
    let chosen: Vec<Entity> = [1, 4].map(|at| slots(&mut hands, seat)[at].0).to_vec();
    let stay: Vec<Entity> = [0, 2, 3, 5]
        .map(|at| slots(&mut hands, seat)[at].0)
        .to_vec();
    for &slot in &chosen {
        hands.app.world_mut().write_message(TableInput::Card(slot));
        hands.update(1);
    }
    hands
        .app
        .world_mut()
        .write_message(TableInput::Castle(Castle::ALL[2]));
    hands.update(1);
    hands.app.world_mut().write_message(TableInput::Commit);
    hands.update(1);
    hands.until(400, |hands| matches!(hands.turn(), Turn::Person(_)));
    let record = Record::parse(&hands.record()).expect("a record");
    let position = record.replay().expect("it replays");
    let laid = position.view(Some(seat)).front(Castle::ALL[2], seat.camp);
    let wanted: Cards = [1, 4].into_iter().filter_map(|at| before[at]).collect();
    assert_eq!(laid.and_then(|front| front.cards), Some(wanted));
    // The slots that were not chosen stay in their order; the chosen ones lie before the castle.
    let left: Vec<Entity> = slots(&mut hands, seat).iter().map(|slot| slot.0).collect();
    assert_eq!(left, stay);
    for slot in chosen {
        let placement = hands.app.world().get::<Placement>(slot);
        assert!(matches!(
            placement,
            Some(Placement(CardLocation::Front { .. }))
        ));
    }
}

/// A whole game; in every frame no card has a value that not everybody may know.
fn whole_game(seats: &str, level: &str, seed: u64) {
    let mut hands = veiled(seats, level, seed);
    let mut decisions: u32 = 0;
    let mut gifts = 0;
    for _ in 0..6000 {
        hands.update(1);
        let Some(shown) = hands.app.world().get_resource::<DisplayedView>() else {
            break;
        };
        let view = shown.view.clone();
        assert_eq!(view.viewer, None);
        let leaks = crate::guyenne::shared_camps::hidden_values(&mut hands, &view);
        assert!(leaks.is_empty(), "{leaks:?}");
        match hands.turn() {
            Turn::Person(seat) => {
                let rules = hands.app.world().resource::<Rules>();
                let mine = rules
                    .view(seat)
                    .decision
                    .expect("the decision of who is to move");
                gifts += u32::from(matches!(mine.kind, DecisionKind::Give { .. }));
                decisions += 1;
                play(&mut hands, mine.nth((decisions * 7919) % mine.count()));
            }
            Turn::Curtain(_) => panic!("a curtain under the veil"),
            Turn::Over => break,
            _ => {}
        }
    }
    assert!(decisions > 8, "{decisions} decisions");
    assert_eq!(
        hands.turn(),
        Turn::Over,
        "{seats} {level}: {decisions} decisions"
    );
    assert_eq!(seats.contains(','), gifts > 0, "{seats}");
    Record::parse(&hands.record())
        .expect("a record")
        .replay()
        .expect("it replays");
}

#[test]
fn whole_games_are_played_under_the_veil() {
    whole_game(DUEL, "base", 11);
    whole_game(DUEL, "expert", 12);
    whole_game("english:human,human french:human,human", "advanced", 13);
    whole_game("english:human,squire french:human", "expert", 14);
}

#[test]
fn the_order_of_slots_says_nothing() {
    // The strongest card of the first hand lies in every slot about equally often.
    let mut found = [0; 6];
    for seed in 0..60 {
        let mut hands = veiled(DUEL, "base", 1000 + seed);
        let seat = Seat::of(Camp::French);
        let faces = faces(&mut hands, seat);
        let strongest = faces.iter().flatten().max();
        let at = faces.iter().position(|face| face.as_ref() == strongest);
        found[at.expect("a hand")] += 1;
    }
    assert!(found.iter().all(|&n| (2..=22).contains(&n)), "{found:?}");
}

#[test]
fn one_person_alone_needs_no_veil() {
    let hands = veiled("english:human french:squire", "base", 6);
    let shown = hands.app.world().resource::<DisplayedView>();
    assert_eq!(shown.view.viewer, Some(Seat::of(Camp::English)));
    assert_eq!(hands.app.world().resource::<PrivateLook>().seat(), None);
}

#[test]
fn no_hint_is_read_aloud_under_the_veil() {
    let mut hands = veiled(DUEL, "base", 7);
    hands.press(Press::Hint);
    hands.update(3);
    assert!(hands.says("refusal-veiled"));
}
