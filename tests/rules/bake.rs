//! Whether the pictures in `assets/cards` are baked from the drawings in `assets/art`, and are within their budget.
//! Bakes nothing itself.

#[path = "../../src/bin/art/manifest.rs"]
mod manifest;

use std::fs;
use std::path::Path;

use crate::marks;

/// The most bytes of all pictures together. With the fonts (0.14 MB compressed), the download before a first game stays
/// below 1.5 MB.
const BUDGET: u64 = 1_360_000;

#[test]
fn bakes_match_their_drawings() {
    let stale = manifest::stale(Path::new(env!("CARGO_MANIFEST_DIR")));
    let texts: Vec<String> = stale.iter().map(ToString::to_string).collect();
    assert!(
        texts.is_empty(),
        "bake anew with `cargo art`:\n{}",
        texts.join("\n")
    );
}

#[test]
fn a_doubtful_index_has_every_sheet_baked_anew() {
    let doubt = |sheet: &str| manifest::Stale {
        sheet: sheet.to_owned(),
        why: "it has changed".to_owned(),
    };
    let baked = |stale: &[manifest::Stale]| {
        let sheets = manifest::SHEETS.iter();
        sheets
            .filter(|sheet| manifest::to_bake(stale, sheet.name))
            .count()
    };
    assert_eq!(baked(&[]), 0);
    assert_eq!(baked(&[doubt(manifest::SHEETS[0].name)]), 1);
    assert_eq!(baked(&[doubt("")]), manifest::SHEETS.len());
    assert_eq!(doubt("").to_string(), "it has changed");
}

#[test]
fn every_drawing_is_on_a_sheet() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let index = fs::read_to_string(root.join(manifest::BAKED).join(manifest::INDEX))
        .expect("the index is committed");
    let index: serde_json::Value = serde_json::from_str(&index).expect("the index is JSON");
    for sheet in manifest::SHEETS {
        let drawings = sheet.drawings(root);
        assert!(!drawings.is_empty(), "{} has no drawings", sheet.name);
        for drawing in drawings {
            let name = Path::new(&drawing).file_stem().and_then(|n| n.to_str());
            let spot = &index["sheets"][sheet.name]["sprites"][name.unwrap_or_default()];
            assert!(spot.is_object(), "{drawing} is not on its sheet");
        }
    }
}

#[test]
fn pictures_keep_their_budget() {
    let baked = Path::new(env!("CARGO_MANIFEST_DIR")).join(manifest::BAKED);
    let bytes: u64 = fs::read_dir(baked)
        .expect("assets/cards is there")
        .flatten()
        .filter_map(|file| file.metadata().ok())
        .map(|data| data.len())
        .sum();
    assert!(bytes < BUDGET, "{bytes} bytes of pictures");
}
