//! Links of pages lead to files and headings, files that pages and comments name exist, and tests that pages name,
//! every page is reached from the README and from the map, and the README stays short.

use std::collections::BTreeSet;
use std::path::{Component, Path, PathBuf};

use super::commands::commands;
use super::{Page, page, pages, quoted};
use crate::words::{files, games, read, root};

/// The most lines of the README: it is read in a minute.
const README_LINES: usize = 120;

/// The targets of the links and pictures of a page.
fn targets(text: &str) -> impl Iterator<Item = &str> {
    let after = text.split("](").skip(1);
    after.filter_map(|rest| rest.split_once(')').map(|(target, _)| target))
}

/// The name by which a heading can be linked to.
fn anchor(heading: &str) -> String {
    let letters = heading.trim().chars().filter_map(|sign| match sign {
        ' ' => Some('-'),
        '-' | '_' => Some(sign),
        sign if sign.is_alphanumeric() => Some(sign.to_ascii_lowercase()),
        _ => None,
    });
    letters.collect()
}

/// The names of all headings of a page.
fn anchors(text: &str) -> Vec<String> {
    let headings = text.lines().filter(|line| line.starts_with('#'));
    headings
        .map(|line| anchor(line.trim_start_matches('#')))
        .collect()
}

/// The path that `target` names in a file at `from`, both from the root.
fn followed(from: &str, target: &str) -> PathBuf {
    let mut path = Path::new(from).parent().expect("a folder").to_path_buf();
    for part in Path::new(target).components() {
        match part {
            Component::ParentDir => assert!(path.pop(), "{from}: {target} leaves the repository"),
            Component::Normal(name) => path.push(name),
            _ => {}
        }
    }
    path
}

/// The files that a page links to, each from the root, with the heading that is meant.
fn linked(page: &Page) -> Vec<(PathBuf, Option<String>)> {
    let own = targets(&page.text).filter(|target| !target.starts_with("https:"));
    own.map(|target| {
        let (file, heading) = match target.split_once('#') {
            Some((file, heading)) => (file, Some(heading.to_owned())),
            None => (target, None),
        };
        let path = if file.is_empty() {
            PathBuf::from(&page.path)
        } else {
            followed(&page.path, file)
        };
        (path, heading)
    })
    .collect()
}

#[test]
fn links_between_pages_lead_somewhere() {
    let mut seen = 0;
    for one in pages() {
        for (path, heading) in linked(&one) {
            let name = path.display();
            assert!(root().join(&path).exists(), "{}: {name}", one.path);
            if let Some(heading) = heading {
                let text = page(path.to_str().expect("a name in letters"));
                let known = anchors(&text).contains(&heading);
                assert!(known, "{}: {name} has no heading {heading}", one.path);
            }
            seen += 1;
        }
    }
    assert!(seen > 30, "only {seen} links");
}

/// Whether a page names this file of ours by its path from the root: `<game>` stands for each game that has it. Other
/// names with a gap stand for files that are to be written.
fn is_there(path: &str) -> bool {
    let named = |path: &str| root().join(path).exists();
    match path.split_once("<game>") {
        Some(_) => games()
            .iter()
            .any(|game| named(&path.replace("<game>", game))),
        None => named(path),
    }
}

/// Whether a word is the path of a file or folder of ours that should exist: it has no gap but `<game>`.
fn is_ours(word: &str) -> bool {
    let ours = ["src/", "assets/", "tests/"];
    let rest = word.replace("<game>", "");
    let has_gap =
        rest.contains(['<', '*']) || ["NAME", "GAME"].iter().any(|gap| rest.contains(gap));
    ours.iter().any(|at| word.starts_with(at)) && !has_gap
}

#[test]
fn the_files_that_pages_name_exist() {
    let mut seen = 0;
    for one in pages().iter().filter(|page| page.path != "CHANGELOG.md") {
        for text in quoted(&one.text) {
            if is_ours(&text) && !text.contains(' ') {
                assert!(is_there(&text), "{}: {text}", one.path);
                seen += 1;
            }
        }
    }
    assert!(seen > 60, "only {seen} files");
}

/// The paths of ours that the comments of a source name, each from the root.
fn named_in_comments(source: &str) -> Vec<&str> {
    let comments = source.lines().map(str::trim_start);
    let comments = comments.filter(|line| line.starts_with("//"));
    let words = comments.flat_map(|line| {
        line.split(|sign: char| !sign.is_ascii_alphanumeric() && !"_-./<>*".contains(sign))
    });
    let words = words.map(|word| word.trim_end_matches('.'));
    words.filter(|word| is_ours(word)).collect()
}

#[test]
fn the_files_that_comments_name_exist() {
    let mut seen = 0;
    for file in ["src", "tests"]
        .map(|at| files(&root().join(at), "rs"))
        .concat()
    {
        for path in named_in_comments(&read(&file)) {
            assert!(is_there(path), "{}: {path}", file.display());
            seen += 1;
        }
    }
    assert!(seen > 80, "only {seen} files");
}

#[test]
fn files_are_found_in_comments() {
    let source = "//! See `tests/a.rs`, src/b and (`assets/c/<game>`).\n    // Not `assets/<language>`, x/src/d.\nf(\"src/e\");";
    let named = named_in_comments(source);
    assert_eq!(named, ["tests/a.rs", "src/b", "assets/c/<game>"]);
}

