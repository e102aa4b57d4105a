//! The layers as the manifests of the packages have them: the compiler keeps what they say, and this keeps them.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

use guyenne::app::games::HEADLESS;

/// What a package of the kit may use of it, directly or through others; the lowest first.
const KIT: &[(&str, &[&str])] = &[
    ("kit-locales", &[]),
    ("kit-rules", &[]),
    ("kit-ai", &[]),
    ("kit-arena", &["kit-rules"]),
    ("kit-files", &[]),
    ("kit-library", &["kit-files", "kit-rules"]),
    ("kit-timings", &[]),
    ("kit-i18n", &["kit-locales", "kit-rules"]),
    (
        "kit-input",
        &["kit-i18n", "kit-locales", "kit-rules", "kit-timings"],
    ),
    ("kit-theme", &["kit-i18n", "kit-input", "kit-timings"]),
    (
        "kit-table",
        &[
            "kit-ai",
            "kit-i18n",
            "kit-input",
            "kit-locales",
            "kit-rules",
            "kit-theme",
            "kit-timings",
        ],
    ),
];

/// What a game's package may use of the kit and, after its own name, of the same game.
const GAME: &[(&str, &[&str], &[&str])] = &[
    ("rules", &["kit-ai", "kit-locales", "kit-rules"], &[]),
    ("ai", &["kit-ai", "kit-rules"], &["rules"]),
    (
        "game",
        &["kit-ai", "kit-arena", "kit-rules"],
        &["ai", "rules"],
    ),
    (
        "table",
        &[
            "kit-ai",
            "kit-i18n",
            "kit-input",
            "kit-locales",
            "kit-rules",
            "kit-table",
            "kit-theme",
            "kit-timings",
        ],
        &["ai", "rules"],
    ),
];

/// The packages of the workspace and what each may use of the others; all but the frame, which may use all.
fn layers() -> BTreeMap<String, BTreeSet<String>> {
    let owned = |names: &[&str]| names.iter().map(|&name| name.to_owned()).collect();
    let mut all: BTreeMap<String, BTreeSet<String>> = KIT
        .iter()
        .map(|&(name, uses)| (name.to_owned(), owned(uses)))
        .collect();
    for game in HEADLESS.iter().map(|game| game.id.0) {
        for &(part, kit, own) in GAME {
            let mut uses: BTreeSet<String> = owned(kit);
            uses.extend(own.iter().map(|part| format!("{game}-{part}")));
            all.insert(format!("{game}-{part}"), uses);
        }
    }
    all
}

/// The packages of the workspace with their folders, by the root manifest.
fn members(manifest: &str) -> BTreeMap<&str, &str> {
    let listed = manifest.lines().filter_map(|line| {
        let (name, rest) = line.split_once(" = { path = \"")?;
        Some((name, rest.split('"').next()?))
    });
    listed.collect()
}

/// The packages of the workspace that a manifest depends on, in whatever table.
fn uses<'a>(manifest: &'a str, members: &BTreeMap<&str, &str>) -> BTreeSet<&'a str> {
    let names = manifest
        .lines()
        .filter_map(|line| line.split(['.', ' ']).next());
    names.filter(|name| members.contains_key(name)).collect()
}

#[test]
fn each_package_uses_only_packages_of_layers_below_it() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let read = |path: &Path| fs::read_to_string(path).unwrap_or_else(|e| panic!("{path:?}: {e}"));
    let manifest = read(&root.join("Cargo.toml"));
    let members = members(&manifest);
    let layers = layers();
    let named: BTreeSet<&str> = members.keys().copied().collect();
    let layered: BTreeSet<&str> = layers.keys().map(String::as_str).collect();
    assert_eq!(named, layered, "each package is of a layer");
    for (name, folder) in &members {
        let manifest = read(&root.join(folder).join("Cargo.toml"));
        let used = uses(&manifest, &members);
        let may: BTreeSet<&str> = layers[*name].iter().map(String::as_str).collect();
        let above: Vec<_> = used.difference(&may).collect();
        assert!(above.is_empty(), "{name} uses {above:?}");
    }
}

#[test]
fn a_package_that_is_used_is_found_in_each_table_and_spelling() {
    let members =
        members("a-rules = { path = \"src/a\" }\nb-ai = { path = \"src/b\" }\nrand = \"1\"\n");
    assert_eq!(
        members,
        BTreeMap::from([("a-rules", "src/a"), ("b-ai", "src/b")])
    );
    let manifest = "[dependencies]\na-rules.workspace = true\nrand = \"1\"\n\n[dev-dependencies]\nb-ai = { workspace = true }\n";
    assert_eq!(
        uses(manifest, &members),
        BTreeSet::from(["a-rules", "b-ai"])
    );
}

