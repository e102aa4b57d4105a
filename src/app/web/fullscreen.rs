//! The whole screen, which only the page can take and leave: the setting follows what the browser does.

use super::page;
use crate::app::settings::Settings;
use bevy::prelude::*;

/// Seconds within which the browser answers a wish; after that it has refused.
const PATIENCE: f32 = 1.5;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, follow_browser);
}

/// Whether the page could take the whole screen at all.
pub fn is_possible() -> bool {
    page::document().is_some_and(|page| page.fullscreen_enabled())
}

/// Asks the page when the setting changes; takes over what the browser did on its own, as at the key Escape.
fn follow_browser(
    time: Res<Time<Real>>,
    mut settings: ResMut<Settings>,
    mut asked: Local<(bool, f32)>,
) {
    let full = page::document().is_some_and(|page| page.fullscreen_element().is_some());
    let (wish, waited) = &mut *asked;
    if settings.fullscreen != *wish {
        *wish = settings.fullscreen;
        *waited = 0.0;
        if full != *wish {
            page::call("guyenne:fullscreen");
        }
        return;
    }
    *waited += time.delta_secs();
    if full != *wish && *waited > PATIENCE {
        *wish = full;
        settings.fullscreen = full;
    }
}
