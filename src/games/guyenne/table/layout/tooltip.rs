//! The place of a tooltip.

use bevy::math::{Rect, Vec2};

use super::table::TableLayout;

impl TableLayout {
    /// The place of a tooltip of this size for the thing at `anchor`, inside the window: above or below the thing, past
    /// the `prompts`, or beside the thing. It covers the prompts only if there is no other place.
    pub fn tooltip(&self, anchor: Rect, size: Vec2, prompts: &[Rect]) -> Rect {
        let gap = 8.0 * self.unit;
        let room = self
            .window
            .inflate(-gap.min(self.window.half_size().min_element()));
        let size = size.max(Vec2::ZERO).min(room.size());
        let at = |corner: Vec2| {
            let corner = corner.clamp(room.min, room.max - size);
            Rect::from_corners(corner, corner + size)
        };
        let free = |rect: &Rect, other: &Rect| {
            let common = rect.intersect(*other);
            common.width() <= 0.0 || common.height() <= 0.0
        };
        let middle = anchor.center() - size / 2.0;
        let (above, below) = (anchor.max.y + gap, anchor.min.y - gap - size.y);
        let beside = [anchor.max.x + gap, anchor.min.x - gap - size.x];
        let around = [Vec2::new(middle.x, above), Vec2::new(middle.x, below)];
        let past = prompts
            .iter()
            .flat_map(|prompt| {
                [prompt.max.x + gap, prompt.min.x - gap - size.x].map(|x| Vec2::new(x, above))
            })
            .filter(|corner| (corner.x - middle.x).abs() < size.x / 2.0);
        let beyond = prompts
            .iter()
            .map(|prompt| Vec2::new(middle.x, prompt.max.y.max(anchor.max.y) + gap));
        let places: Vec<Rect> = around
            .into_iter()
            .chain(past)
            .chain(beyond)
            .chain(beside.map(|x| Vec2::new(x, middle.y)))
            .chain(beside.map(|x| Vec2::new(x, above)))
            .map(at)
            .collect();
        let readable = |place: &&Rect| prompts.iter().all(|prompt| free(place, prompt));
        let mut clear = places.iter().filter(readable);
        clear
            .find(|place| free(place, &anchor))
            .or_else(|| places.iter().find(readable))
            .copied()
            .unwrap_or(at(around[0]))
    }
}
