//! What the rulebook shows, and which of its paragraphs are about what is on screen.

use bevy::prelude::*;
use kit_rules::message_key::MessageKey;

/// The paragraphs about what is on screen now; a game keeps them.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct RulesTopics {
    /// What a press for the rules opens instead of the rules in short: that of a refusal or of a tooltip.
    pub urgent: Option<MessageKey>,
    /// What the decision or the event on screen is about.
    pub now: Option<MessageKey>,
}

/// What the page shows.
#[derive(Resource, Clone, Debug, PartialEq, Eq)]
pub struct BookPage {
    /// The chapter.
    pub chapter: usize,
    /// The paragraph that a link leads to.
    pub target: Option<MessageKey>,
    /// Whether only that is shown which holds for the game on screen.
    pub only_here: bool,
    /// What is searched for; with it the page shows what is found instead of a chapter.
    pub search: String,
    /// Whether the page shows the words of the index, for those who cannot type.
    pub index: bool,
    /// Whether the focus goes to the paragraphs when the page is next written.
    pub enters: bool,
}

impl Default for BookPage {
    fn default() -> Self {
        Self {
            chapter: 0,
            target: None,
            only_here: true,
            search: String::new(),
            index: false,
            enters: false,
        }
    }
}

impl BookPage {
    /// Leads to a paragraph.
    pub fn go_to(&mut self, id: MessageKey) {
        self.target = Some(id);
        self.end_search();
        self.enters = true;
    }

    /// Shows a chapter again, neither the index nor what was found.
    pub fn end_search(&mut self) {
        self.search.clear();
        self.index = false;
    }
}
