//! Checks of names: one name for one type within a game and what games share, no old names of types and files, and no
//! public item that nothing uses.

use std::collections::BTreeMap;

use super::Breach;
use super::layers::game;
use super::places::inside;
use super::source::{Source, Token};

/// Names of types that gave way to the field's word, or that are Bevy's: a reader would not look for them. Not here are
/// those of the same table that other things are rightly called by: `Choice`, `Ending`, `Goal`, `Lesson`, `Plan` and
/// `Script`.
pub const OLD_NAMES: &[&str] = &[
    "Adviser",
    "Advice",
    "Aloud",
    "Appears",
    "Ask",
    "Asleep",
    "Begin",
    "Chances",
    "Chosen",
    "Class",
    "Cloth",
    "Coming",
    "Confirmed",
    "Counsel",
    "Design",
    "Drawer",
    "Face",
    "Feel",
    "Fit",
    "Fork",
    "Gesture",
    "Glance",
    "Head",
    "Hear",
    "Keeper",
    "Kept",
    "Leaf",
    "Ledger",
    "Lettering",
    "Leveled",
    "Lies",
    "Look",
    "Means",
    "Mind",
    "Mixture",
    "Motion",
    "NotBegun",
    "Notice",
    "Offer",
    "PageAge",
    "Pen",
    "Pondering",
    "Presence",
    "Rank",
    "Recalled",
    "Reckoner",
    "Say",
    "Sheets",
    "Shelf",
    "Shown",
    "Sight",
    "Spot",
    "State",
    "Store",
    "Teller",
    "Terms",
    "Told",
    "Typefaces",
    "Understudy",
    "Verb",
    "Versal",
    "What",
    "Witness",
    "World",
    "Worth",
];

/// Names of files and folders that gave way to the field's word.
const OLD_FILES: &[&str] = &[
    "advice",
    "breach",
    "choose",
    "holders",
    "honesty",
    "imagine",
    "inputs",
    "jolt",
    "kept",
    "kit",
    "leaf",
    "notice",
    "owed",
    "quill",
    "reckoner",
    "rehearsal",
    "say",
    "school",
    "scroll",
    "sparks",
    "speech",
    "spoken",
    "stir",
    "tell",
    "tidy",
    "tips",
    "witness",
    "worlds",
    "worth",
];

/// Public items that only the tests in `tests` use: the laws count the cards of a position, and the proofs of hidden
/// hands exchange what a seat cannot see, and what lies where under Guyenne's veil.
const FOR_TESTS: &[&str] = &["census", "exchange", "exchange_hidden"];

/// The definition of a type.
struct TypeName<'a> {
    name: &'a str,
    line: usize,
    /// Whether it is another name for a type.
    is_alias: bool,
}

/// The types that a file defines at its outermost level.
fn types(source: &Source) -> Vec<TypeName<'_>> {
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
            found.push(TypeName {
                name: &name.text,
                line: word.line,
                is_alias: word.is("type"),
            });
        }
    }
    found
}

/// Whether the file belongs to the library; programs have names of their own.
fn is_library(source: &Source) -> bool {
    !source.is_below(&["src/bin", "src/main.rs"])
}

/// A game may call what it makes of a shared type by the same name: `type EventQueue = event_queue::EventQueue<Event>`.
pub(super) fn a_name_stands_for_one_type(sources: &[Source]) -> Vec<Breach> {
    let mut defined: BTreeMap<(Option<&str>, &str), Vec<(&Source, TypeName)>> = BTreeMap::new();
    for source in sources.iter().filter(|source| is_library(source)) {
        for found in types(source) {
            let places = defined.entry((game(&source.path), found.name)).or_default();
            if places.iter().all(|(other, _)| other.path != source.path) {
                places.push((source, found));
            }
        }
    }
    let mut doubled = Vec::new();
    for (&(of, name), places) in &defined {
        let is_shared = of.is_some() && defined.contains_key(&(None, name));
        for (source, found) in places {
            if places.len() > 1 || (is_shared && !found.is_alias) {
                doubled.push(Breach::new(source, found.line, format!("another {name}")));
            }
        }
    }
    doubled
}

pub(super) fn types_have_no_old_name(sources: &[Source]) -> Vec<Breach> {
    let old = |source| {
        types(source)
            .into_iter()
            .filter(|found| OLD_NAMES.contains(&found.name))
            .map(move |found| Breach::new(source, found.line, found.name))
    };
    sources.iter().flat_map(old).collect()
}

pub(super) fn files_have_no_old_name(sources: &[Source]) -> Vec<Breach> {
    let old = |source| -> Option<Breach> {
        let path: &Source = source;
        let mut names = path.path.trim_end_matches(".rs").split('/');
        names
            .find(|name| OLD_FILES.contains(name))
            .map(|name| Breach::new(path, 1, name))
    };
    let library = sources.iter().filter(|source| is_library(source));
    library.filter_map(old).collect()
}

/// Where the words after `pub` at `at` begin: after `(crate)` and the like.
fn after_visibility(code: &[&Token], at: usize) -> usize {
    match code.get(at + 1) {
        Some(token) if token.is("(") => at + 3 + inside(code, at + 1).len(),
        _ => at + 1,
    }
}

/// The public items that a file defines, wherever in it, each with its line.
fn public_items<'a>(code: &[&'a Token]) -> Vec<(&'a str, usize)> {
    let items = ["fn", "const", "static", "struct", "enum", "type", "trait"];
    let mut found = Vec::new();
    for at in (0..code.len()).filter(|&at| code[at].is("pub")) {
        let mut next = after_visibility(code, at);
        if code.get(next + 1).is_some_and(|token| token.is("fn")) {
            next += 1;
        }
        if let (Some(keyword), Some(name)) = (code.get(next), code.get(next + 1))
            && items.iter().any(|item| keyword.is(item))
        {
            found.push((name.text.as_str(), name.line));
        }
    }
    found
}

/// How often each name stands in these files, without what is only handed on (`pub use`).
fn count_names<'a>(sources: impl Iterator<Item = &'a Source>) -> BTreeMap<&'a str, usize> {
    let mut count = BTreeMap::new();
    for source in sources {
        let code = source.code();
        let mut at = 0;
        while at < code.len() {
            let next = after_visibility(&code, at);
            if code[at].is("pub") && code.get(next).is_some_and(|token| token.is("use")) {
                at += code[at..].iter().take_while(|token| !token.is(";")).count();
            } else {
                *count.entry(code[at].text.as_str()).or_insert(0) += 1;
            }
            at += 1;
        }
    }
    count
}

/// What games share may be used anywhere; what a game has only by that game and by what they share. Another game may
/// have an item of the same name.
pub(super) fn public_items_are_used(sources: &[Source]) -> Vec<Breach> {
    let mut counts: BTreeMap<Option<&str>, BTreeMap<&str, usize>> = BTreeMap::new();
    let mut found = Vec::new();
    for source in sources.iter().filter(|source| is_library(source)) {
        let of = game(&source.path);
        let may_use = |user: &&Source| {
            let other = game(&user.path);
            of.is_none() || other.is_none() || other == of
        };
        let count = counts
            .entry(of)
            .or_insert_with(|| count_names(sources.iter().filter(may_use)));
        let items = public_items(&source.code());
        let unused = items
            .into_iter()
            .filter(|(name, _)| count.get(name) == Some(&1) && !FOR_TESTS.contains(name));
        found.extend(unused.map(|(name, line)| Breach::new(source, line, name)));
    }
    found
}
