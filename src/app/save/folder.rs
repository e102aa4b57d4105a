//! The folder for the player's data.

use directories::BaseDirs;
use std::path::PathBuf;

/// The folder that `GUYENNE_HOME` names, or else the one by the rules of the platform. `None` where the system knows no
/// home folder.
///
/// On Linux `$XDG_DATA_HOME/guyenne` or `~/.local/share/guyenne`, on macOS `~/Library/Application Support/guyenne`, on
/// Windows `%APPDATA%\guyenne`. Version 0.1.0 used the same folders.
#[must_use]
pub fn players_folder() -> Option<PathBuf> {
    let named = std::env::var_os("GUYENNE_HOME").filter(|folder| !folder.is_empty());
    if let Some(folder) = named {
        return Some(folder.into());
    }
    BaseDirs::new().map(|dirs| dirs.data_dir().join("guyenne"))
}
