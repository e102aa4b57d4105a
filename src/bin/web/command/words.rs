//! The messages in the languages that the program does not carry on a page: one file for each, beside the program.
//! `assets/web/words.js` fetches the one that is spoken.

use std::fs;
use std::path::{Path, PathBuf};

use kit_locales::stripped;

use super::packed_file::PackedFile;
use super::tool::{self, Trouble};

/// The folder of the files, beside the page.
pub const WORDS: &str = "words/";
/// The type of the files: hosts compress it, which they do not do with one that they do not know.
const ENDING: &str = "txt";
/// The language that the program carries (`kit_i18n::words_of`).
const CARRIED: &str = "en";
/// The file of each language that is the page's own: `page` fills it in.
const OF_THE_PAGE: &str = "page.ftl";

/// The files: for every language all its messages, without comments, in an order that depends on names only.
pub fn files(locales: &Path) -> Result<Vec<PackedFile>, Trouble> {
    let mut files = Vec::new();
    for folder in sorted(locales)? {
        let language = folder.file_name().unwrap_or_default().to_string_lossy();
        if language != CARRIED {
            let mut all = String::new();
            add(&folder, &mut all)?;
            files.push(PackedFile {
                name: format!("{WORDS}{language}.{ENDING}"),
                bytes: all.into_bytes(),
            });
        }
    }
    Ok(files)
}

/// Adds the messages of the files below a folder.
fn add(folder: &Path, all: &mut String) -> Result<(), Trouble> {
    for path in sorted(folder)? {
        if path.is_dir() {
            add(&path, all)?;
        } else if !path.ends_with(OF_THE_PAGE) {
            all.push_str(&stripped(&tool::read_text(&path)?));
            all.push('\n');
        }
    }
    Ok(())
}

/// What lies in a folder, sorted.
fn sorted(folder: &Path) -> Result<Vec<PathBuf>, Trouble> {
    let entries = fs::read_dir(folder).map_err(tool::at(folder))?;
    let paths = entries.map(|entry| Ok(entry.map_err(tool::at(folder))?.path()));
    let mut paths: Vec<PathBuf> = paths.collect::<Result<_, Trouble>>()?;
    paths.sort();
    Ok(paths)
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::super::root;
    use super::*;

    fn keys(text: &str) -> impl Iterator<Item = &str> {
        text.lines().filter_map(|line| {
            let (key, _) = line.split_once(" =")?;
            key.starts_with(|first: char| first.is_ascii_alphabetic())
                .then_some(key)
        })
    }

    #[test]
    fn each_file_has_every_message_once_and_nothing_else() {
        let locales = root::root().join("assets/locales");
        let mut english = String::new();
        add(&locales.join(CARRIED), &mut english).unwrap();
        let wanted: BTreeSet<&str> = keys(&english).collect();
        assert!(wanted.contains("pause-quit"), "{wanted:?}");
        let files = files(&locales).unwrap();
        let names: Vec<&str> = files.iter().map(|file| file.name.as_str()).collect();
        assert_eq!(names, ["words/de.txt", "words/es.txt", "words/fr.txt"]);
        for PackedFile { name, bytes } in &files {
            let text = core::str::from_utf8(bytes).unwrap();
            assert!(!text.lines().any(|line| line.starts_with('#')), "{name}");
            assert!(
                !text.contains("\npage-tagline ="),
                "{name} has the page's own"
            );
            let all: Vec<&str> = keys(text).collect();
            assert_eq!(all.len(), wanted.len(), "{name}");
            assert_eq!(all.into_iter().collect::<BTreeSet<_>>(), wanted, "{name}");
        }
    }
}
