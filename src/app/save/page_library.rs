//! The library of games in the browser's database (IndexedDB): object stores of lines of games and of marks under
//! growing numbers, and of reviews under the names of their games. A database answers later, so tasks are done one
//! after the other beside the frames, each within a transaction (`page_session`). Where there is none the library is in
//! memory; what takes long there waits for the next frame again and again.

#![expect(
    clippy::disallowed_types,
    reason = "a slice between two frames ends in time"
)]

use super::{
    library_store::{LibraryAnswer, LibraryStore, LibraryTask},
    page_session::{GAMES, MARKS, REVIEWS, ReadLines, Session},
    storage::StorageError,
};
use crate::app::sliced_task::FrameShare;
use bevy::platform::time::Instant;
use core::{
    cell::RefCell,
    future::poll_fn,
    task::{Poll, Waker},
};
use idb::{
    Database, Transaction, TransactionMode,
    builder::{DatabaseBuilder, ObjectStoreBuilder},
};
use kit_library::{Library, import::ImportReader};
use kit_rules::headless::Headless;
use std::{collections::VecDeque, rc::Rc, sync::Arc};
use wasm_bindgen_futures::spawn_local;

/// The name of the database: other games on the same site have theirs.
const NAME: &str = "guyenne-library";

/// The library of the page. A JavaScript object cannot be part of a resource, which must be `Send`.
#[derive(Default)]
struct PageLibrary {
    games: Vec<Headless>,
    database: Option<Rc<Database>>,
    /// Whether it was ever open for this page.
    was_open: bool,
    /// Where nothing can be kept, for as long as the page is open. It hands games to the page, which may draw a frame
    /// at once and ask for what is here: this must not be borrowed then.
    memory: Option<Rc<RefCell<LibraryStore>>>,
    listed: Arc<Library>,
    /// What was read of games, and of marks.
    read: [ReadLines; 2],
    tasks: VecDeque<LibraryTask>,
    works: bool,
    answers: Vec<LibraryAnswer>,
    /// How many frames have asked for answers, and what waits for the next one.
    frames: u32,
    waiting: Option<Waker>,
}

thread_local! {
    static PAGE: RefCell<PageLibrary> = RefCell::default();
}

fn with<T>(what: impl FnOnce(&mut PageLibrary) -> T) -> T {
    PAGE.with_borrow_mut(what)
}

/// Begins a task, after those that were begun before.
pub(super) fn begin(task: LibraryTask, games: &[Headless]) {
    let works = with(|page| {
        page.tasks.push_back(task);
        page.games = games.to_vec();
        core::mem::replace(&mut page.works, true)
    });
    if !works {
        spawn_local(work());
    }
}

/// Takes what has come of the tasks; called once a frame.
pub(super) fn take_answers() -> Vec<LibraryAnswer> {
    let (answers, waiting) = with(|page| {
        page.frames = page.frames.wrapping_add(1);
        (core::mem::take(&mut page.answers), page.waiting.take())
    });
    if let Some(waiting) = waiting {
        waiting.wake();
    }
    answers
}

/// Waits for the next frame.
async fn next_frame() {
    let now = with(|page| page.frames);
    poll_fn(|context| {
        with(|page| {
            if page.frames != now {
                return Poll::Ready(());
            }
            page.waiting = Some(context.waker().clone());
            Poll::Pending
        })
    })
    .await;
}

/// Whether the browser keeps no games.
pub(super) fn forgets() -> bool {
    with(|page| page.memory.is_some())
}

/// Does the tasks, one after the other.
async fn work() {
    loop {
        let task = with(|page| {
            let task = page.tasks.pop_front();
            page.works = task.is_some();
            task
        });
        let Some(task) = task else {
            return;
        };
        let done = carry_out(&task).await;
        let answers = done.unwrap_or_else(|why| task.failed(why));
        with(|page| page.answers.extend(answers));
    }
}

