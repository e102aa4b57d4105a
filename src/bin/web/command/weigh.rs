//! The sizes of the game's parts, raw and compressed.

#![expect(clippy::disallowed_methods, reason = "it works on every core")]

use core::fmt;
use std::collections::BTreeMap;
use std::fs;
use std::io::{self, Read, Write};
use std::thread;

use flate2::Compression;
use flate2::write::GzEncoder;
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};

use super::build_folders::BuildFolders;
use super::fnv::{OFFSET_BASIS, fold};
use super::licences::LICENCES;
use super::packed_file::PackedFile;
use super::tool::Trouble;
use super::words::WORDS;
use guyenne::app::games::HEADLESS;

/// The most bytes that a first visit may download in English, gzipped.
const BUDGET: u64 = 7_500_000;
/// The folder that a first visit does not wait for.
const SOUNDS: &str = "assets/audio/";
/// The folder with a folder of pictures for each game.
const PICTURES: &str = "assets/cards/";
/// How the files of the lids begin, which the title shows for every game.
const LID: &str = "lid-";
/// How the files of a game end that are shown when it is over: nobody waits for them before.
const END_PAGE: &str = "-page.webp";

/// Sizes in bytes.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize, Deserialize)]
struct Weight {
    raw: u64,
    gzip: u64,
    brotli: u64,
}

impl core::ops::AddAssign for Weight {
    fn add_assign(&mut self, other: Self) {
        self.raw += other.raw;
        self.gzip += other.gzip;
        self.brotli += other.brotli;
    }
}

/// The sizes of the parts, and of what a first visit downloads.
#[derive(Debug, Default)]
pub struct PackSizes {
    parts: BTreeMap<String, Weight>,
    visit: Weight,
}

/// Measures the files; sizes measured by an earlier build are read from a cache.
pub fn weigh(place: &BuildFolders, files: &[PackedFile]) -> Result<PackSizes, Trouble> {
    let path = place.scratch.join("weights.json");
    // An unreadable cache counts as empty.
    let mut known: BTreeMap<String, Weight> = fs::read_to_string(&path)
        .ok()
        .and_then(|text| serde_json::from_str(&text).ok())
        .unwrap_or_default();
    let key = |file: &PackedFile| {
        format!(
            "{:016x}-{}",
            fold(OFFSET_BASIS, &file.bytes),
            file.bytes.len()
        )
    };
    let keyed: Vec<(String, &PackedFile)> = files.iter().map(|file| (key(file), file)).collect();
    let fresh: BTreeMap<String, Weight> = thread::scope(|scope| {
        let unknown = keyed.iter().filter(|(key, _)| !known.contains_key(key));
        let threads: Vec<_> = unknown
            .map(|(key, file)| (key.clone(), scope.spawn(|| weight(&file.bytes))))
            .collect();
        let weighed = threads.into_iter().map(|(key, thread)| {
            let weight = thread
                .join()
                .map_err(|_| io::Error::other("a thread ended"))?;
            Ok((key, weight?))
        });
        weighed.collect::<io::Result<_>>()
    })
    .map_err(|e| format!("cannot measure the sizes: {e}"))?;
    known.extend(fresh);
    let mut sizes = PackSizes::default();
    for (key, file) in &keyed {
        sizes.add(&file.name, known.get(key).copied().unwrap_or_default());
    }
    known.retain(|key, _| keyed.iter().any(|(used, _)| used == key));
    let text = serde_json::to_string_pretty(&known).map_err(|e| e.to_string())?;
    super::tool::write(&path, text)?;
    Ok(sizes)
}

fn weight(bytes: &[u8]) -> io::Result<Weight> {
    Ok(Weight {
        raw: bytes.len() as u64,
        gzip: gzip(bytes)?.len() as u64,
        brotli: brotli(bytes)?,
    })
}

/// Compresses as `gzip -9` does, without a file name.
pub fn gzip(bytes: &[u8]) -> io::Result<Vec<u8>> {
    let mut encoder = GzEncoder::new(Vec::new(), Compression::best());
    encoder.write_all(bytes)?;
    encoder.finish()
}

fn brotli(bytes: &[u8]) -> io::Result<u64> {
    let mut encoder = brotli::CompressorReader::new(bytes, 1 << 16, 11, 24);
    let mut buffer = vec![0; 1 << 16];
    let mut length = 0;
    loop {
        match encoder.read(&mut buffer)? {
            0 => return Ok(length),
            read => length += read as u64,
        }
    }
}

impl PackSizes {
    fn add(&mut self, name: &str, weight: Weight) {
        *self.parts.entry(part(name)).or_default() += weight;
        // Sounds are fetched during the game, by `sound.js`, and words by `words.js` where another language than
        // English is spoken.
        let later = [LICENCES, SOUNDS, WORDS]
            .iter()
            .any(|folder| name.starts_with(folder))
            || is_shown_later(name);
        if !later {
            self.visit += weight;
        }
    }

    /// A sentence if a first visit downloads more than the budget; `None` if not.
    pub fn excess(&self) -> Option<String> {
        let over = self
            .visit
            .gzip
            .checked_sub(BUDGET)
            .filter(|&over| over > 0)?;
        Some(format!(
            "a first visit downloads {} bytes (gzip), {} more than its budget of {}",
            spaced(self.visit.gzip),
            spaced(over),
            spaced(BUDGET)
        ))
    }

