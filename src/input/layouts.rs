//! The layouts that keys and pad buttons come in: for both hands, for the left hand alone, for the right hand alone.

use super::{Action, Chord, Hardware, KeySign};
use bevy::prelude::{GamepadButton as B, KeyCode as K};

/// A layout of all bindings.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Layout {
    /// For both hands.
    #[default]
    BothHands,
    /// Everything lies under the left hand.
    LeftHand,
    /// Everything lies under the right hand.
    RightHand,
}

impl Layout {
    /// Every layout.
    pub const ALL: [Self; 3] = [Self::BothHands, Self::LeftHand, Self::RightHand];

    /// What an action is bound to, the one that is shown first.
    pub(super) fn chords(self, hardware: Hardware, action: Action) -> Vec<Chord> {
        match (hardware, self) {
            (Hardware::Keyboard, Self::BothHands) => keys(action),
            (Hardware::Keyboard, Self::LeftHand) => left_keys(action),
            (Hardware::Keyboard, Self::RightHand) => right_keys(action),
            (Hardware::Pad, Self::BothHands) => buttons(action),
            (Hardware::Pad, Self::LeftHand) => one_handed(action, &LEFT_PAD),
            (Hardware::Pad, Self::RightHand) => one_handed(action, &RIGHT_PAD),
        }
    }
}

fn k(keys: &[K]) -> Vec<Chord> {
    keys.iter().map(|&key| Chord::key(key)).collect()
}

/// The key with a sign, and that of the keypad.
fn sign(sign: KeySign, keypad: K) -> Vec<Chord> {
    vec![Chord::Sign(sign), Chord::key(keypad)]
}

fn keys(action: Action) -> Vec<Chord> {
    use Action as A;
    match action {
        A::Confirm => k(&[K::Enter, K::Space, K::NumpadEnter]),
        A::Back => k(&[K::Backspace]),
        A::Pause => k(&[K::Escape]),
        A::Skip => k(&[K::KeyF]),
        A::Up => k(&[K::ArrowUp]),
        A::Down => k(&[K::ArrowDown]),
        A::Left => k(&[K::ArrowLeft]),
        A::Right => k(&[K::ArrowRight]),
        A::NextZone => k(&[K::PageDown]),
        A::PrevZone => k(&[K::PageUp]),
        A::Next => k(&[K::Tab]),
        A::Prev => vec![Chord::shifted(K::Tab)],
        A::Commit => k(&[K::KeyC]),
        A::Decline => k(&[K::KeyX]),
        A::Details => k(&[K::KeyI]),
        A::Log => k(&[K::KeyL]),
        A::Overview => k(&[K::KeyT]),
        A::Speed => k(&[K::KeyV]),
        A::Hint => k(&[K::KeyH]),
        A::Rules => k(&[K::KeyR]),
        A::Look => k(&[K::KeyP]),
        A::Threat => k(&[K::KeyE]),
        A::ZoomIn => sign(KeySign::Plus, K::NumpadAdd),
        A::ZoomOut => sign(KeySign::Minus, K::NumpadSubtract),
    }
}

/// The left side of the keyboard, with the space bar.
fn left_keys(action: Action) -> Vec<Chord> {
    use Action as A;
    match action {
        A::Confirm => k(&[K::Space, K::Enter]),
        A::Back => k(&[K::KeyQ, K::Backspace]),
        A::Pause => k(&[K::Escape]),
        A::Skip => k(&[K::Digit1]),
        A::Up => k(&[K::KeyW, K::ArrowUp]),
        A::Down => k(&[K::KeyS, K::ArrowDown]),
        A::Left => k(&[K::KeyA, K::ArrowLeft]),
        A::Right => k(&[K::KeyD, K::ArrowRight]),
        A::NextZone => k(&[K::KeyF]),
        A::PrevZone => k(&[K::KeyG]),
        A::Next => k(&[K::Tab]),
        A::Prev => vec![Chord::shifted(K::Tab)],
        A::Commit => k(&[K::KeyE]),
        A::Decline => k(&[K::KeyR]),
        A::Details => k(&[K::KeyT]),
        A::Log => k(&[K::KeyZ]),
        A::Overview => k(&[K::Digit3]),
        A::Speed => k(&[K::KeyV]),
        A::Hint => k(&[K::KeyX]),
        A::Rules => k(&[K::Digit2]),
        A::Look => k(&[K::KeyC]),
        A::Threat => k(&[K::KeyB]),
        A::ZoomIn => k(&[K::Digit5]),
        A::ZoomOut => k(&[K::Digit4]),
    }
}

