//! The app put together: the engine, and everything that is ours on top of it; in a window, for show, or without a
//! screen.

use super::engine_plugins::EnginePlugins;
use super::games::GAMES;
use super::{
    LaunchOptions, Screen, accessibility, attract_mode, audio, challenge, clipboard, daily,
    daily_luck, guesses, library, link, live_region, menu, messages, platform, result_extras,
    review, save,
    save::{SaveManager, Storage},
    screen, settings, toast,
};
#[cfg(target_arch = "wasm32")]
use super::{browser, web};
#[cfg(not(target_arch = "wasm32"))]
use super::{dev, direct_render, icon, start};
use bevy::{
    app::{PluginGroupBuilder, TaskPoolOptions, TaskPoolPlugin},
    asset::AssetMetaCheck,
    core_pipeline::CorePipelinePlugin,
    ecs::{error::warn, schedule::SingleThreadedExecutor},
    gilrs::GilrsPlugin,
    prelude::*,
    render::{RenderApp, RenderPlugin, settings::WgpuSettings},
    sprite_render::SpriteRenderPlugin,
    ui_render::UiRenderPlugin,
    ui_widgets::{ButtonPlugin, ScrollAreaPlugin, ScrollbarPlugin},
    window::WindowResolution,
    winit::WinitPlugin,
};
#[cfg(not(target_arch = "wasm32"))]
use bevy::{
    asset::io::{AssetSourceBuilder, AssetSourceId, ErasedAssetReader, file::FileAssetReader},
    log::LogPlugin,
};
#[cfg(target_arch = "wasm32")]
use kit_i18n::GameWords;
use kit_i18n::{Language, Localizer};
use kit_table::{
    Games, ThinkingLimit,
    flow::{GameSystems, PageSystems},
};
use kit_theme::{SpriteAtlases, atlas::ReadAtlases, entrance::EntranceSystems, scale};

/// The game in a window.
pub fn app(options: LaunchOptions) -> App {
    let games = all_games();
    let mut app = with_engine(&options, &games);
    #[cfg(not(target_arch = "wasm32"))]
    {
        if let Some(frames) = options.bench_frames {
            dev::bench::measure(&mut app, frames, &options);
        }
        if options.bare {
            dev::bench::bare(&mut app);
            app.insert_resource(options);
            return app;
        }
    }
    if !cfg!(debug_assertions) {
        app.set_error_handler(warn);
    }
    let saves = SaveManager::of_player(&games);
    put_together(&mut app, options, games, saves);
    audio::output(&mut app);
    #[cfg(not(target_arch = "wasm32"))]
    app.add_plugins(start::plugin);
    #[cfg(unix)]
    app.add_plugins(super::signals::plugin);
    app.insert_resource(link::Browser::PLATFORM)
        .insert_resource(link::PageAddress::found())
        .insert_resource(daily::SystemClock::PLATFORM);
    clipboard::connect(&mut app);
    #[cfg(target_arch = "wasm32")]
    app.add_plugins(web::plugin);
    app
}

/// The game in a window that keeps nothing and finds nothing kept, to be shown and photographed.
pub fn for_show(options: LaunchOptions) -> App {
    let games = all_games();
    let mut app = with_engine(&options, &games);
    let saves = SaveManager::new(Storage::in_memory(), &games);
    put_together(&mut app, options, games, saves);
    app
}

/// The game without a window or a screen, for tests: it lays out its interface and answers keys, pads
/// and pointers as the real one does, as fast as [`App::update`] is called. Pictures have sizes but are
/// not read; letters are, and the app comes back when they are there. Nothing is kept, and bots think as long as they
/// need: what they play depends on the seed alone.
pub fn headless(options: LaunchOptions) -> App {
    let games = all_games();
    let saves = SaveManager::new(Storage::in_memory(), &games);
    headless_with(options, games, saves)
}

/// As [`headless`], but with these games; what is saved is saved, and what was saved is found.
pub fn headless_with(options: LaunchOptions, games: Games, saves: SaveManager) -> App {
    let mut app = App::new();
    read_assets(&mut app);
    app.add_plugins(
        without_log(engine(&options))
            .disable::<WinitPlugin>()
            .disable::<GilrsPlugin>()
            // Nothing is drawn, and shaders take long to read.
            .disable::<CorePipelinePlugin>()
            .disable::<SpriteRenderPlugin>()
            .disable::<UiRenderPlugin>()
            .set(RenderPlugin {
                render_creation: WgpuSettings {
                    backends: None,
                    ..default()
                }
                .into(),
                ..default()
            }),
    );
    app.insert_resource(SpriteAtlases::headless(&games.sheets()))
        .insert_resource(ThinkingLimit(false))
        .insert_resource(daily::PlayoutCount(0))
        .init_resource::<screen::WithoutPictures>();
    put_together(&mut app, options, games, saves);
    app.finish();
    app.cleanup();
    for _ in 0..2000 {
        app.update();
        if *app.world().resource::<State<Screen>>().get() != Screen::Loading {
            break;
        }
        #[expect(
            clippy::disallowed_methods,
            reason = "files are loaded beside the frames, of which there are none here"
        )]
        std::thread::sleep(std::time::Duration::from_millis(2));
    }
    app
}

