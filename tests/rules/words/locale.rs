//! The locale files, read as plain text.

use std::{
    collections::{BTreeMap, BTreeSet},
    fs,
    path::{Path, PathBuf},
};

/// The language whose texts stand in for missing ones.
pub const FALLBACK: &str = "en";

/// The keys of one language, with their texts.
pub type Words = BTreeMap<String, String>;

/// The package's folder.
pub fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

/// The files below a folder with this ending, sorted.
pub fn files(folder: &Path, ending: &str) -> Vec<PathBuf> {
    let mut found = Vec::new();
    let entries = fs::read_dir(folder).unwrap_or_else(|e| panic!("{}: {e}", folder.display()));
    for entry in entries {
        let path = entry.expect("a readable folder").path();
        if path.is_dir() {
            found.extend(files(&path, ending));
        } else if path.extension().is_some_and(|e| e == ending) {
            found.push(path);
        }
    }
    found.sort();
    found
}

/// The text of a file.
pub fn read(path: &Path) -> String {
    fs::read_to_string(path).unwrap_or_else(|e| panic!("{}: {e}", path.display()))
}

pub fn languages() -> Vec<String> {
    let mut names: Vec<_> = fs::read_dir(root().join("assets/locales"))
        .expect("assets/locales")
        .map(|entry| entry.expect("a readable folder").file_name())
        .map(|name| name.to_string_lossy().into_owned())
        .collect();
    names.sort();
    names
}

/// All messages of a language. Panics if a key is given twice, also by two games.
pub fn words(language: &str) -> Words {
    words_of(language, &files(&folder(language), "ftl"))
}

pub fn folder(language: &str) -> PathBuf {
    root().join("assets/locales").join(language)
}

/// The owners of texts, apart from the shared ones.
pub fn games() -> Vec<String> {
    let entries = fs::read_dir(folder(FALLBACK)).expect("a folder for each language");
    let folders = entries.map(|entry| entry.expect("a readable folder").path());
    let folders = folders.filter(|path| path.is_dir());
    let name = |path: PathBuf| path.file_name().expect("a name").to_string_lossy().into();
    folders.map(name).collect()
}

/// The messages of some files of a language.
pub fn words_of(language: &str, files: &[PathBuf]) -> Words {
    let mut words = Words::new();
    for file in files {
        let mut key = None;
        for line in read(file).lines().filter(|line| !line.starts_with('#')) {
            if line.starts_with(|c: char| c.is_ascii_alphabetic()) {
                let (name, text) = line
                    .split_once(" =")
                    .unwrap_or_else(|| panic!("{}: {line}", file.display()));
                let before = words.insert(name.to_owned(), text.trim().to_owned());
                assert!(before.is_none(), "{language}: {name} stands twice");
                key = Some(name.to_owned());
            } else if let Some(text) = key.as_ref().and_then(|key| words.get_mut(key)) {
                text.push('\n');
                text.push_str(line);
            }
        }
    }
    words
}

/// The names after `$` in a text.
pub fn gaps(text: &str) -> BTreeSet<String> {
    text.split('$')
        .skip(1)
        .map(|rest| {
            rest.chars()
                .take_while(char::is_ascii_alphanumeric)
                .collect()
        })
        .collect()
}

/// The messages that a text refers to: `{ n-cards }`.
pub fn refers_to(text: &str) -> BTreeSet<String> {
    text.split('{')
        .skip(1)
        .filter_map(|rest| rest.split_once('}'))
        .map(|(inside, _)| inside.trim())
        .filter(|inside| {
            inside.starts_with(|c: char| c.is_ascii_lowercase())
                && inside
                    .chars()
                    .all(|c| c.is_ascii_alphanumeric() || c == '-')
        })
        .map(str::to_owned)
        .collect()
}

/// The placeables of a message and of all messages that it refers to.
pub fn all_gaps(words: &Words, key: &str) -> BTreeSet<String> {
    let text = words
        .get(key)
        .unwrap_or_else(|| panic!("nothing is called {key}"));
    refers_to(text)
        .iter()
        .flat_map(|other| all_gaps(words, other))
        .chain(gaps(text))
        .collect()
}
