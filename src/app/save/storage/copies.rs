//! Texts that may be damaged, and copies of them.

#[cfg(not(target_arch = "wasm32"))]
use super::Backend;
use super::{Storage, StorageError, Stored};
#[cfg(not(target_arch = "wasm32"))]
use kit_files as files;
#[cfg(not(target_arch = "wasm32"))]
use kit_table::stored::LenientText;

impl Storage {
    /// Reads a text as far as it is one, see [`LenientText::decode`].
    pub(in crate::app::save) fn read_decoded(&self, name: &str) -> Stored {
        #[cfg(not(target_arch = "wasm32"))]
        if let Backend::Folder(folder) = &self.backend
            && !self.is_remembered(name)
            && let Ok(bytes) = std::fs::read(folder.join(name))
        {
            return Stored::Text(LenientText::decode(&bytes));
        }
        self.read(name)
    }

    /// Copies what is stored under a name, byte by byte. What cannot be read is renamed.
    pub(in crate::app::save) fn copy(&mut self, from: &str, to: &str) -> Result<(), StorageError> {
        match &self.backend {
            #[cfg(not(target_arch = "wasm32"))]
            Backend::Folder(folder) if self.shadow.is_none() => {
                if let Ok(bytes) = std::fs::read(folder.join(from)) {
                    files::write_whole(&folder.join(to), &bytes)?;
                    return Ok(());
                }
            }
            _ => {
                if let Stored::Text(text) = self.read(from) {
                    return self.write(to, &text);
                }
            }
        }
        self.rename(from, to)
    }
}
