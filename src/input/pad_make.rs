//! The makes of pads: whose signs are on the buttons.

use bevy::prelude::*;

/// The maker's signs on a pad, as a resource those on the pad last used: makers print different signs on the same four
/// buttons.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Make {
    /// Letters, with A at the bottom, as on most pads.
    #[default]
    Letters,
    /// Cross, circle, square and triangle.
    Shapes,
    /// Letters, with B at the bottom.
    Swapped,
    /// Letters, with A at the bottom, and numbers on the shoulders.
    Deck,
}

impl Make {
    /// Every make.
    pub const ALL: [Self; 4] = [Self::Letters, Self::Shapes, Self::Swapped, Self::Deck];

    /// The make of a pad by its USB vendor id, or by its name where there is no id.
    pub fn of(vendor: Option<u16>, name: &str) -> Self {
        const SONY: u16 = 0x054c;
        const NINTENDO: u16 = 0x057e;
        const VALVE: u16 = 0x28de;
        let name = name.to_lowercase();
        let named = |words: &[&str]| words.iter().any(|word| name.contains(word));
        match vendor {
            Some(SONY) => Self::Shapes,
            Some(NINTENDO) => Self::Swapped,
            Some(VALVE) => Self::Deck,
            _ if named(&["playstation", "dualshock", "dualsense", "054c"]) => Self::Shapes,
            _ if named(&["nintendo", "joy-con", "switch pro", "057e"]) => Self::Swapped,
            _ if named(&["steam deck", "steam controller", "28de"]) => Self::Deck,
            _ => Self::Letters,
        }
    }
}

/// The make that the player says pads are of, or automatic: each pad is taken for what it says.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct PadMake(pub Option<Make>);

impl PadMake {
    /// The make of a connected pad.
    #[must_use]
    pub fn of(self, pad: &Gamepad, name: Option<&Name>) -> Make {
        let said = || Make::of(pad.vendor_id(), name.map_or("", Name::as_str));
        self.0.unwrap_or_else(said)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pads_are_known_by_vendor_and_by_name() {
        assert_eq!(Make::of(Some(0x054c), ""), Make::Shapes);
        let browsers = "Wireless Controller (STANDARD GAMEPAD Vendor: 054c Product: 0ce6)";
        assert_eq!(Make::of(None, browsers), Make::Shapes);
        assert_eq!(Make::of(Some(0x057e), "Pro Controller"), Make::Swapped);
        assert_eq!(
            Make::of(None, "Nintendo Switch Pro Controller"),
            Make::Swapped
        );
        assert_eq!(
            Make::of(Some(0x045e), "Xbox Wireless Controller"),
            Make::Letters
        );
        assert_eq!(Make::of(Some(0x28de), ""), Make::Deck);
        assert_eq!(Make::of(None, ""), Make::Letters);
    }
}
