//! Pixels to WebP.

use crate::manifest::Sheet;
use webp::{Encoder, PixelLayout, WebPConfig};

/// Packs straight-alpha RGBA rows.
pub fn webp(pixels: &[u8], width: usize, height: usize, sheet: &Sheet) -> Result<Vec<u8>, String> {
    let mut config = WebPConfig::new().map_err(|()| "libwebp has another version")?;
    config.method = 6;
    config.alpha_quality = i32::from(sheet.plan.alpha);
    config.thread_level = 0;
    config.lossless = 0;
    config.quality = f32::from(sheet.plan.quality);
    config.use_sharp_yuv = 1;
    let (width, height) = (width as u32, height as u32);
    Encoder::new(pixels, PixelLayout::Rgba, width, height)
        .encode_advanced(&config)
        .map(|bytes| bytes.to_vec())
        .map_err(|e| format!("libwebp: {e:?}"))
}
