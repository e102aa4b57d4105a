//! Files: Ogg Vorbis to ship and to read back, WAV to look at.

use std::error::Error;
use std::io::Cursor;
use std::num::{NonZeroU8, NonZeroU32};
use std::path::Path;

use vorbis_rs::{VorbisBitrateManagementStrategy, VorbisDecoder, VorbisEncoderBuilder};

use crate::synth::wave::Wave;

/// Samples handed to the encoder at once.
const BLOCK: usize = 2048;

/// The channels as Ogg Vorbis. The stream has the same number every time, so that equal sounds are equal files.
pub fn vorbis(channels: &[Wave], quality: f32) -> Result<Vec<u8>, Box<dyn Error>> {
    let first = channels.first().ok_or("no channels")?;
    let rate = NonZeroU32::new(first.rate as u32).ok_or("no rate")?;
    let count = NonZeroU8::new(u8::try_from(channels.len())?).ok_or("no channels")?;
    let mut encoder = VorbisEncoderBuilder::new_with_serial(rate, count, Vec::new(), 1337)
        .bitrate_management_strategy(VorbisBitrateManagementStrategy::QualityVbr {
            target_quality: quality,
        })
        .build()?;
    let channels: Vec<Vec<f32>> = channels
        .iter()
        .map(|wave| wave.samples.iter().map(|&s| s as f32).collect())
        .collect();
    let mut from = 0;
    while from < channels[0].len() {
        let to = (from + BLOCK).min(channels[0].len());
        let block: Vec<&[f32]> = channels.iter().map(|samples| &samples[from..to]).collect();
        encoder.encode_audio_block(block)?;
        from = to;
    }
    Ok(encoder.finish()?)
}

/// What a listener gets to hear of an Ogg Vorbis file.
pub fn read_back(file: &[u8]) -> Result<Vec<Wave>, Box<dyn Error>> {
    let mut decoder = VorbisDecoder::new(Cursor::new(file.to_vec()))?;
    let rate = f64::from(decoder.sampling_frequency().get());
    let mut channels = vec![Wave::silence(rate, 0.0); usize::from(decoder.channels().get())];
    while let Some(block) = decoder.decode_audio_block()? {
        for (channel, samples) in channels.iter_mut().zip(block.samples()) {
            let samples = samples.iter().map(|&s| f64::from(s));
            channel.samples.extend(samples);
        }
    }
    Ok(channels)
}

/// The channels as a WAV file of 16 bits.
pub fn wav(channels: &[Wave], path: &Path) -> Result<(), Box<dyn Error>> {
    let first = channels.first().ok_or("no channels")?;
    let spec = hound::WavSpec {
        channels: u16::try_from(channels.len())?,
        sample_rate: first.rate as u32,
        bits_per_sample: 16,
        sample_format: hound::SampleFormat::Int,
    };
    let mut writer = hound::WavWriter::create(path, spec)?;
    for n in 0..first.samples.len() {
        for channel in channels {
            writer.write_sample((channel.samples[n].clamp(-1.0, 1.0) * 32767.0) as i16)?;
        }
    }
    Ok(writer.finalize()?)
}
