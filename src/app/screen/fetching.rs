//! Loads a game's pictures when its first page is opened, under a page with a progress bar. Those of the game that the
//! title is about come while it stands, where reading them takes nothing from its frames.

use bevy::prelude::*;

use super::progress_page::{ProgressFill, progress_page};
use kit_table::{Games, Screen};
use kit_theme::SpriteAtlases;

/// The page with the bar.
#[derive(Component)]
struct FetchingPage;

/// The index of the pictures that are being loaded.
#[derive(Resource)]
struct Fetching(&'static str);

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        OnEnter(Screen::Title),
        fetch_first_game.run_if(|| cfg!(not(target_arch = "wasm32"))),
    )
    .add_systems(
        Update,
        (
            begin_fetching.run_if(state_changed::<Screen>),
            end_fetching.run_if(resource_exists::<Fetching>),
        )
            .chain(),
    );
}

/// Begins to load the pictures of the first game.
fn fetch_first_game(games: Res<Games>, atlases: Res<SpriteAtlases>) {
    if let Some(sheets) = games.first().sheets {
        let _begun = atlases.fetch(sheets);
    }
}

/// Begins to load the pictures of the game on screen, if they are not there.
fn begin_fetching(
    screen: Res<State<Screen>>,
    games: Res<Games>,
    atlases: Res<SpriteAtlases>,
    shown: Query<Entity, With<FetchingPage>>,
    mut commands: Commands,
) {
    let game = screen.get().game().and_then(|game| games.get(game));
    let missing = game
        .and_then(|game| game.sheets)
        .filter(|sheets| atlases.fetch(sheets) < 1.0);
    match missing {
        Some(sheets) if shown.is_empty() => {
            commands.insert_resource(Fetching(sheets));
            commands.spawn((FetchingPage, GlobalZIndex(200), progress_page("Fetching")));
        }
        Some(sheets) => commands.insert_resource(Fetching(sheets)),
        None => {}
    }
}

/// Fills the bar, and takes the page away when everything is there or the game is left.
fn end_fetching(
    fetching: Res<Fetching>,
    screen: Res<State<Screen>>,
    atlases: Res<SpriteAtlases>,
    shown: Query<Entity, With<FetchingPage>>,
    mut fills: Query<&mut Node, With<ProgressFill>>,
    mut commands: Commands,
) {
    let share = atlases.fetch(fetching.0);
    for mut node in &mut fills {
        node.width = percent(100.0 * share);
    }
    if share >= 1.0 || screen.get().game().is_none() {
        commands.remove_resource::<Fetching>();
        for page in &shown {
            commands.entity(page).despawn();
        }
    }
}
