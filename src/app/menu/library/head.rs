//! The head of the page: what is looked for.

use bevy::prelude::*;
use bevy::ui_widgets::Activate;
use kit_i18n::LocalizedText;
use kit_input::{Focusable, Layer, Presses};
use kit_rules::game::GameId;
use kit_table::flow::PageSystems;
use kit_table::menu::OpensMenu;
use kit_table::menu_page::{read_heading, read_page};
use kit_table::{Games, Menu};
use kit_theme::text_field::{FieldText, text_field};
use kit_theme::widget::{ButtonWords, button, label};
use kit_theme::{ButtonStyle, Scale, palette};

use super::super::statistics;
use super::list::spawn_list;
use super::view::{LONGEST, LibraryView, order_key};
use crate::app::library::GameLibrary;
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
    Variant,
    Opponent,
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
            (
                search,
                tell_filters.run_if(
                    resource_changed::<LibraryView>.or_eager(resource_changed::<GameLibrary>),
                ),
            )
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
    let game = (games.0.len() > 1).then_some(FilterButton::Game);
    let others = [
        FilterButton::Variant,
        FilterButton::Opponent,
        FilterButton::Result,
        FilterButton::Order,
    ];
    for filter in game.into_iter().chain(others) {
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

/// Says on each button what is looked for. That for variants is there where there are several.
fn tell_filters(
    view: Res<LibraryView>,
    (games, library): (Res<Games>, Res<GameLibrary>),
    mut buttons: Query<(&FilterButton, &Children, &mut Node)>,
    mut fields: Query<&mut FieldText, With<NameField>>,
    mut words: Query<&mut LocalizedText, With<ButtonWords>>,
) {
    let game = view.game.and_then(|game| games.get(game));
    let listed = library.listed.as_deref();
    for (filter, children, mut node) in &mut buttons {
        let told: LocalizedText = match filter {
            FilterButton::Game => match game {
                Some(game) => game.name.into(),
                None => keys::LIBRARY_ALL_GAMES.into(),
            },
            FilterButton::Variant => {
                let some = listed.is_some_and(|listed| !view.variants(listed).is_empty());
                node.display = if some { Display::Flex } else { Display::None };
                match (game, &view.variant) {
                    (Some(game), Some(variant)) => (game.words_of_setups.variant)(variant),
                    _ => keys::LIBRARY_ALL_VARIANTS.into(),
                }
            }
            FilterButton::Opponent => match &view.opponent {
                Some(opponent) => statistics::opponent(opponent, game),
                None => keys::LIBRARY_ALL_OPPONENTS.into(),
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
    (games, library): (Res<Games>, Res<GameLibrary>),
    mut view: ResMut<LibraryView>,
) {
    let Ok(pressed) = buttons.get(activate.entity) else {
        return;
    };
    match (pressed, &library.listed) {
        (FilterButton::Game, _) => {
            let all: Vec<GameId> = games.0.iter().map(|game| game.id).collect();
            view.next_game(&all);
        }
        (FilterButton::Result, _) => view.next_result(),
        (FilterButton::Order, _) => view.next_order(),
        (FilterButton::Variant, Some(library)) => view.next_variant(library),
        (FilterButton::Opponent, Some(library)) => {
            let game = view.game.and_then(|game| games.get(game));
            let headless = game.and_then(|game| game.headless);
            view.next_opponent(library, headless.map_or(&[], |headless| headless.bots));
        }
        (FilterButton::Variant | FilterButton::Opponent, None) => {}
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
