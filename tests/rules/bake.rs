//! Whether the pictures in `assets/cards` are baked from the drawings in `assets/art`, and are within their budget.
//! Bakes nothing itself.

#[path = "../../src/bin/art/manifest.rs"]
mod manifest;

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use crate::marks;
use crate::words::{files, read, root};

/// The most bytes of pictures for each game, and for what games share. Before a first game are loaded: the shared ones,
/// those of the game, the lids of the others (0.04 MB each) and the fonts (0.14 MB compressed), 1.6 MB at most.
const BUDGETS: [(&str, u64); 4] = [
    ("fayance", 700_000),
    ("guesclin", 1_150_000),
    ("guyenne", 950_000),
    ("shared", 400_000),
];

fn sheets() -> Vec<manifest::Sheet> {
    manifest::sheets(root()).expect("every game says which sheets it has")
}

#[test]
fn bakes_match_their_drawings() {
    let stale = manifest::stale(root());
    let texts: Vec<String> = stale.iter().map(ToString::to_string).collect();
    assert!(
        texts.is_empty(),
        "bake anew with `cargo art`:\n{}",
        texts.join("\n")
    );
}

#[test]
fn a_doubtful_index_has_every_sheet_baked_anew() {
    let sheets = sheets();
    let doubt = |sheet: &str| manifest::Stale {
        sheet: sheet.to_owned(),
        why: "it has changed".to_owned(),
    };
    let baked = |stale: &[manifest::Stale]| {
        let baked = sheets
            .iter()
            .filter(|sheet| manifest::to_bake(stale, sheet));
        baked.count()
    };
    let of_guyenne = sheets.iter().filter(|sheet| sheet.game == "guyenne");
    assert_eq!(baked(&[]), 0);
    assert_eq!(baked(&[doubt(&sheets[0].id())]), 1);
    assert_eq!(baked(&[doubt("guyenne/")]), of_guyenne.count());
    assert_eq!(baked(&[doubt("")]), sheets.len());
    assert_eq!(doubt("").to_string(), "it has changed");
}

#[test]
fn every_drawing_is_on_a_sheet() {
    let mut drawn: BTreeSet<String> = files(&root().join(manifest::DRAWN), "svg")
        .iter()
        .map(|file| {
            let below = file.strip_prefix(root().join(manifest::DRAWN));
            let parts = below.expect("below it").components();
            let parts = parts.map(|part| part.as_os_str().to_string_lossy());
            parts.collect::<Vec<_>>().join("/")
        })
        .collect();
    for sheet in sheets() {
        let list = root()
            .join(manifest::BAKED)
            .join(manifest::list(&sheet.game));
        let list: serde_json::Value = serde_json::from_str(&read(&list)).expect("it is JSON");
        let drawings = sheet.drawings(root());
        assert!(!drawings.is_empty(), "{} has no drawings", sheet.id());
        for drawing in drawings {
            let name = Path::new(&drawing).file_stem().and_then(|n| n.to_str());
            let spot = &list["sheets"][&sheet.name]["sprites"][name.unwrap_or_default()];
            assert!(spot.is_object(), "{drawing} is not on its sheet");
            drawn.remove(&drawing);
        }
    }
    // The cover is shown on itch.io, not in the game.
    assert_eq!(Vec::from_iter(drawn), ["shared/cover.svg"]);
}

#[test]
fn pictures_keep_their_budgets() {
    let games = manifest::games(root());
    assert_eq!(games, BUDGETS.map(|(game, _)| game), "one for each game");
    for (game, budget) in BUDGETS {
        let pictures = files(&root().join(manifest::BAKED).join(game), "webp");
        let bytes: u64 = pictures
            .iter()
            .filter_map(|file| fs::metadata(file).ok())
            .map(|data| data.len())
            .sum();
        assert!(bytes > 0, "{game} has no pictures");
        assert!(bytes < budget, "{bytes} bytes of pictures of {game}");
    }
}
