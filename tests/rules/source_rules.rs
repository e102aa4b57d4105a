//! The house rules that neither the compiler nor clippy holds, as checks over the sources: which layer may know which, who
//! alone may do what. Each is shown to find a breach that is planted for it. What clippy holds is in `.cargo/clippy.toml`.

mod graph;
pub mod source;

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use crate::bless::bless;
use graph::Graph;
use source::{Kind, Source, Token, attribute, lies_below};

/// The layers from below: a name, the folders or files of it (the first row that fits counts; `*` stands for one name),
/// and the layers it may know apart from itself.
const LAYERS: &[(&str, &[&str], &[&str])] = &[
    ("rules", &["src/rules"], &[]),
    ("ai", &["src/ai"], &["rules"]),
    ("a game's rules", &["src/games/*/rules"], &["rules", "ai"]),
    (
        "a game's bots",
        &["src/games/*/ai"],
        &["rules", "ai", "a game's rules"],
    ),
    (
        "window",
        &["src/theme", "src/speech", "src/i18n", "src/input"],
        &[],
    ),
    ("table", &["src/table"], &["rules", "ai", "window"]),
    (
        "a game's table",
        &["src/games"],
        &[
            "rules",
            "ai",
            "a game's rules",
            "a game's bots",
            "window",
            "table",
        ],
    ),
    (
        "app",
        &["src/app", "src/lib.rs", "src/main.rs", "src/bin"],
        &[
            "rules",
            "ai",
            "a game's rules",
            "a game's bots",
            "window",
            "table",
            "a game's table",
        ],
    ),
];

/// The only file outside of a game's folder that names a game.
const LIST_OF_GAMES: &str = "src/app/games.rs";

/// Rules and bots: without engine, clock, thread, file, or a source of luck of their own.
const PURE: &[&str] = &["src/rules", "src/ai", "src/games/*/rules", "src/games/*/ai"];

/// What has to do with the screen.
const WINDOW: &[&str] = &[
    "src/theme",
    "src/speech",
    "src/i18n",
    "src/input",
    "src/table",
    "src/games/*/table",
    "src/app",
];

/// Bots and screens: they get views.
const VIEWERS: &[&str] = &[
    "src/ai",
    "src/table",
    "src/app",
    "src/games/*/ai",
    "src/games/*/table",
];

/// Who handles whole positions all the same: the door of the moves, and what solves or imagines whole worlds.
const KNOWS_POSITIONS: &[&str] = &[
    "src/games/*/headless.rs",
    "src/games/*/table/rules.rs",
    "src/games/*/ai/worlds",
    "src/games/*/ai/belief",
    "src/games/*/ai/little.rs",
];

/// The door of the moves.
const PLAYS: &[&str] = &["src/games/*/table/rules.rs"];

/// Who writes what a card on the table is; its first face, down in the pile, comes with its picture.
const WRITES_CARDS: &[&str] = &[
    "src/games/*/table/sync_cards.rs",
    "src/games/*/table/leaf.rs",
    "src/games/*/table/sync_cards.rs",
    "src/games/*/table/card_sprite.rs",
];

/// Who sets the phase.
const SETS_PHASES: &[&str] = &["src/games/*/table/phase.rs"];

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

/// Looks at all sources.
type Check = fn(&[Source]) -> Vec<Breach>;

/// A rule: its name, its check, whether there may be exceptions for now (`tests/data/exceptions.txt`), and files that break
/// it, of which the first is to be blamed.
struct Rule {
    name: &'static str,
    check: Check,
    exceptions: bool,
    planted: &'static [&'static [(&'static str, &'static str)]],
}

fn layer(
    path: &str,
) -> Option<&'static (
    &'static str,
    &'static [&'static str],
    &'static [&'static str],
)> {
    LAYERS
        .iter()
        .find(|(_, folders, _)| folders.iter().any(|folder| lies_below(path, folder)))
}

