//! Scores in ABC, of which this much is understood: the fields `T C N M L Q K P V`, notes as in `notes`, and two
//! directives of our own that say who plays what:
//!
//! `%%play 1o1c lute=melody:8va:p vielle=drone` plays the parts 1, o, 1 and c one after the other, with a lute on the
//! voice `melody` an octave higher and soft, and a vielle on the voice `drone`. After the colons may stand `8va`,
//! `8vb`, a loudness (`pp` to `ff`), `thin` (only what falls on a beat) and `graced` (with ornaments).
//! `%%breath 1.5` is as many seconds of rest.

use std::collections::BTreeMap;

use super::ensemble::Instrument;
use super::notes::{self, Note, Signs, raised};

/// A piece of music and who plays it.
#[derive(Debug, Default)]
pub struct Tune {
    /// As the fields `T` say.
    pub titles: Vec<String>,
    /// By their letter.
    pub parts: BTreeMap<char, Part>,
    /// What happens, in order.
    pub program: Vec<Item>,
}

/// A stretch of music in all its voices.
#[derive(Debug)]
pub struct Part {
    /// How the letters are read.
    pub signs: Signs,
    /// The length of a beat, in whole notes.
    pub beat: f64,
    /// How long a whole note lasts, in seconds.
    pub whole: f64,
    /// The notes of each voice.
    pub voices: BTreeMap<String, Vec<Note>>,
    /// In whole notes.
    pub length: f64,
}

/// One line of the program.
#[derive(Debug)]
pub enum Item {
    /// Parts one after the other, all by the same players.
    Play(Vec<char>, Vec<Performer>),
    /// Seconds of rest.
    Breath(f64),
}

/// Who plays which voice, and how.
#[derive(Clone, Debug)]
pub struct Performer {
    /// On what.
    pub instrument: Instrument,
    /// Which voice.
    pub voice: String,
    /// Higher by as many octaves.
    pub octaves: i32,
    /// As loud, 0 to 1.
    pub strength: f64,
    /// Only what falls on a beat.
    pub thin: bool,
    /// With ornaments.
    pub graced: bool,
}

impl Part {
    /// The next higher note of the scale.
    pub fn above(&self, pitch: i32) -> i32 {
        let scale = [
            ('C', 0),
            ('D', 2),
            ('E', 4),
            ('F', 5),
            ('G', 7),
            ('A', 9),
            ('B', 11),
        ];
        let in_scale = |pitch: i32| {
            scale.iter().any(|&(letter, step)| {
                (step + raised(letter, self.signs.sharps) - pitch).rem_euclid(12) == 0
            })
        };
        (pitch + 1..=pitch + 3)
            .find(|&p| in_scale(p))
            .unwrap_or(pitch + 2)
    }
}

/// The fields in force.
#[derive(Clone)]
struct HeaderFields {
    signs: Signs,
    beat: f64,
    whole: f64,
}

/// The lines of each voice, collected before they are read.
type Lines = BTreeMap<char, (HeaderFields, BTreeMap<String, String>)>;

/// Reads a score; an error names the line or the part.
pub fn read(text: &str) -> Result<Tune, String> {
    let mut score = Tune::default();
    let mut fields = HeaderFields {
        signs: Signs {
            unit: 0.125,
            bar: 1.0,
            sharps: 0,
        },
        beat: 0.25,
        whole: 2.0,
    };
    let mut lines = Lines::new();
    let mut part = None;
    let mut voice = String::new();
    for (n, line) in text.lines().enumerate() {
        let line = line.trim();
        let told = |e: String| format!("line {}: {e}", n + 1);
        if let Some(rest) = line.strip_prefix("%%play ") {
            score.program.push(play(rest).map_err(told)?);
        } else if let Some(rest) = line.strip_prefix("%%breath ") {
            let seconds = rest
                .trim()
                .parse()
                .map_err(|_| told("no seconds".to_owned()))?;
            score.program.push(Item::Breath(seconds));
        } else if line.is_empty() || line.starts_with('%') {
        } else if let Some((field, rest)) = field(line) {
            match field {
                'P' => part = rest.chars().next(),
                'V' => rest.clone_into(&mut voice),
                'T' => score.titles.push(rest.to_owned()),
                _ => set(&mut fields, field, rest).map_err(told)?,
            }
            if let Some(part) = part {
                let entry = lines
                    .entry(part)
                    .or_insert_with(|| (fields.clone(), BTreeMap::new()));
                entry.0 = fields.clone();
            }
        } else {
            let part = part.ok_or_else(|| told("notes before any part".to_owned()))?;
            let entry = lines
                .entry(part)
                .or_insert_with(|| (fields.clone(), BTreeMap::new()));
            let text = entry.1.entry(voice.clone()).or_default();
            text.push_str(line.split('%').next().unwrap_or(""));
            text.push(' ');
        }
    }
    for (name, (fields, voices)) in lines {
        let part = read_part(fields, &voices).map_err(|e| format!("part {name}: {e}"))?;
        score.parts.insert(name, part);
    }
    agree(&score)?;
    Ok(score)
}