/// The games of the list.
fn all_games() -> Games {
    Games(GAMES.to_vec())
}

/// An app with the engine's own plugins. It begins to read the pictures, unless it is to show none of the game.
fn with_engine(options: &LaunchOptions, games: &Games) -> App {
    let mut app = App::new();
    read_assets(&mut app);
    let mut plugins = engine(options);
    if !options.bare {
        plugins = plugins.add_after::<ImagePlugin>(ReadAtlases(games.sheets()));
    }
    // It adds the engine's own.
    #[cfg(target_os = "linux")]
    let plugins = plugins
        .disable::<RenderPlugin>()
        .add_before::<RenderPlugin>(start::RenderBackendPlugin {
            prefers_opengl: options.safe,
        });
    #[cfg(windows)]
    let plugins = plugins.set(start::render_plugin(options.safe));
    app.add_plugins(plugins);
    app
}

/// The engine's own plugins, as the game wants them; [`read_assets`] comes before them.
fn engine(options: &LaunchOptions) -> PluginGroupBuilder {
    let size = options.size.unwrap_or(scale::REFERENCE.as_uvec2());
    let plugins = EnginePlugins
        .set(WindowPlugin {
            primary_window: Some(Window {
                title: "Guyenne".into(),
                name: Some("guyenne".into()),
                resolution: WindowResolution::new(size.x, size.y),
                canvas: Some("#game".into()),
                fit_canvas_to_parent: true,
                ..default()
            }),
            ..default()
        })
        .set(AssetPlugin {
            meta_check: AssetMetaCheck::Never,
            ..default()
        })
        .set(ImagePlugin::default_linear())
        .set(TaskPoolPlugin {
            task_pool_options: task_pools(),
        })
        .add(ButtonPlugin)
        .add(ScrollAreaPlugin)
        .add(ScrollbarPlugin);
    with_log(plugins)
}

/// The engine's threads: half of the processors may read files, twice as many as it would let, and two where there are
/// fewer than four. They decode the pictures that the title waits for, and nearly everything else here runs in turn.
fn task_pools() -> TaskPoolOptions {
    let mut pools = TaskPoolOptions::default();
    pools.io.percent = 0.5;
    pools.io.min_threads = 2;
    pools
}

/// What of the engine's log is told: `target=level`, all else from warnings on.
const LOG_FILTER: &str =
    "wgpu=error,wgpu_hal::vulkan::instance=off,naga=error,winit=error,gilrs=error";

/// The log goes to the standard error.
#[cfg(not(target_arch = "wasm32"))]
fn with_log(plugins: PluginGroupBuilder) -> PluginGroupBuilder {
    plugins.set(LogPlugin {
        level: bevy::log::Level::WARN,
        filter: LOG_FILTER.into(),
        ..default()
    })
}

/// The log goes to the browser's console.
#[cfg(target_arch = "wasm32")]
fn with_log(plugins: PluginGroupBuilder) -> PluginGroupBuilder {
    browser::log_to_console(LOG_FILTER);
    plugins
}

/// Nothing is logged.
fn without_log(plugins: PluginGroupBuilder) -> PluginGroupBuilder {
    #[cfg(not(target_arch = "wasm32"))]
    let plugins = plugins.disable::<LogPlugin>();
    plugins
}

/// The assets lie in a folder on a computer, beside the page on the web. The engine's plugin takes the folder's name as
/// UTF-8, which it need not be.
fn read_assets(app: &mut App) {
    #[cfg(not(target_arch = "wasm32"))]
    if let Some(folder) = start::assets() {
        read_from(app, folder);
    }
    #[cfg(target_arch = "wasm32")]
    let _beside_the_page = app;
}

/// Assets are read from this folder.
#[cfg(not(target_arch = "wasm32"))]
fn read_from(app: &mut App, folder: std::path::PathBuf) {
    let read = move || -> Box<dyn ErasedAssetReader> { Box::new(FileAssetReader::new(&folder)) };
    app.register_asset_source(AssetSourceId::Default, AssetSourceBuilder::new(read));
}

