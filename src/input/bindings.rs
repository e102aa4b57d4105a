//! What every action is bound to, on the keyboard and on pads, and how players change it.

use super::{Action, Chord, Hardware, KeySign, Layout, chord::Shift, key_presses::KeyPress};
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

    /// The action that a press of a key makes. A key that is bound by its place does what it is bound to, whatever is
    /// printed on it; with Shift it does what it does alone, unless it is bound with Shift.
    #[must_use]
    pub(super) fn action_of(&self, press: &KeyPress) -> Option<Action> {
        let bound = |chord: Chord| self.owner(chord).or_else(|| chord.reserved());
        let shifted = press.shifted.then(|| Chord::shifted(press.key));
        let places = shifted.into_iter().chain([Chord::key(press.key)]);
        let sign = KeySign::of(press).map(Chord::Sign);
        places.chain(sign).find_map(bound)
    }

    /// The action that is bound to Shift and this key.
    #[must_use]
    pub(super) fn action_with_shift(&self, key: KeyCode) -> Option<Action> {
        self.owner(Chord::shifted(key))
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

    /// Takes over what was written, action by action. Returns the actions whose words could not be taken as they are: a
    /// chord that another action has stays with that one, and a needed action is never without any. An action that has
    /// nothing left, or of which no word is known, has what it has at first, as far as it is free. An unknown action is
    /// left out.
    pub fn read<'a>(
        &mut self,
        hardware: Hardware,
        words: impl IntoIterator<Item = (&'a str, &'a [String])>,
    ) -> Vec<Action> {
        let mut wanted: Vec<(Action, Vec<Chord>)> = Vec::new();
        let mut refused: Vec<Action> = Vec::new();
        let mut yielding: Vec<Action> = Vec::new();
        for (name, words) in words {
            let Some(action) = Action::ALL.into_iter().find(|one| one.name() == name) else {
                continue;
            };
            let known = words
                .iter()
                .filter_map(|word| Chord::of_word(hardware, word))
                .map(|chord| by_sign(action, chord));
            let mut chords: Vec<Chord> = Vec::new();
            for chord in known {
                if chord.reserved().is_some_and(|always| always != action) {
                    refused.push(action);
                } else if !chords.contains(&chord) {
                    chords.push(chord);
                }
            }
            if words.is_empty() || !chords.is_empty() {
                wanted.push((action, chords));
            } else {
                yielding.push(action);
            }
        }
        loop {
            let fresh = self.with(hardware, &wanted, &yielding);
            let Some(action) = fresh.take_fault(hardware, &mut wanted) else {
                *self = fresh;
                return refused;
            };
            yielding.push(action);
            refused.push(action);
        }
    }

    /// The first layout with these chords in place of those of their actions. A `yielding` action without any has what
    /// it has at first, as far as it is free; all of it, if it is needed and nothing is.
    fn with(
        &self,
        hardware: Hardware,
        wanted: &[(Action, Vec<Chord>)],
        yielding: &[Action],
    ) -> Self {
        let mut fresh = self.clone();
        let is_free = |chord: &Chord| !wanted.iter().any(|(_, all)| all.contains(chord));
        for action in Action::ALL {
            let first = Layout::BothHands.chords(hardware, action);
            let free: Vec<Chord> = first.iter().copied().filter(is_free).collect();
            let own = wanted.iter().find(|(of, _)| *of == action);
            *fresh.list(hardware, action) = match own {
                Some((_, chords)) => chords.clone(),
                None if !yielding.contains(&action) => first,
                None if free.is_empty() && is_needed(hardware, action) => first,
                None => free,
            };
        }
        fresh
    }

    /// Takes from `wanted` what makes these bindings unsound: a chord that two actions have, from the last one that
    /// wants it; an empty list, from an action that is needed. Returns the action; `None` if nothing was to be taken.
    fn take_fault(
        &self,
        hardware: Hardware,
        wanted: &mut Vec<(Action, Vec<Chord>)>,
    ) -> Option<Action> {
        let has = |chord: &Chord, action: &Action| self.chords(hardware, *action).contains(chord);
        let twice = |chord: &Chord| Action::ALL.iter().filter(|one| has(chord, one)).count() > 1;
        let lacks =
            |action: Action, chords: &[Chord]| chords.is_empty() && is_needed(hardware, action);
        let fault = |(action, chords): &(Action, Vec<Chord>)| {
            lacks(*action, chords) || chords.iter().any(twice)
        };
        let at = wanted.iter().rposition(fault)?;
        let (action, chords) = &mut wanted[at];
        let action = *action;
        chords.retain(|chord| !twice(chord));
        if chords.is_empty() {
            wanted.remove(at);
        }
        Some(action)
    }
}

/// The keys that zoom were once bound by their places on an American keyboard.
fn by_sign(action: Action, chord: Chord) -> Chord {
    match (action, chord) {
        (Action::ZoomIn, Chord::Key(KeyCode::Equal, Shift::Up)) => Chord::Sign(KeySign::Plus),
        (Action::ZoomOut, Chord::Key(KeyCode::Minus, Shift::Up)) => Chord::Sign(KeySign::Minus),
        _ => chord,
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
