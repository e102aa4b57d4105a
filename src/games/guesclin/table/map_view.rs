//! Which part of the map is seen, and how large: panning and zooming, without losing its edges. Design units, and units
//! of the map's picture.

use bevy::prelude::*;

use super::geometry::{HEX, MAP, centre};
use guesclin_rules::Hex;
use kit_theme::scale::READABLE;

/// A hex is at least this high when a game begins, in pixels of the window.
pub const LEAST_HEX: f32 = 35.0;
/// A hex can be made at least this high.
const LARGE_HEX: f32 = 60.0;
/// How much larger than whole the map can be made, wherever it is large already.
const LARGEST: f32 = 2.0;

/// The part of the map that is seen.
#[derive(Resource, Debug, Clone, Copy, PartialEq)]
pub struct MapView {
    /// The size of its window, in design units.
    room: Vec2,
    /// How much of the window, at its foot, a line of words covers, in design units: the map can be moved above it.
    foot: f32,
    /// Design units for each unit of the map, with the whole map in sight.
    whole: f32,
    /// The same when a game begins.
    first: f32,
    /// The same at most.
    most: f32,
    /// The same now.
    pub zoom: f32,
    /// The point of the map in the middle of the window.
    pub middle: Vec2,
    /// What the player asked for last. A window that has no room for it does not change it.
    wanted: (Zoom, Vec2),
}

/// How large the player wants the map.
#[derive(Debug, Clone, Copy, PartialEq)]
enum Zoom {
    /// As when a game begins.
    First,
    /// Wholly in sight.
    Whole,
    /// So many design units for each unit of the map.
    Units(f32),
}

impl Default for MapView {
    fn default() -> Self {
        Self::new(Vec2::new(900.0, 674.0), 1.0)
    }
}

impl MapView {
    /// The view in a window of this size; `pixel` is how many pixels a design unit is.
    #[must_use]
    pub fn new(room: Vec2, pixel: f32) -> Self {
        Self::above_foot(room, 0.0, pixel)
    }

    /// The same where so much of the window's foot is covered, in design units.
    #[must_use]
    pub fn above_foot(room: Vec2, foot: f32, pixel: f32) -> Self {
        let whole = ((room - Vec2::Y * foot) / MAP).min_element();
        let high = |pixels: f32| pixels / pixel.max(READABLE) / HEX;
        let first = whole.max(high(LEAST_HEX));
        let mut view = Self {
            room,
            foot,
            whole,
            first,
            most: (whole * LARGEST).max(high(LARGE_HEX)),
            zoom: first,
            middle: MAP / 2.0,
            wanted: (Zoom::First, MAP / 2.0),
        };
        view.hold();
        view
    }

    /// The same part, as far as possible, in a window of another size, of whose foot so much is covered.
    #[must_use]
    pub fn resized(&self, room: Vec2, foot: f32, pixel: f32) -> Self {
        let mut fresh = Self::above_foot(room, foot, pixel);
        fresh.wanted = self.wanted;
        fresh.middle = self.wanted.1;
        fresh.zoom = match self.wanted.0 {
            Zoom::First => fresh.first,
            Zoom::Whole => fresh.whole,
            Zoom::Units(zoom) => zoom,
        };
        fresh.hold();
        fresh
    }

    /// Keeps in mind which part was asked for, as far as the map has it.
    fn want_part(&mut self) {
        self.hold();
        self.wanted.1 = self.middle;
    }

    /// Keeps in mind which part was asked for, and how large.
    fn want_zoom(&mut self) {
        self.want_part();
        self.wanted.0 = if !self.is_whole() {
            Zoom::Units(self.zoom)
        } else if self.first <= self.whole {
            Zoom::First
        } else {
            Zoom::Whole
        };
    }

    /// Whether the whole map is seen.
    #[must_use]
    pub fn is_whole(&self) -> bool {
        self.zoom <= self.whole * 1.001
    }

    /// Keeps the edges of the map at the edges of the window, or the map in the middle where it is smaller. Its lower
    /// edge may come up to the line at the window's foot.
    fn hold(&mut self) {
        self.zoom = self.zoom.clamp(self.whole, self.most);
        let half = self.room / self.zoom / 2.0;
        let hold = |at: f32, half: f32, size: f32, foot: f32| {
            if half * 2.0 >= size + foot {
                (size + foot) / 2.0
            } else {
                at.clamp(half, size + foot - half)
            }
        };
        self.middle = Vec2::new(
            hold(self.middle.x, half.x, MAP.x, 0.0),
            hold(self.middle.y, half.y, MAP.y, self.foot / self.zoom),
        );
    }

    /// The part of the map that is seen, in units of its picture; no more than the map.
    #[must_use]
    pub fn seen(&self) -> Rect {
        let part = Rect::from_center_size(self.middle, self.room / self.zoom);
        part.intersect(Rect::from_corners(Vec2::ZERO, MAP))
    }

