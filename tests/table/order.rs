//! The order of systems: pairs of systems that use a shared type of ours, one of them writing, in no defined order.
//! `order.txt` in the test data has their numbers, so that new pairs are noticed.
//!
//! A table has a schedule of its own, which one system of `Update` runs. A system beside it has an order if it comes
//! before or after that one; where it does not, it is told together with each system of the table.
//!
//! Bevy knows the names of systems only with its feature `debug`:
//! `cargo test --features bevy/debug --test table order`.

use guyenne::input::{ActingDevice, Presses};
use guyenne::rules::game::GameId;
use guyenne::table::flow::{GameSystems, TableUpdate};
use guyenne::table::log_panel::LogOpen;
use guyenne::table::replay::{Guessing, Replay, StartReplay};
use guyenne::table::{
    Game, GameFinished, Games, InGame, Learning, LeaveGame, Menu, Notes, RecordChanged,
    SeatDevices, StartFailed, StartGame, TableSeats, TakeSeat,
};
use guyenne::theme::BottomStrip;
use std::any::TypeId;
use std::collections::BTreeMap;
use std::fmt::Write;

use bevy::ecs::component::{ComponentId, ComponentInfo};
use bevy::ecs::query::{AccessConflicts, FilteredAccessSet};
use bevy::ecs::schedule::{ScheduleLabel, Schedules, SystemKey};
use bevy::ecs::system::System;
use bevy::prelude::*;
use guyenne::app::games::GAMES;
use guyenne::app::save::{SaveManager, Storage};
use guyenne::app::{Screen, headless_with};
use guyenne::games::fayance::table as fayance;
use guyenne::games::guesclin::table as guesclin;
use guyenne::games::guyenne::rules::Level;
use guyenne::games::guyenne::table::card::{
    FaceDown, Hinted, Owner, Placement, Selectable, Selected, Showing, Value,
};
use guyenne::games::guyenne::table::{
    CastleTaken, CurrentHint, DisplayedView, Happened, Phase, Rules, Selection, TableInput,
    TableTimings, Turn,
};
use guyenne::theme::sound::PlaySound;
use guyenne::timings::{AnimationTimings, MotionSettings};

use crate::bless::bless;
use crate::harness::two_people;

/// The types that several files use, with their names.
fn shared() -> Vec<(&'static str, TypeId)> {
    macro_rules! types {
        ($($name:ty),+ $(,)?) => { vec![$((stringify!($name), TypeId::of::<$name>())),+] };
    }
    types![
        Rules,
        DisplayedView,
        Turn,
        CurrentHint,
        Selection,
        AnimationTimings,
        TableTimings,
        MotionSettings,
        State<Screen>,
        NextState<Screen>,
        State<Phase>,
        NextState<Phase>,
        State<InGame>,
        Owner,
        Value,
        Placement,
        FaceDown,
        Showing,
        Selectable,
        Selected,
        Hinted,
        Messages<TableInput>,
        Messages<RecordChanged>,
        Messages<Happened>,
        Messages<CastleTaken>,
        Messages<PlaySound>,
        Messages<StartGame>,
        Messages<StartFailed>,
        Messages<StartReplay>,
        Messages<GameFinished>,
        Messages<LeaveGame>,
        Messages<TakeSeat>,
        NextState<Menu>,
        Replay,
        Guessing,
        BottomStrip,
        Learning,
        SeatDevices,
        TableSeats,
        ActingDevice,
        LogOpen,
        Notes,
        Presses,
        fayance::Rules,
        fayance::DisplayedView,
        fayance::Turn,
        fayance::CurrentHint,
        fayance::Selection,
        fayance::TableTimings,
        State<fayance::Phase>,
        NextState<fayance::Phase>,
        fayance::card::Owner,
        fayance::card::Value,
        fayance::card::Placement,
        fayance::card::FaceDown,
        fayance::card::Selectable,
        fayance::card::Selected,
        Messages<fayance::TableInput>,
        Messages<fayance::Happened>,
        guesclin::Rules,
        guesclin::DisplayedView,
        guesclin::Turn,
        guesclin::CurrentHint,
        guesclin::Selection,
        guesclin::TableTimings,
        State<guesclin::Phase>,
        NextState<guesclin::Phase>,
        guesclin::cursor::Cursor,
        guesclin::map_view::MapView,
        Messages<guesclin::TableInput>,
        Messages<guesclin::Happened>,
    ]
}

