//! Games in which a wanted combat is one choice away, and what is seen of it frame by frame at normal speed.

use bevy::prelude::*;
use guyenne::app::settings::Settings;
use guyenne::app::{LaunchOptions, Screen};
use guyenne::games::fayance::ID;
use guyenne::games::fayance::rules::record::{Record, RecordPlayer};
use guyenne::games::fayance::rules::{
    BySide, Card, Event, Move, Opening, Position, RulesConfig, Side, Stage, Test,
};
use guyenne::games::fayance::table::beats::ShownFight;
use guyenne::games::fayance::table::card::{CardLocation, Owner, Placement};
use guyenne::games::fayance::table::{
    DisplayedView, GameConfig, StartMatch, TableInput, Turn, request,
};
use guyenne::rules::seed::Seed;
use guyenne::table::GameRequest;
use guyenne::timings::Speed;

use super::player::{open, selectable, turn, wait};
use crate::harness::{Device, Hands};

/// A game in which north, a bot, has chosen a card, and with this one of south something comes of it.
pub struct Scene {
    pub record: Record,
    pub card: Card,
}

/// A game at its start: north is a bot, south a person.
pub fn start(seed: u64) -> (Position, Record) {
    let config = RulesConfig {
        opening: Opening::Lot,
    };
    let players = BySide::new(
        RecordPlayer::bot(Side::North, "glazier"),
        RecordPlayer::human(Side::South, "Aude"),
    );
    Record::start(config, Seed(seed), players).expect("a set-up")
}

pub fn play(position: &mut Position, record: &mut Record, side: Side, m: Move) {
    position
        .play_observed(side, m, record)
        .expect("a legal move");
}

/// Plays games until two choices of cards have events after them that are wanted.
pub fn scene(wanted: impl Fn(&[Event]) -> bool) -> Scene {
    for seed in 0..600 {
        let (mut position, mut record) = start(seed);
        let mut n = seed as usize;
        while position.outcome().is_none() {
            n += 7;
            let owing = position.to_move();
            let side = owing[0];
            let moves = position.legal_moves(side);
            if position.stage() != Stage::Choose || owing.len() < 2 {
                let m = moves[n * 37 % moves.len()];
                play(&mut position, &mut record, side, m);
                continue;
            }
            let mut undecided = None;
            let mut pairs = Vec::new();
            for north in position.legal_moves(Side::North) {
                for south in position.legal_moves(Side::South) {
                    let (mut after, mut told) = (position.clone(), record.clone());
                    play(&mut after, &mut told, Side::North, north);
                    let half = told.clone();
                    play(&mut after, &mut told, Side::South, south);
                    let events: Vec<Event> = told.events[record.events.len()..]
                        .iter()
                        .map(|entry| entry.event)
                        .collect();
                    if wanted(&events)
                        && let Move::Choose(card) = south
                    {
                        return Scene { record: half, card };
                    }
                    let open = |event: &Event| matches!(event, Event::Combat { winner: None, .. });
                    if events.iter().any(open) {
                        undecided = Some((north, south));
                    }
                    pairs.push((north, south));
                }
            }
            let any = pairs[n % pairs.len()];
            let (north, south) = undecided.filter(|_| seed % 3 > 0).unwrap_or(any);
            play(&mut position, &mut record, Side::North, north);
            play(&mut position, &mut record, Side::South, south);
        }
    }
    panic!("no such game");
}

/// The first combat on a territory, which this test settles.
pub fn settled_by(test: Test) -> Scene {
    let settles = |event: &Event| matches!(*event, Event::Combat { n: 1, by, .. } if by == test);
    scene(|events| events.iter().any(settles))
}

/// Continues a record at normal speed.
pub fn resumed(config: GameConfig, reduced: bool) -> Hands {
    let options = LaunchOptions {
        speed: Some(Speed::X1),
        ..LaunchOptions::default()
    };
    let mut hands = open(options, Device::Keys);
    let world = hands.app.world_mut();
    world.resource_mut::<Settings>().reduced_motion = reduced;
    world.write_message(StartMatch { config });
    world
        .resource_mut::<NextState<Screen>>()
        .set(Screen::Table(ID));
    hands.update(3);
    hands
}

pub fn config(record: &Record) -> GameConfig {
    GameConfig {
        resume: Some(record.line()),
        ..request::read_request(&GameRequest::default())
    }
}

/// The first node of this name.
pub fn named(hands: &mut Hands, name: &str) -> Entity {
    let world = hands.app.world_mut();
    let mut names = world.query::<(Entity, &Name)>();
    let found = names.iter(world).find(|(_, known)| known.as_str() == name);
    found.map_or_else(|| panic!("no {name}"), |(entity, _)| entity)
}

