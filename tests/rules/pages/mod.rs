//! The pages of the repository, README first, say what is so: links lead somewhere, commands and options exist, numbers
//! and tables are those of the code and its data, the version is that of the change log, the texts for a store are
//! whole, and lines are not too long. Keys and buttons are in `tests/table/pages.rs`.

mod commands;
mod facts;
mod links;
mod linux;
mod prose;
mod store;
mod version;

use std::path::PathBuf;

use crate::words::{files, read, root};

/// A page: its path from the root of the repository, and its text.
struct Page {
    path: String,
    text: String,
}

/// Every page of the repository: the text files that end in `.md`.
fn pages() -> Vec<Page> {
    let mut all: Vec<PathBuf> = ["README.md", "CHANGELOG.md"]
        .map(|name| root().join(name))
        .into();
    for folder in ["src", "assets", "tests", "findings", ".github"] {
        all.extend(files(&root().join(folder), "md"));
    }
    let pages = all.into_iter().map(|path| {
        let text = read(&path);
        let path = path.strip_prefix(root()).expect("below the root");
        let path = path.to_str().expect("a name in letters").to_owned();
        Page { path, text }
    });
    // What a package manager brings is not ours.
    pages
        .filter(|page| !page.path.contains("node_modules"))
        .collect()
}

/// The text of one page.
pub fn page(path: &str) -> String {
    read(&root().join(path))
}

/// The rows of every table that begins with the column `first`: their cells, without the head.
pub fn table(text: &str, first: &str) -> Vec<Vec<String>> {
    let head = format!("| {first} |");
    let mut lines = text.lines().skip_while(|line| !line.starts_with(&head));
    assert!(lines.next().is_some(), "no table {head}");
    let rows = lines.skip(1).take_while(|line| line.starts_with('|'));
    let cells = |row: &str| -> Vec<String> {
        let row = row.trim_start_matches('|').trim_end_matches('|');
        row.split('|').map(|cell| cell.trim().to_owned()).collect()
    };
    rows.map(cells).collect()
}

/// What stands between backticks in a text, in order; blocks of code are left out.
fn quoted(text: &str) -> Vec<String> {
    let prose = text.split("```").step_by(2);
    let quoted = prose.flat_map(|prose| prose.split('`').skip(1).step_by(2));
    quoted
        .map(|quoted| quoted.split_whitespace().collect::<Vec<_>>().join(" "))
        .collect()
}
