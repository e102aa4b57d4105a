//! The writer of saves: takes tasks without making the caller wait. Where the storage is slow a thread does the
//! writing; elsewhere it is done at once.
//!
//! A text that waits is replaced by a later one for the same slot. The thread starts as soon as there is a task, so a
//! program that is killed loses at most what was handed over during the write before: two small files.
//! [`Writer::flush`] waits until everything is written.

use super::{
    library_store::{LibraryAnswer, LibraryStore, LibraryTask},
    slot::SaveSlot,
    slots::{Found, Slots},
    storage::StorageError,
};
#[cfg(not(target_arch = "wasm32"))]
use kit_files as files;
use std::{
    collections::VecDeque,
    sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError},
};
#[cfg(not(target_arch = "wasm32"))]
use std::{
    path::PathBuf,
    thread::{Builder, JoinHandle},
};

/// A task of the writer.
#[derive(Clone, Debug, PartialEq)]
pub(super) enum WriteTask {
    /// Save a text in a slot.
    Save(SaveSlot, String),
    /// Empty a slot.
    Clear(SaveSlot),
    /// Rename what is in a slot, since it cannot be read.
    SetAside(SaveSlot),
    /// Do something with the library of games.
    Library(LibraryTask),
    /// Append a line to a file; an empty one only checks that the file can be written.
    #[cfg(not(target_arch = "wasm32"))]
    Append {
        path: PathBuf,
        line: String,
        /// Whether it is appended even if the last line is the same.
        is_new: bool,
    },
}

/// What a task writes to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Target {
    /// A slot.
    Slot(SaveSlot),
    /// The library of games, whose answers are told by themselves.
    Library,
    /// The journal.
    #[cfg(not(target_arch = "wasm32"))]
    Journal,
}

impl WriteTask {
    /// What it writes to.
    fn target(&self) -> Target {
        match self {
            Self::Save(slot, _) | Self::Clear(slot) | Self::SetAside(slot) => Target::Slot(*slot),
            Self::Library(_) => Target::Library,
            #[cfg(not(target_arch = "wasm32"))]
            Self::Append { .. } => Target::Journal,
        }
    }
}

/// The result of a task.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct WriteDone {
    /// What it wrote to.
    pub(super) target: Target,
    /// Whether a later version's save was renamed for it; or why it failed.
    pub(super) result: Result<bool, StorageError>,
}

/// The tasks that wait, and the results.
#[derive(Debug, Default)]
struct Queue {
    waiting: VecDeque<WriteTask>,
    working: bool,
    /// No more tasks will come.
    #[cfg(not(target_arch = "wasm32"))]
    closed: bool,
    /// There is no thread: the caller does the work.
    threadless: bool,
    done: Vec<WriteDone>,
    /// What has come of the tasks for the library.
    answers: Vec<LibraryAnswer>,
}

impl Queue {
    /// Queues a task; of several for a slot the last one wins.
    fn push(&mut self, task: WriteTask) {
        if let WriteTask::Save(slot, _) | WriteTask::Clear(slot) = &task {
            let replaced = |waiting: &WriteTask| matches!(waiting, WriteTask::Save(of, _) | WriteTask::Clear(of) if of == slot);
            self.waiting.retain(|waiting| !replaced(waiting));
        }
        self.waiting.push_back(task);
    }
}

#[derive(Debug)]
struct Shared {
    queue: Mutex<Queue>,
    changed: Condvar,
    slots: Mutex<Slots>,
    library: Mutex<LibraryStore>,
}

impl Shared {
    fn queue(&self) -> MutexGuard<'_, Queue> {
        self.queue.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn slots(&self) -> MutexGuard<'_, Slots> {
        self.slots.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn library(&self) -> MutexGuard<'_, LibraryStore> {
        self.library.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Waits for a change of the queue.
    #[cfg(not(target_arch = "wasm32"))]
    fn wait<'a>(&'a self, queue: MutexGuard<'a, Queue>) -> MutexGuard<'a, Queue> {
        let woken = self.changed.wait(queue);
        woken.unwrap_or_else(PoisonError::into_inner)
    }

