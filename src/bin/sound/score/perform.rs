//! From a score to a performance: when each note really sounds, how long and how strongly. Nobody plays like a clock.

use std::f64::consts::{PI, TAU};

use crate::synth::rng::Rng;

use super::ensemble::Instrument;
use super::notes::Note;
use super::read::{Item, Part, Performer, Tune};

/// One note as it is played.
#[derive(Clone, Debug)]
pub struct Sounding {
    /// By whom.
    pub instrument: Instrument,
    /// As in MIDI.
    pub pitch: i32,
    /// In seconds from the beginning.
    pub start: f64,
    /// In seconds.
    pub seconds: f64,
    /// 0 to 1.
    pub strength: f64,
    /// Whether it is the last one before a rest, and dies away.
    pub dying: bool,
}

/// All notes of a performance, and how long it lasts. One that goes round and round does not slow down at its end.
pub fn perform(score: &Tune, looped: bool) -> (Vec<Sounding>, f64) {
    let title = score.titles.first().map_or("", String::as_str);
    let mut rng = Rng::of(title);
    let mut played = Vec::new();
    let mut clock = 0.0;
    for (at, item) in score.program.iter().enumerate() {
        let (parts, players) = match item {
            Item::Breath(seconds) => {
                clock += seconds;
                continue;
            }
            Item::Play(parts, players) => (parts, players),
        };
        let last_line = match score.program.get(at + 1) {
            Some(Item::Breath(_)) => true,
            None => !looped,
            Some(Item::Play(..)) => false,
        };
        for (n, name) in parts.iter().enumerate() {
            let Some(part) = score.parts.get(name) else {
                continue;
            };
            let flow = Flow {
                part,
                began: clock,
                slows: last_line && n + 1 == parts.len(),
            };
            for player in players {
                play(player, &flow, &mut rng, &mut played);
            }
            clock = flow.time(part.length);
        }
    }
    (played, clock)
}

/// How time flows through one part: a little forward to its middle and back, slower at the very end.
struct Flow<'a> {
    part: &'a Part,
    began: f64,
    slows: bool,
}

impl Flow<'_> {
    fn time(&self, at: f64) -> f64 {
        let Part { length, whole, .. } = *self.part;
        let bar = self.part.signs.bar;
        let sway = -0.022 * (at / length * TAU).sin();
        let slowing = if self.slows {
            let into = ((at - (length - 1.5 * bar)) / (1.5 * bar)).clamp(0.0, 1.0);
            0.11 * into * into * 1.5 * bar * whole
        } else {
            0.0
        };
        self.began + at * whole + sway + slowing
    }
}

fn falls_on(at: f64, every: f64) -> bool {
    (at / every - (at / every).round()).abs() < 1e-6
}

/// Only what falls on a beat, each note held until the next.
fn thinned(notes: &[Note], part: &Part) -> Vec<Note> {
    let mut kept: Vec<Note> = notes
        .iter()
        .filter(|note| falls_on(note.start, part.beat))
        .cloned()
        .collect();
    let starts: Vec<f64> = kept.iter().map(|note| note.start).collect();
    for note in &mut kept {
        let next = starts.iter().copied().find(|&s| s > note.start + 1e-6);
        let until = next.unwrap_or(part.length);
        // A rest that was written stays one.
        if until - note.start < part.beat * 1.01 {
            note.length = until - note.start;
        }
    }
    kept
}

fn play(player: &Performer, flow: &Flow<'_>, rng: &mut Rng, played: &mut Vec<Sounding>) {
    let part = flow.part;
    let written = &part.voices[&player.voice];
    let notes = if player.thin {
        thinned(written, part)
    } else {
        written.clone()
    };
    let plucked = player.instrument == Instrument::Lute;
    let steady = if player.instrument == Instrument::Tabor {
        0.004
    } else {
        0.007
    };
    let mut chord = (f64::NEG_INFINITY, 0);
    for note in &notes {
        let accent = if falls_on(note.start, part.signs.bar) {
            1.0
        } else if falls_on(note.start, part.beat) {
            0.93
        } else {
            0.84
        };
        // Strings of a chord are plucked one after the other.
        chord = if (note.start - chord.0).abs() < 1e-6 {
            (note.start, chord.1 + 1)
        } else {
            (note.start, 0)
        };
        let strum = if plucked {
            0.022 * f64::from(chord.1)
        } else {
            0.0
        };
        let slip = steady * rng.bell() + strum - player.instrument.early();
        let start = (flow.time(note.start) + slip).max(0.0);
        let end = flow.time(note.start + note.length) + slip;
        // A phrase grows to its middle and gives way at its end.
        let arc = 0.93 + 0.12 * (note.start / part.length * PI).sin();
        let marked = note.strength / 0.75 * player.strength * arc;
        let sounding = Sounding {
            instrument: player.instrument,
            pitch: note.pitch + 12 * player.octaves,
            start,
            seconds: (end - start).max(0.05),
            strength: (marked * accent * (1.0 + 0.06 * rng.bell())).clamp(0.05, 1.0),
            dying: flow.slows && note.start + note.length > part.length - 1e-6,
        };
        let room = sounding.seconds > 0.34 && accent > 0.9;
        if player.graced && room && rng.unit() < 0.34 {
            grace(sounding, part, rng, played);
        } else {
            played.push(sounding);
        }
    }
}

/// The note, its neighbour above for a moment, the note again.
fn grace(note: Sounding, part: &Part, rng: &mut Rng, played: &mut Vec<Sounding>) {
    let quick = rng.between(0.07, 0.085);
    let bits = [
        (note.pitch, 0.0, quick, 0.95),
        (part.above(note.pitch), quick, quick, 0.75),
        (note.pitch, 2.0 * quick, note.seconds - 2.0 * quick, 0.9),
    ];
    for (pitch, late, seconds, strength) in bits {
        played.push(Sounding {
            instrument: note.instrument,
            pitch,
            start: note.start + late,
            seconds,
            strength: note.strength * strength,
            dying: note.dying,
        });
    }
}
