//! Which of several running copies of the program stores: the one that holds the lock of the player's folder, or, on
//! pages, the browser's lock of that name. The others read only. One that asks is given the lock by the copy that
//! holds it, which then reads only itself.

use core::time::Duration;

/// Who stores.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum LockState {
    /// This copy.
    Held,
    /// Another copy.
    Elsewhere,
    /// Another copy, which has been asked for the lock and has not answered yet.
    Asked,
    /// Another copy, which does not answer.
    #[cfg_attr(
        target_arch = "wasm32",
        expect(
            dead_code,
            reason = "a page takes the lock away from one that does not answer"
        )
    )]
    Unanswered,
}

/// How often the lock is looked at, and how long an answer is waited for.
#[derive(Clone, Copy, Debug)]
#[cfg_attr(
    target_arch = "wasm32",
    expect(dead_code, reason = "a page looks at and waits for the lock by itself")
)]
pub(super) struct LockPace {
    pub(super) look: Duration,
    pub(super) answer: Duration,
}

#[cfg(not(target_arch = "wasm32"))]
pub(super) use folder::SaveLock;
#[cfg(target_arch = "wasm32")]
pub(super) use page::SaveLock;

#[cfg(not(target_arch = "wasm32"))]
mod folder {
    use super::{LockPace, LockState};
    use kit_files as files;
    use std::{
        fs::{self, File, TryLockError},
        path::{Path, PathBuf},
        time::Duration,
    };

    /// The file that is locked, and the one by which another copy asks for the lock.
    const LOCK: &str = "lock";
    const REQUEST: &str = "lock-wanted";

    /// The lock of a folder.
    #[derive(Debug)]
    pub(in super::super) struct SaveLock {
        /// `None` where nothing can be locked: then nobody else can either.
        folder: Option<PathBuf>,
        held: Option<File>,
        state: LockState,
        /// When the files were looked at, and when the lock was asked for, in the program's own time.
        looked: Duration,
        asked: Duration,
    }

    impl SaveLock {
        /// Takes the lock of a folder, if it is free. Where nothing can be locked, it counts as taken.
        pub(in super::super) fn take(folder: Option<&Path>) -> Self {
            let mut lock = Self {
                folder: folder.map(Path::to_owned),
                held: None,
                state: LockState::Elsewhere,
                looked: Duration::ZERO,
                asked: Duration::ZERO,
            };
            lock.try_to_take();
            lock
        }

        /// No lock, where no other program can have the same storage.
        pub(in super::super) fn take_none() -> Self {
            Self::take(None)
        }

        /// Who stores.
        pub(in super::super) const fn state(&self) -> LockState {
            self.state
        }

        fn try_to_take(&mut self) {
            let Some(folder) = &self.folder else {
                self.state = LockState::Held;
                return;
            };
            let opened = files::create_folder(folder)
                .and_then(|()| files::open_to_append(&folder.join(LOCK)));
            let Ok(file) = opened else {
                // Writing fails there as well, and that is told.
                self.folder = None;
                self.state = LockState::Held;
                return;
            };
            match file.try_lock() {
                Ok(()) => {
                    let _none = fs::remove_file(folder.join(REQUEST));
                    self.held = Some(file);
                    self.state = LockState::Held;
                }
                Err(TryLockError::WouldBlock) => {}
                // A file system without locks.
                Err(TryLockError::Error(_)) => {
                    self.folder = None;
                    self.state = LockState::Held;
                }
            }
        }

        /// Asks the copy that holds the lock for it.
        pub(in super::super) fn ask(&mut self, now: Duration) {
            if self.state == LockState::Held {
                return;
            }
            if let Some(folder) = &self.folder {
                // If it cannot be written nobody answers, and that is told.
                let _unasked = files::create(&folder.join(REQUEST));
            }
            self.asked = now;
            self.state = LockState::Asked;
        }

        /// Looks whether another copy asks, or has answered; `finish` stores what waits before the lock is given up.
        pub(in super::super) fn look(
            &mut self,
            now: Duration,
            pace: LockPace,
            finish: impl FnOnce(),
        ) {
            if now.saturating_sub(self.looked) < pace.look {
                return;
            }
            self.looked = now;
            let Some(folder) = self.folder.clone() else {
                return;
            };
            match self.state {
                LockState::Held if folder.join(REQUEST).exists() => {
                    finish();
                    let _none = fs::remove_file(folder.join(REQUEST));
                    self.held = None;
                    self.state = LockState::Elsewhere;
                }
                LockState::Asked => {
                    self.try_to_take();
                    if self.state == LockState::Asked
                        && now.saturating_sub(self.asked) > pace.answer
                    {
                        let _none = fs::remove_file(folder.join(REQUEST));
                        self.state = LockState::Unanswered;
                    }
                }
                LockState::Held | LockState::Elsewhere | LockState::Unanswered => {}
            }
        }
    }

