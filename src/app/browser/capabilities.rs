//! What the browser can do and its player prefers.

use super::page;
use js_sys::{Reflect, global};
use wasm_bindgen::JsValue;
use web_sys::window;

/// Whether the browser can show the page full screen.
pub fn can_fill_the_screen() -> bool {
    page::document().is_some_and(|page| page.fullscreen_enabled())
}

/// Whether the browser lets pages rumble gamepads that have a motor.
pub fn can_rumble() -> bool {
    Reflect::get(&global(), &"Gamepad".into())
        .and_then(|gamepad| Reflect::get(&gamepad, &"prototype".into()))
        .is_ok_and(|pad| pad.is_object() && has(&pad, "vibrationActuator"))
}

fn has(object: &JsValue, field: &str) -> bool {
    Reflect::has(object, &field.into()).unwrap_or_default()
}

/// Whether the player's system asks for reduced motion.
pub fn prefers_less_motion() -> bool {
    window()
        .and_then(|window| window.match_media("(prefers-reduced-motion: reduce)").ok())
        .flatten()
        .is_some_and(|query| query.matches())
}
