//! Rumble in browsers: the page plays what the game asks of gamepads (`assets/web/pads.js`).

use crate::app::browser::page;
use bevy::input::gamepad::GamepadRumbleRequest;
use bevy::prelude::*;
use wasm_bindgen::JsValue;

/// The gamepads that have been connected, each with the browser's own index of it, which no two have and which it
/// keeps.
#[derive(Resource, Debug, Default)]
struct PadIndexes(Vec<(Entity, u32)>);

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<PadIndexes>()
        .add_systems(Last, (learn_indexes, send_rumbles).chain());
}

/// Learns the index of each gamepad in the frame in which it is connected for the first time: the page lets one new pad
/// in a frame, so its index is the one that no other has. One that comes back has its entity again, and its index.
fn learn_indexes(pads: Query<Entity, Added<Gamepad>>, mut known: ResMut<PadIndexes>) {
    for pad in &pads {
        if known.0.iter().any(|(other, _)| *other == pad) {
            continue;
        }
        let new = |index: &u32| known.0.iter().all(|(_, other)| other != index);
        if let Some(index) = page::pad_indexes().into_iter().find(new) {
            known.0.push((pad, index));
        }
    }
}

/// Sends each request to the page. A gamepad is told by the browser's own index.
fn send_rumbles(mut requests: MessageReader<GamepadRumbleRequest>, known: Res<PadIndexes>) {
    for request in requests.read() {
        let pad = request.gamepad();
        let Some((_, index)) = known.0.iter().find(|(other, _)| *other == pad) else {
            continue;
        };
        let (strength, millis) = match request {
            GamepadRumbleRequest::Add {
                intensity,
                duration,
                ..
            } => (intensity.strong_motor, duration.as_millis() as f64),
            GamepadRumbleRequest::Stop { .. } => (0.0, 0.0),
        };
        page::send_all(
            "guyenne:rumble",
            &[
                ("pad", JsValue::from_f64(f64::from(*index))),
                ("strength", page::share(strength)),
                ("millis", JsValue::from_f64(millis)),
            ],
        );
    }
}
