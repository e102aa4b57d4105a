//! The menu for several people at one screen: private looks, text that is read from the couch, gamepads that rumble.
//! `settings` handles the options.

use super::settings::{LABELS, SettingOption, row, switch};
use crate::{
    app::{platform::PlatformCapabilities, settings::LookLimit},
    i18n::LocalizedText,
    table::{
        Menu,
        menu_page::{back_button, veil},
        rumble::RumbleLevel,
    },
    theme::{
        TextStyle, palette,
        widget::{centred, panel},
    },
};
use bevy::prelude::*;

/// Adds the menu.
pub(super) fn plugin(app: &mut App) {
    app.add_systems(OnEnter(Menu::Couch), show_couch);
}

/// Builds the menu over the screen.
fn show_couch(platform: Res<PlatformCapabilities>, mut commands: Commands) {
    let root = commands.spawn(veil(Menu::Couch, "Couch")).id();
    let panel_entity = commands.spawn((ChildOf(root), panel(760.0))).id();
    commands.spawn((
        ChildOf(panel_entity),
        centred("settings-couch", TextStyle::HEADING, palette::AZURE_DEEP),
    ));
    let holds = [(false, "look-hold"), (true, "look-toggle")]
        .map(|(toggles, key)| (SettingOption::LookToggles(toggles), LocalizedText::new(key)));
    row(&mut commands, panel_entity, "settings-look", LABELS, &holds);
    let limits = LookLimit::ALL.map(|limit| {
        let message = match limit.seconds() {
            Some(seconds) => LocalizedText::new("look-seconds").with("n", seconds),
            None => LocalizedText::new("look-never"),
        };
        (SettingOption::LookLimit(limit), message)
    });
    row(
        &mut commands,
        panel_entity,
        "settings-look-limit",
        LABELS,
        &limits,
    );
    row(
        &mut commands,
        panel_entity,
        "settings-couch-text",
        LABELS,
        &switch(SettingOption::CouchText),
    );
    if platform.rumbles {
        let levels = RumbleLevel::ALL.map(|level| {
            let key = match level {
                RumbleLevel::Off => "settings-off",
                RumbleLevel::Touches => "settings-on",
                RumbleLevel::Cards => "settings-rumble-cards",
            };
            (SettingOption::Rumble(level), LocalizedText::new(key))
        });
        row(
            &mut commands,
            panel_entity,
            "settings-rumble",
            LABELS,
            &levels,
        );
    }
    commands.spawn((
        ChildOf(panel_entity),
        centred(
            "settings-couch-about",
            TextStyle::CAPTION,
            palette::INK_PALE,
        ),
    ));
    back_button(&mut commands, panel_entity);
}
