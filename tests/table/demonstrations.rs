//! The demonstration of the title: every game of it is of the same game.

use bevy::prelude::*;
use guyenne::app::games::GAMES;
use guyenne::app::{AttractMode, LaunchOptions, Screen};
use guyenne::input::Idle;
use guyenne::rules::game::GameId;
use guyenne::table::StartGame;
use guyenne::timings::AnimationTimings;

use crate::harness::{Device, Hands, parameters};

/// The games that were asked to begin.
#[derive(Resource, Default)]
struct Begun(Vec<(GameId, bool, usize)>);

fn note(mut starts: MessageReader<StartGame>, mut begun: ResMut<Begun>) {
    for StartGame { game, request } in starts.read() {
        begun.0.push((*game, request.demo, request.words.len()));
    }
}

/// The demonstrations that begin one after the other where these options were asked for.
fn demonstrations(options: LaunchOptions) -> Vec<(GameId, bool, usize)> {
    let mut hands = Hands::open_every_game(options, Device::Keys);
    hands.app.init_resource::<Begun>().add_systems(Last, note);
    let mut timings = hands.app.world_mut().resource_mut::<AnimationTimings>();
    timings.encore.seconds = 0.2;
    let world = hands.app.world_mut();
    world.resource_mut::<NextState<Screen>>().set(Screen::Title);
    hands.update(5);
    hands.app.world_mut().resource_mut::<Begun>().0.clear();
    hands.app.world_mut().resource_mut::<Idle>().seconds = 1.0e6;
    for _ in 0..3 {
        // While the screen changes, the same game may be asked for once more.
        let before = hands.app.world().resource::<Begun>().0.len();
        hands.until(200, |hands| {
            let begun = hands.app.world().resource::<Begun>().0.len();
            matches!(hands.screen(), Screen::Table(_)) && begun > before
        });
        assert!(hands.app.world().resource::<AttractMode>().is_on());
        // As if it were over.
        let Screen::Table(game) = hands.screen() else {
            panic!("at the table");
        };
        let world = hands.app.world_mut();
        world
            .resource_mut::<NextState<Screen>>()
            .set(Screen::Result(game));
        hands.update(2);
    }
    core::mem::take(&mut hands.app.world_mut().resource_mut::<Begun>().0)
}

#[test]
fn every_demonstration_is_of_the_same_game() {
    for asked in GAMES.iter().map(|game| game.id) {
        let options = LaunchOptions {
            game: Some(asked),
            ..LaunchOptions::default()
        };
        assert_eq!(demonstrations(options)[..3], [(asked, true, 0); 3]);
    }
    let first = GAMES[0].id;
    assert_eq!(
        demonstrations(LaunchOptions::default())[..3],
        [(first, true, 0); 3]
    );
    // What was asked for a game of people is not asked of bots.
    let people = LaunchOptions {
        game: Some(first),
        seed: Some(4),
        parameters: parameters(&[("english", "human"), ("french", "human")]),
        ..LaunchOptions::default()
    };
    assert_eq!(demonstrations(people)[..3], [(first, true, 0); 3]);
}
