//! The page's elements, events and address. Whatever is missing is ignored: the game works without it.

use js_sys::{Function, Object, Reflect};
use wasm_bindgen::{JsCast, JsValue, closure::Closure};
use web_sys::{CustomEvent, CustomEventInit, Document, UrlSearchParams, window};

/// The document, if there is one.
pub fn document() -> Option<Document> {
    window()?.document()
}

/// Sets the text of an element.
pub fn write(id: &str, words: &str) {
    if let Some(element) = document().and_then(|page| page.get_element_by_id(id)) {
        element.set_text_content(Some(words));
    }
}

/// Sets the language of the page.
pub fn set_language(tag: &str) {
    if let Some(root) = document().and_then(|page| page.document_element()) {
        let _unset = root.set_attribute("lang", tag);
    }
}

/// Dispatches an event on the window.
pub fn dispatch(name: &str) {
    dispatch_with(name, &JsValue::NULL);
}

/// Dispatches an event with one field.
pub fn send(name: &str, field: &str, value: &JsValue) {
    send_all(name, &[(field, value.clone())]);
}

/// Dispatches an event with several fields.
pub fn send_all(name: &str, fields: &[(&str, JsValue)]) {
    let detail = Object::new();
    let complete = fields
        .iter()
        .all(|(field, value)| Reflect::set(&detail, &(*field).into(), value).is_ok());
    if complete {
        dispatch_with(name, &detail);
    }
}

/// Sends a sound order to the page.
pub fn send_sound(what: &[(&str, JsValue)]) {
    send_all("guyenne:sound", what);
}

fn dispatch_with(name: &str, detail: &JsValue) {
    let about = CustomEventInit::new();
    about.set_detail(detail);
    let event = CustomEvent::new_with_event_init_dict(name, &about);
    if let (Some(window), Ok(event)) = (window(), event) {
        let _not_dispatched = window.dispatch_event(&event);
    }
}

/// Calls `answer` for every event of this name on the window, as long as the page lives.
pub fn listen(name: &str, answer: impl FnMut(CustomEvent) + 'static) {
    let answer = Closure::<dyn FnMut(CustomEvent)>::new(answer);
    if let Some(window) = window() {
        let function = answer.as_ref().unchecked_ref();
        let _not_added = window.add_event_listener_with_callback(name, function);
    }
    answer.forget();
}

/// The parameters of the page's address, as names and values.
pub fn address() -> Vec<(String, String)> {
    let Some(location) = window().map(|window| window.location()) else {
        return Vec::new();
    };
    let hash = location.hash().unwrap_or_default();
    let said = [
        location.search().unwrap_or_default(),
        hash.trim_start_matches('#').to_owned(),
    ];
    said.iter().flat_map(|said| pairs(said)).collect()
}

/// The names and values of a part of an address: `seed=7&demo`.
fn pairs(said: &str) -> Vec<(String, String)> {
    let Ok(parameters) = UrlSearchParams::new_with_str(said) else {
        return Vec::new();
    };
    let pairs = js_sys::try_iter(&parameters).ok().flatten();
    let pairs = pairs.into_iter().flatten().flatten();
    pairs
        .filter_map(|pair| {
            let pair = js_sys::Array::from(&pair);
            Some((pair.get(0).as_string()?, pair.get(1).as_string()?))
        })
        .collect()
}

/// The browser's own indexes of the gamepads that it shows now; none where access to them is refused.
pub fn pad_indexes() -> Vec<u32> {
    let pads = || {
        let navigator = window()?.navigator();
        let get = Reflect::get(&navigator, &"getGamepads".into()).ok()?;
        let pads = get.dyn_into::<Function>().ok()?.call0(&navigator).ok()?;
        js_sys::try_iter(&pads).ok().flatten()
    };
    let index = |pad: JsValue| Reflect::get(&pad, &"index".into()).ok()?.as_f64();
    let pads = pads().into_iter().flatten().flatten();
    pads.filter_map(index).map(|index| index as u32).collect()
}

/// A share for the page, 0 to 1.
pub fn share(of: f32) -> JsValue {
    JsValue::from_f64(f64::from(of.clamp(0.0, 1.0)))
}
