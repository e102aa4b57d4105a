//! What is told to the player outside of the window, in their language: in the terminal, and in a dialog where no
//! terminal is seen.

use std::env;
use std::io::{IsTerminal, stderr, stdin, stdout};

use bevy::app::AppExit;
use kit_i18n::{Language, LocalizedText, Localizer};
use kit_table::Games;
use native_dialog::{DialogBuilder, MessageLevel};

use crate::app::games::GAMES;
use crate::app::save::{SaveManager, Storage, saved_settings};

/// The environment variable that forbids dialogs, if it says `never`.
const DIALOGS: &str = "GUYENNE_DIALOGS";

/// Prints a text to the standard error, and shows it as a dialog if the program was started from a desktop. On Linux
/// that needs zenity, kdialog or yad; without them the text is in the desktop's journal only.
pub(super) fn tell(text: &LocalizedText) {
    let text = in_players_language(text);
    eprintln!("{text}");
    if !is_seen_in_terminal() && !is_forbidden() {
        show(MessageLevel::Error, &text);
    }
}

/// Whether the environment forbids dialogs.
fn is_forbidden() -> bool {
    env::var(DIALOGS).is_ok_and(|word| word == "never")
}

/// Shows a text as a dialog, and waits until it is closed.
fn show(level: MessageLevel, text: &str) {
    let dialog = DialogBuilder::message()
        .set_level(level)
        .set_title("Guyenne")
        .set_text(text);
    // Where none can be shown the text was printed at least.
    let _unseen = dialog.alert().show();
}

/// How the answer to a command line reaches whoever asked.
#[derive(Debug, PartialEq, Eq)]
enum Way {
    /// It is printed.
    Print,
    /// It is printed, in case that somebody takes it from there, and shown as a dialog.
    Show,
}

/// A program for Windows that is given away has no console: what it prints is seen by nobody, even if it was started in
/// a command line.
fn way(is_windows: bool, is_seen_in_terminal: bool, is_forbidden: bool) -> Way {
    if is_windows && !is_seen_in_terminal && !is_forbidden {
        Way::Show
    } else {
        Way::Print
    }
}

/// Tells what a command line is answered with instead of a start: the version, the options, or which word means
/// nothing. Ends with the exit code that goes with it.
pub(super) fn answer(words: &clap::Error) -> AppExit {
    // Where it cannot be printed nobody is told, as with any other program.
    let _unread = words.print();
    if way(cfg!(windows), is_seen_in_terminal(), is_forbidden()) == Way::Show {
        let level = match words.use_stderr() {
            true => MessageLevel::Error,
            false => MessageLevel::Info,
        };
        show(level, &words.to_string());
    }
    AppExit::from_code(u8::try_from(words.exit_code()).unwrap_or(1))
}

/// Whether somebody at a terminal has started the program, even if some of its output goes elsewhere.
fn is_seen_in_terminal() -> bool {
    stdin().is_terminal() || stdout().is_terminal() || stderr().is_terminal()
}

/// Says why the program does not begin.
pub(super) fn refuse(why: &LocalizedText) -> AppExit {
    tell(why);
    AppExit::error()
}

/// A text in the language of the player's settings, or else of the system.
fn in_players_language(text: &LocalizedText) -> String {
    let saves = SaveManager::new(Storage::of_player(), &Games(GAMES.to_vec()));
    let language = saved_settings(&saves)
        .language
        .unwrap_or_else(Language::of_system);
    Localizer::new(language).localize(text)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn where_nobody_sees_what_is_printed_it_is_shown() {
        assert_eq!(way(true, false, false), Way::Show);
        // In a terminal, in a script that forbids it, and elsewhere than on Windows nothing is in the way of the text.
        assert_eq!(way(true, true, false), Way::Print);
        assert_eq!(way(true, false, true), Way::Print);
        assert_eq!(way(false, false, false), Way::Print);
    }

    #[test]
    fn an_answer_ends_with_the_code_of_its_kind() {
        let line = || clap::Command::new("x").version("1");
        for (words, code) in [(["x", "--version"], 0), (["x", "--dance"], 2)] {
            let error = line().try_get_matches_from(words).expect_err("no start");
            assert_eq!(answer(&error), AppExit::from_code(code), "{words:?}");
        }
    }
}
