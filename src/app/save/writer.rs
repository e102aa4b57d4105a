//! The writer: whoever saves something hands it over and goes on. Where the storage is slow a thread of its own does the
//! writing, beside the frames; elsewhere it is done at once.
//!
//! What waits for a slot is replaced by what comes after it: the last text wins. The thread begins as soon as something
//! is handed over and needs no further frame, so a program that is killed loses at most what was handed over while the
//! write before it was still going on: two small files. [`Writer::flush`] waits until nothing is left.

#[cfg(not(target_arch = "wasm32"))]
use super::journal::append_line;
use super::{
    slot::SaveSlot,
    slots::{Found, Slots},
    storage::StorageError,
};
use std::{
    collections::VecDeque,
    sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError},
};
#[cfg(not(target_arch = "wasm32"))]
use std::{
    path::PathBuf,
    thread::{Builder, JoinHandle},
};

/// Something to be written.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Task {
    /// A slot's new text.
    Save(SaveSlot, String),
    /// A slot is emptied.
    Clear(SaveSlot),
    /// What is in a slot cannot be read, and is put out of the way.
    SetAside(SaveSlot),
    /// A line at the end of a file; an empty one only makes sure that there is such a file.
    #[cfg(not(target_arch = "wasm32"))]
    Append(PathBuf, String),
}

/// What a task was about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Target {
    /// A slot.
    Slot(SaveSlot),
    /// The file of records.
    #[cfg(not(target_arch = "wasm32"))]
    Journal,
}

impl Task {
    /// What it is about.
    fn target(&self) -> Target {
        match self {
            Self::Save(slot, _) | Self::Clear(slot) | Self::SetAside(slot) => Target::Slot(*slot),
            #[cfg(not(target_arch = "wasm32"))]
            Self::Append(..) => Target::Journal,
        }
    }
}

/// How a task ended.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Done {
    /// What it was about.
    pub(super) target: Target,
    /// Whether a later version's save was put aside for it; or why it failed.
    pub(super) result: Result<bool, StorageError>,
}

/// What waits, and what was done.
#[derive(Debug, Default)]
struct Queue {
    waiting: VecDeque<Task>,
    working: bool,
    /// Nothing more will come.
    #[cfg(not(target_arch = "wasm32"))]
    closed: bool,
    /// The thread is no more, or there never was one.
    alone: bool,
    done: Vec<Done>,
}

impl Queue {
    /// Lines a task up; the last one for a slot wins.
    fn push(&mut self, task: Task) {
        if let Task::Save(slot, _) | Task::Clear(slot) = &task {
            let replaced = |waiting: &Task| matches!(waiting, Task::Save(of, _) | Task::Clear(of) if of == slot);
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
}

impl Shared {
    fn queue(&self) -> MutexGuard<'_, Queue> {
        self.queue.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn slots(&self) -> MutexGuard<'_, Slots> {
        self.slots.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Waits for a change.
    #[cfg(not(target_arch = "wasm32"))]
    fn wait<'a>(&'a self, queue: MutexGuard<'a, Queue>) -> MutexGuard<'a, Queue> {
        let woken = self.changed.wait(queue);
        woken.unwrap_or_else(PoisonError::into_inner)
    }

    /// Does the tasks that wait, one after the other.
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
            self.queue().done.push(Done { target, result });
        }
    }

    fn carry_out(&self, task: Task) -> Result<bool, StorageError> {
        match task {
            Task::Save(slot, text) => self.slots().write(slot, &text),
            Task::Clear(slot) => self.slots().clear(slot),
            Task::SetAside(slot) => {
                self.slots().set_aside(slot, "unreadable")?;
                Ok(false)
            }
            #[cfg(not(target_arch = "wasm32"))]
            Task::Append(path, line) => {
                append_line(&path, &line)?;
                Ok(false)
            }
        }
    }

