//! A rulebook without its words: chapters of paragraphs whose ids are stable. For which games a paragraph holds, and
//! what an example is, each game says itself.

use crate::message_key::MessageKey;

/// A number of the rules with the name under which sentences use it.
pub type Number = (&'static str, u8);

/// A chapter of a book whose paragraphs hold for some games `S` and show examples `E`.
#[derive(Debug, Clone, Copy)]
pub struct Chapter<S: 'static, E: 'static> {
    /// The key of its title.
    pub title: MessageKey,
    /// Its paragraphs, in reading order.
    pub paragraphs: &'static [Paragraph<S, E>],
}

/// A paragraph.
#[derive(Debug, Clone, Copy)]
pub struct Paragraph<S: 'static, E: 'static> {
    /// Its id, which is the key of its text. It stays the same for good: refusals, tips and prompts refer to it.
    pub id: MessageKey,
    /// The games for which it holds.
    pub scope: S,
    /// Whether it settles a point that the printed rules leave open: the reason has the key `ID-why`.
    pub ruling: bool,
    /// Its worked example.
    pub example: Option<&'static E>,
}

impl<S: Copy, E> Paragraph<S, E> {
    /// A paragraph without an example.
    #[must_use]
    pub const fn new(id: MessageKey, scope: S) -> Self {
        Self {
            id,
            scope,
            ruling: false,
            example: None,
        }
    }

    /// The same for these games only.
    #[must_use]
    pub const fn within(self, scope: S) -> Self {
        Self { scope, ..self }
    }

    /// The same as a ruling of ours.
    #[must_use]
    pub const fn ruling(self) -> Self {
        Self {
            ruling: true,
            ..self
        }
    }

    /// The same with an example.
    #[must_use]
    pub const fn shows(self, example: &'static E) -> Self {
        Self {
            example: Some(example),
            ..self
        }
    }
}

/// The paragraph with this id.
#[must_use]
pub fn find<S, E>(
    chapters: &'static [Chapter<S, E>],
    id: &str,
) -> Option<&'static Paragraph<S, E>> {
    let mut all = chapters.iter().flat_map(|chapter| chapter.paragraphs);
    all.find(|paragraph| paragraph.id == id)
}