    #[cfg(test)]
    mod tests {
        use super::*;

        #[test]
        fn one_copy_holds_the_lock_and_gives_it_to_one_that_asks() {
            let name = format!("guyenne-lock-{}", std::process::id());
            let folder = std::env::temp_dir().join(name);
            let _none = fs::remove_dir_all(&folder);
            let second = Duration::new(1, 0);
            let (pace, late) = (
                LockPace {
                    look: second,
                    answer: 3 * second,
                },
                4 * second,
            );
            let mut clock = Duration::ZERO;
            let mut later = || {
                clock += second;
                clock
            };
            let nothing = || ();
            let mut first = SaveLock::take(Some(&folder));
            assert_eq!(first.state(), LockState::Held);
            let mut other = SaveLock::take(Some(&folder));
            assert_eq!(other.state(), LockState::Elsewhere);
            other.look(later(), pace, nothing);
            first.look(later(), pace, nothing);
            assert_eq!(first.state(), LockState::Held, "nobody has asked");
            other.ask(later());
            other.look(later(), pace, nothing);
            assert_eq!(other.state(), LockState::Asked);
            let mut finished = 0;
            first.look(later(), pace, || finished += 1);
            assert_eq!(first.state(), LockState::Elsewhere);
            assert_eq!(finished, 1, "what waits is stored before");
            other.look(later(), pace, nothing);
            assert_eq!(other.state(), LockState::Held);
            // Whoever asks in vain is told so, and the request is gone.
            first.ask(later());
            first.look(later() + late, pace, nothing);
            assert_eq!(first.state(), LockState::Unanswered);
            other.look(later() + late, pace, || {
                unreachable!("nobody asks any more")
            });
            assert_eq!(other.state(), LockState::Held);
            // A copy that ends gives the lock back.
            drop(other);
            assert_eq!(SaveLock::take(Some(&folder)).state(), LockState::Held);
            fs::remove_dir_all(&folder).expect("ours");
        }

        #[test]
        fn where_nothing_can_be_locked_the_program_stores() {
            let nowhere = Path::new("/dev/null/nowhere");
            assert_eq!(SaveLock::take(Some(nowhere)).state(), LockState::Held);
            assert_eq!(SaveLock::take(None).state(), LockState::Held);
        }
    }
}

#[cfg(target_arch = "wasm32")]
mod page {
    use super::{LockPace, LockState};
    use crate::app::browser::{ask_for_lock, lock_word};
    use core::time::Duration;

    /// The browser's lock of the page's saves: the page takes it before the game is started, and asks and answers the
    /// other pages by itself (`assets/web/lock.js`).
    #[derive(Debug)]
    pub(in super::super) struct SaveLock(LockState);

    /// Who stores, as the page says.
    fn said() -> LockState {
        match lock_word().as_deref() {
            Some("elsewhere") => LockState::Elsewhere,
            Some("asked") => LockState::Asked,
            _ => LockState::Held,
        }
    }

    impl SaveLock {
        /// The lock that the page has taken.
        pub(in super::super) fn take() -> Self {
            Self(said())
        }

        /// No lock, where no other page can have the same storage.
        pub(in super::super) const fn take_none() -> Self {
            Self(LockState::Held)
        }

        /// Who stores.
        pub(in super::super) const fn state(&self) -> LockState {
            self.0
        }

        /// Asks the page that holds the lock for it.
        pub(in super::super) fn ask(&mut self, _now: Duration) {
            if self.0 != LockState::Held {
                ask_for_lock();
            }
        }

        /// Looks whether another page has asked, or has answered. What is stored on a page is stored at once, so that
        /// nothing waits when the lock is given up.
        pub(in super::super) fn look(
            &mut self,
            _now: Duration,
            _pace: LockPace,
            finish: impl FnOnce(),
        ) {
            let now = said();
            if now != self.0 {
                finish();
                self.0 = now;
            }
        }
    }
}