/// The packages that the build of the tests optimises fully, by its settings.
fn optimised(settings: &str) -> BTreeSet<&str> {
    let table = settings.split_once("[profile.dev.package]\n");
    let table = table.map_or("", |(_, rest)| rest);
    let lines = table.lines().take_while(|line| !line.is_empty());
    let full = lines.filter(|line| line.contains("opt-level = 3"));
    full.filter_map(|line| line.split(['.', ' ']).next())
        .collect()
}

/// The tests of rules and bots end in their time.
#[test]
fn rules_and_bots_are_optimised_in_the_build_of_the_tests() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let read = |path: &str| fs::read_to_string(root.join(path)).expect("it is committed");
    let (manifest, settings) = (read("Cargo.toml"), read(".cargo/tests.toml"));
    let optimised = optimised(&settings);
    let members = members(&manifest);
    let think = |name: &&str| name.ends_with("-rules") || name.ends_with("-ai");
    let slow: Vec<&&str> = members.keys().filter(|name| think(name)).collect();
    assert_eq!(slow.len(), 2 * (HEADLESS.len() + 1), "{slow:?}");
    for name in slow {
        assert!(optimised.contains(name), "{name}: {optimised:?}");
    }
}

/// The libraries and programs of a manifest: the name of a program, or nothing, and whether it is tested.
fn targets(manifest: &str) -> Vec<(Option<&str>, bool)> {
    let tables = manifest.split("\n[").filter_map(|table| {
        let (head, body) = table.split_once('\n')?;
        let is_tested = !body.lines().any(|line| line == "test = false");
        match head {
            "lib]" => Some((None, is_tested)),
            "[bin]]" => {
                let name = body.lines().find_map(|line| line.strip_prefix("name = "));
                Some((name.map(|name| name.trim_matches('"')), is_tested))
            }
            _ => None,
        }
    });
    tables.collect()
}

#[test]
fn a_library_and_a_program_that_are_not_tested_are_found() {
    let manifest = "[package]\nname = \"a\"\n\n[lib]\npath = \"lib.rs\"\ntest = false\n\n[[bin]]\nname = \"b\"\n\n[[bin]]\nname = \"c\"\ntest = false\n";
    assert_eq!(
        targets(manifest),
        [(None, false), (Some("b"), true), (Some("c"), false)]
    );
}

/// Whether a folder, or a file, has a test. Folders of other packages and those of programs are not looked into.
fn has_test(at: &Path) -> bool {
    if at.is_file() {
        let source = at.extension().is_some_and(|ext| ext == "rs");
        let text = || fs::read_to_string(at).unwrap_or_else(|e| panic!("{at:?}: {e}"));
        return source && text().lines().any(|line| line.trim() == "#[test]");
    }
    let all = fs::read_dir(at).unwrap_or_else(|e| panic!("{at:?}: {e}"));
    let mut all = all.map(|entry| entry.expect("it is listed").path());
    all.any(|path| {
        !path.join("Cargo.toml").exists() && !path.ends_with("src/bin") && has_test(&path)
    })
}

/// What has no test is not compiled once more for its tests: it is a third of what `cargo rules` compiles after a
/// change of a game's rules. What has one is.
#[test]
fn what_has_tests_is_tested_and_nothing_else_is_compiled_for_them() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let read = |path: &Path| fs::read_to_string(path).unwrap_or_else(|e| panic!("{path:?}: {e}"));
    let manifest = read(&root.join("Cargo.toml"));
    let mut checked = 0;
    for (name, folder) in members(&manifest) {
        let manifest = read(&root.join(folder).join("Cargo.toml"));
        for (_, tested) in targets(&manifest) {
            assert_eq!(tested, has_test(&root.join(folder)), "{name}");
            checked += 1;
        }
    }
    for (program, tested) in targets(&manifest) {
        let at = match program {
            None => root.join("src"),
            Some("guyenne") => root.join("src/main.rs"),
            Some(name) => {
                let folder = root.join("src/bin").join(name);
                if folder.is_dir() {
                    folder
                } else {
                    folder.with_extension("rs")
                }
            }
        };
        assert_eq!(tested, has_test(&at), "{program:?}");
        checked += 1;
    }
    assert_eq!(
        checked,
        layers().len() + 10,
        "a library each, and nine programs"
    );
}
