//! How a picture looks to eyes that tell fewer colours apart, to see what is told by colour alone.
//!
//! The matrices are those of G. M. Machado, M. M. Oliveira, L. A. F. Fernandes, "A Physiologically-based Model for
//! Simulation of Color Vision Deficiency", IEEE Transactions on Visualization and Computer Graphics 15 (2009), table 1,
//! severity 1.0, for linear light. Grey is the luminance of ITU-R BT.709.

use bevy::math::{Mat3, Vec3};
use bevy::prelude::{Color, ColorToComponents, LinearRgba, Srgba};
use core::str::FromStr;

/// A way of seeing colours.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Vision {
    /// Without the cones for long waves: red is dark.
    Protanopia,
    /// Without the cones for middle waves: red and green look alike.
    Deuteranopia,
    /// Without the cones for short waves: blue and green look alike.
    Tritanopia,
    /// Without colours.
    Greyscale,
}

impl Vision {
    /// Every way.
    pub const ALL: [Self; 4] = [
        Self::Protanopia,
        Self::Deuteranopia,
        Self::Tritanopia,
        Self::Greyscale,
    ];

    /// Its word on a command line.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Self::Protanopia => "protanopia",
            Self::Deuteranopia => "deuteranopia",
            Self::Tritanopia => "tritanopia",
            Self::Greyscale => "greyscale",
        }
    }

    /// What becomes of linear light; the rows are red, green and blue.
    const fn rows(self) -> [[f32; 3]; 3] {
        match self {
            Self::Protanopia => [
                [0.152_286, 1.052_583, -0.204_868],
                [0.114_503, 0.786_281, 0.099_216],
                [-0.003_882, -0.048_116, 1.051_998],
            ],
            Self::Deuteranopia => [
                [0.367_322, 0.860_646, -0.227_968],
                [0.280_085, 0.672_501, 0.047_413],
                [-0.011_820, 0.042_940, 0.968_881],
            ],
            Self::Tritanopia => [
                [1.255_528, -0.076_749, -0.178_779],
                [-0.078_411, 0.930_809, 0.147_602],
                [0.004_733, 0.691_367, 0.303_900],
            ],
            Self::Greyscale => [[0.2126, 0.7152, 0.0722]; 3],
        }
    }

    /// How a colour looks.
    #[must_use]
    pub fn sees(self, color: Color) -> Color {
        let light = LinearRgba::from(color).to_vec3();
        let seen = Mat3::from_cols_array_2d(&self.rows()).transpose() * light;
        Color::from(LinearRgba::from_vec3(seen.clamp(Vec3::ZERO, Vec3::ONE)))
    }

    /// The same for the bytes of a pixel.
    #[must_use]
    pub fn sees_pixel(self, [r, g, b]: [u8; 3]) -> [u8; 3] {
        let seen = self.sees(Srgba::rgb_u8(r, g, b).into()).to_srgba();
        [seen.red, seen.green, seen.blue].map(|part| (part * 255.0).round() as u8)
    }
}

impl FromStr for Vision {
    type Err = String;

    fn from_str(word: &str) -> Result<Self, String> {
        let found = Self::ALL.into_iter().find(|vision| vision.word() == word);
        found.ok_or_else(|| {
            let words = Self::ALL.map(Self::word).join(", ");
            format!("one of {words}")
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::palette;

    #[test]
    fn grey_stays_grey() {
        for vision in Vision::ALL {
            for grey in [0, 90, 255] {
                let seen = vision.sees_pixel([grey; 3]);
                let off = seen.map(|part| part.abs_diff(grey));
                assert!(off.iter().all(|&off| off <= 1), "{vision:?}: {seen:?}");
            }
        }
    }

    #[test]
    fn deuteranopes_see_red_and_green_alike_and_the_camps_apart() {
        let distance = |vision: Vision, a: Color, b: Color| {
            let [a, b] = [a, b].map(|color| vision.sees(color).to_srgba().to_vec3());
            a.distance(b)
        };
        let red = Color::from(Srgba::rgb(0.75, 0.2, 0.1));
        let green = Color::from(Srgba::rgb(0.42, 0.42, 0.05));
        assert!(distance(Vision::Deuteranopia, red, green) < 0.1);
        for vision in [Vision::Protanopia, Vision::Deuteranopia, Vision::Tritanopia] {
            let apart = distance(vision, palette::GULES, palette::AZURE);
            assert!(apart > 0.2, "{vision:?}: {apart}");
        }
    }
}
