//! What is baked from what: the plan, and the fingerprints that tell whether a bake is stale. Needs neither
//! resvg nor Bevy, so that `tests/rules/bake.rs` can ask as well.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt;
use std::fs;
use std::path::Path;

use serde::{Deserialize, Serialize};

use super::marks::{MISSING, fingerprint, mark, names};

/// Where the drawings are: a folder for each game, and one for what they share.
pub const DRAWN: &str = "assets/art";
/// Where the pictures go, in folders of the same names.
pub const BAKED: &str = "assets/cards";
/// The letters that drawings may use.
pub const FONTS: &str = "assets/fonts";
/// Beside a game's drawings: which sheets they make. Beside its pictures: what lies where in them.
pub const INDEX: &str = "sheets.json";
/// Beside the folders of pictures: the fingerprints.
pub const MANIFEST: &str = "manifest.json";

/// Pixels kept free (or filled with the drawing's edge) around each drawing, and the grid they lie on: enough
/// for the three halvings that `theme::atlas` makes.
pub const GUTTER: usize = 8;
/// No picture is wider or higher: the least that WebGL2 promises.
pub const LARGEST: usize = 2048;
/// To be raised when the baker itself draws differently.
const BAKER: u32 = 3;

/// One picture to bake.
#[derive(Debug)]
pub struct Sheet {
    /// Whose drawings it holds: the name of their folder.
    pub game: String,
    /// Of the folder or file with the drawings, and of the picture.
    pub name: String,
    /// How it is drawn.
    pub plan: Plan,
}

/// How a sheet is drawn, as `sheets.json` beside the drawings says.
#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Plan {
    /// Pixels for each unit of the drawing.
    pub scale: f32,
    /// Of its WebP, 0 to 100.
    pub quality: u8,
    /// Of its transparency, 0 to 100: glows show steps below 100, torn paper does not.
    pub alpha: u8,
}

/// The names of the folders with drawings, sorted.
pub fn games(root: &Path) -> Vec<String> {
    let mut games = names(&root.join(DRAWN), "");
    games.retain(|game| root.join(DRAWN).join(game).is_dir());
    games
}

/// Everything there is to bake, game after game.
///
/// # Errors
/// A game does not say which sheets it has.
pub fn sheets(root: &Path) -> Result<Vec<Sheet>, String> {
    let mut all = Vec::new();
    for game in games(root) {
        let path = format!("{DRAWN}/{game}/{INDEX}");
        let text = fs::read_to_string(root.join(&path)).map_err(|e| format!("{path}: {e}"))?;
        let plans: BTreeMap<String, Plan> =
            serde_json::from_str(&text).map_err(|e| format!("{path}: {e}"))?;
        all.extend(plans.into_iter().map(|(name, plan)| Sheet {
            game: game.clone(),
            name,
            plan,
        }));
    }
    Ok(all)
}

impl Sheet {
    /// What tells it from all others: `game/name`.
    pub fn id(&self) -> String {
        format!("{}/{}", self.game, self.name)
    }

    /// Its picture, as a path from `assets/cards`.
    pub fn picture(&self) -> String {
        format!("{}/{}.webp", self.game, self.name)
    }

