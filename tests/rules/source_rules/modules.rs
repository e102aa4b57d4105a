//! Checks of imports: cycles; and of `mod.rs` files, which only list modules.

use super::Breach;
use super::graph::Graph;
use super::source::Source;

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

pub(super) fn a_list_of_modules_implements_nothing(sources: &[Source]) -> Vec<Breach> {
    let mut found = Vec::new();
    for source in sources
        .iter()
        .filter(|s| s.path.ends_with("/mod.rs") || s.path.ends_with("/lib.rs"))
    {
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
