//! The colours of the camps.

use bevy::color::Color;

use guyenne_rules::seat::Camp;
use kit_theme::{ButtonStyle, palette};

/// The colour of a camp's text on parchment.
pub(super) const fn ink(camp: Camp) -> Color {
    match camp {
        Camp::English => palette::GULES_DEEP,
        Camp::French => palette::AZURE_DEEP,
    }
}

/// The colour of a camp's backgrounds, and of its lines on the table.
pub(super) const fn enamel(camp: Camp) -> Color {
    match camp {
        Camp::English => palette::GULES,
        Camp::French => palette::AZURE,
    }
}

/// The style of a button in a camp's colour.
pub(super) const fn button_style(camp: Camp) -> ButtonStyle {
    match camp {
        Camp::English => ButtonStyle::Gules,
        Camp::French => ButtonStyle::Azure,
    }
}
