//! The data files: ours are valid, and a fault names its file and line.

use guyenne::games::guesclin::rules::{
    Aim, COUNTERS, Camp, Counters, DATA, DataError, DataFile, Hex, MAPS, Map, SCENARIOS, Scenario,
    Terrain, read_counters, read_scenario, read_scenarios,
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

/// The error of reading a file with another text: its line, and what is wrong.
fn fault(file: DataFile<'_>, text: &str) -> (usize, String) {
    let DataFile { name, .. } = file;
    let altered = DataFile { name, text };
    let error: Option<DataError> = if name.contains("/map-") {
        Map::read(altered).err()
    } else if name.contains("/counters") {
        read_counters(altered).err()
    } else {
        let (counters, mut maps) = counters_and_maps();
        maps.extend(STRANGE_MAPS.map(strange_map));
        read_scenario(DATA, altered, &counters, &maps).err()
    };
    let error = error.unwrap_or_else(|| panic!("{name} holds: {text}"));
    let (line, said) = (error.line, error.reason.clone());
    assert_eq!(error.to_string(), format!("{name}:{line}: {said}"));
    (line, said)
}

fn counters_and_maps() -> (Counters, Vec<Map>) {
    let counters = read_counters(COUNTERS).unwrap_or_else(|e| panic!("{e}"));
    let read = |&map: &DataFile<'static>| Map::read(map).unwrap_or_else(|e| panic!("{e}"));
    (counters, MAPS.iter().map(read).collect())
}

/// Maps that are valid in themselves: that of scenario 2 by another name, with a mark on other ground.
const STRANGE_MAPS: [(&str, &str, &str); 4] = [
    ("wet-post", "\"post-gate\":[7, 5]", "\"post-gate\":[6, 4]"),
    ("wet-winch", "\"winch\":[7, 4]", "\"winch\":[6, 4]"),
    ("dry-bridge", "\"bridge\":[6, 5]", "\"bridge\":[5, 5]"),
    (
        "twin-posts",
        "\"post-gate\":[7, 5]",
        "\"post-gate\":[12, 5]",
    ),
];

fn strange_map((id, from, to): (&str, &str, &str)) -> Map {
    let [castle, ..] = MAPS;
    let replaced = |text: &str, from: &str, to: &str| {
        assert!(text.contains(from), "no {from}");
        text.replacen(from, to, 1)
    };
    let text = replaced(castle.text, from, to);
    let name = format!("\"id\":\"{id}\"");
    let text = replaced(&text, "\"id\":\"castle\"", &name);
    let file = DataFile {
        name: id,
        text: &text,
    };
    Map::read(file).unwrap_or_else(|e| panic!("{e}"))
}

/// How a JSON text is laid out.
#[derive(Debug, Clone, Copy, PartialEq)]
enum Layout {
    AsWritten,
    /// Each field and item has its line.
    Pretty,
    /// All stands on one line.
    Compact,
}

/// The text laid out anew, whatever its fields are, and where each byte of the old one has gone.
fn laid_out(text: &str, layout: Layout) -> (String, Vec<usize>) {
    let (mut new, mut at) = (String::new(), Vec::new());
    let (mut quoted, mut depth) = (false, 0_usize);
    let line = |new: &mut String, depth: usize| {
        if layout == Layout::Pretty {
            *new += &format!("\n{}", " ".repeat(2 * depth));
        }
    };
    for letter in text.chars() {
        if layout != Layout::AsWritten && !quoted {
            if letter.is_whitespace() {
                at.extend([new.len()].repeat(letter.len_utf8()));
                continue;
            }
            if matches!(letter, '}' | ']') {
                depth -= 1;
                line(&mut new, depth);
            }
        }
        at.extend([new.len()].repeat(letter.len_utf8()));
        new.push(letter);
        quoted ^= letter == '"';
        if layout != Layout::AsWritten && !quoted {
            if matches!(letter, '{' | '[') {
                depth += 1;
            }
            if matches!(letter, '{' | '[' | ',') {
                line(&mut new, depth);
            }
        }
    }
    (new, at)
}

#[test]
fn a_fault_names_its_file_and_line() {
    let [castle, fougeray, _] = MAPS;
    let [one, two, three, _] = SCENARIOS;
    let [wet_post, wet_winch, dry_bridge, twin_posts] =
        STRANGE_MAPS.map(|(id, ..)| format!("\"map\":\"{id}\""));
    let (_, carts) = three.text.split_once("\"objects\":").expect("objects");
    let (carts, _) = carts.split_once("\n").expect("a line");
    // A file, what is replaced in it by what, the text at fault in the result, and what is said about it.
    let faults = [
        (
            fougeray,
            "\"at\": [8, 9], \"side\": \"NE\"",
            "\"at\": [8, 9], \"side\": \"S\"",
            "[8, 9], \"side\": \"S\"",
            "N, NE or SE",
        ),
        (
            fougeray,
            "[3, 4], \"side\": \"NE\"",
            "[3, 4],\"side\": \"N\"",
            "[3, 4],\"side\": \"N\"",
            "twice",
        ),
        (
            fougeray,
            "[8, 9], \"side\": \"NE\", \"kind\": \"bank\"",
            "[8, 9], \"side\": \"NE\", \"kind\": \"hedge\"",
            "\"kind\": \"hedge\"",
            "expected bank or wall",
        ),
        (
            fougeray,
            "..w.....~~.......",
            "..w.....~x.......",
            "..w.....~x.......",
            "no letter",
        ),
        (
            fougeray,
            ".ww...ww..h.h....",
            ".ww...ww..h.h...",
            ".ww...ww..h.h...\"",
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
            "\"terrain\": \"wood\", \"move\": 1",
            "cost",
        ),
        (
            castle,
            "\"winch\":[7, 4]",
            "\"winch\":[7, 44]",
            "\"winch\":[7, 44]",
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
            "\"walls\":",
            "unknown field",
        ),
        (
            COUNTERS,
            "\"stunned\": {\"move\": 6, \"melee\": 3",
            "\"stunned\": {\"move\": 6, \"melee\": 4",
            "\"french-horseman\":",
            "one lower",
        ),
        (
            COUNTERS,
            "\"initiative\"",
            "\"luck\"",
            "\"luck\"",
            "unknown trait",
        ),
        (
            one,
            "\"counter\": \"english-squire\"",
            "\"counter\": \"english-esquire\"",
            "\"english-esquire\"",
            "no counter",
        ),
        (
            one,
            "\"counter\": \"english-squire\"",
            "\"counter\": \"blesist-squire\"",
            "\"blesist-squire\"",
            "another banner",
        ),
        (
            one,
            "\"zone\": \"north-west\"",
            "\"zone\": \"west-two\"",
            "\"west-two\"",
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
            "\"english-page\"",
            "no fighter",
        ),
        (
            one,
            "\"by\": \"north\"",
            "\"by\": \"heaven\"",
            "\"by\": \"heaven\"",
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
            "\"post-gait\"",
            "no mark",
        ),
        (
            two,
            "\"zone\": \"gatehouse\"",
            "\"zone\": \"gate\"",
            "\"zone\": \"gate\"",
            "no ground",
        ),
        (
            two,
            "\"rounds\":10",
            "\"rounds\":0",
            "\"rounds\"",
            "1 to 50",
        ),
        // What a scenario needs.
        (
            two,
            "\"posts\":[\"post-gate\", \"post-postern\", \"post-keep\"]",
            "\"posts\":[]",
            "\"posts\"",
            "need posts",
        ),
        (three, carts, "[],", "\"objects\"", "there is no cart"),
        (
            three,
            "\"kind\": \"cart\"",
            "\"kind\": \"load\"",
            "\"kind\": \"load\"",
            "is a cart",
        ),
        (
            two,
            "\"surprised\":[\"english\"]",
            "\"surprised\":[\"english\", \"blesist\"]",
            "\"blesist\"",
            "no banner blesist",
        ),
        (
            two,
            "\"surprised\":[\"english\"]",
            "\"surprised\":[\"norman\"]",
            "\"norman\"",
            "unknown banner",
        ),
        (
            two,
            "\"map\":\"castle\"",
            &wet_post,
            "\"post-gate\"",
            "nobody can stand",
        ),
        (
            two,
            "\"map\":\"castle\"",
            &wet_winch,
            "\"winch\": \"winch\"",
            "nobody can stand",
        ),
        (
            two,
            "\"map\":\"castle\"",
            &dry_bridge,
            "\"hex\": \"bridge\"",
            "no bridge",
        ),
        (
            two,
            "\"map\":\"castle\"",
            &twin_posts,
            "\"post-keep\"",
            "on one hex",
        ),
        // A key that is there twice.
        (
            one,
            "\"rounds\":12",
            "\"rounds\":12,\"courage\":true",
            "\"courage\":false",
            "duplicate field",
        ),
        (
            one,
            "\"id\": \"english-squire\"",
            "\"id\": \"english-squire\", \"id\": \"x\"",
            "\"id\": \"x\"",
            "duplicate field",
        ),
        (
            castle,
            "\"winch\":[7, 4]",
            "\"bridge\":[7, 4], \"winch\":[7, 4]",
            "\"bridge\":[7, 4]",
            "duplicate key \"bridge\"",
        ),
        (
            castle,
            "\"b\":{",
            "\".\":{",
            "\".\":{\"terrain\": \"bridge\"",
            "duplicate key '.'",
        ),
        (
            COUNTERS,
            "\"french-knight\":",
            "\"french-horseman\":",
            "\"french-horseman\":{\"banner\": \"french\", \"type\": \"knight\"",
            "duplicate key \"french-horseman\"",
        ),
    ];
    for (file, from, to, at, said) in faults {
        assert!(file.text.contains(from), "{}: no {from}", file.name);
        let text = file.text.replacen(from, to, 1);
        let start = text.find(at).unwrap_or_else(|| panic!("no {at} in {text}"));
        for layout in [Layout::AsWritten, Layout::Pretty, Layout::Compact] {
            let (text, moved) = laid_out(&text, layout);
            let line = |byte: usize| text[..moved[byte]].matches('\n').count() + 1;
            let due = line(start)..=line(start + at.len() - 1);
            let (n, why) = fault(file, &text);
            assert!(why.contains(said), "{why}: expected {said}");
            assert!(
                due.contains(&n),
                "{}:{n}: {why}: {layout:?}: expected line {due:?}",
                file.name
            );
        }
    }
}

#[test]
fn the_booty_needs_an_english_banner() {
    let [one, ..] = SCENARIOS;
    let text = one.text.replace("\"english\"", "\"montfortist\"");
    let (line, said) = fault(one, &text);
    assert!(said.contains("needs the English banner"), "{said}");
    let due = text.lines().position(|line| line.contains("\"banners\""));
    assert_eq!(Some(line - 1), due);
}

#[test]
fn two_scenarios_have_two_numbers() {
    let [one, two, ..] = SCENARIOS;
    let (counters, maps) = counters_and_maps();
    let text = two.text.replacen("\"n\":2", "\"n\":1", 1);
    let again = DataFile {
        name: two.name,
        text: &text,
    };
    let read = |files: &[DataFile<'_>]| read_scenarios(DATA, files, &counters, &maps);
    assert_eq!(read(&SCENARIOS).map(|all| all.len()), Ok(4));
    let error = read(&[one, again]).expect_err("two scenarios 1");
    let due = text.lines().position(|line| line.contains("\"n\":"));
    assert_eq!((error.file.as_str(), Some(error.line - 1)), (two.name, due));
    assert!(error.reason.contains("another scenario 1"), "{error}");
}
