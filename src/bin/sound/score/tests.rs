//! Whether scores are read as written, and whether instruments sound the pitch that is asked of them.

use crate::synth::rng::Rng;
use crate::synth::wave::Wave;

use super::ensemble::Instrument;
use super::notes::{self, Signs};
use super::read;
use super::tuning::hertz;

const RATE: f64 = 32_000.0;

/// The pitch of a wave, by the delay at which it is most like itself.
fn pitch(wave: &Wave, near: f64) -> f64 {
    let from = (RATE * 0.25) as usize;
    let heard = &wave.samples[from..from + (RATE * 0.25) as usize];
    let alike = |delay: usize| {
        let pairs = heard.iter().zip(&heard[delay..]);
        let power: f64 = heard[delay..].iter().map(|s| s * s).sum();
        pairs.map(|(a, b)| a * b).sum::<f64>() / power.sqrt()
    };
    // Several swings at once, to read between the samples.
    let swings = 8.0;
    let (low, high) = (RATE * swings / near * 0.97, RATE * swings / near * 1.03);
    let best = (low as usize..=high as usize)
        .max_by(|&a, &b| alike(a).total_cmp(&alike(b)))
        .expect("a range of delays");
    let (before, at, after) = (alike(best - 1), alike(best), alike(best + 1));
    let between = 0.5 * (before - after) / (before - 2.0 * at + after);
    RATE * swings / (best as f64 + between)
}

fn cents_off(instrument: Instrument, note: i32) -> f64 {
    let mut rng = Rng::of("pitch");
    let wave = instrument.sound(RATE, note, 0.8, 0.75, &mut rng);
    let wave = instrument.body(&wave);
    let wanted = hertz(note);
    1200.0 * (pitch(&wave, wanted) / wanted).log2()
}

#[test]
fn instruments_are_in_tune() {
    let notes = [
        (Instrument::Lute, &[50, 57, 62, 69, 76][..]),
        (Instrument::Recorder, &[69, 74, 81, 86]),
        (Instrument::Vielle, &[50, 57, 62, 69, 74]),
        (Instrument::Bourdon, &[45, 50, 57]),
        (Instrument::Buisine, &[50, 62, 69, 74]),
    ];
    for (instrument, notes) in notes {
        for &note in notes {
            let off = cents_off(instrument, note);
            assert!(off.abs() < 9.0, "{instrument:?} {note}: {off:.1} cents");
        }
    }
}

#[test]
fn fifths_on_the_white_keys_are_pure() {
    for (low, high) in [(62, 69), (67, 74), (60, 67), (65, 72), (57, 64), (64, 71)] {
        let ratio = hertz(high) / hertz(low);
        assert!((ratio - 1.5).abs() < 1e-4, "{low} {high}: {ratio}");
    }
}

#[test]
fn letters_are_notes() {
    let signs = Signs {
        unit: 0.125,
        bar: 0.75,
        sharps: -1,
    };
    let error = notes::read("A,2^cBz2|[DA]3|", &signs).expect_err("a bar too short");
    assert_eq!(error, "bar 2 has 3 units, not 6");
    let (notes, length) = notes::read("A,2^cBz2|[DA]3-[DA]2d'|", &signs).expect("two bars");
    let pitches: Vec<i32> = notes.iter().map(|note| note.pitch).collect();
    assert_eq!(pitches, [57, 73, 70, 62, 69, 86]);
    assert!((length - 1.5).abs() < 1e-9);
    assert!((notes[3].length - 0.625).abs() < 1e-9, "tied");
}

#[test]
fn directives_name_players() {
    let text = "T:Two\nM:3/4\nL:1/4\nQ:1/4=60\nK:Ddor\nP:a\nV:tune\nD E F|\n%%breath 2\n%%play aa lute=tune:8va:p";
    let score = read::read(text).expect("a score");
    assert_eq!(score.titles, ["Two"]);
    assert_eq!(score.program.len(), 2);
    let (played, length) = super::perform::perform(&score, true);
    assert_eq!(played.len(), 6);
    assert!((length - 8.0).abs() < 1e-6, "{length}");
    assert_eq!(played[0].pitch, 74);
    let wrong = text.replace("=tune", "=tone");
    let error = read::read(&wrong).expect_err("no such voice");
    assert_eq!(error, "part a has no voice tone");
}

/// Seconds for which two notes a semitone apart may sound together in passing.
const PASSING: f64 = 0.6;

#[test]
fn nobody_holds_a_semitone_against_another() {
    for name in ["title", "play", "victory", "defeat"] {
        let path = format!("{}/assets/score/{name}.abc", env!("CARGO_MANIFEST_DIR"));
        let text = std::fs::read_to_string(&path).expect("a score");
        let score = read::read(&text).unwrap_or_else(|e| panic!("{name}: {e}"));
        let (played, _) = super::perform::perform(&score, true);
        let pitched = played
            .iter()
            .filter(|note| note.instrument != Instrument::Tabor);
        let notes: Vec<_> = pitched.collect();
        let mut harsh = String::new();
        for (n, one) in notes.iter().enumerate() {
            for other in &notes[n + 1..] {
                let end = (one.start + one.seconds).min(other.start + other.seconds);
                let together = end - one.start.max(other.start);
                let apart = (one.pitch - other.pitch).rem_euclid(12);
                if together > PASSING && [1, 11].contains(&apart) {
                    harsh += &format!("\n{one:?} {other:?}");
                }
            }
        }
        assert!(harsh.is_empty(), "{name}:{harsh}");
    }
}
