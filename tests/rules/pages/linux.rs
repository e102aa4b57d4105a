//! What menus and software centres of Linux show has every language, one file alone holds the program's name among all
//! programs, and the recipes bring every licence and tell the commit.

use super::page;
use crate::words::{files, languages, read, root};

const DESKTOP: &str = "assets/linux/guyenne.desktop";
const METAINFO: &str = "assets/linux/guyenne.metainfo.xml";

#[test]
fn menus_and_software_centres_speak_every_language() {
    let (desktop, metainfo) = (page(DESKTOP), page(METAINFO));
    // Behind it nothing is translated.
    let (told, _) = metainfo.split_once("<launchable").expect("a launchable");
    for language in languages() {
        let listed = format!("<lang percentage=\"100\">{language}</lang>");
        assert!(metainfo.contains(&listed), "{language} is not listed");
        if language == "en" {
            continue;
        }
        for key in ["GenericName", "Comment", "Keywords"] {
            let line = format!("\n{key}[{language}]=");
            assert!(desktop.contains(&line), "{key} in {language}");
        }
        for tag in ["summary", "p", "li"] {
            let english = told.matches(&format!("<{tag}>")).count();
            let translated = format!("<{tag} xml:lang=\"{language}\">");
            assert_eq!(
                told.matches(&translated).count(),
                english,
                "{tag} in {language}"
            );
        }
    }
}

#[test]
fn one_file_alone_holds_the_name_among_all_programs() {
    let id = page("assets/linux/app-id.txt");
    let id = id.trim();
    assert!(
        id.ends_with(".Guyenne") && id.split('.').count() > 2,
        "{id}"
    );
    for ending in ["desktop", "xml", "yaml", "plist"] {
        for folder in ["assets/linux", "assets/recipes"] {
            for file in files(&root().join(folder), ending) {
                assert!(!read(&file).contains(id), "{}", file.display());
            }
        }
    }
    for path in [
        METAINFO,
        "assets/recipes/Info.plist",
        "assets/recipes/flatpak.yaml",
    ] {
        assert_eq!(page(path).matches("@APP_ID@").count(), 1, "{path}");
    }
}

const FLATPAK: &str = "assets/recipes/flatpak.yaml";
const BUNDLE: &str = "assets/recipes/bundle.md";

#[test]
fn recipes_bring_every_licence_and_tell_the_commit() {
    for path in [FLATPAK, BUNDLE] {
        let text = page(path);
        for part in [
            "LICENSE-MIT",
            "LICENSE-APACHE",
            "libraries.txt",
            "GUYENNE_COMMIT",
        ] {
            assert!(text.contains(part), "{path}: no {part}");
        }
    }
    let for_flatpak = page("assets/recipes/README.md");
    let bundle = page(BUNDLE);
    for (path, text) in [(FLATPAK, &for_flatpak), (BUNDLE, &bundle)] {
        let list = text.lines().find(|line| line.contains("--licences "));
        let list = list.unwrap_or_else(|| panic!("nobody makes the list for {path}"));
        assert!(list.contains("/libraries.txt"), "{path}: {list}");
    }
    // What the recipe leaves open is filled in.
    for mark in ["@APP_ID@", "@COMMIT@"] {
        assert!(page(FLATPAK).contains(mark), "{mark}");
        assert!(for_flatpak.contains(&format!("s/{mark}/")), "{mark}");
    }
}

#[test]
fn the_recipe_for_the_mac_makes_what_it_uses() {
    let text = page(BUNDLE);
    let version = format!("\nV={}\n", env!("CARGO_PKG_VERSION"));
    assert!(text.contains(&version), "not the version");
    assert!(text.contains("s/@VERSION@/$V/"), "a version of its own");
    let line = |part: &str| {
        let at = text.lines().position(|line| line.contains(part));
        at.unwrap_or_else(|| panic!("no {part}"))
    };
    assert!(line("--iconset dist/guyenne.iconset") < line("iconutil -c icns"));
    let used = text.lines().nth(line("iconutil -c icns")).expect("a line");
    assert!(used.ends_with(" dist/guyenne.iconset"), "{used}");
    assert!(line("export GUYENNE_COMMIT=") < line("cargo build "));
}