#[test]
fn the_tests_that_pages_name_exist() {
    let mut tests = String::new();
    for file in ["src", "tests"]
        .map(|at| files(&root().join(at), "rs"))
        .concat()
    {
        let path = file.strip_prefix(root()).expect("below the root");
        tests.push_str(&path.to_string_lossy());
        let text = read(&file);
        let names = text
            .split("#[test]")
            .skip(1)
            .filter_map(|test| test.split_once("fn "));
        names.for_each(|(_, test)| tests.extend(test.split('(').next()));
    }
    let mut seen = 0;
    for command in commands() {
        let name = match command.words.iter().map(String::as_str).collect::<Vec<_>>()[..] {
            ["cargo", "rules", name] | ["cargo", "test", "--test", "table", name] => name,
            [".cargo/test", name] => name,
            _ => continue,
        };
        if name.starts_with("--") {
            continue;
        }
        assert!(
            name == "NAME" || tests.contains(name),
            "{}: {name}",
            command.path
        );
        seen += 1;
    }
    assert!(seen > 15, "only {seen} tests");
}

#[test]
fn every_page_of_the_sources_is_reached_from_the_readme_and_from_the_map() {
    let all = pages();
    let readme = all.iter().find(|page| page.path == "README.md");
    let from_readme = linked(readme.expect("the README"));
    let map = page("src/lib.rs");
    // This page is part of its module.
    let in_module = "src/app/accessibility/guidelines.md";
    assert!(map.contains("(app::accessibility)"), "{in_module}");
    let mut seen = 0;
    for one in all.iter().filter(|page| page.path.starts_with("src/")) {
        let is_linked = from_readme
            .iter()
            .any(|(path, _)| path == Path::new(&one.path));
        assert!(is_linked, "the README does not link to {}", one.path);
        let included = format!("include_str!(\"{}\")", &one.path["src/".len()..]);
        let is_on_map = map.contains(&included) || one.path == in_module;
        assert!(is_on_map, "src/lib.rs: no {included}");
        seen += 1;
    }
    assert!(seen > 10, "only {seen} pages");
}

/// Pages of `assets`, `tests` and `.github` need not stand in the README: from page to page is enough.
#[test]
fn every_page_is_reached_by_links() {
    let all = pages();
    let mut reached = BTreeSet::from([PathBuf::from("README.md")]);
    let mut last = 0;
    while last < reached.len() {
        last = reached.len();
        for one in &all {
            if reached.contains(Path::new(&one.path)) {
                reached.extend(linked(one).into_iter().map(|(path, _)| path));
            }
        }
    }
    // GitHub shows it to whoever opens a pull request.
    let form = ".github/PULL_REQUEST_TEMPLATE.md";
    for one in all.iter().filter(|page| page.path != form) {
        let is_reached = reached.contains(Path::new(&one.path));
        assert!(is_reached, "no page leads to {}", one.path);
    }
}

#[test]
fn the_readme_is_read_in_a_minute() {
    let lines = page("README.md").lines().count();
    assert!(lines <= README_LINES, "{lines} lines");
}

#[test]
fn the_decisions_and_the_page_of_findings_stay_short() {
    let decisions = page("src/decisions.md");
    let count = decisions
        .lines()
        .filter(|line| line.starts_with("## "))
        .count();
    assert!((6..=10).contains(&count), "{count} decisions");
    let lines = page("findings/README.md").lines().count();
    assert!(lines <= 10, "{lines} lines");
}

/// What `src/lib.rs` says of the binaries, and which features they need, is what the manifest says.
#[test]
fn the_map_names_every_binary_and_its_feature() {
    let manifest = read(&root().join("Cargo.toml"));
    let map = read(&root().join("src/lib.rs")).replace("\n//! ", " ");
    let told = map.split("Binaries: ").nth(1).expect("the binaries");
    let told = told.split("\n//!").next().expect("a paragraph");
    let mut seen = 0;
    for entry in manifest.split("[[bin]]").skip(1) {
        let entry = entry.split("\n[").next().expect("a table");
        let value = |key: &str| {
            let line = entry.lines().find(|line| line.starts_with(key))?;
            line.split('"').nth(1)
        };
        let name = value("name").expect("a name");
        assert!(told.contains(&format!("`{name}` (")), "{name} is not told");
        let expected = match name {
            "guyenne" | "tour" => Some("app"),
            "arena" => None,
            own => Some(own),
        };
        assert_eq!(value("required-features"), expected, "{name}");
        seen += 1;
    }
    assert!(seen > 5, "{seen} binaries");
    let rule = "The first two need the feature `app`; `arena` needs none; the others need one each, of their name.";
    assert!(told.ends_with(rule), "{told}");
}

#[test]
fn headings_have_the_names_that_links_use() {
    assert_eq!(anchor(" 3.1 The counters (ours)"), "31-the-counters-ours");
    assert_eq!(anchor("No `bsn!`"), "no-bsn");
    assert_eq!(
        followed("src/games/a.md", "../../tests/b"),
        Path::new("tests/b")
    );
}
