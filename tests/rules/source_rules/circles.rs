//! Circles: files that all use each other. Two may, if they are two parts of one subject; more are a knot. Those that
//! are left stand in a file of the test data, which may only grow shorter.

use super::graph::Graph;
use super::source::Source;
use super::sources;
use crate::bless::bless;

/// The knots that are left: a line of files for each.
const KNOTS: &str = "knots.txt";

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
fn no_more_than_two_files_are_in_a_circle_but_for_the_knots_that_are_left() {
    let sources = sources("src");
    let graph = Graph::new(&sources);
    let circles = graph.circles();
    let knots = circles.iter().filter(|circle| circle.len() > 2);
    let now: String = knots
        .map(|circle| format!("{}\n", circle.join(" ")))
        .collect();
    let listed = bless(KNOTS, &now);
    for knot in now.lines() {
        let inside = |old: &str| {
            let old: Vec<&str> = old.split(' ').collect();
            knot.split(' ').all(|file| old.contains(&file))
        };
        assert!(
            listed.lines().any(inside),
            "these files all use each other, which they did not before: {knot}"
        );
    }
    assert_eq!(
        now, listed,
        "fewer knots than in tests/data/{KNOTS}: write it anew with BLESS"
    );
}
