//! Our data files are valid: scenarios, counters, maps.

use guyenne::games::guesclin::rules::{Aim, COUNTERS, Camp, Hex, Scenario, Terrain, read_counters};

use crate::guesclin::{hex, scenario};

#[test]
fn the_scenarios_are_those_of_the_rules() {
    let all = Scenario::all().unwrap_or_else(|fault| panic!("{fault}"));
    let seen: Vec<_> = all
        .iter()
        .map(|scenario| {
            (
                scenario.n,
                scenario.aim,
                scenario.rounds,
                scenario.fighters.len(),
            )
        })
        .collect();
    assert_eq!(
        seen,
        [
            (1, Aim::Booty, 12, 8),
            (2, Aim::Woodcutters, 10, 12),
            (3, Aim::Carts, 10, 22),
            (4, Aim::OpenField, 14, 24),
        ]
    );
    assert_eq!(scenario(2).surprised.len(), 1);
    assert_eq!(scenario(2).posts.len(), 3);
    assert!(scenario(4).courage && !scenario(3).courage);
    let exits = |n| {
        scenario(n)
            .exits
            .iter()
            .map(|exit| exit.by.clone())
            .collect::<Vec<_>>()
    };
    assert_eq!(exits(1), ["east", "north", "south"]);
    assert_eq!(exits(3), ["town-gate"]);
    // A corner belongs to two sides; the last row of an odd column is a row higher.
    let [east, north, south] = [0, 1, 2].map(|n| &scenario(1).exits[n].hexes);
    assert_eq!((east.len(), north.len(), south.len()), (11, 17, 17));
    assert!(east.contains(&hex(16, 0)) && north.contains(&hex(16, 0)));
    assert!(south.contains(&hex(1, 9)) && south.contains(&hex(2, 10)));
}

#[test]
fn counters_have_the_numbers_of_the_games_own_text() {
    let counters = read_counters(COUNTERS).unwrap_or_else(|fault| panic!("{fault}"));
    assert_eq!(counters.len(), 30);
    let intact = |id: &str| counters[id].intact;
    assert_eq!(intact("french-sergeant").melee, 3);
    assert_eq!(intact("french-sergeant").defence, 8);
    assert_eq!(intact("english-companion").defence, 6);
    assert_eq!(intact("english-crossbowman").shot, Some(4));
    for counter in counters.values() {
        assert_eq!(counter.face(true).defence, counter.face(false).defence);
    }
}

#[test]
fn the_maps_are_whole() {
    for n in 1..=4 {
        let map = &scenario(n).map;
        let land = Hex::all()
            .filter(|&at| map.terrain(at) != Terrain::Water)
            .count();
        assert!(land > 120, "{}", map.id);
        for at in Hex::all() {
            for (way, next) in map.around(at) {
                assert_eq!(map.obstacle(at, way), map.obstacle(next, way.opposite()));
                assert_eq!(map.next(next, way.opposite()), Some(at));
            }
        }
    }
    let ours = &scenario(2).map;
    assert_eq!(ours.terrain(hex(6, 5)), Terrain::Bridge);
    assert_eq!(ours.marks["winch"], hex(7, 4));
    assert_eq!(
        scenario(1)
            .fighters
            .iter()
            .filter(|it| it.banner.camp() == Camp::England)
            .count(),
        3
    );
}
