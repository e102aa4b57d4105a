//! The games on the page, and its foot: which of them these are, and what is done with all of them.

use std::collections::BTreeSet;

use bevy::input_focus::InputFocus;
use bevy::prelude::*;
use bevy::ui::InteractionDisabled;
use kit_i18n::LocalizedText;
use kit_input::Focusable;
use kit_rules::message_key::MessageKey;
use kit_table::flow::PageSystems;
use kit_table::takes_focus::TakesFocus;
use kit_table::{Games, Menu, News};
use kit_theme::scroll_pane::scroll_pane;
use kit_theme::widget::{button, centred, label};
use kit_theme::{ButtonStyle, TextStyle, palette};

use super::button::{LibraryButton, ListFocus, Paging};
use super::row::add_row;
use super::view::{LibraryView, ON_PAGE};
use super::words;
use crate::app::library::GameLibrary;
use crate::app::link::PageAddress;
use crate::app::save::SaveManager;
use crate::keys;

/// The focus zone of the foot.
const FOOT: u8 = 2;

/// The pane with the games.
#[derive(Component)]
struct ListPane;

/// The foot of the page.
#[derive(Component)]
struct ListFoot;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<ListFocus>().add_systems(
        Update,
        (
            follow_focus,
            fill_list
                .pipe(say_found)
                .run_if(resource_changed::<LibraryView>.or_eager(resource_changed::<GameLibrary>)),
        )
            .chain()
            .in_set(PageSystems)
            .run_if(in_state(Menu::Library)),
    );
}

/// Follows the focus as long as it is on something.
fn follow_focus(
    now: Res<InputFocus>,
    all: Query<Option<&LibraryButton>>,
    mut focus: ResMut<ListFocus>,
) {
    let Some(button) = now.get().and_then(|entity| all.get(entity).ok()) else {
        return;
    };
    focus.last = button.copied();
    if focus.wanted == focus.last {
        focus.wanted = None;
    }
}

/// The foot of a page with a list: sentences and buttons in a row, which wraps.
pub(in crate::app::menu) fn foot_row() -> Node {
    Node {
        align_items: AlignItems::Center,
        justify_content: JustifyContent::Center,
        flex_wrap: FlexWrap::Wrap,
        flex_shrink: 0.0,
        column_gap: px(10),
        row_gap: px(4),
        ..default()
    }
}

/// Adds the pane and the foot to the panel of the page.
pub(super) fn spawn_list(commands: &mut Commands, panel: Entity) {
    let pane = scroll_pane(commands, panel);
    commands.entity(pane).insert(ListPane);
    commands.spawn((ChildOf(panel), ListFoot, foot_row()));
}

/// Writes the games that are found, and the foot; how many are found, once they are read.
fn fill_list(
    library: Res<GameLibrary>,
    games: Res<Games>,
    (manager, address): (Res<SaveManager>, Res<PageAddress>),
    mut view: ResMut<LibraryView>,
    focus: Res<ListFocus>,
    panes: Query<Entity, With<ListPane>>,
    feet: Query<Entity, With<ListFoot>>,
    mut commands: Commands,
) -> Option<usize> {
    let (Ok(pane), Ok(foot)) = (panes.single(), feet.single()) else {
        return None;
    };
    commands.entity(pane).despawn_children();
    commands.entity(foot).despawn_children();
    let Some(listed) = &library.listed else {
        note(&mut commands, pane, keys::LIBRARY_READING);
        return None;
    };
    let found = view.found(listed);
    let page = view.page.min(LibraryView::last_page(found.len()));
    if view.page != page {
        view.bypass_change_detection().page = page;
    }
    if manager.forgets() {
        note(&mut commands, pane, keys::LIBRARY_FORGETS);
    }
    if found.is_empty() {
        note(&mut commands, pane, none(&view));
    }
    let focused = focus.wanted.or(focus.last);
    let from = page * ON_PAGE;
    let on_page = found.iter().skip(from).take(ON_PAGE);
    for (n, &id) in on_page.enumerate() {
        let entry = listed.index.entry(id);
        let game = entry.and_then(|entry| games.named(&entry.game));
        if let (Some(entry), Some(game)) = (entry, game) {
            let marks = super::row::RowMarks {
                starred: listed.marks.is_starred(id),
                deleted: view.deleted.contains(&id),
                first: n == 0,
                has_address: address.0.is_some(),
                takes_focus: focused,
            };
            add_row(&mut commands, pane, entry, game, marks);
        }
    }
    let damaged = words::damaged(keys::LIBRARY_DAMAGED, listed.index.damaged());
    if let Some(told) = damaged {
        note(&mut commands, pane, told);
    }
    fill_foot(&mut commands, foot, found.len(), page, focused);
    Some(found.len())
}

