//! What is saved, and under which name.

use crate::rules::game::GameId;

/// Something that is saved.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum SaveSlot {
    /// The comfort settings, as JSON.
    Settings,
    /// The game in progress: one line of the record format.
    Game(GameId),
}

/// Each slot is written twice: as it is, and as it was before.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum SaveCopy {
    Main,
    Backup,
}

impl SaveCopy {
    /// What marks the copy in a file name.
    const fn mark(self) -> &'static str {
        match self {
            Self::Main => "",
            Self::Backup => ".backup",
        }
    }
}

impl SaveSlot {
    /// The name of the file, or of its backup.
    pub(super) fn file(self, copy: SaveCopy) -> String {
        let mark = copy.mark();
        match self {
            Self::Settings => format!("settings{mark}.json"),
            Self::Game(game) => format!("{game}{mark}.jsonl"),
        }
    }

    /// The name under which version 0.1.0 saved this, if it was another: it knew one game only, the first of today's list.
    pub(super) fn former_file(self, first: Option<GameId>, copy: SaveCopy) -> Option<String> {
        match self {
            Self::Game(game) if Some(game) == first => Some(format!("game{}.jsonl", copy.mark())),
            _ => None,
        }
    }
}
