//! What every action is bound to, on the keyboard and on pads, and how players change it.

use super::{Action, Chord, Hardware, Layout};
use bevy::prelude::*;

/// Why an action cannot have a chord.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BindingRefusal {
    /// Another action has it. They can change places, see [`Bindings::swap`].
    Taken(Action),
    /// It always belongs to this action.
    Reserved(Action),
    /// It is the only one of this action, which cannot do without.
    Last(Action),
}

/// What every action is bound to.
#[derive(Resource, Clone, Debug, PartialEq, Eq)]
pub struct Bindings {
    keyboard: Vec<Vec<Chord>>,
    pad: Vec<Vec<Chord>>,
}

impl Default for Bindings {
    fn default() -> Self {
        let all = |hardware| {
            let chords = |action| Layout::BothHands.chords(hardware, action);
            Action::ALL.map(chords).to_vec()
        };
        Self {
            keyboard: all(Hardware::Keyboard),
            pad: all(Hardware::Pad),
        }
    }
}

impl Bindings {
    fn lists(&self, hardware: Hardware) -> &[Vec<Chord>] {
        match hardware {
            Hardware::Keyboard => &self.keyboard,
            Hardware::Pad => &self.pad,
        }
    }

    fn list(&mut self, hardware: Hardware, action: Action) -> &mut Vec<Chord> {
        let lists = match hardware {
            Hardware::Keyboard => &mut self.keyboard,
            Hardware::Pad => &mut self.pad,
        };
        &mut lists[action as usize]
    }

    /// What an action is bound to; the first one is shown in prompts.
    #[must_use]
    pub fn chords(&self, hardware: Hardware, action: Action) -> &[Chord] {
        &self.lists(hardware)[action as usize]
    }

