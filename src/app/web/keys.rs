//! Tells the page which function keys the game uses: the others are the browser's.

use crate::app::browser::page;
use bevy::prelude::*;
use kit_input::{Bindings, Listening, function_keys};
use wasm_bindgen::JsValue;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        Last,
        send_keys.run_if(resource_changed::<Bindings>.or_else(resource_changed::<Listening>)),
    );
}

fn send_keys(bindings: Res<Bindings>, listening: Res<Listening>, mut last: Local<String>) {
    let codes = function_keys(&bindings, &listening).join(" ");
    if codes != *last {
        page::send("guyenne:keys", "codes", &JsValue::from_str(&codes));
        *last = codes;
    }
}
