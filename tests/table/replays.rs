//! Games that were played are shown again: every step forwards as it was played, every other moment at once and the
//! same, through the eyes that are asked for, with nothing saved and nothing counted.

use bevy::prelude::*;
use core::fmt::Debug;

use guyenne::app::games::HEADLESS;
use guyenne::app::save::BringGame;
use guyenne::app::settings::{Settings, TextSize};
use guyenne::app::{LaunchOptions, Screen};
use guyenne::games::guyenne::rules::seat::Camp;
use guyenne::games::{fayance, guesclin, guyenne as first};
use guyenne::i18n::{Language, LocalizedText};
use guyenne::rules::game::GameId;
use guyenne::rules::headless::Headless;
use guyenne::rules::seed::Seed;
use guyenne::table::event_queue::EventQueue;
use guyenne::table::replay::{
    Mark, Replay, ReplayCommand, ReplayedGame, SeenBy, StartReplay, Stride, WatchFrom,
};
use guyenne::table::statistics::Statistics;
use guyenne::table::{Menu, SavedGames};
use guyenne::timings::Speed;

use crate::harness::{Device, Hands};

pub fn headless(game: GameId) -> &'static Headless {
    let found = HEADLESS.iter().find(|it| it.id == game);
    found.expect("a game of the list")
}

/// The record of a game between two quick bots.
pub fn record(game: GameId, seed: u64) -> String {
    let game = headless(game);
    let bots = [game.bots[1], game.bots[0]];
    let played = (game.play)(0, bots, Seed(seed)).expect("bots play");
    played.record
}

pub fn open() -> Hands {
    Hands::open_every_game(LaunchOptions::default(), Device::Keys)
}

pub fn watch(hands: &mut Hands, game: GameId, record: &str, from: WatchFrom, seen_by: SeenBy) {
    hands.app.world_mut().write_message(StartReplay {
        game,
        record: record.to_owned(),
        from,
        seen_by,
    });
    hands.until(50, |hands| {
        hands.screen() == Screen::Table(game) && hands.app.world().contains_resource::<Replay>()
    });
    hands.update(3);
}

pub fn command(hands: &mut Hands, command: ReplayCommand) {
    hands.app.world_mut().write_message(command);
    hands.update(2);
}

pub fn at(hands: &Hands) -> usize {
    hands.app.world().resource::<Replay>().at()
}

/// What is on screen once everything has been shown.
pub fn shown<G: ReplayedGame>(hands: &mut Hands) -> G::Displayed {
    hands.until(400, |hands| {
        let queue = hands
            .app
            .world()
            .resource::<EventQueue<G::Beat, G::Displayed>>();
        queue.is_empty()
    });
    hands.app.world().resource::<G::Displayed>().clone()
}

fn walks_both_ways<G: ReplayedGame>(seed: u64)
where
    G::Displayed: Debug,
{
    let mut hands = open();
    let record = record(G::GAME, seed);
    watch(
        &mut hands,
        G::GAME,
        &record,
        WatchFrom::Beginning,
        SeenBy::All,
    );
    let steps = hands.app.world().resource::<Replay>().steps();
    assert!(steps > 20, "{steps} steps");
    let mut forwards = vec![shown::<G>(&mut hands)];
    for n in 1..=steps {
        command(&mut hands, ReplayCommand::Forward(Stride::Event));
        forwards.push(shown::<G>(&mut hands));
        assert_eq!(at(&hands), n);
    }
    // The end of a replay is no result.
    hands.update(30);
    assert_eq!(hands.screen(), Screen::Table(G::GAME));
    for n in (0..steps).rev() {
        command(&mut hands, ReplayCommand::Back(Stride::Event));
        assert_eq!((at(&hands), &shown::<G>(&mut hands)), (n, &forwards[n]));
    }
    for n in [steps, 3, steps / 2] {
        command(&mut hands, ReplayCommand::To(n));
        assert_eq!(&shown::<G>(&mut hands), &forwards[n], "after {n}");
    }
    let world = hands.app.world();
    let marks: Vec<_> = world.resource::<Replay>().marks().collect();
    for mark in [Mark::Round, Mark::Combat] {
        let many = marks.iter().filter(|(_, is)| *is == mark).count();
        assert!(many > 1, "{mark:?}: {many}");
    }
    // Nothing is saved or counted.
    assert_eq!(world.resource::<SavedGames>().0, []);
    assert_eq!(*world.resource::<Statistics>(), Statistics::default());
}

#[test]
fn guyenne_walks_both_ways() {
    walks_both_ways::<first::table::Rules>(5);
}

#[test]
fn fayance_walks_both_ways() {
    walks_both_ways::<fayance::table::Rules>(5);
}

