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
    if !is_seen_in_terminal() && !env::var(DIALOGS).is_ok_and(|word| word == "never") {
        let dialog = DialogBuilder::message()
            .set_level(MessageLevel::Error)
            .set_title("Guyenne")
            .set_text(&text);
        // Where none can be shown the text was printed at least.
        let _unseen = dialog.alert().show();
    }
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
