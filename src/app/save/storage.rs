//! Stores texts by name: in files in a folder on a computer, in the browser's storage on a page, or in memory where
//! there is neither.

#[cfg(not(target_arch = "wasm32"))]
use super::folder::players_folder;
#[cfg(target_arch = "wasm32")]
use crate::app::browser::LocalStorage;
use crate::keys;
use core::fmt;
#[cfg(not(target_arch = "wasm32"))]
use kit_files as files;
use kit_i18n::LocalizedText;
use kit_rules::shown_text;
#[cfg(not(target_arch = "wasm32"))]
use std::path::{Path, PathBuf};
use std::{
    collections::{BTreeMap, BTreeSet},
    io,
};

/// How much is told of an error in the system's words, in letters.
const LONGEST_WORDS: usize = 120;

/// Why something could not be stored.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum StorageError {
    /// No space is left.
    Full,
    /// Access is denied.
    Denied,
    /// The disk is read-only.
    ReadOnly,
    /// There is no such folder.
    NoFolder,
    /// Any other error, in the system's words.
    Other(String),
}

impl StorageError {
    /// The message that says why.
    #[must_use]
    pub fn text(&self) -> LocalizedText {
        match self {
            Self::Full => LocalizedText::new(keys::STORAGE_FULL),
            Self::Denied => LocalizedText::new(keys::STORAGE_DENIED),
            Self::ReadOnly => LocalizedText::new(keys::STORAGE_READ_ONLY),
            Self::NoFolder => LocalizedText::new(keys::STORAGE_NO_FOLDER),
            Self::Other(words) => {
                let words = shown_text::line(words, LONGEST_WORDS);
                LocalizedText::new(keys::STORAGE_OTHER).with("words", words)
            }
        }
    }
}

/// In English, for where only such words stand beside it.
impl fmt::Display for StorageError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Full => "no space is left",
            Self::Denied => "access is denied",
            Self::ReadOnly => "the disk is read-only",
            Self::NoFolder => "there is no such file",
            Self::Other(words) => words,
        })
    }
}

impl From<io::Error> for StorageError {
    fn from(error: io::Error) -> Self {
        use io::ErrorKind as Kind;
        match error.kind() {
            Kind::StorageFull | Kind::QuotaExceeded => Self::Full,
            Kind::PermissionDenied => Self::Denied,
            Kind::ReadOnlyFilesystem => Self::ReadOnly,
            Kind::NotFound | Kind::NotADirectory | Kind::IsADirectory => Self::NoFolder,
            _ => Self::Other(error.to_string()),
        }
    }
}

/// The result of reading a text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Stored {
    /// There is no text of that name.
    Nothing,
    /// The whole text.
    Text(String),
    /// There is something, but it cannot be read as text.
    Unreadable,
}

/// Stores texts by name.
#[derive(Debug)]
pub struct Storage {
    backend: Backend,
    /// What has been stored, or removed, since the storage became another program's; lost when the program ends.
    shadow: Option<RememberedTexts>,
}

/// Texts by name; `None` for one that was removed.
type RememberedTexts = BTreeMap<String, Option<String>>;

#[derive(Debug)]
enum Backend {
    /// A folder.
    #[cfg(not(target_arch = "wasm32"))]
    Folder(PathBuf),
    /// The browser's storage for the page.
    #[cfg(target_arch = "wasm32")]
    Browser(LocalStorage),
    /// Lost when the program ends.
    Memory(BTreeMap<String, String>),
}

impl Storage {
    /// A storage in memory, lost when the program ends.
    #[must_use]
    pub fn in_memory() -> Self {
        Self::on(Backend::Memory(BTreeMap::new()))
    }

    const fn on(backend: Backend) -> Self {
        Self {
            backend,
            shadow: None,
        }
    }

    /// A folder, created at the first write.
    #[cfg(not(target_arch = "wasm32"))]
    #[must_use]
    pub fn in_folder(folder: impl Into<PathBuf>) -> Self {
        Self::on(Backend::Folder(folder.into()))
    }

    /// The player's own storage.
    #[must_use]
    pub fn of_player() -> Self {
        #[cfg(not(target_arch = "wasm32"))]
        if let Some(folder) = players_folder() {
            return Self::in_folder(folder);
        }
        #[cfg(target_arch = "wasm32")]
        if let Some(storage) = LocalStorage::open() {
            return Self::on(Backend::Browser(storage));
        }
        Self::in_memory()
    }

    /// Whether everything is lost when the program ends.
    #[must_use]
    pub fn forgets(&self) -> bool {
        matches!(self.backend, Backend::Memory(_))
    }