#[test]
fn guesclin_walks_both_ways() {
    walks_both_ways::<guesclin::table::Rules>(5);
}

/// By itself it goes on to its end, and any step stops it.
#[test]
fn a_replay_plays_by_itself_until_somebody_steps() {
    for game in [first::ID, fayance::ID, guesclin::ID] {
        let mut hands = open();
        let record = record(game, 7);
        watch(
            &mut hands,
            game,
            &record,
            WatchFrom::Step(4),
            SeenBy::Onlooker,
        );
        assert_eq!(at(&hands), 4);
        command(&mut hands, ReplayCommand::Play);
        hands.until(2000, |hands| at(hands) > 9);
        command(&mut hands, ReplayCommand::Back(Stride::Event));
        let stopped = at(&hands);
        hands.update(60);
        assert_eq!(at(&hands), stopped, "{game}");
        command(&mut hands, ReplayCommand::Play);
        hands.until(20_000, |hands| {
            !hands.app.world().resource::<Replay>().plays
        });
        let replay = hands.app.world().resource::<Replay>();
        assert_eq!(replay.at(), replay.steps(), "{game}");
        // It begins anew from its end.
        command(&mut hands, ReplayCommand::Play);
        assert!(at(&hands) < 20, "{game}: {}", at(&hands));
    }
}

/// The speed of the table is that of a replay, too.
#[test]
fn a_replay_plays_at_every_speed() {
    for game in [first::ID, fayance::ID, guesclin::ID] {
        let record = record(game, 7);
        let frames = Speed::ALL.map(|speed| {
            let options = LaunchOptions {
                speed: Some(speed),
                ..default()
            };
            let mut hands = Hands::open_every_game(options, Device::Keys);
            watch(&mut hands, game, &record, WatchFrom::Step(4), SeenBy::All);
            command(&mut hands, ReplayCommand::Play);
            let mut frames = 0;
            while at(&hands) <= 12 {
                hands.update(1);
                frames += 1;
                assert!(frames < 20_000, "{game} at {speed:?}");
            }
            frames
        });
        let is_quicker = frames.windows(2).all(|pair| pair[1] < pair[0]);
        assert!(is_quicker, "{game}: {frames:?}");
    }
}

/// Whoever watches through a side's eyes sees what its player saw, and an onlooker sees face-up cards only.
#[test]
fn hidden_cards_stay_hidden_from_the_eyes_that_are_asked_for() {
    let mut hands = open();
    let record = record(first::ID, 11);
    watch(
        &mut hands,
        first::ID,
        &record,
        WatchFrom::Beginning,
        SeenBy::Onlooker,
    );
    let mut face_down = 0;
    for (turns, seen_by) in [
        (0, SeenBy::Onlooker),
        (1, SeenBy::All),
        (2, SeenBy::Side(0)),
        (3, SeenBy::Side(1)),
    ] {
        command(&mut hands, ReplayCommand::To(0));
        if turns > 0 {
            command(&mut hands, ReplayCommand::SeenBy);
        }
        let replay = hands.app.world().resource::<Replay>();
        assert_eq!(replay.seen_by, seen_by);
        // Before the first step nothing has been dealt.
        for n in 1..=replay.steps() {
            command(&mut hands, ReplayCommand::To(n));
            let displayed = shown::<first::table::Rules>(&mut hands);
            let view = &displayed.view;
            let hands_seen =
                displayed.open_hands.iter().flatten().count() + usize::from(view.viewer.is_some());
            let own = match seen_by {
                SeenBy::Side(side) => Some(Camp::ALL[side]),
                _ => None,
            };
            assert_eq!(
                hands_seen,
                match seen_by {
                    SeenBy::All => 2,
                    SeenBy::Onlooker => 0,
                    SeenBy::Side(_) | SeenBy::Seat { .. } => 1,
                }
            );
            for front in view.fronts.iter().flat_map(|front| front.0).flatten() {
                let known = front.cards.is_some();
                let may_know =
                    front.shown || seen_by == SeenBy::All || own == Some(front.seat.camp);
                assert_eq!(known, may_know, "{seen_by:?} after {n}: {front:?}");
                face_down += usize::from(!known);
            }
        }
    }
    assert!(face_down > 30, "{face_down}");
}

