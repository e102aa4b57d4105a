//! A library in a folder: one file of games, one of marks, and one that is locked while either is written, so that two
//! programs that run at once lose no game.

use std::collections::BTreeSet;
use std::fs::File;
use std::io::{self, BufRead, BufReader, Read, Seek, SeekFrom};
use std::path::{Path, PathBuf};

use kit_files::{LineFile, open_to_append};
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
use super::mark::{Mark, Marks};
use super::new_game::NewGame;
use super::review_line::{Reviews, find_review, read_review, read_reviews, review_line};
use super::rewrite::{READ, open, rewrite};

/// The names of the files in their folder.
const NAMES: [&str; 4] = [
    "library.jsonl",
    "library-marks.jsonl",
    "library-reviews.jsonl",
    "library.lock",
];

/// The files of marks and of reviews of a file of games: those beside it, if it is called as the games of a library
/// are.
#[must_use]
pub fn files_beside(games: &Path) -> Option<[PathBuf; 2]> {
    let [of_games, of_marks, of_reviews, _] = NAMES;
    let is_library = games.file_name().is_some_and(|name| name == of_games);
    is_library.then(|| [of_marks, of_reviews].map(|name| games.with_file_name(name)))
}

/// The files of a library. They are only appended to, but for [`purge`](Self::purge).
#[derive(Debug, Clone)]
pub struct LibraryFiles {
    games: PathBuf,
    marks: PathBuf,
    reviews: PathBuf,
    lock: PathBuf,
    known: Vec<Headless>,
}

/// A library that nobody else writes until this is dropped. What it did is on the disk after
/// [`finish`](Self::finish).
#[derive(Debug)]
pub struct Session<'a> {
    library: &'a mut Library,
    open: OpenFiles<'a>,
}

/// The files while nobody else writes them.
#[derive(Debug)]
struct OpenFiles<'a> {
    files: &'a LibraryFiles,
    games: LineFile,
    marks: LineFile,
    _lock: File,
}

impl LibraryFiles {
    /// The library in a folder, which must be there, with these games.
    #[must_use]
    pub fn in_folder(folder: &Path, known: &[Headless]) -> Self {
        let [games, marks, reviews, lock] = NAMES.map(|name| folder.join(name));
        Self {
            games,
            marks,
            reviews,
            lock,
            known: known.to_vec(),
        }
    }

    /// Lists all of it.
    ///
    /// # Errors
    /// The files cannot be read.
    pub fn open(&self) -> io::Result<Library> {
        let mut library = Library::default();
        self.refresh(&mut library)?;
        Ok(library)
    }

    /// Lists what was appended since `library` was read: all of it at first, and again after a purge by another
    /// program.
    ///
    /// # Errors
    /// The files cannot be read.
    pub fn refresh(&self, library: &mut Library) -> io::Result<()> {
        // A folder that cannot be written has no lock, and nobody writes there.
        let _lock = self.lock(File::lock_shared).ok();
        self.refresh_locked(library)
    }

    /// Begins to write, once no other program writes, and lists what others have written.
    ///
    /// # Errors
    /// The files cannot be created, locked or read.
    pub fn session<'a>(&'a self, library: &'a mut Library) -> io::Result<Session<'a>> {
        let _lock = self.lock(File::lock)?;
        self.refresh_locked(library)?;
        let open = OpenFiles {
            games: LineFile::open(&self.games)?,
            marks: LineFile::open(&self.marks)?,
            files: self,
            _lock,
        };
        Ok(Session { library, open })
    }

    /// Keeps a game.
    ///
    /// # Errors
    /// The files cannot be read or written.
    pub fn keep(&self, library: &mut Library, game: &NewGame) -> io::Result<Keeping> {
        let mut session = self.session(library)?;
        let keeping = session.keep(game)?;
        session.finish()?;
        Ok(keeping)
    }

