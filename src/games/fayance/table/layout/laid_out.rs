//! The places of cards that are laid out: those that can be called up, and those that a first army is mustered from.

use bevy::prelude::*;

use super::{CARD, Edge, TableLayout, sized};

impl TableLayout {
    /// What the register covers when cards are called up: for a first army all the room above one's own, else that
    /// between the armies.
    #[must_use]
    pub fn laid_out(&self, first: bool) -> Rect {
        let top = if first {
            self.aside.max.y + 4.0
        } else {
            self.tops[0] + self.cards[0] + 4.0
        };
        let width = self.page.x - 2.0 * self.column;
        sized(self.column, top, width, self.tops[1] - 6.0 - top)
    }

    /// The place of the card at `at` of `of` in a row that is laid out to complete an army; where both sides call up
    /// together, in the half of this edge.
    #[must_use]
    pub fn called(&self, half: Option<Edge>, at: u8, of: u8) -> Rect {
        let mut area = self.laid_out(false);
        let middle = area.center().y;
        match half {
            Some(Edge::Far) => area.max.y = middle - 3.0,
            Some(Edge::Near) => area.min.y = middle + 3.0,
            None => {}
        }
        let height = area
            .height()
            .min((area.width() / 8.0 - 6.0) / CARD)
            .min(self.cards[1]);
        let size = Vec2::new(height * CARD, height);
        let from_middle = f32::from(at) - (f32::from(of.max(1)) - 1.0) / 2.0;
        // Where both call up together each card has a plate with two signs, wider than a small card.
        let step = match half {
            Some(_) => (area.width() / 8.0).min(size.x * 1.5).max(size.x + 6.0),
            None => size.x + 6.0,
        };
        let middle = area.center() + Vec2::new(from_middle * step, 0.0);
        Rect::from_center_size(middle, size)
    }

    /// The place of a card that is laid out for the first army: a row for each troop, a column for each people; the
    /// second of a kind lies half on the first.
    #[must_use]
    pub fn mustered(&self, row: u8, column: u8, twin: bool) -> Rect {
        let area = self.laid_out(true);
        // Four columns, with half a card on each side for twins.
        let height = ((area.height() - 2.0 * 6.0) / 3.0).min(area.width() / 6.9 / CARD);
        let size = Vec2::new(height * CARD, height);
        let step = Vec2::new(size.x * 1.75, size.y + 6.0);
        let at = Vec2::new(f32::from(column) - 1.5, f32::from(row) - 1.0);
        let aside = if twin { 0.3 } else { -0.3 };
        let middle = area.center() + at * step + Vec2::new(aside * size.x, 0.0);
        Rect::from_center_size(middle, size)
    }

    /// What the cards cover when both sides muster together: all between the prompt and the buttons.
    #[must_use]
    pub fn laid_out_by_both(&self) -> Rect {
        let area = self.laid_out(true);
        Rect::new(area.min.x, area.min.y, area.max.x, self.actions.min.y - 4.0)
    }

    /// The place of the card at `at`, 0 to 11, where both sides muster together: two rows of six each, those of the far
    /// side above.
    #[must_use]
    pub fn mustered_by_both(&self, edge: Edge, at: u8) -> Rect {
        const PER_ROW: u8 = 6;
        const BETWEEN: f32 = 18.0;
        let area = self.laid_out_by_both();
        let height = ((area.height() - BETWEEN - 3.0 * 6.0) / 4.0).min(self.cards[1]);
        let size = Vec2::new(height * CARD, height);
        let column = f32::from(at % PER_ROW) - 2.5;
        let row = f32::from(at / PER_ROW);
        let row = row + if edge == Edge::Near { 0.0 } else { -2.0 };
        let between = if edge == Edge::Near {
            BETWEEN
        } else {
            -BETWEEN
        } / 2.0;
        let middle = area.center()
            + Vec2::new(
                column * (area.width() / f32::from(PER_ROW)).min(size.x * 1.5),
                (row + 0.5) * (size.y + 6.0) + between,
            );
        Rect::from_center_size(middle, size)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::layout::tests::WINDOWS;

    #[test]
    fn all_twelve_cards_can_be_laid_out() {
        for page in WINDOWS {
            let t = TableLayout::of(page);
            let within = |area: Rect, place: Rect, least: f32| {
                assert_eq!(
                    area.inflate(1.0).intersect(place),
                    place,
                    "{page}: {area:?}"
                );
                assert!(place.height() >= least, "{page}: {place:?}");
            };
            for (row, column) in (0..3).flat_map(|row| (0..8).map(move |c| (row, c))) {
                let place = t.mustered(row, column / 2, column % 2 == 1);
                within(t.laid_out(true), place, 60.0);
            }
            for (half, least) in [
                (None, 60.0),
                (Some(Edge::Far), 52.0),
                (Some(Edge::Near), 52.0),
            ] {
                for at in 0..8 {
                    within(t.laid_out(false), t.called(half, at, 8), least);
                }
            }
            let both: Vec<Rect> = [Edge::Far, Edge::Near]
                .into_iter()
                .flat_map(|edge| (0..12).map(move |at| (edge, at)))
                .map(|(edge, at)| t.mustered_by_both(edge, at))
                .collect();
            for (n, place) in both.iter().enumerate() {
                within(t.laid_out_by_both(), *place, 68.0);
                for other in &both[n + 1..] {
                    assert!(
                        place.intersect(*other).is_empty(),
                        "{page}: {place:?} {other:?}"
                    );
                }
            }
        }
    }
}
