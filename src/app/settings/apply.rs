//! Applies the settings at once, the sound apart, which `audio` applies; `save::settings` saves them.

use super::{Settings, TextSize};
use bevy::{
    prelude::*,
    window::{MonitorSelection, PresentMode, PrimaryWindow, WindowMode},
};
use kit_i18n::Localizer;
use kit_input::{Bindings, Device, PadMake, PrintedKeys};
use kit_table::{AidSettings, GameSwitches, LookSettings, Screen, rumble::RumbleLevel};
use kit_theme::{Scale, VisionSettings};
use kit_timings::MotionSettings;

/// Whether text is larger now because a gamepad plays in full screen: it is read from the couch.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct CouchText(pub bool);

/// Whether a gamepad plays in full screen. Who takes the mouse or the keyboard in hand sits at a desk; at the table,
/// where several devices may play, the letters stay as they are.
fn choose_couch_text(
    device: Res<Device>,
    screen: Res<State<Screen>>,
    settings: Res<Settings>,
    mut couch: ResMut<CouchText>,
) {
    let at_table = matches!(screen.get(), Screen::Table(_));
    let wanted = if at_table && settings.couch_text && settings.fullscreen {
        couch.0
    } else {
        settings.couch_text && settings.fullscreen && *device == Device::Pad
    };
    couch.set_if_neq(CouchText(wanted));
}

/// Applies the settings; `save::settings` saves them.
pub(in crate::app) fn plugin(app: &mut App) {
    app.init_resource::<Settings>()
        .init_resource::<CouchText>()
        .add_systems(
            Update,
            (
                follow_speed.run_if(resource_changed::<MotionSettings>),
                follow_printed_keys.run_if(resource_changed::<PrintedKeys>),
                choose_couch_text.run_if(not(in_state(Screen::Loading))),
                apply_settings
                    .run_if(resource_changed::<Settings>.or_else(resource_changed::<CouchText>)),
            )
                .chain(),
        );
    #[cfg(not(target_arch = "wasm32"))]
    app.add_plugins(super::frame_limit::plugin);
}

/// A speed chosen at the table changes the setting, too. One that is in force for a while only does not.
fn follow_speed(motion: Res<MotionSettings>, mut settings: ResMut<Settings>) {
    if settings.speed != motion.speed && !settings.is_changed() {
        settings.speed = motion.speed;
    }
}

/// What the player's keys show is kept with the settings.
fn follow_printed_keys(printed: Res<PrintedKeys>, mut settings: ResMut<Settings>) {
    if settings.printed_keys != *printed && !settings.is_changed() {
        settings.printed_keys.clone_from(&printed);
    }
}

/// Applies the settings.
pub(in crate::app) fn apply_settings(
    settings: Res<Settings>,
    couch: Res<CouchText>,
    mut localizer: ResMut<Localizer>,
    mut motion: ResMut<MotionSettings>,
    mut looks: ResMut<LookSettings>,
    mut scale: ResMut<Scale>,
    mut rumble: ResMut<RumbleLevel>,
    (mut aids, mut switches, mut vision): (
        ResMut<AidSettings>,
        ResMut<GameSwitches>,
        ResMut<VisionSettings>,
    ),
    (mut bindings, mut printed, mut pad_make): (
        ResMut<Bindings>,
        ResMut<PrintedKeys>,
        ResMut<PadMake>,
    ),
    mut windows: Query<&mut Window, With<PrimaryWindow>>,
) {
    if let Some(language) = settings.language
        && localizer.language() != language
    {
        localizer.set(language);
    }
    // A new speed ends a hurry.
    let hurry = motion.hurry.filter(|_| motion.speed == settings.speed);
    motion.set_if_neq(MotionSettings {
        speed: settings.speed,
        hurry,
        reduced: settings.reduced_motion,
    });
    looks.set_if_neq(LookSettings {
        seconds: settings.look_limit.seconds().map(f32::from),
        toggles: settings.look_toggles,
    });
    let mut text_scale = settings.text_size.text_scale();
    if couch.0 {
        text_scale = text_scale.max(TextSize::Large.text_scale());
    }
    let fresh = Scale::of(scale.window, text_scale);
    scale.set_if_neq(fresh);
    rumble.set_if_neq(settings.rumble);
    aids.set_if_neq(settings.aids);
    if *switches != settings.switches {
        switches.clone_from(&settings.switches);
    }
    vision.set_if_neq(settings.vision);
    if *bindings != settings.bindings {
        bindings.clone_from(&settings.bindings);
    }
    if *printed != settings.printed_keys {
        printed.clone_from(&settings.printed_keys);
    }
    pad_make.set_if_neq(settings.pad_make);
    let mode = if settings.fullscreen {
        WindowMode::BorderlessFullscreen(MonitorSelection::Current)
    } else {
        WindowMode::Windowed
    };
    // A page asks its browser instead: see `web::fullscreen`.
    let windows = if cfg!(target_arch = "wasm32") {
        None
    } else {
        Some(&mut windows)
    };
    let present_mode = if settings.vertical_sync {
        PresentMode::AutoVsync
    } else {
        PresentMode::AutoNoVsync
    };
    for mut window in windows.into_iter().flatten() {
        if window.mode != mode {
            window.mode = mode;
        }
        if window.present_mode != present_mode {
            window.present_mode = present_mode;
        }
    }
}
