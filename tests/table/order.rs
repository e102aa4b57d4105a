//! The order of systems: who reads and who writes a thing of ours without saying who comes first. What is left to chance
//! today is counted in `tests/data/order.txt`, so that nothing joins it unseen.
//!
//! Bevy knows the names of systems only with its feature `debug`: `cargo test --features bevy/debug --test table order`.

use guyenne::table::InGame;
use std::any::TypeId;
use std::collections::BTreeMap;
use std::fmt::Write;

use bevy::ecs::component::ComponentInfo;
use bevy::ecs::schedule::Schedules;
use bevy::prelude::*;
use guyenne::app::{Screen, headless};
use guyenne::games::guyenne::rules::Level;
use guyenne::games::guyenne::table::card::{
    FaceDown, Hinted, Owner, Placement, Selectable, Selected, Showing, Value,
};
use guyenne::games::guyenne::table::{
    CastleTaken, CurrentHint, DisplayedView, Happened, MoveRecorded, Phase, Rules, Selection,
    TableInput, TableTimings, Turn,
};
use guyenne::theme::sound::PlaySound;
use guyenne::theme::{AnimationTimings, MotionSettings};

use crate::bless::bless;
use crate::harness::two_people;

/// What belongs to several files: a name and what the engine calls it.
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
        Messages<MoveRecorded>,
        Messages<Happened>,
        Messages<CastleTaken>,
        Messages<PlaySound>,
    ]
}

/// By schedule and thing: how many pairs of systems may run either way round, and their names where they are known.
fn left_to_chance(app: &App) -> BTreeMap<(String, &'static str), Vec<String>> {
    let shared = shared();
    let components = app.world().components();
    let mut found: BTreeMap<_, Vec<String>> = BTreeMap::new();
    for (label, schedule) in app.world().resource::<Schedules>().iter() {
        // A schedule that never ran has found nothing out yet.
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
    let found = left_to_chance(&app);
    assert_eq!(found[&("Update".to_owned(), "AnimationTimings")].len(), 1);
}

#[test]
fn no_more_is_left_to_the_order_of_systems_than_ever() {
    let app = headless(two_people(3, Level::Base));
    let found = left_to_chance(&app);
    let mut now = String::new();
    for ((schedule, thing), pairs) in &found {
        writeln!(now, "{schedule} {thing} {}", pairs.len()).expect("a text takes lines");
    }
    let kept = bless("order.txt", &now);
    for ((schedule, thing), pairs) in &found {
        let before = format!("{schedule} {thing} ");
        let line = kept.lines().find_map(|line| line.strip_prefix(&before));
        let most: usize = line.and_then(|count| count.parse().ok()).unwrap_or(0);
        assert!(
            pairs.len() <= most,
            "{schedule}: {} pairs of systems, {most} before, use {thing} in no order, among them one that is new; say who \
             comes first:\n{}",
            pairs.len(),
            pairs.join("\n")
        );
    }
}
