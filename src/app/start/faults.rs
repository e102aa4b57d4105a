//! Panics told in words: before the first frame what the computer lacks, if nothing else does instead, later a fault of
//! the program.

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

/// What the program may begin with instead of what has failed.
#[derive(Clone, Copy, Debug)]
struct Alternatives {
    /// Another backend, as `WGPU_BACKEND` names it.
    backend: Option<&'static str>,
    /// X11: there is an X server beside the Wayland compositor.
    x11: bool,
}

/// What it begins with then.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Alternative {
    /// Another backend: a driver may be there and yet not draw on this screen.
    Backend(&'static str),
    /// X11 instead of Wayland.
    X11,
}

impl Alternative {
    /// Begins again, and says so in the log; comes back only if that fails.
    fn begin(self, words: &str) {
        match self {
            Self::Backend(name) => {
                info!("nothing can be drawn, so it is tried with {name}: {words}");
                safe_start::again_with_backend(name);
            }
            Self::X11 => {
                warn!("Wayland cannot be used, so X11 is: {words}");
                safe_start::again_with_x11();
            }
        }
    }
}

/// What is done about a panic.
#[derive(Debug, PartialEq)]
enum Answer {
    /// It is a fault of the program: a report is left.
    Report,
    /// The computer lacks what this sentence says; something else may do.
    Lacks(LocalizedText, Option<Alternative>),
}

/// The answer to a panic in this source file with these words. Before the first frame it means that the computer lacks
/// something.
fn answer(source: &str, words: &str, has_begun: bool, others: Alternatives) -> Answer {
    if has_begun {
        return Answer::Report;
    }
    let x11 = others.x11.then_some(Alternative::X11);
    if let Some((library, package)) = missing_library(source, words) {
        let told = LocalizedText::new(keys::START_NO_LIBRARY);
        let told = told.with("library", library).with("package", package);
        return Answer::Lacks(told, x11.filter(|_| library.starts_with("libwayland-")));
    }
    let Some(key) = missing(source, env::consts::OS) else {
        return Answer::Report;
    };
    let other = if key == keys::START_NO_DISPLAY {
        x11
    } else {
        others.backend.map(Alternative::Backend)
    };
    Answer::Lacks(LocalizedText::new(key), other)
}

