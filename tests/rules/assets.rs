//! Every picture, sound, duration and colour is used, and none that the sources name is missing. What belongs to a game
//! is used by that game only.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::sync::LazyLock;

use serde_json::Value;

use crate::source_rules::places::inside;
use crate::source_rules::source::{Kind, Source, Token};
use crate::source_rules::sources;
use crate::words::{read, root};

/// The owner of what belongs to no game.
const SHARED: &str = "shared";

/// Names by owner: a game, or [`SHARED`].
type Owned = BTreeMap<String, BTreeSet<String>>;

/// The game in whose folder a file is, or [`SHARED`].
fn owner(path: &str) -> &str {
    path.strip_prefix("src/games/")
        .and_then(|path| path.split_once('/'))
        .map_or(SHARED, |(game, _)| game)
}

/// Whether a file may use what belongs to `of`.
fn may_use(path: &str, of: &str) -> bool {
    of == SHARED || owner(path) == of
}

/// The sources of the program, without the tools.
static PROGRAM: LazyLock<Vec<Source>> = LazyLock::new(|| {
    let mut sources = sources("src");
    sources.retain(|source| !source.path.starts_with("src/bin/"));
    sources
});

/// The file of this name (such as `sheets.json`) of every owner, in a folder of assets.
fn lists(folder: &str, path: impl Fn(&str) -> String) -> BTreeMap<String, Value> {
    let mut owners = BTreeMap::new();
    let entries = fs::read_dir(root().join(folder)).unwrap_or_else(|e| panic!("{folder}: {e}"));
    for entry in entries.flatten() {
        let name = entry.file_name().to_string_lossy().into_owned();
        let owner = name.trim_end_matches(".json");
        let file = root().join(folder).join(path(owner));
        if name != "manifest.json" {
            let list = serde_json::from_str(&read(&file));
            let list = list.unwrap_or_else(|e| panic!("{}: {e}", file.display()));
            owners.insert(owner.to_owned(), list);
        }
    }
    owners
}

/// The pictures on every owner's sheets.
fn pictures() -> Owned {
    let lists = lists("assets/cards", |owner| format!("{owner}/sheets.json"));
    let names = |list: &Value| {
        let sheets = list["sheets"].as_object().expect("sheets").values();
        let sprites = sheets.flat_map(|sheet| sheet["sprites"].as_object().expect("sprites"));
        sprites.map(|(name, _)| name.clone()).collect()
    };
    let owned = lists
        .iter()
        .map(|(owner, list)| (owner.clone(), names(list)));
    owned.collect()
}

/// The durations of every owner.
fn durations() -> Owned {
    let lists = lists("assets/feel", |owner| format!("{owner}.json"));
    let names = |list: &Value| {
        list.as_object()
            .expect("durations")
            .keys()
            .cloned()
            .collect()
    };
    let owned = lists
        .iter()
        .map(|(owner, list)| (owner.clone(), names(list)));
    owned.collect()
}

/// Whether the text at `at` is the file name of a sound, not the name of a picture.
fn is_sound(code: &[&Token], at: usize) -> bool {
    let calls = ["effect", "interface", "round", "once"];
    at > 1 && code[at - 1].is("(") && calls.iter().any(|call| code[at - 2].is(call))
}

/// Pictures that no source of their owner names.
fn idle_pictures(owned: &Owned, sources: &[Source]) -> Vec<String> {
    let mut named: BTreeSet<(&str, &str)> = BTreeSet::new();
    for source in sources {
        let code = source.code();
        for (at, token) in code.iter().enumerate() {
            if token.kind == Kind::Text && !is_sound(&code, at) {
                named.insert((owner(&source.path), &token.text));
            }
        }
    }
    let mut idle = Vec::new();
    for (of, names) in owned {
        let used = |name: &&String| {
            let mut users = named.iter().filter(|(_, text)| text == *name);
            users.any(|(user, _)| of == SHARED || user == of)
        };
        idle.extend(names.iter().filter(|name| !used(name)).cloned());
    }
    idle
}

