//! The library of games as the writer of saves keeps it: in the player's folder, or in memory where there is none. A
//! page that keeps nothing hands games out all the same.

use super::storage::StorageError;
#[cfg(target_arch = "wasm32")]
use crate::app::browser::page;
#[cfg(not(target_arch = "wasm32"))]
use kit_files as files;
use kit_library::{
    Damage, EntryId, Keeping, Library, LibraryMemory, Mark, NewGame, Query, Reviews, comparable,
    import::ImportReport, statistics::write_csv,
};
#[cfg(not(target_arch = "wasm32"))]
use kit_library::{LibraryFiles, export};
use kit_rules::guess::Guess;
use kit_rules::headless::Headless;
use kit_rules::review::Review;
use std::{
    collections::BTreeSet,
    io::{self, BufRead},
    sync::Arc,
};
#[cfg(not(target_arch = "wasm32"))]
use std::{
    fs::File,
    io::BufReader,
    path::{Path, PathBuf},
};
#[cfg(target_arch = "wasm32")]
use wasm_bindgen::JsValue;

/// What is to be done with the library.
#[derive(Clone, Debug, PartialEq)]
pub enum LibraryTask {
    /// List it.
    List,
    /// Keep the game of this record, if it is not there; it was played at this second since 1970.
    Keep(String, u64),
    /// Mark a game.
    Mark(Mark),
    /// Bring the records of a text in, at this second since 1970.
    Import(String, u64),
    /// Read the record of a game.
    Read(EntryId),
    /// Bring the records of a file in, at this second since 1970.
    #[cfg(not(target_arch = "wasm32"))]
    ImportFile(PathBuf, u64),
    /// Write the records of these games, one a line, to a new file with this name, or with a number after it.
    Export(Vec<EntryId>, String),
    /// Write a table of the games, or of those of this one, to a new file with this name, or with a number after it.
    Table(Option<String>, String),
    /// Keep the review of the game of this record, if the game is there.
    KeepReview(String, Arc<Review>),
    /// Read the review of the game of this record.
    ReadReview(String),
    /// Read all reviews.
    ReadReviews,
    /// Keep a guess at what lay hidden in the game of this record, if the game is there.
    KeepGuess(String, Guess),
    /// Read what was guessed in the game of this record.
    ReadGuesses(String),
    /// Remove for good those of these games that are not shown, and those that longer ones replace.
    Purge(BTreeSet<EntryId>),
}

impl LibraryTask {
    /// Whether it keeps something, or what is said of it.
    pub(super) const fn keeps(&self) -> bool {
        matches!(
            self,
            Self::Keep(..)
                | Self::Mark(_)
                | Self::Import(..)
                | Self::KeepReview(..)
                | Self::KeepGuess(..)
                | Self::Purge(_)
        )
    }

    /// What is answered if it cannot be done.
    pub(super) fn failed(&self, why: StorageError) -> Vec<LibraryAnswer> {
        vec![match self {
            &Self::Read(id) => LibraryAnswer::Read(id, Err(Damage::Unreadable(why.to_string()))),
            // One that cannot be read is made anew.
            Self::ReadReview(record) => LibraryAnswer::Review(record.clone(), None),
            Self::ReadGuesses(record) => LibraryAnswer::Guesses(record.clone(), None),
            // Whoever waits for them goes on without.
            Self::ReadReviews => {
                return vec![
                    LibraryAnswer::NotDone(why),
                    LibraryAnswer::Reviews(Arc::default()),
                ];
            }
            _ if self.keeps() => LibraryAnswer::NotKept(why),
            _ => LibraryAnswer::NotDone(why),
        }]
    }
}

/// What has come of a task.
#[derive(Clone, Debug, PartialEq)]
pub enum LibraryAnswer {
    /// The library is this now.
    Listed(Arc<Library>),
    /// The records of a text were brought in.
    Imported(ImportReport),
    /// The record of a game; or why it cannot be read any longer.
    Read(EntryId, Result<String, Damage>),
    /// The review of the game of this record, if there is one.
    Review(String, Option<Arc<Review>>),
    /// All reviews.
    Reviews(Arc<Reviews>),
    /// What was guessed in the game of this record; `None` if the game is not there.
    Guesses(String, Option<Vec<Guess>>),
    /// Games were written to a file.
    Exported {
        /// Where it is; its name if the browser knows that.
        file: String,
        /// How many games it has.
        written: usize,
        /// How many were left out, as their lines are damaged.
        left_out: usize,
    },
    /// Something could not be kept.
    NotKept(StorageError),
    /// A task that keeps nothing could not be done.
    NotDone(StorageError),
}

