//! The start on a computer: finds the assets. Where the program cannot begin (no display, no graphics driver, no
//! assets) it ends with one sentence in the player's language and exit code 1.

use super::games::GAMES;
use super::save::{SaveManager, Storage, saved_settings};
use crate::keys;
use bevy::prelude::*;
use kit_i18n::{Language, LocalizedText, Localizer};
use kit_rules::message_key::MessageKey;
use kit_table::Games;
use std::{
    env, panic,
    path::{Path, PathBuf},
    process,
    sync::atomic::{AtomicBool, Ordering},
};

/// Whether a frame has been drawn: a panic from now on is a fault of the program and is reported in full.
static BEGUN: AtomicBool = AtomicBool::new(false);

/// The name of the assets' folder, and a file in it that every build has.
const ASSETS: (&str, &str) = ("assets", "cards/shared/sheets.json");

/// Builds the app and runs it to its end. Without assets, or when the engine lacks something before the first frame, it
/// prints why and returns an error.
pub fn run(build: impl FnOnce() -> App) -> AppExit {
    if assets().is_none() {
        return refuse(&LocalizedText::new(keys::START_NO_ASSETS));
    }
    explain_missing();
    let mut app = build();
    app.add_systems(First, || BEGUN.store(true, Ordering::Relaxed));
    app.run()
}

/// The folder of the assets: looked for in `BEVY_ASSET_ROOT`, in `CARGO_MANIFEST_DIR` (set by cargo), beside the
/// program and in the folders above it (`target/release` lies in the checkout), in the working folder, and in debug
/// builds in the checkout.
pub fn assets() -> Option<PathBuf> {
    let named = ["BEVY_ASSET_ROOT", "CARGO_MANIFEST_DIR"]
        .into_iter()
        .filter_map(env::var_os)
        .map(PathBuf::from);
    let program = env::current_exe().ok();
    let around = program.iter().flat_map(|program| around(program));
    let working = env::current_dir().ok();
    let checkout = cfg!(debug_assertions).then(|| PathBuf::from(env!("CARGO_MANIFEST_DIR")));
    first_with_assets(named.chain(around).chain(working).chain(checkout))
}

/// The folder of a program and the two above it.
fn around(program: &Path) -> impl Iterator<Item = PathBuf> {
    program.ancestors().skip(1).take(3).map(PathBuf::from)
}

/// The assets in the first of these folders that has them.
fn first_with_assets(folders: impl IntoIterator<Item = PathBuf>) -> Option<PathBuf> {
    folders
        .into_iter()
        .map(|folder| folder.join(ASSETS.0))
        .find(|assets| assets.join(ASSETS.1).is_file())
}

/// Bevy panics where a computer lacks what it needs. Before the first frame such a panic is replaced by one sentence.
fn explain_missing() {
    let default_hook = panic::take_hook();
    panic::set_hook(Box::new(move |panic| {
        let place = panic.location().map_or("", panic::Location::file);
        let missing = if BEGUN.load(Ordering::Relaxed) {
            None
        } else {
            missing(place)
        };
        match missing {
            Some(key) => {
                refuse(&LocalizedText::new(key));
                process::exit(1);
            }
            None => default_hook(panic),
        }
    }));
}

/// The message for what is missing when this source file of the engine panics during the start.
fn missing(source: &str) -> Option<MessageKey> {
    let part_is = |part: &str| source.contains(part);
    if part_is("bevy_winit") || part_is("winit-") {
        Some(keys::START_NO_DISPLAY)
    } else if part_is("bevy_render") || part_is("wgpu") {
        Some(keys::START_NO_DRIVER)
    } else {
        None
    }
}

/// Prints why the program does not begin.
fn refuse(why: &LocalizedText) -> AppExit {
    let saves = SaveManager::new(Storage::of_player(), &Games(GAMES.to_vec()));
    let language = saved_settings(&saves)
        .language
        .unwrap_or_else(Language::of_system);
    eprintln!("{}", Localizer::new(language).localize(why));
    AppExit::error()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_first_folder_with_assets_is_taken() {
        let here = PathBuf::from(env!("CARGO_MANIFEST_DIR"));
        let nowhere = here.join("src");
        assert_eq!(first_with_assets([nowhere.clone()]), None);
        assert_eq!(
            first_with_assets([nowhere, here.clone()]),
            Some(here.join("assets"))
        );
    }

    #[test]
    fn a_program_in_the_folder_of_a_build_finds_the_assets_of_its_checkout() {
        let here = PathBuf::from(env!("CARGO_MANIFEST_DIR"));
        let program = here.join("target/release/guyenne");
        assert_eq!(
            first_with_assets(around(&program)),
            Some(here.join("assets"))
        );
        let elsewhere = here.join("src/app/dev/tools/guyenne");
        assert_eq!(first_with_assets(around(&elsewhere)), None);
    }

    #[test]
    fn each_part_of_the_engine_has_its_own_message() {
        assert_eq!(
            missing("/x/bevy_winit-0.19.1/src/lib.rs"),
            Some(keys::START_NO_DISPLAY)
        );
        assert_eq!(
            missing("/x/bevy_render-0.19.1/src/renderer/mod.rs"),
            Some(keys::START_NO_DRIVER)
        );
        assert_eq!(missing("src/app/mod.rs"), None);
        for language in Language::ALL {
            let localizer = Localizer::new(language);
            for key in ["start-no-display", "start-no-driver", "start-no-assets"] {
                assert!(localizer.has(key), "{language:?}: {key}");
            }
        }
    }
}
