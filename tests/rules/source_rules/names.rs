//! Checks of names: no public item that nothing uses, which no compiler sees across packages.

use std::collections::BTreeMap;

use super::Breach;
use super::modules::game;
use super::places::inside;
use super::source::{Source, Token};

/// Public items that only tests use. Those in `tests`: the laws count the cards of a position, and the proofs of hidden
/// hands exchange what a seat cannot see, and what lies where under Guyenne's veil. Those of the games' packages: what
/// the kit has for them. And what the library has for its page, until there is one; dates in words are for it.
const FOR_TESTS: &[&str] = &[
    "census",
    "exchange",
    "exchange_hidden",
    "assert_all_are_said",
    "words_without_paragraphs",
    "EXTREME_PAGES",
    "purge",
    "long_date",
    "short_date",
    "month_of_year",
    "time_of_day",
];

/// Whether the file belongs to the library; programs have names of their own.
fn is_library(source: &Source) -> bool {
    !source.is_below(&["src/bin", "src/main.rs"])
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
