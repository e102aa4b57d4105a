//! Save slots and their file names.

use kit_rules::game::GameId;

/// A save slot.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum SaveSlot {
    /// The settings, as JSON.
    Settings,
    /// A game in progress: one line of the record format.
    Game(GameId),
    /// A further game in progress of the same box, by its number, from 2.
    FurtherGame(GameId, u16),
    /// The games in progress, the one played last first, as JSON.
    PlayedLast,
    /// The answers of the game's set-up form, as JSON.
    Answers(GameId),
    /// What the player has learnt of the game, as JSON.
    Learning(GameId),
    /// How often the player has won and lost the game, as JSON.
    Statistics(GameId),
    /// The log of the days whose deals were played, of all games, as JSON.
    Days,
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
    /// The slot of the game in progress of this box with this number, from 1.
    #[must_use]
    pub const fn of_game(game: GameId, number: u16) -> Self {
        if number <= 1 {
            Self::Game(game)
        } else {
            Self::FurtherGame(game, number)
        }
    }

    /// The box and the number of the game in progress that is saved here.
    #[must_use]
    pub const fn game(self) -> Option<(GameId, u16)> {
        match self {
            Self::Game(game) => Some((game, 1)),
            Self::FurtherGame(game, number) => Some((game, number)),
            _ => None,
        }
    }

    /// The slot of a game in progress of this box which has a copy of this file name.
    pub(super) fn of_game_file(game: GameId, file: &str) -> Option<Self> {
        let name = file.strip_suffix(".jsonl")?;
        let name = name.strip_suffix(".backup").unwrap_or(name);
        let number = match name.strip_prefix(game.0)? {
            "" => 1,
            rest => rest.strip_prefix('-')?.parse().ok()?,
        };
        let slot = Self::of_game(game, number);
        let copies = [SaveCopy::Main, SaveCopy::Backup];
        // `guyenne-02.jsonl` is somebody else's.
        let ours = copies.into_iter().any(|copy| slot.file(copy) == file);
        ours.then_some(slot)
    }

    /// The file name of a copy.
    pub(super) fn file(self, copy: SaveCopy) -> String {
        let suffix = copy.suffix();
        match self {
            Self::Settings => format!("settings{suffix}.json"),
            Self::Game(game) => format!("{game}{suffix}.jsonl"),
            Self::FurtherGame(game, number) => format!("{game}-{number}{suffix}.jsonl"),
            Self::PlayedLast => format!("played-last{suffix}.json"),
            Self::Answers(game) => format!("{game}-answers{suffix}.json"),
            Self::Learning(game) => format!("{game}-learning{suffix}.json"),
            Self::Statistics(game) => format!("{game}-statistics{suffix}.json"),
            Self::Days => format!("days{suffix}.json"),
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn games_in_progress_have_files_by_their_numbers() {
        let game = GameId("guyenne");
        for (number, file) in [
            (1, "guyenne.jsonl"),
            (2, "guyenne-2.jsonl"),
            (12, "guyenne-12.jsonl"),
        ] {
            let slot = SaveSlot::of_game(game, number);
            assert_eq!(slot.file(SaveCopy::Main), file);
            assert_eq!(slot.game(), Some((game, number)));
            for copy in [SaveCopy::Main, SaveCopy::Backup] {
                assert_eq!(SaveSlot::of_game_file(game, &slot.file(copy)), Some(slot));
            }
        }
        for other in [
            "guyenne-02.jsonl",
            "guyenne-1.jsonl",
            "guyenne-0.jsonl",
            "guyenne-answers.json",
            "guyenne-99999999.jsonl",
            "guyenne.jsonl.unreadable",
            "guyenne-2.jsonl.newer.2",
            "fayance.jsonl",
            "guyenne-two.jsonl",
        ] {
            assert_eq!(SaveSlot::of_game_file(game, other), None, "{other}");
        }
    }
}