    /// Whether writing may take longer than a frame: true for a disk, which is written to by a thread.
    pub(super) fn is_slow(&self) -> bool {
        #[cfg(not(target_arch = "wasm32"))]
        let slow = matches!(self.backend, Backend::Folder(_));
        #[cfg(target_arch = "wasm32")]
        let slow = false;
        slow
    }

    /// The folder, if the storage is one.
    #[cfg(not(target_arch = "wasm32"))]
    pub(super) fn folder(&self) -> Option<&Path> {
        match &self.backend {
            Backend::Folder(folder) => Some(folder),
            Backend::Memory(_) => None,
        }
    }

    /// From now on nothing is stored: another program does that. What would be is remembered beside the storage, and
    /// read from there.
    pub(super) fn only_read(&mut self) {
        self.shadow.get_or_insert_default();
    }

    /// Whether nothing is stored, because another program does that.
    pub(super) const fn is_only_read(&self) -> bool {
        self.shadow.is_some()
    }

    /// Whether a text has been stored or removed while nothing is stored.
    #[cfg(not(target_arch = "wasm32"))]
    fn is_remembered(&self, name: &str) -> bool {
        self.shadow.iter().any(|shadow| shadow.contains_key(name))
    }

    /// From now on texts are stored again. Returns those that were remembered meanwhile.
    pub(super) fn store_again(&mut self) -> BTreeMap<String, String> {
        let shadow = self.shadow.take().unwrap_or_default();
        let text = |(name, text): (_, Option<_>)| Some((name, text?));
        shadow.into_iter().filter_map(text).collect()
    }

    /// The names of all texts; none if they cannot be listed.
    pub(super) fn names(&self) -> BTreeSet<String> {
        let mut names: BTreeSet<String> = match &self.backend {
            #[cfg(not(target_arch = "wasm32"))]
            Backend::Folder(folder) => {
                let entries = std::fs::read_dir(folder).into_iter().flatten().flatten();
                let named = entries.map(|entry| entry.file_name().into_string());
                named.filter_map(Result::ok).collect()
            }
            #[cfg(target_arch = "wasm32")]
            Backend::Browser(storage) => storage.names().unwrap_or_default().into_iter().collect(),
            Backend::Memory(texts) => texts.keys().cloned().collect(),
        };
        for (name, text) in self.shadow.iter().flatten() {
            if text.is_some() {
                names.insert(name.clone());
            } else {
                names.remove(name);
            }
        }
        names
    }

    /// Seconds since 1970 when a text was stored, where that is known.
    pub(super) fn stored_at(&self, name: &str) -> Option<u64> {
        match &self.backend {
            #[cfg(not(target_arch = "wasm32"))]
            Backend::Folder(folder) => {
                let modified = std::fs::metadata(folder.join(name)).ok()?.modified().ok()?;
                let since = modified.duration_since(std::time::UNIX_EPOCH).ok()?;
                Some(since.as_secs())
            }
            _ => {
                let _unknown = name;
                None
            }
        }
    }

    /// Reads a text.
    pub(super) fn read(&self, name: &str) -> Stored {
        if let Some(text) = self.shadow.as_ref().and_then(|shadow| shadow.get(name)) {
            return text.clone().map_or(Stored::Nothing, Stored::Text);
        }
        match &self.backend {
            #[cfg(not(target_arch = "wasm32"))]
            Backend::Folder(folder) => match std::fs::read(folder.join(name)) {
                Ok(bytes) => String::from_utf8(bytes).map_or(Stored::Unreadable, Stored::Text),
                Err(error) if is_absent(&error) => Stored::Nothing,
                Err(_) => Stored::Unreadable,
            },
            #[cfg(target_arch = "wasm32")]
            Backend::Browser(storage) => match storage.get(name) {
                Ok(text) => text.map_or(Stored::Nothing, Stored::Text),
                Err(_) => Stored::Unreadable,
            },
            Backend::Memory(texts) => texts
                .get(name)
                .map_or(Stored::Nothing, |text| Stored::Text(text.clone())),
        }
    }

    /// Stores a text, whole or not at all.
    pub(super) fn write(&mut self, name: &str, text: &str) -> Result<(), StorageError> {
        if let Some(shadow) = &mut self.shadow {
            shadow.insert(name.to_owned(), Some(text.to_owned()));
            return Ok(());
        }
        match &mut self.backend {
            #[cfg(not(target_arch = "wasm32"))]
            Backend::Folder(folder) => {
                files::create_folder(folder)?;
                files::write_whole(&folder.join(name), text)?;
            }
            #[cfg(target_arch = "wasm32")]
            Backend::Browser(storage) => storage.set(name, text)?,
            Backend::Memory(texts) => {
                texts.insert(name.to_owned(), text.to_owned());
            }
        }
        Ok(())
    }

