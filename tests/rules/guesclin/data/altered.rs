//! Data files with another text: maps that are strange but valid, texts laid out anew, and the error of reading one.

use guyenne::games::guesclin::rules::{
    COUNTERS, Counters, DATA, DataError, DataFile, MAPS, Map, read_counters, read_scenario,
};

/// The error of reading a file with another text: its line, and what is wrong.
pub(super) fn fault(file: DataFile<'_>, text: &str) -> (usize, String) {
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

pub(super) fn counters_and_maps() -> (Counters, Vec<Map>) {
    let counters = read_counters(COUNTERS).unwrap_or_else(|e| panic!("{e}"));
    let read = |&map: &DataFile<'static>| Map::read(map).unwrap_or_else(|e| panic!("{e}"));
    (counters, MAPS.iter().map(read).collect())
}

/// Maps that are valid in themselves: that of scenario 2 by another name, with a mark on other ground.
pub(super) const STRANGE_MAPS: [(&str, &str, &str); 4] = [
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
pub(super) enum Layout {
    AsWritten,
    /// Each field and item has its line.
    Pretty,
    /// All stands on one line.
    Compact,
}

/// The text laid out anew, whatever its fields are, and where each byte of the old one has gone.
pub(super) fn laid_out(text: &str, layout: Layout) -> (String, Vec<usize>) {
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