    /// The sizes as JSON.
    pub fn json(&self) -> Value {
        json!({ "parts": self.parts, "first_visit": self.visit, "budget": BUDGET })
    }
}

/// Whether a file is a picture that is loaded later: of a game that is not the first one, when its game is opened, and
/// of the end of any game, when its table is there.
fn is_shown_later(name: &str) -> bool {
    let picture = name.strip_prefix(PICTURES);
    let Some((folder, file)) = picture.and_then(|name| name.split_once('/')) else {
        return false;
    };
    match HEADLESS.iter().position(|game| game.id.0 == folder) {
        None => false,
        Some(0) => file.ends_with(END_PAGE),
        Some(_) => !file.starts_with(LID),
    }
}

/// The part to which a file counts: its folder, or itself at the top level and where players fetch one of a folder.
fn part(name: &str) -> String {
    match name.rsplit_once('/') {
        Some((folder, _)) if !name.starts_with(WORDS) => format!("{folder}/"),
        _ => name.to_owned(),
    }
}

/// A number with its thousands separated by spaces.
pub fn spaced(number: u64) -> String {
    let digits = number.to_string();
    let mut text = String::new();
    for (at, digit) in digits.chars().enumerate() {
        if at > 0 && (digits.len() - at).is_multiple_of(3) {
            text.push(' ');
        }
        text.push(digit);
    }
    text
}

impl fmt::Display for PackSizes {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut row = |name: &str, weight: Weight| {
            let Weight { raw, gzip, brotli } = weight;
            let [raw, gzip, brotli] = [raw, gzip, brotli].map(spaced);
            writeln!(f, "{name:24} {raw:>12} {gzip:>12} {brotli:>12}")
        };
        for (name, weight) in &self.parts {
            row(name, *weight)?;
        }
        row("a first visit", self.visit)?;
        let share = 100.0 * self.visit.gzip as f64 / BUDGET as f64;
        writeln!(f, "{:24} {:>12} {:>12}", "its budget", "", spaced(BUDGET))?;
        writeln!(
            f,
            "used: {share:.1} % of the budget; columns: raw, gzip -9, brotli 11"
        )
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn sizes(program: u64) -> PackSizes {
        let mut sizes = PackSizes::default();
        let weight = |gzip| Weight {
            raw: 3 * gzip,
            gzip,
            brotli: gzip / 2,
        };
        sizes.add("guyenne_bg.wasm", weight(program));
        sizes.add("assets/fonts/a.ttf", weight(700_000));
        sizes.add("assets/fonts/b.ttf", weight(300_000));
        sizes.add("LICENSES/libraries.txt", weight(5_000_000));
        sizes.add("assets/audio/play.ogg", weight(3_000_000));
        sizes.add("words/de.txt", weight(60_000));
        sizes.add("words/fr.txt", weight(70_000));
        sizes
    }

    #[test]
    fn the_budget_counts_a_first_visit_to_the_byte() {
        assert_eq!(sizes(6_500_000).excess(), None);
        let excess = sizes(6_500_001).excess().unwrap();
        assert!(
            excess.contains("7 500 001 bytes") && excess.contains(" 1 more "),
            "{excess}"
        );
    }

    #[test]
    fn files_of_a_folder_are_added_up() {
        let json = sizes(5_000_000).json();
        assert_eq!(json["parts"]["assets/fonts/"]["gzip"], 1_000_000);
        assert_eq!(json["first_visit"]["raw"], 18_000_000);
        assert_eq!(json["parts"]["LICENSES/"]["brotli"], 2_500_000);
        assert_eq!(json["parts"]["words/fr.txt"]["gzip"], 70_000);
    }

    #[test]
    fn a_first_visit_loads_the_pictures_of_the_first_game_and_the_lids_of_all() {
        let [first, second] = [0, 1].map(|at| HEADLESS[at].id.0);
        let visit = |name: &str| {
            let mut sizes = PackSizes::default();
            let gzip = 1000;
            let (raw, brotli) = (gzip, gzip);
            sizes.add(name, Weight { raw, gzip, brotli });
            sizes.visit.gzip
        };
        assert_eq!(visit(&format!("assets/cards/{first}/cards.webp")), 1000);
        assert_eq!(visit(&format!("assets/cards/{second}/cards.webp")), 0);
        assert_eq!(
            visit(&format!("assets/cards/{second}/lid-{second}.webp")),
            1000
        );
        assert_eq!(visit(&format!("assets/cards/{first}/end-page.webp")), 0);
        assert_eq!(visit("assets/cards/shared/title-page.webp"), 1000);
    }

    #[test]
    fn compressed_sizes_are_those_of_the_formats() {
        let text = b"guyenne ".repeat(500);
        let gzip = gzip(&text).unwrap();
        let mut back = Vec::new();
        flate2::read::GzDecoder::new(&gzip[..])
            .read_to_end(&mut back)
            .unwrap();
        assert_eq!(back, text);
        let weight = weight(&text).unwrap();
        assert_eq!(weight.raw, 4000);
        assert!((20..60).contains(&weight.gzip), "{weight:?}");
        assert!((8..weight.gzip).contains(&weight.brotli), "{weight:?}");
    }
}