/// Pairs of systems without a defined order, by schedule and type.
type Pairs = BTreeMap<(String, &'static str), Vec<String>>;

/// The name of a type that several files use, if `thing` is one.
fn shared_name(
    app: &App,
    shared: &[(&'static str, TypeId)],
    thing: ComponentId,
) -> Option<&'static str> {
    let info = app.world().components().get_info(thing);
    let kind = info.and_then(ComponentInfo::type_id)?;
    let (name, _) = shared.iter().find(|(_, own)| *own == kind)?;
    Some(name)
}

/// What each system of a schedule uses, with its name where that is known.
type Uses = BTreeMap<SystemKey, (String, FilteredAccessSet)>;

/// What the systems of `label` use, before it first runs: then Bevy takes them out of the graph and tells nobody.
fn uses(world: &mut World, label: impl ScheduleLabel) -> Uses {
    world.schedule_scope(label, |world, schedule| {
        let systems = &mut schedule.graph_mut().systems;
        let keys: Vec<_> = systems.iter().map(|(key, ..)| key).collect();
        let of = |key| {
            let system = systems.get_mut(key).expect("it was just listed");
            let name = system.name().to_string();
            (key, (name, system.initialize(world)))
        };
        let uses: Uses = keys.into_iter().map(of).collect();
        assert!(!uses.is_empty(), "{:?} has run", schedule.label());
        uses
    })
}

/// What is in `Update`, and in the schedule of each game's table.
#[derive(Resource)]
struct TableUses {
    beside: Uses,
    tables: Vec<(GameId, Uses)>,
}

impl TableUses {
    fn of(world: &mut World, games: impl IntoIterator<Item = GameId>) -> Self {
        let tables = games
            .into_iter()
            .map(|game| (game, uses(world, TableUpdate(game))))
            .collect();
        let beside = uses(world, Update);
        Self { beside, tables }
    }

    /// The pairs of a system in `Update` and one of a table that is run neither before nor after it.
    fn ambiguous_pairs(&self, app: &App) -> Pairs {
        let shared = shared();
        let mut found = Pairs::new();
        let update = app.get_schedule(Update).expect("it has run").graph();
        for (game, systems) in &self.tables {
            let runner = update.systems_in_set(GameSystems(*game).intern());
            let &[runner] = &runner.expect("a table").iter().copied().collect::<Vec<_>>()[..]
            else {
                panic!("more than what runs it is in the set of {game:?}");
            };
            for (a, b, _) in update.conflicting_systems().iter() {
                let beside = match (*a == runner, *b == runner) {
                    (true, _) => b,
                    (_, true) => a,
                    _ => continue,
                };
                let (name, uses) = &self.beside[beside];
                for (other, others) in systems.values() {
                    let AccessConflicts::Individual(things) = uses.get_conflicts(others) else {
                        continue;
                    };
                    for thing in &things {
                        if let Some(kind) = shared_name(app, &shared, thing) {
                            let label = format!("Update beside {}", game.0);
                            let pairs = found.entry((label, kind)).or_default();
                            pairs.push(format!("{name} and {other}"));
                        }
                    }
                }
            }
        }
        found
    }
}

/// By schedule and type: the pairs of systems without a defined order, by their names where these are known.
fn ambiguous_pairs(app: &App) -> Pairs {
    let shared = shared();
    let mut found = Pairs::new();
    for (label, schedule) in app.world().resource::<Schedules>().iter() {
        // A schedule that has not run has no list of conflicts yet.
        let Ok(systems) = schedule.systems() else {
            continue;
        };
        let names: BTreeMap<_, _> = systems.map(|(key, system)| (key, system.name())).collect();
        for (a, b, things) in schedule.graph().conflicting_systems().iter() {
            for &thing in things {
                if let Some(name) = shared_name(app, &shared, thing) {
                    let pairs = found.entry((format!("{label:?}"), name)).or_default();
                    pairs.push(format!("{} and {}", names[a], names[b]));
                }
            }
        }
    }
    found
}

/// The last game of the list.
const LAST: Game = GAMES[GAMES.len() - 1];

/// An app in which the table and the result page of every game were entered and left, so that every schedule has run.
fn visited() -> (App, TableUses) {
    let mut games = GAMES.to_vec();
    *games.last_mut().expect("games") = Game {
        plugin: |app| {
            (LAST.plugin)(app);
            app.add_systems(Startup, |world: &mut World| {
                let uses = TableUses::of(world, GAMES.iter().map(|game| game.id));
                world.insert_resource(uses);
            });
        },
        ..LAST
    };
    let games = Games(games);
    let saves = SaveManager::new(Storage::in_memory(), &games);
    let mut app = headless_with(two_people(3, Level::Base), games, saves);
    let uses = app.world_mut().remove_resource().expect("it was started");
    for game in GAMES.iter().map(|game| game.id) {
        for screen in [Screen::Table(game), Screen::Result(game), Screen::Title] {
            let mut next = app.world_mut().resource_mut::<NextState<Screen>>();
            next.set(screen);
            for _ in 0..4 {
                app.update();
            }
            assert_eq!(*app.world().resource::<State<Screen>>().get(), screen);
        }
    }
    (app, uses)
}

#[test]
fn two_systems_without_an_order_are_found() {
    let mut app = App::new();
    app.init_resource::<AnimationTimings>().add_systems(
        Update,
        (
            |_: Res<AnimationTimings>| {},
            |mut timings: ResMut<AnimationTimings>| timings.set_changed(),
        ),
    );
    app.update();
    let found = ambiguous_pairs(&app);
    assert_eq!(found[&("Update".to_owned(), "AnimationTimings")].len(), 1);
}

#[test]
fn a_system_beside_a_table_without_an_order_is_found() {
    const GAME: GameId = GameId("game");
    for (ordered, pairs) in [(false, 1), (true, 0)] {
        let mut app = App::new();
        let read = |_: Res<AnimationTimings>| {};
        app.init_resource::<AnimationTimings>()
            .init_schedule(TableUpdate(GAME))
            .add_systems(
                TableUpdate(GAME),
                |mut timings: ResMut<AnimationTimings>| {
                    timings.set_changed();
                },
            )
            .add_systems(
                Update,
                (|world: &mut World| world.run_schedule(TableUpdate(GAME)))
                    .in_set(GameSystems(GAME)),
            );
        if ordered {
            app.add_systems(Update, read.after(GameSystems(GAME)));
        } else {
            app.add_systems(Update, read);
        }
        let uses = TableUses::of(app.world_mut(), [GAME]);
        app.update();
        let found = uses.ambiguous_pairs(&app);
        let key = ("Update beside game".to_owned(), "AnimationTimings");
        assert_eq!(found.get(&key).map_or(0, Vec::len), pairs);
    }
}

#[test]
fn no_pair_of_systems_loses_its_order() {
    let (app, uses) = visited();
    let mut found = ambiguous_pairs(&app);
    found.extend(uses.ambiguous_pairs(&app));
    let mut now = String::new();
    for ((schedule, thing), pairs) in &found {
        writeln!(now, "{schedule} {thing} {}", pairs.len()).expect("a text takes lines");
    }
    let expected = bless("order.txt", &now);
    let mut lost = String::new();
    for ((schedule, thing), pairs) in &found {
        let before = format!("{schedule} {thing} ");
        let line = expected.lines().find_map(|line| line.strip_prefix(&before));
        let most: usize = line.and_then(|count| count.parse().ok()).unwrap_or(0);
        if pairs.len() > most {
            lost += &format!(
                "\n{schedule}: {} pairs of systems, {most} before, use {thing} in no order, among them one that is new; \
                 say who comes first:\n{}",
                pairs.len(),
                pairs.join("\n")
            );
        }
    }
    assert!(lost.is_empty(), "{lost}");
    // A number that stays too large would let new pairs in.
    assert_eq!(
        now, expected,
        "fewer pairs than in tests/data/order.txt: write it anew with BLESS"
    );
}
