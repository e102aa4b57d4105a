//! The accessible tree: what can be read and pressed on the highest layer of the screen, in reading order.

use bevy::prelude::*;

/// What an item is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ItemRole {
    /// The heading of a page or of a part of it.
    Heading,
    /// A text.
    Text,
    /// Something that can be pressed.
    Button,
    /// A field of text.
    TextField,
}

/// Something that can be read or pressed.
#[derive(Clone, Debug, PartialEq)]
pub struct AccessibleItem {
    /// The entity: requests name it.
    pub entity: Entity,
    /// What it is.
    pub role: ItemRole,
    /// Its name, or its text.
    pub label: String,
    /// For one of several options: whether it is selected.
    pub checked: Option<bool>,
    /// What is written in a field of text.
    pub value: Option<String>,
    /// Whether it cannot be pressed now.
    pub disabled: bool,
    /// What it covers, in logical pixels of the window.
    pub area: Rect,
}

/// The accessible tree. It is empty as long as nobody asks for it.
#[derive(Resource, Clone, Debug, Default, PartialEq)]
pub struct AccessibleTree {
    /// The language of its texts, a tag as in `fr`.
    pub language: &'static str,
    /// The heading of the page or of the panel in front; empty if it has none.
    pub page: String,
    /// Whether the items belong to a menu or a question, and the page below is out of reach.
    pub modal: bool,
    /// What can be read and pressed, in reading order.
    pub items: Vec<AccessibleItem>,
    /// What has the focus.
    pub focus: Option<Entity>,
    /// What has happened last, to be spoken without being asked for.
    pub news: String,
    /// How many news there have been: the same sentence twice is spoken twice.
    pub said: u32,
}

impl AccessibleTree {
    /// The items that can be pressed.
    pub fn buttons(&self) -> impl Iterator<Item = &AccessibleItem> {
        let pressable = |item: &&AccessibleItem| item.role == ItemRole::Button && !item.disabled;
        self.items.iter().filter(pressable)
    }
}