    /// Removes a text, if there is one.
    pub(super) fn remove(&mut self, name: &str) -> Result<(), StorageError> {
        if let Some(shadow) = &mut self.shadow {
            shadow.insert(name.to_owned(), None);
            return Ok(());
        }
        match &mut self.backend {
            #[cfg(not(target_arch = "wasm32"))]
            Backend::Folder(folder) => match std::fs::remove_file(folder.join(name)) {
                Err(error) if !is_absent(&error) => return Err(error.into()),
                _ => {}
            },
            #[cfg(target_arch = "wasm32")]
            Backend::Browser(storage) => storage.remove(name)?,
            Backend::Memory(texts) => {
                texts.remove(name);
            }
        }
        Ok(())
    }

    /// Renames a text, whatever it is; does nothing if there is none.
    pub(super) fn rename(&mut self, from: &str, to: &str) -> Result<(), StorageError> {
        if self.shadow.is_some() {
            // What cannot be read as text stays where it is: it is not ours to move.
            if let Stored::Text(text) = self.read(from) {
                self.write(to, &text)?;
                self.remove(from)?;
            }
            return Ok(());
        }
        match &mut self.backend {
            #[cfg(not(target_arch = "wasm32"))]
            Backend::Folder(folder) => match std::fs::rename(folder.join(from), folder.join(to)) {
                Err(error) if !is_absent(&error) => return Err(error.into()),
                _ => {}
            },
            #[cfg(target_arch = "wasm32")]
            Backend::Browser(storage) => {
                if let Some(text) = storage.get(from)? {
                    storage.set(to, &text)?;
                    storage.remove(from)?;
                }
            }
            Backend::Memory(texts) => {
                if let Some(text) = texts.remove(from) {
                    texts.insert(to.to_owned(), text);
                }
            }
        }
        Ok(())
    }
}

mod copies;

/// Whether an error says that the file does not exist.
#[cfg(not(target_arch = "wasm32"))]
fn is_absent(error: &io::Error) -> bool {
    matches!(
        error.kind(),
        io::ErrorKind::NotFound | io::ErrorKind::NotADirectory
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_full_storage_is_known_by_its_kind_on_a_disk_and_on_a_page() {
        for kind in [io::ErrorKind::StorageFull, io::ErrorKind::QuotaExceeded] {
            assert_eq!(
                StorageError::from(io::Error::from(kind)),
                StorageError::Full
            );
        }
        let denied = io::Error::from(io::ErrorKind::PermissionDenied);
        assert_eq!(StorageError::from(denied), StorageError::Denied);
        let strange = StorageError::from(io::Error::other("strange"));
        assert_eq!(strange, StorageError::Other("strange".to_owned()));
    }

    #[test]
    fn memory_reads_back_what_was_written() {
        let mut storage = Storage::in_memory();
        assert_eq!(storage.read("a"), Stored::Nothing);
        storage.write("a", "1").expect("memory");
        storage.rename("a", "b").expect("memory");
        assert_eq!(storage.read("a"), Stored::Nothing);
        assert_eq!(storage.read("b"), Stored::Text("1".into()));
        storage.remove("b").expect("memory");
        assert_eq!(storage.read("b"), Stored::Nothing);
    }

    #[test]
    fn a_storage_of_another_program_is_read_and_stays_as_it_is() {
        let mut storage = Storage::in_memory();
        for name in ["a", "b", "c"] {
            storage.write(name, "theirs").expect("memory");
        }
        storage.only_read();
        storage.write("a", "ours").expect("remembered");
        storage.remove("b").expect("remembered");
        storage.rename("c", "d").expect("remembered");
        let text = |text: &str| Stored::Text(text.to_owned());
        let read = |storage: &Storage| ["a", "b", "c", "d"].map(|name| storage.read(name));
        let seen = [
            text("ours"),
            Stored::Nothing,
            Stored::Nothing,
            text("theirs"),
        ];
        assert_eq!(read(&storage), seen);
        assert_eq!(storage.names(), ["a", "d"].map(str::to_owned).into());
        let remembered = storage.store_again();
        assert_eq!(remembered.get("a").map(String::as_str), Some("ours"));
        let [a, b, c] = ["a", "b", "c"].map(|name| storage.read(name));
        assert_eq!([a, b, c], [text("theirs"), text("theirs"), text("theirs")]);
        assert_eq!(storage.read("d"), Stored::Nothing);
    }
}
