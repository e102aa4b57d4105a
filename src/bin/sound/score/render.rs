//! From a performance to sound: every instrument in its body, on its seat, in one hall.

use std::collections::BTreeMap;
use std::f64::consts::FRAC_PI_4;

use crate::measure::decibels;
use crate::synth::rng::Rng;
use crate::synth::room;
use crate::synth::wave::{Wave, ease};

use super::ensemble::Instrument;
use super::perform::perform;
use super::read::{Tune, read};

/// How long the hall rings, in seconds.
const RINGING: f64 = 1.25;

/// Each instrument alone and dry, as strong as it will be heard, and how long the music lasts.
fn layers(score: &Tune, rate: f64, looped: bool) -> (BTreeMap<Instrument, Wave>, f64) {
    let (played, length) = perform(score, looped);
    let mut layers: BTreeMap<Instrument, Wave> = BTreeMap::new();
    for (n, note) in played.iter().enumerate() {
        let mut rng = Rng::of(&format!("{n} {:?} {}", note.instrument, note.pitch));
        let mut wave =
            note.instrument
                .sound(rate, note.pitch, note.seconds, note.strength, &mut rng);
        if note.dying && !note.instrument.dies_itself() {
            let all = wave.seconds();
            wave = wave.shaped(|t| ease((all - t) / (all * 0.7)));
        }
        let layer = layers
            .entry(note.instrument)
            .or_insert_with(|| Wave::silence(rate, length + 0.5));
        layer.lay(&wave, note.start, 1.0);
    }
    for (instrument, layer) in &mut layers {
        *layer = instrument
            .body(layer)
            .times(instrument.stage_position().gain);
    }
    (layers, length)
}

/// Left and right. The end of a loop, with the hall's answer to it, is laid over its beginning.
pub fn render(score: &Tune, rate: f64, looped: bool) -> Result<Vec<Wave>, String> {
    let (layers, length) = layers(score, rate, looped);
    if layers.is_empty() {
        return Err("nobody plays".to_owned());
    }
    let mut sides = [Wave::silence(rate, length), Wave::silence(rate, length)];
    for (instrument, layer) in &layers {
        let seat = instrument.stage_position();
        let turn = (seat.side + 1.0) * FRAC_PI_4;
        let gains = [turn.cos(), turn.sin()];
        let answer = room::answer(layer, RINGING, 1.0);
        for (side, gain) in gains.into_iter().enumerate() {
            sides[side].lay(layer, 0.0, gain);
            sides[side].lay(&answer[side], 0.0, seat.wet);
        }
    }
    if looped {
        let round = (length * rate).round() as usize;
        for side in &mut sides {
            let after = side.samples.split_off(round.min(side.samples.len()));
            for (n, sample) in after.into_iter().enumerate() {
                side.samples[n % round] += sample;
            }
        }
    }
    let most = sides
        .iter()
        .map(|side| side.samples.len())
        .max()
        .unwrap_or(0);
    for side in &mut sides {
        side.samples.resize(most, 0.0);
    }
    Ok(sides.into())
}

/// How strong each instrument is where it plays, in decibels, to see that none drowns another.
pub fn levels(text: &str, rate: f64) -> Result<Vec<(String, f64)>, String> {
    let (layers, _) = layers(&read(text)?, rate, true);
    let level = |wave: &Wave| {
        let powers = wave.samples.chunks((rate / 10.0) as usize);
        let powers = powers.map(|c| c.iter().map(|s| s * s).sum::<f64>() / c.len() as f64);
        let sounding: Vec<f64> = powers.filter(|p| *p > 1e-6).collect();
        decibels((sounding.iter().sum::<f64>() / sounding.len().max(1) as f64).sqrt())
    };
    let named = |(instrument, wave): (&Instrument, &Wave)| (format!("{instrument:?}"), level(wave));
    Ok(layers.iter().map(named).collect())
}
