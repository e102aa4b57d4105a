//! What the player wants to be helped with at the table: notes, aids, hints, questions, narration. The frame sets it
//! from the settings.

use bevy::prelude::*;

/// The player's settings for help at the table. Each is obeyed at once.
#[derive(Resource, Clone, Copy, Debug, PartialEq, Eq)]
pub struct AidSettings {
    /// Whether a note explains what happens for the first time.
    pub first_game_notes: bool,
    /// Whether a strip shows what each camp has shown, and what may remain. A game between people who remember for
    /// themselves may hide it in any case.
    pub memory_aid: bool,
    /// Whether brackets over and under the row show groups with their points.
    pub group_brackets: bool,
    /// Whether hints are offered.
    pub hints: bool,
    /// Whether a move must be confirmed by a second press.
    pub confirm_moves: bool,
    /// Whether one press moves a figure where no die is thrown; else it proposes the move.
    pub quick_moves: bool,
    /// Whether what happens is told to screen readers.
    pub narration: bool,
}

impl Default for AidSettings {
    fn default() -> Self {
        Self {
            first_game_notes: true,
            memory_aid: true,
            group_brackets: true,
            hints: true,
            confirm_moves: false,
            quick_moves: false,
            narration: true,
        }
    }
}

/// Run condition: hints are offered.
pub fn hints_are_offered(aids: Res<AidSettings>) -> bool {
    aids.hints
}

/// Adds the settings, as they are before the frame sets them.
pub fn plugin(app: &mut App) {
    app.init_resource::<AidSettings>();
}