/// Where the lines are.
#[derive(Debug)]
enum Lines {
    /// In files. Other programs may write them at the same time.
    #[cfg(not(target_arch = "wasm32"))]
    Folder(PathBuf, LibraryFiles),
    /// In memory, lost when the program ends.
    Memory(LibraryMemory),
}

/// The library.
#[derive(Debug)]
pub(super) struct LibraryStore {
    lines: Lines,
    games: Vec<Headless>,
    listed: Arc<Library>,
}

impl LibraryStore {
    /// A library in memory, of these games.
    pub(super) fn in_memory(games: &[Headless]) -> Self {
        Self::of(Lines::Memory(LibraryMemory::new(games)), games)
    }

    /// The library in a folder, which is created when the first game is kept.
    #[cfg(not(target_arch = "wasm32"))]
    pub(super) fn in_folder(folder: &Path, games: &[Headless]) -> Self {
        let lines = LibraryFiles::in_folder(folder, games);
        Self::of(Lines::Folder(folder.to_owned(), lines), games)
    }

    fn of(lines: Lines, games: &[Headless]) -> Self {
        Self {
            lines,
            games: games.to_vec(),
            listed: Arc::default(),
        }
    }

    /// Does a task.
    pub(super) fn carry_out(&mut self, task: &LibraryTask) -> Vec<LibraryAnswer> {
        match self.answer(task) {
            Ok(answers) => answers,
            Err(why) => task.failed(why.into()),
        }
    }

    fn answer(&mut self, task: &LibraryTask) -> io::Result<Vec<LibraryAnswer>> {
        let mut answers = Vec::new();
        match task {
            LibraryTask::List => self.list()?,
            LibraryTask::Keep(record, at) => {
                let game = NewGame::read(record.as_bytes(), *at, &self.games);
                self.keep(&game.map_err(io::Error::other)?)?;
            }
            LibraryTask::Mark(mark) => self.mark(*mark)?,
            LibraryTask::Import(text, at) => {
                answers.push(LibraryAnswer::Imported(self.import(text.as_bytes(), *at)?));
            }
            // Another program may have moved the lines.
            &LibraryTask::Read(id) => {
                self.list()?;
                return Ok(vec![LibraryAnswer::Read(id, self.record(id)?)]);
            }
            #[cfg(not(target_arch = "wasm32"))]
            LibraryTask::ImportFile(file, at) => {
                let file = BufReader::new(File::open(file)?);
                answers.push(LibraryAnswer::Imported(self.import(file, *at)?));
            }
            LibraryTask::Export(games, name) => {
                self.list()?;
                return Ok(vec![self.export(games, name)?]);
            }
            LibraryTask::Table(game, name) => {
                self.list()?;
                return Ok(vec![self.table(game.clone(), name)?]);
            }
            LibraryTask::KeepReview(record, review) => {
                self.keep_review(record, review)?;
                return Ok(Vec::new());
            }
            LibraryTask::ReadReview(record) => {
                let review = self.review(record)?.map(Arc::new);
                return Ok(vec![LibraryAnswer::Review(record.clone(), review)]);
            }
            LibraryTask::ReadReviews => {
                self.list()?;
                let reviews = Arc::new(self.reviews()?);
                return Ok(vec![LibraryAnswer::Reviews(reviews)]);
            }
            LibraryTask::KeepGuess(record, guess) => self.keep_guess(record, *guess)?,
            LibraryTask::ReadGuesses(record) => {
                let guesses = self.guesses(record)?;
                return Ok(vec![LibraryAnswer::Guesses(record.clone(), guesses)]);
            }
            LibraryTask::Purge(deleted) => self.purge(deleted)?,
        }
        answers.push(self.told());
        Ok(answers)
    }

    fn list(&mut self) -> io::Result<()> {
        match &mut self.lines {
            #[cfg(not(target_arch = "wasm32"))]
            Lines::Folder(folder, lines) if folder.is_dir() => {
                lines.refresh(Arc::make_mut(&mut self.listed))
            }
            _ => Ok(()),
        }
    }

