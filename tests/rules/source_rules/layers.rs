//! Checks of imports: layers, cycles, names of games; and of `mod.rs` files, which only list modules.

use super::Breach;
use super::graph::Graph;
use super::source::{Source, lies_below};

/// A layer: its name, its folders or files (`*` stands for one name), and the layers it may use apart from itself.
pub type Layer = (
    &'static str,
    &'static [&'static str],
    &'static [&'static str],
);

/// The layers, from the lowest. A file belongs to the first layer that has its folder.
pub const LAYERS: &[Layer] = &[
    ("rules", &["src/rules"], &[]),
    ("ai", &["src/ai"], &["rules"]),
    ("a game's rules", &["src/games/*/rules"], &["rules", "ai"]),
    (
        "a game's bots",
        &["src/games/*/ai"],
        &["rules", "ai", "a game's rules"],
    ),
    ("durations", &["src/timings.rs"], &[]),
    ("words", &["src/i18n"], &[]),
    ("input", &["src/input"], &["durations", "words"]),
    ("theme", &["src/theme"], &["durations", "words", "input"]),
    ("arena", &["src/arena"], &["rules"]),
    (
        "table",
        &["src/table"],
        &["rules", "ai", "durations", "words", "input", "theme"],
    ),
    (
        "a game's table",
        &["src/games"],
        &[
            "rules",
            "ai",
            "a game's rules",
            "a game's bots",
            "durations",
            "words",
            "input",
            "theme",
            "arena",
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
            "durations",
            "words",
            "input",
            "theme",
            "arena",
            "table",
            "a game's table",
        ],
    ),
];

/// The only file outside of a game's folder that names a game.
pub const LIST_OF_GAMES: &str = "src/app/games.rs";

/// The layer of the file at `path`.
fn layer(path: &str) -> Option<&'static Layer> {
    LAYERS
        .iter()
        .find(|(_, folders, _)| folders.iter().any(|folder| lies_below(path, folder)))
}

pub(super) fn no_layer_uses_one_above_it(sources: &[Source]) -> Vec<Breach> {
    let mut found = Vec::new();
    for source in sources
        .iter()
        .filter(|source| layer(&source.path).is_none())
    {
        found.push(Breach::new(source, 1, "belongs to no layer"));
    }
    for ((from, to), line) in Graph::new(sources).edges {
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

pub(super) fn no_cycle_runs_through_two_folders(sources: &[Source]) -> Vec<Breach> {
    let graph = Graph::new(sources);
    let cycles = graph.cycles().into_iter();
    let breaches = cycles.map(|file| Breach {
        path: file.to_owned(),
        line: 1,
        what: String::from("in a cycle"),
    });
    breaches.collect()
}

/// The game in whose folder a file is.
pub(super) fn game(path: &str) -> Option<&str> {
    path.strip_prefix("src/games/")?
        .split_once('/')
        .map(|(game, _)| game)
}

pub(super) fn only_the_list_names_games(sources: &[Source]) -> Vec<Breach> {
    let mut found = Vec::new();
    for ((from, to), line) in Graph::new(sources).edges {
        let other = game(&to).filter(|_| from != LIST_OF_GAMES && game(&from) != game(&to));
        if let Some(other) = other.filter(|_| from != "src/games/mod.rs") {
            found.push(Breach {
                path: from,
                line,
                what: other.to_owned(),
            });
        }
    }
    // Binaries are not modules of the library; they name a game by its path.
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

pub(super) fn a_list_of_modules_implements_nothing(sources: &[Source]) -> Vec<Breach> {
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
