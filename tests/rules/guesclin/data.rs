//! The data files: ours are valid, and a fault names its file and line.

use guyenne::games::guesclin::rules::{
    Aim, COUNTERS, Camp, Counters, DATA, DataError, DataFile, Hex, MAPS, Map, SCENARIOS, Scenario,
    Terrain, read_counters, read_scenario,
};

use super::{hex, scenario};

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

/// The error of reading a file altered by replacing `from` with `to`.
fn altered(file: DataFile<'static>, from: &str, to: &str) -> String {
    assert!(file.text.contains(from), "{}: no {from}", file.name);
    let text = file.text.replacen(from, to, 1);
    let file = DataFile {
        name: file.name,
        text: &text,
    };
    let fault: Option<DataError> = if file.name.contains("/map-") {
        Map::read(file).err()
    } else if file.name.contains("/counters") {
        read_counters(file).err()
    } else {
        let counters: Counters = read_counters(COUNTERS).unwrap_or_else(|e| panic!("{e}"));
        let maps: Vec<Map> = MAPS
            .iter()
            .map(|&map| Map::read(map).unwrap_or_else(|e| panic!("{e}")))
            .collect();
        read_scenario(DATA, file, &counters, &maps).err()
    };
    let fault = fault
        .unwrap_or_else(|| panic!("{} holds with {to}", file.name))
        .to_string();
    let said = fault.strip_prefix(&format!("{}:", file.name));
    said.unwrap_or_else(|| panic!("{fault} does not name its file"))
        .to_owned()
}

/// The number of the line that has `words`.
fn line(file: DataFile<'_>, words: &str) -> usize {
    let at = file.text.lines().position(|line| line.contains(words));
    at.unwrap_or_else(|| panic!("{}: no {words}", file.name)) + 1
}

#[test]
fn a_fault_names_its_file_and_line() {
    let [castle, fougeray, _] = MAPS;
    let [one, two, ..] = SCENARIOS;
    for (file, from, to, at, said) in [
        (
            fougeray,
            "\"at\": [8, 9], \"side\": \"NE\"",
            "\"at\": [8, 9], \"side\": \"S\"",
            "[8, 9], \"side\": \"NE\"",
            "N, NE or SE",
        ),
        (
            fougeray,
            "[3, 4], \"side\": \"NE\"",
            "[3, 4], \"side\": \"N\"",
            "[3, 4], \"side\": \"N\"",
            "twice",
        ),
        (
            fougeray,
            "[8, 9], \"side\": \"NE\", \"kind\": \"bank\"",
            "[8, 9], \"side\": \"NE\", \"kind\": \"hedge\"",
            "[8, 9], \"side\": \"NE\"",
            "expected bank or wall",
        ),
        (
            fougeray,
            "..w.....~~.......",
            "..w.....~x.......",
            "..w.....~~.......",
            "no letter",
        ),
        (
            fougeray,
            ".ww...ww..h.h....",
            ".ww...ww..h.h...",
            ".ww...ww..h.h....",
            "no letter",
        ),
        (
            fougeray,
            "\"columns\":17",
            "\"columns\":19",
            "\"columns\"",
            "17 columns",
        ),
        (
            fougeray,
            "\"terrain\": \"wood\", \"move\": 2",
            "\"terrain\": \"wood\", \"move\": 1",
            "\"wood\"",
            "cost",
        ),
        (
            castle,
            "\"winch\":[7, 4]",
            "\"winch\":[7, 44]",
            "\"winch\":",
            "[7,44] is not on the map",
        ),
        (
            castle,
            "\"version\":1",
            "\"version\":2",
            "\"version\"",
            "not guesclin-map version 1",
        ),
        (
            castle,
            "\"edges\":",
            "\"walls\":",
            "\"edges\":",
            "unknown field",
        ),
        (
            COUNTERS,
            "\"stunned\": {\"move\": 6, \"melee\": 3",
            "\"stunned\": {\"move\": 6, \"melee\": 4",
            "french-horseman",
            "one lower",
        ),
        (
            COUNTERS,
            "\"initiative\"",
            "\"luck\"",
            "french-horseman",
            "unknown trait",
        ),
        (
            one,
            "\"counter\": \"english-squire\"",
            "\"counter\": \"english-esquire\"",
            "english-squire",
            "no counter",
        ),
        (
            one,
            "\"counter\": \"english-squire\"",
            "\"counter\": \"blesist-squire\"",
            "english-squire",
            "another banner",
        ),
        (
            one,
            "\"zone\": \"north-west\"",
            "\"zone\": \"west-two\"",
            "english-horseman",
            "in common",
        ),
        (
            one,
            "\"map\":\"fougeray\"",
            "\"map\":\"paris\"",
            "\"map\"",
            "no map",
        ),
        (
            one,
            "\"bearer\": \"english-valet\"",
            "\"bearer\": \"english-page\"",
            "\"booty\", \"kind\"",
            "no fighter",
        ),
        (
            one,
            "\"by\": \"north\"",
            "\"by\": \"heaven\"",
            "\"exits\"",
            "no zone",
        ),
        (
            one,
            "\"order\":[\"french\", \"english\"]",
            "\"order\":[\"french\", \"french\"]",
            "\"order\"",
            "other banners",
        ),
        (
            two,
            "\"posts\":[\"post-gate\"",
            "\"posts\":[\"post-gait\"",
            "\"posts\"",
            "no mark",
        ),
        (
            two,
            "\"zone\": \"gatehouse\"",
            "\"zone\": \"gate\"",
            "english-valet",
            "no ground",
        ),
        (
            two,
            "\"rounds\":10",
            "\"rounds\":0",
            "\"rounds\"",
            "1 to 50",
        ),
    ] {
        let fault = altered(file, from, to);
        let (n, why) = fault.split_once(": ").unwrap_or_else(|| panic!("{fault}"));
        assert!(why.contains(said), "{fault}: expected {said}");
        let n: usize = n.parse().unwrap_or_else(|e| panic!("{fault}: {e}"));
        let expected = line(file, at);
        assert!(
            n.abs_diff(expected) <= 1,
            "{}:{fault}: expected line {expected}",
            file.name
        );
    }
}
