//! Whole games from the title to the result: by keys, by pad, by mouse and by touch; bots in every scenario.

use guyenne::app::{LaunchOptions, Screen};
use guyenne::games::guesclin::ID;
use guyenne::games::guesclin::rules::record::Record;
use guyenne::games::guesclin::rules::{Hex, Move};
use guyenne::games::guesclin::table::geometry::centre;
use guyenne::games::guesclin::table::layout::TableLayout;
use guyenne::games::guesclin::table::map_view::MapView;
use guyenne::games::guesclin::table::plan::Deed;
use guyenne::games::guesclin::table::{Draft, Rules, TableInput};
use guyenne::input::{Action, ActionButton};
use guyenne::table::statistics::Statistics;
use guyenne::theme::Scale;

use super::player::{board, bot_move, input_button, open, play, selection, wait, wait_noted, with};
use crate::harness::{Device, Hands};
use crate::notes::{close_button, shown};
use crate::pointing::{Pointer, Pointing};

fn record(hands: &Hands) -> Option<String> {
    hands.app.world().get_resource::<Rules>().map(Rules::record)
}

/// Plays up to the result with a knight's choices; checks the record.
fn play_out(hands: &mut Hands) {
    let mut last = String::new();
    for _ in 0..600 {
        wait(hands);
        if hands.screen() != Screen::Table(ID) {
            break;
        }
        let Some(m) = bot_move(hands) else { break };
        let before = record(hands);
        let placing = matches!(m, Move::Place { .. });
        play(hands, m);
        assert!(placing || record(hands) != before, "{m:?} was not played");
        last = record(hands).unwrap_or(last);
    }
    hands.until(200, |hands| hands.screen() == Screen::Result(ID));
    hands.update(3);
    let record = Record::parse(&last).expect("a record");
    // The last event is shown and the table left before it could be read here.
    record.replay().expect("a legal game");
}

#[test]
fn whole_games_from_the_title_by_keys_and_pad() {
    for device in [Device::Keys, Device::Pad] {
        let mut hands = open(LaunchOptions::default(), device);
        hands.press_words("New game");
        hands.until(50, |hands| hands.screen() == Screen::ChooseGame);
        hands.press_words("Guesclin!");
        hands.until(50, |hands| hands.screen() == Screen::Setup(ID));
        hands.app.world_mut().resource_mut::<Draft>().game.seed =
            Some(guyenne::rules::seed::Seed(5));
        hands.press_words("The booty");
        hands.press_words("To the map");
        hands.until(100, |hands| hands.screen() == Screen::Table(ID));
        play_out(&mut hands);
        let tally = hands.app.world().resource::<Statistics>();
        let tally = tally.against(ID, "knight").expect("a game");
        assert_eq!(tally.won + tally.lost + tally.drawn, 1);
        assert!(hands.says("statistics-against"));
        hands.press_words("Another game");
        hands.until(50, |hands| hands.screen() == Screen::Table(ID));
    }
}

#[test]
fn the_other_scenarios_are_played_by_keys() {
    for (scenario, seed) in [("2", 3), ("3", 4)] {
        let words = [("scenario", scenario), ("english", "squire")];
        play_out(&mut open(with(&words, seed), Device::Keys));
    }
}

#[test]
fn people_share_the_screen_in_the_open_field() {
    let words = [
        ("scenario", "4"),
        ("french", "human"),
        ("blesist", "human"),
        ("english", "human"),
        ("montfortist", "squire"),
    ];
    let mut hands = open(with(&words, 6), Device::Pad);
    hands.share_one_device();
    play_out(&mut hands);
}

#[test]
fn bots_play_every_scenario_to_its_end() {
    for scenario in ["1", "2", "3", "4"] {
        let words = [
            ("scenario", scenario),
            ("french", "squire"),
            ("english", "knight"),
        ];
        let mut hands = open(with(&words, 2), Device::Keys);
        hands.until(60_000, |hands| hands.screen() == Screen::Result(ID));
    }
}

