//! The Fluent texts as the program carries them.

use crate::package::{locales, variable};
use std::{fs, io, path::Path};

/// Copies the Fluent files of a folder in every language, not those of folders in it, to `OUT_DIR/locales`.
///
/// # Errors
///
/// If a file cannot be read or written.
pub fn copy_texts(folder: &str) -> io::Result<()> {
    let to = Path::new(&variable("OUT_DIR")?).join("locales");
    for language in fs::read_dir(locales()?)? {
        let language = language?;
        let from = language.path().join(folder);
        println!("cargo::rerun-if-changed={}", from.display());
        copy(&from, &to.join(language.file_name()).join(folder))?;
    }
    Ok(())
}

fn copy(from: &Path, to: &Path) -> io::Result<()> {
    fs::create_dir_all(to)?;
    for file in fs::read_dir(from)? {
        let file = file?;
        if file.path().is_file() {
            fs::write(
                to.join(file.file_name()),
                stripped(&fs::read_to_string(file.path())?),
            )?;
        }
    }
    Ok(())
}

/// A Fluent text without its comments: the lines that begin with `#`.
fn stripped(text: &str) -> String {
    let lines = text.split_inclusive('\n');
    lines.filter(|line| !line.starts_with('#')).collect()
}
