//! The Fluent texts as the program carries them.

use crate::package::{locales, read, variable};
use std::{fs, io, path::Path};

/// Writes `OUT_DIR/words/<language>.ftl` for every language, which `kit_i18n::words_of!` compiles in: these files one
/// after the other, so that messages of one may refer to those of another.
///
/// Files are named as each language's folder in `assets/locales` has them, without their ending: `"guyenne/log"`.
///
/// # Errors
///
/// If a file cannot be read or written.
pub fn write_texts(files: &[&str]) -> io::Result<()> {
    let to = Path::new(&variable("OUT_DIR")?).join("words");
    fs::create_dir_all(&to)?;
    for language in fs::read_dir(locales()?)? {
        let language = language?;
        let mut all = String::new();
        for file in files {
            all += &stripped(&read(&language.path(), file)?);
            all.push('\n');
        }
        let name = language.file_name();
        fs::write(to.join(&name).with_extension("ftl"), all)?;
    }
    Ok(())
}

/// A Fluent text without its comments: the lines that begin with `#`.
#[must_use]
pub fn stripped(text: &str) -> String {
    let lines = text.split_inclusive('\n');
    lines.filter(|line| !line.starts_with('#')).collect()
}
