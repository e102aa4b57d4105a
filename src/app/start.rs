//! How the program begins on a computer: it finds its pictures, letters and sounds, and where it cannot begin (no display,
//! no graphics driver, no assets) it ends with one sentence in the player's language and the exit code 1.

use super::games::GAMES;
use super::{
    save::{SaveManager, SaveSlot},
    settings::Settings,
};
use crate::i18n::{Language, LocalizedText, Localizer};
use crate::table::Games;
use bevy::prelude::*;
use std::{
    env, panic,
    path::{Path, PathBuf},
    process,
    sync::atomic::{AtomicBool, Ordering},
};

/// The program shows frames: what fails from now on is a fault of its own, and is told with all that is known of it.
static BEGUN: AtomicBool = AtomicBool::new(false);

/// The folder of the assets, and a file in it that every build has.
const ASSETS: (&str, &str) = ("assets", "cards/shared/sheets.json");

/// Builds the app and runs it to its end.
pub fn run(build: impl FnOnce() -> App) -> AppExit {
    if assets().is_none() {
        return refuse(&LocalizedText::new("start-no-assets"));
    }
    tell_what_is_missing();
    let mut app = build();
    app.add_systems(First, || BEGUN.store(true, Ordering::Relaxed));
    app.run()
}

/// The folder of the assets: the one Bevy is told of, this package's when cargo runs it, beside the program, in the working
/// folder, and for those who build it themselves the checkout.
pub fn assets() -> Option<PathBuf> {
    let told = ["BEVY_ASSET_ROOT", "CARGO_MANIFEST_DIR"]
        .into_iter()
        .filter_map(env::var_os)
        .map(PathBuf::from);
    let beside = env::current_exe().ok();
    let beside = beside.as_deref().and_then(Path::parent).map(PathBuf::from);
    let working = env::current_dir().ok();
    let checkout = cfg!(debug_assertions).then(|| PathBuf::from(env!("CARGO_MANIFEST_DIR")));
    first_whole(told.chain(beside).chain(working).chain(checkout))
}

/// The assets in the first of these folders that has them.
fn first_whole(folders: impl IntoIterator<Item = PathBuf>) -> Option<PathBuf> {
    folders
        .into_iter()
        .map(|folder| folder.join(ASSETS.0))
        .find(|assets| assets.join(ASSETS.1).is_file())
}

/// The engine panics where a computer lacks what it needs. Until the first frame that is told in one sentence.
fn tell_what_is_missing() {
    let tell_all = panic::take_hook();
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
            None => tell_all(panic),
        }
    }));
}

/// What a part of the engine lacks that panics while the program begins.
fn missing(source: &str) -> Option<&'static str> {
    let of = |part: &str| source.contains(part);
    if of("bevy_winit") || of("winit-") {
        Some("start-no-display")
    } else if of("bevy_render") || of("wgpu") {
        Some("start-no-driver")
    } else {
        None
    }
}

/// Says why the program does not begin.
fn refuse(why: &LocalizedText) -> AppExit {
    let kept = SaveManager::of_player(&Games(GAMES.to_vec()))
        .read(SaveSlot::Settings)
        .text();
    let chosen = kept.as_deref().and_then(Settings::read);
    let language = chosen
        .and_then(|settings| settings.language)
        .unwrap_or_else(Language::of_system);
    eprintln!("{}", Localizer::new(language).localize(why));
    AppExit::error()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_first_folder_that_has_assets_is_theirs() {
        let here = PathBuf::from(env!("CARGO_MANIFEST_DIR"));
        let nowhere = here.join("src");
        assert_eq!(first_whole([nowhere.clone()]), None);
        assert_eq!(
            first_whole([nowhere, here.clone()]),
            Some(here.join("assets"))
        );
    }

    #[test]
    fn each_part_of_the_engine_lacks_something_of_its_own() {
        assert_eq!(
            missing("/x/bevy_winit-0.19.1/src/lib.rs"),
            Some("start-no-display")
        );
        assert_eq!(
            missing("/x/bevy_render-0.19.1/src/renderer/mod.rs"),
            Some("start-no-driver")
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
