//! What is to be read aloud, handed to the page's live regions, where screen readers find it.

use super::page;
use crate::app::live_region::ScreenReaderText;
use bevy::prelude::*;

/// Follows what is to be read.
pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        PostUpdate,
        read_aloud.run_if(resource_changed::<ScreenReaderText>),
    );
}

/// Hands what is to be read aloud to the page, where screen readers find it.
fn read_aloud(reader: Res<ScreenReaderText>, mut last: Local<(String, String)>) {
    if last.0 != reader.focus {
        last.0.clone_from(&reader.focus);
        page::write("spoken-focus", &reader.focus);
    }
    if last.1 != reader.news {
        last.1.clone_from(&reader.news);
        page::write("spoken-log", &reader.news);
    }
}
