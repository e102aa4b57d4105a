//! Records of other programs are shown again at a table: those of an older version of a game's data, and those with
//! fields that nobody here knows.

use bevy::prelude::*;
use guyenne::app::Screen;
use guyenne::app::save::BringGame;
use guyenne::games::{fayance, guesclin, guyenne as first};
use guyenne::rules::game::GameId;
use guyenne::table::Menu;
use guyenne::table::replay::{Replay, ReplayCommand, ReplayedGame, Stride};

use crate::harness::Hands;
use crate::replays::{at, command, headless, open, record, shown};

/// Brings a record, and sees it to its end: step by step for a while, then from round to round.
fn plays<G: ReplayedGame>(hands: &mut Hands, record: &str, what: &str) {
    let text = record.to_owned();
    hands.app.world_mut().write_message(BringGame(text));
    hands.until(200, |hands| {
        hands.screen() == Screen::Table(G::GAME) && hands.app.world().contains_resource::<Replay>()
    });
    hands.update(3);
    let replay = hands.app.world().resource::<Replay>();
    // What nobody here knows stays in the record.
    for word in ["elo", "Anjou", "clock"] {
        assert_eq!(
            replay.record.contains(word),
            record.contains(word),
            "{what}: {word}"
        );
    }
    let steps = replay.steps();
    assert!(steps > 20, "{} {what}: {steps} steps", G::GAME);
    let start = shown::<G>(hands);
    for n in 1..=20 {
        command(hands, ReplayCommand::Forward(Stride::Event));
        assert_eq!(at(hands), n, "{} {what}", G::GAME);
        shown::<G>(hands);
    }
    while at(hands) < steps {
        let before = at(hands);
        command(hands, ReplayCommand::Forward(Stride::Round));
        assert!(at(hands) > before);
        shown::<G>(hands);
    }
    assert!(shown::<G>(hands) != start, "{} {what}", G::GAME);
    let world = hands.app.world_mut();
    world.resource_mut::<NextState<Menu>>().set(Menu::None);
    world.resource_mut::<NextState<Screen>>().set(Screen::Title);
    hands.until(50, |hands| hands.screen() == Screen::Title);
    hands.update(6);
}

/// The record with fields that nobody knows: its own, of a player, and of every event.
fn with_unknown_fields(game: GameId, record: &str) -> String {
    let club = r#","club":{"name":"Anjou","tables":[1,2]},"events":["#;
    let odd = record
        .replacen(",\"events\":[", club, 1)
        .replacen("\"players\":[{", "\"players\":[{\"elo\":1200,", 1)
        .replace("{\"e\":", "{\"clock\":[12,null],\"e\":");
    assert!(odd.contains("elo") && odd.contains("club") && odd.matches("clock").count() > 20);
    assert_eq!((headless(game).check)(odd.as_bytes()), Ok(()));
    odd
}

fn unknown_fields_are_nobodys_business<G: ReplayedGame>() {
    let mut hands = open();
    let record = record(G::GAME, 12);
    let odd = with_unknown_fields(G::GAME, &record);
    plays::<G>(&mut hands, &odd, "with unknown fields");
}

#[test]
fn guyenne_with_unknown_fields_is_shown_again() {
    unknown_fields_are_nobodys_business::<first::table::Rules>();
}

#[test]
fn fayance_with_unknown_fields_is_shown_again() {
    unknown_fields_are_nobodys_business::<fayance::table::Rules>();
}

#[test]
fn guesclin_with_unknown_fields_is_shown_again() {
    unknown_fields_are_nobodys_business::<guesclin::table::Rules>();
}

/// A game is shown again with the data with which it was played, however old they are.
#[test]
fn guesclin_of_older_data_is_shown_again() {
    let mut hands = open();
    let older = [
        include_str!("../data/guesclin/data-1.jsonl"),
        include_str!("../data/guesclin/data-2.jsonl"),
    ];
    for (data, records) in (1..).zip(older) {
        for record in records.lines() {
            assert!(record.contains(&format!("\"data\":{data},")));
            let what = format!("of data {data}");
            plays::<guesclin::table::Rules>(&mut hands, record, &what);
            let odd = with_unknown_fields(guesclin::ID, record);
            plays::<guesclin::table::Rules>(&mut hands, &odd, &what);
        }
    }
}
