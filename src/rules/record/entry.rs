//! One event of a record, with the fields that this version does not know.

use serde::ser::{SerializeMap, Serializer};
use serde_json::Value;

use crate::fields::{self, Extra, Fields, Taken};

/// An event of a game, as its records name it.
pub trait NamedEvent {
    /// Its name in the format.
    fn name(&self) -> &'static str;
}

/// An event of a record, with the fields that this version does not know.
#[derive(Debug, Clone, PartialEq)]
pub struct RecordEntry<E> {
    /// The event.
    pub event: E,
    extra: Extra,
    /// The same of the object that stands within the event, in a game whose events have one.
    pub within: Extra,
}

impl<E> From<E> for RecordEntry<E> {
    fn from(event: E) -> Self {
        Self {
            event,
            extra: Extra::new(),
            within: Extra::new(),
        }
    }
}

impl<E> RecordEntry<E> {
    /// Reads an event from its JSON: `read` takes the fields of the one with this name.
    ///
    /// # Errors
    /// It is no object, has no name, or `read` refuses it.
    pub fn read(value: Value, read: impl FnOnce(&mut Fields, &str) -> Taken<E>) -> Taken<Self> {
        let (event, extra) = fields::event(value, read)?;
        Ok(Self {
            extra,
            ..Self::from(event)
        })
    }

    /// Writes the event: `write` its own fields, in the order of the format; what is not known follows.
    ///
    /// # Errors
    /// The serializer's.
    pub fn write<S: Serializer>(
        &self,
        to: S,
        write: impl FnOnce(&E, &mut S::SerializeMap) -> Result<(), S::Error>,
    ) -> Result<S::Ok, S::Error> {
        let mut map = to.serialize_map(None)?;
        write(&self.event, &mut map)?;
        for (key, value) in &self.extra {
            map.serialize_entry(key, value)?;
        }
        map.end()
    }

    /// The texts of a field that the format does not define: one text, or a list.
    #[must_use]
    pub fn notes(&self, key: &str) -> Vec<&str> {
        fields::texts(&self.extra, key)
    }
}