/// All nodes of this name.
pub fn all_named(hands: &mut Hands, name: &str) -> Vec<Entity> {
    let world = hands.app.world_mut();
    let mut names = world.query::<(Entity, &Name)>();
    let found = names
        .iter(world)
        .filter(|(_, known)| known.as_str() == name);
    found.map(|(entity, _)| entity).collect()
}

pub fn first_child(hands: &Hands, entity: Entity) -> Entity {
    hands.app.world().get::<Children>(entity).expect("children")[0]
}

/// The transform of a node that is displayed and visible.
pub fn seen(hands: &Hands, entity: Entity) -> Option<UiTransform> {
    let world = hands.app.world();
    let displayed = |entity: Entity| {
        world
            .get::<Node>(entity)
            .is_none_or(|node| node.display != Display::None)
    };
    let parent = world.get::<ChildOf>(entity).map(ChildOf::parent);
    let shows = displayed(entity)
        && parent.is_none_or(displayed)
        && world
            .get::<InheritedVisibility>(entity)
            .is_some_and(|visible| visible.get());
    world.get::<UiTransform>(entity).copied().filter(|_| shows)
}

/// A card in the combat: where its node is, and how its leaf is turned.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct SeenCard {
    pub side: Side,
    pub corner: Vec2,
    pub leaf: UiTransform,
}

/// One frame of what is staged.
#[derive(Debug, Clone)]
pub struct Frame {
    pub fight: Option<ShownFight>,
    pub cards: Vec<SeenCard>,
    pub nodes: Vec<Option<UiTransform>>,
}

pub fn cards_in_fight(hands: &mut Hands) -> Vec<SeenCard> {
    let world = hands.app.world_mut();
    let mut cards = world.query::<(&Owner, &Placement, &Node, &Children)>();
    let pixels = |value: Val| match value {
        Val::Px(pixels) => pixels,
        _ => 0.0,
    };
    let mut all: Vec<SeenCard> = cards
        .iter(world)
        .filter(|(_, placement, ..)| placement.0 == CardLocation::Fight)
        .filter_map(|(owner, _, node, children)| {
            Some(SeenCard {
                side: owner.0,
                corner: Vec2::new(pixels(node.left), pixels(node.top)),
                leaf: *world.get::<UiTransform>(children[0])?,
            })
        })
        .collect();
    all.sort_by_key(|card| card.side);
    all
}

/// The frames until somebody is to decide again or the game is over, with these nodes.
pub fn frames(hands: &mut Hands, nodes: &[Entity]) -> Vec<Frame> {
    let mut frames = Vec::new();
    for _ in 0..800 {
        hands.update(1);
        let on_table = hands.screen() == Screen::Table(ID);
        if !on_table || (turn(hands) != Turn::Busy && frames.len() > 10) {
            return frames;
        }
        let fight = hands.app.world().resource::<DisplayedView>().fight;
        frames.push(Frame {
            fight,
            cards: cards_in_fight(hands),
            nodes: nodes.iter().map(|&node| seen(hands, node)).collect(),
        });
    }
    panic!("it does not end");
}

/// Opens a scene, has south choose the card, and watches the nodes that `of` names.
pub fn watch(
    scene: &Scene,
    reduced: bool,
    of: impl Fn(&mut Hands) -> Vec<Entity>,
) -> (Vec<Frame>, Hands) {
    let mut hands = resumed(config(&scene.record), reduced);
    wait(&mut hands);
    assert_eq!(turn(&hands), Turn::Person(Side::South));
    let nodes = of(&mut hands);
    let cards = selectable(&mut hands, Side::South);
    let chosen = cards
        .iter()
        .find(|(_, card, spot)| *card == scene.card && matches!(spot, CardLocation::Slot(_)));
    let (card, ..) = *chosen.expect("the card is in the army");
    hands.app.world_mut().write_message(TableInput::Card(card));
    hands.update(2);
    hands.app.world_mut().write_message(TableInput::Confirm);
    let frames = frames(&mut hands, &nodes);
    (frames, hands)
}

/// How many different ones there are, of those that are there at all.
pub fn different<T: PartialEq>(all: impl IntoIterator<Item = Option<T>>) -> usize {
    let mut known: Vec<T> = Vec::new();
    for one in all.into_iter().flatten() {
        if !known.contains(&one) {
            known.push(one);
        }
    }
    known.len()
}
