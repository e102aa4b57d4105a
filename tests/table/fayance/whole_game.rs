//! Whole games from the title to the result: by keys, by pad, by mouse and by touch, against a bot and between two
//! people.

use bevy::prelude::*;
use guyenne::app::{LaunchOptions, Screen};
use guyenne::games::fayance::rules::record::Record;
use guyenne::games::fayance::rules::{DecisionKind, Territories, Troop};
use guyenne::games::fayance::table::card::CardLocation;
use guyenne::games::fayance::table::{
    DisplayedView, ResultPage, Rules, StartMatch, TableInput, Turn,
};
use guyenne::games::fayance::{ID, table::Draft};
use guyenne::i18n::LocalizedText;
use guyenne::input::{Action, ActionButton};
use guyenne::table::LeaveGame;
use guyenne::table::statistics::Statistics;
use guyenne::theme::Picture;

use super::player::{between, input_button, open, play, selectable, turn, view, wait};
use crate::harness::{Device, Hands, Press};
use crate::pointing::{Pointer, Pointing};

/// Plays up to the result; checks the record.
fn play_out(hands: &mut Hands) {
    let mut last = String::new();
    for n in 0..400 {
        wait(hands);
        if hands.screen() != Screen::Table(ID) {
            break;
        }
        play(hands, n * 7 + 3);
        let rules = hands.app.world().get_resource::<Rules>();
        last = rules.map_or(last, Rules::record);
    }
    hands.until(200, |hands| hands.screen() == Screen::Result(ID));
    hands.update(3);
    let result = hands.app.world().resource::<ResultPage>();
    assert_eq!(result.outcome.held[result.outcome.winner], 5);
    let record = Record::parse(&last).expect("a record");
    assert!(record.is_over());
    record.replay().expect("a legal game");
}

#[test]
fn whole_games_from_the_title_by_keys_and_pad() {
    for device in [Device::Keys, Device::Pad] {
        let mut hands = open(LaunchOptions::default(), device);
        hands.press_words("New game");
        hands.until(50, |hands| hands.screen() == Screen::ChooseGame);
        hands.press_words("The Throne of Fayance");
        hands.until(50, |hands| hands.screen() == Screen::Setup(ID));
        hands.app.world_mut().resource_mut::<Draft>().game.seed =
            Some(guyenne::rules::seed::Seed(5));
        hands.press_words("The Apprentice");
        hands.press_words("To the table");
        hands.until(100, |hands| hands.screen() == Screen::Table(ID));
        play_out(&mut hands);
        let tally = hands.app.world().resource::<Statistics>();
        let tally = tally.against(ID, "apprentice").expect("a game");
        assert_eq!((tally.won + tally.lost, tally.drawn), (1, 0));
        assert!(hands.says("statistics-against"));
        hands.press_words("A new deal");
        hands.until(50, |hands| hands.screen() == Screen::Table(ID));
    }
}

/// The terrains whose signs stand beside a terrain's name, each with the key of that name.
fn edge_signs(hands: &mut Hands) -> Vec<(&'static str, String)> {
    let world = hands.app.world_mut();
    let mut pictures = world.query::<(&Picture, &ChildOf)>();
    let mut names = world.query::<(&LocalizedText, &ChildOf)>();
    let signs = pictures.iter(world).filter_map(|(picture, place)| {
        let mut terrains = ["forest", "plain", "mountain"].into_iter();
        let terrain = terrains.find(|terrain| picture.shows(&format!("sign-{terrain}")))?;
        Some((terrain, place.parent()))
    });
    let signs: Vec<_> = signs.collect();
    let named = signs.into_iter().filter_map(|(terrain, place)| {
        let (name, _) = names.iter(world).find(|(_, at)| at.parent() == place)?;
        Some((terrain, name.key().to_owned()))
    });
    named.collect()
}

#[test]
fn the_sign_on_an_edge_is_that_of_its_terrain_in_the_second_game_too() {
    let mut hands = open(between("human", "human", 9), Device::Keys);
    for _ in 0..2 {
        let is_there = (0..60).any(|n| {
            wait(&mut hands);
            let is_there = view(&hands).land.is_some();
            if !is_there {
                play(&mut hands, n);
            }
            is_there
        });
        assert!(is_there, "no territory is turned");
        hands.update(20);
        let signs = edge_signs(&mut hands);
        assert_eq!(signs.len(), 2);
        for (sign, name) in signs {
            assert_eq!(format!("fayance-{sign}"), name);
        }
        // The table is built anew for the second game.
        let config = hands.app.world().resource::<Rules>().config().clone();
        hands.app.world_mut().write_message(LeaveGame);
        hands.until(50, |hands| hands.screen() == Screen::Title);
        let world = hands.app.world_mut();
        world.write_message(StartMatch { config });
        let mut next = world.resource_mut::<NextState<Screen>>();
        next.set(Screen::Table(ID));
        hands.update(3);
    }
}

