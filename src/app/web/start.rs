//! The start: the page's bar follows what arrives, goes away when there is something to see, and hears which language
//! is spoken.

use super::page;
use crate::{
    app::{
        LaunchOptions,
        toast::{Covered, Toast},
    },
    i18n::{LocalizedText, Localizer},
    input::Idle,
    table::Screen,
};
use bevy::prelude::*;
use iyes_progress::prelude::ProgressTracker;
use std::{cell::Cell, rc::Rc};

/// Frames that are drawn behind the page's bar before it goes: the first ones build pipelines and pictures.
const UNSEEN: u32 = 3;

/// Whether the page's door has been opened by the first press.
#[derive(Default)]
struct Door(Rc<Cell<bool>>);

pub(super) fn plugin(app: &mut App) {
    let door = Door::default();
    let open = Rc::clone(&door.0);
    page::hear("guyenne:play", move |_| open.set(true));
    app.insert_resource(Covered)
        .insert_non_send(door)
        .add_systems(Update, uncover.run_if(resource_exists::<Covered>))
        .add_systems(Startup, tell_what_was_refused)
        .add_systems(
            Update,
            (
                tell_progress.run_if(in_state(Screen::Loading)),
                tell_ready.run_if(not(in_state(Screen::Loading))),
                tell_language.run_if(resource_changed::<Localizer>),
            ),
        );
}

/// Notices are read only after the first press, and only then does anybody begin to be idle.
fn uncover(door: NonSend<Door>, mut idle: ResMut<Idle>, mut commands: Commands) {
    idle.seconds = 0.0;
    if door.0.get() {
        commands.remove_resource::<Covered>();
    }
}

fn tell_progress(tracker: Res<ProgressTracker<Screen>>, mut last: Local<f32>) {
    let share: f32 = tracker.get_global_progress().into();
    if share > *last {
        *last = share;
        page::tell("guyenne:loading", "fraction", &page::share(share));
    }
}

fn tell_ready(mut drawn: Local<u32>) {
    if *drawn <= UNSEEN {
        *drawn += 1;
        if *drawn > UNSEEN {
            page::call("guyenne:ready");
        }
    }
}

fn tell_language(localizer: Res<Localizer>) {
    page::set_language(localizer.language().tag());
}

/// The address of the page may ask for what does not exist: said once, and the game goes on without.
fn tell_what_was_refused(options: Res<LaunchOptions>, mut toasts: MessageWriter<Toast>) {
    if !options.refused.is_empty() {
        let what = options.refused.join(", ");
        toasts.write(Toast(
            LocalizedText::new("notice-address-refused").with("what", what),
        ));
    }
}
