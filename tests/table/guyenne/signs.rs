//! The signs of the table without words: when cards are revealed, which side of a card faces a castle, arrows and
//! pennons, the first-player card, and each castle's name and picture.

use guyenne::games::guyenne::ID;
use std::collections::BTreeSet;
use std::f32::consts::{FRAC_PI_2, PI};

use bevy::prelude::*;
use guyenne::app::{LaunchOptions, Screen};
use guyenne::games::guyenne::rules::record::{Record, RecordPlayer};
use guyenne::games::guyenne::rules::seat::{Camp, Seat};
use guyenne::games::guyenne::rules::{
    Castle, Edition, Event, Level, Names, Setup, Side, Stage, View,
};
use guyenne::games::guyenne::table::card::{CardLocation, CastleCard, Owner, Placement};
use guyenne::games::guyenne::table::card_pose::stage_castle;
use guyenne::games::guyenne::table::castle_names::castle_name;
use guyenne::games::guyenne::table::{DisplayedView, GameConfig, Happened};
use guyenne::i18n::{Language, LocalizedText};
use guyenne::rules::seed::Seed;
use guyenne::table::replay::{ReplayCommand, SeenBy, Stride, WatchFrom};
use guyenne::theme::{SpriteAtlases, palette};
use guyenne::timings::Speed;

use crate::harness::{Device, Hands, parameters, two_squires};
use crate::replays;

/// Two squires at the table, the French near, with [`Reveals`] collected in every frame.
fn squires(speed: Speed) -> Hands {
    let mut hands = Hands::open(two_squires(speed), Device::Keys);
    hands.until(600, |hands| hands.screen() == Screen::Table(ID));
    hands
        .app
        .init_resource::<Reveals>()
        .add_systems(Last, collect_reveals);
    hands
}

/// The camps that revealed cards in the last frame.
#[derive(Resource, Default)]
struct Reveals(Vec<Camp>);

fn collect_reveals(mut happened: MessageReader<Happened>, mut reveals: ResMut<Reveals>) {
    reveals.0.clear();
    for Happened(event) in happened.read() {
        if let Event::Reveal { seat, .. } = event {
            reveals.0.push(seat.camp);
        }
    }
}

fn view(hands: &Hands) -> Option<&View> {
    let shown = hands.app.world().get_resource::<DisplayedView>()?;
    Some(&shown.view)
}

/// The turn of a thing in radians.
fn turn(at: &Transform) -> f32 {
    at.rotation.to_euler(EulerRot::ZYX).0
}

#[test]
fn at_a_neutral_castle_both_camps_turn_up_in_one_frame() {
    let mut hands = squires(Speed::Instant);
    let (mut neutral, mut held) = (0, 0);
    for _ in 0..3000 {
        hands.update(1);
        let revealed = hands.app.world().resource::<Reveals>().0.clone();
        let Some(view) = view(&hands).filter(|_| !revealed.is_empty()) else {
            continue;
        };
        let castle = stage_castle(view).expect("cards turn up in a combat");
        let shown = Camp::ALL.map(|camp| view.front(castle, camp).is_some_and(|front| front.shown));
        if view.holders[castle.index()].is_none() {
            assert_eq!(revealed, Camp::ALL, "the English first, in the same frame");
            assert_eq!(shown, [true, true]);
            neutral += 1;
        } else {
            assert_eq!(revealed.len(), 1, "the defender waits for the attacker");
            held += 1;
        }
    }
    assert!(neutral > 10 && held > 10, "{neutral} neutral, {held} held");
}

#[test]
fn the_short_side_faces_a_castle_that_is_attacked_and_the_long_one_a_castle_that_is_defended() {
    let mut hands = squires(Speed::Instant);
    let mut seen = [0; 2];
    for _ in 0..1500 {
        hands.update(1);
        let Some(view) = view(&hands) else { continue };
        if !matches!(view.stage, Stage::Place(_) | Stage::Reinforce { .. }) {
            continue;
        }
        let holders = view.holders;
        let world = hands.app.world_mut();
        let mut cards = world.query::<(&Owner, &Placement, &Transform)>();
        for (owner, placement, at) in cards.iter(world) {
            let CardLocation::Front { castle, side, .. } = placement.0 else {
                continue;
            };
            let defends = holders[castle.index()] == Some(owner.0);
            let (expected, turned) = if defends {
                (Side::Long, FRAC_PI_2)
            } else {
                (Side::Short, 0.0)
            };
            assert_eq!(side, expected);
            assert!(
                (turn(at).abs() - turned).abs() < 0.01,
                "{} at {side:?}",
                turn(at)
            );
            seen[usize::from(defends)] += 1;
        }
    }
    assert!(seen.iter().all(|&n| n > 50), "{seen:?}");
}