/// The texts by which sources name pictures, with file and line.
fn asked_pictures(sources: &[Source]) -> Vec<(&str, usize, &str)> {
    let mut asked = Vec::new();
    for source in sources {
        let code = source.code();
        let is_list = source.path.ends_with("/picture_names.rs");
        for (at, token) in code.iter().enumerate() {
            if is_list && token.kind == Kind::Text {
                asked.push((&*source.path, token.line, &*token.text));
                continue;
            }
            let before = at.checked_sub(1).map(|before| code[before]);
            let after = |mark: &str| before.is_some_and(|token| token.is(mark));
            let of_sheets = ["sprite", "node", "size", "picture", "has"];
            let builds = ["new", "tall", "hung"].iter().any(|name| token.is(name))
                && at > 2
                && code[at - 3].is("Picture");
            let calls = after(".") && of_sheets.iter().any(|name| token.is(name));
            // A plain function, neither a method nor a step of the tour.
            let lays = token.is("picture") && ![".", "fn", ":"].iter().any(|mark| after(mark));
            if (builds || calls || lays) && code.get(at + 1).is_some_and(|next| next.is("(")) {
                let given = inside(&code, at + 1);
                let text = given.iter().copied().find(|token| token.kind == Kind::Text);
                let text = text.filter(|token| !token.text.is_empty());
                asked.extend(text.map(|text| (&*source.path, text.line, &*text.text)));
            }
        }
    }
    asked
}

/// Pictures that are named in a source, but do not exist for its owner.
fn missing_pictures(owned: &Owned, sources: &[Source]) -> Vec<String> {
    let mut missing = Vec::new();
    for (path, line, name) in asked_pictures(sources) {
        let brought = owned
            .iter()
            .any(|(of, names)| may_use(path, of) && names.contains(name));
        if !brought {
            missing.push(format!("{path}:{line}: {name}"));
        }
    }
    missing
}

/// The public constants and functions of a file whose declaration says one of `types`.
fn declared<'a>(source: &'a Source, types: &[&str]) -> Vec<&'a str> {
    let code = source.code();
    let mut names = Vec::new();
    for at in 1..code.len() {
        let is_item = code[at].is("const") || code[at].is("fn");
        let is_const_fn = code[at].is("fn") && code[at - 1].is("const");
        let before = at.checked_sub(if is_const_fn { 2 } else { 1 });
        let is_public = before.is_some_and(|before| code[before].is("pub"));
        let Some(name) = code.get(at + 1).filter(|_| is_item && is_public) else {
            continue;
        };
        let head = code[at..].iter().take_while(|t| !t.is("=") && !t.is("{"));
        // A list of all does not count as a use.
        let is_list = head.clone().any(|token| token.is("&")) || name.is("ALL");
        let fits = head
            .clone()
            .any(|token| types.iter().any(|word| token.is(word)));
        let makes = head.clone().any(|token| token.is("fn")) && types != ["Color"];
        if fits && !is_list && !makes && !name.is("fn") {
            names.push(&*name.text);
        }
    }
    names
}

/// Constants of a file that no other file names after one of `prefixes`: `palette::OR`.
fn idle_constants(
    file: &str,
    types: &[&str],
    prefixes: &[&str],
    sources: &[Source],
) -> Vec<String> {
    let Some(source) = sources.iter().find(|source| source.path == file) else {
        return vec![format!("{file} is gone")];
    };
    let mut used = BTreeSet::new();
    for other in sources.iter().filter(|other| other.path != file) {
        for window in other.code().windows(4) {
            let joined = window[1].is(":") && window[2].is(":");
            if joined && prefixes.iter().any(|prefix| window[0].is(prefix)) {
                used.insert(window[3].text.clone());
            }
        }
    }
    let names = declared(source, types);
    assert!(names.len() > 1, "nothing is found in {file}");
    let idle = names.into_iter().filter(|name| !used.contains(*name));
    idle.map(str::to_owned).collect()
}

