//! The sound menu: one row of volumes for each channel. `settings` handles the options.

use super::settings::{LABELS, SettingOption, row, switch};
use crate::{
    app::settings::Loudness,
    i18n::LocalizedText,
    table::{
        Menu,
        menu_page::{back_button, veil},
    },
    theme::{
        TextStyle, palette,
        widget::{centred, panel},
    },
};
use bevy::prelude::*;

/// Adds the sound menu.
pub(super) fn plugin(app: &mut App) {
    app.add_systems(OnEnter(Menu::Sound), show_sound);
}

/// Builds the menu over the screen.
fn show_sound(mut commands: Commands) {
    let root = commands.spawn(veil(Menu::Sound, "Sound")).id();
    let panel_entity = commands.spawn((ChildOf(root), panel(760.0))).id();
    commands.spawn((
        ChildOf(panel_entity),
        centred("settings-sound", TextStyle::HEADING, palette::AZURE_DEEP),
    ));
    let channels: [(&str, fn(Loudness) -> SettingOption); 3] = [
        ("sound-music", SettingOption::Music),
        ("sound-effects", SettingOption::Effects),
        ("sound-interface", SettingOption::Interface),
    ];
    for (key, option) in channels {
        let options =
            Loudness::ALL.map(|loudness| (option(loudness), LocalizedText::new(loudness.key())));
        row(&mut commands, panel_entity, key, LABELS, &options);
    }
    row(
        &mut commands,
        panel_entity,
        "sound-silent-away",
        LABELS,
        &switch(SettingOption::SilentAway),
    );
    back_button(&mut commands, panel_entity);
}
