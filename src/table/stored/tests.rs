//! Tests of small files: damage at every place, and what a later version wrote.

use super::*;

fn read(text: &str) -> LenientText {
    LenientText::read(text)
}

/// The values of a text, each with the keys that lead to it.
fn leaves(json: &Json) -> Vec<(String, Json)> {
    let below = |key: &str, value: &Json| {
        let inner = leaves(value);
        if inner.is_empty() {
            return vec![(key.to_owned(), value.clone())];
        }
        let named = |(path, value): (String, Json)| (format!("{key}.{path}"), value);
        inner.into_iter().map(named).collect()
    };
    let entries = json.entries().iter();
    entries.flat_map(|(key, value)| below(key, value)).collect()
}

const FILE: &str = r#"{"language":"fr","letters":"large","sound":true,"seconds":12,
  "keys": {"hint": ["KeyJ", "Shift+KeyH"], "log": ["KeyL"]},
  "tally": {"knight": {"won": 41, "lost": 12}, "squire": {"won": 3, "lost": 0}},
  "names": {"south": "Éléonore \"Lou\" ☺"}, "last": null}"#;

#[test]
fn what_is_whole_is_read_and_written_without_a_change() {
    let whole = read(FILE);
    assert!(whole.faults.is_empty());
    assert_eq!(read(&whole.json.written()), whole);
    let pretty = serde_json::from_str::<serde_json::Value>(&whole.json.written());
    assert_eq!(pretty.ok(), serde_json::from_str(FILE).ok());
    assert_eq!(Json::of(&1.5), Json::default(), "no object");
}

