//! The loading screen: a bar that fills as letters and pictures arrive. It has no words, because it
//! has no letters yet.

use crate::{
    app::{
        attract_mode::{AttractMode, begin_demo},
        options::LaunchOptions,
        platform::PlatformCapabilities,
    },
    table::{Games, Screen, StartGame},
    theme::{Fonts, SpriteAtlases, palette, widget::page},
};
use bevy::{asset::UntypedHandle, prelude::*};
use bevy_asset_loader::prelude::*;
use iyes_progress::prelude::*;

/// Everything that must be there before the title.
#[derive(Resource, Default)]
struct Awaited(Vec<UntypedHandle>);

/// Stands in apps that have no screen: pictures are not waited for.
#[derive(Resource, Clone, Copy, Debug, Default)]
pub struct WithoutPictures;

/// The part of the bar that is filled.
#[derive(Component)]
struct ProgressFill;

/// Reads letters and pictures, shows how far that is, and goes on.
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
            count_arrived.track_progress::<Screen>(),
            fill_bar,
            give_up.run_if(resource_exists::<PlatformCapabilities>),
        )
            .chain()
            .run_if(in_state(Screen::Loading)),
    )
    .add_systems(OnExit(Screen::Loading), go_where_asked);
}

/// Takes hold of everything that is awaited.
fn list_awaited(world: &mut World) {
    let mut all = Fonts::load(world);
    if !world.contains_resource::<WithoutPictures>() {
        all.extend(SpriteAtlases::load(world));
    }
    world.insert_resource(Awaited(all));
}

/// How much has arrived, and whether the letters are there. What cannot be read at all is counted as arrived: the game goes
/// on without it, and the log says so. The loader can count by itself (its feature `progress_tracking`), but a picture that
/// cannot be read never counts as done there: the bar would stand still for ever.
fn count_arrived(
    server: Res<AssetServer>,
    awaited: Res<Awaited>,
    fonts: Option<Res<Fonts>>,
) -> Progress {
    let arrived = awaited
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
        done: u32::try_from(arrived + ready).unwrap_or(u32::MAX),
        total: u32::try_from(awaited.0.len() + 1).unwrap_or(u32::MAX),
    }
}

/// Without letters nothing can be said on the screen: the program says it where it was started from, and ends. A page has
/// its own words for what it could not fetch.
fn give_up(
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
    let lettered = Fonts::paths().count();
    if platform.quits && awaited.0.iter().take(lettered).any(failed) {
        error!(
            "the letters in assets/fonts cannot be read: start the game in its own folder, or name that folder in BEVY_ASSET_ROOT"
        );
        exit.write(AppExit::error());
    }
}

/// Shows an empty bar.
fn spawn_bar(mut commands: Commands) {
    commands.spawn((
        Name::new("Loading"),
        DespawnOnExit(Screen::Loading),
        page(),
        BackgroundColor(palette::OAK_NIGHT),
        children![(
            Node {
                width: px(420),
                height: px(14),
                padding: UiRect::all(px(2)),
                border: UiRect::all(px(2)),
                border_radius: BorderRadius::all(px(7)),
                ..default()
            },
            BorderColor::all(palette::OR_DEEP),
            children![(
                ProgressFill,
                Node {
                    width: percent(0),
                    height: percent(100),
                    border_radius: BorderRadius::all(px(4)),
                    ..default()
                },
                BackgroundColor(palette::OR),
            )],
        )],
    ));
}

/// Fills the bar as far as things have arrived.
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

/// Passes the title by if the command line names a game.
fn go_where_asked(
    options: Res<LaunchOptions>,
    games: Res<Games>,
    mut demo: ResMut<AttractMode>,
    mut commands: Commands,
) {
    if options.demo {
        *demo = AttractMode::Forever;
        begin_demo(&options, &games, &mut commands);
    } else if options.names_a_game() {
        commands.write_message(StartGame {
            game: options.game(&games).id(),
            request: options.request(),
        });
    }
}
