//! What would happen: the table of all pairs of cards says what the rules say, and with the aid off neither it nor the
//! counts in what is said about a card are there.

use bevy::input::keyboard::KeyCode;
use bevy::prelude::*;
use bevy::ui_widgets::Activate;
use guyenne::app::settings::Settings;
use guyenne::games::fayance::rules::{BySide, Card, Land, Side, Stage, fight};
use guyenne::games::fayance::table::Turn;
use guyenne::games::fayance::table::card::Selected;
use guyenne::games::fayance::table::hud::{Act, MatrixOpen};
use guyenne::i18n::LocalizedText;
use guyenne::table::log_panel::LogOpen;

use super::player::{between, open, play, selectable, turn, view, wait};
use crate::harness::{Device, Hands, Press};

/// A person of this side at their first choice.
fn at_choice(side: Side, seed: u64) -> Hands {
    let player = |of: Side| if of == side { "human" } else { "glazier" };
    let [north, south] = Side::ALL.map(player);
    let mut hands = open(between(north, south, seed), Device::Keys);
    for n in 0..12 {
        wait(&mut hands);
        if view(&hands).stage == Stage::Choose {
            break;
        }
        play(&mut hands, n);
    }
    assert_eq!(view(&hands).stage, Stage::Choose);
    assert_eq!(turn(&hands), Turn::Person(side));
    hands.update(10);
    hands
}

/// Whether the panel is to be seen, and the signs in its cells, row by row.
fn panel(hands: &mut Hands) -> (bool, Vec<Vec<LocalizedText>>) {
    let world = hands.app.world_mut();
    let mut nodes = world.query::<(Entity, &Name, &InheritedVisibility, &ComputedNode)>();
    let (panel, seen) = nodes
        .iter(world)
        .find(|(_, name, ..)| name.as_str() == "Matrix")
        .map(|(entity, _, visible, node)| (entity, visible.get() && !node.is_empty()))
        .expect("a panel");
    let children = |entity: Entity| -> Vec<Entity> {
        let children = world.get::<Children>(entity);
        children.map_or(Vec::new(), |children| children.iter().collect())
    };
    let mark = |cell: &Entity| {
        let words = children(*cell);
        let text = words.iter().find_map(|&e| world.get::<LocalizedText>(e));
        text.expect("a sign").clone()
    };
    let rows = children(panel).into_iter().skip(1);
    let rows = rows.map(|row| children(row).iter().skip(1).map(mark).collect());
    (seen, rows.collect())
}

/// Opens the panel; the first presses of its key may close notes of a first game.
fn open_matrix(hands: &mut Hands) {
    for _ in 0..4 {
        if hands.app.world().resource::<MatrixOpen>().0 {
            return;
        }
        hands.press(Press::Details);
        hands.update(5);
    }
    panic!("the panel does not open");
}

fn offered(hands: &mut Hands) -> bool {
    let world = hands.app.world_mut();
    let mut buttons = world.query::<&Act>();
    buttons.iter(world).any(|&act| act == Act::Matrix)
}

#[test]
fn every_cell_is_what_the_rules_say() {
    let mut signs = Vec::new();
    for (side, seed) in [
        (Side::South, 5),
        (Side::North, 5),
        (Side::South, 6),
        (Side::North, 7),
    ] {
        let mut hands = at_choice(side, seed);
        assert!(!panel(&mut hands).0, "it is closed");
        open_matrix(&mut hands);
        let (seen, rows) = panel(&mut hands);
        assert!(seen);
        let view = view(&hands);
        let terrains = view.land.and_then(Land::terrains).expect("it is laid");
        let army = |side: Side| -> Vec<Card> {
            let slots = view.sides[side].slots;
            slots.into_iter().flatten().collect()
        };
        let (own, theirs) = (army(side), army(side.other()));
        assert_eq!((own.len(), theirs.len(), rows.len()), (4, 4, 4));
        for (&card, row) in own.iter().zip(&rows) {
            assert_eq!(row.len(), 4);
            for (&other, cell) in theirs.iter().zip(row) {
                let cards = match side {
                    Side::North => BySide::new(card, other),
                    Side::South => BySide::new(other, card),
                };
                let sign = match fight(cards, terrains).winner {
                    None => "=",
                    Some(winner) if winner == side => "+",
                    Some(_) => "–",
                };
                assert_eq!(*cell, LocalizedText::verbatim(sign), "{card} and {other}");
                signs.push(sign);
            }
        }
    }
    for sign in ["+", "–", "="] {
        assert!(signs.contains(&sign), "{sign}");
    }
}

#[test]
fn without_the_aid_nothing_is_counted() {
    let mut hands = at_choice(Side::South, 5);
    open_matrix(&mut hands);
    assert!(panel(&mut hands).0 && offered(&mut hands));
    let (card, ..) = selectable(&mut hands, Side::South)[0];
    hands.focus_on(card);
    hands.update(3);
    assert!(hands.says("fayance-tip-chances"));
    let world = hands.app.world_mut();
    world.resource_mut::<Settings>().aids.memory_aid = false;
    hands.update(5);
    assert!(!panel(&mut hands).0, "no panel");
    assert!(!offered(&mut hands), "no button");
    let (card, ..) = selectable(&mut hands, Side::South)[0];
    hands.focus_on(card);
    hands.update(3);
    assert!(hands.says("fayance-tip-card"), "what it is, is said");
    assert!(!hands.says("fayance-tip-chances"), "no counts");
}

/// The press that closes the log takes no choice back, and nothing is confirmed through it.
#[test]
fn the_log_keeps_its_presses() {
    let mut hands = at_choice(Side::South, 5);
    let (card, ..) = selectable(&mut hands, Side::South)[0];
    hands.app.world_mut().trigger(Activate { entity: card });
    hands.update(3);
    let chosen = |hands: &Hands| hands.app.world().get::<Selected>(card).is_some();
    let log = |hands: &Hands| hands.app.world().resource::<LogOpen>().0;
    assert!(chosen(&hands));
    hands.key(KeyCode::KeyL);
    hands.update(3);
    assert!(log(&hands));
    for press in [Press::Commit, Press::Back] {
        assert!(log(&hands));
        hands.press(press);
        hands.update(3);
        assert!(chosen(&hands), "{press:?}");
        assert_eq!(turn(&hands), Turn::Person(Side::South), "{press:?}");
    }
    assert!(!log(&hands));
    hands.press(Press::Back);
    hands.update(3);
    assert!(!chosen(&hands));
}
