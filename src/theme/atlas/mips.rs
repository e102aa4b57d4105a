//! Mipmaps of an RGBA picture, averaged in linear light and weighted by alpha. Plain bytes, no Bevy.

/// The most levels: with one more, neighbouring sprites would mix across the gutters between them.
const MOST_LEVELS: u32 = 4;

/// The picture followed by its mipmaps, and the number of levels, the picture included.
///
/// A transparent texel takes the colour of its neighbours, so that no dark rim shows where the sampler blends across an
/// edge.
pub fn chain(width: usize, height: usize, rgba: Vec<u8>) -> (Vec<u8>, u32) {
    let light = Light::new();
    let mut levels = vec![(width, height, rgba)];
    while let Some((w, h, pixels)) = levels.last()
        && levels.len() < MOST_LEVELS as usize
        && *w >= 2
        && *h >= 2
    {
        let half = halve(*w, *h, pixels, &light);
        levels.push((w / 2, h / 2, half));
    }
    for upper in (1..levels.len()).rev() {
        let (finer, coarser) = levels.split_at_mut(upper);
        bleed(&mut finer[upper - 1], &coarser[0]);
    }
    let count = u32::try_from(levels.len()).unwrap_or(1);
    let pixels: Vec<_> = levels.into_iter().map(|(_, _, pixels)| pixels).collect();
    (pixels.concat(), count)
}

type MipLevel = (usize, usize, Vec<u8>);

fn halve(width: usize, height: usize, pixels: &[u8], light: &Light) -> Vec<u8> {
    let (w, h) = (width / 2, height / 2);
    let mut half = Vec::with_capacity(w * h * 4);
    for y in 0..h {
        for x in 0..w {
            let at = (2 * y * width + 2 * x) * 4;
            let mut sum = [0u32; 3];
            let mut alpha = 0;
            for texel in [at, at + 4, at + width * 4, at + width * 4 + 4] {
                let a = u32::from(pixels[texel + 3]);
                for (s, &value) in sum.iter_mut().zip(&pixels[texel..texel + 3]) {
                    *s += u32::from(light.linear[usize::from(value)]) * a;
                }
                alpha += a;
            }
            half.extend(sum.map(|s| light.encode(s.checked_div(alpha).unwrap_or(0))));
            half.push(u8::try_from((alpha + 2) / 4).unwrap_or(u8::MAX));
        }
    }
    half
}

fn bleed((width, height, pixels): &mut MipLevel, (w, h, from): &MipLevel) {
    for y in 0..*height {
        for x in 0..*width {
            let to = (y * *width + x) * 4;
            if pixels[to + 3] == 0 {
                let at = ((y / 2).min(h - 1) * w + (x / 2).min(w - 1)) * 4;
                pixels[to..to + 3].copy_from_slice(&from[at..at + 3]);
            }
        }
    }
}

/// Tables between sRGB bytes and 16-bit linear light.
struct Light {
    linear: [u16; 256],
    srgb: Vec<u8>,
}

/// Bits of linear light that are dropped on the way back to sRGB.
const COARSE: u32 = 4;

impl Light {
    fn new() -> Self {
        let linear = std::array::from_fn(|byte| {
            let s = byte as f32 / 255.0;
            let l = if s <= 0.040_45 {
                s / 12.92
            } else {
                ((s + 0.055) / 1.055).powf(2.4)
            };
            (l * 65_535.0).round() as u16
        });
        let srgb = (0..1u32 << (16 - COARSE))
            .map(|step| {
                let l = ((step << COARSE) as f32 + 7.5) / 65_535.0;
                let s = if l <= 0.003_130_8 {
                    l * 12.92
                } else {
                    1.055 * l.powf(2.4f32.recip()) - 0.055
                };
                (s * 255.0).round() as u8
            })
            .collect();
        Self { linear, srgb }
    }

    fn encode(&self, linear: u32) -> u8 {
        self.srgb[(linear >> COARSE) as usize]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn flat_colour_stays() {
        for value in [0, 7, 60, 128, 200, 255] {
            let (bytes, levels) = chain(8, 8, [value, value, value, 255].repeat(64));
            assert_eq!(levels, 4);
            assert_eq!(bytes.len(), 4 * (64 + 16 + 4 + 1));
            for texel in bytes.chunks(4) {
                assert!(texel[0].abs_diff(value) <= 3, "{value} became {}", texel[0]);
                assert_eq!(texel[3], 255);
            }
        }
    }

    #[test]
    fn clear_texels_neither_darken_nor_stay_black() {
        let wide = [[255, 0, 0, 255], [0; 4]].concat();
        let (bytes, _) = chain(2, 2, wide.repeat(2));
        assert_eq!(
            &bytes[4..8],
            &[255, 0, 0, 0],
            "clear texel takes its neighbour's colour"
        );
        assert_eq!(
            &bytes[16..20],
            &[255, 0, 0, 128],
            "half the cover, the same red"
        );
    }

    #[test]
    fn average_is_of_light() {
        let check = [[255, 255, 255, 255], [0, 0, 0, 255]].concat();
        let (bytes, _) = chain(2, 2, check.repeat(2));
        assert!(
            bytes[16].abs_diff(188) <= 2,
            "half the light is 188 in sRGB"
        );
    }
}
