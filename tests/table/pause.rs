//! The pause: while a menu is open nothing is played, saved or shown.

use std::fmt::Debug;

use crate::harness::against;
use bevy::prelude::*;
use guyenne::app::{LaunchOptions, Menu, Screen};
use guyenne::games::guyenne::ID;
use guyenne::games::guyenne::rules::seat::ByCamp;
use guyenne::games::guyenne::table::hud::Log;
use guyenne::games::guyenne::table::{DisplayedView, Rules, TableInput, Turn};
use guyenne::rules::game::GameId;
use guyenne::table::log::Log as LogLines;
use guyenne::timings::Speed;

use crate::guyenne::hint_request::advised;
use crate::harness::{Device, Hands, Press, parameters, two_squires};

/// The state of a game in progress: the saved record, the displayed view, the length of the log.
fn standing(hands: &Hands) -> (String, Option<DisplayedView>, usize) {
    let world = hands.app.world();
    (
        hands.record(),
        world.get_resource::<DisplayedView>().cloned(),
        world.resource::<Log>().0.len(),
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

/// Waits for the table of a game of bots, and pauses it twelve times: behind the pause nothing is played, saved, shown
/// or told, and after some pause it goes on.
fn stands_still<S: PartialEq + Debug>(
    hands: &mut Hands,
    game: GameId,
    standing: impl Fn(&Hands) -> S,
) {
    hands.until(600, |hands| hands.screen() == Screen::Table(game));
    let mut went_on = 0;
    for n in 0..12 {
        hands.update(1 + n % 5);
        let before = standing(hands);
        pause_for(hands, 40, |hands| {
            assert_eq!(standing(hands), before, "{game}, behind the pause, {n}");
        });
        went_on += usize::from(standing(hands) != before);
    }
    assert!(went_on > 0, "{game} never went on after a pause");
}

#[test]
fn the_game_stands_still_behind_the_pause() {
    // At this speed no bot waits and no card flies, so only the pause can stop the game.
    let mut hands = Hands::open(two_squires(Speed::Instant), Device::Keys);
    stands_still(&mut hands, ID, standing);
    let before = hands.record();
    hands.until(6000, |hands| hands.record() != before);
}

/// The same for a game of bots of another kind, at the same speed: its record, what is displayed, the length of the
/// log. `R` are its rules, `D` is what it displays.
fn another_stands_still<R: Resource, D: Resource + Clone + PartialEq + Debug>(
    game: GameId,
    bots: &[(&str, &str)],
    record: fn(&R) -> String,
) {
    let options = LaunchOptions {
        game: Some(game),
        seed: Some(5),
        parameters: parameters(bots),
        ..LaunchOptions::default()
    };
    let mut hands = Hands::open_every_game(options, Device::Keys);
    stands_still(&mut hands, game, |hands| {
        let world = hands.app.world();
        (
            world.get_resource::<R>().map(record),
            world.get_resource::<D>().cloned(),
            world.get_resource::<LogLines>().map(|log| log.0.len()),
        )
    });
}

#[test]
fn a_duel_stands_still_behind_the_pause() {
    use guyenne::games::fayance::{ID, table};
    let bots = [("north", "apprentice"), ("south", "glazier")];
    another_stands_still::<_, table::DisplayedView>(ID, &bots, table::Rules::record);
}

#[test]
fn a_skirmish_stands_still_behind_the_pause() {
    use guyenne::games::guesclin::{ID, table};
    let bots = [("france", "squire"), ("england", "knight")];
    another_stands_still::<_, table::DisplayedView>(ID, &bots, table::Rules::record);
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
