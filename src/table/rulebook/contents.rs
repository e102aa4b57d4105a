//! The contents: a button for each chapter.

use bevy::prelude::*;

use super::book::Book;
use super::links::ShowsChapter;
use super::pane::fill_page;
use crate::menu::Menu;
use crate::rules_topics::BookPage;
use kit_input::Focusable;
use kit_theme::ButtonStyle;
use kit_theme::scroll_pane::scroll_pane;
use kit_theme::widget::{button, set_checked};

/// The focus zone of the contents.
const ZONE: u8 = 1;

/// Marks the chapter that is shown.
pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        mark_chapter
            .after(fill_page)
            .run_if(in_state(Menu::Rulebook)),
    );
}

/// Adds the contents to the page.
pub(super) fn contents(commands: &mut Commands, body: Entity, book: &Book) {
    let column = commands
        .spawn((
            ChildOf(body),
            Node {
                flex_direction: FlexDirection::Column,
                flex_shrink: 0.0,
                ..default()
            },
        ))
        .id();
    let pane = scroll_pane(commands, column);
    // As wide as its longest title.
    commands
        .entity(pane)
        .entry::<Node>()
        .and_modify(|mut node| {
            node.flex_basis = auto();
            node.row_gap = px(5);
        });
    for chapter in 0..book.chapters.len() {
        let shows = ShowsChapter {
            chapter,
            is_content: true,
        };
        commands
            .spawn((
                ChildOf(pane),
                shows,
                button(
                    ButtonStyle::Option,
                    book.chapter_name(chapter),
                    Focusable::MENU.zone(ZONE).order(chapter as u8 + 1),
                ),
            ))
            .entry::<Node>()
            .and_modify(|mut node| node.justify_content = JustifyContent::FlexStart);
    }
}

/// Marks the chapter that is shown; none while something is searched for.
fn mark_chapter(
    page: Res<BookPage>,
    added: Query<(), Added<ShowsChapter>>,
    buttons: Query<(Entity, &ShowsChapter)>,
    mut commands: Commands,
) {
    if !page.is_changed() && added.is_empty() {
        return;
    }
    for (entity, shows) in &buttons {
        let is_shown = shows.is_content && page.search.is_empty() && shows.chapter == page.chapter;
        set_checked(&mut commands.entity(entity), is_shown);
    }
}
