//! Full screen, which only the page can enter and leave: the setting follows the browser.

use crate::app::{browser::page, settings::Settings};
use bevy::prelude::*;

/// Seconds that the browser may take to answer a request; after that it has refused.
const TIMEOUT: f32 = 1.5;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, follow_browser);
}

/// Asks the page when the setting changes; takes over what the browser did on its own, for instance after Escape.
fn follow_browser(
    time: Res<Time<Real>>,
    mut settings: ResMut<Settings>,
    mut request: Local<(bool, f32)>,
) {
    let full = page::document().is_some_and(|page| page.fullscreen_element().is_some());
    let (wish, waited) = &mut *request;
    if settings.fullscreen != *wish {
        *wish = settings.fullscreen;
        *waited = 0.0;
        if full != *wish {
            page::dispatch("guyenne:fullscreen");
        }
        return;
    }
    *waited += time.delta_secs();
    if full != *wish && *waited > TIMEOUT {
        *wish = full;
        settings.fullscreen = full;
    }
}
