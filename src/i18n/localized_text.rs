//! A message to show: its key and the values of its placeables. It holds no text, so it survives a change of language.

use crate::keys;
use bevy::prelude::Component;
use kit_rules::message_key::{KeyPattern, MessageEnding, MessageKey};
use std::borrow::Cow;
use std::fmt::Display;

/// The value of one placeable of a message.
#[derive(Clone, Debug, PartialEq)]
pub enum MessageArgument {
    /// Text as it is: a player's name, or an id that the message selects by (`"winner"`).
    Text(Cow<'static, str>),
    /// A number, which also decides between singular and plural.
    Number(i64),
    /// Another message, in the language of the message around it.
    Phrase(LocalizedText),
    /// Several values, joined with commas and a last "and".
    List(Vec<MessageArgument>),
}

/// A message by its key. As a component it keeps the `Text`, `Text2d` or `TextSpan` of its entity filled, in the
/// language chosen.
///
/// `LocalizedText::new(keys::TOAST_SAVE_FAILED).with("reason", LocalizedText::new(keys::STORAGE_FULL))`
#[derive(Component, Clone, Debug, PartialEq)]
pub struct LocalizedText {
    key: Cow<'static, str>,
    args: Vec<(&'static str, MessageArgument)>,
}

/// Marks a [`LocalizedText`] that screen readers read aloud when it changes.
#[derive(Component, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct LiveRegion;

impl LocalizedText {
    /// The message with this key of `assets/locales`.
    #[must_use]
    pub const fn new(key: MessageKey) -> Self {
        Self {
            key: Cow::Borrowed(key.id()),
            args: Vec::new(),
        }
    }

    /// The message whose key has this name in the place of the star.
    #[must_use]
    pub fn built(pattern: KeyPattern, name: impl Display) -> Self {
        Self::of_key(pattern.id(name))
    }

    /// The message with a key that nobody knew when the program was built.
    #[must_use]
    pub fn of_key(key: impl Into<Cow<'static, str>>) -> Self {
        Self {
            key: key.into(),
            args: Vec::new(),
        }
    }

    /// Text in no language, such as a name or a number.
    pub fn verbatim(text: impl Into<Cow<'static, str>>) -> Self {
        Self::new(keys::VERBATIM).with("text", MessageArgument::Text(text.into()))
    }

    /// The other message about the same thing, with the same values.
    #[must_use]
    pub fn ending(&self, ending: MessageEnding) -> Self {
        Self {
            key: Cow::Owned(ending.id(&self.key)),
            args: self.args.clone(),
        }
    }

    /// The same message with a value for the placeable `name`.
    #[must_use]
    pub fn with(mut self, name: &'static str, value: impl Into<MessageArgument>) -> Self {
        self.args.push((name, value.into()));
        self
    }

    /// The key.
    pub fn key(&self) -> &str {
        &self.key
    }

    /// The values of the placeables, in the order given.
    pub fn args(&self) -> &[(&'static str, MessageArgument)] {
        &self.args
    }
}

impl From<MessageKey> for LocalizedText {
    fn from(key: MessageKey) -> Self {
        Self::new(key)
    }
}

impl From<&'static str> for MessageArgument {
    fn from(text: &'static str) -> Self {
        Self::Text(Cow::Borrowed(text))
    }
}

impl From<String> for MessageArgument {
    fn from(text: String) -> Self {
        Self::Text(Cow::Owned(text))
    }
}

impl From<LocalizedText> for MessageArgument {
    fn from(phrase: LocalizedText) -> Self {
        Self::Phrase(phrase)
    }
}

impl<T: Into<MessageArgument>> From<Vec<T>> for MessageArgument {
    fn from(values: Vec<T>) -> Self {
        Self::List(values.into_iter().map(Into::into).collect())
    }
}

/// Numbers that always fit into an `i64`.
macro_rules! numbers {
    ($($number:ty),*) => {$(
        impl From<$number> for MessageArgument {
            fn from(number: $number) -> Self {
                Self::Number(number.into())
            }
        }
    )*};
}

numbers!(i8, i16, i32, i64, u8, u16, u32);

/// Numbers that are cut to the largest `i64`.
macro_rules! large_numbers {
    ($($number:ty),*) => {$(
        impl From<$number> for MessageArgument {
            fn from(number: $number) -> Self {
                Self::Number(i64::try_from(number).unwrap_or(i64::MAX))
            }
        }
    )*};
}

large_numbers!(u64, usize);