    /// All that an action listens to: its bindings, and what always belongs to it.
    pub(super) fn in_force(
        &self,
        hardware: Hardware,
        action: Action,
    ) -> impl Iterator<Item = Chord> + '_ {
        let always = [
            Chord::key(KeyCode::Enter),
            Chord::key(KeyCode::Escape),
            Chord::button(GamepadButton::Start),
        ];
        let own = self.chords(hardware, action);
        let mine = move |chord: &Chord| {
            let reserved = chord.hardware() == hardware && chord.reserved() == Some(action);
            reserved && !own.contains(chord)
        };
        own.iter().copied().chain(always.into_iter().filter(mine))
    }

    /// Whether a button of a pad is a trigger that has a second meaning together with another button: then it acts
    /// alone when it is let go. Buttons are those of a pad with A at the bottom.
    #[must_use]
    pub(super) fn is_held_for_others(&self, button: GamepadButton) -> bool {
        let trigger = matches!(
            button,
            GamepadButton::LeftTrigger2 | GamepadButton::RightTrigger2
        );
        let with = |chord: &Chord| matches!(chord, Chord::Buttons(one, other) if button == *one || button == *other);
        trigger && self.pad.iter().flatten().any(with)
    }

    /// The action that a chord belongs to.
    #[must_use]
    pub fn owner(&self, chord: Chord) -> Option<Action> {
        let has = |action: &Action| self.chords(chord.hardware(), *action).contains(&chord);
        Action::ALL.into_iter().find(has)
    }

    /// Binds an action to a chord alone.
    ///
    /// # Errors
    /// If the chord belongs to another action.
    pub fn bind(&mut self, action: Action, chord: Chord) -> Result<(), BindingRefusal> {
        match (chord.reserved(), self.owner(chord)) {
            (Some(other), _) if other != action => Err(BindingRefusal::Reserved(other)),
            (_, Some(other)) if other != action => {
                let needed = self.chords(chord.hardware(), action).is_empty()
                    && self.chords(chord.hardware(), other).len() == 1
                    && is_needed(chord.hardware(), other);
                Err(if needed {
                    BindingRefusal::Last(other)
                } else {
                    BindingRefusal::Taken(other)
                })
            }
            _ => {
                *self.list(chord.hardware(), action) = vec![chord];
                Ok(())
            }
        }
    }

    /// Binds an action to a chord that another action has, which gets what this one had.
    ///
    /// # Errors
    /// If the other action cannot do without.
    pub fn swap(&mut self, action: Action, chord: Chord) -> Result<(), BindingRefusal> {
        let hardware = chord.hardware();
        match self.bind(action, chord) {
            Err(BindingRefusal::Taken(other)) => {
                let before = core::mem::take(self.list(hardware, action));
                let others = self.list(hardware, other);
                others.retain(|&had| had != chord);
                others.extend(before.into_iter().find(|had| had.reserved().is_none()));
                self.list(hardware, action).push(chord);
                Ok(())
            }
            answer => answer,
        }
    }

    /// Gives an action back what it is bound to at first; who has it now gets what this one had.
    pub fn reset(&mut self, hardware: Hardware, action: Action) {
        let first = Layout::BothHands.chords(hardware, action);
        for &chord in &first {
            // No layout gives an action what always belongs to another one.
            if self.owner(chord) != Some(action) {
                let _ = self.swap(action, chord);
            }
        }
        *self.list(hardware, action) = first;
    }

    /// Takes a whole layout.
    pub fn lay_out(&mut self, hardware: Hardware, layout: Layout) {
        for action in Action::ALL {
            *self.list(hardware, action) = layout.chords(hardware, action);
        }
    }

    /// The layout that is in force, if nothing of it was changed.
    #[must_use]
    pub fn layout(&self, hardware: Hardware) -> Option<Layout> {
        let same = |layout: &Layout| {
            let all = Action::ALL.into_iter();
            all.map(|action| layout.chords(hardware, action))
                .eq(self.lists(hardware).iter().cloned())
        };
        Layout::ALL.into_iter().find(same)
    }

    /// What differs from the first layout: words for actions and for what they are bound to.
    #[must_use]
    pub fn written(&self, hardware: Hardware) -> Vec<(String, Vec<String>)> {
        let first = Self::default();
        let changed = Action::ALL
            .into_iter()
            .filter(|&action| self.chords(hardware, action) != first.chords(hardware, action));
        changed
            .map(|action| {
                let words = self.chords(hardware, action).iter().map(|c| c.word());
                (action.name().to_owned(), words.collect())
            })
            .collect()
    }

    /// Takes over what was written. If that leaves two actions with one chord, or a needed one without any, the first
    /// layout stays.
    pub fn read<'a>(
        &mut self,
        hardware: Hardware,
        words: impl IntoIterator<Item = (&'a str, &'a [String])>,
    ) {
        let mut fresh = self.clone();
        fresh.lay_out(hardware, Layout::BothHands);
        for (name, words) in words {
            if let Some(action) = Action::ALL.into_iter().find(|action| action.name() == name) {
                let chords = words
                    .iter()
                    .filter_map(|word| Chord::of_word(hardware, word));
                *fresh.list(hardware, action) = chords.collect();
            }
        }
        if fresh.is_sound(hardware) {
            *self = fresh;
        }
    }

    /// Whether no chord has two actions, and everything needed can be done.
    fn is_sound(&self, hardware: Hardware) -> bool {
        Action::ALL.into_iter().all(|action| {
            let own = self.chords(hardware, action);
            let alone = |&chord: &Chord| {
                self.owner(chord) == Some(action)
                    && chord.reserved().is_none_or(|always| always == action)
            };
            own.iter().all(alone) && !(own.is_empty() && is_needed(hardware, action))
        })
    }
}

/// Whether nobody can play without this action. Sticks always move the focus.
fn is_needed(hardware: Hardware, action: Action) -> bool {
    match action {
        Action::Confirm | Action::Back | Action::Pause => true,
        Action::Up | Action::Down | Action::Left | Action::Right => hardware == Hardware::Keyboard,
        _ => false,
    }
}

#[cfg(test)]
mod tests;
