//! What every action is bound to, on the keyboard and on pads, and how players change it.

use super::{
    Action, Device, Layout, Make, PrintedKeys,
    keys::{key_of_word, key_word, named_in},
};
use crate::i18n::{LocalizedText, Localizer};
use bevy::{ecs::system::SystemParam, prelude::*};
use std::borrow::Cow;

/// What has bindings.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Hardware {
    /// Keyboards.
    Keyboard,
    /// Gamepads: all have the same bindings.
    Pad,
}

impl Hardware {
    /// Both.
    pub const ALL: [Self; 2] = [Self::Keyboard, Self::Pad];
}

/// What is pressed at once: a key, alone or with Shift; or one or two buttons of a pad. Buttons are those of a pad with
/// A at the bottom; where A is at the right, the two are exchanged.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Chord {
    /// A key, by its position on a US keyboard.
    Key(KeyCode, Shift),
    /// A button.
    Button(GamepadButton),
    /// Two buttons at once.
    Buttons(GamepadButton, GamepadButton),
}

/// Whether Shift is held with a key.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Shift {
    /// It is not.
    Up,
    /// It is.
    Down,
}

impl Chord {
    /// A key alone.
    #[must_use]
    pub const fn key(key: KeyCode) -> Self {
        Self::Key(key, Shift::Up)
    }

    /// A key with Shift.
    #[must_use]
    pub const fn shifted(key: KeyCode) -> Self {
        Self::Key(key, Shift::Down)
    }

    /// A button.
    #[must_use]
    pub const fn button(button: GamepadButton) -> Self {
        Self::Button(button)
    }

    /// Two buttons at once, in any order.
    #[must_use]
    pub fn buttons(one: GamepadButton, other: GamepadButton) -> Self {
        let place = |button| BUTTONS.iter().position(|(known, _)| *known == button);
        if place(one) <= place(other) {
            Self::Buttons(one, other)
        } else {
            Self::Buttons(other, one)
        }
    }

    /// What it is a chord of.
    #[must_use]
    pub const fn hardware(self) -> Hardware {
        match self {
            Self::Key(..) => Hardware::Keyboard,
            Self::Button(_) | Self::Buttons(..) => Hardware::Pad,
        }
    }

    /// The action that it always has, so that nobody can lock themselves out.
    #[must_use]
    pub fn reserved(self) -> Option<Action> {
        match self {
            Self::Key(KeyCode::Enter, Shift::Up) => Some(Action::Confirm),
            Self::Key(KeyCode::Escape, Shift::Up) | Self::Button(GamepadButton::Start) => {
                Some(Action::Pause)
            }
            _ => None,
        }
    }

    /// On a pad of this make.
    #[must_use]
    pub(super) fn on(self, make: Make) -> Self {
        let there = |button| button_on(button, make);
        match self {
            Self::Key(..) => self,
            Self::Button(button) => Self::Button(there(button)),
            Self::Buttons(one, other) => Self::buttons(there(one), there(other)),
        }
    }

    /// Its word in files.
    fn word(self) -> String {
        match self {
            Self::Key(key, Shift::Up) => key_word(key),
            Self::Key(key, Shift::Down) => format!("Shift+{}", key_word(key)),
            Self::Button(button) => format!("{button:?}"),
            Self::Buttons(one, other) => format!("{one:?}+{other:?}"),
        }
    }

    /// The chord with this word.
    fn of_word(hardware: Hardware, word: &str) -> Option<Self> {
        let button = |word: &str| {
            let mut all = BUTTONS.iter().map(|(button, _)| *button);
            all.find(|button| format!("{button:?}") == word)
        };
        match (hardware, word.split_once('+')) {
            (Hardware::Keyboard, None) => key_of_word(word).map(Self::key),
            (Hardware::Keyboard, Some(("Shift", key))) => key_of_word(key).map(Self::shifted),
            (Hardware::Keyboard, Some(_)) => None,
            (Hardware::Pad, None) => button(word).map(Self::Button),
            (Hardware::Pad, Some((one, other))) => {
                Some(Self::buttons(button(one)?, button(other)?))
            }
        }
    }

