//! Who plays: the instruments, where they sit in the hall and how they sound a note.

use crate::synth::body::{self, LUTE, VIELLE};
use crate::synth::bow;
use crate::synth::brass::{self, BUISINE};
use crate::synth::filter::Filter;
use crate::synth::metal;
use crate::synth::pipe;
use crate::synth::rng::Rng;
use crate::synth::skin::{Stroke, struck};
use crate::synth::string;
use crate::synth::wave::Wave;

use super::tuning::hertz;

/// What is played.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Instrument {
    /// Plucked gut strings in pairs.
    Lute,
    /// A pipe of wood.
    Recorder,
    /// Bowed strings, for tunes.
    Vielle,
    /// A second vielle, that holds the low notes.
    Bourdon,
    /// A drum at the hip; C is deep, E its edge, G its hoop.
    Tabor,
    /// A long trumpet.
    Buisine,
    /// A bell in its tower.
    Bell,
}

/// Where an instrument sits and how strong it is beside the others.
#[derive(Debug)]
pub struct StagePosition {
    /// From -1, left, to 1, right.
    pub side: f64,
    /// What its sound is multiplied by.
    pub gain: f64,
    /// How much of the hall is heard with it.
    pub wet: f64,
}

impl Instrument {
    /// The instrument of that name, in small letters.
    pub fn named(name: &str) -> Option<Self> {
        Some(match name {
            "lute" => Self::Lute,
            "recorder" => Self::Recorder,
            "vielle" => Self::Vielle,
            "bourdon" => Self::Bourdon,
            "tabor" => Self::Tabor,
            "buisine" => Self::Buisine,
            "bell" => Self::Bell,
            _ => return None,
        })
    }

    /// Its seat.
    pub fn stage_position(self) -> StagePosition {
        let (side, gain, wet) = match self {
            Self::Lute => (-0.3, 0.62, 0.3),
            Self::Recorder => (0.32, 0.68, 0.42),
            Self::Vielle => (0.12, 0.75, 0.4),
            Self::Bourdon => (-0.12, 0.5, 0.4),
            Self::Tabor => (0.0, 0.8, 0.35),
            Self::Buisine => (0.2, 1.15, 0.5),
            Self::Bell => (-0.2, 1.2, 0.6),
        };
        StagePosition { side, gain, wet }
    }

    /// Whether its notes die away of themselves.
    pub fn dies_itself(self) -> bool {
        matches!(self, Self::Lute | Self::Tabor | Self::Bell)
    }

    /// How much earlier its player must begin to be heard in time.
    pub fn early(self) -> f64 {
        match self {
            Self::Vielle | Self::Bourdon => 0.03,
            Self::Recorder => 0.015,
            Self::Buisine => 0.012,
            _ => 0.0,
        }
    }

    /// One note, without the body of the instrument.
    pub fn sound(self, rate: f64, note: i32, seconds: f64, strength: f64, rng: &mut Rng) -> Wave {
        let pitch = hertz(note);
        match self {
            Self::Lute => {
                string::course(rate, pitch, (seconds * 1.25).clamp(0.4, 2.8), strength, rng)
            }
            Self::Recorder => pipe::note(rate, pitch, (seconds * 0.9).max(0.06), strength, rng),
            Self::Vielle | Self::Bourdon => bow::stroke(rate, pitch, seconds, strength, rng),
            Self::Tabor => {
                let stroke = match note.rem_euclid(12) {
                    0 => Stroke::Deep,
                    4 => Stroke::Edge,
                    _ => Stroke::Hoop,
                };
                let low = if note < 60 { 88.0 } else { 128.0 };
                struck(rate, low, stroke, strength, rng)
            }
            Self::Buisine => brass::note(
                rate,
                BUISINE,
                pitch,
                (seconds * 0.88).max(0.07),
                strength,
                rng,
            ),
            Self::Bell => metal::bell(rate, pitch, 3.2, rng).times(strength),
        }
    }

    /// All its notes, in its body.
    pub fn body(self, notes: &Wave) -> Wave {
        match self {
            Self::Lute => body::within(notes, 0.5, LUTE),
            Self::Vielle => body::within(notes, 0.3, VIELLE),
            Self::Bourdon => {
                let dark = Filter::below(notes.rate, 2600.0);
                body::within(notes, 0.35, VIELLE).through(dark)
            }
            Self::Recorder | Self::Tabor | Self::Buisine | Self::Bell => notes.clone(),
        }
    }
}