/// The public constants and functions of a list of picture names, whatever their types.
fn picture_items(source: &Source) -> Vec<&str> {
    let code = source.code();
    let mut names = Vec::new();
    for at in 1..code.len() {
        let is_const_fn = code[at].is("fn") && code[at - 1].is("const");
        let before = at.checked_sub(if is_const_fn { 2 } else { 1 });
        let is_public = before.is_some_and(|before| code[before].is("pub"));
        let is_item = code[at].is("const") || code[at].is("fn");
        let name = code.get(at + 1).filter(|name| !name.is("fn"));
        names.extend(
            name.filter(|_| is_item && is_public)
                .map(|name| &*name.text),
        );
    }
    names
}

/// Names of a game's list of pictures, such as `picture_names::THRONE`, that no other source of the game asks for. A
/// picture that only the list names is not used.
fn idle_picture_names(sources: &[Source]) -> Vec<String> {
    const LIST: &str = "picture_names";
    let mut idle = Vec::new();
    let lists = sources
        .iter()
        .filter(|source| source.path.ends_with("/picture_names.rs"));
    for list in lists {
        let mut used = BTreeSet::new();
        let others = sources
            .iter()
            .filter(|other| other.path != list.path && owner(&other.path) == owner(&list.path));
        for other in others {
            let named = other.named();
            let ends = named
                .iter()
                .filter(|named| named.names.ends_with(&[LIST.to_owned()]));
            let aliases: BTreeSet<&str> = ends.filter_map(|named| named.alias.as_deref()).collect();
            for path in &named {
                let is_list = |name: &str| name == LIST || aliases.contains(name);
                let at = path.names.iter().position(|name| is_list(name));
                used.extend(at.and_then(|at| path.names.get(at + 1)).cloned());
            }
        }
        let names = picture_items(list);
        assert!(!names.is_empty(), "nothing is found in {}", list.path);
        let unused = names.into_iter().filter(|name| !used.contains(*name));
        idle.extend(unused.map(|name| format!("{}: {name}", list.path)));
    }
    idle
}

/// Durations that no source reads: `timings.place`.
fn idle_durations(owned: &Owned, sources: &[Source]) -> Vec<String> {
    let mut idle = Vec::new();
    for (of, names) in owned {
        let mut read = BTreeSet::new();
        for source in sources.iter().filter(|source| may_use(&source.path, of)) {
            let code = source.code();
            let reads = code
                .windows(3)
                .filter(|w| w[0].is("timings") && w[1].is("."));
            read.extend(reads.map(|window| window[2].text.clone()));
        }
        idle.extend(names.iter().filter(|name| !read.contains(*name)).cloned());
    }
    idle
}

/// The files in which games name their sounds.
fn sound_lists(sources: &[Source]) -> Vec<&str> {
    let paths = sources.iter().map(|source| &*source.path);
    paths
        .filter(|path| path.starts_with("src/games/") && path.ends_with("/table/sounds.rs"))
        .collect()
}

#[test]
fn every_picture_is_used_by_whom_it_belongs_to() {
    let owned = pictures();
    assert!(owned[SHARED].len() > 20 && owned["guyenne"].len() > 50);
    assert_eq!(idle_pictures(&owned, &PROGRAM), [""; 0]);
}

#[test]
fn every_name_of_a_picture_is_asked_for_outside_of_its_list() {
    assert_eq!(idle_picture_names(&PROGRAM), [""; 0]);
}

#[test]
fn every_picture_that_is_asked_for_is_there() {
    assert!(asked_pictures(&PROGRAM).len() > 80);
    assert_eq!(missing_pictures(&pictures(), &PROGRAM), [""; 0]);
}

#[test]
fn every_colour_is_used() {
    let palette = "src/theme/palette.rs";
    let idle = idle_constants(palette, &["Color"], &["palette"], &PROGRAM);
    assert_eq!(idle, [""; 0]);
}

#[test]
fn every_sound_is_heard() {
    let types = ["Sound", "Tune", "Self"];
    let idle = idle_constants("src/theme/sound.rs", &types, &["Sound", "Tune"], &PROGRAM);
    assert_eq!(idle, [""; 0], "of what games share");
    let lists = sound_lists(&PROGRAM);
    assert!(!lists.is_empty());
    for list in lists {
        let idle = idle_constants(list, &types, &["sounds"], &PROGRAM);
        assert_eq!(idle, [""; 0], "{list}");
    }
}