#[test]
fn arrow_and_pennon_turn_to_the_holder() {
    let mut hands = squires(Speed::Instant);
    let mut held = [0; 3];
    for _ in 0..1500 {
        hands.update(1);
        let Some(view) = view(&hands) else { continue };
        let (holders, stage) = (view.holders, stage_castle(view));
        let world = hands.app.world_mut();
        let mut castles = world.query::<(&CastleCard, &Children)>();
        let all: Vec<(Castle, Vec<Entity>)> = castles
            .iter(world)
            .map(|(card, below)| (card.0, below.iter().collect()))
            .collect();
        for (castle, below) in all {
            // Between the row and the stage it moves.
            if stage == Some(castle) {
                continue;
            }
            let holder = holders[castle.index()];
            for sign in below {
                let Some(name) = world.get::<Name>(sign).map(ToString::to_string) else {
                    continue;
                };
                let (Some(at), Some(seen)) =
                    (world.get::<Transform>(sign), world.get::<Visibility>(sign))
                else {
                    continue;
                };
                match name.as_str() {
                    "Arrow" => {
                        // The French are near, below the row.
                        let to = match holder {
                            None => 0.0,
                            Some(Camp::English) => FRAC_PI_2,
                            Some(Camp::French) => -FRAC_PI_2,
                        };
                        assert!((turn(at) - to).abs() < 0.01, "{castle} of {holder:?}");
                    }
                    "pennon-english" | "pennon-french" => {
                        let hangs = *seen != Visibility::Hidden;
                        let own = holder.is_some_and(|camp| name.ends_with(camp.name()));
                        assert_eq!(hangs, own, "{name} at {castle} of {holder:?}");
                    }
                    _ => {}
                }
            }
            held[holder.map_or(2, Camp::index)] += 1;
        }
    }
    assert!(held.iter().all(|&n| n > 50), "{held:?}");
}

#[test]
fn the_first_player_card_shows_the_arms_of_the_first_camp_and_is_turned_to_it() {
    let mut hands = squires(Speed::Instant);
    let faces = Camp::ALL.map(|camp| {
        let name = format!("first-{}", camp.name());
        hands
            .app
            .world()
            .resource::<SpriteAtlases>()
            .sprite(&name)
            .rect
    });
    assert_ne!(faces[0], faces[1]);
    let mut seen = [0; 2];
    let mut last = None;
    for _ in 0..1500 {
        hands.update(1);
        let Some(first) = view(&hands).map(|view| view.first) else {
            continue;
        };
        // In the frame in which the first camp changes the card only starts to turn.
        if last.replace(first) != Some(first) {
            hands.update(2);
            continue;
        }
        let world = hands.app.world_mut();
        let mut things = world.query::<(&Name, &Transform, &Sprite)>();
        let card = things
            .iter(world)
            .find(|(name, ..)| name.as_str() == "First player");
        // Between two games it does not exist.
        let Some((_, at, sprite)) = card else {
            continue;
        };
        assert_eq!(sprite.rect, faces[first.index()]);
        // The French are near: their arms are upright, the English ones upside down.
        let to = if first == Camp::French { 0.0 } else { PI };
        assert!(
            (turn(at).abs() - to).abs() < 0.1,
            "{} for {first}",
            turn(at)
        );
        seen[first.index()] += 1;
    }
    assert!(seen.iter().all(|&n| n > 50), "{seen:?}");
}

/// The table tells how often each draw pile has run out and how often it still may, and, where they count, the unspent
/// cards.
#[test]
fn exhaustions_and_unspent_cards_stand_on_the_table() {
    for (edition, level) in [
        ("2022", Level::Base),
        ("2022", Level::Advanced),
        ("2022", Level::Expert),
        ("2021", Level::Base),
    ] {
        let mut options = two_squires(Speed::Instant);
        let more = [("edition", edition), ("level", level.name())];
        options.parameters.extend(parameters(&more));
        let mut hands = Hands::open(options, Device::Keys);
        hands.speak(Language::En);
        let most = usize::from(level.exhaustions());
        let mut last = None;
        let mut seen = BTreeSet::new();
        for _ in 0..4000 {
            hands.update(1);
            let Some(shown) = hands.app.world().get_resource::<DisplayedView>() else {
                continue;
            };
            let (near, view) = (shown.near, &shown.view);
            let now = Camp::ALL.map(|camp| {
                let camps = &view.camps[camp];
                (camps.exhaustions, view.held(camp) + camps.draw)
            });
            // A frame later it is shown.
            if last.replace(now) != Some(now) {
                hands.update(2);
                continue;
            }
            assert_eq!(usize::from(view.config.exhaustions()), most);
            let world = hands.app.world_mut();
            let mut marks = world.query::<(&Name, &Sprite)>();
            let mut texts = world.query::<(&Name, &LocalizedText, &TextColor)>();
            for (edge, camp) in [("Near", near), ("Far", near.enemy())] {
                let (out, unspent) = now[camp.index()];
                let of = format!(" of {edge}");
                let mut dark = Vec::new();
                for (name, sprite) in marks.iter(world) {
                    if name.starts_with("Exhaustion ") && name.ends_with(&of) {
                        let opaque = sprite.color.with_alpha(1.0);
                        let is_shown = sprite.color.alpha() > 0.9;
                        dark.extend(is_shown.then_some(opaque != palette::ARGENT));
                    }
                }
                dark.sort_by_key(|dark| !dark);
                let expected = (0..most).map(|nth| nth < usize::from(out));
                assert_eq!(dark, Vec::from_iter(expected), "{level:?} {camp}");
                let line = format!("Unspent cards{of}");
                let found = texts.iter(world).find(|(name, ..)| name.as_str() == line);
                let (_, message, color) = found.expect("the line of the camp");
                let shown = (color.alpha() > 0.9).then(|| message.clone());
                let told = LocalizedText::of_key("hud-unspent").with("n", unspent);
                assert_eq!(shown, (edition == "2021").then_some(told), "{camp}");
                seen.insert(out);
            }
        }
        assert!(seen.len() > 1, "{edition} {level:?}: only {seen:?}");
    }
}

