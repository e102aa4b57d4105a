//! What menus and software centres of Linux show has every language, and one file alone holds the program's name among
//! all programs.

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
