//! A library in memory: its games and their marks, and whether a game is in it already.

use std::io;

use kit_rules::continuation::goes_on_as;
use kit_rules::guess::Guess;

use super::damage::Damage;
use super::entry::{Entry, EntryId, Place};
use super::export;
use super::index::Index;
use super::kept::identify;
use super::lines::LONGEST_LINE;
use super::mark::{Mark, Marks};
use super::new_game::NewGame;

/// A library: what is listed and what is marked.
#[derive(Debug, Clone, Default, PartialEq)]
pub struct Library {
    /// The games.
    pub index: Index,
    /// What is said of them.
    pub marks: Marks,
}

/// Where the lines of a library are, and new ones are appended.
pub(crate) trait LineStore {
    /// What stands in a place of the games. A place beyond their end gives less.
    fn line(&self, place: Place) -> io::Result<Vec<u8>>;

    /// Appends the line of a game and lists it.
    fn append_game(&mut self, line: &str, index: &mut Index) -> io::Result<()>;

    /// Appends the line of a mark.
    fn append_mark(&mut self, line: &str) -> io::Result<()>;
}

/// What is to be done with a game that is to be kept.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Keeping {
    /// It is not there: its line is appended.
    New,
    /// It is there with fewer events: its line is appended, and it replaces those.
    Longer(Vec<EntryId>),
    /// It is there already, perhaps with more events, as this game; which is shown again if it was deleted.
    Known(EntryId),
}

impl Library {
    /// The games that may be the same as `game`: those of the same deal. Their lines are needed to judge it.
    pub fn rivals<'a>(&'a self, game: &NewGame) -> impl Iterator<Item = &'a Entry> {
        let (name, deal) = (game.game, game.deal());
        let entries = self.index.entries().iter();
        entries.filter(move |entry| entry.deal == deal && *entry.game == *name)
    }

    /// What is to be done with `game`, by the records of its rivals.
    #[must_use]
    pub fn judge(&self, game: &NewGame, rivals: &[(EntryId, String)]) -> Keeping {
        let mut known = None;
        let mut shorter = Vec::new();
        for (id, record) in rivals {
            let is_hidden = self.marks.is_hidden(*id);
            if *record == game.record || goes_on_as(&game.record, record) {
                // One that is shown rather than one that is not.
                if known.is_none() || !is_hidden {
                    known = Some(*id);
                }
            } else if !is_hidden && goes_on_as(record, &game.record) {
                shorter.push(*id);
            }
        }
        match known {
            Some(id) => Keeping::Known(id),
            None if shorter.is_empty() => Keeping::New,
            None => Keeping::Longer(shorter),
        }
    }

    /// The marks that belong to what is done with a game; `kept` is what its own line is called, if it has one now.
    #[must_use]
    pub fn marks_of(&self, keeping: &Keeping, kept: Option<EntryId>) -> Vec<Mark> {
        match (keeping, kept) {
            (Keeping::Known(id), _) if self.marks.is_hidden(*id) => vec![Mark::Restore(*id)],
            (Keeping::Longer(shorter), Some(by)) => {
                let replace = |&game| Mark::Replace { game, by };
                shorter.iter().map(replace).collect()
            }
            _ => Vec::new(),
        }
    }

    /// What the game with exactly this record is called; `None` if it is not there.
    pub(crate) fn id_of(
        &self,
        game: &NewGame,
        line: impl Fn(Place) -> io::Result<Vec<u8>>,
    ) -> io::Result<Option<EntryId>> {
        for entry in self.rivals(game) {
            let line = line(entry.place)?;
            let record = export::record(entry, &line);
            if record.is_ok_and(|record| record == game.record.as_bytes()) {
                return Ok(Some(entry.id));
            }
        }
        Ok(None)
    }

    /// Keeps a game in `store` unless it is there.
    pub(crate) fn keep(
        &mut self,
        game: &NewGame,
        store: &mut impl LineStore,
    ) -> io::Result<Keeping> {
        let mut rivals = Vec::new();
        for entry in self.rivals(game) {
            let line = store.line(entry.place)?;
            // One that is damaged meanwhile is none.
            if let Ok(Ok(record)) = export::record(entry, &line).map(String::from_utf8) {
                rivals.push((entry.id, record));
            }
        }
        let keeping = self.judge(game, &rivals);
        let kept = match &keeping {
            Keeping::Known(_) => None,
            Keeping::New | Keeping::Longer(_) => {
                let line = game.line();
                if line.len() >= LONGEST_LINE {
                    return Err(io::Error::other(Damage::TooLong));
                }
                store.append_game(&line, &mut self.index)?;
                Some(identify(line.as_bytes()).map_err(io::Error::other)?)
            }
        };
        for mark in self.marks_of(&keeping, kept) {
            self.mark(mark, store)?;
        }
        Ok(keeping)
    }

    /// Keeps a guess at what lay hidden in a game in `store`; gives whether the game is there.
    pub(crate) fn keep_guess(
        &mut self,
        game: &NewGame,
        guess: Guess,
        store: &mut impl LineStore,
    ) -> io::Result<bool> {
        let id = self.id_of(game, |place| store.line(place))?;
        if let Some(game) = id {
            self.mark(Mark::Guess { game, guess }, store)?;
        }
        Ok(id.is_some())
    }

    /// What was guessed in a game, if it is there.
    pub(crate) fn guesses(
        &self,
        game: &NewGame,
        line: impl Fn(Place) -> io::Result<Vec<u8>>,
    ) -> io::Result<Option<Vec<Guess>>> {
        let id = self.id_of(game, line)?;
        Ok(id.map(|id| self.marks.guesses(id).collect()))
    }

    /// Marks a game in `store`.
    pub(crate) fn mark(&mut self, mark: Mark, store: &mut impl LineStore) -> io::Result<()> {
        store.append_mark(&mark.line())?;
        self.marks.apply(mark);
        Ok(())
    }
}
