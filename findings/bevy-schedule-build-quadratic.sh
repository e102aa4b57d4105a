#!/usr/bin/env bash
# bevy_ecs 0.19.1: the first run of a schedule takes time by the square of its systems, however few of them are ordered
# and although ambiguities are not looked for (`ambiguity_detection: LogLevel::Ignore`, which is the default). The same
# systems in several schedules are built in a fraction of it.
#
# One would have sworn that building a graph takes what its edges do, and that a check which is switched off costs
# nothing. But each analysis of a graph lists every pair of nodes without a way between them, before anybody asks for
# it; three graphs of a schedule are analysed, and only ambiguities read one of the lists.
#
# Seen (opt-level 3; systems that do nothing, none ordered):
#   2000 systems take 33 times as long to build as 500; in four schedules they take 0.13 of what they do in one
#
# It was half of what it takes to open our game without a window: `Update` has some 650 systems, with a set for each
# type. What it asks of us: the systems of each table belong in a schedule of their own, run where its game is on.
#
# usage: bevy-schedule-build-quadratic.sh     needs cargo with its registry, Rust 1.95, a C compiler; two minutes. Exit
# code 0: still so; 1: it is not; 2: it could not be tried.
set -eu
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
cd "$dir"
mkdir src
cat >Cargo.toml <<'TOML'
[package]
name = "schedule-build"
version = "0.1.0"
edition = "2024"

[dependencies]
bevy_ecs = { version = "=0.19.1", default-features = false, features = ["std"] }

[workspace]
TOML
cat >src/main.rs <<'RUST'
use bevy_ecs::prelude::*;
use bevy_ecs::schedule::{LogLevel, ScheduleBuildSettings};
use std::time::{Duration, Instant};

fn nothing() {}

/// What it takes to build so many schedules of so many systems each.
fn built(schedules: usize, systems: usize) -> Duration {
    let mut world = World::new();
    let mut took = Duration::ZERO;
    for _ in 0..schedules {
        let mut schedule = Schedule::default();
        schedule.set_build_settings(ScheduleBuildSettings {
            ambiguity_detection: LogLevel::Ignore,
            hierarchy_detection: LogLevel::Ignore,
            ..Default::default()
        });
        for _ in 0..systems {
            schedule.add_systems(nothing);
        }
        let start = Instant::now();
        schedule.initialize(&mut world).expect("it is a graph without circles");
        took += start.elapsed();
    }
    took
}

/// The quickest of some, in seconds.
fn least(schedules: usize, systems: usize) -> f64 {
    (0..9).map(|_| built(schedules, systems)).min().unwrap().as_secs_f64()
}

fn main() {
    let (few, many, apart) = (least(1, 500), least(1, 2000), least(4, 500));
    let (growth, share) = (many / few, apart / many);
    println!("2000 systems take {growth:.0} times as long to build as 500");
    println!("in four schedules they take {share:.2} of what they do in one");
    let still = growth > 8.0 && share < 0.5;
    println!("{}", if still { "still so" } else { "no longer so" });
    std::process::exit(i32::from(!still));
}
RUST
export CARGO_TARGET_DIR="$dir/target"
# A program that cannot be built says nothing of schedules.
cargo build --quiet --release || exit 2
"$dir/target/release/schedule-build"