#[test]
fn two_people_at_one_screen_play_behind_the_curtain() {
    let mut hands = open(between("human", "human", 9), Device::Keys);
    let mut curtains = 0;
    for n in 0..500 {
        wait(&mut hands);
        if hands.screen() != Screen::Table(ID) {
            break;
        }
        curtains += usize::from(matches!(turn(&hands), Turn::Curtain(_)));
        play(&mut hands, n);
    }
    assert_eq!(hands.screen(), Screen::Result(ID));
    assert!(curtains > 20, "{curtains}");
}

#[test]
fn every_level_plays_a_game_against_another() {
    for (north, south) in [("apprentice", "glazier"), ("marshal", "champion")] {
        let mut hands = open(between(north, south, 3), Device::Keys);
        hands.until(30_000, |hands| hands.screen() == Screen::Result(ID));
    }
}

/// Plays the decision on screen with a pointer.
fn point(game: &mut Pointing, n: usize) {
    let Turn::Person(side) = turn(&game.hands) else {
        return;
    };
    let kind = view(&game.hands).decision.expect("a decision").kind;
    match kind {
        DecisionKind::Call => {
            let troop = Troop::ALL[n % 3];
            let button = input_button(&mut game.hands, TableInput::Call(troop));
            game.tap_on(button);
        }
        DecisionKind::Choose { .. } => {
            let all = selectable(&mut game.hands, side);
            game.tap_on(all[n % all.len()].0);
        }
        DecisionKind::Muster { .. } | DecisionKind::Refill { .. } => {
            for _ in 0..4 {
                let all = selectable(&mut game.hands, side);
                let mut laid = all
                    .iter()
                    .filter(|(.., spot)| matches!(spot, CardLocation::Register(_)));
                let chosen = game.hands.app.world();
                let chosen = &chosen
                    .resource::<guyenne::games::fayance::table::Selection>()
                    .row;
                let due = guyenne::games::fayance::table::Selection::due(kind);
                if chosen.len() >= usize::from(due) {
                    break;
                }
                let card = laid.next().expect("a card").0;
                game.tap_on(card);
                game.hands.update(2);
            }
        }
        DecisionKind::Lay { .. } => {
            let turns = action_button(&mut game.hands, Action::Decline);
            game.tap_on(turns);
        }
    }
    game.hands.update(3);
    let confirm = action_button(&mut game.hands, Action::Commit);
    game.tap_on(confirm);
    game.hands.update(3);
}

fn action_button(hands: &mut Hands, action: Action) -> Entity {
    let world = hands.app.world_mut();
    let mut buttons = world.query::<(Entity, &ActionButton)>();
    let found = buttons.iter(world).find(|(_, button)| button.0 == action);
    found.map(|(entity, _)| entity).expect("there is a button")
}

#[test]
fn whole_games_by_mouse_and_by_touch_on_a_phone() {
    for (pointer, size) in [
        (Pointer::Mouse, (1280.0, 720.0)),
        (Pointer::Finger, (844.0, 390.0)),
    ] {
        let hands = open(between("glazier", "human", 4), Device::Keys);
        let mut game = Pointing::of(hands, pointer);
        game.hands.resize(size);
        game.hands.update(4);
        for n in 0..300 {
            wait(&mut game.hands);
            if game.hands.screen() != Screen::Table(ID) {
                break;
            }
            point(&mut game, n);
        }
        assert_eq!(game.hands.screen(), Screen::Result(ID), "{pointer:?}");
    }
}

#[test]
fn what_is_not_allowed_is_refused_in_words() {
    let mut hands = open(between("glazier", "human", 4), Device::Keys);
    wait(&mut hands);
    hands.press(Press::Commit);
    hands.update(2);
    assert!(hands.says("fayance-refused-four"));
    // However long one reads: a minute.
    hands.update(1200);
    assert!(hands.says("fayance-refused-four"));
    play(&mut hands, 0);
    wait(&mut hands);
    hands.press(Press::Commit);
    hands.update(2);
    assert!(hands.says("fayance-refused-no-call"));
    hands.press(Press::Hint);
    hands.until(2000, |hands| {
        let hint = hands
            .app
            .world()
            .resource::<guyenne::games::fayance::table::CurrentHint>();
        hint.given().is_some()
    });
    hands.update(3);
    assert!(hands.says("hint-one"));
}

/// Below an empty pile there is nothing to count.
#[test]
fn of_an_empty_pile_only_that_it_is_empty_is_said() {
    let mut hands = open(between("greedy", "human", 7), Device::Keys);
    wait(&mut hands);
    assert!(hands.says("fayance-pile-below") && hands.says("fayance-pile-next"));
    let view = &mut hands.app.world_mut().resource_mut::<DisplayedView>().view;
    view.below = Territories::default();
    hands.update(2);
    assert!(hands.says("fayance-pile-next") && !hands.says("fayance-pile-below"));
    hands
        .app
        .world_mut()
        .resource_mut::<DisplayedView>()
        .view
        .top = None;
    hands.update(2);
    assert!(hands.says("fayance-pile-empty") && !hands.says("fayance-pile-below"));
}
