#!/usr/bin/env bash
# bevy_app, bevy_ecs and bevy_time 0.19.1: while Time<Virtual> is paused, no message of any type is ever dropped.
#
# TimePlugin lets `message_update_system` run only after a step of the fixed schedule, so that systems in FixedUpdate see
# every message. The fixed schedule follows the virtual clock: paused, it never steps, and every `Messages<M>` grows by
# what is written, frame by frame, without a limit. The documents of `Messages` promise "the messages that occurred within
# the last two Messages::update calls", and of the update "exactly once per update/frame"; those of `Time::pause` and of
# `TimePlugin` do not speak of messages. Nothing needs to be in FixedUpdate for it.
# Reported for 0.14 as bevyengine/bevy#14152 (open); the way round that is given there, to set `should_update` to `Always`
# once, does not hold in 0.19.1: `signal_message_update_system` sets `Ready` after the next fixed step, and after that
# `Waiting`.
#
# Seen on 0.19.1, Rust 1.95, 3,000 frames of 1/60 s with one message in each:
#   running: 2 kept
#   paused: 3001 kept, 2 after it runs again
#   paused, Always set once at the start: 3001 kept
#   paused, Ready set in each frame: 2 kept
# What helps: a system in First, before message_update_system, that sets `ShouldUpdateMessages::Ready` in each frame
# (src/app/messages.rs).
#
# usage: bevy-messages-while-paused.sh      needs cargo and its registry; two minutes. Exit code 0: still so; 1: it is
# not; 2: it could not be tried.
set -eu
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
mkdir "$dir/src"
cat >"$dir/Cargo.toml" <<'TOML'
[package]
name = "paused"
version = "0.0.0"
edition = "2024"

[dependencies]
bevy_app = { version = "=0.19.1", default-features = false, features = ["std"] }
bevy_ecs = { version = "=0.19.1", default-features = false, features = ["std"] }
bevy_time = { version = "=0.19.1", default-features = false, features = ["std"] }
TOML
cat >"$dir/src/main.rs" <<'RUST'
use bevy_app::prelude::*;
use bevy_ecs::message::{MessageRegistry, Messages, ShouldUpdateMessages, message_update_system};
use bevy_ecs::prelude::*;
use bevy_time::{Time, TimePlugin, TimeUpdateStrategy, Virtual};
use std::time::Duration;

#[derive(Message)]
struct Said;

const FRAMES: usize = 3000;

/// An app with one message and one reader in each frame.
fn app() -> App {
    let mut app = App::new();
    app.add_plugins(TimePlugin)
        .insert_resource(TimeUpdateStrategy::ManualDuration(Duration::from_secs(1) / 60))
        .add_message::<Said>()
        .add_systems(
            Update,
            (
                |mut say: MessageWriter<Said>| {
                    say.write(Said);
                },
                |mut said: MessageReader<Said>| said.clear(),
            )
                .chain(),
        );
    app
}

fn run(app: &mut App, frames: usize) -> usize {
    for _ in 0..frames {
        app.update();
    }
    app.world().resource::<Messages<Said>>().len()
}

fn pause(app: &mut App) {
    app.world_mut().resource_mut::<Time<Virtual>>().pause();
}

fn main() {
    let mut plain = app();
    let running = run(&mut plain, FRAMES);
    println!("running: {running} kept");

    let mut stopped = app();
    run(&mut stopped, 60);
    pause(&mut stopped);
    let paused = run(&mut stopped, FRAMES);
    stopped.world_mut().resource_mut::<Time<Virtual>>().unpause();
    let after = run(&mut stopped, 60);
    println!("paused: {paused} kept, {after} after it runs again");

    let mut once = app();
    once.world_mut().resource_mut::<MessageRegistry>().should_update = ShouldUpdateMessages::Always;
    run(&mut once, 60);
    pause(&mut once);
    let always = run(&mut once, FRAMES);
    println!("paused, Always set once at the start: {always} kept");

    let mut mended = app();
    mended.add_systems(
        First,
        (|mut registry: ResMut<MessageRegistry>| {
            registry.should_update = ShouldUpdateMessages::Ready;
        })
        .before(message_update_system),
    );
    run(&mut mended, 60);
    pause(&mut mended);
    let ready = run(&mut mended, FRAMES);
    println!("paused, Ready set in each frame: {ready} kept");

    let same = running <= 3 && paused >= FRAMES && after <= 3 && always >= FRAMES && ready <= 3;
    std::process::exit(if same { 0 } else { 1 });
}
RUST
export CARGO_TARGET_DIR="$dir/target"
# A program that cannot be built says nothing of messages.
cargo build --quiet --manifest-path "$dir/Cargo.toml" || exit 2
if "$dir/target/debug/paused"; then
  echo "as described: messages pile up while the virtual clock is paused"
else
  echo "NOT as described"
  exit 1
fi