fn no_layer_knows_what_stands_on_it(sources: &[Source]) -> Vec<Breach> {
    let mut found = Vec::new();
    for source in sources
        .iter()
        .filter(|source| layer(&source.path).is_none())
    {
        found.push(Breach::new(source, 1, "belongs to no layer"));
    }
    for ((from, to), line) in Graph::new(sources).arrows {
        let (Some((own, _, known)), Some((other, ..))) = (layer(&from), layer(&to)) else {
            continue;
        };
        if own != other && !known.contains(other) {
            found.push(Breach {
                path: from,
                line,
                what: to,
            });
        }
    }
    found
}

fn no_circle_runs_through_two_folders(sources: &[Source]) -> Vec<Breach> {
    let graph = Graph::new(sources);
    let circles = graph.circles().into_iter();
    let told = circles.map(|file| Breach {
        path: file.to_owned(),
        line: 1,
        what: String::from("in a circle"),
    });
    told.collect()
}

/// The game in whose folder a file lies.
fn game(path: &str) -> Option<&str> {
    path.strip_prefix("src/games/")?
        .split_once('/')
        .map(|(game, _)| game)
}

fn only_the_list_names_games(sources: &[Source]) -> Vec<Breach> {
    let mut found = Vec::new();
    for ((from, to), line) in Graph::new(sources).arrows {
        let other = game(&to).filter(|_| from != LIST_OF_GAMES && game(&from) != game(&to));
        if let Some(other) = other.filter(|_| from != "src/games/mod.rs") {
            found.push(Breach {
                path: from,
                line,
                what: other.to_owned(),
            });
        }
    }
    // Programs are no modules of the library: they name a game by its path.
    let programs = sources
        .iter()
        .filter(|source| source.is_below(&["src/bin", "src/main.rs"]));
    for source in programs {
        for named in source.named() {
            let game = named.names.windows(2).find_map(|pair| {
                let is_game = pair[0] == "games" && pair[1].starts_with(char::is_lowercase);
                is_game.then(|| pair[1].clone())
            });
            found.extend(game.map(|game| Breach::new(source, named.line, game)));
        }
    }
    found.dedup_by(|a, b| (&a.path, &a.what) == (&b.path, &b.what));
    found
}

fn a_list_of_modules_implements_nothing(sources: &[Source]) -> Vec<Breach> {
    let mut found = Vec::new();
    for source in sources.iter().filter(|s| s.path.ends_with("/mod.rs")) {
        let code = source.code();
        for (at, token) in code.iter().enumerate() {
            let name = code.get(at + 1).map_or("", |next| next.text.as_str());
            // `fn` in a type is followed by a bracket.
            let body = token.is("impl") || (token.is("fn") && name != "plugin" && name != "(");
            if body {
                found.push(Breach::new(source, token.line, "implements"));
                break;
            }
        }
    }
    found
}

/// Every one of `words` in code below `folders`, apart from `except`. A word may be a path of several names.
fn forbid(sources: &[Source], folders: &[&str], except: &[&str], words: &[&str]) -> Vec<Breach> {
    let mut found = Vec::new();
    for source in sources {
        if !source.is_below(folders) || source.is_below(except) {
            continue;
        }
        for word in words {
            let names: Vec<&str> = word.split("::").collect();
            if let [name] = names[..] {
                let code = source.code().into_iter().filter(|token| token.is(name));
                found.extend(code.map(|token| Breach::new(source, token.line, *word)));
                continue;
            }
            let named = source.named().into_iter();
            let named =
                named.filter(|named| named.names.windows(names.len()).any(|at| at == names));
            found.extend(named.map(|named| Breach::new(source, named.line, *word)));
        }
    }
    found.sort();
    found.dedup();
    found
}

fn rules_and_bots_are_pure(sources: &[Source]) -> Vec<Breach> {
    let words = [
        "bevy",
        "std::time",
        "std::thread",
        "std::fs",
        "std::io",
        "std::env",
        "std::net",
        "std::process",
        "Instant",
        "SystemTime",
        "HashMap",
        "HashSet",
        "rand::rng",
        "rand::random",
        "getrandom",
        "StdRng",
        "SmallRng",
        "println",
        "eprintln",
    ];
    forbid(sources, PURE, &[], &words)
}

