//! What the program leaves behind when it stops by a fault of its own: a file in the player's folder with the version,
//! the system, what went wrong, and the records of the games in progress. It is told to the player and sent nowhere.

use std::backtrace::Backtrace;
use std::ffi::OsString;
use std::fmt::Write as _;
use std::fs;
use std::panic::PanicHookInfo;
use std::path::{Path, PathBuf};
use std::sync::OnceLock;
use std::sync::atomic::{AtomicBool, Ordering};

use bevy::prelude::*;
use bevy::render::renderer::RenderAdapterInfo;
use bevy::render::settings::Backends;
use kit_i18n::LocalizedText;
use kit_rules::daily::CalendarDate;
use kit_table::Games;

use super::dialog;
use crate::app::daily::SystemClock;
use crate::app::games::GAMES;
use crate::app::save::{SaveManager, Storage, players_folder};
use crate::app::toast::Toast;
use crate::app::version::VERSION;
use crate::keys;

/// The folder of the reports, in the player's folder.
const FOLDER: &str = "crashes";
/// How a report's name begins and ends; between them the moment stands.
const NAME: [&str; 2] = ["crash-", ".txt"];
/// The file beside the reports with the name of one that the player was not told of in a window.
const UNTOLD: &str = "untold";
/// How many reports are kept.
const MOST: usize = 5;

/// What draws, once that is known.
static ADAPTER: OnceLock<String> = OnceLock::new();
/// Its interface.
static BACKEND: OnceLock<Backends> = OnceLock::new();
/// Whether a report was left: a fault may bring others with it.
static LEFT: AtomicBool = AtomicBool::new(false);

/// Says once, in the window of the next start, that there is a report.
pub fn plugin(app: &mut App) {
    app.add_systems(Startup, tell_last);
}

/// Remembers what draws.
pub(super) fn note_adapter(adapter: Option<Res<RenderAdapterInfo>>) {
    if let Some(adapter) = adapter {
        let it = &**adapter;
        let text = format!(
            "{} ({:?}, {:?}, driver {} {})",
            it.name, it.device_type, it.backend, it.driver, it.driver_info
        );
        // It does not change.
        let _known = ADAPTER.set(text);
        let _known = BACKEND.set(it.backend.into());
    }
}

/// The interface of what draws, such as Vulkan, once that is known.
pub(super) fn backend() -> Option<Backends> {
    BACKEND.get().copied()
}

/// Leaves a report of this panic, and says where.
pub(super) fn leave(panic: &PanicHookInfo) {
    if LEFT.swap(true, Ordering::Relaxed) {
        return;
    }
    let now = SystemClock::PLATFORM.seconds();
    let report = report(panic, now, &Backtrace::force_capture().to_string());
    let written = players_folder().and_then(|home| write(&home.join(FOLDER), now, &report).ok());
    let told = match written {
        Some(file) => {
            LocalizedText::new(keys::START_CRASHED).with("file", file.display().to_string())
        }
        None => keys::START_CRASHED_UNTOLD.into(),
    };
    dialog::tell(&told);
}

/// The report.
fn report(panic: &PanicHookInfo, now: u64, trace: &str) -> String {
    let arguments: Vec<OsString> = std::env::args_os().skip(1).collect();
    let place = panic.location().map(ToString::to_string);
    let mut text = String::new();
    let mut line = |name: &str, value: &str| {
        // A text takes all that is written.
        let _ = writeln!(text, "{name}: {value}");
    };
    line("Guyenne", &VERSION);
    line("moment", &moment(now));
    line(
        "system",
        &format!("{} {}", std::env::consts::OS, std::env::consts::ARCH),
    );
    line(
        "graphics",
        ADAPTER.get().map_or("not known yet", String::as_str),
    );
    line("arguments", &format!("{arguments:?}"));
    line("what", panic.payload_as_str().unwrap_or("no words"));
    line("where", place.as_deref().unwrap_or("no place"));
    line("thread", std::thread::current().name().unwrap_or("no name"));
    let games = Games(GAMES.to_vec());
    let saves = SaveManager::new(Storage::of_player(), &games);
    for game in &games.0 {
        for slot in saves.of_game(game.id) {
            if let Some(record) = saves.read(slot).text() {
                line("game in progress", record.trim_end());
            }
        }
    }
    line("backtrace", &format!("\n{trace}"));
    text
}

/// Writes a report into this folder, marks it as untold, and removes the oldest ones; returns its file.
fn write(folder: &Path, now: u64, report: &str) -> std::io::Result<PathBuf> {
    fs::create_dir_all(folder)?;
    let name = [NAME[0], &moment(now).replace(':', "-"), NAME[1]].concat();
    let file = folder.join(&name);
    fs::write(&file, report)?;
    // What follows is a help; the report is there without it.
    let _ = fs::write(folder.join(UNTOLD), &name);
    let _ = remove_old(folder);
    Ok(file)
}

/// Removes all reports but the newest.
fn remove_old(folder: &Path) -> std::io::Result<()> {
    let mut reports = Vec::new();
    for entry in fs::read_dir(folder)? {
        let name = entry?.file_name();
        let text = name.to_string_lossy();
        if text.starts_with(NAME[0]) && text.ends_with(NAME[1]) {
            reports.push(name);
        }
    }
    // The names sort as their moments do.
    reports.sort();
    let kept = reports.len().saturating_sub(MOST);
    for old in &reports[..kept] {
        fs::remove_file(folder.join(old))?;
    }
    Ok(())
}