/// The right side of the keyboard.
fn right_keys(action: Action) -> Vec<Chord> {
    use Action as A;
    match action {
        A::Confirm => k(&[K::Enter, K::Space, K::NumpadEnter]),
        A::Back => k(&[K::KeyU]),
        A::Pause => k(&[K::Backspace, K::Escape]),
        A::Skip => k(&[K::Digit0]),
        A::Up => k(&[K::KeyI, K::ArrowUp]),
        A::Down => k(&[K::KeyK, K::ArrowDown]),
        A::Left => k(&[K::KeyJ, K::ArrowLeft]),
        A::Right => k(&[K::KeyL, K::ArrowRight]),
        A::NextZone => k(&[K::Period, K::PageDown]),
        A::PrevZone => k(&[K::Comma, K::PageUp]),
        A::Next => k(&[K::KeyM]),
        A::Prev => k(&[K::KeyN]),
        A::Commit => k(&[K::KeyO]),
        A::Decline => k(&[K::KeyP]),
        // Beside Enter: its neighbours print plus or minus on many keyboards.
        A::Details => k(&[K::Backslash]),
        A::Log => k(&[K::BracketLeft]),
        A::Overview => k(&[K::Digit8]),
        A::Speed => k(&[K::Digit9]),
        A::Hint => k(&[K::KeyH]),
        A::Rules => k(&[K::KeyY]),
        A::Look => k(&[K::Semicolon]),
        A::Threat => k(&[K::Digit7]),
        A::ZoomIn => sign(KeySign::Plus, K::NumpadAdd),
        A::ZoomOut => sign(KeySign::Minus, K::NumpadSubtract),
    }
}

fn buttons(action: Action) -> Vec<Chord> {
    use Action as A;
    let one = |button| vec![Chord::button(button)];
    match action {
        A::Confirm => one(B::South),
        A::Back => one(B::East),
        A::Pause => one(B::Start),
        A::Up => one(B::DPadUp),
        A::Down => one(B::DPadDown),
        A::Left => one(B::DPadLeft),
        A::Right => one(B::DPadRight),
        A::NextZone => one(B::RightTrigger),
        A::PrevZone => one(B::LeftTrigger),
        // Any press finishes animations; a pad has no button for that alone. The log has one for the table in words,
        // the table one for the threat.
        A::Skip | A::Overview | A::Threat => Vec::new(),
        A::Commit => one(B::North),
        A::Decline => one(B::West),
        A::Details => one(B::LeftTrigger2),
        A::Log => one(B::Select),
        A::Speed => one(B::RightTrigger2),
        A::Hint => one(B::LeftThumb),
        A::Rules => one(B::RightThumb),
        A::Look => vec![Chord::buttons(B::LeftTrigger, B::RightTrigger)],
        // The trigger acts alone when it is let go.
        A::Next => vec![Chord::buttons(B::RightTrigger2, B::DPadRight)],
        A::Prev => vec![Chord::buttons(B::RightTrigger2, B::DPadLeft)],
        A::ZoomIn => vec![Chord::buttons(B::RightTrigger2, B::DPadUp)],
        A::ZoomOut => vec![Chord::buttons(B::RightTrigger2, B::DPadDown)],
    }
}

/// The buttons under one hand: up, down, outwards and inwards of its cross, the shoulder, the one below it, that of the
/// stick, and the small one. The stick itself moves the focus.
const LEFT_PAD: [B; 8] = [
    B::DPadUp,
    B::DPadDown,
    B::DPadLeft,
    B::DPadRight,
    B::LeftTrigger,
    B::LeftTrigger2,
    B::LeftThumb,
    B::Select,
];
/// The same under the right hand.
const RIGHT_PAD: [B; 8] = [
    B::North,
    B::South,
    B::West,
    B::East,
    B::RightTrigger,
    B::RightTrigger2,
    B::RightThumb,
    B::Start,
];

/// One half of a pad. The lower shoulder button does nothing alone: with it the others have a second meaning.
fn one_handed(action: Action, half: &[B; 8]) -> Vec<Chord> {
    use Action as A;
    let &[up, down, west, east, shoulder, lower, thumb, small] = half;
    let one = |button| vec![Chord::button(button)];
    let with = |button| vec![Chord::buttons(lower, button)];
    match action {
        A::Confirm => one(shoulder),
        A::Back => one(thumb),
        A::Pause => one(small),
        A::Commit => one(up),
        A::Decline => one(down),
        A::PrevZone => one(west),
        A::NextZone => one(east),
        A::Hint => with(up),
        A::Log => with(down),
        A::Rules => with(west),
        A::Speed => with(east),
        A::Look => with(shoulder),
        A::Details => with(thumb),
        A::Up | A::Down | A::Left | A::Right | A::Skip | A::Next | A::Prev | A::Overview => {
            Vec::new()
        }
        // The wheel, two fingers, the key for the whole map and the button of the threat are there, too.
        A::ZoomIn | A::ZoomOut | A::Threat => Vec::new(),
    }
}