    /// The drawings, as paths from `assets/art`, in alphabetical order.
    pub fn drawings(&self, root: &Path) -> Vec<String> {
        let drawn = root.join(DRAWN);
        let single = format!("{}.svg", self.id());
        if drawn.join(&single).is_file() {
            return vec![single];
        }
        names(&drawn.join(self.id()), ".svg")
            .into_iter()
            .map(|file| format!("{}/{file}", self.id()))
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
    /// Of how each sheet is drawn.
    plan: BTreeMap<String, String>,
    /// Of the pictures, and of each game's list of what lies where in them.
    baked: BTreeMap<String, String>,
}

/// A bake that does not match its sources.
#[derive(Debug, PartialEq, Eq)]
pub struct Stale {
    /// Its id; a game's name and a `/` where all its sheets are meant, empty where all of all games are.
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

/// Whether `sheet` must be baked anew. With a game's list in doubt all its sheets must be: what it says of the others
/// is not known.
pub fn to_bake(stale: &[Stale], sheet: &Sheet) -> bool {
    let id = sheet.id();
    stale.iter().any(|stale| {
        let all = stale.sheet.is_empty() || stale.sheet.ends_with('/');
        stale.sheet == id || (all && id.starts_with(&stale.sheet))
    })
}

impl Manifest {
    /// The fingerprints of what lies on the disk now.
    pub fn of(root: &Path, sheets: &[Sheet]) -> Self {
        let mut now = Self::default();
        for sheet in sheets {
            let sources = sheet.drawings(root).into_iter();
            let marks = sources.map(|path| (path.clone(), mark(&root.join(DRAWN).join(path))));
            now.sources.insert(sheet.id(), marks.collect());
            let Plan {
                scale,
                quality,
                alpha,
            } = sheet.plan;
            let plan = format!("{scale} {quality} {alpha} {GUTTER} {LARGEST} {BAKER}");
            now.plan.insert(sheet.id(), fingerprint(plan.as_bytes()));
        }
        for font in names(&root.join(FONTS), ".ttf") {
            now.fonts
                .insert(font.clone(), mark(&root.join(FONTS).join(font)));
        }
        let lists = sheets.iter().map(|sheet| list(&sheet.game));
        for file in sheets.iter().map(Sheet::picture).chain(lists) {
            let mark = mark(&root.join(BAKED).join(&file));
            now.baked.insert(file, mark);
        }
        now
    }
}

/// A game's list of what lies where in its pictures, as a path from `assets/cards`.
pub fn list(game: &str) -> String {
    format!("{game}/{INDEX}")
}

/// Every sheet whose bake does not match what lies on the disk, with the reason.
pub fn stale(root: &Path) -> Vec<Stale> {
    let then: Manifest = fs::read_to_string(root.join(BAKED).join(MANIFEST))
        .ok()
        .and_then(|text| serde_json::from_str(&text).ok())
        .unwrap_or_default();
    let mut stale = Vec::new();
    let mut say = |sheet: String, why: String| stale.push(Stale { sheet, why });
    let sheets = sheets(root).unwrap_or_else(|why| {
        say(String::new(), why);
        Vec::new()
    });
    let now = Manifest::of(root, &sheets);
    for sheet in &sheets {
        let id = sheet.id();
        let mut say = |why: String| say(id.clone(), why);
        if then.plan.get(&id) != now.plan.get(&id) {
            say("baked by another plan".to_owned());
        }
        if then.fonts != now.fonts {
            say("the fonts have changed".to_owned());
        }
        let none = BTreeMap::new();
        let old = then.sources.get(&id).unwrap_or(&none);
        let new = now.sources.get(&id).unwrap_or(&none);
        let paths: BTreeSet<&String> = old.keys().chain(new.keys()).collect();
        for path in paths {
            match (old.get(path), new.get(path)) {
                (Some(a), Some(b)) if a == b => {}
                (Some(_), Some(_)) => say(format!("{path} has changed")),
                (None, _) => say(format!("{path} is new")),
                (_, None) => say(format!("{path} is gone")),
            }
        }
        let picture = sheet.picture();
        if now.baked.get(&picture).is_none_or(|mark| mark == MISSING) {
            say(format!("{picture} is missing"));
        } else if then.baked.get(&picture) != now.baked.get(&picture) {
            say(format!("{picture} is not what was baked"));
        }
    }
    for game in games(root) {
        let list = list(&game);
        if then.baked.get(&list) != now.baked.get(&list) {
            say(format!("{game}/"), format!("{list} is not what was baked"));
        }
    }
    for picture in then
        .baked
        .keys()
        .filter(|old| !now.baked.contains_key(*old))
    {
        say(picture.clone(), "is no longer planned".to_owned());
    }
    stale
}