#[test]
fn what_harms_nothing_is_no_fault() {
    let whole = read(FILE);
    for text in [
        format!("\u{feff}{FILE}"),
        format!("\r\n// mine\n{FILE}\n/* the end */\0"),
        FILE.replace(']', ",]")
            .replace('}', ",}")
            .replace(',', ",,"),
        FILE.replace(r#""KeyJ","#, r#""KeyJ""#)
            .replace("12,", "12 "),
        FILE.replace(r#""sound":"#, "sound :"),
        FILE.replace(r#""sound":true"#, r#""sound" true, "sound": true"#),
        FILE.replace("\n", "\r\n"),
    ] {
        assert_eq!(read(&text), whole, "{text}");
    }
    let wide = |from: fn(u16) -> [u8; 2]| {
        let text = format!("\u{feff}{FILE}");
        let bytes: Vec<u8> = text.encode_utf16().flat_map(from).collect();
        LenientText::decode(&bytes)
    };
    assert_eq!(read(&wide(u16::to_le_bytes)), whole);
    assert_eq!(read(&wide(u16::to_be_bytes)), whole);
    assert_eq!(LenientText::decode(FILE.as_bytes()), FILE);
}

/// How many values a text has lost, and how many it has gained.
fn changed(text: &str) -> (usize, usize) {
    let (before, after) = (leaves(&read(FILE).json), leaves(&read(text).json));
    let missing = |from: &[(String, Json)], of: &[(String, Json)]| {
        from.iter().filter(|leaf| !of.contains(leaf)).count()
    };
    (missing(&before, &after), missing(&after, &before))
}

#[test]
fn one_letter_that_is_wrong_loses_no_value_but_its_own() {
    let file = read(FILE).json.written();
    let letters: Vec<char> = file.chars().collect();
    let text = |parts: &[&[char]]| parts.concat().into_iter().collect::<String>();
    for n in 0..letters.len() {
        let (before, after) = (&letters[..n], &letters[n + 1..]);
        for text in [
            text(&[before, after]),
            text(&[before, &['"'], after]),
            text(&[before, &['#'], after]),
            text(&[before, &['\u{fffd}'], after]),
            text(&[before, &['"'], &letters[n..]]),
            text(&[before, &[','], &letters[n..]]),
        ] {
            let (lost, _) = changed(&text);
            // At most what lies below one key, as the four numbers of the tally.
            assert!(lost <= 4, "{lost} lost: {text}");
        }
    }
}

#[test]
fn what_stands_before_the_end_of_a_cut_text_is_read() {
    let all = leaves(&read(FILE).json);
    let mut before = 0;
    for (n, _) in FILE.char_indices().skip(1) {
        let (text, _) = FILE.split_at(n);
        let cut = read(text);
        assert!(!cut.faults.is_empty(), "{text}");
        let found = leaves(&cut.json);
        let (whole, part): (Vec<_>, Vec<_>) =
            found.into_iter().partition(|leaf| all.contains(leaf));
        assert!(whole.len() >= before && all.starts_with(&whole), "{text}");
        before = whole.len();
        // The last one may have lost its end.
        assert!(part.len() <= 1, "{part:?} of {text}");
        for (path, value) in part {
            let same = |(other, of): &&(String, Json)| {
                let lies_below = other.strip_prefix(&path);
                let items = (
                    of.list().unwrap_or_default(),
                    value.list().unwrap_or_default(),
                );
                lies_below.is_some_and(|rest| rest.is_empty() || rest.starts_with('.'))
                    && items.0.starts_with(items.1)
            };
            assert!(
                all.iter().find(same).is_some(),
                "{path} {value:?} of {text}"
            );
        }
    }
    assert_eq!(before, all.len(), "only its last bracket is missing");
}

#[test]
fn a_text_without_an_object_gives_an_empty_one_and_its_line() {
    for text in [
        "",
        " ",
        "\n\n",
        "rubbish",
        "null",
        "7",
        "[]",
        "\u{fffd}\u{fffd}",
        "\0\0\0\0",
    ] {
        let none = read(text);
        assert_eq!(none.json, Json::default(), "{text}");
        assert_eq!(none.faults.len(), 1, "{text:?}");
    }
    assert!(read("{}").faults.is_empty());
    assert_eq!(read("{\"a\":1,\n\"b\":x,\n\"c\":\n}").faults, [2, 3]);
    // Something stands before it, and its beginning is missing.
    assert_eq!(changed(&format!("<<< mine\n{FILE}")), (0, 0));
    assert_eq!(changed(&format!("[{FILE}]")), (0, 0));
    assert_eq!(changed(&FILE[1..]), (0, 0));
    assert_eq!(
        changed(&FILE[FILE.find(r#""letters"#).unwrap_or_default()..]),
        (1, 0)
    );
    // Two files behind each other.
    let twice = format!("{FILE}{FILE}");
    assert_eq!((changed(&twice), read(&twice).faults.len()), ((0, 0), 1));
}

#[test]
fn what_lies_too_deep_is_left_out_and_nothing_else() {
    let file = read(FILE).json.written();
    let all = leaves(&read(FILE).json).len();
    for open in ["[", "{\"a\":"] {
        let close = if open == "[" { "]" } else { "}" };
        for depth in [10, 31, 200, 100_000] {
            let deep = format!("{}1{}", open.repeat(depth), close.repeat(depth));
            let text = FILE.replace("12,", &format!("12, \"deep\": {deep},"));
            let (lost, _) = changed(&text);
            assert_eq!(lost, 0, "{depth}");
            assert_eq!(read(&text).faults.is_empty(), depth < 32, "{depth}");
            // Without any end.
            let deep = format!("12, \"deep\": {}", open.repeat(depth));
            let (lost, _) = changed(&file.replace("12", &deep));
            assert!(lost <= if depth < 31 { 1 } else { all }, "{lost}, {depth}");
        }
    }
}

#[test]
fn a_key_that_is_there_twice_keeps_what_is_understood() {
    let text = r#"{"a":1,"b":{"c":"x"},"a":"word","b":{"d":"y","c":7}}"#;
    let found = read(text);
    assert_eq!(found.faults, [1]);
    let mut unread = Vec::new();
    let mut reader = ObjectReader::new(&found.json, &mut unread);
    assert_eq!(reader.keys(), ["a", "b"]);
    assert_eq!(reader.value("a", Json::count), Some(1));
    assert_eq!(reader.word("a", Some), Some("word"));
    reader.object("b", |inner| {
        assert_eq!(inner.word("c", Some), Some("x"));
        assert_eq!(inner.word("d", Some), Some("y"));
    });
    let path = |keys: &[&str]| keys.iter().map(|&key| key.to_owned()).collect::<Vec<_>>();
    let seven = Json::Word("7".to_owned());
    let word = Json::Text("word".to_owned());
    let expected = [
        Unread::Value(path(&["a"]), word.clone()),
        Unread::Value(path(&["b", "c"]), seven.clone()),
    ];
    assert_eq!(unread, expected);
    assert_eq!(
        found.json.at(&path(&["a"])),
        [&word, &Json::Word("1".to_owned())]
    );
    assert!(found.json.at(&path(&["b", "c"])).contains(&&seven));
    // Written, each is there once: as it was understood.
    let understood = read(r#"{"a":1,"b":{"c":"x","d":"y"}}"#).json;
    let document = StoredDocument::new(&found.json, understood.clone());
    assert_eq!(read(&document.text()).json, understood);
}

#[test]
fn only_what_changes_is_written_anew() {
    let file = r#"{"speed":"warp","new":{"x":[1,{"y":1e400}]},"sound":true,"keys":{"hint":["KeyJ","Mouse5"],"dance":["KeyD"],"log":["KeyL"]},
        "seats":[{"player":"human","hat":"red"},{"player":"knight"}],"big":123456789012345678901234567890}"#;
    let understood = |speed: &str, keys: &str, player: &str| {
        read(&format!(
            r#"{{"speed":"{speed}","sound":true,"look":false,"keys":{keys},"seats":[{{"player":"human"}},{{"player":"{player}"}}]}}"#
        ))
        .json
    };
    let first = understood("1", r#"{"hint":["KeyJ"],"log":["KeyL"]}"#, "knight");
    let kept = read(file).json;
    let document = StoredDocument::new(&kept, first.clone());
    assert!(document.holds(&first));
    assert_eq!(read(&document.text()).json, kept, "nothing has changed");
    let after = |now: Json| {
        let mut document = document.clone();
        assert!(!document.holds(&now));
        document.follow(now);
        read(&document.text()).json
    };
    // One binding is taken away, and one player changes.
    let mut expected = kept.clone();
    expected.remove(&["keys", "log"]);
    expected.set("look", Json::Word("false".to_owned()));
    let seats = r#"{"seats":[{"player":"human","hat":"red"},{"player":"squire"}]}"#;
    expected.set(
        "seats",
        read(seats).json.get("seats").expect("seats").clone(),
    );
    assert_eq!(
        after(understood("1", r#"{"hint":["KeyJ"]}"#, "squire")),
        expected
    );
    // The word that was not known is replaced when the player chooses another one, and so is the list.
    let changed = after(understood(
        "2",
        r#"{"hint":["KeyK"],"log":["KeyL"]}"#,
        "knight",
    ));
    assert_eq!(changed.get("speed"), Some(&Json::Text("2".to_owned())));
    assert_eq!(
        changed.get("keys").map(Json::written),
        Some(
            read(r#"{"k":{"hint":["KeyK"],"dance":["KeyD"],"log":["KeyL"]}}"#)
                .json
                .get("k")
                .expect("k")
                .written()
        )
    );
    assert_eq!(changed.get("big"), kept.get("big"));
    assert_eq!(changed.get("new"), kept.get("new"));
    // A value of a kind that cannot hold the new one gives way.
    let mut odd = kept.clone();
    odd.set("keys", Json::Word("null".to_owned()));
    let none = understood("1", "{}", "knight");
    let mut document = StoredDocument::new(&odd, none);
    document.follow(first.clone());
    assert_eq!(read(&document.text()).json.get("keys"), first.get("keys"));
}

#[test]
fn a_file_before_fills_what_is_missing() {
    let mut cut = read(r#"{"a":1,"b":{"c":2"#).json;
    cut.fill_from(&read(r#"{"a":7,"b":{"c":8,"d":9},"e":{"f":1}}"#).json);
    assert_eq!(cut, read(r#"{"a":1,"b":{"c":8,"d":9},"e":{"f":1}}"#).json);
}
