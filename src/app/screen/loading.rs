//! The loading screen: a progress bar for fonts and pictures. It has no text, because it has no fonts yet.

use super::progress_page::{ProgressFill, progress_page};
use crate::app::{
    attract_mode::{AttractMode, begin_demo},
    options::LaunchOptions,
    platform::PlatformCapabilities,
    save::BringGame,
    toast::Toast,
};
use crate::keys;
use bevy::{asset::UntypedHandle, prelude::*};
use bevy_asset_loader::prelude::*;
use iyes_progress::prelude::*;
use kit_i18n::LocalizedText;
use kit_table::{Games, SaveSummary, SavedGames, Screen, StartGame};
use kit_theme::{Fonts, SpriteAtlases};
use tracing::error;

/// Everything that must be loaded before the title.
#[derive(Resource, Default)]
struct Awaited(Vec<UntypedHandle>);

/// Exists in apps without a screen: pictures are not waited for.
#[derive(Resource, Clone, Copy, Debug, Default)]
pub struct WithoutPictures;

/// Loads fonts and pictures, shows the progress, and goes on to the title.
pub(super) fn plugin(app: &mut App) {
    let mut collections = LoadingState::new(Screen::Loading).load_collection::<Fonts>();
    if !app.world().contains_resource::<WithoutPictures>() {
        collections = collections.load_collection::<SpriteAtlases>();
    }
    app.add_plugins(
        ProgressPlugin::<Screen>::new().with_state_transition(Screen::Loading, Screen::Title),
    )
    .add_loading_state(collections)
    .init_resource::<Awaited>()
    .add_systems(OnEnter(Screen::Loading), (list_awaited, spawn_bar))
    .add_systems(
        Update,
        (
            count_loaded.track_progress::<Screen>(),
            fill_bar,
            exit_without_fonts.run_if(resource_exists::<PlatformCapabilities>),
        )
            .chain()
            .run_if(in_state(Screen::Loading)),
    )
    .add_systems(OnExit(Screen::Loading), skip_title);
}

/// Lists everything that must be loaded.
fn list_awaited(world: &mut World) {
    let mut all = Fonts::load(world);
    if !world.contains_resource::<WithoutPictures>() {
        all.extend(SpriteAtlases::load(world));
    }
    world.insert_resource(Awaited(all));
}

/// The progress. What cannot be read is counted as loaded: the game goes on without it, and the log says so. The loader
/// could count by itself (its feature `progress_tracking`), but there a picture that cannot be read is never counted,
/// so the bar would stop for ever.
fn count_loaded(
    server: Res<AssetServer>,
    awaited: Res<Awaited>,
    fonts: Option<Res<Fonts>>,
) -> Progress {
    let loaded = awaited
        .0
        .iter()
        .filter(|handle| {
            server.is_loaded_with_dependencies(handle.id())
                || server
                    .get_load_state(handle.id())
                    .is_some_and(|state| state.is_failed())
        })
        .count();
    let ready = usize::from(fonts.is_some());
    Progress {
        done: u32::try_from(loaded + ready).unwrap_or(u32::MAX),
        total: u32::try_from(awaited.0.len() + 1).unwrap_or(u32::MAX),
    }
}

/// Without fonts nothing can be said on screen: on a computer the program prints an error and ends. A page reports by
/// itself what it could not fetch.
fn exit_without_fonts(
    server: Res<AssetServer>,
    awaited: Res<Awaited>,
    platform: Res<PlatformCapabilities>,
    mut exit: MessageWriter<AppExit>,
) {
    let failed = |handle: &UntypedHandle| {
        server
            .get_load_state(handle.id())
            .is_some_and(|state| state.is_failed())
    };
    let fonts = Fonts::paths().count();
    if platform.quits && awaited.0.iter().take(fonts).any(failed) {
        error!(
            "the fonts in assets/fonts cannot be read: start the game in its own folder, or name that folder in BEVY_ASSET_ROOT"
        );
        exit.write(AppExit::error());
    }
}

/// Shows an empty bar.
fn spawn_bar(mut commands: Commands) {
    commands.spawn((DespawnOnExit(Screen::Loading), progress_page("Loading")));
}

/// Fills the bar.
fn fill_bar(
    tracker: Res<ProgressTracker<Screen>>,
    mut fills: Query<&mut Node, With<ProgressFill>>,
) {
    let progress = tracker.get_global_progress();
    let share: f32 = progress.into();
    for mut node in &mut fills {
        node.width = percent(100.0 * share);
    }
}

/// Skips the title if the command line or the address names a game: a saved game that fits is taken up again, and one
/// that does not stays among those in progress, which a toast says.
fn skip_title(
    options: Res<LaunchOptions>,
    games: Res<Games>,
    saved: Res<SavedGames>,
    mut demo: ResMut<AttractMode>,
    mut toasts: MessageWriter<Toast>,
    mut commands: Commands,
) {
    if options.demo {
        *demo = AttractMode::Forever;
        begin_demo(&options, &games, &mut commands);
    } else if let Some(text) = &options.watch {
        commands.write_message(BringGame(text.clone()));
    } else if options.names_a_game() {
        let game = options.game(&games);
        let mut request = options.request();
        let fits = |save: &&SaveSummary| {
            !save.is_over && save.refused.is_none() && (game.fits)(&request, &save.record)
        };
        let mut saves = saved.all_of(game.id).map(|saved| &saved.save);
        if let Some(save) = saves.find(fits) {
            request.resume = Some(save.record.clone());
        } else if saved.of(game.id).is_some() {
            toasts.write(Toast(LocalizedText::new(keys::TOAST_GAME_SET_ASIDE)));
        }
        commands.write_message(StartGame {
            game: game.id,
            request,
        });
    }
}