fn bots_and_screens_see_views_only(sources: &[Source]) -> Vec<Breach> {
    forbid(sources, VIEWERS, KNOWS_POSITIONS, &["Position"])
}

fn moves_are_played_at_one_door(sources: &[Source]) -> Vec<Breach> {
    let words = ["play_observed", "play_unchecked", "play_observed"];
    forbid(sources, WINDOW, PLAYS, &words)
}

fn key_codes_live_in_input(sources: &[Source]) -> Vec<Breach> {
    forbid(sources, WINDOW, &["src/input"], &["KeyCode"])
}

/// Constructors are clippy's; constants and types are not seen by it.
fn colours_live_in_the_theme(sources: &[Source]) -> Vec<Breach> {
    let words = ["Srgba", "LinearRgba", "Hsla", "Oklcha", "palettes"];
    let mut found = forbid(sources, WINDOW, &["src/theme"], &words);
    for source in sources {
        if !source.is_below(WINDOW) || source.is_below(&["src/theme"]) {
            continue;
        }
        let named = source.named().into_iter();
        let constants = named.filter(|named| {
            let mut pairs = named.names.windows(2);
            pairs.any(|pair| pair[0] == "Color" && pair[1].chars().all(|c| c.is_ascii_uppercase()))
        });
        found
            .extend(constants.map(|named| Breach::new(source, named.line, named.names.join("::"))));
    }
    found
}

/// The tokens between the bracket at `at` and the one that closes it.
pub fn inside<'a, 'b>(code: &'b [&'a Token], at: usize) -> &'b [&'a Token] {
    let mut depth = 0;
    for (n, token) in code.iter().enumerate().skip(at) {
        let opens = ["(", "[", "{"].iter().any(|mark| token.is(mark));
        let closes = [")", "]", "}"].iter().any(|mark| token.is(mark));
        depth += i32::from(opens) - i32::from(closes);
        if depth == 0 {
            return &code[at + 1..n];
        }
    }
    &[]
}

/// Where feel is read; and what waits for machines, not for players: tools, a page's answer, the loading of an app in
/// tests, and how long a bot may think.
const WAITS: &[&str] = &[
    "src/theme",
    "src/app/dev",
    "src/app/build.rs",
    "src/table/screenshots.rs",
    "src/games/*/table/screenshots.rs",
    "src/app/web/fullscreen.rs",
    "src/table/head.rs",
    "src/table/ai_task.rs",
];

fn durations_live_in_the_feel(sources: &[Source]) -> Vec<Breach> {
    let made = [
        "Duration::from_millis",
        "Duration::from_secs",
        "Duration::from_secs_f32",
        "Duration::from_secs_f64",
        "Duration::from_micros",
        "Duration::new",
    ];
    let mut found = forbid(sources, WINDOW, WAITS, &made);
    for source in sources {
        if !source.is_below(WINDOW) || source.is_below(WAITS) {
            continue;
        }
        let code = source.code();
        for at in 0..code.len() {
            let is_timer =
                code[at].is("from_seconds") && code.get(at + 1).is_some_and(|t| t.is("("));
            if is_timer {
                let given = inside(&code, at + 1);
                let is_bare = given.iter().any(|token| token.is_number());
                if is_bare || !given.iter().any(|token| token.is("seconds")) {
                    found.push(Breach::new(source, code[at].line, "Timer::from_seconds"));
                }
            }
        }
        found.extend(constants_in_seconds(source));
    }
    found
}

