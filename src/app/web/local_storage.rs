//! What the browser keeps for the page: its storage, under a name of our own. It may be closed to us, full, or changed
//! by hand; that is an error, never an end.

use std::io;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{DomException, Storage, window};

/// Before the name of everything we keep: other games of the same site share the storage.
const PREFIX: &str = "guyenne/";

/// The browser's storage, as far as it is ours. It is asked for anew each time: what the browser hands out may not
/// travel between threads, and a resource must be able to.
#[derive(Debug)]
pub struct LocalStorage(());

impl LocalStorage {
    /// The storage, unless the browser keeps it closed.
    pub fn open() -> Option<Self> {
        // Some browsers hand out a storage that throws at the first touch.
        storage().ok()?.get_item(PREFIX).ok()?;
        Some(Self(()))
    }

    /// What lies under a name.
    pub fn get(&self, name: &str) -> io::Result<Option<String>> {
        storage()?.get_item(&key(name)).map_err(told)
    }

    /// Lays something under a name.
    pub fn set(&self, name: &str, text: &str) -> io::Result<()> {
        storage()?.set_item(&key(name), text).map_err(told)
    }

    /// Takes away what lies under a name.
    pub fn remove(&self, name: &str) -> io::Result<()> {
        storage()?.remove_item(&key(name)).map_err(told)
    }
}

fn storage() -> io::Result<Storage> {
    let found = window().map(|window| window.local_storage());
    let found = found.transpose().map_err(told)?.flatten();
    found.ok_or_else(|| io::Error::other("no storage"))
}

fn key(name: &str) -> String {
    format!("{PREFIX}{name}")
}

/// What went wrong, by its kind where the browser's word for it is known.
fn told(error: JsValue) -> io::Error {
    let word = error
        .dyn_into::<DomException>()
        .map_or_else(|_| "storage".to_owned(), |error| error.name());
    match word.as_str() {
        // The second is Firefox's own.
        "QuotaExceededError" | "NS_ERROR_DOM_QUOTA_REACHED" => io::ErrorKind::QuotaExceeded.into(),
        "SecurityError" => io::ErrorKind::PermissionDenied.into(),
        _ => io::Error::other(word),
    }
}