#[test]
fn every_duration_is_read() {
    let owned = durations();
    assert!(owned[SHARED].len() > 5 && owned["guyenne"].len() > 10);
    assert_eq!(idle_durations(&owned, &PROGRAM), [""; 0]);
}

/// Names by owner.
fn owned(all: &[(&str, &[&str])]) -> Owned {
    let names = |names: &[&str]| names.iter().map(|&name| name.to_owned()).collect();
    let owned = all.iter().map(|&(of, all)| (of.to_owned(), names(all)));
    owned.collect()
}

#[test]
fn an_idle_or_missing_picture_is_found() {
    let all = owned(&[(SHARED, &["key", "arrow"]), ("mill", &["stone", "river"])]);
    let sources = [
        Source::new(
            "src/theme/a.rs",
            "fn f() { Picture::new(\"key\"); Picture::new(\"river\"); atlases.size(\"lock\"); }",
        ),
        Source::new(
            "src/games/mill/table/a.rs",
            "const A: Sound = Sound::effect(\"arrow\", 0); fn f() { picture(&atlases, \"stone\"); g.size(\"key\"); }",
        ),
        Source::new(
            "src/games/mill/table/picture_names.rs",
            "fn f(n: u8) -> &'static str { match n { 0 => \"stone\", _ => \"stones\" } }",
        ),
    ];
    assert_eq!(idle_pictures(&all, &sources), ["river", "arrow"]);
    assert_eq!(
        missing_pictures(&all, &sources),
        [
            "src/theme/a.rs:1: river",
            "src/theme/a.rs:1: lock",
            "src/games/mill/table/picture_names.rs:1: stones"
        ]
    );
}

#[test]
fn a_name_that_only_its_list_uses_is_found() {
    let list = "pub const A: &str = \"a\"; pub const fn b(n: u8) -> &'static str { \"b\" } \
                pub fn c() -> String { A.into() } fn helper() {} pub const D: [f32; 2] = [0.0; 2];";
    let sources = [
        Source::new("src/games/mill/table/picture_names.rs", list),
        Source::new(
            "src/games/mill/table/a.rs",
            "use super::picture_names as names; fn f() { names::c(); super::picture_names::b(1); }",
        ),
        Source::new("src/games/well/table/a.rs", "fn f() { picture_names::A; }"),
    ];
    assert_eq!(
        idle_picture_names(&sources),
        [
            "src/games/mill/table/picture_names.rs: A",
            "src/games/mill/table/picture_names.rs: D"
        ]
    );
}

#[test]
fn idle_colours_and_sounds_are_found() {
    let sources = [
        Source::new(
            "src/theme/palette.rs",
            "const fn rgb() -> Color {} pub const OR: Color = rgb(); pub const VERT: Color = rgb();\
             pub fn dimmed(light: f32) -> Color { VERT }",
        ),
        Source::new(
            "src/theme/sound.rs",
            "impl Sound { pub const fn effect(name: &'static str) -> Self {} pub const PICK: Self = e(); \
             pub const DICE: [Self; 2] = [e(), e()]; pub const SHARED: &[Self] = &[Self::PICK]; }",
        ),
        Source::new(
            "src/app/a.rs",
            "fn f() { palette::OR; hear(Sound::DICE[0]); } #[cfg(test)] mod tests { fn g() { Sound::PICK; } }",
        ),
    ];
    let colours = idle_constants("src/theme/palette.rs", &["Color"], &["palette"], &sources);
    assert_eq!(colours, ["VERT", "dimmed"]);
    let sounds = idle_constants("src/theme/sound.rs", &["Self"], &["Sound"], &sources);
    assert_eq!(sounds, ["PICK"]);
}

#[test]
fn an_idle_duration_is_found() {
    let all = owned(&[(SHARED, &["toast", "doze"]), ("mill", &["turn", "grind"])]);
    let sources = [
        Source::new("src/app/a.rs", "fn f() { timings.toast; timings.turn; }"),
        Source::new(
            "src/games/mill/table/a.rs",
            "fn f() { table.timings.grind; }",
        ),
    ];
    assert_eq!(idle_durations(&all, &sources), ["turn", "doze"]);
}
