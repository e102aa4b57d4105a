//! Checks of the names of types: one name for one type within a game and within what games share, and no old names.

use std::collections::BTreeMap;

use super::Breach;
use super::layers::game;
use super::source::{Source, Token};

/// Names of types that gave way to the field's word: a reader would not look for them.
pub const OLD_NAMES: &[&str] = &[
    "Adviser",
    "Advice",
    "Aloud",
    "Asleep",
    "Chosen",
    "Confirmed",
    "Counsel",
    "Design",
    "Drawer",
    "Feel",
    "Fork",
    "Gesture",
    "Glance",
    "Hear",
    "Keeper",
    "Kept",
    "Ledger",
    "Lettering",
    "Leveled",
    "Mind",
    "NotBegun",
    "PageAge",
    "Pondering",
    "Presence",
    "Recalled",
    "Say",
    "Sheets",
    "Shelf",
    "Shown",
    "Sight",
    "Teller",
    "Terms",
    "Told",
    "Typefaces",
    "Understudy",
    "Verb",
    "Versal",
    "Witness",
];

/// The types that a file defines at its outermost level, each with its line.
fn types(source: &Source) -> Vec<(&str, usize)> {
    let code: Vec<&Token> = source.code();
    let mut depth = 0usize;
    let mut found = Vec::new();
    for pair in code.windows(2) {
        let (word, name) = (pair[0], pair[1]);
        if word.is("{") {
            depth += 1;
        } else if word.is("}") {
            depth = depth.saturating_sub(1);
        }
        let defines = ["struct", "enum", "trait", "union", "type"]
            .iter()
            .any(|keyword| word.is(keyword));
        if depth == 0 && defines && name.text.starts_with(char::is_uppercase) {
            found.push((name.text.as_str(), word.line));
        }
    }
    found
}

/// Whether the file belongs to the library; programs have names of their own.
fn is_library(source: &Source) -> bool {
    !source.is_below(&["src/bin", "src/main.rs"])
}

pub(super) fn a_name_stands_for_one_type(sources: &[Source]) -> Vec<Breach> {
    let mut defined: BTreeMap<(Option<&str>, &str), Vec<(&Source, usize)>> = BTreeMap::new();
    for source in sources.iter().filter(|source| is_library(source)) {
        for (name, line) in types(source) {
            let places = defined.entry((game(&source.path), name)).or_default();
            if places.iter().all(|(other, _)| other.path != source.path) {
                places.push((source, line));
            }
        }
    }
    let doubled = defined.iter().filter(|(_, places)| places.len() > 1);
    doubled
        .flat_map(|((_, name), places)| {
            places
                .iter()
                .map(move |&(source, line)| Breach::new(source, line, format!("another {name}")))
        })
        .collect()
}

pub(super) fn types_have_no_old_name(sources: &[Source]) -> Vec<Breach> {
    let old = |source| {
        types(source)
            .into_iter()
            .filter(|(name, _)| OLD_NAMES.contains(name))
            .map(move |(name, line)| Breach::new(source, line, name))
    };
    sources.iter().flat_map(old).collect()
}
