//! The clipboard: text that the player takes along. On a page a sheet of the page shows it, with a button that copies:
//! browsers copy only at a press on an element of their own.

use bevy::prelude::*;

/// Request: put this text on the clipboard.
#[derive(Message, Clone, Debug, PartialEq, Eq)]
pub struct CopyText(pub String);

/// Adds the request. Without [`connect`] nothing answers it: the headless app of the tests has no clipboard.
pub(super) fn plugin(app: &mut App) {
    app.add_message::<CopyText>();
}

/// Connects the app with the clipboard of this platform.
pub(super) fn connect(app: &mut App) {
    app.add_systems(Update, copy.run_if(on_message::<CopyText>));
}

#[cfg(not(target_arch = "wasm32"))]
use super::toast::Toast;
#[cfg(not(target_arch = "wasm32"))]
use crate::keys;
#[cfg(not(target_arch = "wasm32"))]
use kit_i18n::LocalizedText;

/// The clipboard is opened when it is first needed, and kept open: on some systems the text is gone with it.
#[cfg(not(target_arch = "wasm32"))]
fn copy(
    mut asked: MessageReader<CopyText>,
    mut opened: Local<Option<arboard::Clipboard>>,
    mut toasts: MessageWriter<Toast>,
) {
    let Some(CopyText(text)) = asked.read().last() else {
        return;
    };
    if opened.is_none() {
        *opened = arboard::Clipboard::new().ok();
    }
    let copied = opened
        .as_mut()
        .is_some_and(|clipboard| clipboard.set_text(text.as_str()).is_ok());
    toasts.write(Toast(LocalizedText::new(if copied {
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
