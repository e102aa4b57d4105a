//! What is said of games after they were kept: stars, deletions and guesses, each a line of a second file.

use std::collections::{BTreeMap, BTreeSet};
use std::io::{self, BufRead};

use kit_rules::guess::Guess;
use serde::{Deserialize, Serialize};

use super::damage::{Damage, DamagedLines};
use super::entry::EntryId;
use super::lines::{Line, Lines};

/// A day, in seconds: so long another program may be where games that it has deleted can be restored.
const DAY: u64 = 24 * 60 * 60;

/// Something that is said of a game.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Mark {
    /// It has a star.
    Star(EntryId),
    /// It has none any longer.
    Unstar(EntryId),
    /// It is to be deleted.
    Delete {
        /// The game.
        game: EntryId,
        /// When that was asked for: seconds since 1970; 0 if it is not known.
        at: u64,
    },
    /// It is not, after all.
    Restore(EntryId),
    /// It went on, and is kept again with more of it.
    Replace {
        /// The shorter one.
        game: EntryId,
        /// The longer one.
        by: EntryId,
    },
    /// Somebody who saw it again has guessed what lay hidden.
    Guess {
        /// The game.
        game: EntryId,
        /// The guess.
        guess: Guess,
    },
}

/// A mark as it is written.
#[derive(Serialize, Deserialize)]
struct MarkLine {
    mark: String,
    game: String,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    by: Option<String>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    guess: Option<Guess>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    at: Option<u64>,
}

impl Mark {
    /// The line of the mark, without a line end.
    #[must_use]
    pub fn line(self) -> String {
        let (mark, game) = match self {
            Self::Star(game) => ("star", game),
            Self::Unstar(game) => ("unstar", game),
            Self::Delete { game, .. } => ("delete", game),
            Self::Restore(game) => ("restore", game),
            Self::Replace { game, .. } => ("replace", game),
            Self::Guess { game, .. } => ("guess", game),
        };
        let mut line = MarkLine {
            mark: mark.to_owned(),
            game: game.to_string(),
            by: None,
            guess: None,
            at: None,
        };
        match self {
            Self::Replace { by, .. } => line.by = Some(by.to_string()),
            Self::Guess { guess, .. } => line.guess = Some(guess),
            Self::Delete { at, .. } => line.at = (at > 0).then_some(at),
            _ => {}
        }
        // Texts and numbers always have a JSON form.
        serde_json::to_string(&line).unwrap_or_default()
    }

    /// Reads the line of a mark.
    ///
    /// # Errors
    /// It is none, or of a kind that this version does not know.
    pub fn read(line: &[u8]) -> Result<Self, Damage> {
        let line: MarkLine = serde_json::from_slice(line).map_err(|problem| {
            if problem.is_eof() {
                Damage::Cut
            } else {
                Damage::Record(problem.to_string())
            }
        })?;
        let MarkLine {
            mark,
            game,
            by,
            guess,
            at,
        } = line;
        let game: EntryId = game.parse().map_err(Damage::Record)?;
        Ok(match (mark.as_str(), by, guess) {
            ("star", None, None) => Self::Star(game),
            ("unstar", None, None) => Self::Unstar(game),
            ("delete", None, None) => Self::Delete {
                game,
                at: at.unwrap_or_default(),
            },
            ("restore", None, None) => Self::Restore(game),
            ("replace", Some(by), None) => Self::Replace {
                game,
                by: by.parse().map_err(Damage::Record)?,
            },
            ("guess", None, Some(guess)) => Self::Guess { game, guess },
            _ => return Err(Damage::Record(format!("unknown mark {mark:?}"))),
        })
    }
}

/// What holds of one game by its marks.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
struct Marked {
    starred: bool,
    /// When its deletion was asked for, if it is deleted.
    deleted: Option<u64>,
    replaced: bool,
}

impl Marked {
    const fn is_hidden(self) -> bool {
        self.deleted.is_some() || self.replaced
    }
}

/// All marks of a library.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Marks {
    games: BTreeMap<EntryId, Marked>,
    /// The first answer to each question of a game, by its side and step.
    guesses: BTreeMap<EntryId, BTreeMap<(u8, u32), Guess>>,
    damaged: DamagedLines,
}

