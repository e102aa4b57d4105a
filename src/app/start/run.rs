//! Runs the program from its start to its end.

use bevy::prelude::*;
use kit_i18n::LocalizedText;

use super::assets_folder::assets;
use super::dialog::{answer, refuse};
use super::{crash_report, faults, safe_start};
use crate::app::LaunchOptions;
use crate::keys;

/// As [`run`], with what the command line asks for. What it is answered with instead of a start is printed; where that
/// is seen by nobody, as on Windows, it is shown.
pub fn run_command_line(build: impl FnOnce(LaunchOptions) -> App) -> AppExit {
    match LaunchOptions::from_command_line() {
        Ok(options) => run(options, build),
        Err(words) => answer(&words),
    }
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
    faults::explain(options.safe);
    let mut app = build(options);
    app.add_plugins(faults::plugin);
    app.add_systems(PostStartup, crash_report::note_adapter);
    let exit = app.run();
    // The saves are given back before another process may take them.
    drop(app);
    safe_start::again().unwrap_or(exit)
}
