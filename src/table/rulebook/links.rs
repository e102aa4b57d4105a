//! Links to paragraphs and chapters: buttons, and what a press for the rules is about.

use bevy::prelude::*;
use bevy::ui_widgets::Activate;

use crate::keys;
use crate::menu::{Menu, MenuTrail};
use crate::rules_topics::{BookPage, RulesTopics};
use kit_input::{Action, ActionButton, Focusable};
use kit_rules::message_key::MessageKey;
use kit_theme::ButtonStyle;
use kit_theme::scroll_pane::PaneDragged;
use kit_theme::widget::button;

/// A button that opens the rulebook at this paragraph; from a menu, which it leads back to, or from the table.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq)]
pub struct OpensParagraph(pub MessageKey);

/// A button that shows a chapter.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct ShowsChapter {
    /// The chapter, from 0.
    pub chapter: usize,
    /// Whether the button is one of the contents, which marks the chapter that is shown.
    pub is_content: bool,
}

/// A button beside a refusal that opens the rulebook where it is explained.
pub fn why_button(focusable: Focusable) -> impl Bundle {
    (
        ActionButton(Action::Rules),
        button(ButtonStyle::Option, keys::REFUSAL_WHY, focusable),
    )
}

/// A button that opens the rulebook at the paragraph about what is asked at the table.
pub fn asked_button(about: MessageKey, focusable: Focusable) -> impl Bundle {
    (
        OpensParagraph(about),
        button(ButtonStyle::Option, keys::SUMMARY_NOW, focusable),
    )
}

/// Adds links.
pub(super) fn plugin(app: &mut App) {
    app.init_resource::<RulesTopics>()
        .init_resource::<BookPage>()
        .add_observer(follow_link)
        .add_observer(show_chapter);
}

/// Opens the paragraph of a button.
fn follow_link(
    activate: On<Activate>,
    links: Query<&OpensParagraph>,
    dragged: Res<PaneDragged>,
    menu: Res<State<Menu>>,
    mut page: ResMut<BookPage>,
    mut trail: ResMut<MenuTrail>,
    mut next: ResMut<NextState<Menu>>,
) {
    let Ok(link) = links.get(activate.entity) else {
        return;
    };
    if dragged.0 {
        return;
    }
    page.go_to(link.0);
    if *menu.get() != Menu::Rulebook {
        trail.open(*menu.get(), Menu::Rulebook, &mut next);
    }
}

/// Shows the chapter of a button.
fn show_chapter(
    activate: On<Activate>,
    buttons: Query<&ShowsChapter>,
    dragged: Res<PaneDragged>,
    mut page: ResMut<BookPage>,
) {
    if let Ok(shows) = buttons.get(activate.entity)
        && !dragged.0
    {
        if !shows.is_content {
            // The button goes with the paragraphs around it: the first paragraph gets the focus.
            page.enters = true;
        }
        page.chapter = shows.chapter;
        page.target = None;
        page.end_search();
    }
}
