//! Where the six castles lie on the map, and where more about each can be read.

use bevy::prelude::*;
use kit_rules::message_key::MessageKey;

use crate::keys;
use guyenne_rules::Castle;

/// A castle of the gallery.
#[derive(Clone, Copy, Debug)]
pub struct CastleSite {
    /// Where it lies on the map: the share of its width and of its height.
    pub at: Vec2,
    /// Where its name stands.
    pub name: NameSide,
    /// A page about it: its own, or where it has none that of those who look after it.
    pub link: &'static str,
}

/// The side of a mark on which a name stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NameSide {
    /// Left of it.
    West,
    /// Right of it.
    East,
    /// Below it.
    South,
}

/// The size of the map, in units of its drawing (`assets/art/guyenne/map.svg`).
pub const MAP_SIZE: Vec2 = Vec2::new(640.0, 344.0);

const fn place(x: f32, y: f32, name: NameSide, link: &'static str) -> CastleSite {
    CastleSite {
        at: Vec2::new(x / MAP_SIZE.x, y / MAP_SIZE.y),
        name,
        link,
    }
}

/// The six castles, from the west, in the order of `Names::KNOWN`. Places are those of the drawing, from the true
/// latitudes and longitudes.
pub const PLACES: [CastleSite; 6] = [
    place(
        105.0,
        139.0,
        NameSide::East,
        "https://blog.tourisme-vienne.com/post/majestueuse-chauvigny/",
    ),
    place(
        345.0,
        161.0,
        NameSide::West,
        "https://www.cheminsguerrecentans.com/",
    ),
    place(
        364.0,
        209.0,
        NameSide::South,
        "https://la-marche.com/forteresse-crozant",
    ),
    place(
        400.0,
        149.0,
        NameSide::East,
        "http://www.asso-sites-cluis.com/",
    ),
    place(436.0, 124.0, NameSide::East, "http://www.sarzay.net/"),
    place(594.0, 216.0, NameSide::West, "https://www.huriel.fr/"),
];

/// The place of a castle of the row of new games.
#[must_use]
pub const fn place_of(castle: Castle) -> &'static CastleSite {
    &PLACES[castle.index()]
}

/// Names of the land and of its rivers on the map: the message, and the middle of the name in units of the drawing.
pub const LANDS: [(MessageKey, f32, f32); 4] = [
    (keys::LAND_POITOU, 190.0, 250.0),
    (keys::LAND_BERRY, 330.0, 88.0),
    (keys::LAND_MARCHE, 296.0, 262.0),
    (keys::LAND_BOURBONNAIS, 545.0, 292.0),
];

/// Rivers, and towns for orientation; these names are the same in every language.
pub const NAMES: [(&str, f32, f32); 7] = [
    ("Vienne", 148.0, 205.0),
    ("Creuse", 252.0, 127.0),
    ("Indre", 350.0, 24.0),
    ("Cher", 612.0, 150.0),
    ("Poitiers", 38.0, 150.0),
    ("Châteauroux", 434.0, 40.0),
    ("Guéret", 405.0, 282.0),
];

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn castles_lie_on_the_map_from_west_to_east() {
        for pair in PLACES.windows(2) {
            assert!(pair[0].at.x < pair[1].at.x);
        }
        for place in PLACES {
            assert!(place.at.min_element() > 0.0 && place.at.max_element() < 1.0);
            assert!(place.link.starts_with("http"), "{}", place.link);
        }
    }
}
