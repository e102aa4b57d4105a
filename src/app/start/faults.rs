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

/// Where the engine opens the libraries of the window system: parts of the paths of its sources.
const OPENERS: [&str; 6] = [
    "bevy_winit",
    "winit-",
    "xkbcommon-dl-",
    "x11-dl-",
    "x11rb-",
    "wayland-",
];

/// Those libraries, and Debian's packages of them.
const LIBRARIES: [(&str, &str); 9] = [
    ("libX11", "libx11-6"),
    ("libX11-xcb", "libx11-xcb1"),
    ("libXcursor", "libxcursor1"),
    ("libXi", "libxi6"),
    ("libwayland-client", "libwayland-client0"),
    ("libwayland-egl", "libwayland-egl1"),
    ("libxcb", "libxcb1"),
    ("libxkbcommon", "libxkbcommon0"),
    ("libxkbcommon-x11", "libxkbcommon-x11-0"),
];

/// What winit 0.30.13 says, and where, of a library that it does not name, and the library's file.
const UNNAMED: [(&str, &str, &str); 2] = [
    ("bevy_winit", "NoWaylandLib", "libwayland-client.so"),
    ("/wayland/", "XKBNotFound", "libxkbcommon.so"),
];

/// What is done about a panic.
#[derive(Debug, PartialEq)]
enum Answer {
    /// It is a fault of the program: a report is left.
    Report,
    /// The computer lacks what this sentence says.
    Refuse(LocalizedText),
    /// A driver for Vulkan is there and yet does not draw on this screen: OpenGL may.
    TryOpenGl,
}

/// The answer to a panic in this source file with these words. Before the first frame it means that the computer lacks
/// something.
fn answer(source: &str, words: &str, has_begun: bool, backend_is_chosen: bool) -> Answer {
    if has_begun {
        return Answer::Report;
    }
    if let Some((library, package)) = missing_library(source, words) {
        let told = LocalizedText::new(keys::START_NO_LIBRARY);
        return Answer::Refuse(told.with("library", library).with("package", package));
    }
    match missing(source) {
        None => Answer::Report,
        Some(key) if key == keys::START_NO_DRIVER && !backend_is_chosen => Answer::TryOpenGl,
        Some(key) => Answer::Refuse(LocalizedText::new(key)),
    }
}

/// Bevy panics where a computer lacks what it needs. Before the first frame such a panic is replaced by one sentence,
/// or by another start with OpenGL; any other leaves a report. With `RUST_BACKTRACE` set the engine's own words come
/// first.
pub(super) fn explain() {
    let default_hook = panic::take_hook();
    panic::set_hook(Box::new(move |panic| {
        let place = panic.location().map_or("", panic::Location::file);
        let words = panic.payload_as_str().unwrap_or_default();
        let has_begun = BEGUN.load(Ordering::Relaxed);
        let answer = answer(place, words, has_begun, safe_start::backend_is_chosen());
        if answer == Answer::Report || env::var_os("RUST_BACKTRACE").is_some() {
            default_hook(panic);
        }
        match answer {
            Answer::Report => crash_report::leave(panic),
            Answer::Refuse(why) => give_up(&why),
            Answer::TryOpenGl => {
                safe_start::again_with_opengl();
                give_up(&LocalizedText::new(keys::START_NO_DRIVER));
            }
        }
    }));
}

/// Says what is missing, and ends.
fn give_up(why: &LocalizedText) -> ! {
    refuse(why);
    process::exit(1);
}

/// The library of the window system that could not be opened, and Debian's package of it, if a panic in this source
/// file with these words tells of one.
fn missing_library(source: &str, words: &str) -> Option<(&'static str, &'static str)> {
    if !OPENERS.iter().any(|part| source.contains(part)) {
        return None;
    }
    let unnamed = UNNAMED
        .into_iter()
        .find(|(place, told, _)| source.contains(place) && words.contains(told));
    let named = unnamed.map_or(words, |(_, _, file)| file);
    LIBRARIES
        .into_iter()
        .find(|(library, _)| named.contains(&format!("{library}.so")))
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
        let refused = |key| Answer::Refuse(LocalizedText::new(key));
        assert_eq!(answer(render, "", false, false), Answer::TryOpenGl);
        assert_eq!(
            answer(render, "", false, true),
            refused(keys::START_NO_DRIVER)
        );
        assert_eq!(answer(render, "", true, false), Answer::Report);
        assert_eq!(answer("src/app/mod.rs", "", false, false), Answer::Report);
        let window = answer("/x/bevy_winit-0.19.1/src/lib.rs", "", false, false);
        assert_eq!(window, refused(keys::START_NO_DISPLAY));
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
        // The words of the engine's parts: winit 0.30.13, xkbcommon-dl 0.4.2, x11-dl 2.21.0, x11rb 0.13.2, wayland-sys
        // 0.31.11.
        for (source, words, library) in [
            (
                "/x/xkbcommon-dl-0.4.2/src/x11.rs",
                "Library libxkbcommon-x11.so could not be loaded.",
                "libxkbcommon-x11",
            ),
            (
                "/x/xkbcommon-dl-0.4.2/src/lib.rs",
                "Could not load compose module from libxkbcommon.so.",
                "libxkbcommon",
            ),
            (
                "/x/wayland-sys-0.31.11/src/egl.rs",
                "Library libwayland-egl.so could not be loaded.",
                "libwayland-egl",
            ),
            (
                "/x/x11rb-0.13.2/src/xcb_ffi/raw_ffi/ffi.rs",
                "failed to load libxcb: failed to open library \"libxcb.so.1\": no such file",
                "libxcb",
            ),
            (
                "/x/bevy_winit-0.19.1/src/lib.rs",
                "Failed to build event loop: Os(OsError { error: XNotSupported(LibraryOpenError( \
                 OpenError { kind: Library, detail: \"opening library failed (libX11-xcb.so.1: \
                 no such file)\" })) })",
                "libX11-xcb",
            ),
            (
                "/x/bevy_winit-0.19.1/src/lib.rs",
                "Failed to build event loop: Os(OsError { error: WaylandError( \
                 Connection(NoWaylandLib)) })",
                "libwayland-client",
            ),
            (
                "/x/winit-0.30.13/src/platform_impl/linux/wayland/seat/keyboard/mod.rs",
                "called `Result::unwrap()` on an `Err` value: XKBNotFound",
                "libxkbcommon",
            ),
        ] {
            assert_eq!(answer(source, words, true, true), Answer::Report, "{words}");
            let Answer::Refuse(told) = answer(source, words, false, false) else {
                panic!("{source}: {words}");
            };
            assert_eq!(told.key(), keys::START_NO_LIBRARY.id(), "{words}");
            let package = LIBRARIES.into_iter().find(|(name, _)| *name == library);
            let (_, package) = package.expect("a package");
            for language in Language::ALL {
                let text = Localizer::new(language).localize(&told);
                for word in [library, package] {
                    assert!(text.contains(word), "{language:?}: {text}");
                }
            }
        }
        // What is no missing library is a fault.
        let odd = answer(
            "/x/wayland-backend-0.3.17/src/sys/mod.rs",
            "NULL",
            false,
            false,
        );
        assert_eq!(odd, Answer::Report);
    }

    #[test]
    fn the_known_issues_name_every_library_that_is_opened() {
        let page = include_str!("../known-issues.md");
        for (library, package) in LIBRARIES {
            let row = format!("| `{library}` | `{package}` |");
            assert!(page.contains(&row), "{row}");
        }
    }
}
