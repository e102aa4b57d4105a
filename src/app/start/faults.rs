//! Panics told in words: before the first frame what the computer lacks, later a fault of the program.

use std::sync::atomic::{AtomicBool, Ordering};
use std::{panic, process};

use kit_i18n::LocalizedText;
use kit_rules::message_key::MessageKey;

use super::crash_report;
use super::dialog::refuse;
use crate::keys;

/// Whether a frame has been drawn: a panic from now on is a fault of the program.
static BEGUN: AtomicBool = AtomicBool::new(false);

/// A frame is drawn.
pub(super) fn note_begin() {
    BEGUN.store(true, Ordering::Relaxed);
}

/// Bevy panics where a computer lacks what it needs. Before the first frame such a panic is replaced by one sentence;
/// any other leaves a report.
pub(super) fn explain() {
    let default_hook = panic::take_hook();
    panic::set_hook(Box::new(move |panic| {
        let place = panic.location().map_or("", panic::Location::file);
        let missing = if BEGUN.load(Ordering::Relaxed) {
            None
        } else {
            missing(place)
        };
        match missing {
            Some(key) => {
                refuse(&LocalizedText::new(key));
                process::exit(1);
            }
            None => {
                default_hook(panic);
                crash_report::leave(panic);
            }
        }
    }));
}

/// The message for what is missing when this source file of the engine panics during the start.
fn missing(source: &str) -> Option<MessageKey> {
    let part_is = |part: &str| source.contains(part);
    if part_is("bevy_winit") || part_is("winit-") {
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
    }
}
