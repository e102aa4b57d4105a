//! The geometry of the map's pictures: where each hex lies, in units of the picture. A hex is 120 high.

use bevy::prelude::*;

use guesclin_rules::{Direction, Hex};

/// The size of a map's picture.
pub const MAP: Vec2 = Vec2::new(1922.0, 1440.0);
/// The height of a hex, from flat to flat.
pub const HEX: f32 = 120.0;
/// The distance of two columns: one and a half sides.
pub const COLUMN: f32 = 103.923;
/// The middle of the hex in the north-west corner.
const FIRST: Vec2 = Vec2::new(129.282, 120.0);

/// The middle of a hex.
#[must_use]
pub fn centre(at: Hex) -> Vec2 {
    let lower = f32::from(at.column() % 2) / 2.0;
    FIRST
        + Vec2::new(
            f32::from(at.column()) * COLUMN,
            (f32::from(at.row()) + lower) * HEX,
        )
}

/// The middle of an edge of a hex.
#[must_use]
pub fn edge(at: Hex, way: Direction) -> Vec2 {
    let angle = (way.index() as f32 * 60.0).to_radians();
    centre(at) + Vec2::new(angle.sin(), -angle.cos()) * HEX / 2.0
}

/// The hex that a point lies in.
#[must_use]
pub fn hex_at(point: Vec2) -> Option<Hex> {
    let distance = |at: &Hex| centre(*at).distance_squared(point);
    let nearest = Hex::all().min_by(|a, b| distance(a).total_cmp(&distance(b)))?;
    // No point of a hex is further from its middle than its side.
    let side = COLUMN * 2.0 / 3.0;
    (distance(&nearest) <= side * side).then_some(nearest)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_hex_lies_on_the_picture_and_is_found_again() {
        for at in Hex::all() {
            let middle = centre(at);
            assert!(middle.x > 60.0 && middle.x < MAP.x - 60.0, "{at}");
            assert!(middle.y >= HEX && middle.y <= MAP.y - 60.0, "{at}");
            assert_eq!(hex_at(middle), Some(at));
            for way in Direction::ALL {
                let inside = middle.lerp(edge(at, way), 0.9);
                assert_eq!(hex_at(inside), Some(at));
                if let Some(next) = at.step(way) {
                    let gap = edge(at, way).distance(edge(next, way.opposite()));
                    assert!(gap < 0.1, "{at} {way}");
                }
            }
        }
        assert_eq!(hex_at(Vec2::ZERO), None);
    }
}
