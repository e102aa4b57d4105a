//! The house rules as tests: which layer may know which, who alone may do what, and how long a file may be.
//! The sources are read as plain text; each rule names the file and line that breaks it.

use std::fs;
use std::path::{Path, PathBuf};

/// A source file: where it is below the package, and its lines.
struct Source {
    path: String,
    lines: Vec<String>,
}

fn collect(folder: &Path, found: &mut Vec<PathBuf>) {
    let entries = fs::read_dir(folder).unwrap_or_else(|e| panic!("{}: {e}", folder.display()));
    for entry in entries {
        let path = entry.expect("a readable folder").path();
        if path.is_dir() {
            collect(&path, found);
        } else if path.extension().is_some_and(|ending| ending == "rs") {
            found.push(path);
        }
    }
}

/// Every Rust file below `folder`, sorted.
fn sources(folder: &str) -> Vec<Source> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let mut paths = Vec::new();
    collect(&root.join(folder), &mut paths);
    paths.sort();
    let read = |path: PathBuf| {
        let text = fs::read_to_string(&path).unwrap_or_else(|e| panic!("{}: {e}", path.display()));
        let below = path.strip_prefix(root).expect("below the package");
        let parts = below
            .components()
            .map(|part| part.as_os_str().to_string_lossy());
        Source {
            path: parts.collect::<Vec<_>>().join("/"),
            lines: text.lines().map(str::to_owned).collect(),
        }
    };
    paths.into_iter().map(read).collect()
}

impl Source {
    fn is_below(&self, folders: &[&str]) -> bool {
        folders.iter().any(|folder| self.path.starts_with(folder))
    }

    /// Numbered lines without comments, up to the file's own tests.
    fn code(&self) -> impl Iterator<Item = (usize, &str)> {
        let lines = self.lines.windows(2);
        let tests = lines
            .take_while(|pair| !(pair[0] == "#[cfg(test)]" && pair[1].ends_with('{')))
            .count();
        let numbered = self
            .lines
            .iter()
            .enumerate()
            .map(|(at, line)| (at + 1, line.trim()));
        numbered
            .take(tests + 1)
            .filter(|(_, line)| !line.starts_with("//"))
            .map(|(n, line)| (n, line.split(" // ").next().unwrap_or(line)))
    }
}

/// Whether `word` stands in `line` with nothing of a name before it, nor after it if it ends like a name.
fn mentions(line: &str, word: &str) -> bool {
    let part_of_name = |c: char| c.is_alphanumeric() || c == '_';
    line.match_indices(word).any(|(at, _)| {
        let before = line[..at].chars().next_back().is_some_and(part_of_name);
        let after = line[at + word.len()..]
            .chars()
            .next()
            .is_some_and(part_of_name);
        !before && (!after || !word.ends_with(part_of_name))
    })
}

/// Fails with every line of code below `folders` (but not below `except`) that mentions one of `words`.
fn forbid(why: &str, folders: &[&str], except: &[&str], words: &[&str]) {
    let mut broken = String::new();
    for source in sources("src") {
        if !source.is_below(folders) || source.is_below(except) {
            continue;
        }
        for (n, line) in source.code() {
            for word in words.iter().filter(|word| mentions(line, word)) {
                broken += &format!("\n{}:{n}: {word}: {line}", source.path);
            }
        }
    }
    assert!(broken.is_empty(), "{why}:{broken}");
}

#[test]
fn layers_do_not_point_back() {
    let back = |layer: &str, forbidden: &[&str]| {
        let words: Vec<_> = forbidden
            .iter()
            .map(|above| format!("crate::{above}"))
            .collect();
        let words: Vec<_> = words.iter().map(String::as_str).collect();
        forbid(
            "a layer knows what stands on it",
            &[&format!("src/{layer}/")],
            &[],
            &words,
        );
    };
    let window = ["theme", "speech", "input", "table", "app"];
    back("rules", &[&["ai"], &window[..]].concat());
    back("ai", &window);
    for layer in ["theme", "speech", "input"] {
        back(layer, &["ai", "rules", "table", "app"]);
    }
    back("table", &["app"]);
}

#[test]
fn rules_and_bots_are_pure() {
    forbid(
        "rules and bots know no engine, clock, thread, file, global luck or unordered map",
        &["src/rules/", "src/ai/"],
        &[],
        &[
            "bevy",
            "std::time",
            "Instant",
            "SystemTime",
            "std::thread",
            "std::fs",
            "std::io",
            "std::env",
            "std::net",
            "std::process",
            "HashMap",
            "HashSet",
            "rand::rng",
            "rand::random",
            "getrandom",
            "StdRng",
            "SmallRng",
            "println!",
            "eprintln!",
        ],
    );
}