    /// What is printed on it.
    #[must_use]
    pub fn sign(self, make: Make, printed: &PrintedKeys) -> Cow<'static, str> {
        let sign = |button| button_sign(button_on(button, make), make);
        match self {
            Self::Key(key, Shift::Up) => printed.sign(key).to_owned().into(),
            Self::Key(key, Shift::Down) => format!("Shift+{}", printed.sign(key)).into(),
            Self::Button(button) => sign(button).into(),
            Self::Buttons(one, other) => format!("{}+{}", sign(one), sign(other)).into(),
        }
    }
}

/// The place of a button on a pad of this make, and back again.
fn button_on(button: GamepadButton, make: Make) -> GamepadButton {
    match (button, make) {
        (GamepadButton::South, Make::Swapped) => GamepadButton::East,
        (GamepadButton::East, Make::Swapped) => GamepadButton::South,
        _ => button,
    }
}

/// Every button that can be bound, with its signs on the makes of pads, in the order of [`Make::ALL`].
const BUTTONS: [(GamepadButton, [&str; 4]); 16] = {
    use GamepadButton as B;
    [
        (B::South, ["A", "Cross", "B", "A"]),
        (B::East, ["B", "Circle", "A", "B"]),
        (B::West, ["X", "Square", "Y", "X"]),
        (B::North, ["Y", "Triangle", "X", "Y"]),
        (B::LeftTrigger, ["LB", "L1", "L", "L1"]),
        (B::LeftTrigger2, ["LT", "L2", "ZL", "L2"]),
        (B::RightTrigger, ["RB", "R1", "R", "R1"]),
        (B::RightTrigger2, ["RT", "R2", "ZR", "R2"]),
        (B::LeftThumb, ["L3"; 4]),
        (B::RightThumb, ["R3"; 4]),
        (B::Select, ["Select", "Create", "-", "View"]),
        (B::Start, ["Start", "Options", "+", "Menu"]),
        (B::DPadUp, ["↑"; 4]),
        (B::DPadDown, ["↓"; 4]),
        (B::DPadLeft, ["←"; 4]),
        (B::DPadRight, ["→"; 4]),
    ]
};

/// Whether a button can be bound.
pub(super) fn can_be_bound(button: GamepadButton) -> bool {
    BUTTONS.iter().any(|(known, _)| *known == button)
}

/// The sign on a button of a pad of this make.
fn button_sign(button: GamepadButton, make: Make) -> &'static str {
    let known = BUTTONS.iter().find(|(known, _)| *known == button);
    known.map_or("·", |(_, signs)| signs[make as usize])
}

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

/// The signs of actions on devices.
#[derive(SystemParam)]
pub struct Signs<'w> {
    bindings: Res<'w, Bindings>,
    printed: Res<'w, PrintedKeys>,
    localizer: Option<Res<'w, Localizer>>,
}

impl Signs<'_> {
    /// Whether they may differ from those of the last run.
    #[must_use]
    pub fn are_changed(&self) -> bool {
        let spoken = self.localizer.as_ref();
        self.bindings.is_changed()
            || self.printed.is_changed()
            || spoken.is_some_and(DetectChanges::is_changed)
    }

    /// The sign of a chord; keys with a word on them have it in the language of the game.
    #[must_use]
    pub fn chord(&self, chord: Chord, make: Make) -> Cow<'static, str> {
        let (Chord::Key(key, shift), Some(localizer)) = (chord, self.localizer.as_deref()) else {
            return chord.sign(make, &self.printed);
        };
        let name = named_in(localizer, key, self.printed.sign(key));
        match shift {
            Shift::Up => name.into(),
            Shift::Down => {
                let shifted = LocalizedText::new("key-shift").with("key", name);
                localizer.localize(&shifted).into()
            }
        }
    }

    /// The sign of the action's key or button on this device; `None` for a mouse and touch, and where it has none. The
    /// four shapes of a pad are named in words.
    #[must_use]
    pub fn of(&self, action: Action, device: Device, make: Make) -> Option<Cow<'static, str>> {
        let hardware = match device {
            Device::Mouse | Device::Touch => return None,
            Device::Keyboard => Hardware::Keyboard,
            Device::Pad => Hardware::Pad,
        };
        let first = self.bindings.chords(hardware, action).first();
        first.map(|&chord| self.chord(chord, make))
    }
}

#[cfg(test)]
mod tests;