    fn keep(&mut self, game: &NewGame) -> io::Result<Keeping> {
        let library = Arc::make_mut(&mut self.listed);
        match &mut self.lines {
            #[cfg(not(target_arch = "wasm32"))]
            Lines::Folder(folder, lines) => {
                files::create_folder(folder)?;
                lines.keep(library, game)
            }
            Lines::Memory(lines) => lines.keep(library, game),
        }
    }

    /// Keeps a game of a text that is brought in, unless it is there; gives whether it was not. A page reads such a
    /// text in steps, beside the frames.
    #[cfg(any(test, target_arch = "wasm32"))]
    pub(super) fn take_in(&mut self, game: &NewGame) -> io::Result<bool> {
        Ok(!matches!(self.keep(game)?, Keeping::Known(_)))
    }

    /// What it is now, as an answer.
    pub(super) fn told(&self) -> LibraryAnswer {
        LibraryAnswer::Listed(Arc::clone(&self.listed))
    }

    fn mark(&mut self, mark: Mark) -> io::Result<()> {
        let library = Arc::make_mut(&mut self.listed);
        match &mut self.lines {
            #[cfg(not(target_arch = "wasm32"))]
            Lines::Folder(_, lines) => lines.mark(library, mark),
            Lines::Memory(lines) => lines.mark(library, mark),
        }
    }

    fn import(&mut self, from: impl BufRead, at: u64) -> io::Result<ImportReport> {
        let library = Arc::make_mut(&mut self.listed);
        match &mut self.lines {
            #[cfg(not(target_arch = "wasm32"))]
            Lines::Folder(folder, lines) => {
                files::create_folder(folder)?;
                lines.import(library, from, at)
            }
            Lines::Memory(lines) => lines.import(library, from, at),
        }
    }

    fn record(&self, id: EntryId) -> io::Result<Result<String, Damage>> {
        let record = match &self.lines {
            #[cfg(not(target_arch = "wasm32"))]
            Lines::Folder(_, lines) => lines.record(&self.listed, id)?,
            Lines::Memory(lines) => lines.record(&self.listed, id)?,
        };
        let text = |record: Vec<u8>| {
            String::from_utf8(record).map_err(|problem| {
                let byte = problem.utf8_error().valid_up_to() + 1;
                Damage::NotText(byte)
            })
        };
        Ok(record.and_then(text))
    }

    fn keep_review(&mut self, record: &str, review: &Review) -> io::Result<()> {
        let game = NewGame::read(record.as_bytes(), 0, &self.games).map_err(io::Error::other)?;
        let library = Arc::make_mut(&mut self.listed);
        match &mut self.lines {
            #[cfg(not(target_arch = "wasm32"))]
            Lines::Folder(folder, lines) if folder.is_dir() => {
                lines.keep_review(library, &game, review)?
            }
            #[cfg(not(target_arch = "wasm32"))]
            Lines::Folder(..) => false,
            Lines::Memory(lines) => lines.keep_review(library, &game, review)?,
        };
        Ok(())
    }

    fn review(&mut self, record: &str) -> io::Result<Option<Review>> {
        self.list()?;
        let game = NewGame::read(record.as_bytes(), 0, &self.games).map_err(io::Error::other)?;
        match &self.lines {
            #[cfg(not(target_arch = "wasm32"))]
            Lines::Folder(_, lines) => lines.review(&self.listed, &game),
            Lines::Memory(lines) => lines.review(&self.listed, &game),
        }
    }

    fn reviews(&self) -> io::Result<Reviews> {
        let all = match &self.lines {
            #[cfg(not(target_arch = "wasm32"))]
            Lines::Folder(_, lines) => lines.reviews()?,
            Lines::Memory(lines) => lines.reviews()?,
        };
        Ok(comparable(all, &self.listed, &self.games))
    }

    fn keep_guess(&mut self, record: &str, guess: Guess) -> io::Result<()> {
        let game = NewGame::read(record.as_bytes(), 0, &self.games).map_err(io::Error::other)?;
        let library = Arc::make_mut(&mut self.listed);
        match &mut self.lines {
            #[cfg(not(target_arch = "wasm32"))]
            Lines::Folder(folder, lines) if folder.is_dir() => {
                lines.keep_guess(library, &game, guess)?
            }
            #[cfg(not(target_arch = "wasm32"))]
            Lines::Folder(..) => false,
            Lines::Memory(lines) => lines.keep_guess(library, &game, guess)?,
        };
        Ok(())
    }

