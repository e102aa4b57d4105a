//! The settings menu: one row for each setting.

use crate::{
    app::{
        platform::{PlatformCapabilities, SaveTransfer},
        settings::{LookLimit, Loudness, Settings, TextSize},
    },
    i18n::{Language, LocalizedText, Localizer},
    input::Focusable,
    table::{
        Menu, SavedGames,
        menu::OpensMenu,
        menu_page::{back_button, veil},
        rumble::RumbleLevel,
    },
    theme::{
        ButtonStyle, CheckedOption, Speed, TextStyle, palette,
        widget::{self, button, centred, panel},
    },
};
use bevy::{prelude::*, ui::InteractionDisabled, ui_widgets::Activate};

/// One option of a setting.
#[derive(Component, Clone, Copy, Debug, PartialEq)]
pub(super) enum SettingOption {
    Language(Language),
    Speed(Speed),
    TextSize(TextSize),
    ReducedMotion(bool),
    Fullscreen(bool),
    Sound(bool),
    Music(Loudness),
    Effects(Loudness),
    Interface(Loudness),
    SilentAway(bool),
    LookToggles(bool),
    LookLimit(LookLimit),
    CouchText(bool),
    Rumble(RumbleLevel),
}

/// A button that exports or imports the game in progress.
#[derive(Component, Clone, Copy, Debug)]
struct TransferButton(SaveTransfer);

/// The width of the captions, left of their options, in design units.
pub(super) const LABELS: Option<f32> = Some(210.0);

/// Adds the settings menu.
pub(super) fn plugin(app: &mut App) {
    app.add_observer(change_setting)
        .add_observer(transfer_on_press)
        .add_systems(OnEnter(Menu::Settings), show_settings)
        .add_systems(Update, mark_options);
}

/// Builds the menu over the screen.
fn show_settings(
    platform: Res<PlatformCapabilities>,
    saved: Res<SavedGames>,
    mut commands: Commands,
) {
    let root = commands.spawn(veil(Menu::Settings, "Settings")).id();
    let panel_entity = commands.spawn((ChildOf(root), panel(760.0))).id();
    commands.spawn((
        ChildOf(panel_entity),
        centred("settings", TextStyle::HEADING, palette::AZURE_DEEP),
    ));
    language_row(&mut commands, panel_entity, LABELS);
    let speeds = Speed::ALL.map(|s| {
        (
            SettingOption::Speed(s),
            LocalizedText::new(format!("speed-{s}")),
        )
    });
    row(
        &mut commands,
        panel_entity,
        "settings-speed",
        LABELS,
        &speeds,
    );
    let letters = TextSize::ALL.map(|l| (SettingOption::TextSize(l), LocalizedText::new(l.key())));
    row(
        &mut commands,
        panel_entity,
        "settings-text-size",
        LABELS,
        &letters,
    );
    let sound = row(
        &mut commands,
        panel_entity,
        "settings-sound",
        LABELS,
        &switch(SettingOption::Sound),
    );
    commands.spawn((
        ChildOf(sound),
        OpensMenu(Menu::Sound),
        button(ButtonStyle::Option, "settings-sound-more", Focusable::MENU),
    ));
    row(
        &mut commands,
        panel_entity,
        "settings-reduced-motion",
        LABELS,
        &switch(SettingOption::ReducedMotion),
    );
    if platform.fills_screen {
        row(
            &mut commands,
            panel_entity,
            "settings-fullscreen",
            LABELS,
            &switch(SettingOption::Fullscreen),
        );
    }
    if platform.carries_text {
        transfer_row(
            &mut commands,
            panel_entity,
            saved.latest().is_some_and(|(_, save)| !save.is_over),
        );
    }
    let foot = commands
        .spawn((
            ChildOf(panel_entity),
            Node {
                justify_content: JustifyContent::Center,
                column_gap: px(16),
                ..default()
            },
        ))
        .id();
    commands.spawn((
        ChildOf(foot),
        OpensMenu(Menu::Couch),
        button(ButtonStyle::Parchment, "settings-couch", Focusable::MENU),
    ));
    back_button(&mut commands, foot);
}

/// The options off and on.
pub(super) fn switch(option: fn(bool) -> SettingOption) -> [(SettingOption, LocalizedText); 2] {
    [(false, "settings-off"), (true, "settings-on")]
        .map(|(on, key)| (option(on), LocalizedText::new(key)))
}

