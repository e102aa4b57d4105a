//! Save slots and their file names.

use crate::rules::game::GameId;

/// A save slot.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum SaveSlot {
    /// The settings, as JSON.
    Settings,
    /// The game in progress: one line of the record format.
    Game(GameId),
    /// The answers of the game's set-up form, as JSON.
    Answers(GameId),
    /// What the player has learnt of the game, as JSON.
    Learning(GameId),
    /// How often the player has won and lost the game, as JSON.
    Statistics(GameId),
}

/// Each slot has two copies: the current one and the one before.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum SaveCopy {
    Main,
    Backup,
}

impl SaveCopy {
    /// The part of the file name that marks the copy.
    const fn suffix(self) -> &'static str {
        match self {
            Self::Main => "",
            Self::Backup => ".backup",
        }
    }
}

impl SaveSlot {
    /// The file name of a copy.
    pub(super) fn file(self, copy: SaveCopy) -> String {
        let suffix = copy.suffix();
        match self {
            Self::Settings => format!("settings{suffix}.json"),
            Self::Game(game) => format!("{game}{suffix}.jsonl"),
            Self::Answers(game) => format!("{game}-answers{suffix}.json"),
            Self::Learning(game) => format!("{game}-learning{suffix}.json"),
            Self::Statistics(game) => format!("{game}-statistics{suffix}.json"),
        }
    }

    /// The name that version 0.1.0 gave this file, if it was another. That version had one game, the first of today's
    /// list.
    pub(super) fn former_file(self, first: Option<GameId>, copy: SaveCopy) -> Option<String> {
        match self {
            Self::Game(game) if Some(game) == first => Some(format!("game{}.jsonl", copy.suffix())),
            _ => None,
        }
    }
}
