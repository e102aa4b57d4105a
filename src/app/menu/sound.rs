//! How loud everything is: one row for each channel. What the answers do is `settings`' business.

use super::{
    navigation::Menu,
    page::{foot, veil},
    settings::{LABELS, Liking, row, switch},
};
use crate::{
    app::settings::Loudness,
    i18n::LocalizedText,
    theme::{
        TextStyle, palette,
        widget::{centred, panel},
    },
};
use bevy::prelude::*;

/// Shows the loudness of everything.
pub(super) fn plugin(app: &mut App) {
    app.add_systems(OnEnter(Menu::Sound), show_sound);
}

/// Lays it over the screen.
fn show_sound(mut commands: Commands) {
    let root = commands.spawn(veil(Menu::Sound, "Sound")).id();
    let sheet = commands.spawn((ChildOf(root), panel(760.0))).id();
    commands.spawn((
        ChildOf(sheet),
        centred("settings-sound", TextStyle::HEADING, palette::AZURE_DEEP),
    ));
    let channels: [(&str, fn(Loudness) -> Liking); 3] = [
        ("sound-music", Liking::Music),
        ("sound-effects", Liking::Effects),
        ("sound-interface", Liking::Interface),
    ];
    for (key, liking) in channels {
        let answers =
            Loudness::ALL.map(|loudness| (liking(loudness), LocalizedText::new(loudness.key())));
        row(&mut commands, sheet, key, LABELS, &answers);
    }
    row(
        &mut commands,
        sheet,
        "sound-silent-away",
        LABELS,
        &switch(Liking::SilentAway),
    );
    foot(&mut commands, sheet);
}
