//! What shots cross: the table of the rules page, and the 900 shots of the data's own tests.

use std::fs;
use std::path::Path;

use guyenne::games::guesclin::rules::{Hex, Map, SCENARIOS, Terrain, crossed, sight_lines};
use serde_json::Value;

use super::{hex, scenario};

fn map(id: &str) -> &'static Map {
    let maps = (1..=SCENARIOS.len() as u8).map(|n| &scenario(n).map);
    let mut maps = maps.filter(|map| map.id == id);
    maps.next().unwrap_or_else(|| panic!("no map {id}"))
}

fn wood(map: &Map, at: Hex) -> u8 {
    if map.terrain(at) == Terrain::Wood {
        2
    } else {
        0
    }
}

#[test]
fn the_data_files_shots_cross_what_they_say() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data/guesclin/shots.json");
    let text = fs::read_to_string(path).expect("the shots are committed");
    let file: Value = serde_json::from_str(&text).expect("JSON");
    let shots = file["shots"].as_array().expect("a list");
    assert!(shots.len() > 900, "{}", shots.len());
    for shot in shots {
        let number = |value: &Value| value.as_u64().expect("a number") as u8;
        let at = |value: &Value| hex(number(&value[0]), number(&value[1]));
        let map = map(shot[0].as_str().expect("a map"));
        let (from, to) = (at(&shot[1]), at(&shot[2]));
        let counted = crossed(map, from, to);
        let found = [
            from.distance(to),
            wood(map, to),
            counted.woods,
            counted.obstacles,
        ];
        let expected = [3, 4, 5, 6].map(|field| number(&shot[field]));
        assert_eq!(found, expected, "{shot}");
    }
}

#[test]
fn the_table_of_the_rules_page_holds() {
    // Map, from, to, distance, both shifted lines as woods and obstacles, and wood, woods and obstacles that count.
    let table = [
        ("fougeray", [3, 3], [3, 4], 1, [(0, 1), (0, 1)], [0, 0, 1]),
        ("fougeray", [13, 3], [14, 4], 1, [(0, 1), (0, 1)], [2, 0, 1]),
        ("fougeray", [14, 4], [13, 3], 1, [(0, 1), (0, 1)], [0, 0, 1]),
        ("fougeray", [0, 6], [2, 6], 2, [(0, 0), (1, 0)], [0, 0, 0]),
        ("fougeray", [2, 4], [4, 4], 2, [(0, 0), (0, 1)], [0, 0, 0]),
        ("fougeray", [3, 4], [5, 4], 2, [(0, 0), (0, 2)], [0, 0, 0]),
        ("fougeray", [0, 5], [1, 7], 3, [(1, 0), (1, 0)], [2, 1, 0]),
        ("fougeray", [2, 3], [5, 5], 4, [(0, 3), (0, 3)], [0, 0, 3]),
        ("fougeray", [14, 9], [12, 6], 4, [(0, 0), (1, 2)], [0, 0, 0]),
        ("fougeray", [14, 8], [10, 8], 4, [(1, 0), (0, 2)], [0, 1, 0]),
        ("castle", [5, 4], [8, 4], 3, [(0, 1), (0, 1)], [0, 0, 1]),
        ("castle", [5, 5], [7, 5], 2, [(0, 0), (0, 1)], [0, 0, 0]),
        ("castle", [13, 4], [10, 2], 4, [(0, 1), (0, 1)], [0, 0, 1]),
        ("castle", [15, 4], [12, 5], 3, [(0, 1), (0, 1)], [0, 0, 1]),
        ("rennes", [12, 3], [10, 4], 2, [(0, 1), (0, 1)], [0, 0, 1]),
        ("rennes", [14, 3], [16, 3], 2, [(0, 1), (0, 1)], [0, 0, 1]),
    ];
    for (name, from, to, distance, lines, counts) in table {
        let map = map(name);
        let (from, to) = (hex(from[0], from[1]), hex(to[0], to[1]));
        assert_eq!(from.distance(to), distance, "{name} {from} {to}");
        let both = sight_lines(map, from, to).expect("a line");
        let both = both.map(|line| {
            let counted = line.crossed(map);
            (counted.woods, counted.obstacles)
        });
        assert_eq!(both, lines, "{name} {from} {to}");
        let counted = crossed(map, from, to);
        assert_eq!(
            [wood(map, to), counted.woods, counted.obstacles],
            counts,
            "{name} {from} {to}"
        );
    }
}

#[test]
fn a_shot_crosses_the_same_both_ways() {
    for n in [1, 2, 3] {
        let map = &scenario(n).map;
        for from in Hex::all() {
            for to in Hex::all().filter(|&to| to != from && to.distance(from) <= 5) {
                assert_eq!(
                    crossed(map, from, to),
                    crossed(map, to, from),
                    "{} {from} {to}",
                    map.id
                );
                let [one, other] = sight_lines(map, from, to).expect("a line");
                for line in [one, other] {
                    assert!(line.hexes.len() > usize::from(from.distance(to)));
                    let off_map = line.hexes.iter().filter(|at| at.is_none()).count();
                    assert_eq!(line.hexes.len(), line.edges.len() + off_map + 1);
                    assert_eq!(line.hexes.last(), Some(&Some(to)));
                }
            }
        }
    }
}
