//! The library in the browser's database within a transaction: games, marks and reviews are read, kept and removed.
//! Several pages may write at once: what a transaction reads and writes no other changes meanwhile.

use super::{
    library_store::{LibraryAnswer, LibraryTask, hand_out, table},
    storage::StorageError,
};
use idb::{Error, KeyRange, ObjectStore, Query, Transaction, TransactionResult};
use kit_library::{
    Damage, EntryId, Keeping, Library, Mark, NewGame, Place, Reviews, comparable, export,
    import::ImportReader, import::ImportReport, read_review, review_line,
};
use kit_rules::headless::Headless;
use kit_rules::review::Review;
use std::{collections::BTreeSet, sync::Arc};
use wasm_bindgen::JsValue;
use web_sys::DomException;

/// The object stores.
pub(super) const GAMES: &str = "games";
pub(super) const MARKS: &str = "marks";
pub(super) const REVIEWS: &str = "reviews";
/// How many lines are read at a time.
const BATCH: u32 = 1000;

/// What was read of the lines of games, or of marks.
#[derive(Clone, Copy, Default)]
pub(super) struct ReadLines {
    /// The number of the last one.
    to: f64,
    /// How many they are.
    count: u32,
}

impl ReadLines {
    /// One more, with this number.
    const fn add(&mut self, number: f64) {
        self.to = number;
        self.count += 1;
    }
}

/// The library within a transaction.
pub(super) struct Session {
    games: Vec<Headless>,
    lines: ObjectStore,
    marks: ObjectStore,
    reviews: ObjectStore,
    library: Library,
    read: [ReadLines; 2],
}

impl Session {
    /// The library of these games in a transaction, of which so much was listed and read before.
    pub(super) fn begin(
        transaction: &Transaction,
        games: Vec<Headless>,
        (listed, read): (Arc<Library>, [ReadLines; 2]),
    ) -> Result<Self, StorageError> {
        Ok(Self {
            games,
            lines: transaction.object_store(GAMES)?,
            marks: transaction.object_store(MARKS)?,
            reviews: transaction.object_store(REVIEWS)?,
            library: (*listed).clone(),
            read,
        })
    }

    /// Does a task; what it writes is kept after [`commit`](Self::commit).
    pub(super) async fn carry_out(
        &mut self,
        task: &LibraryTask,
    ) -> Result<Option<LibraryAnswer>, StorageError> {
        // A purge reads anew, and a list may.
        if !matches!(task, LibraryTask::List | LibraryTask::Purge(_)) {
            self.read().await?;
        }
        Ok(match task {
            LibraryTask::List => {
                self.refresh().await?;
                None
            }
            LibraryTask::Keep(record, at) => {
                let game = NewGame::read(record.as_bytes(), *at, &self.games);
                let game = game.map_err(|why| StorageError::Other(why.to_string()))?;
                self.keep(&game).await?;
                None
            }
            LibraryTask::Mark(mark) => {
                self.mark(*mark).await?;
                None
            }
            LibraryTask::Import(text, at) => {
                Some(LibraryAnswer::Imported(self.import(text, *at).await?))
            }
            &LibraryTask::Read(id) => Some(LibraryAnswer::Read(id, self.record(id).await?)),
            LibraryTask::Export(ids, name) => Some(self.export(ids, name).await?),
            LibraryTask::Table(game, file) => {
                let (text, written) =
                    table(&self.library, &self.all_reviews().await?, game.clone())?;
                let text = String::from_utf8_lossy(&text);
                Some(hand_out(&text, file, written, 0)?)
            }
            LibraryTask::KeepReview(record, review) => {
                self.keep_review(record, review).await?;
                None
            }
            LibraryTask::ReadReview(record) => {
                let review = self.review(record).await?.map(Arc::new);
                Some(LibraryAnswer::Review(record.clone(), review))
            }
            LibraryTask::ReadReviews => {
                let reviews = Arc::new(self.all_reviews().await?);
                Some(LibraryAnswer::Reviews(reviews))
            }
            LibraryTask::KeepGuess(record, guess) => {
                let guess = *guess;
                if let Some(game) = self.id_of(record).await? {
                    self.mark(Mark::Guess { game, guess }).await?;
                }
                None
            }
            LibraryTask::ReadGuesses(record) => {
                let game = self.id_of(record).await?;
                let guesses = game.map(|game| self.library.marks.guesses(game).collect());
                Some(LibraryAnswer::Guesses(record.clone(), guesses))
            }
            LibraryTask::Purge(deleted) => {
                self.purge(deleted).await?;
                None
            }
        })
    }