/// What is told where no game is found.
fn none(view: &LibraryView) -> MessageKey {
    match view.narrows() {
        true => keys::LIBRARY_NONE_FOUND,
        false => keys::LIBRARY_NONE,
    }
}

/// Which of the games that were found are on a page.
pub(in crate::app::menu) fn range(found: usize, page: usize) -> LocalizedText {
    let from = page * ON_PAGE;
    LocalizedText::new(keys::LIBRARY_RANGE)
        .with("from", from + 1)
        .with("to", (from + ON_PAGE).min(found))
        .with("n", found)
}

/// Says to who hears it which games are found, when something else is looked for or the page is turned.
fn say_found(
    In(found): In<Option<usize>>,
    view: Res<LibraryView>,
    panes: Query<(), Added<ListPane>>,
    mut before: Local<Option<(LibraryView, usize)>>,
    mut news: MessageWriter<News>,
) {
    let Some(found) = found else {
        return;
    };
    let looked_for = LibraryView {
        deleted: BTreeSet::new(),
        ..view.clone()
    };
    let now = Some((looked_for, found));
    if panes.is_empty() && *before == now {
        return;
    }
    *before = now;
    news.write(News(match found {
        0 => none(&view).into(),
        _ => range(found, view.page),
    }));
}

/// A line of the list that is no game.
fn note(commands: &mut Commands, pane: Entity, words: impl Into<LocalizedText>) {
    commands.spawn((
        ChildOf(pane),
        centred(words, TextStyle::BODY, palette::INK_PALE),
        Pickable::IGNORE,
    ));
}

/// Which games are on the page, the pages before and after it, and what is done with all of them.
fn fill_foot(
    commands: &mut Commands,
    foot: Entity,
    found: usize,
    page: usize,
    focused: Option<LibraryButton>,
) {
    let last = LibraryView::last_page(found);
    let mut add_button = |it: LibraryButton, words: LocalizedText| {
        let focusable = Focusable::MENU.zone(FOOT);
        let style = ButtonStyle::Option;
        let mut spawned = commands.spawn((ChildOf(foot), it, button(style, words, focusable)));
        let enabled = match it {
            LibraryButton::Page(Paging::Before) => page > 0,
            LibraryButton::Page(Paging::After) => page < last,
            _ => true,
        };
        if !enabled {
            spawned.insert(InteractionDisabled);
        } else if focused == Some(it) {
            spawned.insert(TakesFocus);
        }
    };
    if last > 0 {
        let before = LibraryButton::Page(Paging::Before);
        add_button(before, keys::LIBRARY_PAGE_BEFORE.into());
        let after = LibraryButton::Page(Paging::After);
        add_button(after, keys::LIBRARY_PAGE_AFTER.into());
    }
    add_button(LibraryButton::Import, keys::LIBRARY_IMPORT.into());
    if found > 0 {
        let export = LocalizedText::new(keys::LIBRARY_EXPORT).with("n", found);
        add_button(LibraryButton::Export, export);
        commands.spawn((
            ChildOf(foot),
            label(
                range(found, page),
                TextStyle::CAPTION.growing(1.3),
                palette::INK_PALE,
            ),
            Pickable::IGNORE,
        ));
    }
}
