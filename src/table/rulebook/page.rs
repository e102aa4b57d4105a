//! The page of the rulebook: a heading, the search, the contents at the left, the paragraphs at the right.

use bevy::ecs::system::ScheduleSystem;
use bevy::prelude::*;
use bevy::ui_widgets::Activate;

use super::book::Book;
use super::contents::contents;
use super::pane::{BookPane, fill_page};
use super::search_field::search_field;
use crate::keys;
use crate::menu::{Menu, menus_are_about};
use crate::menu_page::{read_heading, read_page};
use crate::rules_topics::BookPage;
use kit_input::Focusable;
use kit_rules::game::GameId;
use kit_theme::scroll_pane::scroll_pane;
use kit_theme::widget::{button, label, set_checked};
use kit_theme::{ButtonStyle, Scale, palette};

/// The focus zone of the row at the top.
const HEAD: u8 = 0;

/// The order of systems when the book is opened.
#[derive(SystemSet, Clone, Debug, PartialEq, Eq, Hash)]
enum BookSystems {
    /// The game inserts its [`Book`].
    Write,
    /// The page is built.
    Show,
}

/// The button that shows only what holds for the game on screen, or all.
#[derive(Component)]
struct HereButton;

/// Builds the page when its menu is opened.
pub(super) fn plugin(app: &mut App) {
    app.configure_sets(
        OnEnter(Menu::Rulebook),
        (BookSystems::Write, BookSystems::Show).chain(),
    )
    .add_observer(toggle_here)
    .add_systems(
        OnEnter(Menu::Rulebook),
        show_page
            .in_set(BookSystems::Show)
            .run_if(resource_exists::<Book>),
    )
    .add_systems(OnExit(Menu::Rulebook), close_page)
    .add_systems(
        Update,
        check_here.after(fill_page).run_if(in_state(Menu::Rulebook)),
    );
}

/// Lets `write_book` insert the [`Book`] whenever it is opened about this game.
pub fn add_book<M>(
    app: &mut App,
    game: GameId,
    write_book: impl IntoScheduleConfigs<ScheduleSystem, M>,
) {
    app.add_systems(
        OnEnter(Menu::Rulebook),
        write_book
            .in_set(BookSystems::Write)
            .run_if(menus_are_about(game)),
    );
}

/// Builds the page over the screen, without paragraphs.
fn show_page(book: Res<Book>, scale: Res<Scale>, mut commands: Commands) {
    let page = read_page(&mut commands, Menu::Rulebook, "Rulebook", 8.0, HEAD);
    commands.spawn((
        ChildOf(page.title),
        label(keys::BOOK_TITLE, read_heading(&scale), palette::AZURE_DEEP),
    ));
    commands.spawn((
        ChildOf(page.options),
        search_field(Focusable::MENU.zone(HEAD)),
    ));
    commands.spawn((
        ChildOf(page.options),
        HereButton,
        button(
            ButtonStyle::Option,
            keys::BOOK_ONLY_HERE,
            Focusable::MENU.zone(HEAD),
        ),
    ));
    let body = commands
        .spawn((
            ChildOf(page.panel),
            Node {
                flex_grow: 1.0,
                flex_basis: px(0),
                min_height: px(0),
                column_gap: px(10),
                ..default()
            },
        ))
        .id();
    contents(&mut commands, body, &book);
    let pane = scroll_pane(&mut commands, body);
    commands.entity(pane).insert(BookPane);
}

/// The next time the book opens where it was closed, without a search.
fn close_page(mut page: ResMut<BookPage>) {
    page.end_search();
}

/// Shows all, or only what holds here.
fn toggle_here(
    activate: On<Activate>,
    buttons: Query<(), With<HereButton>>,
    mut page: ResMut<BookPage>,
) {
    if buttons.contains(activate.entity) {
        page.only_here = !page.only_here;
    }
}

/// Marks the button while only that is shown which holds here.
fn check_here(
    page: Res<BookPage>,
    added: Query<(), Added<HereButton>>,
    buttons: Query<Entity, With<HereButton>>,
    mut commands: Commands,
) {
    if !page.is_changed() && added.is_empty() {
        return;
    }
    for button in &buttons {
        set_checked(&mut commands.entity(button), page.only_here);
    }
}
