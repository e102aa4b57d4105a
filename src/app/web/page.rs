//! The page's elements, events and wishes, by plain calls. Whatever is missing is passed over: the game goes on without.

use js_sys::{Object, Reflect};
use wasm_bindgen::{JsCast, JsValue, closure::Closure};
use web_sys::{CustomEvent, CustomEventInit, Document, UrlSearchParams, window};

/// The page, if there is one.
pub(super) fn document() -> Option<Document> {
    window()?.document()
}

/// Puts words into an element.
pub(super) fn write(id: &str, words: &str) {
    if let Some(element) = document().and_then(|page| page.get_element_by_id(id)) {
        element.set_text_content(Some(words));
    }
}

/// Says which language the page is in.
pub(super) fn set_language(tag: &str) {
    if let Some(root) = document().and_then(|page| page.document_element()) {
        let _unset = root.set_attribute("lang", tag);
    }
}

/// Calls an event on the window.
pub(super) fn call(name: &str) {
    call_with(name, &JsValue::NULL);
}

/// Calls an event on the window with one thing to tell.
pub(super) fn tell(name: &str, field: &str, value: &JsValue) {
    tell_all(name, &[(field, value.clone())]);
}

/// Calls an event on the window with several things to tell.
pub(super) fn tell_all(name: &str, fields: &[(&str, JsValue)]) {
    let detail = Object::new();
    let told = fields
        .iter()
        .all(|(field, value)| Reflect::set(&detail, &(*field).into(), value).is_ok());
    if told {
        call_with(name, &detail);
    }
}

/// Tells the page what is to be heard.
pub(in crate::app) fn tell_sound(what: &[(&str, JsValue)]) {
    tell_all("guyenne:sound", what);
}

fn call_with(name: &str, detail: &JsValue) {
    let about = CustomEventInit::new();
    about.set_detail(detail);
    let event = CustomEvent::new_with_event_init_dict(name, &about);
    if let (Some(window), Ok(event)) = (window(), event) {
        let _unheard = window.dispatch_event(&event);
    }
}

/// Answers an event on the window for as long as the page lives.
pub(super) fn hear(name: &str, answer: impl FnMut(CustomEvent) + 'static) {
    let answer = Closure::<dyn FnMut(CustomEvent)>::new(answer);
    if let Some(window) = window() {
        let heard = answer.as_ref().unchecked_ref();
        let _deaf = window.add_event_listener_with_callback(name, heard);
    }
    answer.forget();
}

/// What the address of the page asks for, name by name.
pub fn address() -> Vec<(String, String)> {
    let search = window().and_then(|window| window.location().search().ok());
    let Some(asked) = search.and_then(|search| UrlSearchParams::new_with_str(&search).ok()) else {
        return Vec::new();
    };
    let pairs = js_sys::try_iter(&asked).ok().flatten();
    let pairs = pairs.into_iter().flatten().flatten();
    pairs
        .filter_map(|pair| {
            let pair = js_sys::Array::from(&pair);
            Some((pair.get(0).as_string()?, pair.get(1).as_string()?))
        })
        .collect()
}

/// Whether the player has told his system that things should move less.
pub fn prefers_less_motion() -> bool {
    window()
        .and_then(|window| window.match_media("(prefers-reduced-motion: reduce)").ok())
        .flatten()
        .is_some_and(|query| query.matches())
}

/// A share as the page takes it, 0 to 1.
pub(super) fn share(of: f32) -> JsValue {
    JsValue::from_f64(f64::from(of.clamp(0.0, 1.0)))
}
