//! The texts for the page of a store: each language has one, with every part and every maker, French keeps its
//! typography, and what is uploaded is what the release makes.

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

/// The names of the systems for which the game is built, as the builder of the downloads has them.
fn systems() -> Vec<String> {
    let source = page("src/bin/release/command/target.rs");
    assert!(source.contains("format!(\"guyenne-{version}-{}\", self.name)"));
    let lines = source.lines().map(str::trim);
    let names = lines.filter_map(|line| line.strip_prefix("name: \"")?.strip_suffix("\","));
    names.map(str::to_owned).collect()
}

#[test]
fn what_is_uploaded_is_what_the_release_makes() {
    let systems = systems();
    assert_eq!(systems.len(), 3, "{systems:?}");
    let text = page("assets/store/README.md");
    let version = format!("\nV={}\n", env!("CARGO_PKG_VERSION"));
    assert!(text.contains(&version), "not the version");
    let lines = text
        .lines()
        .filter_map(|line| line.strip_prefix("butler push dist/"));
    let pushed: Vec<Vec<&str>> = lines
        .map(|line| line.split_whitespace().take(2).collect())
        .collect();
    let mut wanted = vec![[
        "guyenne-web.zip".to_owned(),
        "USER/guyenne:html5".to_owned(),
    ]];
    for name in &systems {
        let folder = format!("guyenne-$V-{name}");
        let unpacks = match name.starts_with("windows") {
            true => format!("\nunzip -q -d dist dist/{folder}.zip\n"),
            false => format!("\ntar -C dist -xzf dist/{folder}.tar.gz\n"),
        };
        assert!(text.contains(&unpacks), "no line {unpacks}");
        wanted.push([folder, format!("USER/guyenne:{name}")]);
    }
    assert_eq!(pushed, wanted);
}

#[test]
fn the_french_text_keeps_its_typography() {
    assert_eq!(fault_of_french(&page("assets/store/fr.md")), None);
}

/// The bytes of a file of the checkout.
fn bytes(file: &str) -> Vec<u8> {
    let path = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join(file);
    std::fs::read(&path).unwrap_or_else(|problem| panic!("{file}: {problem}"))
}

/// It is what the README shows first, and repeats.
#[test]
fn the_moving_picture_comes_first_and_is_small() {
    const PICTURE: &str = "assets/store/combat.gif";
    let readme = page("README.md");
    let first = readme.split("](").nth(1).unwrap_or_default();
    assert!(first.starts_with(PICTURE), "{first}");
    let picture = bytes(PICTURE);
    assert!(picture.len() <= 5_000_000, "{} bytes", picture.len());
    assert!(picture.starts_with(b"GIF89a"));
    let repeats = b"NETSCAPE2.0";
    assert!(picture.windows(repeats.len()).any(|part| part == repeats));
}

#[test]
fn the_cover_has_the_size_of_the_store() {
    let cover = bytes("assets/store/cover.png");
    // The head of a PNG: its width and height stand in the first chunk, big-endian.
    assert_eq!(cover[1..4], *b"PNG");
    assert_eq!(cover[16..20], 630_u32.to_be_bytes());
    assert_eq!(cover[20..24], 500_u32.to_be_bytes());
}
