//! Circles: files that all use each other. Two may, if they are two parts of one subject; more are a knot.

use super::graph::Graph;
use super::source::Source;
use super::sources;

fn circles(files: &[(&str, &str)]) -> Vec<Vec<String>> {
    let sources: Vec<Source> = files
        .iter()
        .map(|(path, text)| Source::new(path, text))
        .collect();
    let graph = Graph::new(&sources);
    let owned = |circle: Vec<&str>| circle.into_iter().map(str::to_owned).collect();
    graph.circles().into_iter().map(owned).collect()
}

#[test]
fn files_that_use_each_other_are_found_through_others() {
    let found = circles(&[
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
        found,
        [
            vec!["src/a.rs", "src/b.rs", "src/c.rs"],
            vec!["src/d.rs", "src/e.rs"]
        ]
    );
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
