//! Whether the player's folder keeps anything: if it does not, the player is told once, when the program starts, what
//! is lost, where it was tried and what helps.

use std::io::{self, Write as _};
use std::path::Path;
use std::{fs, process};

use bevy::prelude::*;
use kit_files as files;
use kit_i18n::LocalizedText;

use crate::app::save::{StorageError, players_folder};
use crate::app::toast::Toast;
use crate::keys;

/// How many bytes are written to see whether there is room: a block of a disk.
const BLOCK: usize = 4096;

/// Tells it at the start.
pub fn plugin(app: &mut App) {
    app.add_systems(Startup, tell_if_nothing_is_kept);
}

fn tell_if_nothing_is_kept(mut toasts: MessageWriter<Toast>) {
    if let Some(told) = nothing_is_kept(players_folder().as_deref()) {
        toasts.write(Toast(told));
    }
}

/// The message that nothing is kept in this folder; `None` if it can be written.
fn nothing_is_kept(folder: Option<&Path>) -> Option<LocalizedText> {
    let Some(folder) = folder else {
        warn!("no home folder is known: nothing is kept");
        return Some(LocalizedText::new(keys::TOAST_NO_HOME_FOLDER));
    };
    let problem = StorageError::from(try_to_write(folder).err()?);
    let folder = folder.display().to_string();
    warn!("{folder}: {problem}: nothing is kept");
    let told = LocalizedText::new(keys::TOAST_FOLDER_KEEPS_NOTHING);
    Some(told.with("folder", folder).with("reason", problem.text()))
}

/// Writes a file of this process alone into a folder, and removes it.
fn try_to_write(folder: &Path) -> io::Result<()> {
    files::create_folder(folder)?;
    let file = folder.join(format!("try-{}", process::id()));
    let written = files::create(&file).and_then(|mut file| file.write_all(&[0; BLOCK]));
    // If it was never made, there is none.
    let _none = fs::remove_file(&file);
    written
}

#[cfg(test)]
mod tests {
    use super::*;
    use kit_i18n::{Language, Localizer};
    use std::path::PathBuf;

    fn scratch(name: &str) -> PathBuf {
        std::env::temp_dir().join(format!("guyenne-kept-{name}-{}", process::id()))
    }

    #[test]
    fn a_folder_that_can_be_written_is_made_and_left_empty() {
        let home = scratch("home");
        assert_eq!(nothing_is_kept(Some(&home.join("guyenne"))), None);
        let left = fs::read_dir(home.join("guyenne")).expect("a folder");
        assert_eq!(left.count(), 0);
        fs::remove_dir_all(&home).expect("ours");
    }

    #[test]
    fn a_folder_that_cannot_be_written_is_told_with_the_reason_in_every_language() {
        // Nothing can be written below a file, by root either.
        let file = scratch("file");
        fs::write(&file, "").expect("ours");
        let folder = file.join("guyenne");
        let told = nothing_is_kept(Some(&folder)).expect("it fails");
        let nowhere = nothing_is_kept(None).expect("there is none");
        fs::remove_file(&file).expect("ours");
        for language in Language::ALL {
            let localizer = Localizer::new(language);
            let said = localizer.localize(&told);
            let reason = localizer.localize(&StorageError::NoFolder.text());
            for part in [&*folder.to_string_lossy(), &reason, "GUYENNE_HOME"] {
                assert!(said.contains(part), "{language:?}: {part}: {said}");
            }
            let said = localizer.localize(&nowhere);
            assert!(said.contains("GUYENNE_HOME"), "{language:?}: {said}");
        }
    }
}