/// Constants whose type or documentation says that they are a time.
fn constants_in_seconds(source: &Source) -> Vec<Breach> {
    let mut found = Vec::new();
    let mut said = String::new();
    let mut attributes_end = 0;
    for (at, token) in source.tokens.iter().enumerate() {
        attributes_end = attribute(&source.tokens, at).unwrap_or(attributes_end);
        if at < attributes_end {
            continue;
        }
        if token.kind == Kind::Doc {
            said += &token.text.to_lowercase();
            said.push(' ');
            continue;
        }
        let is_visibility = ["pub", "(", ")", "crate", "super", "in"]
            .iter()
            .any(|word| token.is(word));
        if is_visibility {
            continue;
        }
        if token.is("const") || token.is("static") {
            let rest = &source.tokens[at + 1..];
            let declared = rest.iter().take_while(|token| !token.is("="));
            let is_duration = declared.clone().any(|token| token.is("Duration"));
            let is_number = declared.clone().any(|token| {
                let numbers = ["f32", "f64", "u16", "u32", "u64", "u128"];
                numbers.iter().any(|number| token.is(number))
            });
            let mut words = said.split(|c: char| !c.is_alphanumeric());
            let is_time = words.any(|word| {
                ["second", "seconds", "millisecond", "milliseconds", "ms"].contains(&word)
            });
            // A share of a second, as `per second`, is no duration.
            let is_rate = said.contains("a second") || said.contains("per second");
            if is_duration || (is_number && is_time && !is_rate) {
                let name = rest.first().map_or("", |name| name.text.as_str());
                found.push(Breach::new(source, token.line, name));
            }
        }
        said.clear();
    }
    found
}

fn cards_are_written_by_the_sync_cards(sources: &[Source]) -> Vec<Breach> {
    const WRITERS: &[&str] = &[
        "spawn",
        "spawn_batch",
        "spawn_empty",
        "insert",
        "insert_if_new",
        "insert_batch",
        "try_insert",
        "with_child",
        "children",
        "remove",
        "try_remove",
    ];
    const PARTS: &[&str] = &["Owner", "Value", "Placement", "FaceDown"];
    let mut found = Vec::new();
    for source in sources {
        if !source.is_below(WINDOW) || source.is_below(WRITES_CARDS) {
            continue;
        }
        let code = source.code();
        for at in 0..code.len() {
            if !WRITERS.iter().any(|word| code[at].is(word)) {
                continue;
            }
            // `children![`, `remove::<`, `insert(`.
            let mut open = at + 1;
            while code.get(open).is_some_and(|t| t.is("!") || t.is(":")) {
                open += 1;
            }
            let given: Vec<&Token> = match code.get(open) {
                Some(token) if token.is("<") => {
                    let rest = code[open..].iter().take_while(|token| !token.is(">"));
                    rest.copied().collect()
                }
                Some(token) if token.is("(") || token.is("[") => inside(&code, open).to_vec(),
                _ => continue,
            };
            for (n, part) in given.iter().enumerate() {
                // `Phase::Placement` is another thing, `card::Placement` is not.
                let of_type = n > 2
                    && given[n - 1].is(":")
                    && given[n - 3].text.starts_with(char::is_uppercase);
                if !of_type && PARTS.iter().any(|name| part.is(name)) {
                    found.push(Breach::new(source, part.line, &*part.text));
                }
            }
        }
    }
    found.sort();
    found.dedup();
    found
}

fn phases_are_set_at_one_place(sources: &[Source]) -> Vec<Breach> {
    let mut found = Vec::new();
    for source in sources {
        if !source.is_below(WINDOW) || source.is_below(SETS_PHASES) {
            continue;
        }
        let code = source.code();
        for (at, pair) in code.windows(3).enumerate() {
            let is_setter = ["set_state", "set_state_if_neq", "set", "set_if_neq"]
                .iter()
                .any(|word| pair[0].is(word));
            let by_call = is_setter && pair[1].is("(") && {
                let given = inside(&code, at + 1);
                given.first().is_some_and(|token| token.is("Phase"))
            };
            let by_type = pair[0].is("NextState") && pair[1].is("<") && pair[2].is("Phase");
            if by_call || by_type {
                found.push(Breach::new(source, pair[0].line, "Phase"));
            }
        }
    }
    found
}

fn every_file_opens_by_saying_what_lives_there(sources: &[Source]) -> Vec<Breach> {
    let silent = sources.iter().filter(|source| {
        let said = source.head.strip_prefix("//! ");
        said.is_none_or(|said| said.len() <= 12)
    });
    silent
        .map(|source| Breach::new(source, 1, "opens without a `//!` sentence"))
        .collect()
}