    /// Waits until all that was written is kept.
    pub(super) async fn commit(&self, transaction: Transaction) -> Result<(), StorageError> {
        let done = match transaction.commit() {
            Ok(transaction) => transaction.await,
            Err(why) => Err(why),
        };
        match done {
            Ok(TransactionResult::Committed) => Ok(()),
            Ok(TransactionResult::Aborted) => {
                let told = "transaction aborted".to_owned();
                Err(self.cause(StorageError::Other(told)))
            }
            Err(why) => Err(self.cause(why.into())),
        }
    }

    /// Why the browser aborted the transaction, if it says so there: a full disk is no fault of a single request. What
    /// was told otherwise.
    pub(super) fn cause(&self, told: StorageError) -> StorageError {
        let problem = self.lines.transaction().error();
        problem.map_or(told, |problem| Error::DomException(problem).into())
    }

    /// What is listed now, and what was read, for the next task.
    pub(super) fn end(self) -> (Arc<Library>, [ReadLines; 2]) {
        (Arc::new(self.library), self.read)
    }

    /// Reads all of it.
    async fn read_anew(&mut self) -> Result<(), StorageError> {
        self.library = Library::default();
        self.read = [ReadLines::default(); 2];
        self.read().await
    }

    /// Whether all that was read is still there.
    async fn is_whole(&self) -> Result<bool, StorageError> {
        for (store, read) in [&self.lines, &self.marks].into_iter().zip(self.read) {
            let range = KeyRange::upper_bound(&JsValue::from_f64(read.to), None)?;
            if store.count(Some(range.into()))?.await? != read.count {
                return Ok(false);
            }
        }
        Ok(true)
    }

    /// Reads what has been added, or all of it if another page has removed some.
    async fn refresh(&mut self) -> Result<(), StorageError> {
        match self.is_whole().await? {
            true => self.read().await,
            false => self.read_anew().await,
        }
    }

    /// Reads what other pages, or this one, have added.
    async fn read(&mut self) -> Result<(), StorageError> {
        loop {
            let added = numbered_after(&self.lines, self.read[0].to).await?;
            for (number, line) in &added {
                let length = u32::try_from(line.len()).unwrap_or(u32::MAX);
                let offset = *number as u64;
                let place = Place { offset, length };
                let index = &mut self.library.index;
                index.add(line.as_bytes(), offset, place, &self.games);
                self.read[0].add(*number);
            }
            if added.len() < BATCH as usize {
                break;
            }
        }
        loop {
            let added = numbered_after(&self.marks, self.read[1].to).await?;
            for (number, line) in &added {
                if let Ok(mark) = Mark::read(line.as_bytes()) {
                    self.library.marks.apply(mark);
                }
                self.read[1].add(*number);
            }
            if added.len() < BATCH as usize {
                return Ok(());
            }
        }
    }

    /// What stands in a place; nothing if it has gone.
    async fn line(&self, place: Place) -> Result<String, StorageError> {
        let number = JsValue::from_f64(place.offset as f64);
        let line = self.lines.get(number)?.await?;
        let text = line.and_then(|line| line.as_string());
        Ok(text.unwrap_or_default())
    }

