//! The settings: one row for each thing the player may like otherwise.

use super::{
    navigation::Menu,
    page::{foot, veil},
};
use crate::{
    app::{
        platform::{PlatformCapabilities, SaveTransfer},
        settings::{Loudness, Settings, TextSize},
    },
    i18n::{Language, LocalizedText, Localizer},
    input::Focusable,
    table::SavedGames,
    theme::{
        ButtonStyle, CheckedOption, Speed, TextStyle, palette,
        widget::{self, button, centred, panel},
    },
};
use bevy::{prelude::*, ui::InteractionDisabled, ui_widgets::Activate};

/// One answer of the settings.
#[derive(Component, Clone, Copy, Debug, PartialEq)]
pub(super) enum Liking {
    Language(Language),
    Speed(Speed),
    Letters(TextSize),
    ReducedMotion(bool),
    Fullscreen(bool),
    Sound(bool),
    Music(Loudness),
    Effects(Loudness),
    Interface(Loudness),
    SilentAway(bool),
}

/// The button that leads to how loud everything is.
#[derive(Component, Clone, Copy, Debug)]
struct ToSound;

/// A button that carries the game in progress.
#[derive(Component, Clone, Copy, Debug)]
struct Carrier(SaveTransfer);

/// The width of the names, left of their answers.
pub(super) const LABELS: Option<f32> = Some(210.0);

/// Shows the settings.
pub(super) fn plugin(app: &mut App) {
    app.add_observer(take_liking)
        .add_observer(carry_on_press)
        .add_observer(open_sound)
        .add_systems(OnEnter(Menu::Settings), show_settings)
        .add_systems(Update, mark_likings);
}

/// Lays the settings over the screen.
fn show_settings(
    platform: Res<PlatformCapabilities>,
    saved: Res<SavedGames>,
    mut commands: Commands,
) {
    let root = commands.spawn(veil(Menu::Settings, "Settings")).id();
    let sheet = commands.spawn((ChildOf(root), panel(760.0))).id();
    commands.spawn((
        ChildOf(sheet),
        centred("settings", TextStyle::HEADING, palette::AZURE_DEEP),
    ));
    language_row(&mut commands, sheet, LABELS);
    let speeds = Speed::ALL.map(|s| (Liking::Speed(s), LocalizedText::new(format!("speed-{s}"))));
    row(&mut commands, sheet, "settings-speed", LABELS, &speeds);
    let letters = TextSize::ALL.map(|l| (Liking::Letters(l), LocalizedText::new(l.key())));
    row(&mut commands, sheet, "settings-text-size", LABELS, &letters);
    let sound = row(
        &mut commands,
        sheet,
        "settings-sound",
        LABELS,
        &switch(Liking::Sound),
    );
    commands.spawn((
        ChildOf(sound),
        ToSound,
        button(ButtonStyle::Option, "settings-sound-more", Focusable::MENU),
    ));
    row(
        &mut commands,
        sheet,
        "settings-reduced-motion",
        LABELS,
        &switch(Liking::ReducedMotion),
    );
    if platform.fills_screen {
        row(
            &mut commands,
            sheet,
            "settings-fullscreen",
            LABELS,
            &switch(Liking::Fullscreen),
        );
    }
    if platform.carries_text {
        carry_row(
            &mut commands,
            sheet,
            saved.latest().is_some_and(|(_, save)| !save.is_over),
        );
    }
    foot(&mut commands, sheet);
}

/// No and yes.
pub(super) fn switch(liking: fn(bool) -> Liking) -> [(Liking, LocalizedText); 2] {
    [(false, "settings-off"), (true, "settings-on")]
        .map(|(on, key)| (liking(on), LocalizedText::new(key)))
}

/// Opens what the row of the sound has no room for.
fn open_sound(activate: On<Activate>, buttons: Query<(), With<ToSound>>, mut commands: Commands) {
    if buttons.contains(activate.entity) {
        commands.set_state(Menu::Sound);
    }
}