#[test]
fn a_game_of_an_older_row_keeps_its_names_and_pictures() {
    let setup = Setup::duel(Edition::V2022, Level::Base, Seed(7));
    let people = Camp::ALL.map(|camp| RecordPlayer::human(Seat::of(camp), "human"));
    let (_, record) = Record::start(setup, people.to_vec()).expect("a duel is a game");
    let today = record.line();
    let older = today.replace(
        r#""La Prune-au-Pot","Crozant""#,
        r#""Crozant","La Prune-au-Pot""#,
    );
    assert_ne!(older, today);
    for (record, second) in [(today, "castle-prune"), (older, "castle-crozant")] {
        let mut hands = Hands::open(LaunchOptions::default(), Device::Keys);
        let game_config = GameConfig {
            resume: Some(record),
            ..GameConfig::default()
        };
        hands.begin(game_config);
        hands.until(400, |hands| hands.screen() == Screen::Table(ID));
        hands.update(30);
        let names: Names = view(&hands).expect("a game is shown").config.names;
        let world = hands.app.world_mut();
        let mut castles = world.query::<(&CastleCard, &Sprite, &Children)>();
        let second_of = |(card, ..): &(&CastleCard, &Sprite, &Children)| card.0 == Castle::ALL[1];
        let (card, sprite, below) = castles.iter(world).find(second_of).expect("a castle");
        assert_eq!(castle_name(names, card.0).key(), second);
        assert_eq!(
            sprite.rect,
            world.resource::<SpriteAtlases>().sprite(second).rect
        );
        let title = below
            .iter()
            .find_map(|child| world.get::<LocalizedText>(child));
        assert_eq!(title.map(LocalizedText::key), Some(second));
    }
}

/// In a replay the camps exchange their edges when other eyes are asked for, in the middle of a combat too.
#[test]
fn figures_of_a_combat_face_the_castle_through_anybodys_eyes() {
    let mut hands = replays::open();
    let record = replays::record(ID, 5);
    replays::watch(
        &mut hands,
        ID,
        &record,
        WatchFrom::Beginning,
        SeenBy::Side(0),
    );
    let atlases = hands.app.world().resource::<SpriteAtlases>().clone();
    let rects = Camp::ALL.map(|camp| {
        let own = format!("figure-{}-", camp.name());
        let names = atlases.names().filter(|name| name.starts_with(&own));
        names
            .map(|name| atlases.sprite(name).rect)
            .collect::<Vec<_>>()
    });
    // The figures of each camp: where they stand, and whether their sprites are turned.
    let figures = |hands: &mut Hands| {
        let world = hands.app.world_mut();
        let mut sprites = world.query::<(&Sprite, &Transform)>();
        let all: Vec<_> = sprites
            .iter(world)
            .map(|(sprite, at)| (sprite.rect, at.translation.x, sprite.flip_x))
            .collect();
        rects.each_ref().map(|own| {
            let own = all.iter().filter(|(rect, ..)| own.contains(rect));
            own.map(|&(_, x, turned)| (x, turned)).collect::<Vec<_>>()
        })
    };
    let mut seen = 0;
    for _ in 0..60 {
        replays::command(&mut hands, ReplayCommand::Forward(Stride::Event));
        hands.update(30);
        if figures(&mut hands).iter().any(Vec::is_empty) {
            continue;
        }
        for _ in 0..4 {
            replays::command(&mut hands, ReplayCommand::SeenBy);
            hands.update(30);
            let [english, french] = figures(&mut hands);
            if english.is_empty() || french.is_empty() {
                continue;
            }
            let west = english[0].0 < french[0].0;
            // Sprites of the English are drawn facing east, those of the French facing west.
            assert!(english.iter().all(|&(_, turned)| turned != west));
            assert!(french.iter().all(|&(_, turned)| turned != west));
            seen |= 1 << usize::from(west);
        }
        if seen == 3 {
            return;
        }
    }
    panic!("both camps were not seen on both edges: {seen}");
}
