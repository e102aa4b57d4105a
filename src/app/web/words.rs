//! The messages in other languages than English, which the program does not carry here: the page fetches them
//! (`assets/web/words.js`) and keeps them in `window.guyenneWords`, by the tags of their languages. Until they are
//! there the game speaks English.

use crate::app::browser::page;
use bevy::prelude::*;
use js_sys::{Reflect, global};
use kit_i18n::{Language, Localizer};
use std::{
    cell::{Cell, RefCell},
    collections::BTreeMap,
    rc::Rc,
};

thread_local! {
    /// The messages that were taken from the page, each language once.
    static TAKEN: RefCell<BTreeMap<Language, &'static str>> = RefCell::default();
}

/// Whether the page has fetched messages since they were last taken.
#[derive(Default)]
struct Fetched(Rc<Cell<bool>>);

pub(super) fn plugin(app: &mut App) {
    let fetched = Fetched::default();
    let is_fetched = Rc::clone(&fetched.0);
    page::listen("guyenne:words", move |_| is_fetched.set(true));
    app.insert_non_send(fetched).add_systems(First, take_words);
}

/// Has the texts on screen follow messages that came after the start.
fn take_words(fetched: NonSend<Fetched>, mut localizer: ResMut<Localizer>) {
    if fetched.0.take() {
        localizer.reload();
    }
}

/// All messages in a language, as Fluent; empty if the page has not fetched them, and for English.
pub(in crate::app) fn words_of_page(language: Language) -> &'static str {
    let fetch = || {
        let all = Reflect::get(&global(), &"guyenneWords".into()).ok()?;
        Reflect::get(&all, &language.tag().into()).ok()?.as_string()
    };
    TAKEN.with_borrow_mut(|taken| {
        if !taken.contains_key(&language)
            && let Some(text) = fetch()
        {
            // It stays as long as the page, as a text that is compiled in does.
            taken.insert(language, text.leak());
        }
        taken.get(&language).copied().unwrap_or_default()
    })
}
