//! The head of the page: what is looked for.

use bevy::prelude::*;
use bevy::ui_widgets::Activate;
use kit_i18n::LocalizedText;
use kit_input::{Focusable, Layer, Presses};
use kit_table::flow::PageSystems;
use kit_table::menu::OpensMenu;
use kit_table::menu_page::{read_heading, read_page};
use kit_table::{Games, Menu};
use kit_theme::text_field::{FieldText, text_field};
use kit_theme::widget::{ButtonWords, button, label};
use kit_theme::{ButtonStyle, Scale, palette};

use super::list::spawn_list;
use super::view::{LONGEST, LibraryView, order_key};
use crate::app::save::{LibraryTask, SaveManager};
use crate::keys;

/// The focus zone of the head.
const HEAD: u8 = 0;
/// The space below the head, and the width of the field of search, in design units.
const GAP: f32 = 6.0;
const FIELD: f32 = 170.0;

/// A button that changes what is looked for; its words say what that is now.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq)]
enum FilterButton {
    Game,
    Result,
    Order,
}

/// The field for names.
#[derive(Component)]
struct NameField;

pub(super) fn plugin(app: &mut App) {
    app.add_observer(press_filter)
        .add_systems(OnEnter(Menu::Library), show_page)
        .add_systems(
            Update,
            (search, tell_filters.run_if(resource_changed::<LibraryView>))
                .chain()
                .in_set(PageSystems)
                .run_if(in_state(Menu::Library)),
        );
}

/// Builds the page, and asks for the list anew: another program may have kept games.
fn show_page(
    scale: Res<Scale>,
    games: Res<Games>,
    mut view: ResMut<LibraryView>,
    mut manager: ResMut<SaveManager>,
    mut commands: Commands,
) {
    manager
        .bypass_change_detection()
        .with_library(LibraryTask::List);
    let page = read_page(&mut commands, Menu::Library, "My games", GAP, HEAD);
    commands.spawn((
        ChildOf(page.title),
        label(keys::LIBRARY, read_heading(&scale), palette::AZURE_DEEP),
    ));
    let mut filters = vec![FilterButton::Result, FilterButton::Order];
    if games.0.len() > 1 {
        filters.insert(0, FilterButton::Game);
    }
    for filter in filters {
        commands.spawn((
            ChildOf(page.options),
            filter,
            button(
                ButtonStyle::Option,
                keys::LIBRARY,
                Focusable::MENU.zone(HEAD),
            ),
        ));
    }
    for (menu, words) in [
        (Menu::Statistics, keys::STATISTICS),
        (Menu::Mistakes, keys::MISTAKES),
    ] {
        commands.spawn((
            ChildOf(page.options),
            OpensMenu(menu),
            button(ButtonStyle::Option, words, Focusable::MENU.zone(HEAD)),
        ));
    }
    commands.spawn((
        ChildOf(page.options),
        NameField,
        text_field(keys::LIBRARY_SEARCH, FIELD, Focusable::MENU.zone(HEAD)),
    ));
    spawn_list(&mut commands, page.panel);
    // The words of the buttons and the list are written for it.
    view.set_changed();
}

/// Says on each button what is looked for.
fn tell_filters(
    view: Res<LibraryView>,
    games: Res<Games>,
    buttons: Query<(&FilterButton, &Children)>,
    mut fields: Query<&mut FieldText, With<NameField>>,
    mut words: Query<&mut LocalizedText, With<ButtonWords>>,
) {
    for (filter, children) in &buttons {
        let told: LocalizedText = match filter {
            FilterButton::Game => match view.game.and_then(|game| games.get(game)) {
                Some(game) => game.name.into(),
                None => keys::LIBRARY_ALL_GAMES.into(),
            },
            FilterButton::Result => view.result.key().into(),
            FilterButton::Order => order_key(view.order).into(),
        };
        for &child in children {
            if let Ok(mut words) = words.get_mut(child) {
                words.set_if_neq(told.clone());
            }
        }
    }
    for mut field in &mut fields {
        if field.text != view.search {
            field.text.clone_from(&view.search);
        }
    }
}

fn press_filter(
    activate: On<Activate>,
    buttons: Query<&FilterButton>,
    games: Res<Games>,
    mut view: ResMut<LibraryView>,
) {
    match buttons.get(activate.entity) {
        Ok(FilterButton::Game) => view.next_game(games.0.iter().map(|game| game.id)),
        Ok(FilterButton::Result) => view.next_result(),
        Ok(FilterButton::Order) => view.next_order(),
        Err(_) => {}
    }
}

/// Searches for what is typed.
fn search(presses: Res<Presses>, mut view: ResMut<LibraryView>) {
    let mut text = view.search.clone();
    for typed in presses.typed(Layer::Menu) {
        typed.write(&mut text, LONGEST);
    }
    if text != view.search {
        view.search = text;
        view.page = 0;
    }
}
