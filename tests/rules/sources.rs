//! Every paragraph of a leaflet, every heading and every number of a ruling that the rules name as their source exists.

use std::collections::BTreeSet;
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

/// The pages of rules that comments cite, each by its name.
const RULES: [&str; 3] = ["guyenne-rules.md", "fayance-rules.md", "guesclin-rules.md"];

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
    let page = page(RULES[0]);
    let rulings = headings_with_rulings(&page);
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
                let known = rulings.iter().any(|heading| cited.starts_with(heading));
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

/// The page of rules with this name, beside the code of its game.
fn page(name: &str) -> String {
    let game = name.strip_suffix("-rules.md").expect("a page of rules");
    let games = Path::new(env!("CARGO_MANIFEST_DIR")).join("src/games");
    let path = games.join(game).join("rules").join(name);
    fs::read_to_string(&path).unwrap_or_else(|e| panic!("{}: {e}", path.display()))
}

/// The headings under which there is a ruling.
fn headings_with_rulings(page: &str) -> Vec<&str> {
    let sections = page.split("\n## ").skip(1);
    let ruled = sections.filter(|section| section.contains("**Ruling"));
    ruled.filter_map(|section| section.lines().next()).collect()
}

/// A text without breaks of lines.
fn in_one_line(text: &str) -> String {
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// The numbers that follow `word` and a space in a text, in small or capital letters: `Ruling 3`, `rulings 4, 6 and 9`.
fn numbers(text: &str, word: &str) -> Vec<u32> {
    let mut all = Vec::new();
    let text = text.to_lowercase();
    for after in text.split(&word.to_lowercase()).skip(1) {
        let mut rest = after.strip_prefix('s').unwrap_or(after);
        while let Some(next) = [" and ", ", ", " "]
            .iter()
            .find_map(|joined| rest.strip_prefix(joined))
        {
            let digits = next.bytes().take_while(u8::is_ascii_digit).count();
            let Ok(n) = next[..digits].parse() else {
                break;
            };
            all.push(n);
            rest = &next[digits..];
        }
    }
    all
}

#[test]
fn the_numbers_of_rulings_that_a_game_cites_are_on_its_page() {
    for name in &RULES[1..] {
        let page = page(name);
        let ruled: BTreeSet<u32> = numbers(&in_one_line(&page), "**Ruling")
            .into_iter()
            .collect();
        let last = ruled.last().copied().unwrap_or_default();
        let every: BTreeSet<u32> = (1..=last).collect();
        assert_eq!(ruled, every, "{name}: a number is left out");
        let game = name.strip_suffix("-rules.md").expect("a page of rules");
        let mut files = Vec::new();
        let games = Path::new(env!("CARGO_MANIFEST_DIR")).join("src/games");
        sources(&games.join(game), &mut files);
        let mut cited = 0;
        for file in &files {
            let source = fs::read_to_string(file).expect("a source");
            for n in comments(&source)
                .iter()
                .flat_map(|text| numbers(text, "Ruling"))
            {
                assert!(ruled.contains(&n), "{}: ruling {n}", file.display());
                cited += 1;
            }
        }
        assert!(cited > 8, "{name}: only {cited} citations");
    }
}

#[test]
fn every_page_of_rules_that_is_cited_is_there() {
    let mut files = Vec::new();
    sources(
        &Path::new(env!("CARGO_MANIFEST_DIR")).join("src"),
        &mut files,
    );
    for file in &files {
        let source = fs::read_to_string(file).expect("a source");
        let parts: Vec<&str> = source.split("-rules.md").collect();
        for before in &parts[..parts.len() - 1] {
            let game = before
                .rsplit(|sign: char| !sign.is_ascii_alphanumeric())
                .next();
            let name = format!("{}-rules.md", game.unwrap_or_default());
            assert!(RULES.contains(&name.as_str()), "{}: {name}", file.display());
        }
    }
    for name in RULES {
        assert!(!headings_with_rulings(&page(name)).is_empty(), "{name}");
    }
}

#[test]
fn the_numbers_of_rulings_are_read() {
    assert_eq!(
        numbers("Who knows what; Rulings 4, 6 and 9.", "Ruling"),
        [4, 6, 9]
    );
    assert_eq!(numbers("(ruling 3). A Ruling is", "Ruling"), [3]);
}
