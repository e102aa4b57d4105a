//! The prose of pages keeps to the width that comments keep to.

use super::pages;
use crate::source_rules::source::WIDEST;

/// The lines of a page that are wider, by their numbers. Blocks of code and tables may be as wide as they like, and so
/// may what has no place to break, a link for instance, and what is quoted to be given away as one line.
fn wide_lines(text: &str) -> Vec<usize> {
    let mut is_code = false;
    let mut wide = Vec::new();
    for (n, line) in text.lines().enumerate() {
        let words = line.trim().trim_start_matches("- ");
        if words.starts_with("```") {
            is_code = !is_code;
        } else if !is_code
            && !words.starts_with(['|', '>'])
            && words.contains(' ')
            && line.chars().count() > WIDEST
        {
            wide.push(n + 1);
        }
    }
    wide
}

#[test]
fn the_prose_of_pages_keeps_to_its_width() {
    let wide = pages().into_iter().flat_map(|page| {
        let lines = wide_lines(&page.text).into_iter();
        lines.map(move |line| format!("{}:{line}", page.path))
    });
    assert_eq!(wide.collect::<Vec<_>>(), [""; 0]);
}

#[test]
fn wide_lines_are_found() {
    let words = "word ".repeat(25);
    let link = format!("[link]({})", "x".repeat(WIDEST));
    let text =
        format!("{words}\n| {words}|\n> {words}\n```text\n{words}\n```\n{link}\n- {words}\n");
    assert_eq!(wide_lines(&text), [1, 8]);
}
