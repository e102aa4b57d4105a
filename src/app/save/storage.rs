//! Stores texts by name: in files in a folder on a computer, in the browser's storage on a page, or in memory where
//! there is neither.

#[cfg(not(target_arch = "wasm32"))]
use super::folder::players_folder;
#[cfg(target_arch = "wasm32")]
use crate::app::web::LocalStorage;
use crate::i18n::LocalizedText;
#[cfg(not(target_arch = "wasm32"))]
use std::path::PathBuf;
use std::{collections::BTreeMap, io};

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
            Self::Full => LocalizedText::new("storage-full"),
            Self::Denied => LocalizedText::new("storage-denied"),
            Self::ReadOnly => LocalizedText::new("storage-read-only"),
            Self::NoFolder => LocalizedText::new("storage-no-folder"),
            Self::Other(words) => LocalizedText::new("storage-other").with("words", words.clone()),
        }
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
}

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
        Self {
            backend: Backend::Memory(BTreeMap::new()),
        }
    }

    /// A folder, created at the first write.
    #[cfg(not(target_arch = "wasm32"))]
    #[must_use]
    pub fn in_folder(folder: impl Into<PathBuf>) -> Self {
        Self {
            backend: Backend::Folder(folder.into()),
        }
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
            return Self {
                backend: Backend::Browser(storage),
            };
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

    /// Reads a text.
    pub(super) fn read(&self, name: &str) -> Stored {
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
        match &mut self.backend {
            #[cfg(not(target_arch = "wasm32"))]
            Backend::Folder(folder) => {
                std::fs::create_dir_all(&*folder)?;
                write_whole(&folder.join(name), text)?;
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

/// Whether an error says that the file does not exist.
#[cfg(not(target_arch = "wasm32"))]
fn is_absent(error: &io::Error) -> bool {
    matches!(
        error.kind(),
        io::ErrorKind::NotFound | io::ErrorKind::NotADirectory
    )
}

/// Writes a file so that a crash at any moment leaves either the old or the new text.
#[cfg(not(target_arch = "wasm32"))]
pub(super) fn write_whole(path: &std::path::Path, text: &str) -> io::Result<()> {
    use io::Write;
    let mut file = atomic_write_file::AtomicWriteFile::open(path)?;
    file.write_all(text.as_bytes())?;
    file.commit()
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
}
