//! A game that cannot begin, such as one whose save is broken, leaves nothing of the game before it.

use bevy::prelude::*;
use guyenne::app::games::GAMES;
use guyenne::app::{LaunchOptions, Menu, Screen};
use guyenne::games::{fayance, guesclin, guyenne as first};
use guyenne::rules::game::GameId;
use guyenne::table::{GameRequest, StartGame};

use crate::harness::{Device, Hands};

/// Whether the rules and the displayed view of a game are there.
fn left(hands: &Hands, game: GameId) -> (bool, bool) {
    fn have<Rules: Resource, View: Resource>(world: &World) -> (bool, bool) {
        (
            world.contains_resource::<Rules>(),
            world.contains_resource::<View>(),
        )
    }
    let world = hands.app.world();
    match game {
        first::ID => have::<first::table::Rules, first::table::DisplayedView>(world),
        fayance::ID => have::<fayance::table::Rules, fayance::table::DisplayedView>(world),
        guesclin::ID => have::<guesclin::table::Rules, guesclin::table::DisplayedView>(world),
        _ => panic!("{game} is not listed"),
    }
}

fn start(hands: &mut Hands, game: GameId, resume: Option<&str>) {
    let request = GameRequest {
        resume: resume.map(str::to_owned),
        ..GameRequest::default()
    };
    hands
        .app
        .world_mut()
        .write_message(StartGame { game, request });
}

#[test]
fn a_failed_start_leaves_nothing_of_the_game_before() {
    for game in GAMES.iter().map(|game| game.id) {
        for (played, menu) in [(0, Menu::None), (60, Menu::None), (60, Menu::Pause)] {
            let mut hands = Hands::open_every_game(LaunchOptions::default(), Device::Keys);
            if played > 0 {
                start(&mut hands, game, None);
                hands.until(100, |hands| hands.screen() == Screen::Table(game));
                hands.update(played);
                assert_eq!(left(&hands, game), (true, true), "{game}");
            }
            let world = hands.app.world_mut();
            world.resource_mut::<NextState<Menu>>().set(menu);
            hands.update(2);
            start(&mut hands, game, Some("{\"game\":\"nonsense\"}"));
            hands.update(10);
            assert_eq!(hands.screen(), Screen::Title, "{game} {menu:?}");
            assert_eq!(left(&hands, game), (false, false), "{game} {menu:?}");
            // The next one begins as if nothing had been.
            start(&mut hands, game, None);
            hands.until(100, |hands| hands.screen() == Screen::Table(game));
            hands.update(30);
            assert_eq!(left(&hands, game), (true, true), "{game}");
        }
    }
}