    /// Does the waiting tasks, one after the other.
    fn work(&self) {
        loop {
            let mut queue = self.queue();
            let Some(task) = queue.waiting.pop_front() else {
                queue.working = false;
                self.changed.notify_all();
                return;
            };
            queue.working = true;
            drop(queue);
            let target = task.target();
            let result = self.carry_out(task);
            self.queue().done.push(WriteDone { target, result });
        }
    }

    fn carry_out(&self, task: WriteTask) -> Result<bool, StorageError> {
        match task {
            WriteTask::Save(slot, text) => self.slots().write(slot, &text),
            WriteTask::Clear(slot) => self.slots().clear(slot),
            WriteTask::SetAside(slot) => {
                self.slots().set_aside(slot, "unreadable")?;
                Ok(false)
            }
            WriteTask::Library(task) => {
                let answers = self.library().carry_out(&task);
                self.queue().answers.extend(answers);
                Ok(false)
            }
            #[cfg(not(target_arch = "wasm32"))]
            WriteTask::Append { path, line, is_new } => {
                files::append_line(&path, &line, is_new)?;
                Ok(false)
            }
        }
    }

    /// The thread's loop: works whenever tasks wait, until the writer is dropped and no task is left.
    #[cfg(not(target_arch = "wasm32"))]
    fn run(&self) {
        let _on_exit = ThreadEnd(self);
        loop {
            self.work();
            let mut queue = self.queue();
            while queue.waiting.is_empty() {
                if queue.closed {
                    return;
                }
                queue = self.wait(queue);
            }
        }
    }
}

/// Marks the thread as ended, however it ends, so that nothing waits for it.
#[cfg(not(target_arch = "wasm32"))]
struct ThreadEnd<'a>(&'a Shared);

#[cfg(not(target_arch = "wasm32"))]
impl Drop for ThreadEnd<'_> {
    fn drop(&mut self) {
        self.0.queue().threadless = true;
        self.0.changed.notify_all();
    }
}

/// The writer of a storage.
#[derive(Debug)]
pub(super) struct Writer {
    shared: Arc<Shared>,
    #[cfg(not(target_arch = "wasm32"))]
    thread: Option<JoinHandle<()>>,
}

impl Writer {
    /// A writer for these slots and this library; with a thread if `threaded`.
    pub(super) fn new(slots: Slots, library: LibraryStore, threaded: bool) -> Self {
        Self {
            shared: Arc::new(Shared {
                queue: Mutex::new(Queue {
                    threadless: !threaded,
                    ..Queue::default()
                }),
                changed: Condvar::new(),
                slots: Mutex::new(slots),
                library: Mutex::new(library),
            }),
            #[cfg(not(target_arch = "wasm32"))]
            thread: None,
        }
    }

    /// Queues a task, or does it at once where there is no thread.
    pub(super) fn hand_over(&mut self, task: WriteTask) {
        #[cfg(not(target_arch = "wasm32"))]
        self.start_thread();
        let mut queue = self.shared.queue();
        queue.push(task);
        let threadless = queue.threadless;
        drop(queue);
        if threadless {
            self.shared.work();
        } else {
            self.shared.changed.notify_all();
        }
    }

    /// Starts the thread when it is first needed. If it cannot be started, the work is done by the caller.
    #[cfg(not(target_arch = "wasm32"))]
    fn start_thread(&mut self) {
        if self.thread.is_none() && !self.shared.queue().threadless {
            let shared = Arc::clone(&self.shared);
            let thread = Builder::new().name("saves".to_owned());
            match thread.spawn(move || shared.run()) {
                Ok(thread) => self.thread = Some(thread),
                Err(_) => self.shared.queue().threadless = true,
            }
        }
    }

    /// Waits until all tasks are done.
    pub(super) fn flush(&self) {
        #[cfg(not(target_arch = "wasm32"))]
        {
            let mut queue = self.shared.queue();
            while (queue.working || !queue.waiting.is_empty()) && !queue.threadless {
                queue = self.shared.wait(queue);
            }
        }
        // If the thread has ended, the caller does the rest.
        if self.shared.queue().threadless {
            self.shared.work();
        }
    }

