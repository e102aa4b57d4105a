//! What is told to the player outside of the window: in the terminal, and in a dialog where no terminal is seen.

use std::env;
use std::io::{IsTerminal, stderr, stdin, stdout};

use native_dialog::{DialogBuilder, MessageLevel};

/// The environment variable that forbids dialogs, if it says `never`.
const DIALOGS: &str = "GUYENNE_DIALOGS";

/// Prints a text to the standard error, and shows it as a dialog if the program was started from a desktop. On Linux
/// that needs zenity, kdialog or yad; without them the text is in the desktop's journal only.
pub fn tell(text: &str) {
    eprintln!("{text}");
    if !is_seen_in_terminal() && !env::var(DIALOGS).is_ok_and(|word| word == "never") {
        let dialog = DialogBuilder::message()
            .set_level(MessageLevel::Error)
            .set_title("Guyenne")
            .set_text(text);
        // Where none can be shown the text was printed at least.
        let _unseen = dialog.alert().show();
    }
}

/// Whether somebody at a terminal has started the program, even if some of its output goes elsewhere.
fn is_seen_in_terminal() -> bool {
    stdin().is_terminal() || stdout().is_terminal() || stderr().is_terminal()
}
