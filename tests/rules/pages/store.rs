//! The texts for the page of a store: each language has one, with every part and every maker, and French keeps its
//! typography.

use super::page;
use crate::words::{fault_of_french, languages};

/// The most letters of the short description of a page on itch.io.
const SUMMARY: usize = 160;
/// The headings after the description.
const HEADINGS: usize = 6;
/// Who made the games that are adapted.
const MAKERS: [&str; 3] = [
    "Jean-Baptiste Journaux",
    "Romain Boyaud",
    "Jean-Gabriel Chabrat",
];

#[test]
fn every_language_has_a_text_for_the_store() {
    for language in languages() {
        let text = page(&format!("assets/store/{language}.md"));
        assert!(text.starts_with("# Guyenne\n"), "{language}");
        let summaries = text.lines().filter_map(|line| line.strip_prefix("> "));
        let lengths: Vec<usize> = summaries.map(|line| line.chars().count()).collect();
        assert!(
            lengths.len() == 1 && lengths[0] <= SUMMARY,
            "{language}: {lengths:?}"
        );
        let headings = text.lines().filter(|line| line.starts_with("## "));
        assert_eq!(headings.count(), HEADINGS, "{language}");
        let words: Vec<&str> = text.split_whitespace().collect();
        let words = words.join(" ");
        for maker in MAKERS {
            assert!(words.contains(maker), "{language}: no {maker}");
        }
    }
}

#[test]
fn the_french_text_keeps_its_typography() {
    assert_eq!(fault_of_french(&page("assets/store/fr.md")), None);
}
