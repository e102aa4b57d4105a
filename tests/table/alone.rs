//! Each game is played in a program that has no other game: nothing it needs is added by another game.

use bevy::prelude::*;
use guyenne::app::games::GAMES;
use guyenne::app::save::{SaveManager, Storage};
use guyenne::app::{LaunchOptions, Screen};
use guyenne::table::{Games, RecordChanged};
use guyenne::timings::Speed;

use crate::harness::{Device, Hands};

/// Bots play one move after the other with animations, which the table waits for.
#[test]
fn every_game_plays_with_its_animations_where_there_is_no_other_game() {
    for game in GAMES {
        let games = Games(vec![*game]);
        let saves = SaveManager::new(Storage::in_memory(), &games);
        let options = LaunchOptions {
            seed: Some(5),
            demo: true,
            speed: Some(Speed::X4),
            ..LaunchOptions::default()
        };
        let mut hands = Hands::open_games(options, Device::Keys, games, saves);
        let table = Screen::Table(game.id);
        hands.until(600, |hands| hands.screen() == table);
        let mut moves = 0;
        for _ in 0..3000 {
            if moves >= 12 {
                break;
            }
            hands.update(1);
            let told = hands.app.world().resource::<Messages<RecordChanged>>();
            moves += told.iter_current_update_messages().count();
        }
        assert!(moves >= 12, "{} stops after {moves} moves", game.id);
    }
}