    /// Marks a game.
    ///
    /// # Errors
    /// The files cannot be read or written.
    pub fn mark(&self, library: &mut Library, mark: Mark) -> io::Result<()> {
        let mut session = self.session(library)?;
        session.mark(mark)?;
        session.finish()
    }

    /// Brings the records of a text in; see [`import`]. What was taken in before an error stays.
    ///
    /// # Errors
    /// The text or the files cannot be read, or the files not be written.
    pub fn import(
        &self,
        library: &mut Library,
        from: impl BufRead,
        at: u64,
    ) -> io::Result<ImportReport> {
        let mut session = self.session(library)?;
        let take = |game: NewGame| Ok(!matches!(session.keep(&game)?, Keeping::Known(_)));
        let report = import(from, at, &self.known, take)?;
        session.finish()?;
        Ok(report)
    }

    /// Removes for good those games of `deleted` that are not shown, and those that longer ones replace; gives how many
    /// lines went. What another program has deleted stays, as it can be restored there; damaged lines stay, too. The
    /// files are replaced whole or not at all: first that of the games.
    ///
    /// # Errors
    /// The files cannot be read or written; nothing was removed then.
    pub fn purge(&self, library: &mut Library, deleted: &BTreeSet<EntryId>) -> io::Result<usize> {
        let _lock = self.lock(File::lock)?;
        self.refresh_locked(library)?;
        let purged = library.marks.purged(deleted);
        if purged.is_empty() {
            return Ok(0);
        }
        let is_purged = |line: &[u8]| {
            let id = identify(line);
            id.is_ok_and(|id| purged.contains(&id))
        };
        let gone = rewrite(&self.games, is_purged, &[])?;
        let is_purged = |line: &[u8]| {
            let review = read_review(line);
            review.is_some_and(|(game, _)| purged.contains(&game))
        };
        rewrite(&self.reviews, is_purged, &[])?;
        // What is no mark of this version stays.
        let marks = library.marks.without(&purged);
        rewrite(&self.marks, |line| Mark::read(line).is_ok(), &marks)?;
        *library = Library::default();
        self.refresh_locked(library)?;
        Ok(gone)
    }

    /// Keeps the review of a game that is kept; gives whether it is.
    ///
    /// # Errors
    /// The files cannot be read or written.
    pub fn keep_review(
        &self,
        library: &mut Library,
        game: &NewGame,
        review: &Review,
    ) -> io::Result<bool> {
        let _lock = self.lock(File::lock)?;
        self.refresh_locked(library)?;
        let Some(id) = library.id_of(game, |place| self.line(place))? else {
            return Ok(false);
        };
        let mut reviews = LineFile::open(&self.reviews)?;
        reviews.append(&review_line(id, review))?;
        reviews.sync()?;
        Ok(true)
    }

    /// The review of a game, if there is one.
    ///
    /// # Errors
    /// The files cannot be read.
    pub fn review(&self, library: &Library, game: &NewGame) -> io::Result<Option<Review>> {
        let id = library.id_of(game, |place| self.line(place))?;
        let (Some(id), Some(file)) = (id, open(&self.reviews)?) else {
            return Ok(None);
        };
        find_review(BufReader::with_capacity(READ, file), id)
    }

    /// All reviews.
    ///
    /// # Errors
    /// The file cannot be read.
    pub fn reviews(&self) -> io::Result<Reviews> {
        let file = open(&self.reviews)?;
        file.map_or(Ok(Reviews::new()), |file| {
            read_reviews(BufReader::with_capacity(READ, file))
        })
    }

    /// Keeps a guess at what lay hidden in a game that is kept; gives whether it is.
    ///
    /// # Errors
    /// The files cannot be read or written.
    pub fn keep_guess(
        &self,
        library: &mut Library,
        game: &NewGame,
        guess: Guess,
    ) -> io::Result<bool> {
        let Session { library, mut open } = self.session(library)?;
        let is_kept = library.keep_guess(game, guess, &mut open)?;
        open.marks.sync()?;
        Ok(is_kept)
    }

