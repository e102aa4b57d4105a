//! The commands that pages name exist: aliases, scripts, and options. The arena and the training read their command
//! lines themselves; the options of the other programs are looked up in their sources.

use std::process::Command;

use super::{page, pages, quoted};
use crate::words::{files, read, root};

/// What `cargo` knows of itself.
const CARGO: [&str; 5] = ["build", "doc", "fmt", "clippy", "test"];

/// Where each program's options stand: files, or folders of sources.
const OPTIONS: [(&str, &[&str]); 8] = [
    ("play", &["src/app/options.rs", "src/games"]),
    ("arena", &["src/app/arena", "src/games"]),
    ("train", &["src/games"]),
    ("release", &["src/bin/release/command/options.rs"]),
    ("tour", &["src/bin/tour.rs"]),
    ("web", &["src/bin/web/command/options.rs"]),
    ("art", &["src/bin/art/main.rs"]),
    ("sound", &["src/bin/sound/main.rs"]),
];

/// A command of a page, without its comment.
pub struct Named {
    pub path: String,
    pub words: Vec<String>,
}

/// The commands of all pages: the lines of their blocks of shell, and what they quote.
pub fn commands() -> Vec<Named> {
    let mut all = Vec::new();
    for page in pages() {
        if page.path == "CHANGELOG.md" {
            continue;
        }
        let blocks = page.text.split("```sh\n").skip(1);
        let lines = blocks.flat_map(|block| block.split("```").next().unwrap_or_default().lines());
        let lines = lines.map(|line| line.split(" #").next().unwrap_or_default().to_owned());
        for line in lines.chain(quoted(&page.text)) {
            let words: Vec<String> = line.split_whitespace().map(str::to_owned).collect();
            let first = words.first().map_or("", String::as_str);
            // A name with a gap stands for several.
            if !line.contains('<') && (first == "cargo" || first == "sh" || is_script(first)) {
                let path = page.path.clone();
                all.push(Named { path, words });
            }
        }
    }
    all
}

/// Whether a word is one of our scripts rather than a file of settings.
fn is_script(word: &str) -> bool {
    let ours = [".cargo/", ".ci/"].iter().any(|at| word.starts_with(at));
    ours && !word.contains(".toml")
}

/// The text of all sources at `places`.
fn sources(places: &[&str]) -> String {
    let mut text = String::new();
    for place in places {
        let path = root().join(place);
        let all = if path.is_dir() {
            files(&path, "rs")
        } else {
            vec![path]
        };
        all.iter().for_each(|file| text.push_str(&read(file)));
    }
    text
}

/// Whether the sources of a program define the option `--name`: as a field of its command line, as a game's parameter,
/// or as a word that is compared.
fn defines(sources: &str, name: &str) -> bool {
    let field = format!("{}:", name.replace('-', "_"));
    sources.contains(&format!("name: \"{name}\""))
        || sources.contains(&format!("\"--{name}\""))
        || sources.lines().any(|line| {
            let line = line.trim_start();
            line.strip_prefix("pub ")
                .unwrap_or(line)
                .starts_with(&field)
        })
}

/// The names of the options among words.
fn options(words: &[String]) -> impl Iterator<Item = &str> {
    let named = words.iter().filter_map(|word| word.strip_prefix("--"));
    named
        .map(|word| word.split('=').next().unwrap_or_default())
        .filter(|word| !word.is_empty() && *word != "help")
}

#[test]
fn the_commands_that_pages_name_exist() {
    let aliases = page(".cargo/config.toml");
    let mut seen = 0;
    for Named { path, words } in commands() {
        let line = words.join(" ");
        match words[0].as_str() {
            "cargo" => {
                let named = words.get(1).map_or("", String::as_str);
                let known = CARGO.contains(&named)
                    || aliases
                        .lines()
                        .any(|alias| alias.starts_with(&format!("{named} = ")));
                assert!(known, "{path}: no alias: {line}");
            }
            script => {
                let script = if script == "sh" { &words[1] } else { script };
                assert!(root().join(script).is_file(), "{path}: no file: {line}");
            }
        }
        seen += 1;
    }
    assert!(seen > 40, "only {seen} commands");
}

#[test]
fn the_options_that_pages_name_exist() {
    let mut seen = 0;
    for Named { path, words } in commands() {
        let Some(begin) = words.iter().position(|word| word == "--") else {
            continue;
        };
        let known = OPTIONS.iter().find(|(program, _)| words[1] == *program);
        let (_, places) = known.unwrap_or_else(|| panic!("{path}: whose options: {words:?}"));
        let sources = sources(places);
        for option in options(&words[begin..]) {
            assert!(defines(&sources, option), "{path}: {}", words.join(" "));
            seen += 1;
        }
    }
    assert!(seen > 40, "only {seen} options");
}

#[test]
fn the_options_that_pages_quote_alone_exist() {
    let every: Vec<&str> = OPTIONS
        .iter()
        .flat_map(|(_, places)| *places)
        .copied()
        .collect();
    let every = sources(&every);
    for page in pages().iter().filter(|page| page.path != "CHANGELOG.md") {
        for text in quoted(&page.text) {
            let words: Vec<String> = text.split_whitespace().map(str::to_owned).collect();
            if words.first().is_some_and(|word| word.starts_with("--")) {
                for option in options(&words) {
                    assert!(defines(&every, option), "{}: --{option}", page.path);
                }
            }
        }
    }
}

#[test]
fn the_arena_and_the_training_read_the_command_lines_of_pages() {
    let mut seen = 0;
    for Named { path, words } in commands() {
        let program = match words.get(1).map(String::as_str) {
            Some("arena") => Some(env!("CARGO_BIN_EXE_arena")),
            // A quick build has no trainer, although Cargo names its program.
            #[cfg(feature = "train")]
            Some("train") => Some(env!("CARGO_BIN_EXE_train")),
            _ => None,
        };
        let Some(program) = program else { continue };
        // What stands before `--help` is read first, and refused if it means nothing.
        let arguments = words.iter().skip(3).map(String::as_str);
        let output = Command::new(program)
            .args(arguments.chain(["--help"]))
            .output()
            .expect("the program runs");
        let why = String::from_utf8_lossy(&output.stderr).into_owned();
        assert!(
            output.status.success(),
            "{path}: {}: {why}",
            words.join(" ")
        );
        seen += 1;
    }
    assert!(seen > 10, "only {seen} command lines");
}

#[test]
fn an_option_is_defined_where_a_program_reads_it() {
    let sources =
        "    pub over_budget: bool,\n    name: \"seats\",\n    [\"--look\", drawing] => {}";
    for known in ["over-budget", "seats", "look"] {
        assert!(defines(sources, known), "{known}");
    }
    for unknown in ["over", "budget", "seat", "looks"] {
        assert!(!defines(sources, unknown), "{unknown}");
    }
}
