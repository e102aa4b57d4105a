//! The page: which game is counted, the tables, and the button that gives them out.

use bevy::prelude::*;
use bevy::ui_widgets::Activate;
use kit_i18n::LocalizedText;
use kit_input::Focusable;
use kit_library::Query as LibraryQuery;
use kit_library::statistics::{GuessCounts, Skill, Statistics};
use kit_rules::game::GameId;
use kit_table::flow::PageSystems;
use kit_table::menu_page::{read_heading, read_page};
use kit_table::{Games, Menu};
use kit_theme::scroll_pane::scroll_pane;
use kit_theme::widget::{ButtonWords, button, centred, label};
use kit_theme::{ButtonStyle, Scale, TextStyle, palette};

use super::sections::{add_guesses, add_sections, add_skill};
use crate::app::daily::Now;
use crate::app::library::{GameLibrary, KeptReviews};
use crate::app::save::{LibraryTask, SaveManager};
use crate::keys;

/// The focus zones of the head and of the tables.
const HEAD: u8 = 0;
pub(super) const TABLES: u8 = 1;
/// The space below the head, in design units.
const GAP: f32 = 6.0;

/// The game that is counted; all of them if none.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
struct CountedGames(Option<GameId>);

/// The pane with the tables.
#[derive(Component)]
struct TablesPane;

/// What a button of the head does.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq)]
enum StatisticsButton {
    Game,
    Table,
}

/// Adds the menu.
pub(in crate::app::menu) fn plugin(app: &mut App) {
    app.init_resource::<CountedGames>()
        .add_observer(press)
        .add_systems(OnEnter(Menu::Statistics), show_page)
        .add_systems(
            Update,
            fill_tables
                .in_set(PageSystems)
                .run_if(in_state(Menu::Statistics))
                .run_if(
                    resource_changed::<CountedGames>
                        .or_eager(resource_changed::<GameLibrary>)
                        .or_eager(resource_changed::<KeptReviews>),
                ),
        );
}

/// Builds the page.
fn show_page(
    scale: Res<Scale>,
    games: Res<Games>,
    mut counted: ResMut<CountedGames>,
    mut manager: ResMut<SaveManager>,
    mut commands: Commands,
) {
    let manager = manager.bypass_change_detection();
    manager.with_library(LibraryTask::ReadReviews);
    let page = read_page(&mut commands, Menu::Statistics, "Statistics", GAP, HEAD);
    commands.spawn((
        ChildOf(page.title),
        label(keys::STATISTICS, read_heading(&scale), palette::AZURE_DEEP),
    ));
    let mut buttons = vec![(StatisticsButton::Table, keys::STATISTICS_TABLE)];
    if games.0.len() > 1 {
        buttons.insert(0, (StatisticsButton::Game, keys::LIBRARY_ALL_GAMES));
    }
    for (it, words) in buttons {
        let focusable = Focusable::MENU.zone(HEAD);
        let focusable = match it {
            StatisticsButton::Game => focusable.first(),
            StatisticsButton::Table => focusable,
        };
        commands.spawn((
            ChildOf(page.options),
            it,
            button(ButtonStyle::Option, words, focusable),
        ));
    }
    let pane = scroll_pane(&mut commands, page.panel);
    commands.entity(pane).insert(TablesPane);
    counted.set_changed();
}

/// Counts, and writes the tables.
fn fill_tables(
    (library, reviews): (Res<GameLibrary>, Res<KeptReviews>),
    games: Res<Games>,
    counted: Res<CountedGames>,
    panes: Query<Entity, With<TablesPane>>,
    buttons: Query<(&StatisticsButton, &Children)>,
    mut words: Query<&mut LocalizedText, With<ButtonWords>>,
    mut commands: Commands,
) {
    let Ok(pane) = panes.single() else {
        return;
    };
    let game = counted.0.and_then(|game| games.get(game));
    for (_, children) in buttons.iter().filter(|it| *it.0 == StatisticsButton::Game) {
        let name = game.map_or(keys::LIBRARY_ALL_GAMES, |game| game.name);
        for &child in children {
            if let Ok(mut words) = words.get_mut(child) {
                words.set_if_neq(name.into());
            }
        }
    }
    commands.entity(pane).despawn_children();
    let listed = library.listed.clone().unwrap_or_default();
    let query = LibraryQuery {
        game: counted.0.map(|game| game.to_string()),
        ..LibraryQuery::default()
    };
    let statistics = Statistics::of(&listed, &query);
    let note = if statistics.all.counts.games == 0 {
        keys::STATISTICS_NONE
    } else {
        keys::STATISTICS_ABOUT
    };
    commands.spawn((
        ChildOf(pane),
        centred(note, TextStyle::CAPTION.growing(1.3), palette::INK_PALE),
        Pickable::IGNORE,
    ));
    if statistics.branches > 0 {
        let words = LocalizedText::new(keys::STATISTICS_BRANCHES).with("n", statistics.branches);
        commands.spawn((
            ChildOf(pane),
            centred(words, TextStyle::CAPTION.growing(1.3), palette::INK_PALE),
            Pickable::IGNORE,
        ));
    }
    if statistics.all.counts.games > 0 {
        add_sections(&mut commands, pane, &listed, &statistics, &games, game);
        if let Some(reviews) = &reviews.0 {
            let skill = Skill::of(&listed, reviews, &query);
            add_skill(&mut commands, pane, &skill, game);
        }
        add_guesses(&mut commands, pane, &GuessCounts::of(&listed, &query));
    }
}

fn press(
    activate: On<Activate>,
    buttons: Query<&StatisticsButton>,
    games: Res<Games>,
    now: Res<Now>,
    mut counted: ResMut<CountedGames>,
    mut manager: ResMut<SaveManager>,
) {
    match buttons.get(activate.entity) {
        Ok(StatisticsButton::Game) => {
            let at = (games.0.iter()).position(|game| Some(game.id) == counted.0);
            let next = at.map_or(0, |at| at + 1);
            counted.0 = games.0.get(next).map(|game| game.id);
        }
        Ok(StatisticsButton::Table) => {
            let game = counted.0.map(|game| game.to_string());
            let of = game.as_deref().unwrap_or("guyenne-games");
            let name = format!("{of}-{}.csv", now.date());
            let manager = manager.bypass_change_detection();
            manager.with_library(LibraryTask::Table(game, name));
        }
        Err(_) => {}
    }
}
