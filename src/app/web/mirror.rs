//! The accessible tree on the page: the page gets what can be read and pressed, and sends back what a screen reader
//! does there. `assets/web/mirror.js` makes real elements of it, and `assets/web/pen.js` a field of the browser's own
//! to write with.

use crate::app::{
    accessibility::{AccessibleTree, FRAMES_BETWEEN_TREES, ItemRole},
    browser::page,
};
use bevy::prelude::*;
use kit_input::{AssistiveAct, AssistiveRequest, InputSystems, NumberField};
use kit_theme::text_field::FieldKind;
use serde_json::{Value, json};
use std::{cell::RefCell, rc::Rc};
use wasm_bindgen::JsValue;

/// What the page has asked for and has not been read yet.
#[derive(Default)]
struct PageRequests(Rc<RefCell<Vec<AssistiveRequest>>>);

/// How often the page has written into fields: the tree tells it how many of its writings it shows.
#[derive(Resource, Default)]
struct PenText {
    /// How often it has.
    times: u32,
    /// How often it had before this frame.
    before: u32,
    /// How often it has been told.
    told: u32,
    /// Frames since the last time.
    frames: u32,
}

pub(super) fn plugin(app: &mut App) {
    let asked = PageRequests::default();
    listen(&asked);
    app.insert_non_send(asked)
        .init_resource::<PenText>()
        .add_systems(PreUpdate, read_requests.before(InputSystems::Gather))
        .add_systems(Last, send_tree);
}

/// Collects what the page asks for: the item's `id`, the `act`, and for a field of text its new `text`.
fn listen(asked: &PageRequests) {
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
fn read_requests(
    asked: NonSend<PageRequests>,
    mut written: ResMut<PenText>,
    mut requests: MessageWriter<AssistiveRequest>,
) {
    written.before = written.times;
    written.frames = written.frames.saturating_add(1);
    for request in asked.0.borrow_mut().drain(..) {
        if matches!(request.act, AssistiveAct::Write(_)) {
            written.times += 1;
            written.frames = 0;
        }
        requests.write(request);
    }
}

/// Sends the tree to the page when it has changed, and once after the page has written something: what the game does
/// not keep goes away there, too.
fn send_tree(
    tree: Res<AccessibleTree>,
    kinds: Query<(Option<&FieldKind>, Has<NumberField>)>,
    mut written: ResMut<PenText>,
) {
    // A tree that has changed shows what was written before this frame; one that has not is that of some frames ago.
    let shown = if written.frames > FRAMES_BETWEEN_TREES {
        written.times
    } else {
        written.before
    };
    if !tree.is_changed() && (written.told == written.times || shown != written.times) {
        return;
    }
    written.told = shown;
    let id = |entity: Entity| Value::from(entity.to_bits().to_string());
    let items: Vec<Value> = tree
        .items
        .iter()
        .map(|item| {
            let kind = match kinds.get(item.entity) {
                Ok((_, true)) => Some("number"),
                Ok((Some(FieldKind::Name), _)) => Some("name"),
                Ok((Some(FieldKind::Search), _)) => Some("search"),
                Ok((None, false)) | Err(_) => None,
            };
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
                "area": kind.map(|_| {
                    let (from, size) = (item.area.min, item.area.size());
                    [from.x, from.y, size.x, size.y]
                }),
                "kind": kind,
            })
        })
        .collect();
    let all = json!({
        "page": tree.page,
        "modal": tree.modal,
        "items": items,
        "focus": tree.focus.map(id),
        "written": shown,
    });
    page::send("guyenne:tree", "json", &JsValue::from_str(&all.to_string()));
}
