//! The order of systems: pairs of systems that use a shared type of ours, one of them writing, in no defined order.
//! `order.txt` in the test data has their numbers, so that new pairs are noticed.
//!
//! Bevy knows the names of systems only with its feature `debug`:
//! `cargo test --features bevy/debug --test table order`.

use guyenne::input::Presses;
use guyenne::table::log_panel::LogOpen;
use guyenne::table::{InGame, Notes, RecordChanged};
use std::any::TypeId;
use std::collections::BTreeMap;
use std::fmt::Write;

use bevy::ecs::component::ComponentInfo;
use bevy::ecs::schedule::Schedules;
use bevy::prelude::*;
use guyenne::app::games::GAMES;
use guyenne::app::{Screen, headless};
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

/// By schedule and type: the pairs of systems without a defined order, by their names where these are known.
fn ambiguous_pairs(app: &App) -> BTreeMap<(String, &'static str), Vec<String>> {
    let shared = shared();
    let components = app.world().components();
    let mut found: BTreeMap<_, Vec<String>> = BTreeMap::new();
    for (label, schedule) in app.world().resource::<Schedules>().iter() {
        // A schedule that has not run has no list of conflicts yet.
        let Ok(systems) = schedule.systems() else {
            continue;
        };
        let names: BTreeMap<_, _> = systems.map(|(key, system)| (key, system.name())).collect();
        for (a, b, things) in schedule.graph().conflicting_systems().iter() {
            for &thing in things {
                let info = components.get_info(thing);
                let kind = info.and_then(ComponentInfo::type_id);
                if let Some((name, _)) = shared.iter().find(|(_, own)| Some(*own) == kind) {
                    let pairs = found.entry((format!("{label:?}"), *name)).or_default();
                    pairs.push(format!("{} and {}", names[a], names[b]));
                }
            }
        }
    }
    found
}

/// An app in which the table and the result page of every game were entered and left, so that every schedule has run.
fn visited() -> App {
    let mut app = headless(two_people(3, Level::Base));
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
    app
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
fn no_pair_of_systems_loses_its_order() {
    let found = ambiguous_pairs(&visited());
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
