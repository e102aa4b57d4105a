//! What is down, on keys, pads and sticks, and what its press has made. A press counts once, when it goes down, and
//! what it means is settled then: nothing begins because something else is let go. Only the triggers of a pad with a
//! second meaning act when they are let go, unless they were held for the other meaning.

use super::{Action, Bindings, Chord, Hardware, Make, PlayerDevice};
use bevy::prelude::*;

/// What goes down and up.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum DevicePart {
    /// A key.
    Key(KeyCode),
    /// A button of a pad.
    Button(Entity, GamepadButton),
    /// A stick of a pad that is pushed in the direction of this action.
    Stick(Entity, Action),
}

impl DevicePart {
    /// The device that it belongs to.
    pub(super) const fn device(self) -> PlayerDevice {
        match self {
            Self::Key(_) => PlayerDevice::Keyboard,
            Self::Button(pad, _) | Self::Stick(pad, _) => PlayerDevice::Pad(pad),
        }
    }
}

/// Something that is down.
#[derive(Clone, Copy, Debug)]
struct Down {
    part: DevicePart,
    /// What it holds down.
    action: Option<Action>,
    /// The button without which it does not.
    with: Option<GamepadButton>,
    /// Whether it does not without Shift.
    with_shift: bool,
    /// What it makes when it is let go.
    later: Option<Action>,
    /// Whether its press has written into a field.
    wrote: bool,
}

impl Down {
    /// It is down, and nothing more.
    const fn of(part: DevicePart) -> Self {
        Self {
            part,
            action: None,
            with: None,
            with_shift: false,
            later: None,
            wrote: false,
        }
    }
}

/// All that is down.
#[derive(Debug, Default)]
pub(super) struct Downs(Vec<Down>);

impl Downs {
    /// Whether it is down.
    pub(super) fn contains(&self, part: DevicePart) -> bool {
        self.0.iter().any(|down| down.part == part)
    }

    /// Whether it is down and its press has written into a field.
    pub(super) fn wrote(&self, part: DevicePart) -> bool {
        self.0.iter().any(|down| down.part == part && down.wrote)
    }

    fn press(&mut self, down: Down) {
        self.0.retain(|other| other.part != down.part);
        self.0.push(down);
    }

    /// It goes down and does this.
    pub(super) fn go_down(&mut self, part: DevicePart, action: Option<Action>) {
        self.press(Down {
            action,
            ..Down::of(part)
        });
    }

    /// A key goes down and, together with Shift, does this.
    pub(super) fn go_down_with_shift(&mut self, part: DevicePart, action: Option<Action>) {
        self.press(Down {
            action,
            with_shift: true,
            ..Down::of(part)
        });
    }

    /// Shift is let go.
    pub(super) fn shift_goes_up(&mut self) {
        for down in self.0.iter_mut().filter(|down| down.with_shift) {
            *down = Down::of(down.part);
        }
    }

    /// A key goes down and writes into a field.
    pub(super) fn write(&mut self, key: KeyCode) {
        self.press(Down {
            wrote: true,
            ..Down::of(DevicePart::Key(key))
        });
    }

    /// A button of a pad of this make goes down. Returns the action that it makes and, if another button takes part in
    /// it, that one: what that one has made in the same frame does not count, for both were meant together.
    pub(super) fn press_button(
        &mut self,
        pad: Entity,
        button: GamepadButton,
        make: Make,
        bindings: &Bindings,
    ) -> Option<(Action, Option<GamepadButton>)> {
        let is_down = |other| self.contains(DevicePart::Button(pad, other));
        let with = |chord: Chord| match chord.on(make) {
            Chord::Buttons(one, other) if one == button && is_down(other) => Some(other),
            Chord::Buttons(one, other) if other == button && is_down(one) => Some(one),
            _ => None,
        };
        let mut all = Vec::new();
        for action in Action::ALL {
            let chords = bindings.in_force(Hardware::Pad, action);
            all.extend(chords.map(|chord| (action, chord)));
        }
        let mut pairs = all.iter();
        let both = pairs.find_map(|&(action, chord)| Some((action, with(chord)?)));
        if let Some((action, other)) = both {
            for down in &mut self.0 {
                if down.part == DevicePart::Button(pad, other) {
                    *down = Down::of(down.part);
                }
            }
            self.press(Down {
                action: Some(action),
                with: Some(other),
                ..Down::of(DevicePart::Button(pad, button))
            });
            return Some((action, Some(other)));
        }
        let alone = all
            .into_iter()
            .find(|(_, chord)| chord.on(make) == Chord::Button(button));
        let waits = alone.is_some_and(|(_, chord)| match chord {
            Chord::Button(bound) => bindings.is_held_for_others(bound),
            _ => false,
        });
        let action = alone.map(|(action, _)| action);
        self.press(Down {
            action: action.filter(|_| !waits),
            later: action.filter(|_| waits),
            ..Down::of(DevicePart::Button(pad, button))
        });
        action.filter(|_| !waits).map(|action| (action, None))
    }

    /// It goes up. Returns what that makes.
    pub(super) fn go_up(&mut self, part: DevicePart) -> Option<Action> {
        let at = self.0.iter().position(|down| down.part == part)?;
        let later = self.0.swap_remove(at).later;
        for down in &mut self.0 {
            let held_with = down.with.map(|with| (down.part.device(), with));
            if let DevicePart::Button(pad, button) = part
                && held_with == Some((PlayerDevice::Pad(pad), button))
            {
                *down = Down::of(down.part);
            }
        }
        later
    }

    /// What is down on these devices holds nothing any more.
    pub(super) fn spend(&mut self, of: impl Fn(PlayerDevice) -> bool) {
        for down in &mut self.0 {
            if of(down.part.device()) {
                *down = Down::of(down.part);
            }
        }
    }

    /// Nothing of these devices is down any more.
    pub(super) fn forget(&mut self, of: impl Fn(PlayerDevice) -> bool) {
        self.0.retain(|down| !of(down.part.device()));
    }

    /// The actions that are held, with their devices. A pair of buttons, or of Shift and a key, holds its action while
    /// both are down.
    pub(super) fn held(&self) -> impl Iterator<Item = (Action, PlayerDevice)> + '_ {
        self.0
            .iter()
            .filter_map(|down| Some((down.action?, down.part.device())))
    }
}
