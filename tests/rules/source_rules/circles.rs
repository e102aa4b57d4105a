//! Circles: files that all use each other, and modules that do by their files. Two may, if they are two parts of one
//! subject; more are a knot. Code for a desktop and code for the web are read alike, whatever is compiled. Programs
//! (`src/bin`) are not looked at: some of their files are modules of several.

use super::graph::Graph;
use super::source::Source;
use super::sources;

fn graph(files: &[(&str, &str)]) -> Graph {
    let sources: Vec<Source> = files
        .iter()
        .map(|(path, text)| Source::new(path, text))
        .collect();
    Graph::new(&sources)
}

#[test]
fn files_that_use_each_other_are_found_through_others() {
    let graph = graph(&[
        ("src/a.rs", "use crate::b::B; pub struct A;"),
        ("src/b.rs", "use crate::c::C; pub struct B;"),
        ("src/c.rs", "use crate::a::A; pub struct C;"),
        (
            "src/d.rs",
            "use crate::a::A; use crate::e::E; pub struct D;",
        ),
        ("src/e.rs", "use crate::d::D; pub struct E;"),
        ("src/f.rs", "use crate::e::E;"),
    ]);
    assert_eq!(
        graph.circles(),
        [
            vec!["src/a.rs", "src/b.rs", "src/c.rs"],
            vec!["src/d.rs", "src/e.rs"]
        ]
    );
}

#[test]
fn modules_that_use_each_other_are_found_by_their_files() {
    let graph = graph(&[
        (
            "src/app/mod.rs",
            "mod options; mod platform; mod save; mod web;",
        ),
        (
            "src/app/options.rs",
            "#[cfg(target_arch = \"wasm32\")] fn f() { super::web::address() } pub struct Options;",
        ),
        (
            "src/app/platform.rs",
            "fn found() -> P { #[cfg(target_arch = \"wasm32\")] let p = P { full: super::web::has_full() }; p }",
        ),
        (
            "src/app/save/mod.rs",
            "mod lock; mod store; #[cfg(unix)] pub use lock::Lock; #[cfg(not(unix))] pub use store::Lock;",
        ),
        ("src/app/save/lock.rs", "pub struct Lock;"),
        (
            "src/app/save/store.rs",
            "use crate::app::web::Local; pub struct Lock;",
        ),
        (
            "src/app/web/mod.rs",
            "mod local; mod page; mod start; pub use local::Local; pub use page::{address, full as has_full};",
        ),
        ("src/app/web/local.rs", "pub struct Local;"),
        (
            "src/app/web/page.rs",
            "pub fn address() {} pub fn full() {}",
        ),
        (
            "src/app/web/start.rs",
            "use crate::app::{options::Options, platform::Found, save::Lock}; use super::page;",
        ),
    ]);
    assert_eq!(graph.circles(), [[""; 0]; 0]);
    let knot = ["options", "platform", "save", "web"].map(|name| format!("src/app/{name}"));
    assert_eq!(graph.circles_of_modules(), [knot]);
    let second = ("src/app/web/start.rs", "src/app/save/store.rs");
    let has = |(from, to): (&str, &str)| graph.edges.contains_key(&(from.into(), to.into()));
    assert!(has(second), "a name is followed under one condition only");
}

#[test]
fn no_more_than_two_files_are_in_a_circle() {
    let sources = sources("src");
    let graph = Graph::new(&sources);
    assert!(graph.edges.len() > 1000, "few files use each other");
    let circles = graph.circles();
    let knots: Vec<_> = circles.iter().filter(|circle| circle.len() > 2).collect();
    assert!(
        knots.is_empty(),
        "these files all use each other: {knots:#?}"
    );
}

#[test]
fn no_more_than_two_modules_are_in_a_circle() {
    let circles = Graph::new(&sources("src")).circles_of_modules();
    let knots: Vec<_> = circles.iter().filter(|circle| circle.len() > 2).collect();
    assert!(
        knots.is_empty(),
        "these modules all use each other: {knots:#?}"
    );
}
