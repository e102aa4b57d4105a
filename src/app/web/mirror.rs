//! The accessible tree on the page: the page gets what can be read and pressed, and sends back what a screen reader
//! does there. `assets/web/mirror.js` makes real elements of it.

use super::page;
use crate::{
    app::accessibility::{AccessibleTree, ItemRole},
    input::{AssistiveAct, AssistiveRequest, InputSystems},
};
use bevy::prelude::*;
use serde_json::{Value, json};
use std::{cell::RefCell, rc::Rc};
use wasm_bindgen::JsValue;

/// What the page has asked for and has not been read yet.
#[derive(Default)]
struct AskedPage(Rc<RefCell<Vec<AssistiveRequest>>>);

pub(super) fn plugin(app: &mut App) {
    let asked = AskedPage::default();
    listen(&asked);
    app.insert_non_send(asked)
        .add_systems(PreUpdate, read_requests.before(InputSystems::Gather))
        .add_systems(Last, send_tree.run_if(resource_changed::<AccessibleTree>));
}

/// Collects what the page asks for: the item's `id`, the `act`, and for a field of text its new `text`.
fn listen(asked: &AskedPage) {
    let requests = Rc::clone(&asked.0);
    page::listen("guyenne:act", move |event| {
        let field = |name: &str| {
            let value = js_sys::Reflect::get(&event.detail(), &name.into()).ok()?;
            value.as_string()
        };
        let entity = field("id")
            .and_then(|id| id.parse().ok())
            .and_then(Entity::try_from_bits);
        let act = match field("act").as_deref() {
            Some("focus") => Some(AssistiveAct::Focus),
            Some("press") => Some(AssistiveAct::Press),
            Some("write") => field("text").map(AssistiveAct::Write),
            _ => None,
        };
        if let (Some(entity), Some(act)) = (entity, act) {
            requests.borrow_mut().push(AssistiveRequest { entity, act });
        }
    });
}

/// Passes on what the page asks for.
fn read_requests(asked: NonSend<AskedPage>, mut requests: MessageWriter<AssistiveRequest>) {
    requests.write_batch(asked.0.borrow_mut().drain(..));
}

/// Sends the tree to the page.
fn send_tree(tree: Res<AccessibleTree>) {
    let id = |entity: Entity| Value::from(entity.to_bits().to_string());
    let items: Vec<Value> = tree
        .items
        .iter()
        .map(|item| {
            json!({
                "id": id(item.entity),
                "role": match item.role {
                    ItemRole::Heading => "heading",
                    ItemRole::Text => "text",
                    ItemRole::Button => "button",
                    ItemRole::TextField => "field",
                },
                "label": item.label,
                "checked": item.checked,
                "value": item.value,
                "disabled": item.disabled,
            })
        })
        .collect();
    let all = json!({
        "page": tree.page,
        "modal": tree.modal,
        "items": items,
        "focus": tree.focus.map(id),
    });
    page::send("guyenne:tree", "json", &JsValue::from_str(&all.to_string()));
}
