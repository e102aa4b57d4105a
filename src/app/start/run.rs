//! Runs the program from its start to its end.

use std::sync::atomic::{AtomicBool, Ordering};

use bevy::prelude::*;
use kit_i18n::{Language, LocalizedText, Localizer};
use kit_table::Games;

use super::assets_folder::assets;
use super::{crash_report, dialog, faults, safe_start};
use crate::app::LaunchOptions;
use crate::app::games::GAMES;
use crate::app::save::{SaveManager, Storage, saved_settings};
use crate::keys;

/// Whether a frame has been drawn: a panic from now on is a fault of the program.
static BEGUN: AtomicBool = AtomicBool::new(false);

/// Whether a frame has been drawn.
pub(super) fn has_begun() -> bool {
    BEGUN.load(Ordering::Relaxed)
}

/// Builds the app and runs it to its end. Without assets, or when the engine lacks something before the first frame, it
/// says why and returns an error. A panic later leaves a report.
pub fn run(options: LaunchOptions, build: impl FnOnce(LaunchOptions) -> App) -> AppExit {
    if assets().is_none() {
        return refuse(&LocalizedText::new(keys::START_NO_ASSETS));
    }
    if options.safe
        && let Some(exit) = safe_start::without_wayland()
    {
        return exit;
    }
    faults::explain();
    let mut app = build(options);
    app.add_systems(First, || BEGUN.store(true, Ordering::Relaxed));
    app.add_systems(PostStartup, crash_report::note_adapter);
    let exit = app.run();
    // The saves are given back before another process may take them.
    drop(app);
    safe_start::again().unwrap_or(exit)
}

/// Says why the program does not begin.
pub(super) fn refuse(why: &LocalizedText) -> AppExit {
    dialog::tell(&in_players_language(why));
    AppExit::error()
}

/// A text in the language of the player's settings, or else of the system.
pub(super) fn in_players_language(text: &LocalizedText) -> String {
    let saves = SaveManager::new(Storage::of_player(), &Games(GAMES.to_vec()));
    let language = saved_settings(&saves)
        .language
        .unwrap_or_else(Language::of_system);
    Localizer::new(language).localize(text)
}