/// A moment in UTC, as `2026-12-01T09:05:00Z`.
fn moment(seconds: u64) -> String {
    let date = CalendarDate::of_moment(seconds).map_or("later".to_owned(), |date| date.to_string());
    let [hours, minutes] = [3600, 60].map(|unit| seconds / unit);
    let of_day = [hours % 24, minutes % 60, seconds % 60];
    format!("{date}T{:02}:{:02}:{:02}Z", of_day[0], of_day[1], of_day[2])
}

/// The report in this folder that the player was not told of; it counts as told then.
fn take_untold(folder: &Path) -> Option<PathBuf> {
    let mark = folder.join(UNTOLD);
    let name = fs::read_to_string(&mark).ok()?;
    // If it cannot be removed, it would be told at every start.
    fs::remove_file(&mark).ok()?;
    let file = folder.join(name.trim());
    file.is_file().then_some(file)
}

fn tell_last(mut toasts: MessageWriter<Toast>) {
    if let Some(file) = players_folder().and_then(|home| take_untold(&home.join(FOLDER))) {
        let told = LocalizedText::new(keys::TOAST_CRASHED);
        toasts.write(Toast(told.with("file", file.display().to_string())));
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::guyenne::rules::record::{Record, RecordPlayer};
    use crate::games::guyenne::rules::seat::{Camp, Seat};
    use crate::games::guyenne::rules::{Edition, Level, Setup};
    use kit_i18n::{Language, Localizer};
    use kit_rules::seed::Seed;

    #[test]
    fn the_newest_reports_are_kept_and_the_last_one_is_told_once() {
        let folder = std::env::temp_dir().join(format!("guyenne-crashes-{}", std::process::id()));
        assert_eq!(take_untold(&folder), None);
        let files: Vec<PathBuf> = (0..7)
            .map(|n| write(&folder, 1_796_000_000 + 61 * n, "what").expect("ours"))
            .collect();
        let there: Vec<bool> = files.iter().map(|file| file.is_file()).collect();
        assert_eq!(there, [false, false, true, true, true, true, true]);
        assert_eq!(take_untold(&folder).as_ref(), files.last());
        assert_eq!(take_untold(&folder), None);
        fs::remove_dir_all(&folder).expect("ours");
    }

    /// Set for the process that panics.
    const PANICS: &str = "GUYENNE_TEST_PANICS";

    /// Not a test of its own: what the test below runs in another process.
    #[test]
    fn panics_if_asked() {
        if std::env::var_os(PANICS).is_some() {
            std::panic::set_hook(Box::new(leave));
            panic!("the drawbridge fell");
        }
    }

    /// What that process tells, in French, with this folder of the player.
    fn told_by_a_panic(home: &Path) -> String {
        let name = format!("{}::panics_if_asked", module_path!());
        let name = name.split_once("::").expect("a crate").1;
        let output = std::process::Command::new(std::env::current_exe().expect("this one"))
            .args([name, "--exact", "--nocapture", "--test-threads=1"])
            .env(PANICS, "1")
            .env("GUYENNE_HOME", home)
            .env("GUYENNE_DIALOGS", "never")
            .env("LC_ALL", "fr_FR.UTF-8")
            .output()
            .expect("it runs");
        String::from_utf8_lossy(&output.stderr).into_owned()
    }

    #[test]
    fn a_panic_leaves_a_report_with_the_game_in_progress() {
        let home = std::env::temp_dir().join(format!("guyenne-panic-{}", std::process::id()));
        fs::create_dir_all(&home).expect("ours");
        let setup = Setup::duel(Edition::V2022, Level::Base, Seed(7));
        let players = Camp::ALL.map(|camp| RecordPlayer::human(Seat::new(camp, 0), "Ann"));
        let begun = Record::start(setup, players.to_vec());
        let game = begun.expect("a duel is a game").1.line();
        fs::write(home.join("guyenne.jsonl"), &game).expect("ours");
        let told = told_by_a_panic(&home);
        let file = take_untold(&home.join(FOLDER)).expect("a report");
        let report = fs::read_to_string(&file).expect("text");
        fs::remove_dir_all(&home).expect("ours");
        assert!(told.contains(&*file.to_string_lossy()), "{told}");
        assert!(told.contains("s’est arrêté"), "{told}");
        for part in [
            &format!("Guyenne: {}\n", *VERSION),
            "what: the drawbridge fell\n",
            &format!("game in progress: {}\n", game.trim_end()),
            "crash_report.rs:",
            std::env::consts::ARCH,
        ] {
            assert!(report.contains(part), "{part}: {report}");
        }
    }

    #[test]
    fn a_panic_that_cannot_be_written_down_promises_nothing() {
        // Nothing can be written below a file, by root either.
        let home = std::env::temp_dir().join(format!("guyenne-unwritten-{}", std::process::id()));
        fs::write(&home, "").expect("ours");
        let told = told_by_a_panic(&home);
        fs::remove_file(&home).expect("ours");
        let untold = LocalizedText::new(keys::START_CRASHED_UNTOLD);
        let words = Localizer::new(Language::Fr).localize(&untold);
        assert!(told.contains(&words), "{told}");
        for language in Language::ALL {
            let localizer = Localizer::new(language);
            let kept = LocalizedText::new(keys::START_CRASHED).with("file", "x");
            let kept = localizer.localize(&kept);
            let promise = kept.split(". ").nth(1).expect("three sentences");
            let words = localizer.localize(&untold);
            assert!(!words.contains(promise), "{language:?}: {words}");
        }
    }

    #[test]
    fn a_moment_is_written_to_the_second() {
        assert_eq!(moment(0), "1970-01-01T00:00:00Z");
        assert_eq!(moment(1_796_117_107), "2026-12-01T09:25:07Z");
    }
}