impl Marks {
    /// Reads the lines of marks; a later one replaces what an earlier one said.
    ///
    /// # Errors
    /// The stream cannot be read.
    pub fn read(from: impl BufRead) -> io::Result<Self> {
        let mut marks = Self::default();
        marks.read_more(from)?;
        Ok(marks)
    }

    /// Takes the lines of more marks into account, after those that were read.
    ///
    /// # Errors
    /// The stream cannot be read.
    pub fn read_more(&mut self, from: impl BufRead) -> io::Result<()> {
        let mut lines = Lines::resume(from, 0, 0);
        while let Some(Line {
            number,
            place,
            text,
        }) = lines.next_line()?
        {
            match text.map_or(Err(Damage::TooLong), Mark::read) {
                Ok(mark) => self.apply(mark),
                Err(why) => self.damaged.add(number, place, why),
            }
        }
        Ok(())
    }

    /// Takes a mark into account.
    pub fn apply(&mut self, mark: Mark) {
        match mark {
            Mark::Star(game) => self.of(game).starred = true,
            Mark::Unstar(game) => self.of(game).starred = false,
            Mark::Delete { game, at } => self.of(game).deleted = Some(at),
            Mark::Restore(game) => {
                let marked = self.of(game);
                (marked.deleted, marked.replaced) = (None, false);
            }
            Mark::Replace { game, by } => {
                let shorter = self.of(game);
                shorter.replaced = true;
                let starred = shorter.starred;
                // The longer one is the same game.
                self.of(by).starred |= starred;
            }
            Mark::Guess { game, guess } => {
                let of_game = self.guesses.entry(game).or_default();
                of_game.entry((guess.side, guess.step)).or_insert(guess);
            }
        }
    }

    fn of(&mut self, game: EntryId) -> &mut Marked {
        self.games.entry(game).or_default()
    }

    /// Whether a game has a star.
    #[must_use]
    pub fn is_starred(&self, game: EntryId) -> bool {
        self.games.get(&game).is_some_and(|marked| marked.starred)
    }

    /// Whether a game is not shown: it was deleted, or a longer one replaces it. It is still there.
    #[must_use]
    pub fn is_hidden(&self, game: EntryId) -> bool {
        self.games
            .get(&game)
            .is_some_and(|marked| marked.is_hidden())
    }

    /// The games that were deleted so long before `now`, in seconds since 1970, that nobody will restore them: whoever
    /// deleted them has ended without a purge.
    pub fn left_deleted(&self, now: u64) -> impl Iterator<Item = EntryId> {
        let until = now.saturating_sub(DAY);
        let games = self.games.iter();
        let left = games.filter(move |(_, marked)| marked.deleted.is_some_and(|at| at < until));
        left.map(|(&game, _)| game)
    }

    /// What was guessed in a game: the first answer to each question.
    pub fn guesses(&self, game: EntryId) -> impl Iterator<Item = Guess> {
        let guesses = self.guesses.get(&game).into_iter();
        guesses.flat_map(|guesses| guesses.values().copied())
    }

    /// The games that a purge removes: those of `deleted` that are not shown, and those that longer ones replace. What
    /// others have deleted stays, as it can be restored there.
    #[must_use]
    pub fn purged(&self, deleted: &BTreeSet<EntryId>) -> BTreeSet<EntryId> {
        let goes = |game, marked: &Marked| {
            let is_asked_for = deleted.contains(game) && marked.is_hidden();
            is_asked_for || marked.replaced && marked.deleted.is_none()
        };
        let games = self.games.iter();
        let gone = games.filter(|(game, marked)| goes(*game, marked));
        gone.map(|(&game, _)| game).collect()
    }

    /// The marks that are needed once these games have gone: those of the others.
    #[must_use]
    pub fn without(&self, gone: &BTreeSet<EntryId>) -> Vec<Mark> {
        let mut marks = Vec::new();
        for (&game, marked) in &self.games {
            if gone.contains(&game) {
                continue;
            }
            marks.extend(marked.starred.then_some(Mark::Star(game)));
            marks.extend(marked.deleted.map(|at| Mark::Delete { game, at }));
        }
        for &game in self.guesses.keys().filter(|&game| !gone.contains(game)) {
            let guesses = self.guesses(game);
            marks.extend(guesses.map(|guess| Mark::Guess { game, guess }));
        }
        marks
    }

    /// The lines that are no marks, or of a kind that this version does not know.
    #[must_use]
    pub const fn damaged(&self) -> &DamagedLines {
        &self.damaged
    }
}