    async fn keep(&mut self, game: &NewGame) -> Result<Keeping, StorageError> {
        let mut rivals = Vec::new();
        let places: Vec<_> = self.library.rivals(game).cloned().collect();
        for entry in &places {
            let line = self.line(entry.place).await?;
            let record = export::record(entry, line.as_bytes());
            if let Ok(Ok(record)) = record.map(String::from_utf8) {
                rivals.push((entry.id, record));
            }
        }
        let keeping = self.library.judge(game, &rivals);
        let kept = match keeping {
            Keeping::Known(_) => None,
            Keeping::New | Keeping::Longer(_) => {
                let line = JsValue::from_str(&game.line());
                self.lines.add(&line, None)?.await?;
                self.read().await?;
                self.library.index.entries().last().map(|entry| entry.id)
            }
        };
        for mark in self.library.marks_of(&keeping, kept) {
            self.mark(mark).await?;
        }
        Ok(keeping)
    }

    async fn mark(&mut self, mark: Mark) -> Result<(), StorageError> {
        let line = JsValue::from_str(&mark.line());
        self.marks.add(&line, None)?.await?;
        self.read().await
    }

    /// Brings the records of a text in. After each step of the reading the page may draw a frame.
    async fn import(&mut self, text: &str, at: u64) -> Result<ImportReport, StorageError> {
        let games = self.games.clone();
        let mut reader = ImportReader::new(text.as_bytes(), at, &games);
        while let Some(found) = reader.step()? {
            if found.is_empty() {
                self.breathe().await?;
            }
            for game in found {
                let keeping = self.keep(&game).await?;
                reader.count(!matches!(keeping, Keeping::Known(_)));
            }
        }
        Ok(reader.finish())
    }

    /// Waits for a request: to wait for anything else would end the transaction.
    async fn breathe(&self) -> Result<(), StorageError> {
        // Numbers begin with 1: there is nothing to read.
        let nowhere = Place {
            offset: 0,
            length: 0,
        };
        self.line(nowhere).await?;
        Ok(())
    }

    async fn record(&self, id: EntryId) -> Result<Result<String, Damage>, StorageError> {
        let Some(entry) = self.library.index.entry(id) else {
            return Ok(Err(Damage::Cut));
        };
        let line = self.line(entry.place).await?;
        let record = export::record(entry, line.as_bytes());
        Ok(record.map(|record| String::from_utf8_lossy(&record).into_owned()))
    }

    /// What the game of a record is called, if it is there.
    async fn id_of(&self, record: &str) -> Result<Option<EntryId>, StorageError> {
        let game = NewGame::read(record.as_bytes(), 0, &self.games);
        let game = game.map_err(|why| StorageError::Other(why.to_string()))?;
        for entry in self.library.rivals(&game) {
            let line = self.line(entry.place).await?;
            let found = export::record(entry, line.as_bytes());
            if found.is_ok_and(|found| found == game.record.as_bytes()) {
                return Ok(Some(entry.id));
            }
        }
        Ok(None)
    }

    /// Keeps the review of the game of a record, in the place of an older one.
    async fn keep_review(&self, record: &str, review: &Review) -> Result<(), StorageError> {
        if let Some(id) = self.id_of(record).await? {
            let (key, line) = (review_key(id), review_line(id, review));
            let line = JsValue::from_str(&line);
            self.reviews.put(&line, Some(&key))?.await?;
        }
        Ok(())
    }

    async fn review(&self, record: &str) -> Result<Option<Review>, StorageError> {
        let Some(id) = self.id_of(record).await? else {
            return Ok(None);
        };
        let line = self.reviews.get(review_key(id))?.await?;
        let line = line.and_then(|line| line.as_string());
        let review = line.and_then(|line| read_review(line.as_bytes()));
        Ok(review.map(|(_, review)| review))
    }

    /// All reviews. Those under numbers, of older versions, come first: one under a name holds.
    async fn all_reviews(&self) -> Result<Reviews, StorageError> {
        let lines = all(&self.reviews).await?;
        let lines = lines.iter().map(|(_, line)| line.as_bytes());
        let all = lines.filter_map(read_review).collect();
        Ok(comparable(all, &self.library, &self.games))
    }