/// `K:D` and the like: one letter, a colon, the rest.
fn field(line: &str) -> Option<(char, &str)> {
    let mut chars = line.chars();
    let letter = chars.next().filter(char::is_ascii_uppercase)?;
    let rest = chars.as_str().strip_prefix(':')?;
    Some((letter, rest.trim()))
}

fn fraction(text: &str) -> Result<(f64, f64), String> {
    let parts = text.trim().split_once('/');
    parts
        .and_then(|(a, b)| Some((a.parse().ok()?, b.parse().ok()?)))
        .ok_or_else(|| format!("{text} is no fraction"))
}

fn set(fields: &mut HeaderFields, field: char, rest: &str) -> Result<(), String> {
    match field {
        'M' => {
            let (above, below) = fraction(rest)?;
            fields.signs.bar = above / below;
            fields.beat = if below > 7.0 && above % 3.0 == 0.0 {
                3.0 / below
            } else {
                1.0 / below
            };
        }
        'L' => {
            let (above, below) = fraction(rest)?;
            fields.signs.unit = above / below;
        }
        'Q' => {
            let (beat, often) = rest.split_once('=').ok_or("no tempo")?;
            let (above, below) = fraction(beat)?;
            let often: f64 = often.trim().parse().map_err(|_| "no tempo")?;
            fields.whole = 60.0 / often / (above / below);
        }
        'K' => fields.signs.sharps = key(rest)?,
        'X' | 'C' | 'N' | 'R' | 'Z' => {}
        _ => return Err(format!("unknown field {field}")),
    }
    Ok(())
}

/// Sharps of a key: its tonic as in major, less for each darker mode.
fn key(text: &str) -> Result<i32, String> {
    let cut = text
        .find(|c: char| !"ABCDEFGb#".contains(c))
        .unwrap_or(text.len());
    let (tonic, mode) = text.split_at(cut);
    let tonics = ["Eb", "Bb", "F", "C", "G", "D", "A", "E", "B"];
    let tonic = tonics.iter().position(|t| *t == tonic);
    let modes = [
        ("", 0),
        ("maj", 0),
        ("lyd", 1),
        ("mix", -1),
        ("dor", -2),
        ("m", -3),
        ("phr", -4),
    ];
    let mode = modes.iter().find(|(name, _)| *name == mode.trim());
    match (tonic, mode) {
        (Some(tonic), Some((_, darker))) => Ok(tonic as i32 - 3 + darker),
        _ => Err(format!("unknown key {text}")),
    }
}

fn play(text: &str) -> Result<Item, String> {
    let mut words = text.split_whitespace();
    let parts = words.next().ok_or("nothing to play")?.chars().collect();
    let players = words.map(player).collect::<Result<Vec<_>, _>>()?;
    Ok(Item::Play(parts, players))
}

fn player(text: &str) -> Result<Performer, String> {
    let (instrument, rest) = text
        .split_once('=')
        .ok_or_else(|| format!("{text}: on what?"))?;
    let mut words = rest.split(':');
    let mut player = Performer {
        instrument: Instrument::named(instrument).ok_or_else(|| format!("no {instrument} here"))?,
        voice: words.next().unwrap_or("").to_owned(),
        octaves: 0,
        strength: 0.75,
        thin: false,
        graced: false,
    };
    for word in words {
        match word {
            "8va" => player.octaves += 1,
            "8vb" => player.octaves -= 1,
            "thin" => player.thin = true,
            "graced" => player.graced = true,
            _ => {
                player.strength =
                    notes::strength(word).ok_or_else(|| format!("{word} is not understood"))?;
            }
        }
    }
    Ok(player)
}

fn read_part(fields: HeaderFields, lines: &BTreeMap<String, String>) -> Result<Part, String> {
    let mut part = Part {
        signs: fields.signs,
        beat: fields.beat,
        whole: fields.whole,
        voices: BTreeMap::new(),
        length: 0.0,
    };
    for (name, text) in lines {
        let (notes, length) =
            notes::read(text, &part.signs).map_err(|e| format!("voice {name}: {e}"))?;
        if part.length > 0.0 && (length - part.length).abs() > 1e-6 {
            let bar = part.signs.bar;
            let (one, other) = (length / bar, part.length / bar);
            return Err(format!("voice {name} has {one} bars, another {other}"));
        }
        part.length = length;
        part.voices.insert(name.clone(), notes);
    }
    Ok(part)
}

/// Every part and voice that is to be played is there.
fn agree(score: &Tune) -> Result<(), String> {
    for item in &score.program {
        let Item::Play(parts, players) = item else {
            continue;
        };
        for name in parts {
            let part = score
                .parts
                .get(name)
                .ok_or_else(|| format!("no part {name}"))?;
            for player in players {
                if !part.voices.contains_key(&player.voice) {
                    return Err(format!("part {name} has no voice {}", player.voice));
                }
            }
        }
    }
    Ok(())
}
