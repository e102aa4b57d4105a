//! When a crown is certain the table says so, and offers to let the pages turn fast, until a mistake opens it again or
//! the table is left.

use bevy::input::gamepad::GamepadButton;
use bevy::prelude::*;
use bevy::ui_widgets::Activate;
use guyenne::app::Screen;
use guyenne::app::settings::Settings;
use guyenne::games::fayance::ai::{bot, certain};
use guyenne::games::fayance::rules::record::{Record, RecordPlayer};
use guyenne::games::fayance::rules::{BySide, Move, Position, RulesConfig, Side, Stage};
use guyenne::games::fayance::table::certainty::{CertainWinner, SpeedUpButton};
use guyenne::games::fayance::table::{Rules, Turn};
use guyenne::input::{Focusable, PlayerDevice};
use guyenne::rules::seed::Seed;
use guyenne::timings::{MotionSettings, Speed};
use rand::SeedableRng;
use rand_pcg::Pcg64Mcg;

use super::couch::seat;
use super::player::{resume, turn, wait};
use crate::harness::Hands;

/// A game of two people up to where the seventh territory is to be turned.
struct Late {
    record: String,
    position: Position,
    /// Whose crown is certain, if any.
    king: Option<Side>,
}

fn late_games(seeds: u64) -> Vec<Late> {
    let mut found = Vec::new();
    for seed in 0..seeds {
        let players = BySide(Side::ALL.map(|side| RecordPlayer::human(side, side.name())));
        let started = Record::start(RulesConfig::default(), Seed(seed), players);
        let (mut position, mut record) = started.expect("a set-up");
        let mut bots = ["apprentice", "glazier"].map(|name| bot(name, Seed(seed)).expect("a bot"));
        while let Some(&side) = position.to_move().first() {
            let view = position.view(Some(side));
            if view.stage == Stage::Lay && view.captures.len() > 5 {
                found.push(Late {
                    record: record.line(),
                    king: certain(&view),
                    position,
                });
                break;
            }
            let m = bots[side.index()].choose(&view).expect("a move");
            position.play_observed(side, m, &mut record).expect("legal");
        }
    }
    found
}

/// Moves by which a certain crown is open again when the next territory is to be turned.
fn blunder(game: &Late) -> Option<Vec<(Side, Move)>> {
    game.king?;
    (0..200).find_map(|seed| {
        let mut rng = Pcg64Mcg::seed_from_u64(seed);
        let (mut position, mut moves) = (game.position.clone(), Vec::new());
        while let Some(&side) = position.to_move().first() {
            let view = position.view(Some(side));
            if view.stage == Stage::Lay && view.captures.len() > game.position.captures().len() {
                return certain(&view).is_none().then_some(moves);
            }
            let m = view.decision?.sample(&mut rng);
            position.play(side, m).expect("legal");
            moves.push((side, m));
        }
        None
    })
}

/// Plays a move and shows at once what it leads to.
fn play_at_once(hands: &mut Hands, side: Side, m: Move) {
    let world = hands.app.world_mut();
    let mut rules = world.resource_mut::<Rules>();
    rules.play(side, m).expect("legal");
    let shown = rules.shown();
    world.insert_resource(shown);
    hands.update(2);
}

fn offers(hands: &mut Hands) -> Option<Entity> {
    let world = hands.app.world_mut();
    let mut buttons = world.query_filtered::<Entity, With<SpeedUpButton>>();
    buttons.iter(world).next()
}

/// Waits for the scribes.
fn wait_until_certain(hands: &mut Hands, king: Option<Side>) {
    hands.update(1);
    hands.until_thought(|hands| hands.app.world().resource::<CertainWinner>().0 == king);
    hands.update(3);
}

fn open_at(game: &Late, speed: Speed) -> Hands {
    let mut hands = resume(game.record.clone());
    hands.app.world_mut().resource_mut::<MotionSettings>().speed = speed;
    wait(&mut hands);
    hands
}

fn pace(hands: &Hands) -> Speed {
    hands.app.world().resource::<MotionSettings>().pace()
}

