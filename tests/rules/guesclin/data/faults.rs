//! A fault in a data file is told with its file and line.

use guyenne::games::guesclin::rules::{COUNTERS, DATA, DataFile, MAPS, SCENARIOS, read_scenarios};

use super::altered::{Layout, STRANGE_MAPS, counters_and_maps, fault, laid_out};

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