/// The row that carries the game in progress to another browser, and back.
fn carry_row(commands: &mut Commands, sheet: Entity, has_game: bool) {
    let row = widget::row(commands, sheet, "settings-carry", LABELS);
    for (carry, key) in [
        (SaveTransfer::Out, "settings-carry-out"),
        (SaveTransfer::In, "settings-carry-in"),
    ] {
        let mut button = commands.spawn((
            ChildOf(row),
            Carrier(carry),
            button(ButtonStyle::Option, key, Focusable::MENU),
        ));
        if carry == SaveTransfer::Out && !has_game {
            button.insert(InteractionDisabled);
        }
    }
}

/// Passes the wish on to whoever can carry.
fn carry_on_press(
    activate: On<Activate>,
    carriers: Query<&Carrier>,
    mut carry: MessageWriter<SaveTransfer>,
) {
    if let Ok(carrier) = carriers.get(activate.entity) {
        carry.write(carrier.0);
    }
}

/// The row of languages, each named in itself.
pub(super) fn language_row(commands: &mut Commands, sheet: Entity, width: Option<f32>) {
    let languages =
        Language::ALL.map(|l| (Liking::Language(l), LocalizedText::verbatim(l.own_name())));
    row(commands, sheet, "settings-language", width, &languages);
}

/// One row: what it is about, and its answers.
pub(super) fn row(
    commands: &mut Commands,
    sheet: Entity,
    key: &'static str,
    width: Option<f32>,
    answers: &[(Liking, LocalizedText)],
) -> Entity {
    let row = widget::row(commands, sheet, key, width);
    for (liking, message) in answers {
        commands.spawn((
            ChildOf(row),
            *liking,
            button(ButtonStyle::Option, message.clone(), Focusable::MENU),
        ));
    }
    row
}

/// Takes an answer; it holds at once.
fn take_liking(activate: On<Activate>, likings: Query<&Liking>, mut settings: ResMut<Settings>) {
    let Ok(liking) = likings.get(activate.entity) else {
        return;
    };
    match *liking {
        Liking::Language(language) => settings.language = Some(language),
        Liking::Speed(speed) => settings.speed = speed,
        Liking::Letters(letters) => settings.letters = letters,
        Liking::ReducedMotion(reduced) => settings.reduced_motion = reduced,
        Liking::Fullscreen(fullscreen) => settings.fullscreen = fullscreen,
        Liking::Sound(sound) => settings.sound = sound,
        Liking::Music(music) => settings.music = music,
        Liking::Effects(effects) => settings.effects = effects,
        Liking::Interface(interface) => settings.interface = interface,
        Liking::SilentAway(silent) => settings.silent_away = silent,
    }
}

/// Shows which answers hold.
fn mark_likings(
    settings: Res<Settings>,
    localizer: Res<Localizer>,
    likings: Query<(Entity, &Liking, Has<CheckedOption>)>,
    mut commands: Commands,
) {
    for (entity, liking, chosen) in &likings {
        let holds = match *liking {
            Liking::Language(language) => localizer.language() == language,
            Liking::Speed(speed) => settings.speed == speed,
            Liking::Letters(letters) => settings.letters == letters,
            Liking::ReducedMotion(reduced) => settings.reduced_motion == reduced,
            Liking::Fullscreen(fullscreen) => settings.fullscreen == fullscreen,
            Liking::Sound(sound) => settings.sound == sound,
            Liking::Music(music) => settings.music == music,
            Liking::Effects(effects) => settings.effects == effects,
            Liking::Interface(interface) => settings.interface == interface,
            Liking::SilentAway(silent) => settings.silent_away == silent,
        };
        if holds && !chosen {
            commands.entity(entity).insert(CheckedOption);
        } else if chosen && !holds {
            commands.entity(entity).remove::<CheckedOption>();
        }
    }
}