/// The place of a hex in the window; the map is moved first if it is out of sight.
pub fn place(hands: &mut Hands, at: Hex) -> bevy::prelude::Vec2 {
    let world = hands.app.world_mut();
    world.resource_mut::<MapView>().reveal(centre(at));
    hands.update(2);
    let world = hands.app.world();
    let layout = world.resource::<TableLayout>();
    let inside = world.resource::<MapView>().place(centre(at));
    (layout.map.min + inside) * world.resource::<Scale>().ui
}

fn action(hands: &mut Hands, action: Action) -> bevy::prelude::Entity {
    let world = hands.app.world_mut();
    let mut buttons = world.query::<(bevy::prelude::Entity, &ActionButton)>();
    let found = buttons.iter(world).find(|(_, button)| button.0 == action);
    found.map(|(entity, _)| entity).expect("there is a button")
}

/// Taps a hex; the notes that lie on the map are closed first.
pub fn tap_hex(game: &mut Pointing, at: Hex) {
    close_notes(game);
    let at = place(&mut game.hands, at);
    game.tap(at);
}

/// Taps the button of an action.
pub fn tap_action(game: &mut Pointing, which: Action) {
    close_notes(game);
    let button = action(&mut game.hands, which);
    game.tap_on(button);
    game.hands.update(2);
}

/// Taps the button that makes this input.
pub fn tap_input(game: &mut Pointing, input: TableInput) {
    close_notes(game);
    let button = input_button(&mut game.hands, input);
    game.tap_on(button);
    game.hands.update(2);
}

/// Closes the notes on screen with their buttons.
fn close_notes(game: &mut Pointing) {
    while shown(&mut game.hands).is_some() {
        let button = close_button(&mut game.hands);
        game.tap_on(button);
        game.hands.update(2);
    }
}

/// Plays the move with a pointer.
fn point(game: &mut Pointing, m: Move) {
    let known = board(&game.hands);
    let choose = |game: &mut Pointing, who| {
        for _ in 0..2 {
            if selection(&game.hands).plan.fighter != Some(who)
                || selection(&game.hands).plan.is_made()
            {
                tap_hex(game, known.at(who).expect("on the map"));
            }
        }
    };
    match m {
        Move::Place { .. } => {
            tap_action(game, Action::Decline);
            assert!(selection(&game.hands).plan.place.is_some());
            tap_action(game, Action::Commit);
        }
        Move::Order { to, order } => {
            choose(game, to);
            tap_action(game, Action::Details);
            tap_input(game, TableInput::Order(order));
            tap_action(game, Action::Commit);
        }
        Move::March { who, to, exit } => {
            choose(game, who);
            if known.at(who) != Some(to) {
                tap_hex(game, to);
            }
            if let Some(exit) = exit {
                tap_input(game, TableInput::Deed(Deed::Leave(exit)));
            }
            tap_action(game, Action::Commit);
        }
        Move::Attack { who, target } | Move::Shoot { who, target } => {
            choose(game, who);
            tap_hex(game, known.at(target).expect("on the map"));
            tap_action(game, Action::Commit);
        }
        Move::Take { who, object } => {
            choose(game, who);
            tap_input(game, TableInput::Deed(Deed::Take(object)));
            tap_action(game, Action::Commit);
        }
        Move::Give { who, to } => {
            choose(game, who);
            tap_input(game, TableInput::Deed(Deed::Give(to)));
            tap_action(game, Action::Commit);
        }
        Move::Drop { at } => {
            tap_hex(game, at);
            tap_action(game, Action::Commit);
        }
        _ => tap_action(game, Action::Decline),
    }
    game.hands.update(3);
}

#[test]
fn whole_games_by_mouse_and_by_touch_on_a_phone() {
    for (pointer, size) in [
        (Pointer::Mouse, (1280.0, 720.0)),
        (Pointer::Finger, (844.0, 390.0)),
    ] {
        let hands = open(with(&[("scenario", "1")], 4), Device::Keys);
        let mut game = Pointing::of(hands, pointer);
        game.hands.resize(size);
        game.hands.update(4);
        for _ in 0..600 {
            wait_noted(&mut game.hands);
            if game.hands.screen() != Screen::Table(ID) {
                break;
            }
            let Some(m) = bot_move(&game.hands) else {
                break;
            };
            point(&mut game, m);
        }
        assert_eq!(game.hands.screen(), Screen::Result(ID), "{pointer:?}");
    }
}