/// The way of a player: a finished record is brought as text, keys step through it, Escape leads to the menu.
#[test]
fn a_finished_game_that_is_brought_is_seen_again_with_keys() {
    for game in [first::ID, fayance::ID, guesclin::ID] {
        let mut hands = open();
        let text = record(game, 9);
        hands.app.world_mut().write_message(BringGame(text.clone()));
        hands.until(100, |hands| hands.app.world().contains_resource::<Replay>());
        hands.update(5);
        hands.key(KeyCode::KeyC);
        hands.update(3);
        hands.key(KeyCode::KeyC);
        hands.update(3);
        assert_eq!(at(&hands), 2, "{game}");
        hands.key(KeyCode::KeyX);
        hands.update(3);
        assert_eq!(at(&hands), 1, "{game}");
        hands.key(KeyCode::Escape);
        hands.update(3);
        assert_eq!(hands.menu(), Menu::Pause, "{game}");
        // A code of the same game.
        let code = headless(game).code.write(text.as_bytes()).expect("a code");
        hands.key(KeyCode::Escape);
        hands.app.world_mut().write_message(BringGame(code));
        hands.update(10);
        assert_eq!(at(&hands), 0, "{game}");
    }
}

/// The bar has room for all it holds, beside a track that one can point at, in every language, with letters of every
/// size, in windows from a phone's to a large one's.
#[test]
fn the_bar_has_room_in_every_language_and_window() {
    let mut hands = open();
    let record = record(first::ID, 4);
    watch(
        &mut hands,
        first::ID,
        &record,
        WatchFrom::Step(140),
        SeenBy::All,
    );
    for letters in [TextSize::Normal, TextSize::Largest] {
        hands.app.world_mut().resource_mut::<Settings>().text_size = letters;
        for language in Language::ALL {
            hands.speak(language);
            for (width, height) in [(844.0, 390.0), (1280.0, 720.0), (1920.0, 1080.0)] {
                hands.resize((width, height));
                hands.update(6);
                let world = hands.app.world_mut();
                let mut bars = world.query::<(&Name, &Children)>();
                let bar = bars.iter(world).find(|(name, _)| name.as_str() == "Replay");
                let parts: Vec<Entity> = bar.expect("a bar").1.to_vec();
                let areas: Vec<Rect> = parts.iter().filter_map(|&part| hands.area(part)).collect();
                assert_eq!(areas.len(), parts.len());
                let told = format!("{language:?} {letters:?} {width}: {areas:?}");
                for pair in areas.windows(2) {
                    assert!(pair[0].max.x <= pair[1].min.x + 0.5, "{told}");
                }
                let all = areas.iter().fold(areas[0], |all, area| all.union(*area));
                assert!(all.min.x >= 0.0 && all.max.x <= width + 0.5, "{told}");
                assert!(all.max.y <= height + 0.5, "{told}");
                let mut named = hands.app.world_mut().query::<(Entity, &Name)>();
                let mut named = named.iter(hands.app.world());
                let track = named.find(|(_, name)| name.as_str() == "Track");
                let track = track.expect("a track").0;
                let area = hands.area(track).expect("a place");
                assert!(area.width() > 80.0, "{told}");
                // How far it has come stands in it, and touches no button.
                let world = hands.app.world_mut();
                let mut words = world.query::<(Entity, &LocalizedText, &ChildOf)>();
                let mut words = words.iter(world).filter(|it| it.2.parent() == track);
                let progress = words.next().expect("how far it has come").0;
                let progress = hands.area(progress).expect("a place");
                let room = Rect::new(
                    area.min.x - 8.0,
                    area.min.y - 1.0,
                    area.max.x + 8.0,
                    area.max.y,
                );
                let inside = room.contains(progress.min) && room.contains(progress.max);
                assert!(inside, "{progress:?} in {area:?}: {told}");
            }
        }
    }
}

/// A replay may be asked for at the table of another game, and in the place of another replay of the same game: its bar
/// is its own.
#[test]
fn a_replay_takes_the_place_of_any_other() {
    let mut hands = open();
    let mut bars: Vec<Entity> = Vec::new();
    for (game, seed) in [
        (first::ID, 3),
        (fayance::ID, 3),
        (guesclin::ID, 3),
        (first::ID, 4),
        (first::ID, 5),
        (first::ID, 3),
    ] {
        let record = record(game, seed);
        watch(&mut hands, game, &record, WatchFrom::Beginning, SeenBy::All);
        hands.update(10);
        let replay = hands.app.world().get_resource::<Replay>();
        let replay = replay.expect("it is not left with the other table");
        assert_eq!((replay.game, &replay.record), (game, &record));
        command(&mut hands, ReplayCommand::Forward(Stride::Event));
        assert_eq!(at(&hands), 1, "{game}");
        let mut named = hands.app.world_mut().query::<(Entity, &Name)>();
        let named = named.iter(hands.app.world());
        let shown: Vec<Entity> = named
            .filter(|(_, name)| name.as_str() == "Replay")
            .map(|(bar, _)| bar)
            .collect();
        let [bar] = shown[..] else {
            panic!("{game}: {shown:?}");
        };
        assert!(!bars.contains(&bar), "{game}, seed {seed}");
        bars.push(bar);
    }
}