#[test]
fn what_is_common_to_games_names_none() {
    forbid(
        "cards, seats and seeds belong to every game",
        &[
            "src/rules/card.rs",
            "src/rules/seat.rs",
            "src/rules/seed.rs",
        ],
        &[],
        &["guyenne"],
    );
}

#[test]
fn bots_and_screens_see_views_only() {
    forbid(
        "a live position reaches neither a bot nor the screen",
        &["src/ai/", "src/table/", "src/app/"],
        &[
            "src/table/rules.rs",
            "src/ai/worlds/",
            // Whole trees of small games are measures, not players.
            "src/ai/little/",
        ],
        &["Position"],
    );
    forbid(
        "moves are played at one door",
        &["src/table/", "src/app/"],
        &["src/table/rules.rs"],
        &["play_witnessed", "play_unchecked"],
    );
}

#[test]
fn each_thing_has_one_owner() {
    let window = [
        "src/theme/",
        "src/speech/",
        "src/input/",
        "src/table/",
        "src/app/",
    ];
    forbid(
        "key codes live in input",
        &window,
        &["src/input/"],
        &["KeyCode"],
    );
    forbid(
        "colours live in the theme",
        &window,
        &["src/theme/"],
        &[
            "Color::srgb",
            "Color::srgba",
            "Color::srgb_u8",
            "Color::hsl",
            "Color::hsla",
            "Color::oklch",
            "Color::linear_rgb",
            "Color::WHITE",
            "Color::BLACK",
            "Srgba",
            "LinearRgba",
            "palettes",
        ],
    );
    forbid(
        "durations live in the feel of the theme",
        &window,
        &["src/theme/", "src/app/dev/", "src/app/mod.rs"],
        &[
            "Duration::from_millis",
            "Duration::from_secs",
            "Duration::from_secs_f32",
        ],
    );
    forbid(
        "cards are written by the mirror",
        &["src/table/", "src/app/"],
        &["src/table/mirror.rs", "src/table/mirror/"],
        &[
            "insert(Placement",
            "insert(Value",
            "insert(Owner",
            "insert(FaceDown",
            "remove::<FaceDown>",
            "remove::<Value>",
        ],
    );
    forbid(
        "phases are set by one pure function",
        &["src/table/", "src/app/"],
        &["src/table/phase.rs"],
        &["NextState<Phase>"],
    );
}

#[test]
fn lints_are_expected_with_a_reason_and_nothing_is_left_to_do() {
    for folder in ["src", "tests"] {
        for source in sources(folder) {
            for (n, line) in source
                .code()
                .filter(|_| source.path != "tests/rules/tidy.rs")
            {
                for word in [
                    "#[allow",
                    "#![allow",
                    "todo!",
                    "unimplemented!",
                    "dbg!",
                    "unsafe",
                ] {
                    assert!(!line.contains(word), "{}:{n}: {word}", source.path);
                }
            }
        }
    }
}

#[test]
fn every_file_opens_by_saying_what_lives_there() {
    for folder in ["src", "tests"] {
        for source in sources(folder) {
            let first = source.lines.first().map_or("", String::as_str);
            let said = first
                .strip_prefix("//! ")
                .is_some_and(|said| said.len() > 12);
            assert!(said, "{} does not open with a `//!` sentence", source.path);
        }
    }
}

/// About 400 lines is where a file asks to be split; this is where it must be. Blank lines, comments and a
/// file's own tests do not count.
const MOST_LINES: usize = 500;

#[test]
fn no_file_is_too_long_to_be_read_at_a_sitting() {
    let mut long = String::new();
    for folder in ["src", "tests"] {
        for source in sources(folder) {
            let lines = source.code().filter(|(_, line)| !line.is_empty()).count();
            if lines > MOST_LINES {
                long += &format!("\n{}: {lines} lines", source.path);
            }
        }
    }
    assert!(long.is_empty(), "split these:{long}");
}

/// The version of `package` in a lock file.
fn locked<'a>(lock: &'a str, package: &str) -> &'a str {
    let name = format!("\nname = \"{package}\"\nversion = \"");
    let (_, rest) = lock
        .split_once(&name)
        .unwrap_or_else(|| panic!("Cargo.lock knows no {package}"));
    rest.split('"').next().unwrap_or_default()
}

#[test]
fn the_builder_binds_for_the_wasm_bindgen_in_use() {
    let lock = Path::new(env!("CARGO_MANIFEST_DIR")).join("Cargo.lock");
    let lock = fs::read_to_string(lock).expect("Cargo.lock is committed");
    assert_eq!(
        locked(&lock, "wasm-bindgen-cli-support"),
        locked(&lock, "wasm-bindgen"),
        "set wasm-bindgen-cli-support in Cargo.toml to the version of wasm-bindgen in Cargo.lock"
    );
}
