//! What counts as a press: keys of other programs, other buttons of the mouse, pairs that are let go in any order,
//! signs of other layouts, and pads that are seen twice or not looked at.

mod commands;
mod first_button;
mod pads;
mod pairs;
mod signs;

use bevy::input::ButtonState;
use bevy::input::keyboard::{Key, NativeKey};
use bevy::prelude::*;
use guyenne::app::LaunchOptions;
use guyenne::input::{Action, Bindings, Hardware, Layout, PlayerDevice, Presses};

use guyenne::timings::AnimationTimings;

use crate::harness::{Device, Hands};

/// All presses that were made, in their order.
#[derive(Resource, Default)]
struct Made(Vec<(Action, PlayerDevice)>);

fn collect(presses: Res<Presses>, mut made: ResMut<Made>) {
    made.0.extend(
        presses
            .of_anybody()
            .map(|press| (press.action, press.device)),
    );
}

/// The title, with all presses collected. No demonstration begins: keys of other programs do not hold it up.
fn title() -> Hands {
    let mut hands = watched(Hands::open(LaunchOptions::default(), Device::Keys));
    let mut timings = hands.app.world_mut().resource_mut::<AnimationTimings>();
    timings.doze.seconds = f32::MAX;
    hands
}

/// The same app, with all presses collected.
fn watched(mut hands: Hands) -> Hands {
    hands.app.init_resource::<Made>().add_systems(Last, collect);
    hands
}

/// What was made since the last question.
fn made(hands: &mut Hands) -> Vec<Action> {
    let made = core::mem::take(&mut hands.app.world_mut().resource_mut::<Made>().0);
    made.into_iter().map(|(action, _)| action).collect()
}

/// Who made something since the last question, and what.
fn made_by(hands: &mut Hands) -> Vec<(Action, PlayerDevice)> {
    core::mem::take(&mut hands.app.world_mut().resource_mut::<Made>().0)
}

/// The actions that are held.
fn held(hands: &Hands) -> Vec<Action> {
    let presses = hands.app.world().resource::<Presses>();
    let all = Action::ALL.into_iter();
    all.filter(|&action| presses.holds(action)).collect()
}

fn lay_out(hands: &mut Hands, hardware: Hardware, layout: Layout) {
    let mut bindings = hands.app.world_mut().resource_mut::<Bindings>();
    bindings.lay_out(hardware, layout);
    hands.update(2);
}

/// The meaning of a key in a layout that is not told.
fn untold() -> Key {
    Key::Unidentified(NativeKey::Unidentified)
}

/// A key goes down, and a frame passes.
fn down(hands: &mut Hands, key: KeyCode, logical: &Key) {
    hands.write_key(key, logical.clone(), ButtonState::Pressed);
    hands.update(1);
}

/// A key goes up, and a frame passes.
fn up(hands: &mut Hands, key: KeyCode, logical: &Key) {
    hands.write_key(key, logical.clone(), ButtonState::Released);
    hands.update(1);
}
