//! What is baked from what: the plan, the budget, and the fingerprints that tell whether a bake is stale. Makes no
//! sound and needs no feature, so that `tests/rules/sound.rs` can ask as well.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt;
use std::fs;
use std::path::Path;

use serde::{Deserialize, Serialize};

pub use super::marks::names;
use super::marks::{MISSING, mark};

/// Where the scores are.
pub const WRITTEN: &str = "assets/score";
/// Where the recipes and instruments are.
pub const RECIPES: &str = "src/bin/sound";
/// Where the sounds go.
pub const BAKED: &str = "assets/audio";
/// Beside the sounds: the fingerprints.
pub const MANIFEST: &str = "manifest.json";

/// Bytes that all effects together may take.
const EFFECTS_BUDGET: u64 = 620_000;
/// Bytes for all music but what sounds in play.
const MOMENTS_BUDGET: u64 = 1_250_000;
/// Bytes for the music in play.
const PLAY_BUDGET: u64 = 1_100_000;

/// What a sound is for, and so how it is finished.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SoundKind {
    /// Short, in one channel, from a recipe in `effects`.
    Effect,
    /// Music that ends, from a score.
    Piece,
    /// Music whose end runs into its beginning, from a score.
    Loop,
}

/// One sound to bake.
#[derive(Debug)]
pub struct SoundFile {
    /// Of the file, without its ending, and of the recipe or score.
    pub name: &'static str,
    /// What it is for.
    pub kind: SoundKind,
    /// How loud: LUFS, over the whole of music and in the loudest moment of an effect.
    pub loudness: f64,
    /// Of its Vorbis, -0.2 to 1.
    pub quality: f32,
    /// Samples in a second.
    pub rate: u32,
}

/// Everything there is to bake. Sounds of one family are equally loud.
pub const SOUNDS: &[SoundFile] = &[
    music("title", SoundKind::Loop, -18.0, -0.05),
    music("play", SoundKind::Loop, -19.0, -0.05),
    music("tension", SoundKind::Loop, -19.0, -0.05),
    music("victory", SoundKind::Piece, -17.0, 0.0),
    music("defeat", SoundKind::Piece, -19.0, 0.0),
    music("pavane", SoundKind::Loop, -19.0, -0.15),
    music("estampie", SoundKind::Loop, -19.0, -0.2),
    effect("card-place-1", -25.0),
    effect("card-place-2", -25.0),
    effect("card-place-3", -25.0),
    effect("card-place-4", -25.0),
    effect("card-slide-1", -25.0),
    effect("card-slide-2", -25.0),
    effect("card-slide-3", -25.0),
    effect("card-flip-1", -25.0),
    effect("card-flip-2", -25.0),
    effect("card-flip-3", -25.0),
    effect("shuffle-1", -23.0),
    effect("shuffle-2", -23.0),
    effect("pick-1", -27.0),
    effect("pick-2", -27.0),
    effect("refuse", -24.0),
    effect("confirm", -22.0),
    effect("page-turn", -24.0),
    effect("arrow", -24.0),
    effect("drum-1", -22.0),
    effect("drum-2", -20.0),
    effect("drum-3", -18.0),
    effect("drum-roll", -18.0),
    effect("steel", -20.0),
    effect("hero-english", -17.0),
    effect("hero-french", -17.0),
    effect("tie-bell", -19.0),
    effect("capture-english", -15.0),
    effect("capture-french", -15.0),
    effect("concede", -20.0),
    effect("pillage", -22.0),
    effect("crowd-win", -17.0),
    effect("crowd-lose", -22.0),
    effect("quill-1", -36.0),
    effect("quill-2", -36.0),
    effect("quill-3", -36.0),
    effect("ui-hover", -38.0),
    effect("ui-press", -31.0),
    effect("ui-back", -31.0),
    effect("ui-toggle", -31.0),
    effect("dice", -23.0),
    effect("score-1", -22.0),
    effect("score-2", -22.0),
    effect("score-3", -22.0),
    effect("tile-lift", -25.0),
    effect("tile-turn", -26.0),
    effect("tile-lay", -21.0),
    effect("seal", -22.0),
    effect("ring-of-troops", -24.0),
    effect("clash", -19.0),
    effect("undecided", -20.0),
    effect("crown", -16.0),
    effect("hooves", -22.0),
    effect("footsteps", -26.0),
    effect("blow-1", -21.0),
    effect("blow-2", -21.0),
    effect("parry", -21.0),
    effect("bow-shot", -22.0),
    effect("bolt-shot", -21.0),
    effect("arrow-hit", -22.5),
    effect("arrow-miss", -24.0),
    effect("man-falls", -20.0),
    effect("bone-dice", -22.0),
    effect("round-bell", -21.0),
    effect("flag", -23.0),
    effect("load-drop", -22.0),
    effect("cart-breaks", -20.0),
    effect("bridge", -20.0),
    effect("order-call", -21.0),
];

const fn effect(name: &'static str, loudness: f64) -> SoundFile {
    SoundFile {
        name,
        kind: SoundKind::Effect,
        loudness,
        quality: 0.2,
        rate: 44_100,
    }
}

const fn music(name: &'static str, kind: SoundKind, loudness: f64, quality: f32) -> SoundFile {
    SoundFile {
        name,
        kind,
        loudness,
        quality,
        rate: 32_000,
    }
}