    /// What was guessed in a game: the first answer to each question; `None` if the game is not kept.
    ///
    /// # Errors
    /// The files cannot be read.
    pub fn guesses(&self, library: &Library, game: &NewGame) -> io::Result<Option<Vec<Guess>>> {
        library.guesses(game, |place| self.line(place))
    }

    /// What stands in a place of the file of games. A place beyond its end gives less.
    ///
    /// # Errors
    /// The file cannot be read.
    pub fn line(&self, place: Place) -> io::Result<Vec<u8>> {
        let mut file = File::open(&self.games)?;
        file.seek(SeekFrom::Start(place.offset))?;
        let mut line = Vec::new();
        file.take(u64::from(place.length)).read_to_end(&mut line)?;
        Ok(line)
    }

    /// The record of a game that is listed, byte for byte as it was kept; the inner error says that its line is
    /// damaged, or is not there any longer.
    ///
    /// # Errors
    /// The file cannot be read.
    pub fn record(&self, library: &Library, id: EntryId) -> io::Result<Result<Vec<u8>, Damage>> {
        let Some(entry) = library.index.entry(id) else {
            return Ok(Err(Damage::Cut));
        };
        let line = self.line(entry.place)?;
        Ok(export::record(entry, &line))
    }

    /// Waits for the lock. On file systems that have none, games are kept without it.
    fn lock(&self, wait: fn(&File) -> io::Result<()>) -> io::Result<File> {
        let file = open_to_append(&self.lock)?;
        match wait(&file) {
            Err(problem) if problem.kind() != io::ErrorKind::Unsupported => Err(problem),
            _ => Ok(file),
        }
    }

    fn refresh_locked(&self, library: &mut Library) -> io::Result<()> {
        if !self.goes_on(&library.index)? {
            library.index = Index::default();
        }
        self.refresh_games(&mut library.index)?;
        library.marks = match open(&self.marks)? {
            Some(marks) => Marks::read(BufReader::new(marks))?,
            None => Marks::default(),
        };
        Ok(())
    }

    /// Lists what was appended to the file of games.
    fn refresh_games(&self, index: &mut Index) -> io::Result<()> {
        let Some(mut games) = open(&self.games)? else {
            return Ok(());
        };
        games.seek(SeekFrom::Start(index.read_to()))?;
        index.read(BufReader::with_capacity(READ, games), &self.known)
    }

    /// Whether the file of games begins with what the index has read: its last game is where it was.
    fn goes_on(&self, index: &Index) -> io::Result<bool> {
        let length = match open(&self.games)? {
            Some(games) => games.metadata()?.len(),
            None => 0,
        };
        if length < index.read_to() {
            return Ok(false);
        }
        match index.entries().last() {
            None => Ok(index.read_to() == 0),
            Some(last) => Ok(identify(&self.line(last.place)?) == Ok(last.id)),
        }
    }
}

impl LineStore for OpenFiles<'_> {
    fn line(&self, place: Place) -> io::Result<Vec<u8>> {
        self.files.line(place)
    }

    fn append_game(&mut self, line: &str, index: &mut Index) -> io::Result<()> {
        self.games.append(line)?;
        self.files.refresh_games(index)
    }

    fn append_mark(&mut self, line: &str) -> io::Result<()> {
        self.marks.append(line)?;
        Ok(())
    }
}

impl Session<'_> {
    /// Keeps a game unless it is there.
    ///
    /// # Errors
    /// The files cannot be read or written.
    pub fn keep(&mut self, game: &NewGame) -> io::Result<Keeping> {
        self.library.keep(game, &mut self.open)
    }

    /// Marks a game.
    ///
    /// # Errors
    /// The file of marks cannot be written.
    pub fn mark(&mut self, mark: Mark) -> io::Result<()> {
        self.library.mark(mark, &mut self.open)
    }

    /// Waits until all of it is on the disk.
    ///
    /// # Errors
    /// It cannot be written.
    pub fn finish(self) -> io::Result<()> {
        self.open.games.sync()?;
        self.open.marks.sync()
    }
}
