//! A game in progress as text, to move it to another browser: the page shows it and asks for it, the game checks it.

use crate::app::{browser::page, platform::SaveTransfer, save::BringGame};
use bevy::prelude::*;
use kit_table::{RecordChanged, SavedGames, Screen};
use std::{cell::RefCell, rc::Rc};
use wasm_bindgen::JsValue;

/// Texts from the page that have not been read yet.
#[derive(Default)]
struct ImportedTexts(Rc<RefCell<Vec<String>>>);

pub(super) fn plugin(app: &mut App) {
    let imported = ImportedTexts::default();
    listen(&imported);
    app.insert_non_send(imported).add_systems(
        Update,
        (
            import.run_if(not(in_state(Screen::Loading))),
            answer_transfer.run_if(on_message::<SaveTransfer>),
        ),
    );
    app.add_systems(PostUpdate, send_record.run_if(on_message::<RecordChanged>));
}

/// Asks the page to show the game in progress as text, or to ask the player for one.
fn answer_transfer(mut requests: MessageReader<SaveTransfer>, saved: Res<SavedGames>) {
    let latest = saved.latest().filter(|(_, save)| !save.is_over);
    match (requests.read().last(), latest) {
        (Some(SaveTransfer::Out), Some((_, game))) => {
            let text = JsValue::from_str(game.record.trim_end());
            page::send("guyenne:save-text", "text", &text);
        }
        (Some(SaveTransfer::In), _) => page::dispatch("guyenne:ask-text"),
        _ => {}
    }
}

/// Collects the texts that the page sends.
fn listen(imported: &ImportedTexts) {
    let texts = Rc::clone(&imported.0);
    page::listen("guyenne:load-text", move |event| {
        let text = js_sys::Reflect::get(&event.detail(), &"text".into());
        if let Some(text) = text.ok().and_then(|text| text.as_string()) {
            texts.borrow_mut().push(text);
        }
    });
}

/// Brings the texts to the game, which takes in what it can.
fn import(imported: NonSend<ImportedTexts>, mut brought: MessageWriter<BringGame>) {
    brought.write_batch(imported.0.borrow_mut().drain(..).map(BringGame));
}

/// Sends the record of every game that is over to the page, also of demonstrations.
fn send_record(mut changed: MessageReader<RecordChanged>) {
    for latest in changed.read().filter(|latest| latest.is_over) {
        let text = JsValue::from_str(latest.record.trim_end());
        page::send("guyenne:record", "text", &text);
    }
}