impl SoundFile {
    /// The baked file's name.
    pub fn file(&self) -> String {
        format!("{}.ogg", self.name)
    }

    /// Everything that it is made from, as paths from the package's root, in alphabetical order.
    pub fn sources(&self, root: &Path) -> Vec<String> {
        let below = |folder: &str| {
            let folder = format!("{RECIPES}/{folder}");
            let files = names(&root.join(&folder), ".rs").into_iter();
            let heard = files.filter(|file| file != "tests.rs");
            heard.map(move |file| format!("{folder}/{file}"))
        };
        let mut sources: Vec<String> = below("synth").collect();
        if self.kind == SoundKind::Effect {
            sources.extend(below("effects"));
        } else {
            sources.extend(below("score"));
            sources.push(format!("{WRITTEN}/{}.abc", self.name));
        }
        for file in ["encode.rs", "finish.rs", "measure.rs"] {
            sources.push(format!("{RECIPES}/{file}"));
        }
        sources.sort();
        sources
    }

    fn plan(&self) -> String {
        let Self {
            kind,
            loudness,
            quality,
            rate,
            ..
        } = self;
        format!("{kind:?} {loudness} {quality} {rate}")
    }
}

/// The fingerprints of one state of the sources and bakes.
#[derive(Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Manifest {
    /// Of every source, by its path.
    sources: BTreeMap<String, String>,
    /// Of each baked file, and what it was baked by.
    baked: BTreeMap<String, Baked>,
}

/// One baked file.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
struct Baked {
    plan: String,
    file: String,
}

/// A bake that does not match its sources.
#[derive(Debug, PartialEq, Eq)]
pub struct Stale {
    /// Of the sound.
    pub name: String,
    /// What has changed.
    pub why: String,
}

impl fmt::Display for Stale {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}", self.name, self.why)
    }
}

impl Manifest {
    /// The fingerprints of what lies on the disk now.
    pub fn of(root: &Path) -> Self {
        let mut now = Self::default();
        for sound in SOUNDS {
            for path in sound.sources(root) {
                let print = mark(&root.join(&path));
                now.sources.insert(path, print);
            }
            let baked = Baked {
                plan: sound.plan(),
                file: mark(&root.join(BAKED).join(sound.file())),
            };
            now.baked.insert(sound.name.to_owned(), baked);
        }
        now
    }

    /// What was written down at the last bake.
    pub fn read(root: &Path) -> Self {
        fs::read_to_string(root.join(BAKED).join(MANIFEST))
            .ok()
            .and_then(|text| serde_json::from_str(&text).ok())
            .unwrap_or_default()
    }

    /// The sounds that it lists.
    pub fn names(&self) -> impl Iterator<Item = &str> {
        self.baked.keys().map(String::as_str)
    }
}

/// Every sound whose bake does not match what lies on the disk, with the reason.
pub fn stale(root: &Path) -> Vec<Stale> {
    let (then, now) = (Manifest::read(root), Manifest::of(root));
    let mut stale = Vec::new();
    let none = Baked::default();
    for sound in SOUNDS {
        let mut say = |why: String| {
            stale.push(Stale {
                name: sound.name.to_owned(),
                why,
            });
        };
        let old = then.baked.get(sound.name).unwrap_or(&none);
        let new = now.baked.get(sound.name).unwrap_or(&none);
        if old.plan != new.plan {
            say("baked by another plan".to_owned());
        }
        if new.file == MISSING {
            say(format!("{} is missing", sound.file()));
        } else if old.file != new.file {
            say(format!("{} is not what was baked", sound.file()));
        }
        for path in sound.sources(root) {
            match (then.sources.get(&path), now.sources.get(&path)) {
                (Some(a), Some(b)) if a == b && b != MISSING => {}
                (_, Some(b)) if b == MISSING => say(format!("{path} is missing")),
                (Some(_), _) => say(format!("{path} has changed")),
                (None, _) => say(format!("{path} is new")),
            }
        }
    }
    let gone: BTreeSet<&str> = then.names().collect();
    for name in gone {
        if !SOUNDS.iter().any(|sound| sound.name == name) {
            stale.push(Stale {
                name: name.to_owned(),
                why: "is no longer planned".to_owned(),
            });
        }
    }
    stale
}

/// What takes more bytes than it may: all effects, the music of single moments, the music in play.
pub fn over_budget(root: &Path) -> Vec<String> {
    let bytes = |wanted: &dyn Fn(&SoundFile) -> bool| -> u64 {
        let sounds = SOUNDS.iter().filter(|sound| wanted(sound));
        let files = sounds.map(|sound| root.join(BAKED).join(sound.file()));
        files
            .filter_map(|file| fs::metadata(file).ok())
            .map(|data| data.len())
            .sum()
    };
    let effect = |sound: &SoundFile| sound.kind == SoundKind::Effect;
    let play = |sound: &SoundFile| sound.name == "play";
    let moment = |sound: &SoundFile| !effect(sound) && !play(sound);
    let groups: [(&str, u64, u64); 3] = [
        ("effects", bytes(&effect), EFFECTS_BUDGET),
        ("music of moments", bytes(&moment), MOMENTS_BUDGET),
        ("music in play", bytes(&play), PLAY_BUDGET),
    ];
    groups
        .into_iter()
        .filter(|(_, bytes, budget)| bytes > budget)
        .map(|(name, bytes, budget)| format!("{name}: {bytes} bytes, {budget} allowed"))
        .collect()
}
