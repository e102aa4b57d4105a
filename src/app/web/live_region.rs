//! Writes the texts for screen readers to the page's live regions.

use crate::app::{browser::page, live_region::ScreenReaderText};
use bevy::prelude::*;

/// Follows the texts for screen readers.
pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        PostUpdate,
        write_live_regions.run_if(resource_changed::<ScreenReaderText>),
    );
}

/// Writes the texts that changed to the page.
fn write_live_regions(reader: Res<ScreenReaderText>, mut last: Local<(String, u32)>) {
    if last.0 != reader.focus {
        last.0.clone_from(&reader.focus);
        page::write("spoken-focus", &reader.focus);
    }
    // The same sentence twice is written twice.
    if last.1 != reader.said {
        last.1 = reader.said;
        page::write("spoken-log", &reader.news);
    }
}
