//! The real programs where they cannot start: without a display, without a graphics driver, from another folder. Each
//! prints one sentence and ends with exit code 1. And where they can all the same: without Vulkan, without Wayland,
//! with a folder that keeps nothing.

use std::env;
use std::fs;
use std::io::{BufRead, BufReader};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Output, Stdio};

use guyenne::i18n::{Language, Localizer};

#[cfg(target_os = "linux")]
#[path = "../../src/bin/packing/needed_libraries.rs"]
mod needed_libraries;
#[cfg(target_os = "linux")]
use needed_libraries::{is_known, needed};

const GAME: &str = env!("CARGO_BIN_EXE_guyenne");
const TOUR: &str = env!("CARGO_BIN_EXE_tour");

/// An empty folder, removed when dropped.
struct Folder(PathBuf);

impl Folder {
    fn new(name: &str) -> Self {
        let path = env::temp_dir().join(format!("guyenne-{name}-{}", std::process::id()));
        fs::create_dir_all(&path).expect("a folder can be made");
        Self(path)
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}

/// A program started from a terminal in that folder, without settings, with this language in the environment.
fn from(folder: &Path, program: &str, language: Language) -> Command {
    let mut command = Command::new(program);
    for name in [
        "CARGO_MANIFEST_DIR",
        "BEVY_ASSET_ROOT",
        "DISPLAY",
        "WAYLAND_DISPLAY",
        "WAYLAND_SOCKET",
        "LC_ALL",
        "LC_MESSAGES",
        "LANGUAGE",
        "RUST_BACKTRACE",
        "RUST_LOG",
    ] {
        command.env_remove(name);
    }
    for home in [
        "HOME",
        "XDG_DATA_HOME",
        "XDG_CONFIG_HOME",
        "XDG_RUNTIME_DIR",
    ] {
        command.env(home, folder);
    }
    command
        .env("LANG", format!("{}_XX.UTF-8", language.tag()))
        .env("GUYENNE_DIALOGS", "never")
        .current_dir(folder)
        .stdin(Stdio::null());
    if program == TOUR {
        command.arg(folder.join("pictures"));
    }
    command
}

/// The lines that a program has printed. The library xkbcommon prints that it has no keyboard for the language.
fn lines(printed: &str) -> Vec<&str> {
    let ours = printed
        .lines()
        .filter(|line| !line.starts_with("xkbcommon"));
    ours.collect()
}

/// Asserts that the program has printed this sentence only, and ended with exit code 1.
fn ends_with(output: &Output, language: Language, key: &str) {
    let all = String::from_utf8_lossy(&output.stderr);
    assert_eq!(
        lines(&all),
        [Localizer::new(language).text_of(key, &[])],
        "{all}"
    );
    assert_eq!(output.status.code(), Some(1), "{:?}", output.status);
    assert_eq!(String::from_utf8_lossy(&output.stdout), "");
}

#[test]
fn without_a_display_a_sentence_is_printed() {
    let folder = Folder::new("no-display");
    for program in [GAME, TOUR] {
        for language in Language::ALL {
            let output = from(&folder.0, program, language)
                .output()
                .expect("it runs");
            // Debug builds find the checkout's assets from anywhere, others only if they lie or run in the checkout.
            let root = env!("CARGO_MANIFEST_DIR");
            let key = if cfg!(debug_assertions) || Path::new(program).starts_with(root) {
                "start-no-display"
            } else {
                "start-no-assets"
            };
            ends_with(&output, language, key);
            let mut here = from(&folder.0, program, language);
            let output = here.current_dir(root).output().expect("it runs");
            ends_with(&output, language, "start-no-display");
        }
    }
}

#[test]
fn a_backtrace_comes_after_the_sentence() {
    let folder = Folder::new("backtrace");
    for (wanted, comes) in [("1", true), ("0", false)] {
        let output = from(&folder.0, GAME, Language::En)
            .current_dir(env!("CARGO_MANIFEST_DIR"))
            .env("RUST_BACKTRACE", wanted)
            .output()
            .expect("it runs");
        let all = String::from_utf8_lossy(&output.stderr);
        let mut lines = lines(&all).into_iter();
        let sentence = Localizer::new(Language::En).text_of("start-no-display", &[]);
        assert_eq!(lines.next(), Some(&*sentence), "{all}");
        let comes_after = lines.any(|line| line.starts_with("stack backtrace"));
        assert_eq!(comes_after, comes, "{all}");
        assert_eq!(output.status.code(), Some(1), "{:?}", output.status);
    }
}

/// A program that is ended when dropped.
struct Running(Child);

impl Drop for Running {
    fn drop(&mut self) {
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

/// An X server and its display name, where Xvfb is installed.
fn screen() -> Option<(Running, String)> {
    let mut command = Command::new("Xvfb");
    command.args(["-displayfd", "1", "-screen", "0", "640x360x24"]);
    let mut child = command
        .stdout(Stdio::piped())
        .stderr(Stdio::null())
        .spawn()
        .ok()?;
    let pipe = child.stdout.take()?;
    let screen = Running(child);
    let mut number = String::new();
    BufReader::new(pipe).read_line(&mut number).ok()?;
    let number = number.trim();
    (!number.is_empty()).then(|| (screen, format!(":{number}")))
}

/// A program started from a terminal in the checkout, with this display.
fn on_screen(folder: &Folder, program: &str, language: Language, display: &str) -> Command {
    let mut command = from(&folder.0, program, language);
    command
        .current_dir(env!("CARGO_MANIFEST_DIR"))
        .env("DISPLAY", display);
    command
}

/// What draws two frames and ends.
const TWO_FRAMES: [&str; 3] = ["--bench-frames", "2", "--bare"];

/// Asserts that it has drawn them.
fn has_drawn(output: &Output) {
    let told = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "{told}");
    let said = String::from_utf8_lossy(&output.stdout);
    assert!(said.starts_with("2 frames of one sprite"), "{said}");
}

/// Says that something cannot be tested here; the gate has all that is needed.
fn cannot_be_tested(lacks: &str) {
    let mut gate = ["CI", "GUYENNE_GATE"].into_iter();
    let is_gate = gate.any(|name| env::var_os(name).is_some());
    assert!(!is_gate, "the gate needs {lacks}");
    println!("there is no {lacks} here: not tested");
}

/// Variables by which no driver for Vulkan is found if they say `nowhere`.
const VULKAN: [&str; 2] = ["VK_ICD_FILENAMES", "VK_DRIVER_FILES"];

#[cfg(target_os = "linux")]
#[test]
fn without_vulkan_opengl_draws() {
    let Some((_screen, display)) = screen() else {
        return cannot_be_tested("Xvfb");
    };
    let folder = Folder::new("opengl");
    let mut command = on_screen(&folder, GAME, Language::En, &display);
    command.args(TWO_FRAMES);
    for drivers in VULKAN {
        command.env(drivers, "nowhere");
    }
    let output = command.output().expect("it runs");
    let told = String::from_utf8_lossy(&output.stderr);
    if told.contains("driver") {
        return cannot_be_tested("OpenGL (libegl1 and Mesa)");
    }
    has_drawn(&output);
}

/// Whether a program says in English that there is no graphics driver.
fn lacks_a_driver(told: &str) -> bool {
    told.contains(&Localizer::new(Language::En).text_of("start-no-driver", &[]))
}

#[cfg(target_os = "linux")]
#[test]
fn without_wayland_the_window_is_opened_by_x11() {
    let Some((_screen, display)) = screen() else {
        return cannot_be_tested("Xvfb");
    };
    let folder = Folder::new("x11");
    let output = on_screen(&folder, GAME, Language::En, &display)
        .args(TWO_FRAMES)
        .env("WAYLAND_DISPLAY", "nowhere")
        .output()
        .expect("it runs");
    let told = String::from_utf8_lossy(&output.stderr);
    if lacks_a_driver(&told) {
        return cannot_be_tested("graphics driver");
    }
    has_drawn(&output);
    let log = lines(&told).into_iter();
    let log: Vec<_> = log.filter(|line| line.contains("X11")).collect();
    assert!(log.len() == 1 && log[0].contains("Wayland"), "{told}");
}

#[test]
fn a_folder_that_keeps_nothing_is_told_at_the_start() {
    let Some((_screen, display)) = screen() else {
        return cannot_be_tested("Xvfb");
    };
    let folder = Folder::new("kept");
    // Nothing can be written below a file, by root either.
    let home = folder.0.join("file");
    fs::write(&home, "").expect("ours");
    let home = home.join("guyenne");
    // It would end by itself, if it said nothing.
    let mut child = on_screen(&folder, GAME, Language::En, &display)
        .args(["--bench-frames", "1", "--size", "640x360"])
        .env("GUYENNE_HOME", &home)
        .stdout(Stdio::null())
        .stderr(Stdio::piped())
        .spawn()
        .expect("it runs");
    let pipe = child.stderr.take().expect("piped");
    let _game = Running(child);
    let mut told = String::new();
    for line in BufReader::new(pipe).lines() {
        let line = line.expect("text");
        if line.contains(&*home.to_string_lossy()) {
            assert!(line.contains("nothing is kept"), "{line}");
            return;
        }
        told += &format!("{line}\n");
    }
    if lacks_a_driver(&told) {
        return cannot_be_tested("graphics driver");
    }
    panic!("it says nothing: {told}");
}

#[test]
fn without_a_graphics_driver_a_sentence_is_printed() {
    let Some((_screen, display)) = screen() else {
        return cannot_be_tested("Xvfb");
    };
    let folder = Folder::new("no-driver");
    let of_game = Language::ALL.map(|language| (GAME, language));
    for (program, language) in of_game.into_iter().chain([(TOUR, Language::Fr)]) {
        let mut command = on_screen(&folder, program, language, &display);
        let opengl = ["__EGL_VENDOR_LIBRARY_FILENAMES", "LIBGL_DRIVERS_PATH"];
        for drivers in VULKAN.into_iter().chain(opengl) {
            command.env(drivers, "nowhere");
        }
        let output = command.output().expect("it runs");
        ends_with(&output, language, "start-no-driver");
    }
}

#[test]
fn the_version_says_what_was_built() {
    let folder = Folder::new("version");
    let output = from(&folder.0, GAME, Language::En)
        .arg("--version")
        .output()
        .expect("it runs");
    let said = String::from_utf8_lossy(&output.stdout);
    let version = env!("CARGO_PKG_VERSION");
    let built = option_env!("GUYENNE_COMMIT").unwrap_or("built from source");
    assert_eq!(said.trim_end(), format!("guyenne {version} ({built})"));
}

#[cfg(target_os = "linux")]
#[test]
fn the_program_needs_few_libraries() {
    let output = Command::new("readelf")
        .args(["--dynamic", "--wide", GAME])
        .output();
    // It comes with the linker.
    let output = output.expect("readelf of binutils");
    let text = String::from_utf8_lossy(&output.stdout);
    let needed = needed(&text);
    assert!(needed.contains(&"libc.so.6"), "{text}");
    let strange: Vec<_> = needed.into_iter().filter(|name| !is_known(name)).collect();
    assert_eq!(strange, [""; 0]);
}
