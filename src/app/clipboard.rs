//! The clipboard: the system's in a window and on a page, and a text of its own in a program without a screen.

use bevy::clipboard::{Clipboard, ClipboardRead};
use bevy::prelude::*;

/// The clipboard.
#[derive(Resource, Default)]
pub struct TextClipboard {
    system: Option<Clipboard>,
    own: String,
}

impl TextClipboard {
    /// The system's.
    #[must_use]
    pub fn of_system() -> Self {
        Self {
            system: Some(Clipboard::default()),
            own: String::new(),
        }
    }

    /// Puts a text there. Returns whether that was possible.
    pub fn copy(&mut self, text: &str) -> bool {
        match &mut self.system {
            Some(system) => system.set_text(text).is_ok(),
            None => {
                text.clone_into(&mut self.own);
                true
            }
        }
    }

    /// The text that is there; none if there is none. Pages, which give it later if at all, ask for a text themselves.
    pub fn text(&mut self) -> Option<String> {
        match &mut self.system {
            Some(system) => match system.fetch_text() {
                ClipboardRead::Ready(text) => text.ok(),
                _ => None,
            },
            None => Some(self.own.clone()),
        }
    }
}

/// Adds a clipboard of its own.
pub(super) fn plugin(app: &mut App) {
    app.init_resource::<TextClipboard>();
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_program_without_a_screen_has_a_clipboard_of_its_own() {
        let mut clipboard = TextClipboard::default();
        assert_eq!(clipboard.text().as_deref(), Some(""));
        assert!(clipboard.copy("a game"));
        assert_eq!(clipboard.text().as_deref(), Some("a game"));
    }
}