/// Everything that is ours, on top of the engine.
fn put_together(app: &mut App, options: LaunchOptions, games: Games, saves: SaveManager) {
    let words = games.0.iter().map(|game| game.words);
    #[cfg(target_arch = "wasm32")]
    let words = words.chain([web::words_of_page as GameWords]);
    let words = words.collect();
    let language = options.language.unwrap_or_else(Language::of_system);
    app.insert_resource(Localizer::with_games(language, words));
    app.insert_resource(options)
        .insert_resource(saves)
        .insert_resource(games.sheets())
        .add_plugins((
            (
                platform::plugin,
                messages::plugin,
                #[cfg(not(target_arch = "wasm32"))]
                direct_render::plugin,
            ),
            kit_theme::plugin,
            kit_i18n::plugin,
            kit_input::plugin,
            (
                (kit_table::hud_root::plugin, kit_table::flow::plugin),
                kit_table::aids::plugin,
                (kit_table::replay::plugin, kit_table::log_list::plugin),
                (
                    kit_table::statistics::plugin,
                    kit_table::result_page::plugin,
                ),
                kit_table::notes::plugin,
                kit_table::menu_flow::plugin,
                kit_table::lobby::plugin,
                kit_table::rulebook::plugin,
                (kit_table::tutorial::plugin, kit_table::takes_focus::plugin),
                kit_table::rumble::plugin,
            ),
            screen::plugin,
            menu::plugin,
            toast::plugin,
            (
                (
                    daily::plugin,
                    daily_luck::plugin,
                    challenge::plugin,
                    result_extras::plugin,
                ),
                (clipboard::plugin, library::plugin),
                (review::plugin, guesses::plugin),
            ),
            settings::plugin,
            audio::plugin,
            save::plugin,
            attract_mode::plugin,
            (live_region::plugin, accessibility::plugin, link::plugin),
            #[cfg(not(target_arch = "wasm32"))]
            icon::plugin,
        ))
        .add_systems(Startup, look_at_the_table);
    let plugins: Vec<_> = games.0.iter().map(|game| game.plugin).collect();
    let sets: Vec<_> = games.0.iter().map(|game| GameSystems(game.id)).collect();
    for &set in &sets {
        app.configure_sets(
            Update,
            set.after(settings::apply_settings).before(PageSystems),
        );
    }
    for pair in sets.windows(2) {
        app.configure_sets(Update, pair[0].before(pair[1]));
    }
    app.configure_sets(Update, EntranceSystems.after(PageSystems))
        .insert_resource(games);
    for plugin in plugins {
        plugin(app);
    }
    run_in_turn(app);
}

/// Runs the systems of each schedule one after the other. There are many and each is short: with two processors,
/// handing them out to threads took the main thread more than six times as long as they do (`--bench-frames`, p50).
/// Drawing still goes on beside the game, and bots think beside both.
pub(super) fn run_in_turn(app: &mut App) {
    let in_turn = |app: &mut SubApp| {
        let mut schedules = app.world_mut().resource_mut::<Schedules>();
        for (_, schedule) in schedules.iter_mut() {
            schedule.set_executor(SingleThreadedExecutor::new());
        }
    };
    in_turn(app.main_mut());
    if let Some(drawing) = app.get_sub_app_mut(RenderApp) {
        in_turn(drawing);
    }
}

/// The one camera: one unit of the world is one pixel of the interface.
fn look_at_the_table(mut commands: Commands) {
    commands.spawn((
        Camera2d,
        IsDefaultUiCamera,
        #[cfg(not(target_arch = "wasm32"))]
        direct_render::direct_render(),
        #[cfg(target_arch = "wasm32")]
        Msaa::Off,
    ));
}

#[cfg(test)]
#[cfg(unix)]
mod tests {
    use super::*;
    use std::{ffi::OsStr, fs, os::unix::ffi::OsStrExt, path::Path};

    #[test]
    fn a_folder_whose_name_is_no_utf_8_is_read() {
        let name = format!("guyenne-assets-{}-", std::process::id());
        let name = [name.as_bytes(), b"\xe9t\xe9"].concat();
        let folder = std::env::temp_dir().join(OsStr::from_bytes(&name));
        fs::create_dir_all(&folder).expect("a folder");
        fs::write(folder.join("words.txt"), "here").expect("ours");
        let mut app = App::new();
        read_from(&mut app, folder.clone());
        app.add_plugins((MinimalPlugins, AssetPlugin::default()));
        let server = app.world().resource::<AssetServer>().clone();
        let source = server.get_source(AssetSourceId::Default).expect("a source");
        let read = bevy::tasks::block_on(async {
            let mut reader = source.reader().read(Path::new("words.txt")).await?;
            let mut bytes = Vec::new();
            let read = reader.read_to_end(&mut bytes).await;
            Ok::<_, bevy::asset::io::AssetReaderError>(read.map(|_| bytes)?)
        });
        fs::remove_dir_all(&folder).expect("ours");
        assert_eq!(read.expect("it is read"), b"here");
    }
}
