//! The start on a page: its progress bar follows the loading and goes away when the first frames are drawn; the page's
//! language follows the game's.

use crate::app::{
    LaunchOptions,
    browser::page,
    settings::apply_settings,
    toast::{CoveredByPage, Toast},
};
use bevy::prelude::*;
use iyes_progress::prelude::ProgressTracker;
use kit_i18n::Localizer;
use kit_input::Idle;
use kit_table::Screen;
use std::{cell::Cell, rc::Rc};

/// Frames that are drawn behind the page's bar before it goes: the first ones build pipelines and atlases.
const HIDDEN_FRAMES: u32 = 3;

/// Whether the page has been pressed for the first time.
#[derive(Default)]
struct FirstPress(Rc<Cell<bool>>);

pub(super) fn plugin(app: &mut App) {
    let first_press = FirstPress::default();
    let pressed = Rc::clone(&first_press.0);
    page::listen("guyenne:play", move |_| pressed.set(true));
    app.insert_resource(CoveredByPage)
        .insert_non_send(first_press)
        .add_systems(Update, uncover.run_if(resource_exists::<CoveredByPage>))
        .add_systems(Startup, report_refused_words)
        .add_systems(
            Update,
            (
                send_progress.run_if(in_state(Screen::Loading)),
                send_ready.run_if(not(in_state(Screen::Loading))),
                // Not before the settings: the page would fetch the words of the system's language for nothing.
                send_language
                    .run_if(resource_changed::<Localizer>)
                    .after(apply_settings),
            ),
        );
}

/// Until the first press on the page, toasts wait and no idle time passes.
fn uncover(first_press: NonSend<FirstPress>, mut idle: ResMut<Idle>, mut commands: Commands) {
    idle.seconds = 0.0;
    if first_press.0.get() {
        commands.remove_resource::<CoveredByPage>();
    }
}

fn send_progress(tracker: Res<ProgressTracker<Screen>>, mut last: Local<f32>) {
    let share: f32 = tracker.get_global_progress().into();
    if share > *last {
        *last = share;
        page::send("guyenne:loading", "fraction", &page::share(share));
    }
}

fn send_ready(mut drawn: Local<u32>) {
    if *drawn <= HIDDEN_FRAMES {
        *drawn += 1;
        if *drawn > HIDDEN_FRAMES {
            page::dispatch("guyenne:ready");
        }
    }
}

fn send_language(localizer: Res<Localizer>) {
    page::set_language(localizer.language().tag());
}

/// Shows once which words of the page's address were not understood; the game starts without them.
fn report_refused_words(options: Res<LaunchOptions>, mut toasts: MessageWriter<Toast>) {
    toasts.write_batch(options.refused_words().map(Toast));
}
