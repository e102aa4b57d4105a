//! Panics told in words: before the first frame what the computer lacks, later a fault of the program.

use std::sync::atomic::{AtomicBool, Ordering};
use std::{env, panic, process};

use bevy::prelude::*;
use bevy::render::{Render, RenderApp, RenderSystems};
use kit_i18n::LocalizedText;
use kit_rules::message_key::MessageKey;

use super::crash_report;
use super::dialog::refuse;
use super::safe_start;
use crate::keys;

/// Whether a frame has been drawn: a panic from now on is a fault of the program.
static BEGUN: AtomicBool = AtomicBool::new(false);

/// Notices the first frame that is drawn. The app itself may be a frame or two further then.
pub(super) fn plugin(app: &mut App) {
    if let Some(render_app) = app.get_sub_app_mut(RenderApp) {
        render_app.add_systems(Render, note_begin.in_set(RenderSystems::Cleanup));
    }
}

fn note_begin() {
    BEGUN.store(true, Ordering::Relaxed);
}

/// What is done about a panic.
#[derive(Debug, PartialEq)]
enum Answer {
    /// It is a fault of the program: a report is left.
    Report,
    /// The computer lacks what this sentence says.
    Refuse(MessageKey),
    /// A driver for Vulkan is there and yet does not draw on this screen: OpenGL may.
    TryOpenGl,
}

/// The answer to a panic in this source file. Before the first frame it means that the computer lacks something.
fn answer(source: &str, has_begun: bool, backend_is_chosen: bool) -> Answer {
    match missing(source) {
        Some(_) if has_begun => Answer::Report,
        None => Answer::Report,
        Some(key) if key == keys::START_NO_DRIVER && !backend_is_chosen => Answer::TryOpenGl,
        Some(key) => Answer::Refuse(key),
    }
}

/// Bevy panics where a computer lacks what it needs. Before the first frame such a panic is replaced by one sentence,
/// or by another start with OpenGL; any other leaves a report. With `RUST_BACKTRACE` set the engine's own words come
/// first.
pub(super) fn explain() {
    let default_hook = panic::take_hook();
    panic::set_hook(Box::new(move |panic| {
        let place = panic.location().map_or("", panic::Location::file);
        let has_begun = BEGUN.load(Ordering::Relaxed);
        let answer = answer(place, has_begun, safe_start::backend_is_chosen());
        if answer == Answer::Report || env::var_os("RUST_BACKTRACE").is_some() {
            default_hook(panic);
        }
        match answer {
            Answer::Report => crash_report::leave(panic),
            Answer::Refuse(key) => give_up(key),
            Answer::TryOpenGl => {
                safe_start::again_with_opengl();
                give_up(keys::START_NO_DRIVER);
            }
        }
    }));
}

/// Says what is missing, and ends.
fn give_up(key: MessageKey) -> ! {
    refuse(&LocalizedText::new(key));
    process::exit(1);
}

/// The message for what is missing when this source file of the engine panics during the start. Only a Unix may be
/// without a display.
fn missing(source: &str) -> Option<MessageKey> {
    let part_is = |part: &str| source.contains(part);
    if cfg!(unix) && (part_is("bevy_winit") || part_is("winit-")) {
        Some(keys::START_NO_DISPLAY)
    } else if part_is("bevy_render") || part_is("wgpu") {
        Some(keys::START_NO_DRIVER)
    } else {
        None
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use kit_i18n::{Language, Localizer};

    #[test]
    fn before_the_first_frame_opengl_is_tried_once() {
        let render = "/x/bevy_render-0.19.1/src/view/window/mod.rs";
        let refused = Answer::Refuse(keys::START_NO_DRIVER);
        assert_eq!(answer(render, false, false), Answer::TryOpenGl);
        assert_eq!(answer(render, false, true), refused);
        assert_eq!(answer(render, true, false), Answer::Report);
        assert_eq!(answer("src/app/mod.rs", false, false), Answer::Report);
        let window = answer("/x/bevy_winit-0.19.1/src/lib.rs", false, false);
        assert_eq!(window, Answer::Refuse(keys::START_NO_DISPLAY));
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