    /// Works with the slots, after all tasks are done.
    pub(super) fn with_slots<T>(&self, work: impl FnOnce(&mut Slots) -> T) -> T {
        work(&mut self.slots())
    }

    /// Reads a slot, after all tasks are done.
    pub(super) fn read(&self, slot: SaveSlot) -> Found {
        self.slots().read(slot)
    }

    /// The slots, after all tasks are done.
    pub(super) fn slots(&self) -> MutexGuard<'_, Slots> {
        self.flush();
        self.shared.slots()
    }

    /// Takes what has come of the tasks for the library since the last call.
    pub(super) fn take_answers(&self) -> Vec<LibraryAnswer> {
        core::mem::take(&mut self.shared.queue().answers)
    }

    /// Takes the results of the tasks that have ended since the last call.
    pub(super) fn take_done(&self) -> Vec<WriteDone> {
        core::mem::take(&mut self.shared.queue().done)
    }
}

impl Drop for Writer {
    fn drop(&mut self) {
        self.flush();
        #[cfg(not(target_arch = "wasm32"))]
        if let Some(thread) = self.thread.take() {
            self.shared.queue().closed = true;
            self.shared.changed.notify_all();
            let _ended = thread.join();
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::save::{slots::Soundness, storage::Storage};
    use kit_rules::game::GameId;

    const GAME: SaveSlot = SaveSlot::Game(GameId("guyenne"));

    fn save(text: &str) -> WriteTask {
        WriteTask::Save(GAME, text.to_owned())
    }

    fn writer(threaded: bool) -> Writer {
        Writer::new(
            Slots::new(Storage::in_memory(), |_, _| Soundness::Sound, None),
            LibraryStore::in_memory(&[]),
            threaded,
        )
    }

    #[test]
    fn the_last_text_for_a_slot_wins_and_nothing_else_is_lost() {
        let mut queue = Queue::default();
        let line = |n: &str| WriteTask::Append {
            path: PathBuf::from("file"),
            line: n.to_owned(),
            is_new: true,
        };
        let settings = || WriteTask::Save(SaveSlot::Settings, "{}".to_owned());
        for task in [
            WriteTask::SetAside(GAME),
            save("1"),
            line("1"),
            settings(),
            save("2"),
            line("2"),
            save("3"),
        ] {
            queue.push(task);
        }
        let expected = [
            WriteTask::SetAside(GAME),
            line("1"),
            settings(),
            line("2"),
            save("3"),
        ];
        assert_eq!(Vec::from(queue.waiting), expected);
    }

    #[test]
    fn the_caller_does_not_wait_for_the_storage() {
        let mut writer = writer(true);
        let shared = Arc::clone(&writer.shared);
        // The storage is busy while this lock is held: nothing can be written.
        let busy = shared.slots();
        for n in 1..=9 {
            writer.hand_over(save(&n.to_string()));
        }
        assert_eq!(writer.take_done(), []);
        drop(busy);
        writer.flush();
        assert_eq!(writer.read(GAME), Found::Whole("9".to_owned()));
        let done = writer.take_done();
        assert!(done.len() <= 2, "the first and the last: {done:?}");
    }

    #[test]
    fn all_tasks_are_done_before_the_writer_is_dropped() {
        let mut writer = writer(true);
        let shared = Arc::clone(&writer.shared);
        writer.hand_over(save("1"));
        writer.hand_over(save("2"));
        drop(writer);
        assert_eq!(shared.slots().read(GAME), Found::Whole("2".to_owned()));
    }

    #[test]
    fn a_quick_storage_is_written_at_once() {
        let mut writer = writer(false);
        writer.hand_over(save("1"));
        let found = writer.shared.slots().read(GAME);
        assert_eq!(found, Found::Whole("1".to_owned()));
        let result = Ok(false);
        let target = Target::Slot(GAME);
        assert_eq!(writer.take_done(), [WriteDone { target, result }]);
    }
}
