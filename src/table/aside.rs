//! What the line beside the prompt tells on every table that has one: why the last choice was refused, and what a
//! button or another node does.

use bevy::prelude::*;
use kit_rules::message_key::MessageKey;

use kit_i18n::LocalizedText;
use kit_input::Presses;

/// A node about which there is something to say.
#[derive(Component, Debug, Clone, PartialEq)]
pub struct Tip(pub LocalizedText);

impl Tip {
    /// A sentence.
    #[must_use]
    pub fn new(key: MessageKey) -> Self {
        Self(LocalizedText::new(key))
    }
}

/// The last refusal, as the message `M` tells it, until the next press or turn.
#[derive(Resource, Debug)]
pub struct LastRefusal<M: Message>(pub Option<M>);

impl<M: Message> Default for LastRefusal<M> {
    fn default() -> Self {
        Self(None)
    }
}

/// Remembers the last refusal until the next press, or until `T` says that it is another one's turn.
pub fn remember_refusal<M: Message + Clone, T: Resource>(
    mut refused: MessageReader<M>,
    presses: Res<Presses>,
    turn: Res<T>,
    mut last: ResMut<LastRefusal<M>>,
) {
    let fresh = refused.read().last().cloned();
    if fresh.is_some() {
        last.0 = fresh;
    } else if last.0.is_some() && (turn.is_changed() || presses.actions().next().is_some()) {
        last.0 = None;
    }
}

/// Forgets the last refusal, for a table that is left.
pub fn forget_refusal<M: Message>(mut last: ResMut<LastRefusal<M>>) {
    last.0 = None;
}