/// Clippy sees `#[allow]`, and not `#![allow]`.
fn lints_are_expected_not_allowed(sources: &[Source]) -> Vec<Breach> {
    let mut found = Vec::new();
    for source in sources {
        for inner in source.code().windows(4) {
            if inner[0].is("#") && inner[1].is("!") && inner[2].is("[") && inner[3].is("allow") {
                found.push(Breach::new(source, inner[0].line, "#![allow]"));
            }
        }
    }
    found
}

/// Files with their paths.
macro_rules! planted {
    ($($path:literal: $text:literal),+) => { &[$(($path, $text)),+] };
}

const RULES: &[Rule] = &[
    Rule {
        name: "no layer knows what stands on it",
        check: no_layer_knows_what_stands_on_it,
        exceptions: true,
        planted: &[
            planted!("src/theme/widget.rs": "use crate::{input::Focus, table::{DisplayedView, Turn}};",
                "src/table/mod.rs": "mod tell; pub use tell::DisplayedView;", "src/table/event_queue.rs": "pub struct DisplayedView;"),
            planted!("src/rules/seed.rs": "fn f() { crate::games::guyenne::rules::f() }",
                "src/games/guyenne/rules/mod.rs": "pub fn f() {}"),
            planted!("src/games/guyenne/rules/flow.rs": "use super::super::ai::Bot;",
                "src/games/guyenne/ai/mod.rs": "pub trait Bot {}"),
            planted!("src/ai/little/tree.rs": "type T = crate::games::guyenne::rules::Position;",
                "src/games/guyenne/rules/mod.rs": "pub struct Position;"),
            planted!("src/games/guyenne/table/hud.rs": "use crate::app::{self, Screen};",
                "src/app/mod.rs": "pub enum Screen {}"),
            planted!("src/input/focus.rs":
                "#[cfg(test)]\n#[cfg(not(target_arch = \"wasm32\"))]\nmod tests {}\nuse crate::app::Menu as M;",
                "src/app/mod.rs": "mod menu; pub use self::menu::Menu;", "src/app/menu.rs": "pub enum Menu {}"),
            planted!("src/cards.rs": "struct NoLayer;"),
        ],
    },
    Rule {
        name: "no circle runs through two folders",
        check: no_circle_runs_through_two_folders,
        exceptions: false,
        planted: &[
            planted!("src/app/menu/mod.rs": "pub fn plugin() { super::save::plugin() }",
                "src/app/mod.rs": "mod menu; mod save;", "src/app/save.rs": "use super::menu::Menu; pub fn plugin() {}"),
            planted!("src/a/b.rs": "use crate::{c::D, e};", "src/c/mod.rs": "mod d; pub use d::D;",
                "src/c/d.rs": "use crate::e::f::F as G;", "src/e/f.rs": "pub struct F(crate::a::b::B);",
                "src/e/mod.rs": "pub mod f;"),
            planted!("src/a/b.rs": "pub struct B; mod inner { use super::super::super::c::d::D; }",
                "src/c/d.rs": "use crate::a::b::B; pub struct D;"),
        ],
    },
    Rule {
        name: "only the list names games",
        check: only_the_list_names_games,
        exceptions: true,
        planted: &[
            planted!("src/app/screen.rs": "use crate::games::{guyenne::table};",
                "src/games/guyenne/table/mod.rs": "pub fn plugin() {}"),
            planted!("src/games/fayance/table.rs": "use super::super::guyenne::table::f;",
                "src/games/guyenne/table/mod.rs": "pub fn f() {}"),
            planted!("src/bin/train/main.rs": "fn f() { guyenne::games::guyenne::ai::learn() }"),
        ],
    },
    Rule {
        name: "a list of modules implements nothing",
        check: a_list_of_modules_implements_nothing,
        exceptions: true,
        planted: &[
            planted!("src/app/mod.rs": "//! What lives here.\nmod a;\nfn run() {}"),
            planted!("src/app/mod.rs": "mod a; pub fn plugin(app: &mut App) {} impl Default for A {}"),
        ],
    },
    Rule {
        name: "rules and bots know no engine, clock, thread, file, global luck or unordered map",
        check: rules_and_bots_are_pure,
        exceptions: false,
        planted: &[
            planted!("src/rules/seed.rs": "use std::{fmt, time::Duration};"),
            planted!("src/games/guyenne/ai/mod.rs": "use std::collections::{BTreeMap, HashMap};"),
            planted!("src/ai/tree.rs": "fn f() { std::thread::spawn(|| ()); }"),
            planted!("src/games/x/rules/a.rs": "fn f() { let x: u8 = rand::random(); }"),
            planted!("src/rules/a.rs": "#[cfg(feature = \"app\")] use bevy::prelude::*;"),
        ],
    },
    Rule {
        name: "a live position reaches neither a bot nor the screen",
        check: bots_and_screens_see_views_only,
        exceptions: false,
        planted: &[
            planted!("src/games/guyenne/ai/greedy.rs": "use crate::games::guyenne::rules::{Move, Position as P};"),
            planted!("src/app/save.rs": "fn f(x: &crate::rules::guyenne::Position) {}"),
        ],
    },
    Rule {
        name: "moves are played at one door",
        check: moves_are_played_at_one_door,
        exceptions: false,
        planted: &[
            planted!("src/games/guyenne/table/selection.rs": "fn f() { p.play_observed(m, &mut ()) }"),
        ],
    },
    Rule {
        name: "key codes live in input",
        check: key_codes_live_in_input,
        exceptions: false,
        planted: &[planted!("src/app/menu.rs": "fn f(k: Res<ButtonInput<KeyCode>>) {}")],
    },
    Rule {
        name: "colours live in the theme",
        check: colours_live_in_the_theme,
        exceptions: false,
        planted: &[
            planted!("src/table/a.rs": "const C: Color = Color::WHITE;"),
            planted!("src/games/x/table/a.rs": "use bevy::color::palettes::css::RED;"),
        ],
    },
    Rule {
        name: "durations live in assets/feel",
        check: durations_live_in_the_feel,
        exceptions: false,
        planted: &[
            planted!("src/app/a.rs": "fn f() { Duration::from_millis(3); }"),
            planted!("src/app/a.rs": "fn f() { Timer::from_seconds(0.5, TimerMode::Once); }"),
            planted!("src/app/a.rs": "fn f() { Timer::from_seconds(LINGER, TimerMode::Once); }"),
            planted!("src/app/a.rs": "/// Seconds\n/// between two.\n#[rustfmt::skip]\npub(super) const REPEAT: (f32, f32) = (0.38, 0.13);"),
            planted!("src/table/a.rs": "const PAUSE: core::time::Duration = D;"),
        ],
    },
    Rule {
        name: "cards are written by the sync_cards",
        check: cards_are_written_by_the_sync_cards,
        exceptions: false,
        planted: &[
            planted!("src/table/stage.rs": "fn f() { commands.spawn((Name::new(\"a\"), (Placement(spot), Owner(c)))); }"),
            planted!("src/games/x/table/a.rs": "fn f() { e.remove::<(Glow, FaceDown)>(); }"),
            planted!("src/app/a.rs": "fn f() { commands.spawn(children![(Value(two), Glow)]); }"),
        ],
    },
    Rule {
        name: "phases are set by one pure function",
        check: phases_are_set_at_one_place,
        exceptions: false,
        planted: &[
            planted!("src/app/a.rs": "fn f() { commands.set_state_if_neq(Phase::Away); }"),
            planted!("src/app/a.rs": "fn f(mut next: ResMut<NextState<Phase>>) {}"),
        ],
    },
    Rule {
        name: "lints are expected, not allowed",
        check: lints_are_expected_not_allowed,
        exceptions: false,
        planted: &[planted!("src/app/a.rs": "//! What lives here.\n#![allow(dead_code)]")],
    },
    Rule {
        name: "a file opens by saying what lives there",
        check: every_file_opens_by_saying_what_lives_there,
        exceptions: false,
        planted: &[
            planted!("src/app/a.rs": "use bevy::prelude::*;"),
            planted!("tests/rules/a.rs": "//! Tests."),
        ],
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

/// Exceptions of today, one a line: rule, file, what. Nothing may join them; whoever mends one strikes it out, or has
/// `BLESS="why"` do it after files have moved.
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
    let kept = bless(EXCEPTIONS, &text);
    let kept: BTreeSet<String> = kept.lines().map(str::to_owned).collect();
    let new: Vec<&String> = excepted.difference(&kept).collect();
    assert!(new.is_empty(), "house rules are broken: {new:#?}");
    let mended: Vec<&String> = kept.difference(&excepted).collect();
    assert!(
        mended.is_empty(),
        "these are exceptions no more, strike them out of tests/data/{EXCEPTIONS}: {mended:#?}"
    );
}

#[test]
fn tests_open_by_saying_what_lives_there_and_allow_nothing() {
    let sources = sources("tests");
    assert_eq!(every_file_opens_by_saying_what_lives_there(&sources), []);
    assert_eq!(lints_are_expected_not_allowed(&sources), []);
}

#[test]
fn every_house_rule_finds_the_breaches_that_are_planted() {
    for rule in RULES {
        assert!(
            !rule.planted.is_empty(),
            "{}: nothing is planted",
            rule.name
        );
        for planted in rule.planted {
            let sources: Vec<Source> = planted
                .iter()
                .map(|(path, text)| Source::new(path, text))
                .collect();
            let found = (rule.check)(&sources);
            let blamed = found.iter().any(|breach| breach.path == planted[0].0);
            assert!(blamed, "{}: {planted:?} is not found: {found:?}", rule.name);
        }
    }
}

#[test]
fn what_keeps_the_house_rules_is_left_in_peace() {
    let sound: &[(&str, &str)] = &[
        (
            "src/table/a.rs",
            "//! What lives here.\n// Color::WHITE, KeyCode\nuse crate::theme::{AnimationTimings, palette};\n\
             fn f() { \"Position Color::WHITE\"; Timer::from_seconds(feel.notice.seconds, TimerMode::Once); }\n\
             /// Cards a second.\nconst PACE: f32 = 3.0;\n\
             #[cfg(test)]\n#[expect(dead_code, reason = \"a; b\")]\nmod tests { use crate::app::Screen; fn g() { KeyCode::A; } }\n\
             fn h(q: Query<(&Placement, Has<FaceDown>)>) { if let Ok(Placement(spot)) = q.get(e) { commands.spawn(Glow); } }",
        ),
        (
            "src/theme/timings.rs",
            "//! What lives here.\npub struct AnimationTimings;",
        ),
        (
            "src/theme/mod.rs",
            "//! What lives here.\nmod feel; pub mod palette; pub use feel::AnimationTimings; pub fn plugin(app: &mut App) { feel::plugin(app); }",
        ),
        (
            "src/theme/palette.rs",
            "//! What lives here.\npub const OR: Color = Color::WHITE;",
        ),
        (
            "src/app/screen.rs",
            "//! What lives here.\npub enum Screen {}",
        ),
        (
            "src/games/guyenne/rules/flow.rs",
            "//! What lives here.\nuse super::super::rules::owed; use crate::rules::seed::Seed;",
        ),
        (
            "src/games/guyenne/rules/decision.rs",
            "//! What lives here.\npub(in crate::games::guyenne) fn f() {}",
        ),
        (
            "src/games/guyenne/rules/fold/leaf.rs",
            "//! What lives here.\npub struct A; mod inner { use super::A; use super::super::super::decision::f; }",
        ),
        (
            "src/rules/seed.rs",
            "//! What lives here.\npub struct Seed;",
        ),
        (
            "src/app/games.rs",
            "//! What lives here.\nuse crate::games::guyenne::GAME;",
        ),
        (
            "src/games/guyenne/mod.rs",
            "//! What lives here.\npub mod rules; pub const GAME: Game = Game;",
        ),
    ];
    let sources: Vec<Source> = sound
        .iter()
        .map(|(path, text)| Source::new(path, text))
        .collect();
    for rule in RULES {
        assert_eq!((rule.check)(&sources), [], "{}", rule.name);
    }
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