/// Bevy panics where a computer lacks what it needs. Before the first frame such a panic is replaced by another start,
/// or by one sentence; any other leaves a report. With `RUST_BACKTRACE` set the engine's own words follow the sentence.
pub(super) fn explain(is_safe: bool) {
    let default_hook = panic::take_hook();
    // Looked at now: the library of Wayland takes a variable away when it has used it.
    let x11 = safe_start::x11_is_beside_wayland();
    panic::set_hook(Box::new(move |panic| {
        let place = panic.location().map_or("", panic::Location::file);
        let words = panic.payload_as_str().unwrap_or_default();
        let backend = safe_start::other_backend(crash_report::backend(), is_safe);
        let others = Alternatives { backend, x11 };
        match answer(place, words, BEGUN.load(Ordering::Relaxed), others) {
            Answer::Report => {
                default_hook(panic);
                crash_report::leave(panic);
            }
            Answer::Lacks(why, other) => {
                if let Some(other) = other {
                    other.begin(words);
                }
                refuse(&why);
                if env::var_os("RUST_BACKTRACE").is_some_and(|wanted| wanted != "0") {
                    default_hook(panic);
                }
                process::exit(1);
            }
        }
    }));
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

/// The message for what is missing when this source file of the engine panics during the start on this system. Windows
/// is never without a display.
fn missing(source: &str, system: &str) -> Option<MessageKey> {
    let part_is = |part: &str| source.contains(part);
    let is_windows = system == "windows";
    if part_is("bevy_winit") || part_is("winit-") {
        (!is_windows).then_some(keys::START_NO_DISPLAY)
    } else if part_is("bevy_render") || part_is("wgpu") {
        Some(match is_windows {
            true => keys::START_NO_DRIVER_WINDOWS,
            false => keys::START_NO_DRIVER,
        })
    } else {
        None
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use kit_i18n::{Language, Localizer};

    const NONE: Alternatives = Alternatives {
        backend: None,
        x11: false,
    };
    const BOTH: Alternatives = Alternatives {
        backend: Some("gl"),
        x11: true,
    };

    /// The answer to a panic before the first frame: the sentence, and what is tried before it is said.
    fn lacks(
        source: &str,
        words: &str,
        others: Alternatives,
    ) -> (LocalizedText, Option<Alternative>) {
        match answer(source, words, false, others) {
            Answer::Lacks(told, other) => (told, other),
            Answer::Report => panic!("a fault of the program: {source}: {words}"),
        }
    }

    #[test]
    fn before_the_first_frame_another_backend_is_tried_once() {
        let render = "/x/bevy_render-0.19.1/src/view/window/mod.rs";
        let no_driver = missing(render, env::consts::OS).expect("a driver");
        let no_driver = LocalizedText::new(no_driver);
        let gl = Some(Alternative::Backend("gl"));
        assert_eq!(lacks(render, "", BOTH), (no_driver.clone(), gl));
        assert_eq!(lacks(render, "", NONE), (no_driver, None));
        assert_eq!(answer(render, "", true, BOTH), Answer::Report);
        assert_eq!(answer("src/app/mod.rs", "", false, BOTH), Answer::Report);
    }

    #[cfg(unix)]
    #[test]
    fn x11_is_tried_only_where_wayland_fails() {
        let window = "/x/bevy_winit-0.19.1/src/lib.rs";
        let x11 = Some(Alternative::X11);
        let no_display = LocalizedText::new(keys::START_NO_DISPLAY);
        let nobody = "Failed to build event loop: Os(OsError { error: WaylandError( \
                      Connection(NoCompositor)) })";
        assert_eq!(lacks(window, nobody, BOTH), (no_display.clone(), x11));
        assert_eq!(lacks(window, nobody, NONE), (no_display, None));
        let no_library = "Failed to build event loop: Os(OsError { error: WaylandError( \
                          Connection(NoWaylandLib)) })";
        let egl = "Library libwayland-egl.so could not be loaded.";
        for (source, words) in [
            (window, no_library),
            ("/x/wayland-sys-0.31.11/src/egl.rs", egl),
        ] {
            let (told, other) = lacks(source, words, BOTH);
            assert_eq!(told.key(), keys::START_NO_LIBRARY.id(), "{words}");
            assert_eq!(other, x11, "{words}");
            assert_eq!(lacks(source, words, NONE), (told, None), "{words}");
        }
        // X11 needs this one, too.
        let keyboard = "/x/winit-0.30.13/src/platform_impl/linux/wayland/seat/keyboard/mod.rs";
        assert_eq!(lacks(keyboard, "XKBNotFound", BOTH).1, None);
    }

    #[test]
    fn each_part_of_the_engine_has_its_own_message() {
        let (window, render) = (
            "/x/bevy_winit-0.19.1/src/lib.rs",
            "/x/bevy_render-0.19.1/src/renderer/mod.rs",
        );
        for (source, system, key) in [
            (window, "linux", Some(keys::START_NO_DISPLAY)),
            (window, "windows", None),
            (render, "linux", Some(keys::START_NO_DRIVER)),
            (render, "windows", Some(keys::START_NO_DRIVER_WINDOWS)),
            ("src/app/mod.rs", "linux", None),
            ("src/app/mod.rs", "windows", None),
        ] {
            assert_eq!(missing(source, system), key, "{source} {system}");
        }
        for language in Language::ALL {
            let localizer = Localizer::new(language);
            for key in ["start-no-display", "start-no-driver", "start-no-assets"] {
                assert!(localizer.has(key), "{language:?}: {key}");
            }
            // What Windows has, and nothing that it has not.
            let windows = localizer.text_of("start-no-driver-windows", &[]);
            for (word, told) in [("DirectX 12", true), ("Vulkan", true), ("Mesa", false)] {
                assert_eq!(windows.contains(word), told, "{language:?}: {windows}");
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
            assert_eq!(answer(source, words, true, BOTH), Answer::Report, "{words}");
            let (told, _) = lacks(source, words, BOTH);
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
        let odd = "/x/wayland-backend-0.3.17/src/sys/mod.rs";
        assert_eq!(answer(odd, "NULL", false, BOTH), Answer::Report);
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
