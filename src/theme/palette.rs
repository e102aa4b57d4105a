//! The colours of the game, with their names from heraldry. No other file holds a colour.

#![expect(clippy::disallowed_methods, reason = "colours live here")]

use bevy::{color::Alpha, prelude::Color};

/// A colour from its three bytes.
const fn rgb(red: u8, green: u8, blue: u8) -> Color {
    rgba(red, green, blue, 255)
}

/// A colour from its three bytes and its opacity.
const fn rgba(red: u8, green: u8, blue: u8, alpha: u8) -> Color {
    Color::srgba(
        red as f32 / 255.0,
        green as f32 / 255.0,
        blue as f32 / 255.0,
        alpha as f32 / 255.0,
    )
}

/// Lit parchment: the background of texts.
pub const PARCHMENT: Color = rgb(0xef, 0xe2, 0xc4);
/// Parchment in the shade.
pub const PARCHMENT_DEEP: Color = rgb(0xe2, 0xd0, 0xa8);
/// Ink: text on parchment.
pub const INK: Color = rgb(0x2a, 0x1c, 0x14);
/// Thinned ink, for secondary text; still readable on parchment.
pub const INK_PALE: Color = rgb(0x3d, 0x2b, 0x1f);
/// Heraldic blue.
pub const AZURE: Color = rgb(0x23, 0x45, 0x7f);
/// Heraldic blue for text.
pub const AZURE_DEEP: Color = rgb(0x16, 0x30, 0x5c);
/// Heraldic red.
pub const GULES: Color = rgb(0xa6, 0x2b, 0x22);
/// Heraldic red for text.
pub const GULES_DEEP: Color = rgb(0x7a, 0x1b, 0x16);
/// Gold: only for what matters now.
pub const OR: Color = rgb(0xd9, 0xa9, 0x3f);
/// Gold in the shade.
pub const OR_DEEP: Color = rgb(0xa8, 0x7a, 0x22);
/// Gold in full light, for highlights.
pub const OR_LIGHT: Color = rgb(0xf7, 0xdf, 0x9a);
/// Silver white, for text on a dark or coloured background.
pub const ARGENT: Color = rgb(0xf3, 0xef, 0xe4);
/// Heraldic green.
pub const VERT: Color = rgb(0x45, 0x68, 0x3b);
/// Heraldic black.
pub const SABLE: Color = rgb(0x23, 0x1d, 0x1b);
/// The oak of the table.
pub const OAK: Color = rgb(0x46, 0x34, 0x2a);
/// Dark oak: the clear colour, seen before anything is drawn.
pub const OAK_NIGHT: Color = rgb(0x1e, 0x14, 0x0e);
/// Walls.
pub const STONE: Color = rgb(0xb9, 0xaf, 0x9c);
/// The veil over the table below a panel or menu.
pub const VEIL: Color = rgba(0x14, 0x0d, 0x09, 0xb4);
/// Fully transparent.
pub const CLEAR: Color = Color::NONE;

/// The tint of a picture at this brightness, 0 to 1.
#[must_use]
pub const fn dimmed(light: f32) -> Color {
    Color::srgb(light, light, light)
}

/// The tint of what a candle lights, at `light` times its painted brightness (about 1): redder when the flame is low.
#[must_use]
pub fn candle_lit(light: f32) -> Color {
    Color::srgb(light, light.powf(1.3), light.powf(1.8))
}

/// The colour that a text has under high contrast instead of this one; colours that are for nothing to be read stay. It
/// keeps its opacity.
#[must_use]
pub fn heightened(color: Color) -> Color {
    const BLACK: Color = rgb(0, 0, 0);
    const WHITE: Color = rgb(0xff, 0xff, 0xff);
    const BLUE: Color = rgb(0x0b, 0x1d, 0x45);
    const RED: Color = rgb(0x52, 0x0c, 0x09);
    const GOLD: Color = rgb(0xff, 0xe7, 0xa6);
    let alpha = color.alpha();
    let is = |known: Color| color.with_alpha(1.0) == known;
    let fresh = if is(INK) || is(INK_PALE) {
        BLACK
    } else if is(AZURE) || is(AZURE_DEEP) {
        BLUE
    } else if is(GULES) || is(GULES_DEEP) {
        RED
    } else if is(OR) || is(OR_LIGHT) {
        GOLD
    } else if is(ARGENT) || is(PARCHMENT) || is(PARCHMENT_DEEP) {
        WHITE
    } else {
        return color;
    };
    fresh.with_alpha(alpha)
}

/// The veil under high contrast.
pub const VEIL_HEIGHTENED: Color = rgba(0x0a, 0x07, 0x05, 0xea);
/// The brightness of enamel under high contrast.
pub const ENAMEL_HEIGHTENED: f32 = 0.82;

#[cfg(test)]
mod tests {
    use super::*;
    use bevy::color::{Alpha, Luminance, Mix};

    /// The contrast ratio of two colours, 1 to 21 (WCAG 2).
    fn contrast(one: Color, other: Color) -> f32 {
        let [one, other] = [one, other].map(|color| color.to_linear().luminance() + 0.05);
        one.max(other) / one.min(other)
    }

    /// Every colour of text with every background that it is written on.
    fn pairs(veil: Color) -> Vec<(Color, Color)> {
        // The table under the candle, as it is painted.
        let lit_oak = rgb(0x6e, 0x4d, 0x2b);
        let over = |glass: Color| lit_oak.mix(&glass.with_alpha(1.0), glass.alpha());
        let mut pairs = Vec::new();
        for parchment in [PARCHMENT, PARCHMENT_DEEP] {
            pairs.extend([INK, INK_PALE, AZURE_DEEP, GULES_DEEP].map(|ink| (ink, parchment)));
        }
        for enamel in [AZURE, AZURE_DEEP, GULES, GULES_DEEP] {
            pairs.push((ARGENT, enamel));
        }
        for dark in [over(veil), OAK_NIGHT] {
            pairs.extend([OR, OR_LIGHT, PARCHMENT, ARGENT].map(|text| (text, dark)));
        }
        pairs.push((PARCHMENT, lit_oak));
        pairs
    }

    #[test]
    fn text_has_enough_contrast() {
        for (text, background) in pairs(VEIL) {
            let contrast = contrast(text, background);
            assert!(contrast >= 4.5, "{text:?} on {background:?}: {contrast}");
        }
    }

    #[test]
    fn high_contrast_is_7_to_1_at_least() {
        for (text, background) in pairs(VEIL_HEIGHTENED) {
            let fresh = heightened(text);
            let contrast = contrast(fresh, background);
            assert!(contrast >= 7.0, "{text:?} on {background:?}: {contrast}");
            assert_eq!(heightened(fresh), fresh, "once is enough");
        }
    }

    #[test]
    fn a_heightened_colour_is_as_transparent_as_before() {
        assert_eq!(heightened(INK.with_alpha(0.25)).alpha(), 0.25);
        assert_eq!(heightened(CLEAR), CLEAR);
    }
}
