//! A game that goes on from a moment of its replay: a game of its own, between players of choice.

use bevy::prelude::*;

use guyenne::games::{fayance, guesclin, guyenne as first};
use guyenne::i18n::Localizer;
use guyenne::input::{Focusable, Layer};
use guyenne::table::replay::{Replay, ReplayCommand, SeenBy, WatchFrom};
use guyenne::table::{Menu, SavedGames};
use guyenne::theme::{ButtonStyle, CheckedOption};

use crate::harness::{Hands, Press};
use crate::replays::{command, headless, open, record, watch};

/// A game goes on from the moment that is shown as one of its own, which is saved; the other one stays as it was.
#[test]
fn a_game_goes_on_from_a_moment_of_its_replay() {
    for game in [first::ID, fayance::ID, guesclin::ID] {
        let mut hands = open();
        let record = record(game, 3);
        watch(&mut hands, game, &record, WatchFrom::Step(12), SeenBy::All);
        command(&mut hands, ReplayCommand::PlayOn);
        hands.until(50, |hands| hands.menu() == Menu::PlayOn);
        hands.update(5);
        // Between bots only, the first side is the player's.
        hands.press(Press::Confirm);
        hands.until(100, |hands| {
            !hands.app.world().contains_resource::<Replay>()
        });
        assert_eq!(hands.menu(), Menu::None, "{game}");
        hands.until(400, |hands| {
            !hands.app.world().resource::<SavedGames>().0.is_empty()
        });
        let saved = hands.app.world().resource::<SavedGames>().clone();
        let branch = &saved.of(game).expect("it is saved").record;
        assert!(branch.contains(r#""branch":{"#), "{branch}");
        let facts = (headless(game).facts)(branch.as_bytes()).expect("a record");
        let bots = [None, Some(headless(game).bots[0])];
        let seated = facts.players.iter().map(|player| player.kind.bot());
        assert!(facts.is_branch && seated.eq(bots), "{game}: {facts:?}");
        let events = |record: &str| {
            let mut record: serde_json::Value = serde_json::from_str(record).expect("JSON");
            let events = record["events"].take();
            events.as_array().expect("a list").clone()
        };
        let (branch, whole) = (events(branch), events(&record));
        let first = 5.min(branch.len());
        assert!(first > 0 && whole[..first] == branch[..first], "{game}");
    }
}

/// The options of the page that asks who plays on, in reading order, and whether each is chosen.
fn options(hands: &mut Hands) -> Vec<(Entity, bool)> {
    let world = hands.app.world_mut();
    let mut options = world.query::<(Entity, &ButtonStyle, &Focusable, Has<CheckedOption>)>();
    let options = options.iter(world).filter(|(_, style, focusable, _)| {
        let of_seats = (focusable.layer, focusable.zone) == (Layer::Menu, 1);
        of_seats && **style == ButtonStyle::Option
    });
    let options: Vec<(Entity, bool)> = options.map(|(it, .., is)| (it, is)).collect();
    let mut placed: Vec<_> = options
        .into_iter()
        .map(|(it, is)| {
            let area = hands.area(it).expect("a node");
            (area.min.y as i32, area.min.x as i32, it, is)
        })
        .collect();
    placed.sort();
    placed.into_iter().map(|(.., it, is)| (it, is)).collect()
}

/// Who plays on is asked seat by seat, with any of the game's bots, and as the record has it at first.
#[test]
fn any_bot_may_play_on_in_any_seat() {
    for game in [first::ID, fayance::ID, guesclin::ID] {
        let mut hands = open();
        let record = record(game, 3);
        let from = WatchFrom::Step(12);
        watch(&mut hands, game, &record, from, SeenBy::Side(1));
        command(&mut hands, ReplayCommand::PlayOn);
        hands.until(50, |hands| hands.menu() == Menu::PlayOn);
        hands.update(5);
        let options = options(&mut hands);
        let chosen: Vec<usize> = (0..options.len()).filter(|&n| options[n].1).collect();
        // The side that is seen is the player's: a person is the first option of the second row.
        let [_, second] = chosen[..] else {
            panic!("{game}: {options:?}");
        };
        // The strongest bot takes the other seat.
        hands.focus_on(options[second - 1].0);
        hands.press(Press::Confirm);
        hands.update(3);
        let localizer = hands.app.world().resource::<Localizer>();
        let begin = localizer.text_of("replay-branch-begin", &[]);
        hands.press_words(&begin);
        hands.until(100, |hands| {
            !hands.app.world().contains_resource::<Replay>()
        });
        hands.until(400, |hands| {
            !hands.app.world().resource::<SavedGames>().0.is_empty()
        });
        let saved = hands.app.world().resource::<SavedGames>().clone();
        let branch = &saved.of(game).expect("it is saved").record;
        let facts = (headless(game).facts)(branch.as_bytes()).expect("a record");
        let seated: Vec<_> = facts.players.iter().map(|it| it.kind.bot()).collect();
        let strongest = headless(game).levels.last().copied();
        assert_eq!(seated, [strongest, None], "{game}");
    }
}
