//! Every paragraph of a leaflet, and every heading of the rulings, that the rules name as their source exists.

use std::fs;
use std::path::{Path, PathBuf};

/// The headings of the leaflet of 25 April 2022 that have rules, and how many paragraphs each has; a list belongs to
/// the paragraph before it.
const LEAFLET_2022: &[(&str, u32)] = &[
    ("Matériel", 1),
    ("Mise en Place", 5),
    ("Comment gagne-t-on ?", 1),
    ("Actions des joueurs", 1),
    ("Principe de résolution des combats", 2),
    ("Pose des cartes", 5),
    ("Résolution des combats", 2),
    ("Fin du tour de jeu et début du suivant", 3),
    ("Fin de la partie", 4),
    ("Règles avancées", 2),
    ("Règles expertes", 4),
    ("Variante pour 3 ou 4 joueurs", 3),
    ("Comment jouer en équipe ?", 7),
];

/// The same for the English leaflet of 13 August 2021.
const LEAFLET_2021: &[(&str, u32)] = &[
    ("Components", 1),
    ("Set up", 5),
    ("Players' actions", 1),
    ("Principle of combat solving", 2),
    ("Playing cards", 4),
    ("Solving battles", 5),
    ("Beginning of the next one", 3),
    ("End of the game", 4),
    ("Version for 3 or 4 players", 2),
    ("How to play in a team?", 5),
];

/// The headings of guyenne-rules.md that have rulings.
const RULINGS: &[&str] = &[
    "A round",
    "The draw pile",
    "Score",
    "Levels",
    "Three and four players",
    "The 2021 edition",
    "Castles",
];

fn sources(folder: &Path, all: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(folder).expect("a folder of sources") {
        let path = entry.expect("a file").path();
        if path.is_dir() {
            sources(&path, all);
        } else if path.extension().is_some_and(|end| end == "rs") {
            all.push(path);
        }
    }
}

/// The texts of a file's comments, one for each run of comment lines.
fn comments(source: &str) -> Vec<String> {
    let mut all = vec![String::new()];
    for line in source.lines() {
        let line = line.trim_start();
        let text = ["//! ", "/// ", "// "]
            .iter()
            .find_map(|mark| line.strip_prefix(mark));
        match (text, all.last_mut()) {
            (Some(text), Some(last)) => {
                last.push_str(text);
                last.push(' ');
            }
            _ if line.starts_with("//") => {}
            _ => all.push(String::new()),
        }
    }
    all
}

/// The number of paragraphs of the heading that `text` begins with, and the text after it.
fn heading<'a>(text: &'a str, known: &[(&str, u32)]) -> Option<(u32, &'a str)> {
    let (name, most) = known
        .iter()
        .find(|(name, _)| text.starts_with(&format!("{name}, §")))?;
    Some((*most, &text[name.len() + 2..]))
}

/// Reads `Heading, § 1 and § 2; Heading, § 3`, checks it, and returns how many paragraphs it names.
fn paragraphs(mut text: &str, known: &[(&str, u32)], file: &Path) -> u32 {
    let mut named = 0;
    while let Some((most, rest)) = heading(text, known) {
        text = rest;
        while let Some(rest) = text.strip_prefix("§ ") {
            let digits = rest.bytes().take_while(u8::is_ascii_digit).count();
            let n: u32 = rest[..digits].parse().expect("a number");
            assert!(
                (1..=most).contains(&n),
                "{}: § {n} of {most}",
                file.display()
            );
            named += 1;
            text = &rest[digits..];
            for joined in [" and ", " to "] {
                text = text.strip_prefix(joined).unwrap_or(text);
            }
        }
        // A remark in brackets.
        if let Some(rest) = text.strip_prefix(" (") {
            text = rest.split_once(')').map_or("", |(_, rest)| rest);
        }
        text = text.strip_prefix("; ").unwrap_or(text);
    }
    assert!(named > 0, "{}: no such heading: {text:.60}", file.display());
    named
}

#[test]
fn the_paragraphs_that_rules_name_are_in_the_leaflets() {
    let mut files = Vec::new();
    sources(
        &Path::new(env!("CARGO_MANIFEST_DIR")).join("src"),
        &mut files,
    );
    let (mut named, mut ruled) = (0, 0);
    for file in &files {
        let source = fs::read_to_string(file).expect("a source");
        for text in comments(&source) {
            for (leaflet, known) in [("2022", LEAFLET_2022), ("2021", LEAFLET_2021)] {
                for cited in text.split(&format!("Leaflet {leaflet}, ")).skip(1) {
                    named += paragraphs(cited, known, file);
                }
            }
            for cited in text.split("guyenne-rules.md, ").skip(1) {
                let known = RULINGS.iter().any(|heading| cited.starts_with(heading));
                assert!(known, "{}: {cited:.40}", file.display());
                ruled += 1;
            }
        }
    }
    assert!(
        named > 50 && ruled > 15,
        "only {named} paragraphs and {ruled} rulings"
    );
}
