//! A library whose lines are in memory: for programs that can store nothing.

use std::collections::BTreeSet;
use std::io::{self, BufRead};

use kit_rules::guess::Guess;
use kit_rules::headless::Headless;
use kit_rules::review::Review;

use super::damage::Damage;
use super::entry::{EntryId, Place};
use super::export;
use super::import::{ImportReport, import};
use super::index::Index;
use super::kept::identify;
use super::library::{Keeping, Library, LineStore};
use super::mark::Mark;
use super::new_game::NewGame;
use super::review_line::Reviews;

/// The lines of a library, lost when this is dropped.
#[derive(Debug, Clone)]
pub struct LibraryMemory {
    games: Vec<u8>,
    reviews: Reviews,
    known: Vec<Headless>,
}

impl LibraryMemory {
    /// An empty one, with these games.
    #[must_use]
    pub fn new(known: &[Headless]) -> Self {
        Self {
            games: Vec::new(),
            reviews: Reviews::new(),
            known: known.to_vec(),
        }
    }

    /// Keeps a game.
    ///
    /// # Errors
    /// Its line is too long.
    pub fn keep(&mut self, library: &mut Library, game: &NewGame) -> io::Result<Keeping> {
        library.keep(game, self)
    }

    /// Marks a game.
    ///
    /// # Errors
    /// None: it is like that of [`LibraryFiles`](super::LibraryFiles).
    pub fn mark(&mut self, library: &mut Library, mark: Mark) -> io::Result<()> {
        library.mark(mark, self)
    }

    /// Brings the records of a text in; see [`import`].
    ///
    /// # Errors
    /// The text cannot be read.
    pub fn import(
        &mut self,
        library: &mut Library,
        from: impl BufRead,
        at: u64,
    ) -> io::Result<ImportReport> {
        let known = self.known.clone();
        let take = |game: NewGame| Ok(!matches!(library.keep(&game, self)?, Keeping::Known(_)));
        import(from, at, &known, take)
    }

    /// Removes for good those games of `deleted` that are not shown, and those that longer ones replace; gives how many
    /// went.
    ///
    /// # Errors
    /// None: it is like that of [`LibraryFiles`](super::LibraryFiles).
    pub fn purge(
        &mut self,
        library: &mut Library,
        deleted: &BTreeSet<EntryId>,
    ) -> io::Result<usize> {
        let purged = library.marks.purged(deleted);
        let is_purged = |line: &[u8]| identify(line).is_ok_and(|id| purged.contains(&id));
        let lines = self.games.split_inclusive(|&byte| byte == b'\n');
        let (gone, stay): (Vec<&[u8]>, Vec<&[u8]>) =
            lines.partition(|line| is_purged(line.trim_ascii()));
        let (gone, stay) = (gone.len(), stay.concat());
        let marks = library.marks.without(&purged);
        self.games = stay;
        self.reviews.retain(|game, _| !purged.contains(game));
        *library = Library::default();
        library.index.read(self.games.as_slice(), &self.known)?;
        for mark in marks {
            library.marks.apply(mark);
        }
        Ok(gone)
    }

    /// Keeps the review of a game that is kept; gives whether it is.
    ///
    /// # Errors
    /// None: it is like that of [`LibraryFiles`](super::LibraryFiles).
    pub fn keep_review(
        &mut self,
        library: &Library,
        game: &NewGame,
        review: &Review,
    ) -> io::Result<bool> {
        let id = library.id_of(game, |place| self.line(place))?;
        if let Some(id) = id {
            self.reviews.insert(id, review.clone());
        }
        Ok(id.is_some())
    }

    /// The review of a game, if there is one.
    ///
    /// # Errors
    /// None: it is like that of [`LibraryFiles`](super::LibraryFiles).
    pub fn review(&self, library: &Library, game: &NewGame) -> io::Result<Option<Review>> {
        let id = library.id_of(game, |place| self.line(place))?;
        Ok(id.and_then(|id| self.reviews.get(&id).cloned()))
    }

    /// All reviews.
    ///
    /// # Errors
    /// None: it is like that of [`LibraryFiles`](super::LibraryFiles).
    pub fn reviews(&self) -> io::Result<Reviews> {
        Ok(self.reviews.clone())
    }

    /// Keeps a guess at what lay hidden in a game that is kept; gives whether it is.
    ///
    /// # Errors
    /// None: it is like that of [`LibraryFiles`](super::LibraryFiles).
    pub fn keep_guess(
        &mut self,
        library: &mut Library,
        game: &NewGame,
        guess: Guess,
    ) -> io::Result<bool> {
        library.keep_guess(game, guess, self)
    }

    /// What was guessed in a game: the first answer to each question; `None` if the game is not kept.
    ///
    /// # Errors
    /// None: it is like that of [`LibraryFiles`](super::LibraryFiles).
    pub fn guesses(&self, library: &Library, game: &NewGame) -> io::Result<Option<Vec<Guess>>> {
        library.guesses(game, |place| LineStore::line(self, place))
    }

    /// The record of a game that is listed, byte for byte as it was kept; the inner error says that it is not there
    /// any longer.
    ///
    /// # Errors
    /// None: it is like that of [`LibraryFiles`](super::LibraryFiles).
    pub fn record(&self, library: &Library, id: EntryId) -> io::Result<Result<Vec<u8>, Damage>> {
        let Some(entry) = library.index.entry(id) else {
            return Ok(Err(Damage::Cut));
        };
        let line = LineStore::line(self, entry.place)?;
        Ok(export::record(entry, &line))
    }
}

impl LineStore for LibraryMemory {
    fn line(&self, place: Place) -> io::Result<Vec<u8>> {
        let from = usize::try_from(place.offset).unwrap_or(usize::MAX);
        let line = self.games.get(from..).unwrap_or_default();
        let length = usize::try_from(place.length).unwrap_or(usize::MAX);
        Ok(line[..line.len().min(length)].to_owned())
    }

    fn append_game(&mut self, line: &str, index: &mut Index) -> io::Result<()> {
        self.games.extend(line.as_bytes());
        self.games.push(b'\n');
        let from = usize::try_from(index.read_to()).unwrap_or(usize::MAX);
        index.read(self.games.get(from..).unwrap_or_default(), &self.known)
    }

    fn append_mark(&mut self, _: &str) -> io::Result<()> {
        Ok(())
    }
}
