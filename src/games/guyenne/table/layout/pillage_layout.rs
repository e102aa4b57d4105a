//! The layout of the lost cards: they shrink and overlap as they become more, and every value stays readable.

use bevy::math::Vec2;

use super::front::CORNER;
use super::measures::card;

/// A lost card's middle from the top left corner of the zone (y down), and its size. `zone` is the zone's size,
/// `widest` the largest width of a card.
pub(super) fn place(zone: Vec2, widest: f32, index: usize, count: usize) -> (Vec2, Vec2) {
    let count = count.max(1);
    let index = index.min(count - 1);
    let widest = widest.min(zone.x).min(zone.y / card(1.0).y);
    let sizes = [1.0, 0.9, 0.8, 0.7, 0.6];
    let fits = |scale: &f32| {
        let size = card(widest * scale);
        // A card may be covered except for its value in the corner.
        let step = size.x * (CORNER + 0.03);
        let per_row = ((zone.x - size.x) / step).floor() + 1.0;
        let rows = ((zone.y - size.y) / step).floor() + 1.0;
        (per_row * rows >= count as f32).then_some((size, rows))
    };
    let smallest = card(widest * sizes[sizes.len() - 1]);
    let (size, most_rows) = sizes.iter().find_map(fits).unwrap_or((smallest, 4.0));

    let calm_row = ((zone.x - size.x) / (size.x * 0.45)).floor() + 1.0;
    let rows = (count as f32 / calm_row).ceil().clamp(1.0, most_rows);
    let per_row = (count as f32 / rows).ceil().max(1.0);
    let step = Vec2::new(
        ((zone.x - size.x) / (per_row - 1.0).max(1.0)).min(size.x * 0.6),
        ((zone.y - size.y) / (rows - 1.0).max(1.0)).min(size.y * 0.6),
    );
    let (row, column) = ((index as f32 / per_row).floor(), index as f32 % per_row);
    let block = Vec2::new(step.x * (per_row - 1.0), step.y * (rows - 1.0)) + size;
    let corner = (zone - block) / 2.0;
    (corner + size / 2.0 + Vec2::new(column, row) * step, size)
}
