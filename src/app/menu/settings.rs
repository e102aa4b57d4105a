//! The settings: one row for each thing the player may like otherwise.

use super::{Menu, Trail, veil};
use crate::{
    app::settings::{Letters, Settings},
    input::{Action, Focusable},
    speech::{Language, Say, Speech},
    theme::{
        Chosen, Design, Lettering, Look, Speed, key_cap, palette,
        widget::{button, centred, label, panel},
    },
};
use bevy::{prelude::*, ui_widgets::Activate};

/// One answer of the settings.
#[derive(Component, Clone, Copy, Debug, PartialEq)]
enum Liking {
    Language(Language),
    Speed(Speed),
    Letters(Letters),
    ReducedMotion(bool),
    Fullscreen(bool),
}

/// The button that leaves.
#[derive(Component)]
struct Leave;

/// Shows the settings.
pub(super) fn plugin(app: &mut App) {
    app.add_observer(take_liking)
        .add_observer(leave)
        .add_systems(OnEnter(Menu::Settings), show_settings)
        .add_systems(Update, mark_likings);
}

/// Lays the settings over the screen.
fn show_settings(mut commands: Commands) {
    let root = commands.spawn(veil(Menu::Settings, "Settings")).id();
    let sheet = commands.spawn((ChildOf(root), panel(760.0))).id();
    commands.spawn((
        ChildOf(sheet),
        centred("settings", Lettering::HEADING, palette::AZURE_DEEP),
    ));
    language_row(&mut commands, sheet, 210.0);
    let speeds = Speed::ALL.map(|s| (Liking::Speed(s), Say::new(format!("speed-{s}"))));
    row(&mut commands, sheet, "settings-speed", 210.0, &speeds);
    let letters = Letters::ALL.map(|l| (Liking::Letters(l), Say::new(l.key())));
    row(&mut commands, sheet, "settings-text-size", 210.0, &letters);
    let switch = |liking: fn(bool) -> Liking| {
        [(false, "settings-off"), (true, "settings-on")]
            .map(|(on, key)| (liking(on), Say::new(key)))
    };
    row(
        &mut commands,
        sheet,
        "settings-reduced-motion",
        210.0,
        &switch(Liking::ReducedMotion),
    );
    row(
        &mut commands,
        sheet,
        "settings-fullscreen",
        210.0,
        &switch(Liking::Fullscreen),
    );
    let foot = commands
        .spawn((
            ChildOf(sheet),
            Design(Node {
                margin: UiRect::top(px(6)),
                justify_content: JustifyContent::Center,
                ..default()
            }),
        ))
        .id();
    commands
        .spawn((
            ChildOf(foot),
            Leave,
            button(Look::Azure, "menu-back", Focusable::MENU.first()),
        ))
        .with_child(key_cap(Action::Back));
}

/// The row of languages, each named in itself.
pub(super) fn language_row(commands: &mut Commands, sheet: Entity, width: f32) {
    let languages = Language::ALL.map(|l| (Liking::Language(l), Say::verbatim(l.own_name())));
    row(commands, sheet, "settings-language", width, &languages);
}

/// One row: what it is about, and its answers.
fn row(
    commands: &mut Commands,
    sheet: Entity,
    key: &'static str,
    width: f32,
    answers: &[(Liking, Say)],
) {
    let (width, justify_content) = if width > 0.0 {
        (px(width), JustifyContent::FlexStart)
    } else {
        (auto(), JustifyContent::Center)
    };
    let row = commands
        .spawn((
            ChildOf(sheet),
            Design(Node {
                align_items: AlignItems::Center,
                column_gap: px(10),
                justify_content,
                ..default()
            }),
            children![(
                Design(Node {
                    min_width: width,
                    flex_shrink: 0.0,
                    ..default()
                }),
                label(key, Lettering::STRONG, palette::INK),
                TextLayout::no_wrap(),
            )],
        ))
        .id();
    for (liking, say) in answers {
        commands.spawn((
            ChildOf(row),
            *liking,
            button(Look::Option, say.clone(), Focusable::MENU),
        ));
    }
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
    }
}

/// Shows which answers hold.
fn mark_likings(
    settings: Res<Settings>,
    speech: Res<Speech>,
    likings: Query<(Entity, &Liking, Has<Chosen>)>,
    mut commands: Commands,
) {
    for (entity, liking, chosen) in &likings {
        let holds = match *liking {
            Liking::Language(language) => speech.language() == language,
            Liking::Speed(speed) => settings.speed == speed,
            Liking::Letters(letters) => settings.letters == letters,
            Liking::ReducedMotion(reduced) => settings.reduced_motion == reduced,
            Liking::Fullscreen(fullscreen) => settings.fullscreen == fullscreen,
        };
        if holds && !chosen {
            commands.entity(entity).insert(Chosen);
        } else if chosen && !holds {
            commands.entity(entity).remove::<Chosen>();
        }
    }
}

/// Goes back to where the settings were opened.
fn leave(
    activate: On<Activate>,
    buttons: Query<(), With<Leave>>,
    trail: Res<Trail>,
    mut commands: Commands,
) {
    if buttons.contains(activate.entity) {
        commands.set_state(trail.0);
    }
}
