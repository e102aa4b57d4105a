//! The browser's local storage, under a prefix of our own. It may be blocked, full, or edited by hand; that is an
//! error, never a panic.

use std::io;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{DomException, Storage, window};

/// The prefix of our keys: other games on the same site share the storage.
const PREFIX: &str = "guyenne/";

/// Our part of the browser's storage. `window.localStorage` is looked up at each use: a JavaScript object cannot be
/// part of a resource, which must be `Send`.
#[derive(Debug)]
pub struct LocalStorage(());

impl LocalStorage {
    /// The storage; `None` if the browser blocks it.
    pub fn open() -> Option<Self> {
        // Some browsers hand out a storage that throws at the first touch.
        storage().ok()?.get_item(PREFIX).ok()?;
        Some(Self(()))
    }

    /// The names of all texts.
    pub fn names(&self) -> io::Result<Vec<String>> {
        let storage = storage()?;
        let count = storage.length().map_err(error_of)?;
        let keys = (0..count).filter_map(|n| storage.key(n).ok().flatten());
        let ours = keys.filter_map(|key| key.strip_prefix(PREFIX).map(str::to_owned));
        Ok(ours.collect())
    }

    /// The text stored under a name.
    pub fn get(&self, name: &str) -> io::Result<Option<String>> {
        storage()?.get_item(&key(name)).map_err(error_of)
    }

    /// Stores a text under a name.
    pub fn set(&self, name: &str, text: &str) -> io::Result<()> {
        storage()?.set_item(&key(name), text).map_err(error_of)
    }

    /// Removes the text under a name.
    pub fn remove(&self, name: &str) -> io::Result<()> {
        storage()?.remove_item(&key(name)).map_err(error_of)
    }
}

fn storage() -> io::Result<Storage> {
    let found = window().map(|window| window.local_storage());
    let found = found.transpose().map_err(error_of)?.flatten();
    found.ok_or_else(|| io::Error::other("no storage"))
}

fn key(name: &str) -> String {
    format!("{PREFIX}{name}")
}

/// The error by its kind, where the browser's name for it is known.
fn error_of(error: JsValue) -> io::Error {
    let word = error
        .dyn_into::<DomException>()
        .map_or_else(|_| "storage".to_owned(), |error| error.name());
    match word.as_str() {
        // The second is Firefox's own name.
        "QuotaExceededError" | "NS_ERROR_DOM_QUOTA_REACHED" => io::ErrorKind::QuotaExceeded.into(),
        "SecurityError" => io::ErrorKind::PermissionDenied.into(),
        _ => io::Error::other(word),
    }
}
