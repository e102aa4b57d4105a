//! The last hand on a sound before it is written: trimmed, cleaned below, made as loud as planned, kept from clipping.

use std::error::Error;

use crate::effects;
use crate::manifest::{SoundFile, SoundKind};
use crate::measure;
use crate::score;
use crate::synth::filter::Filter;
use crate::synth::wave::{Wave, ease};

/// The strongest sample of a finished effect: -3 dB below full scale.
const CEILING: f64 = 0.708;
/// Music is bent softly from here on, so that it never passes `MUSIC_CEILING`.
const KNEE: f64 = 0.5;
const MUSIC_CEILING: f64 = 0.8;

/// The finished channels of a sound. `text` is its score, where it has one.
pub fn make(sound: &SoundFile, text: &str) -> Result<Vec<Wave>, Box<dyn Error>> {
    let rate = f64::from(sound.rate);
    if sound.kind == SoundKind::Effect {
        let wave = effects::make(sound.name, rate)
            .ok_or_else(|| format!("no recipe for {}", sound.name))?;
        return finish_effect(wave, sound.loudness);
    }
    let score = score::read::read(text).map_err(|e| format!("{}.abc: {e}", sound.name))?;
    let channels = score::render::render(&score, rate, sound.kind == SoundKind::Loop)
        .map_err(|e| format!("{}.abc: {e}", sound.name))?;
    finish_music(channels, sound)
}

fn finish_effect(wave: Wave, loudness: f64) -> Result<Vec<Wave>, Box<dyn Error>> {
    let rate = wave.rate;
    let wave = wave
        .through(Filter::above(rate, 40.0))
        .through(Filter::below(rate, 15_000.0))
        .trimmed();
    let mut channel = vec![wave];
    // As loud as planned; what is too spiky for that is squeezed a little, then left a little quieter.
    for drive in [0.0, 0.8, 1.5] {
        if drive > 0.0 {
            let squeezed = channel.remove(0).squeezed(drive);
            channel.push(squeezed);
        }
        let gain = 10_f64.powf((loudness - measure::loudest_moment(&channel)?) / 20.0);
        if gain * channel[0].peak() <= CEILING {
            return Ok(vec![channel.remove(0).times(gain)]);
        }
    }
    let wave = channel.remove(0).levelled();
    Ok(vec![wave.times(CEILING)])
}

fn finish_music(channels: Vec<Wave>, sound: &SoundFile) -> Result<Vec<Wave>, Box<dyn Error>> {
    let looped = sound.kind == SoundKind::Loop;
    let mut channels: Vec<Wave> = channels
        .into_iter()
        .map(|wave| cleaned(wave, looped))
        .collect();
    if !looped {
        channels = ended(channels);
    }
    for _ in 0..3 {
        let gain = 10_f64.powf((sound.loudness - measure::whole_loudness(&channels)?) / 20.0);
        for wave in &mut channels {
            wave.samples.iter_mut().for_each(|s| *s = bent(*s * gain));
        }
    }
    Ok(channels)
}

fn bent(sample: f64) -> f64 {
    let room = MUSIC_CEILING - KNEE;
    if sample.abs() <= KNEE {
        sample
    } else {
        (KNEE + room * ((sample.abs() - KNEE) / room).tanh()).copysign(sample)
    }
}

/// Without what is too low to hear. A loop is run through twice, so that its beginning knows its end.
fn cleaned(mut wave: Wave, looped: bool) -> Wave {
    let mut filters = [
        Filter::above(wave.rate, 38.0),
        Filter::above(wave.rate, 38.0),
    ];
    if looped {
        let from = wave.samples.len().saturating_sub(wave.rate as usize * 2);
        for &sample in &wave.samples[from..] {
            filters.iter_mut().fold(sample, |s, filter| filter.run(s));
        }
    }
    for sample in &mut wave.samples {
        *sample = filters.iter_mut().fold(*sample, |s, filter| filter.run(s));
    }
    wave
}

/// Cut where the last of the hall has died away, both channels alike.
fn ended(mut channels: Vec<Wave>) -> Vec<Wave> {
    let loudest = channels.iter().map(Wave::peak).fold(0.0, f64::max);
    let last = channels
        .iter()
        .filter_map(|wave| {
            wave.samples
                .iter()
                .rposition(|s| s.abs() > loudest * 0.0015)
        })
        .max()
        .unwrap_or(0);
    for wave in &mut channels {
        wave.samples.truncate(last + 1);
        let (rate, all) = (wave.rate, wave.seconds());
        for (n, sample) in wave.samples.iter_mut().enumerate() {
            let t = n as f64 / rate;
            *sample *= ease(t / 0.004) * ease((all - t) / 0.35);
        }
    }
    channels
}