/// The row that exports the game in progress to another browser, or imports one.
fn transfer_row(commands: &mut Commands, panel_entity: Entity, has_game: bool) {
    let row = widget::row(commands, panel_entity, "settings-carry", LABELS);
    for (carry, key) in [
        (SaveTransfer::Out, "settings-carry-out"),
        (SaveTransfer::In, "settings-carry-in"),
    ] {
        let mut button = commands.spawn((
            ChildOf(row),
            TransferButton(carry),
            button(ButtonStyle::Option, key, Focusable::MENU),
        ));
        if carry == SaveTransfer::Out && !has_game {
            button.insert(InteractionDisabled);
        }
    }
}

/// Sends the request of the button.
fn transfer_on_press(
    activate: On<Activate>,
    buttons: Query<&TransferButton>,
    mut carry: MessageWriter<SaveTransfer>,
) {
    if let Ok(button) = buttons.get(activate.entity) {
        carry.write(button.0);
    }
}

/// The row of languages, each by its own name.
pub(super) fn language_row(commands: &mut Commands, panel_entity: Entity, width: Option<f32>) {
    let languages = Language::ALL.map(|l| {
        (
            SettingOption::Language(l),
            LocalizedText::verbatim(l.own_name()),
        )
    });
    row(
        commands,
        panel_entity,
        "settings-language",
        width,
        &languages,
    );
}

/// One row: its caption and its options.
pub(super) fn row(
    commands: &mut Commands,
    panel_entity: Entity,
    key: &'static str,
    width: Option<f32>,
    options: &[(SettingOption, LocalizedText)],
) -> Entity {
    let row = widget::row(commands, panel_entity, key, width);
    for (option, message) in options {
        commands.spawn((
            ChildOf(row),
            *option,
            button(ButtonStyle::Option, message.clone(), Focusable::MENU),
        ));
    }
    row
}

/// Changes the setting, at once.
fn change_setting(
    activate: On<Activate>,
    options: Query<&SettingOption>,
    mut settings: ResMut<Settings>,
) {
    let Ok(option) = options.get(activate.entity) else {
        return;
    };
    match *option {
        SettingOption::Language(language) => settings.language = Some(language),
        SettingOption::Speed(speed) => settings.speed = speed,
        SettingOption::TextSize(text_size) => settings.text_size = text_size,
        SettingOption::ReducedMotion(reduced) => settings.reduced_motion = reduced,
        SettingOption::Fullscreen(fullscreen) => settings.fullscreen = fullscreen,
        SettingOption::Sound(sound) => settings.sound = sound,
        SettingOption::Music(music) => settings.music = music,
        SettingOption::Effects(effects) => settings.effects = effects,
        SettingOption::Interface(interface) => settings.interface = interface,
        SettingOption::SilentAway(silent) => settings.silent_away = silent,
        SettingOption::LookToggles(toggles) => settings.look_toggles = toggles,
        SettingOption::LookLimit(limit) => settings.look_limit = limit,
        SettingOption::CouchText(on) => settings.couch_text = on,
        SettingOption::Rumble(level) => settings.rumble = level,
    }
}

/// Marks the options that are set.
fn mark_options(
    settings: Res<Settings>,
    localizer: Res<Localizer>,
    options: Query<(Entity, &SettingOption, Has<CheckedOption>)>,
    mut commands: Commands,
) {
    for (entity, option, chosen) in &options {
        let holds = match *option {
            SettingOption::Language(language) => localizer.language() == language,
            SettingOption::Speed(speed) => settings.speed == speed,
            SettingOption::TextSize(text_size) => settings.text_size == text_size,
            SettingOption::ReducedMotion(reduced) => settings.reduced_motion == reduced,
            SettingOption::Fullscreen(fullscreen) => settings.fullscreen == fullscreen,
            SettingOption::Sound(sound) => settings.sound == sound,
            SettingOption::Music(music) => settings.music == music,
            SettingOption::Effects(effects) => settings.effects == effects,
            SettingOption::Interface(interface) => settings.interface == interface,
            SettingOption::SilentAway(silent) => settings.silent_away == silent,
            SettingOption::LookToggles(toggles) => settings.look_toggles == toggles,
            SettingOption::LookLimit(limit) => settings.look_limit == limit,
            SettingOption::CouchText(on) => settings.couch_text == on,
            SettingOption::Rumble(level) => settings.rumble == level,
        };
        if holds && !chosen {
            commands.entity(entity).insert(CheckedOption);
        } else if chosen && !holds {
            commands.entity(entity).remove::<CheckedOption>();
        }
    }
}
