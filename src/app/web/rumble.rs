//! Rumble in browsers: the page plays what the game asks of gamepads (`assets/web/rumble.js`).

use super::page;
use bevy::input::gamepad::GamepadRumbleRequest;
use bevy::prelude::*;
use js_sys::{Reflect, global};
use wasm_bindgen::JsValue;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Last, send_rumbles);
}

/// Whether the browser lets pages rumble gamepads that have a motor.
pub fn is_possible() -> bool {
    Reflect::get(&global(), &"Gamepad".into())
        .and_then(|gamepad| Reflect::get(&gamepad, &"prototype".into()))
        .is_ok_and(|pad| pad.is_object() && has(&pad, "vibrationActuator"))
}

fn has(object: &JsValue, field: &str) -> bool {
    Reflect::has(object, &field.into()).unwrap_or_default()
}

/// Sends each request to the page. A gamepad is told by its number among those that are connected: the browser lists
/// them in the order in which they came, as entities are numbered.
fn send_rumbles(
    mut requests: MessageReader<GamepadRumbleRequest>,
    pads: Query<Entity, With<Gamepad>>,
) {
    if requests.is_empty() {
        return;
    }
    let mut connected: Vec<Entity> = pads.iter().collect();
    connected.sort();
    for request in requests.read() {
        let Some(number) = connected.iter().position(|&pad| pad == request.gamepad()) else {
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
                ("pad", JsValue::from_f64(number as f64)),
                ("strength", page::share(strength)),
                ("millis", JsValue::from_f64(millis)),
            ],
        );
    }
}
