//! What can be measured of a sound, and what is refused: silence, clipping, clicks, seams.

use std::error::Error;

use ebur128::{EbuR128, Mode};

use crate::manifest::{SoundFile, SoundKind};
use crate::synth::wave::Wave;

/// The measures of one sound.
#[derive(Debug)]
pub struct Measures {
    /// How long, in seconds.
    pub seconds: f64,
    /// The strongest sample, in dB below full scale.
    pub peak: f64,
    /// LUFS: over the whole of music, in the loudest moment (400 ms) of an effect.
    pub loudness: f64,
    /// The mean of all samples.
    pub offset: f64,
    /// The stronger of the first and last sample.
    pub edge: f64,
    /// From the last sample to the first, over the largest step within 100 ms of the seam.
    pub seam: f64,
    /// Seconds before anything is heard.
    pub lead: f64,
}

/// Decibels of a strength.
pub fn decibels(strength: f64) -> f64 {
    20.0 * strength.max(1e-9).log10()
}

/// LUFS over all of it.
pub fn whole_loudness(channels: &[Wave]) -> Result<f64, Box<dyn Error>> {
    let mut meter = meter(channels, Mode::I)?;
    let planes: Vec<&[f64]> = channels.iter().map(|c| c.samples.as_slice()).collect();
    meter.add_frames_planar_f64(&planes)?;
    Ok(meter.loudness_global()?)
}

/// LUFS of the loudest 400 ms, with silence before and after.
pub fn loudest_moment(channels: &[Wave]) -> Result<f64, Box<dyn Error>> {
    let mut meter = meter(channels, Mode::M)?;
    let rate = channels[0].rate;
    let step = (rate / 100.0) as usize;
    let mut loudest = f64::NEG_INFINITY;
    let length = channels[0].samples.len() + (rate * 0.4) as usize;
    let mut at = 0;
    while at < length {
        let block: Vec<Vec<f64>> = channels
            .iter()
            .map(|c| {
                (at..at + step)
                    .map(|n| c.samples.get(n).copied().unwrap_or(0.0))
                    .collect()
            })
            .collect();
        let planes: Vec<&[f64]> = block.iter().map(Vec::as_slice).collect();
        meter.add_frames_planar_f64(&planes)?;
        loudest = loudest.max(meter.loudness_momentary()?);
        at += step;
    }
    Ok(loudest)
}

fn meter(channels: &[Wave], mode: Mode) -> Result<EbuR128, Box<dyn Error>> {
    let first = channels.first().ok_or("no channels")?;
    Ok(EbuR128::new(
        u32::try_from(channels.len())?,
        first.rate as u32,
        mode,
    )?)
}

/// The loudness that counts for its kind.
pub fn loudness(channels: &[Wave], kind: SoundKind) -> Result<f64, Box<dyn Error>> {
    match kind {
        SoundKind::Effect => loudest_moment(channels),
        SoundKind::Piece | SoundKind::Loop => whole_loudness(channels),
    }
}

/// Everything that is measured.
pub fn measure(channels: &[Wave], kind: SoundKind) -> Result<Measures, Box<dyn Error>> {
    let first = channels.first().ok_or("no channels")?;
    let most = |of: &dyn Fn(&Wave) -> f64| channels.iter().map(of).fold(0.0, f64::max);
    let heard = |wave: &Wave| {
        let floor = wave.peak() * 0.01;
        wave.samples
            .iter()
            .position(|s| s.abs() > floor)
            .unwrap_or(0)
    };
    let lead = channels.iter().map(heard).min().unwrap_or(0) as f64 / first.rate;
    Ok(Measures {
        seconds: first.seconds(),
        peak: decibels(most(&Wave::peak)),
        loudness: loudness(channels, kind)?,
        offset: most(&|w| (w.samples.iter().sum::<f64>() / w.samples.len() as f64).abs()),
        edge: most(&edge),
        seam: most(&seam),
        lead,
    })
}

fn edge(wave: &Wave) -> f64 {
    let ends = [wave.samples.first(), wave.samples.last()];
    ends.into_iter()
        .flatten()
        .fold(0.0, |most, s| s.abs().max(most))
}

fn seam(wave: &Wave) -> f64 {
    let around = (wave.rate * 0.1) as usize;
    let samples = &wave.samples;
    let jump = |pair: &[f64]| (pair[1] - pair[0]).abs();
    let near = samples[..around.min(samples.len())]
        .windows(2)
        .chain(samples[samples.len().saturating_sub(around)..].windows(2));
    let largest = near.map(jump).fold(1e-6, f64::max);
    match (samples.first(), samples.last()) {
        (Some(first), Some(last)) => (first - last).abs() / largest,
        _ => 0.0,
    }
}

impl Measures {
    /// What must not be shipped, with the reason.
    pub fn faults(&self, sound: &SoundFile) -> Vec<String> {
        let mut faults = Vec::new();
        let mut refuse = |broken: bool, why: String| {
            if broken {
                faults.push(format!("{}: {why}", sound.name));
            }
        };
        let Self {
            peak,
            loudness,
            offset,
            edge,
            seam,
            lead,
            seconds,
        } = *self;
        refuse(peak > -1.0, format!("clips: {peak:.1} dB"));
        refuse(peak < -40.0, format!("is silent: {peak:.1} dB"));
        refuse(
            offset > 0.002,
            format!("does not rest at zero: {offset:.4}"),
        );
        let effect = sound.kind == SoundKind::Effect;
        let about = if effect { 6.0 } else { 1.0 };
        let loud = loudness > sound.loudness + 1.0 || loudness < sound.loudness - about;
        refuse(
            loud,
            format!("is {loudness:.1} LUFS, not {}", sound.loudness),
        );
        if sound.kind == SoundKind::Loop {
            refuse(
                seam > 1.0,
                format!("has a seam: {seam:.2} of its largest step"),
            );
        } else {
            refuse(edge > 0.01, format!("clicks at an end: {edge:.4}"));
        }
        refuse(effect && lead > 0.02, format!("starts {lead:.3} s late"));
        refuse(effect && seconds > 4.5, format!("lasts {seconds:.1} s"));
        faults
    }
}
