//! The triggers of a pad that have a second meaning with another button: they act alone when they are let go, unless
//! they were held for the other meaning.

use super::{Action, Bindings, Chord, Hardware, Make};
use bevy::prelude::*;

/// The triggers.
const BOTH: [GamepadButton; 2] = [GamepadButton::LeftTrigger2, GamepadButton::RightTrigger2];

/// The triggers that were held with another button since they went down.
#[derive(Debug, Default)]
pub(super) struct Triggers(Vec<(Entity, GamepadButton)>);

impl Triggers {
    /// Takes note of what a pad holds.
    pub(super) fn notice(
        &mut self,
        (entity, make): (Entity, Make),
        pad: &Gamepad,
        bindings: &Bindings,
    ) {
        for trigger in BOTH {
            if pad.just_pressed(trigger) {
                self.0.retain(|&used| used != (entity, trigger));
            }
            let with = |chord: Chord| match chord.on(make) {
                Chord::Buttons(one, other) if one == trigger || other == trigger => {
                    pad.pressed(one) && pad.pressed(other)
                }
                _ => false,
            };
            let all = Action::ALL.into_iter();
            let mut chords = all.flat_map(|action| bindings.chords(Hardware::Pad, action));
            if !self.0.contains(&(entity, trigger)) && chords.any(|&chord| with(chord)) {
                self.0.push((entity, trigger));
            }
        }
    }

    /// Whether an action that is bound to such a trigger is made now, because it is let go; `None` if no trigger of it
    /// is held or let go.
    pub(super) fn held_back(
        &self,
        (entity, pad): (Entity, &Gamepad),
        make: Make,
        action: Action,
        bindings: &Bindings,
    ) -> Option<bool> {
        let mut own = bindings.chords(Hardware::Pad, action).iter();
        let trigger = own.find_map(|chord| match (*chord, chord.on(make)) {
            (Chord::Button(button), Chord::Button(there)) => {
                bindings.is_held_for_others(button).then_some(there)
            }
            _ => None,
        })?;
        let used = self.0.contains(&(entity, trigger));
        let freed = pad.just_released(trigger) && !used;
        (pad.pressed(trigger) || freed).then_some(freed)
    }
}
