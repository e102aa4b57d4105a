//! The clipboard: text that the player takes along, or brings. On a page a sheet of the page shows it, with a button
//! that copies: browsers copy only at a press on an element of their own, and give nothing back without asking.

use bevy::prelude::*;

#[cfg(not(target_arch = "wasm32"))]
use super::toast::Toast;
#[cfg(not(target_arch = "wasm32"))]
use crate::keys;
#[cfg(not(target_arch = "wasm32"))]
use kit_i18n::LocalizedText;

/// Request: put this text on the clipboard.
#[derive(Message, Clone, Debug, PartialEq, Eq)]
pub struct CopyText(pub String);

/// The clipboard: the system's in a window, else a text of its own.
#[cfg(not(target_arch = "wasm32"))]
#[derive(Resource, Default)]
pub struct TextClipboard {
    has_system: bool,
    /// Opened when it is first needed, and kept open: on some systems the text is gone with it.
    system: Option<arboard::Clipboard>,
    own: String,
}

#[cfg(not(target_arch = "wasm32"))]
impl TextClipboard {
    fn system(&mut self) -> Option<&mut arboard::Clipboard> {
        if self.system.is_none() {
            self.system = arboard::Clipboard::new().ok();
        }
        self.system.as_mut()
    }

    /// Puts a text there. Returns whether that was possible.
    fn copy(&mut self, text: &str) -> bool {
        if self.has_system {
            let system = self.system();
            return system.is_some_and(|system| system.set_text(text).is_ok());
        }
        text.clone_into(&mut self.own);
        true
    }

    /// The text that is there; empty if there is none.
    pub fn text(&mut self) -> String {
        if self.has_system {
            let text = self.system().and_then(|system| system.get_text().ok());
            return text.unwrap_or_default();
        }
        self.own.clone()
    }
}

/// Adds the clipboard, at first one of its own: the headless app of the tests has no other.
pub(super) fn plugin(app: &mut App) {
    #[cfg(not(target_arch = "wasm32"))]
    app.init_resource::<TextClipboard>();
    app.add_message::<CopyText>()
        .add_systems(Update, copy.run_if(on_message::<CopyText>));
}

/// Connects the app with the clipboard of this platform.
pub(super) fn connect(app: &mut App) {
    #[cfg(not(target_arch = "wasm32"))]
    app.insert_resource(TextClipboard {
        has_system: true,
        ..TextClipboard::default()
    });
    #[cfg(target_arch = "wasm32")]
    let _of_the_page = app;
}

#[cfg(not(target_arch = "wasm32"))]
fn copy(
    mut asked: MessageReader<CopyText>,
    mut clipboard: ResMut<TextClipboard>,
    mut toasts: MessageWriter<Toast>,
) {
    let Some(CopyText(text)) = asked.read().last() else {
        return;
    };
    toasts.write(Toast(LocalizedText::new(if clipboard.copy(text) {
        keys::TOAST_COPIED
    } else {
        keys::TOAST_NOT_COPIED
    })));
}

#[cfg(target_arch = "wasm32")]
fn copy(mut asked: MessageReader<CopyText>) {
    if let Some(CopyText(text)) = asked.read().last() {
        super::browser::page::send("guyenne:copy-text", "text", &text.as_str().into());
    }
}
