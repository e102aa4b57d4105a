//! All that a table lays over the page hangs below one node, and goes when the table is left.

use bevy::prelude::*;
use guyenne::app::games::GAMES;
use guyenne::app::{LaunchOptions, Screen};
use guyenne::rules::game::GameId;
use guyenne::table::{HudRoot, InGame};

use crate::harness::{Device, Hands};

/// The table of this game, a person against the bot of its form.
fn at_the_table(game: GameId) -> Hands {
    let options = LaunchOptions {
        game: Some(game),
        seed: Some(5),
        ..LaunchOptions::default()
    };
    let mut hands = Hands::open_every_game(options, Device::Keys);
    hands.until(600, |hands| hands.screen() == Screen::Table(game));
    hands.update(20);
    hands
}

/// The nodes of a table without a node above them.
fn alone(hands: &mut Hands) -> Vec<String> {
    let world = hands.app.world_mut();
    let mut nodes = world.query_filtered::<
        (Entity, Option<&Name>),
        (With<Node>, With<DespawnOnExit<InGame>>, Without<ChildOf>),
    >();
    nodes
        .iter(world)
        .map(|(entity, name)| name.map_or_else(|| entity.to_string(), Name::to_string))
        .collect()
}

/// The nodes below the root.
fn below(hands: &mut Hands) -> usize {
    let world = hands.app.world_mut();
    let mut roots = world.query_filtered::<Option<&Children>, With<HudRoot>>();
    let children = roots.single(world).expect("one root");
    children.map_or(0, RelationshipTarget::len)
}

#[test]
fn every_node_of_every_table_hangs_below_one_root() {
    for game in GAMES {
        let game = game.id;
        let mut hands = at_the_table(game);
        assert_eq!(alone(&mut hands), [""; 0], "{game}");
        let count = below(&mut hands);
        assert!(count > 10, "{game}: {count} nodes");
        let mut screen = hands.app.world_mut().resource_mut::<NextState<Screen>>();
        screen.set(Screen::Title);
        hands.update(5);
        assert_eq!(below(&mut hands), 0, "{game} has left something");
    }
}