    /// The thread's life: works whenever something waits, until the writer is gone and nothing waits.
    #[cfg(not(target_arch = "wasm32"))]
    fn run(&self) {
        let _says_so = Leaves(self);
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

/// Says that the thread is no more, however it ends, so that nobody waits for it.
#[cfg(not(target_arch = "wasm32"))]
struct Leaves<'a>(&'a Shared);

#[cfg(not(target_arch = "wasm32"))]
impl Drop for Leaves<'_> {
    fn drop(&mut self) {
        self.0.queue().alone = true;
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
    /// A writer of these slots; `beside` the frames, if their storage is slow.
    pub(super) fn new(slots: Slots, beside: bool) -> Self {
        Self {
            shared: Arc::new(Shared {
                queue: Mutex::new(Queue {
                    alone: !beside,
                    ..Queue::default()
                }),
                changed: Condvar::new(),
                slots: Mutex::new(slots),
            }),
            #[cfg(not(target_arch = "wasm32"))]
            thread: None,
        }
    }

    /// Hands a task over.
    pub(super) fn hand_over(&mut self, task: Task) {
        #[cfg(not(target_arch = "wasm32"))]
        self.start_thread();
        let mut queue = self.shared.queue();
        queue.push(task);
        let alone = queue.alone;
        drop(queue);
        if alone {
            self.shared.work();
        } else {
            self.shared.changed.notify_all();
        }
    }

    /// Starts the thread when it is first needed. Where there can be none the work is done at once.
    #[cfg(not(target_arch = "wasm32"))]
    fn start_thread(&mut self) {
        if self.thread.is_none() && !self.shared.queue().alone {
            let shared = Arc::clone(&self.shared);
            let thread = Builder::new().name("saves".to_owned());
            match thread.spawn(move || shared.run()) {
                Ok(thread) => self.thread = Some(thread),
                Err(_) => self.shared.queue().alone = true,
            }
        }
    }

    /// Waits until everything that was handed over is written.
    pub(super) fn flush(&self) {
        #[cfg(not(target_arch = "wasm32"))]
        {
            let mut queue = self.shared.queue();
            while (queue.working || !queue.waiting.is_empty()) && !queue.alone {
                queue = self.shared.wait(queue);
            }
        }
        // A thread that is no more leaves its work to us.
        if self.shared.queue().alone {
            self.shared.work();
        }
    }

    /// What a slot holds, when everything that was handed over is written.
    pub(super) fn read(&self, slot: SaveSlot) -> Found {
        self.flush();
        self.shared.slots().read(slot)
    }

    /// How the tasks ended that have ended since this was last asked.
    pub(super) fn take_done(&self) -> Vec<Done> {
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
    use crate::app::save::{slots::Worth, storage::Storage};
    use crate::rules::game::GameId;

    const GAME: SaveSlot = SaveSlot::Game(GameId("guyenne"));

    fn save(text: &str) -> Task {
        Task::Save(GAME, text.to_owned())
    }

    fn writer(beside: bool) -> Writer {
        Writer::new(
            Slots::new(Storage::in_memory(), |_, _| Worth::Sound, None),
            beside,
        )
    }

    #[test]
    fn the_last_text_for_a_slot_wins_and_nothing_else_is_lost() {
        let mut queue = Queue::default();
        let line = |n: &str| Task::Append(PathBuf::from("file"), n.to_owned());
        let settings = || Task::Save(SaveSlot::Settings, "{}".to_owned());
        for task in [
            Task::SetAside(GAME),
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
            Task::SetAside(GAME),
            line("1"),
            settings(),
            line("2"),
            save("3"),
        ];
        assert_eq!(Vec::from(queue.waiting), expected);
    }

    #[test]
    fn whoever_hands_over_does_not_wait_for_the_storage() {
        let mut writer = writer(true);
        let shared = Arc::clone(&writer.shared);
        // The storage is busy for as long as this is held: nothing can be written.
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
    fn what_was_handed_over_is_written_before_the_writer_is_gone() {
        let mut writer = writer(true);
        let shared = Arc::clone(&writer.shared);
        writer.hand_over(save("1"));
        writer.hand_over(save("2"));
        drop(writer);
        assert_eq!(shared.slots().read(GAME), Found::Whole("2".to_owned()));
    }

    #[test]
    fn where_storage_is_quick_it_is_done_at_once() {
        let mut writer = writer(false);
        writer.hand_over(save("1"));
        let found = writer.shared.slots().read(GAME);
        assert_eq!(found, Found::Whole("1".to_owned()));
        let result = Ok(false);
        let target = Target::Slot(GAME);
        assert_eq!(writer.take_done(), [Done { target, result }]);
    }
}