    fn guesses(&mut self, record: &str) -> io::Result<Option<Vec<Guess>>> {
        self.list()?;
        let game = NewGame::read(record.as_bytes(), 0, &self.games).map_err(io::Error::other)?;
        match &self.lines {
            #[cfg(not(target_arch = "wasm32"))]
            Lines::Folder(_, lines) => lines.guesses(&self.listed, &game),
            Lines::Memory(lines) => lines.guesses(&self.listed, &game),
        }
    }

    fn purge(&mut self, deleted: &BTreeSet<EntryId>) -> io::Result<()> {
        let library = Arc::make_mut(&mut self.listed);
        match &mut self.lines {
            #[cfg(not(target_arch = "wasm32"))]
            Lines::Folder(folder, lines) if folder.is_dir() => lines.purge(library, deleted)?,
            #[cfg(not(target_arch = "wasm32"))]
            Lines::Folder(..) => 0,
            Lines::Memory(lines) => lines.purge(library, deleted)?,
        };
        Ok(())
    }

    /// Writes the table of games to a new file beside those of the library, or hands it out.
    fn table(&self, game: Option<String>, name: &str) -> io::Result<LibraryAnswer> {
        let (text, written) = table(&self.listed, &self.reviews()?, game)?;
        match &self.lines {
            #[cfg(not(target_arch = "wasm32"))]
            Lines::Folder(folder, _) => {
                let file = files::write_new(&folder.join(name), &text)?;
                Ok(LibraryAnswer::Exported {
                    file: file.display().to_string(),
                    written,
                    left_out: 0,
                })
            }
            Lines::Memory(_) => hand_out(&String::from_utf8_lossy(&text), name, written, 0),
        }
    }

    /// Writes the records of games to a new file beside those of the library, or hands them out.
    fn export(&self, games: &[EntryId], name: &str) -> io::Result<LibraryAnswer> {
        match &self.lines {
            #[cfg(not(target_arch = "wasm32"))]
            Lines::Folder(folder, lines) => {
                let index = &self.listed.index;
                let entries = games.iter().filter_map(|&id| index.entry(id));
                let mut text = Vec::new();
                let left_out = export::export(entries, |place| lines.line(place), &mut text)?;
                let file = files::write_new(&folder.join(name), &text)?;
                Ok(LibraryAnswer::Exported {
                    file: file.display().to_string(),
                    written: games.len().saturating_sub(left_out.len()),
                    left_out: left_out.len(),
                })
            }
            Lines::Memory(_) => {
                let (text, left_out) = self.records(games)?;
                hand_out(&text, name, games.len() - left_out, left_out)
            }
        }
    }

    /// The records of games, one a line, and how many were left out.
    fn records(&self, games: &[EntryId]) -> io::Result<(String, usize)> {
        let mut text = String::new();
        let mut left_out = 0;
        for &id in games {
            match self.record(id)? {
                Ok(record) => text = text + &record + "\n",
                Err(_) => left_out += 1,
            }
        }
        Ok((text, left_out))
    }
}

/// Hands games out where there is no folder: the page shows them and offers them as a file.
#[cfg(target_arch = "wasm32")]
pub(super) fn hand_out(
    text: &str,
    name: &str,
    written: usize,
    left_out: usize,
) -> io::Result<LibraryAnswer> {
    let fields = [
        ("text", JsValue::from_str(text)),
        ("file", JsValue::from_str(name)),
        ("games", JsValue::from_f64(written as f64)),
    ];
    page::send_all("guyenne:save-text", &fields);
    Ok(LibraryAnswer::Exported {
        file: name.to_owned(),
        written,
        left_out,
    })
}

/// In memory there is no place for a file.
#[cfg(not(target_arch = "wasm32"))]
fn hand_out(_: &str, _: &str, _: usize, _: usize) -> io::Result<LibraryAnswer> {
    Err(io::ErrorKind::NotFound.into())
}

