//! The pause: while a menu is open nothing is played, saved or shown.

use crate::harness::against;
use bevy::prelude::*;
use guyenne::app::games::GAMES;
use guyenne::app::save::{SaveManager, Storage};
use guyenne::app::{LaunchOptions, Menu, Screen};
use guyenne::games::guyenne::ID;
use guyenne::games::guyenne::rules::seat::ByCamp;
use guyenne::games::guyenne::table::hud::Log;
use guyenne::games::guyenne::table::{DisplayedView, Rules, TableInput, Turn};
use guyenne::games::{fayance, guesclin};
use guyenne::rules::game::GameId;
use guyenne::table::Games;
use guyenne::table::log_panel::Log as LogLines;
use guyenne::theme::Speed;

use crate::harness::{Device, Hands, Press, parameters, two_squires};
use crate::hint_request::advised;

/// The state of a game in progress: the saved record, the displayed view, the length of the log.
fn standing(hands: &Hands) -> (String, Option<DisplayedView>, usize) {
    let world = hands.app.world();
    (
        hands.record(),
        world.get_resource::<DisplayedView>().cloned(),
        world.resource::<Log>().entries().len(),
    )
}

fn menu(hands: &Hands) -> Menu {
    *hands.app.world().resource::<State<Menu>>().get()
}

/// Opens the pause for so many frames, and closes it again.
fn pause_for(hands: &mut Hands, frames: usize, meanwhile: impl Fn(&Hands)) {
    hands.key(KeyCode::Escape);
    assert_eq!(menu(hands), Menu::Pause);
    for _ in 0..frames {
        hands.update(1);
        meanwhile(hands);
    }
    hands.key(KeyCode::Escape);
    assert_eq!(menu(hands), Menu::None);
}

#[test]
fn the_game_stands_still_behind_the_pause() {
    // At this speed no bot waits and no card flies, so only the pause can stop the game.
    let mut hands = Hands::open(two_squires(Speed::Instant), Device::Keys);
    hands.until(600, |hands| hands.screen() == Screen::Table(ID));
    let mut went_on = 0;
    for n in 0..12 {
        hands.update(1 + n % 5);
        let before = standing(&hands);
        pause_for(&mut hands, 40, |hands| {
            assert_eq!(standing(hands), before, "behind the pause, {n}");
        });
        went_on += usize::from(standing(&hands) != before);
    }
    let before = hands.record();
    hands.until(6000, |hands| hands.record() != before);
    assert!(went_on > 0, "the game never went on after a pause");
}

/// The record of a game of another kind in progress, what is displayed, and how many lines the log has.
fn standing_of<R: Resource, D: Resource + std::fmt::Debug>(
    hands: &Hands,
    record: fn(&R) -> String,
) -> (String, String, usize) {
    let world = hands.app.world();
    let displayed = world.get_resource::<D>();
    let told = world.get_resource::<LogLines>();
    (
        world.get_resource::<R>().map(record).unwrap_or_default(),
        format!("{displayed:?}"),
        told.map_or(0, |log| log.0.len()),
    )
}

/// Opens a game of two bots, and pauses it twelve times: behind the pause nothing is played, shown or told.
fn stands_still(
    game: GameId,
    bots: &[(&str, &str)],
    standing: impl Fn(&Hands) -> (String, String, usize),
) {
    let games = Games(GAMES.to_vec());
    let saves = SaveManager::new(Storage::in_memory(), &games);
    let options = LaunchOptions {
        game: Some(game),
        seed: Some(5),
        parameters: parameters(bots),
        ..LaunchOptions::default()
    };
    let mut hands = Hands::open_games(options, Device::Keys, games, saves);
    hands.until(600, |hands| hands.screen() == Screen::Table(game));
    let mut went_on = 0;
    for n in 0..12 {
        hands.update(1 + n % 5);
        let before = standing(&hands);
        pause_for(&mut hands, 40, |hands| {
            assert_eq!(standing(hands), before, "{game}, behind the pause, {n}");
        });
        went_on += usize::from(standing(&hands) != before);
    }
    assert!(went_on > 0, "{game} never went on after a pause");
}

#[test]
fn a_duel_stands_still_behind_the_pause() {
    let bots = [("north", "apprentice"), ("south", "glazier")];
    stands_still(fayance::ID, &bots, |hands| {
        standing_of::<fayance::table::Rules, fayance::table::DisplayedView>(
            hands,
            fayance::table::Rules::record,
        )
    });
}

#[test]
fn a_skirmish_stands_still_behind_the_pause() {
    let bots = [("france", "squire"), ("england", "knight")];
    stands_still(guesclin::ID, &bots, |hands| {
        standing_of::<guesclin::table::Rules, guesclin::table::DisplayedView>(
            hands,
            guesclin::table::Rules::record,
        )
    });
}

#[test]
fn no_hint_is_given_or_counted_behind_the_pause() {
    let mut hands = Hands::open(against("squire"), Device::Keys);
    hands.until(3000, |hands| matches!(hands.turn(), Turn::Person(_)));
    hands.update(3);
    hands.app.world_mut().write_message(TableInput::Hint);
    hands.update(1);
    let hints = |hands: &Hands| hands.app.world().resource::<Rules>().hints();
    let (before, record) = (hints(&hands), hands.record());
    pause_for(&mut hands, 400, |hands| {
        assert_eq!((hints(hands), hands.record()), (before, record.clone()));
    });
    advised(&mut hands);
    assert_eq!(hints(&hands), ByCamp::new(0, 1));
}

/// The pad in use is lost in the middle of a game: the game pauses and says so, and goes on with the same pad, with
/// another one, or with the keyboard. Nothing is lost.
#[test]
fn a_lost_pad_pauses_the_game_until_somebody_plays_on() {
    for comes_back in [Some(true), Some(false), None] {
        let mut hands = Hands::open(against("squire"), Device::Pad);
        hands.until(2000, |hands| matches!(hands.turn(), Turn::Person(_)));
        hands.press(Press::Right);
        let before = standing(&hands);
        let pad = hands.unplug();
        hands.update(3);
        assert_eq!(menu(&hands), Menu::Pause);
        assert!(hands.says("pause-pad-lost"));
        match comes_back {
            Some(true) => hands.plug_in_again(pad),
            Some(false) => hands.plug_in(),
            None => {}
        }
        hands.update(3);
        assert_eq!(hands.says("pause-pad-back"), comes_back.is_some());
        match comes_back {
            Some(_) => hands.press(Press::Confirm),
            None => hands.key(KeyCode::Escape),
        }
        hands.update(3);
        assert_eq!(menu(&hands), Menu::None);
        assert_eq!(standing(&hands), before);
    }
    // A pad that nobody uses may go.
    let mut hands = Hands::open(against("squire"), Device::Pad);
    hands.until(2000, |hands| matches!(hands.turn(), Turn::Person(_)));
    hands.key(KeyCode::Tab);
    hands.unplug();
    hands.update(3);
    assert_eq!(menu(&hands), Menu::None);
}