    /// The corner of the window for something that shall hide nothing for good: 0 the upper right, 1 the upper left, 2
    /// the lower right, 3 the lower left. It is the one towards which most of the map lies out of sight, so that what
    /// is hidden comes into sight when the map is moved that way.
    #[must_use]
    pub fn free_corner(&self) -> u8 {
        let left = self.middle.x > MAP.x / 2.0;
        let low = self.middle.y < MAP.y / 2.0;
        u8::from(left) + 2 * u8::from(low)
    }

    /// Moves the map until a point of it is in the middle of the window, or as near as its edges allow.
    pub fn show(&mut self, point: Vec2) {
        self.middle = point;
        self.want_part();
    }

    /// The place in the window of a point of the map.
    #[must_use]
    pub fn place(&self, point: Vec2) -> Vec2 {
        (point - self.middle) * self.zoom + self.room / 2.0
    }

    /// The square around a hex on the page, as much of it as is seen, where `window` is the rectangle of the map's
    /// window on the page; both in design units.
    #[must_use]
    pub fn hex_rect(&self, at: Hex, window: Rect) -> Rect {
        let middle = window.min + self.place(centre(at));
        Rect::from_center_size(middle, Vec2::splat(HEX * self.zoom)).intersect(window)
    }

    /// The point of the map at a place in the window.
    #[must_use]
    pub fn point(&self, place: Vec2) -> Vec2 {
        (place - self.room / 2.0) / self.zoom + self.middle
    }

    /// Moves the map by so much of the window.
    pub fn pan(&mut self, by: Vec2) {
        self.middle -= by / self.zoom;
        self.want_part();
    }

    /// Zooms; what is at a place in the window stays there.
    pub fn zoom_at(&mut self, place: Vec2, factor: f32) {
        let point = self.point(place);
        self.zoom = (self.zoom * factor).clamp(self.whole, self.most);
        self.middle = point - (place - self.room / 2.0) / self.zoom;
        self.want_zoom();
    }

    /// Shows the whole map; or, if it is shown already, a part around a point as large as it can be.
    pub fn toggle_whole(&mut self, around: Vec2) {
        if self.is_whole() {
            self.zoom = self.most;
            self.middle = around;
        } else {
            self.zoom = self.whole;
        }
        self.want_zoom();
    }

