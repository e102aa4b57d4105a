//! A game in progress as text, to be carried to another browser: the page shows it and asks for it, the game checks it.

use super::page;
use crate::{
    app::{
        menu::Menu,
        platform::SaveTransfer,
        save::{SaveManager, SaveSlot, brought_game},
        toast::Toast,
    },
    i18n::LocalizedText,
    table::{Games, RecordChanged, SavedGames, Screen},
};
use bevy::prelude::*;
use std::{cell::RefCell, rc::Rc};
use wasm_bindgen::JsValue;

/// Texts that the page has brought and nobody has read.
#[derive(Default)]
struct Brought(Rc<RefCell<Vec<String>>>);

pub(super) fn plugin(app: &mut App) {
    let brought = Brought::default();
    listen(&brought);
    app.insert_non_send(brought).add_systems(
        Update,
        (
            take_in.run_if(not(in_state(Screen::Loading))),
            carry.run_if(on_message::<SaveTransfer>),
        ),
    );
    app.add_systems(PostUpdate, tell_record.run_if(on_message::<RecordChanged>));
}

/// Has the page show the game in progress as text, or ask for one.
fn carry(mut wishes: MessageReader<SaveTransfer>, saved: Res<SavedGames>) {
    let latest = saved.latest().filter(|(_, save)| !save.is_over);
    match (wishes.read().last(), latest) {
        (Some(SaveTransfer::Out), Some((_, game))) => {
            let text = JsValue::from_str(game.record.trim_end());
            page::tell("guyenne:save-text", "text", &text);
        }
        (Some(SaveTransfer::In), _) => page::call("guyenne:ask-text"),
        _ => {}
    }
}

/// Hears what the page brings.
fn listen(brought: &Brought) {
    let texts = Rc::clone(&brought.0);
    page::hear("guyenne:load-text", move |event| {
        let text = js_sys::Reflect::get(&event.detail(), &"text".into());
        if let Some(text) = text.ok().and_then(|text| text.as_string()) {
            texts.borrow_mut().push(text);
        }
    });
}

/// Takes in a game that was brought: it becomes the game to continue, and the title offers it.
fn take_in(
    brought: NonSend<Brought>,
    mut manager: ResMut<SaveManager>,
    games: Res<Games>,
    mut saved: ResMut<SavedGames>,
    mut toasts: MessageWriter<Toast>,
    mut commands: Commands,
) {
    let Some(text) = brought.0.borrow_mut().pop() else {
        return;
    };
    match brought_game(&games, &text) {
        Ok((game, save)) => {
            manager.write(SaveSlot::Game(game), &save.record);
            saved.set(game, Some(save));
            commands.set_state(Menu::None);
            commands.set_state(Screen::Title);
            toasts.write(Toast(LocalizedText::new("notice-import-done")));
        }
        Err(why) => {
            toasts.write(Toast(why));
        }
    }
}

/// Tells the page the record of a game that is over, whoever played it.
fn tell_record(mut changed: MessageReader<RecordChanged>) {
    for latest in changed.read().filter(|latest| latest.is_over) {
        let text = JsValue::from_str(latest.record.trim_end());
        page::tell("guyenne:record", "text", &text);
    }
}
