//! The browser's lock of the saves, which one page holds (`assets/web/lock.js`).

use super::page;
use js_sys::{Reflect, global};

/// The page's word for who stores: `held`, `elsewhere` or `asked`.
pub fn lock_word() -> Option<String> {
    let said = Reflect::get(&global(), &"guyenneLock".into());
    said.ok().and_then(|said| said.as_string())
}

/// Asks the page that holds the lock for it.
pub fn ask_for_lock() {
    page::dispatch("guyenne:take-over");
}
