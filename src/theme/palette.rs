//! The colours of the game, named as heralds name them. No other file holds a colour.

use bevy::prelude::Color;

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

/// Lit parchment: what one writes on.
pub const PARCHMENT: Color = rgb(0xef, 0xe2, 0xc4);
/// Parchment in the shade.
pub const PARCHMENT_DEEP: Color = rgb(0xe2, 0xd0, 0xa8);
/// Ink: everything that is read on parchment.
pub const INK: Color = rgb(0x2a, 0x1c, 0x14);
/// Thinned ink, for what is said in passing; still readable on parchment.
pub const INK_PALE: Color = rgb(0x4a, 0x35, 0x26);
/// French blue.
pub const AZURE: Color = rgb(0x23, 0x45, 0x7f);
/// French blue for letters.
pub const AZURE_DEEP: Color = rgb(0x16, 0x30, 0x5c);
/// English red.
pub const GULES: Color = rgb(0xa6, 0x2b, 0x22);
/// English red for letters.
pub const GULES_DEEP: Color = rgb(0x7a, 0x1b, 0x16);
/// Gold: only for what matters now.
pub const OR: Color = rgb(0xd9, 0xa9, 0x3f);
/// Gold in the shade.
pub const OR_DEEP: Color = rgb(0xa8, 0x7a, 0x22);
/// Gold in full light, for a gleam.
pub const OR_LIGHT: Color = rgb(0xf7, 0xdf, 0x9a);
/// Silver white, for letters on a dark or coloured ground.
pub const ARGENT: Color = rgb(0xf3, 0xef, 0xe4);
/// Heraldic black.
pub const SABLE: Color = rgb(0x23, 0x1d, 0x1b);
/// Heraldic green.
pub const VERT: Color = rgb(0x45, 0x68, 0x3b);
/// The oak of the table.
pub const OAK: Color = rgb(0x46, 0x34, 0x2a);
/// Oak away from the candle.
pub const OAK_DEEP: Color = rgb(0x33, 0x24, 0x1b);
/// Oak in the dark: what shows before anything is painted.
pub const OAK_NIGHT: Color = rgb(0x1e, 0x14, 0x0e);
/// Walls.
pub const STONE: Color = rgb(0xb9, 0xaf, 0x9c);
/// Walls in the shade.
pub const STONE_DEEP: Color = rgb(0x8f, 0x84, 0x71);
/// Roofs.
pub const SLATE: Color = rgb(0x4b, 0x55, 0x63);
/// Rivers.
pub const WATER: Color = rgb(0x8f, 0xb0, 0xba);
/// A veil over the table while something else is spoken of.
pub const VEIL: Color = rgba(0x14, 0x0d, 0x09, 0xb4);
/// A soft shadow under things that lie on the table.
pub const SHADOW: Color = rgba(0x0c, 0x07, 0x04, 0x8c);
/// The dark glass of the plates that lie directly on the oak.
pub const PLATE: Color = rgba(0x1a, 0x11, 0x0b, 0xbe);
/// Nothing at all.
pub const CLEAR: Color = Color::NONE;

/// The tint of a picture that is not fully lit, 0 to 1.
#[must_use]
pub const fn dimmed(light: f32) -> Color {
    Color::srgb(light, light, light)
}

/// The tint of what a candle lights, `light` times as bright as it was painted (about 1): redder when the flame sinks.
#[must_use]
pub fn candle_lit(light: f32) -> Color {
    Color::srgb(light, light.powf(1.3), light.powf(1.8))
}
