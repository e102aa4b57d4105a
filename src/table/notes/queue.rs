//! The notes that are called for, shown one at a time and read: which one is on screen, which wait, and what is marked
//! as read.

use kit_rules::message_key::MessageKey;
use std::collections::VecDeque;

use bevy::prelude::*;

use crate::aids::AidSettings;
use crate::learning::Learning;
use kit_rules::game::GameId;

/// A note.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Note {
    /// Whose it is.
    pub game: GameId,
    /// The message key of its sentence, which begins with [`START`]; also its mark in [`Learning`].
    pub key: MessageKey,
    /// The paragraph of the rulebook that it leads to.
    pub paragraph: MessageKey,
}

/// How the keys of notes begin, and their marks.
pub const START: &str = "note-";

/// The note on screen and those that wait for their turn.
#[derive(Resource, Clone, Debug, Default)]
pub struct Notes {
    /// The first one is on screen.
    called: VecDeque<Note>,
    /// Those that have been read, until it is written down.
    read: Vec<Note>,
}

impl Notes {
    /// Asks for a note, unless it has been read or waits already. Whether it will be shown.
    pub fn call(&mut self, note: Note, learning: &Learning) -> bool {
        let known = learning.get(note.game, note.key.id()).is_some();
        let fresh = !known && !self.called.contains(&note) && !self.read.contains(&note);
        if fresh {
            self.called.push_back(note);
        }
        fresh
    }

    /// The note on screen.
    #[must_use]
    pub fn shown(&self) -> Option<Note> {
        self.called.front().copied()
    }

    /// Closes the note on screen: it has been read.
    pub fn close(&mut self) {
        self.read.extend(self.called.pop_front());
    }

    /// Takes back what no longer matters. The note on screen has been read; those that waited may be called again.
    pub fn keep(&mut self, matters: impl Fn(Note) -> bool) {
        if self.shown().is_some_and(|note| !matters(note)) {
            self.close();
        }
        self.called.retain(|&note| matters(note));
    }

    /// Whether a note is asked for.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.called.is_empty()
    }

    /// Takes all back, as if none had been called.
    pub fn clear(&mut self) {
        self.called.clear();
    }
}

/// Forgets which notes have been read, in every game.
pub fn begin_anew(learning: &mut Learning) {
    let games: Vec<GameId> = learning.0.keys().copied().collect();
    for game in games {
        learning.forget(game, START);
    }
}

/// Adds the notes.
pub fn plugin(app: &mut App) {
    app.init_resource::<Notes>().add_systems(
        PostUpdate,
        (
            drop_unwanted.run_if(resource_changed::<AidSettings>),
            write_down.run_if(resource_changed::<Notes>),
        )
            .chain(),
    );
}

/// Without notes none is on screen, and none waits.
fn drop_unwanted(aids: Res<AidSettings>, mut notes: ResMut<Notes>) {
    if !aids.first_game_notes && !notes.is_empty() {
        notes.clear();
    }
}

/// Marks what has been read.
fn write_down(mut notes: ResMut<Notes>, mut learning: ResMut<Learning>) {
    if notes.read.is_empty() {
        return;
    }
    for note in notes.read.drain(..) {
        learning.set(note.game, note.key.id(), "read");
    }
}

/// Asserts that each of a game's notes has words in its messages and a paragraph, and that no message is of no note.
/// Returns how many there are.
pub fn assert_all_are_said(
    notes: &[Note],
    messages: &str,
    has_paragraph: impl Fn(MessageKey) -> bool,
) -> usize {
    let keys: Vec<&str> = messages
        .lines()
        .filter_map(|line| line.split_once(" ="))
        .map(|(key, _)| key)
        .filter(|key| key.starts_with(START))
        .collect();
    for note in notes {
        assert!(keys.contains(&note.key.id()), "{note:?}");
        assert!(has_paragraph(note.paragraph), "{note:?}");
    }
    let said: std::collections::BTreeSet<&str> = notes.iter().map(|note| note.key.id()).collect();
    assert_eq!(keys.len(), said.len());
    keys.len()
}

#[cfg(test)]
mod tests {
    use super::*;

    const GAME: GameId = GameId("game");

    const fn note(key: &'static str) -> Note {
        Note {
            game: GAME,
            key: MessageKey::of_locales(key),
            paragraph: MessageKey::of_locales("rule"),
        }
    }

    #[test]
    fn notes_come_one_after_the_other_and_once() {
        let (mut notes, mut learning) = (Notes::default(), Learning::default());
        learning.set(GAME, "note-known", "read");
        learning.set(GAME, "tutorial-1", "12");
        assert!(!notes.call(note("note-known"), &learning));
        for key in ["note-a", "note-b", "note-c"] {
            assert!(notes.call(note(key), &learning));
            assert!(!notes.call(note(key), &learning), "it waits already");
        }
        assert_eq!(notes.shown(), Some(note("note-a")));
        // What waited and no longer matters is called again another time.
        notes.keep(|note| note.key != "note-b");
        assert!(notes.call(note("note-b"), &learning));
        // What was on screen has been read.
        notes.keep(|note| note.key != "note-a");
        assert!(!notes.call(note("note-a"), &learning));
        assert_eq!(notes.shown(), Some(note("note-c")));
        notes.close();
        assert_eq!(notes.shown(), Some(note("note-b")));
        begin_anew(&mut learning);
        assert!(notes.call(note("note-known"), &learning));
        assert_eq!(learning.get(GAME, "tutorial-1"), Some("12"));
    }
}
