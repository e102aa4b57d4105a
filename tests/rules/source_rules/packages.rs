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