/// Opens the database, once; `None` where the browser has none for this page.
///
/// # Errors
/// It was open before, and cannot be opened again.
async fn open() -> Result<Option<Rc<Database>>, StorageError> {
    if let Some(database) = with(|page| page.database.clone()) {
        return Ok(Some(database));
    }
    if forgets() {
        return Ok(None);
    }
    let store = |name| ObjectStoreBuilder::new(name).auto_increment(true);
    let builder = DatabaseBuilder::new(NAME)
        .version(1)
        .add_object_store(store(GAMES))
        .add_object_store(store(MARKS))
        .add_object_store(store(REVIEWS));
    match builder.build().await {
        Ok(database) => {
            let database = Rc::new(database);
            with(|page| {
                page.database = Some(Rc::clone(&database));
                page.was_open = true;
            });
            Ok(Some(database))
        }
        // The kept games are still there: an empty library in memory would hide them.
        Err(why) if with(|page| page.was_open) => Err(why.into()),
        Err(_) => Ok(None),
    }
}

/// Begins a transaction; `None` where the browser has no database for this page. A connection that the browser has
/// closed is opened again, once.
async fn begin_transaction(mode: TransactionMode) -> Result<Option<Transaction>, StorageError> {
    const STORES: [&str; 3] = [GAMES, MARKS, REVIEWS];
    let Some(database) = open().await? else {
        return Ok(None);
    };
    if let Ok(transaction) = database.transaction(&STORES, mode) {
        return Ok(Some(transaction));
    }
    // It may be another database by now: whoever removes a site's data closes the connections to it.
    with(|page| {
        page.database = None;
        page.listed = Arc::default();
        page.read = Default::default();
    });
    let Some(database) = open().await? else {
        return Ok(None);
    };
    Ok(Some(database.transaction(&STORES, mode)?))
}

/// Does a task. What it writes is listed only once it is kept: if that fails, the library is what it was before, and
/// the next game, which gets the same number, is read.
async fn carry_out(task: &LibraryTask) -> Result<Vec<LibraryAnswer>, StorageError> {
    let games = with(|page| page.games.clone());
    let writes = task.keeps();
    let lists = writes || matches!(task, LibraryTask::List);
    let mode = match writes {
        true => TransactionMode::ReadWrite,
        false => TransactionMode::ReadOnly,
    };
    let Some(transaction) = begin_transaction(mode).await? else {
        let memory = with(|page| {
            let new = || Rc::new(RefCell::new(LibraryStore::in_memory(&games)));
            Rc::clone(page.memory.get_or_insert_with(new))
        });
        if let LibraryTask::Import(text, at) = task {
            return import(&memory, text, *at, &games).await;
        }
        return Ok(memory.borrow_mut().carry_out(task));
    };
    let before = with(|page| (Arc::clone(&page.listed), page.read));
    let mut session = Session::begin(&transaction, games, before)?;
    let answer = session.carry_out(task).await;
    let answer = answer.map_err(|why| session.cause(why))?;
    if writes {
        session.commit(transaction).await?;
    }
    // What was read is not read again, whether it is told or not.
    let (listed, read) = session.end();
    with(|page| {
        page.listed = Arc::clone(&listed);
        page.read = read;
    });
    let listed = lists.then_some(LibraryAnswer::Listed(listed));
    Ok(answer.into_iter().chain(listed).collect())
}

/// Brings the records of a text into the library in memory, each frame some of them.
async fn import(
    memory: &RefCell<LibraryStore>,
    text: &str,
    at: u64,
    games: &[Headless],
) -> Result<Vec<LibraryAnswer>, StorageError> {
    let mut reader = ImportReader::new(text.as_bytes(), at, games);
    let mut since = Instant::now();
    while let Some(found) = reader.step()? {
        for game in found {
            let is_new = memory.borrow_mut().take_in(&game)?;
            reader.count(is_new);
        }
        if since.elapsed().as_millis() >= FrameShare::Half.millis() {
            next_frame().await;
            since = Instant::now();
        }
    }
    let imported = LibraryAnswer::Imported(reader.finish());
    Ok(vec![imported, memory.borrow().told()])
}
