//! The house rules that neither the compiler nor clippy can check, as checks over the sources: what only some places
//! may do. Which layer may use which is in the manifests of the packages (`packages`). Each check must find the
//! breaches in its example sources. Clippy's part is in `.cargo/clippy.toml`.

mod circles;
mod graph;
mod modules;
mod names;
mod packages;
pub mod places;
mod planted;
pub mod source;

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use guyenne::app::games::HEADLESS;

use crate::bless::bless;
use modules::{a_list_of_modules_implements_nothing, game, no_cycle_runs_through_two_folders};
use names::public_items_are_used;
use places::{
    all_places, bots_and_screens_see_views_only, card_components_are_written_in_one_place,
    colours_are_defined_in_the_theme, comments_keep_to_their_width, devices_are_read_in_input,
    durations_are_read_from_files, every_file_opens_with_a_sentence,
    ids_of_games_stand_in_their_folders, keys_of_messages_are_constants,
    lints_are_expected_not_allowed, moves_are_played_in_one_place, phases_are_set_in_one_place,
    rules_and_bots_are_pure,
};
use source::Source;

/// A line that breaks a rule.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
struct Breach {
    path: String,
    line: usize,
    what: String,
}

impl Breach {
    fn new(source: &Source, line: usize, what: impl Into<String>) -> Self {
        Self {
            path: source.path.clone(),
            line,
            what: what.into(),
        }
    }
}

/// A check of all sources.
type Check = fn(&[Source]) -> Vec<Breach>;

/// A rule: its name, its check, whether exceptions may be listed in `tests/data/exceptions.txt`, and example sources
/// that break it; the breach must be found in the first file of each.
struct Rule {
    name: &'static str,
    check: Check,
    exceptions: bool,
    planted: &'static [planted::Files],
}

const RULES: &[Rule] = &[
    Rule {
        name: "no import cycle runs through two folders",
        check: no_cycle_runs_through_two_folders,
        exceptions: false,
        planted: planted::CYCLES,
    },
    Rule {
        name: "the id of a game stands in its folder only",
        check: ids_of_games_stand_in_their_folders,
        exceptions: false,
        planted: planted::IDS,
    },
    Rule {
        name: "a list of modules implements nothing",
        check: a_list_of_modules_implements_nothing,
        exceptions: true,
        planted: planted::LISTS,
    },
    Rule {
        name: "rules and bots use no engine, clock, thread, file, global randomness or unordered map",
        check: rules_and_bots_are_pure,
        exceptions: false,
        planted: planted::PURITY,
    },
    Rule {
        name: "keys of messages are constants of the Fluent files",
        check: keys_of_messages_are_constants,
        exceptions: false,
        planted: planted::MESSAGE_KEYS,
    },
    Rule {
        name: "a live position reaches neither a bot nor the screen",
        check: bots_and_screens_see_views_only,
        exceptions: false,
        planted: planted::VIEWS,
    },
    Rule {
        name: "moves are played in one place",
        check: moves_are_played_in_one_place,
        exceptions: false,
        planted: planted::MOVES,
    },
    Rule {
        name: "key codes are used in input only",
        check: devices_are_read_in_input,
        exceptions: false,
        planted: planted::KEYS,
    },
    Rule {
        name: "colours are defined in the theme only",
        check: colours_are_defined_in_the_theme,
        exceptions: false,
        planted: planted::COLOURS,
    },
    Rule {
        name: "durations are read from assets/feel",
        check: durations_are_read_from_files,
        exceptions: false,
        planted: planted::DURATIONS,
    },
    Rule {
        name: "card components are written in one place",
        check: card_components_are_written_in_one_place,
        exceptions: false,
        planted: planted::CARDS,
    },
    Rule {
        name: "phases are set in one place",
        check: phases_are_set_in_one_place,
        exceptions: false,
        planted: planted::PHASES,
    },
    Rule {
        name: "lints are expected, not allowed",
        check: lints_are_expected_not_allowed,
        exceptions: false,
        planted: planted::LINTS,
    },
    Rule {
        name: "a file opens with a sentence on its content",
        check: every_file_opens_with_a_sentence,
        exceptions: false,
        planted: planted::OPENINGS,
    },
    Rule {
        name: "a comment has at most 120 columns",
        check: comments_keep_to_their_width,
        exceptions: false,
        planted: planted::WIDE_COMMENTS,
    },
    Rule {
        name: "a public item is used",
        check: public_items_are_used,
        exceptions: false,
        planted: planted::UNUSED_ITEMS,
    },
];

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
pub fn sources(folder: &str) -> Vec<Source> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let mut paths = Vec::new();
    collect(&root.join(folder), &mut paths);
    paths.sort();
    let read = |path: &PathBuf| {
        let text = fs::read_to_string(path).unwrap_or_else(|e| panic!("{}: {e}", path.display()));
        let below = path.strip_prefix(root).expect("below the package");
        let parts = below
            .components()
            .map(|part| part.as_os_str().to_string_lossy());
        Source::new(&parts.collect::<Vec<_>>().join("/"), &text)
    };
    paths.iter().map(read).collect()
}