    /// Hands the records of games to the page, which shows them and offers them as a file.
    async fn export(&self, ids: &[EntryId], name: &str) -> Result<LibraryAnswer, StorageError> {
        let mut text = String::new();
        let mut left_out = 0;
        for &id in ids {
            match self.record(id).await? {
                Ok(record) => text = text + &record + "\n",
                Err(_) => left_out += 1,
            }
        }
        Ok(hand_out(&text, name, ids.len() - left_out, left_out)?)
    }

    /// Removes those games of `deleted` that are not shown, and those that longer ones replace, and then writes the
    /// marks of the others anew. What another page has deleted stays, as it can be restored there.
    async fn purge(&mut self, deleted: &BTreeSet<EntryId>) -> Result<(), StorageError> {
        self.read_anew().await?;
        let Library { index, marks } = &self.library;
        let purged = marks.purged(deleted);
        if purged.is_empty() {
            return Ok(());
        }
        for entry in index.entries() {
            if purged.contains(&entry.id) {
                let number = JsValue::from_f64(entry.place.offset as f64);
                self.lines.delete(number)?.await?;
            }
        }
        for (key, line) in all(&self.reviews).await? {
            // One that cannot be read, or of another version, is of no use.
            let review = read_review(line.as_bytes());
            if review.is_none_or(|(game, _)| purged.contains(&game)) {
                self.reviews.delete(key)?.await?;
            }
        }
        let left = marks.without(&purged);
        self.marks.clear()?.await?;
        for mark in left {
            let line = JsValue::from_str(&mark.line());
            self.marks.add(&line, None)?.await?;
        }
        self.read_anew().await
    }
}

/// The key of the review of a game.
fn review_key(game: EntryId) -> JsValue {
    JsValue::from_str(&game.to_string())
}

/// The lines of a store with greater keys than this, with theirs; at most [`BATCH`].
async fn after(store: &ObjectStore, key: &JsValue) -> Result<Vec<(JsValue, String)>, StorageError> {
    let range = KeyRange::lower_bound(key, Some(true))?;
    let (keys, range) = (Query::from(range.clone()), Query::from(range));
    let keys = store.get_all_keys(Some(keys), Some(BATCH))?.await?;
    let lines = store.get_all(Some(range), Some(BATCH))?.await?;
    let lines = lines.iter().map(JsValue::as_string);
    let lines = lines.map(Option::unwrap_or_default);
    Ok(keys.into_iter().zip(lines).collect())
}

/// The lines of a store with greater numbers than this, with theirs; at most [`BATCH`].
async fn numbered_after(
    store: &ObjectStore,
    number: f64,
) -> Result<Vec<(f64, String)>, StorageError> {
    let lines = after(store, &JsValue::from_f64(number)).await?;
    let numbered = lines.into_iter().map(|(key, line)| {
        let number = key.as_f64().unwrap_or(number + 1.0);
        (number, line)
    });
    Ok(numbered.collect())
}

/// All lines of a store, with their keys, which are in order: numbers before names.
async fn all(store: &ObjectStore) -> Result<Vec<(JsValue, String)>, StorageError> {
    let mut lines: Vec<(JsValue, String)> = Vec::new();
    let mut last = JsValue::from_f64(0.0);
    loop {
        let more = after(store, &last).await?;
        let is_all = more.len() < BATCH as usize;
        lines.extend(more);
        match lines.last() {
            Some((key, _)) if !is_all => last = key.clone(),
            _ => return Ok(lines),
        }
    }
}

impl From<Error> for StorageError {
    fn from(error: Error) -> Self {
        match &error {
            Error::DomException(problem) if is_full(problem) => Self::Full,
            _ => Self::Other(error.to_string()),
        }
    }
}

fn is_full(problem: &DomException) -> bool {
    problem.name() == "QuotaExceededError"
}
