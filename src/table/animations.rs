//! The animations that the queue of events waits for, and what ends them early.

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use bevy_tweening::TweenAnim;

use kit_input::{Action, Presses};
use kit_theme::sound::DelayedSounds;

/// Marks an animation that must end before the next event is shown.
#[derive(Component, Debug, Clone, Copy, Default)]
pub struct Waits;

/// Whether anything that the event queue waits for still moves.
#[derive(SystemParam)]
pub struct Rest<'w, 's> {
    moving: Query<'w, 's, (), (With<TweenAnim>, With<Waits>)>,
}

impl Rest<'_, '_> {
    /// Whether all is at rest.
    #[must_use]
    pub fn is_resting(&self) -> bool {
        self.moving.is_empty()
    }
}

/// Ends animations at a press.
#[derive(SystemParam)]
pub struct Hurry<'w, 's> {
    presses: Res<'w, Presses>,
    waiting: ResMut<'w, DelayedSounds>,
    moving: Query<'w, 's, &'static mut TweenAnim, With<Waits>>,
}

impl Hurry<'_, '_> {
    /// If anything is pressed, ends the animations that the event queue waits for, and delayed sounds; the actions for
    /// the pause, the log and the speed do not. Returns whether it did.
    pub fn at_a_press(&mut self) -> bool {
        let keeps_pace =
            |action: &Action| matches!(action, Action::Pause | Action::Log | Action::Speed);
        let pressed = self.presses.actions().any(|action| !keeps_pace(&action));
        if pressed {
            for mut anim in &mut self.moving {
                anim.speed = 1e6;
            }
            self.waiting.forget();
        }
        pressed
    }
}