    /// Moves the map until a point is well within the window; returns whether it moved.
    pub fn reveal(&mut self, point: Vec2) -> bool {
        let before = self.middle;
        let margin = (self.room / 4.0).min(Vec2::splat(HEX * self.zoom));
        let place = self.place(point);
        let inside = place.clamp(margin, self.room - margin);
        self.pan(inside - place);
        self.middle != before
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::geometry::hex_at;
    use crate::layout::TableLayout;
    use kit_theme::Scale;

    /// The window of the map on a phone, and pixels for each unit there.
    const PHONE: (Vec2, f32) = (Vec2::new(610.0, 408.0), 0.853);

    #[test]
    fn a_phone_begins_with_hexes_that_can_be_hit() {
        let view = MapView::new(PHONE.0, PHONE.1);
        assert!(view.zoom * HEX * PHONE.1 >= LEAST_HEX - 0.01);
        assert!(!view.is_whole());
        let mut near = view;
        near.zoom_at(PHONE.0 / 2.0, 10.0);
        assert!(near.zoom * HEX * PHONE.1 >= LARGE_HEX - 0.01);
        near.toggle_whole(Vec2::ZERO);
        assert!(near.is_whole());
        assert!(MapView::new(Vec2::new(900.0, 674.0), 1.0).is_whole());
    }

    /// A window that gets small for a while, however small, leaves the map as the player had it.
    #[test]
    fn what_is_seen_is_the_same_when_a_window_has_its_size_again() {
        let (room, pixel) = (Vec2::new(900.0, 674.0), 1.0);
        let mut near = MapView::new(room, pixel);
        near.zoom_at(room / 2.0, 1.6);
        near.show(MAP * Vec2::new(0.4, 0.6));
        let mut whole = MapView::new(PHONE.0, PHONE.1);
        whole.toggle_whole(Vec2::ZERO);
        for (view, room, pixel) in [
            (MapView::new(room, pixel), room, pixel),
            (near, room, pixel),
            (MapView::new(PHONE.0, PHONE.1), PHONE.0, PHONE.1),
            (whole, PHONE.0, PHONE.1),
        ] {
            for (width, height) in [(1.0, 1.0), (1280.0, 120.0), (5000.0, 40.0), (40.0, 5000.0)] {
                let scale = Scale::of(Vec2::new(width, height), 1.0);
                let layout = TableLayout::of(scale.page());
                let small = view.resized(layout.map.size(), layout.aside.height(), scale.ui);
                assert!(small.zoom.is_finite() && small.middle.is_finite());
                assert_eq!(small.resized(room, 0.0, pixel), view, "{width}x{height}");
            }
        }
    }

    #[test]
    fn of_a_hex_only_what_is_seen_is_on_the_page() {
        let window = Rect::from_corners(Vec2::new(190.0, 39.0), Vec2::new(190.0, 39.0) + PHONE.0);
        let mut view = MapView::new(PHONE.0, PHONE.1);
        view.zoom_at(PHONE.0 / 2.0, 10.0);
        let at = hex_at(MAP * Vec2::new(0.4, 0.5)).expect("on the map");
        view.show(centre(at));
        let square = view.hex_rect(at, window);
        assert!(
            square.center().distance(window.center()) < 0.1,
            "{square:?}"
        );
        assert!(
            (square.size() - Vec2::splat(HEX * view.zoom))
                .abs()
                .max_element()
                < 0.1
        );
        view.show(centre(at) + Vec2::X * (PHONE.0.x / 2.0 / view.zoom));
        let half = view.hex_rect(at, window);
        assert_eq!(half.min.x, window.min.x);
        assert!(
            (half.width() - square.width() / 2.0).abs() < 0.1,
            "{half:?}"
        );
    }

    #[test]
    fn the_edge_of_the_map_is_never_lost() {
        let mut view = MapView::new(PHONE.0, PHONE.1);
        for step in 0..200_u8 {
            let way = f32::from(step) * 0.7;
            view.pan(Vec2::new(way.sin(), way.cos()) * 300.0);
            view.zoom_at(
                Vec2::new(f32::from(step), 20.0),
                0.6 + f32::from(step % 7) * 0.15,
            );
            let corners = [view.place(Vec2::ZERO), view.place(MAP)];
            let large = MAP * view.zoom;
            if large.x >= PHONE.0.x {
                assert!(
                    corners[0].x <= 0.1 && corners[1].x >= PHONE.0.x - 0.1,
                    "{view:?}"
                );
            }
            if large.y >= PHONE.0.y {
                assert!(
                    corners[0].y <= 0.1 && corners[1].y >= PHONE.0.y - 0.1,
                    "{view:?}"
                );
            }
        }
    }

    /// The letters of the columns are at the map's edges: the line at the window's foot never lies over them for good.
    #[test]
    fn the_whole_map_lies_above_the_line_at_the_foot() {
        for page in [
            Vec2::new(990.0, 456.0),
            Vec2::new(1280.0, 720.0),
            Vec2::new(1680.0, 720.0),
        ] {
            let layout = TableLayout::of(page);
            let (room, foot) = (layout.map.size(), layout.aside.height());
            let mut view = MapView::above_foot(room, foot, 1.0);
            if !view.is_whole() {
                view.toggle_whole(Vec2::ZERO);
            }
            let (first, last) = (view.place(Vec2::ZERO), view.place(MAP));
            assert!(first.min_element() > -0.1, "{page}: {first}");
            assert!(last.y < room.y - foot + 0.1, "{page}: {last}");
            // So does the lower edge of a part.
            view.zoom_at(room / 2.0, 1.7);
            view.show(MAP);
            let last = view.place(MAP);
            assert!((last.y - (room.y - foot)).abs() < 0.1, "{page}: {last}");
            view.show(Vec2::ZERO);
            assert!(view.place(Vec2::ZERO).length() < 0.1, "{page}");
        }
    }

    #[test]
    fn what_lies_in_the_free_corner_hides_nothing_for_good() {
        let size = Vec2::new(134.0, 102.0);
        let room = PHONE.0;
        let hides = |view: &MapView, point: Vec2| {
            let corner = view.free_corner();
            let least = Vec2::new(
                if corner % 2 == 1 {
                    0.0
                } else {
                    room.x - size.x
                },
                if corner > 1 { room.y - size.y } else { 0.0 },
            );
            Rect::from_corners(least, least + size).contains(view.place(point))
        };
        let part = |n: u8| f32::from(n) / 12.0;
        let grid =
            || (0..=12_u8).flat_map(|x| (0..=12_u8).map(move |y| Vec2::new(part(x), part(y))));
        for zoom in [1.0, 1.1, 1.5, 2.0] {
            let mut view = MapView::new(room, PHONE.1);
            view.zoom_at(room / 2.0, zoom);
            assert!(!view.is_whole());
            for point in grid().map(|at| at * MAP) {
                let seen = |middle: Vec2| {
                    let mut moved = view;
                    moved.show(middle);
                    moved.seen().contains(point) && !hides(&moved, point)
                };
                assert!(grid().any(|at| seen(at * MAP)), "{zoom}: {point}");
            }
        }
        let mut view = MapView::new(room, PHONE.1);
        view.toggle_whole(Vec2::ZERO);
        assert_eq!(view.seen(), Rect::from_corners(Vec2::ZERO, MAP));
    }

    #[test]
    fn what_is_pointed_at_stays_there_and_what_is_asked_for_comes_into_sight() {
        let mut view = MapView::new(PHONE.0, PHONE.1);
        let place = Vec2::new(200.0, 150.0);
        let point = view.point(place);
        view.zoom_at(place, 1.3);
        assert!(view.place(point).distance(place) < 1.0, "{view:?}");
        let corner = MAP - Vec2::splat(130.0);
        assert!(view.reveal(corner));
        let shown = view.place(corner);
        assert!(shown.min_element() > 0.0 && shown.x < PHONE.0.x && shown.y < PHONE.0.y);
        assert!(!view.reveal(corner));
    }
}
