//! What is baked from what: the plan, and the fingerprints that tell whether a bake is stale. Needs neither
//! resvg nor Bevy, so that `tests/rules/bake.rs` can ask as well.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt;
use std::fs;
use std::path::Path;

use serde::{Deserialize, Serialize};

use super::marks::{fingerprint, mark, names};

/// Where the drawings are.
pub const DRAWN: &str = "assets/art";
/// Where the pictures go.
pub const BAKED: &str = "assets/cards";
/// The letters that drawings may use.
pub const FONTS: &str = "assets/fonts";
/// Beside the pictures: what lies where in them.
pub const INDEX: &str = "sheets.json";
/// Beside the pictures: the fingerprints.
pub const MANIFEST: &str = "manifest.json";

/// Pixels kept free (or filled with the drawing's edge) around each drawing, and the grid they lie on: enough
/// for the three halvings that `theme::sheet` makes.
pub const GUTTER: usize = 8;
/// No picture is wider or higher: the least that WebGL2 promises.
pub const LARGEST: usize = 2048;
/// To be raised when the baker itself draws differently.
const BAKER: u32 = 3;

/// One picture to bake.
#[derive(Debug)]
pub struct Sheet {
    /// Of the folder or file in `assets/art`, and of the picture.
    pub name: &'static str,
    /// Pixels for each unit of the drawing.
    pub scale: f32,
    /// Of its WebP, 0 to 100.
    pub quality: u8,
    /// Of its transparency, 0 to 100: glows show steps below 100, torn paper does not.
    pub alpha: u8,
}

/// Everything there is to bake.
pub const SHEETS: &[Sheet] = &[
    sheet("cards", 2.0, 80, 100),
    sheet("castles", 3.0, 74, 100),
    sheet("emblems", 2.0, 70, 100),
    sheet("figures", 1.5, 78, 100),
    sheet("icon", 0.25, 90, 100),
    sheet("result-page", 1.5, 76, 60),
    sheet("strip", 2.0, 78, 60),
    sheet("table", 1.25, 92, 100),
    sheet("title-page", 1.5, 76, 60),
    sheet("ui", 2.0, 82, 100),
];

const fn sheet(name: &'static str, scale: f32, quality: u8, alpha: u8) -> Sheet {
    Sheet {
        name,
        scale,
        quality,
        alpha,
    }
}

impl Sheet {
    /// The drawings, as paths from `assets/art`, in alphabetical order.
    pub fn drawings(&self, root: &Path) -> Vec<String> {
        let drawn = root.join(DRAWN);
        let single = format!("{}.svg", self.name);
        if drawn.join(&single).is_file() {
            return vec![single];
        }
        names(&drawn.join(self.name), ".svg")
            .into_iter()
            .map(|file| format!("{}/{file}", self.name))
            .collect()
    }
}

/// The fingerprints of one state of the sources and bakes.
#[derive(Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Manifest {
    /// Of the drawings, by sheet and path.
    sources: BTreeMap<String, BTreeMap<String, String>>,
    /// Of the fonts.
    fonts: BTreeMap<String, String>,
    /// Of each sheet's part of the plan.
    plan: BTreeMap<String, String>,
    /// Of the pictures and the index.
    baked: BTreeMap<String, String>,
}

/// A bake that does not match its sources.
#[derive(Debug, PartialEq, Eq)]
pub struct Stale {
    /// Empty where no sheet but the index is meant.
    pub sheet: String,
    /// What has changed.
    pub why: String,
}

impl fmt::Display for Stale {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.sheet.as_str() {
            "" => f.write_str(&self.why),
            sheet => write!(f, "{sheet}: {}", self.why),
        }
    }
}

/// Whether `sheet` must be baked anew. With the index in doubt all must be: what it says of the others is not known.
pub fn to_bake(stale: &[Stale], sheet: &str) -> bool {
    stale.iter().any(|s| s.sheet == sheet || s.sheet.is_empty())
}

impl Manifest {
    /// The fingerprints of what lies on the disk now.
    pub fn of(root: &Path) -> Self {
        let mut now = Self::default();
        for sheet in SHEETS {
            let sources = sheet.drawings(root).into_iter();
            let marks = sources.map(|path| (path.clone(), mark(&root.join(DRAWN).join(path))));
            now.sources.insert(sheet.name.to_owned(), marks.collect());
            let (scale, quality, alpha) = (sheet.scale, sheet.quality, sheet.alpha);
            let plan = format!("{scale} {quality} {alpha} {GUTTER} {LARGEST} {BAKER}");
            now.plan
                .insert(sheet.name.to_owned(), fingerprint(plan.as_bytes()));
        }
        for font in names(&root.join(FONTS), ".ttf") {
            now.fonts
                .insert(font.clone(), mark(&root.join(FONTS).join(font)));
        }
        let pictures = names(&root.join(BAKED), ".webp");
        for file in pictures.into_iter().chain([INDEX.to_owned()]) {
            now.baked
                .insert(file.clone(), mark(&root.join(BAKED).join(file)));
        }
        now
    }
}

/// Every sheet whose bake does not match what lies on the disk, with the reason.
pub fn stale(root: &Path) -> Vec<Stale> {
    let then: Manifest = fs::read_to_string(root.join(BAKED).join(MANIFEST))
        .ok()
        .and_then(|text| serde_json::from_str(&text).ok())
        .unwrap_or_default();
    let now = Manifest::of(root);
    let mut stale = Vec::new();
    for sheet in SHEETS {
        let mut say = |why: String| {
            stale.push(Stale {
                sheet: sheet.name.to_owned(),
                why,
            });
        };
        if then.plan.get(sheet.name) != now.plan.get(sheet.name) {
            say("baked by another plan".to_owned());
        }
        if then.fonts != now.fonts {
            say("the fonts have changed".to_owned());
        }
        let none = BTreeMap::new();
        let old = then.sources.get(sheet.name).unwrap_or(&none);
        let new = now.sources.get(sheet.name).unwrap_or(&none);
        let paths: BTreeSet<&String> = old.keys().chain(new.keys()).collect();
        for path in paths {
            match (old.get(path), new.get(path)) {
                (Some(a), Some(b)) if a == b => {}
                (Some(_), Some(_)) => say(format!("{path} has changed")),
                (None, _) => say(format!("{path} is new")),
                (_, None) => say(format!("{path} is gone")),
            }
        }
        let picture = format!("{}.webp", sheet.name);
        if !now.baked.contains_key(&picture) {
            say(format!("{picture} is missing"));
        } else if then.baked.get(&picture) != now.baked.get(&picture) {
            say(format!("{picture} is not what was baked"));
        }
    }
    if then.baked.get(INDEX) != now.baked.get(INDEX) {
        stale.push(Stale {
            sheet: String::new(),
            why: format!("{INDEX} is not what was baked"),
        });
    }
    stale
}