fn press_fast(hands: &mut Hands) {
    let fast = offers(hands).expect("a button");
    hands.app.world_mut().trigger(Activate { entity: fast });
    hands.update(3);
}

#[test]
fn the_table_says_when_a_crown_is_certain() {
    let games = late_games(20);
    let game = games.iter().find(|game| game.king.is_some());
    let game = game.expect("a game that is settled");
    let mut hands = open_at(game, Speed::X2);
    wait_until_certain(&mut hands, game.king);
    assert!(hands.says("fayance-certain"));
    press_fast(&mut hands);
    assert_eq!(pace(&hands), Speed::X4);
    // A window that is closed now has lost nothing.
    let kept = |hands: &Hands| hands.app.world().resource::<Settings>().speed;
    assert_eq!(kept(&hands), Speed::X2, "what is saved");
    assert_eq!(offers(&mut hands), None);
    // Nor has one in which another setting is changed.
    hands.app.world_mut().resource_mut::<Settings>().silent_away ^= true;
    hands.update(3);
    assert_eq!((pace(&hands), kept(&hands)), (Speed::X4, Speed::X2));
    let world = hands.app.world_mut();
    world.resource_mut::<NextState<Screen>>().set(Screen::Title);
    hands.until(50, |hands| hands.screen() == Screen::Title);
    hands.update(3);
    assert_eq!(pace(&hands), Speed::X2, "only for this game");
    assert_eq!(kept(&hands), Speed::X2);
    drop(hands);

    let open = games.iter().find(|game| game.king.is_none());
    let mut hands = open_at(open.expect("a game that is open"), Speed::X2);
    hands.update(400);
    assert_eq!(hands.app.world().resource::<CertainWinner>().0, None);
    assert_eq!(offers(&mut hands), None);
}

#[test]
fn a_mistake_opens_a_crown_that_was_certain() {
    let games = late_games(60);
    let found = games
        .iter()
        .find_map(|game| blunder(game).map(|moves| (game, moves)));
    let (game, moves) = found.expect("a mistake");
    let mut hands = open_at(game, Speed::X1);
    wait_until_certain(&mut hands, game.king);
    press_fast(&mut hands);
    assert_eq!(pace(&hands), Speed::X4);
    for (side, m) in moves {
        play_at_once(&mut hands, side, m);
    }
    wait_until_certain(&mut hands, None);
    hands.update(60);
    assert_eq!(hands.app.world().resource::<CertainWinner>().0, None);
    assert!(matches!(turn(&hands), Turn::Person(_)));
    assert!(!hands.says("fayance-certain"));
    assert_eq!(offers(&mut hands), None);
    assert_eq!(pace(&hands), Speed::X1);
}

#[test]
fn fast_pages_are_offered_in_plain_sight() {
    let games = late_games(20);
    let game = games.iter().find(|game| game.king.is_some());
    let game = game.expect("a game that is settled");
    let mut hands = open_at(game, Speed::X1);
    let devices = seat(&mut hands, false);
    wait(&mut hands);
    let leader = game.position.to_move()[0];
    let turns = (0..4).map(Move::Lay);
    let lay = turns.into_iter().find(|&m| {
        let mut after = game.position.clone();
        after.play(leader, m).expect("legal");
        certain(&after.view(Some(leader))) == game.king
    });
    play_at_once(&mut hands, leader, lay.expect("a turn without a flaw"));
    hands.until(400, |hands| turn(hands) == Turn::Together);
    wait_until_certain(&mut hands, game.king);
    let fast = offers(&mut hands).expect("a button");
    let world = hands.app.world();
    assert!(world.get::<Focusable>(fast).is_none(), "nothing has focus");
    assert_eq!(pace(&hands), Speed::X1);
    let PlayerDevice::Pad(pad) = devices[0] else {
        panic!("a pad");
    };
    hands.button_of(pad, GamepadButton::West);
    hands.update(3);
    assert_eq!(pace(&hands), Speed::X4);
    assert_eq!(offers(&mut hands), None);
    assert_eq!(turn(&hands), Turn::Together, "nothing is chosen by it");
}