/// The exceptions, one a line: rule, file, what. None may be added; one that is fixed must be deleted, by hand or with
/// `BLESS="why"`.
const EXCEPTIONS: &str = "exceptions.txt";

#[test]
fn the_sources_keep_the_house_rules() {
    let sources = sources("src");
    let mut broken = String::new();
    let mut excepted = BTreeSet::new();
    for rule in RULES {
        for Breach { path, line, what } in (rule.check)(&sources) {
            if rule.exceptions {
                excepted.insert(format!("{} | {path} | {what}", rule.name));
            } else {
                broken += &format!("\n{}: {path}:{line}: {what}", rule.name);
            }
        }
    }
    assert!(broken.is_empty(), "house rules are broken:{broken}");
    let text: String = excepted.iter().map(|line| format!("{line}\n")).collect();
    let listed = bless(EXCEPTIONS, &text);
    let listed: BTreeSet<String> = listed.lines().map(str::to_owned).collect();
    let new: Vec<&String> = excepted.difference(&listed).collect();
    assert!(new.is_empty(), "house rules are broken: {new:#?}");
    let fixed: Vec<&String> = listed.difference(&excepted).collect();
    assert!(
        fixed.is_empty(),
        "delete these fixed exceptions from tests/data/{EXCEPTIONS}: {fixed:#?}"
    );
}

#[test]
fn tests_open_with_a_sentence_and_allow_nothing() {
    let sources = sources("tests");
    assert_eq!(every_file_opens_with_a_sentence(&sources), []);
    assert_eq!(lints_are_expected_not_allowed(&sources), []);
    assert_eq!(comments_keep_to_their_width(&sources), []);
}

#[test]
fn every_check_finds_the_breaches_of_its_examples() {
    for rule in RULES {
        assert!(!rule.planted.is_empty(), "{}: no example", rule.name);
        for planted in rule.planted {
            let sources: Vec<Source> = planted
                .iter()
                .map(|(path, text)| Source::new(path, text))
                .collect();
            let found = (rule.check)(&sources);
            let is_found = found.iter().any(|breach| breach.path == planted[0].0);
            assert!(
                is_found,
                "{}: {planted:?} is not found: {found:?}",
                rule.name
            );
        }
    }
}

#[test]
fn checks_find_nothing_in_valid_sources() {
    let sources: Vec<Source> = planted::VALID
        .iter()
        .map(|(path, text)| Source::new(path, text))
        .collect();
    for rule in RULES {
        assert_eq!((rule.check)(&sources), [], "{}", rule.name);
    }
}

#[test]
fn every_folder_that_the_rules_name_exists() {
    let sources = sources("src");
    for folder in all_places() {
        let exists = sources.iter().any(|source| source.is_below(&[folder]));
        assert!(exists, "there is no {folder}");
    }
}

#[test]
fn every_game_is_called_by_the_name_of_its_folder() {
    let sources = sources("src");
    let folders: BTreeSet<&str> = sources.iter().filter_map(|s| game(&s.path)).collect();
    let ids: BTreeSet<&str> = HEADLESS.iter().map(|game| game.id.0).collect();
    assert!(!ids.is_empty());
    assert_eq!(ids, folders);
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