/// The games of a library that are shown, or those of this game, as a table for other programs, and how many they are.
pub(super) fn table(
    library: &Library,
    reviews: &Reviews,
    game: Option<String>,
) -> io::Result<(Vec<u8>, usize)> {
    let query = Query {
        game,
        ..Query::default()
    };
    // Without the mark some spreadsheets misread letters with accents.
    let mut text = "\u{feff}".as_bytes().to_owned();
    write_csv(library, reviews, &query, &mut text)?;
    Ok((text, query.find(library).len()))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::games::GAMES;
    use kit_library::import::ImportReader;
    use kit_table::Games;

    /// As a page does that keeps nothing.
    #[test]
    fn a_text_that_is_taken_in_by_steps_comes_in_as_at_once() {
        let headless = Games(GAMES.to_vec()).headless();
        let mut stores = [(); 2].map(|()| LibraryStore::in_memory(&headless));
        let games = include_str!("../../../tests/data/guyenne/games.jsonl");
        let records: Vec<&str> = games.lines().take(3).collect();
        let text = format!("{}\nrubbish\n{}\n", records.join("\n"), records[1]);
        let at_once = stores[0].carry_out(&LibraryTask::Import(text.clone(), 7));
        let mut reader = ImportReader::new(text.as_bytes(), 7, &headless);
        while let Some(found) = reader.step().expect("memory") {
            for game in found {
                let is_new = stores[1].take_in(&game).expect("memory");
                reader.count(is_new);
            }
        }
        let report = reader.finish();
        assert_eq!((report.taken, report.known), (3, 1));
        let in_steps = [LibraryAnswer::Imported(report), stores[1].told()];
        assert_eq!(at_once, in_steps);
    }

    #[test]
    fn games_in_memory_can_be_read_to_be_handed_out() {
        let headless = Games(GAMES.to_vec()).headless();
        let mut store = LibraryStore::in_memory(&headless);
        let game = include_str!("../../../tests/data/guyenne/games.jsonl");
        let record = game.lines().next().expect("a game").to_owned();
        store.carry_out(&LibraryTask::Import(record.clone() + "\n", 7));
        let id = store.listed.index.entries()[0].id;
        let gone = "7-9-00000000".parse().expect("a name");
        let given = store.records(&[id, gone]).expect("memory");
        assert_eq!(given, (record + "\n", 1));
        // Here no page takes them.
        let task = LibraryTask::Export(vec![id], "games.jsonl".to_owned());
        let failed = LibraryAnswer::NotDone(StorageError::NoFolder);
        assert_eq!(store.carry_out(&task), [failed]);
    }

    /// Another program removes the first game for good: the lines of the others stand elsewhere.
    #[cfg(not(target_arch = "wasm32"))]
    #[test]
    fn games_are_read_and_given_out_after_another_program_has_purged() {
        let headless = Games(GAMES.to_vec()).headless();
        let folder = std::env::temp_dir().join(format!("purged-library-{}", std::process::id()));
        std::fs::create_dir_all(&folder).expect("a folder");
        let [mut one, mut other] = [0, 1].map(|_| LibraryStore::in_folder(&folder, &headless));
        let games = include_str!("../../../tests/data/guyenne/games.jsonl");
        let records: Vec<&str> = games.lines().take(2).collect();
        one.carry_out(&LibraryTask::Import(records.join("\n"), 7));
        let ids = [0, 1].map(|at| one.listed.index.entries()[at].id);
        other.carry_out(&LibraryTask::List);
        other.carry_out(&LibraryTask::Mark(Mark::Delete {
            game: ids[0],
            at: 7,
        }));
        other.carry_out(&LibraryTask::Purge([ids[0]].into()));
        let read = one.carry_out(&LibraryTask::Read(ids[1]));
        assert_eq!(
            read,
            [LibraryAnswer::Read(ids[1], Ok(records[1].to_owned()))]
        );
        let name = "games.jsonl".to_owned();
        let exported = one.carry_out(&LibraryTask::Export(vec![ids[1]], name));
        let [
            LibraryAnswer::Exported {
                written: 1,
                left_out: 0,
                ..
            },
        ] = exported[..]
        else {
            panic!("{exported:?}");
        };
        // What cannot be read at all is told of that game.
        let read = one.carry_out(&LibraryTask::Read(ids[0]));
        assert!(
            matches!(read[..], [LibraryAnswer::Read(id, Err(_))] if id == ids[0]),
            "{read:?}"
        );
        std::fs::remove_dir_all(&folder).expect("ours");
    }
}
