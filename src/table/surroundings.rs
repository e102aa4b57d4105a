//! The place of a bubble, a coach's or a note's: near what it speaks about, and over nothing that is needed.

use bevy::math::{Rect, Vec2};

/// How many places are tried along each side of the window.
const TRIED: u8 = 28;
/// What a covered unit of area costs against a unit of distance: of what is needed, and of what is better seen.
const NEEDED: f32 = 100.0;
const SEEN: f32 = 0.2;

/// What lies around a bubble.
pub struct Surroundings {
    /// What it speaks about.
    pub about: Rect,
    /// What it may not cover.
    pub needed: Vec<Rect>,
    /// What it covers as little as possible, and how much each is worth.
    pub seen: Vec<(Rect, f32)>,
}

/// How much of two areas is the same.
fn common(one: Rect, other: Rect) -> f32 {
    let both = one.intersect(other);
    both.width().max(0.0) * both.height().max(0.0)
}

impl Surroundings {
    /// How much a bubble at this place covers of what it may not cover.
    #[must_use]
    pub fn covered(&self, place: Rect) -> f32 {
        let all = self.needed.iter().chain([&self.about]);
        all.map(|&rect| common(place, rect)).sum()
    }

    /// What is lost by a bubble at this place: what it covers, and its distance from what it is about.
    #[must_use]
    pub fn cost(&self, place: Rect) -> f32 {
        let seen = self.seen.iter();
        let seen: f32 = seen.map(|&(rect, value)| common(place, rect) * value).sum();
        let about = self.about;
        let way = place.center() - about.center();
        let apart = way.abs() - (place.half_size() + about.half_size());
        self.covered(place) * NEEDED
            + seen * SEEN
            + apart.max(Vec2::ZERO).length()
            + way.length() * 0.1
    }

    /// A rectangle of this size in the window, as near to what it is about as it can be without covering that or what
    /// is needed; it covers as little as possible of what is better seen.
    #[must_use]
    pub fn place(&self, window: Rect, size: Vec2) -> Rect {
        let size = size.min(window.size());
        let room = window.size() - size;
        let steps = || (0..=TRIED).map(|step| f32::from(step) / f32::from(TRIED));
        let places = steps()
            .flat_map(|x| steps().map(move |y| (x, y)))
            .map(|(x, y)| {
                let corner = window.min + room * Vec2::new(x, y);
                let place = Rect::from_corners(corner, corner + size);
                (self.cost(place), place)
            });
        let best = places.min_by(|a, b| a.0.total_cmp(&b.0));
        best.map_or(window, |(_, place)| place)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_bubble_is_near_what_it_speaks_about_and_covers_nothing_that_is_needed() {
        let window = Rect::new(0.0, 0.0, 800.0, 400.0);
        let about = Rect::new(300.0, 150.0, 400.0, 250.0);
        let needed = [
            Rect::new(0.0, 250.0, 800.0, 400.0),
            Rect::new(400.0, 0.0, 800.0, 400.0),
        ];
        let around = Surroundings {
            about,
            needed: needed.to_vec(),
            seen: Vec::new(),
        };
        let found = around.place(window, Vec2::new(250.0, 120.0));
        assert!(found.intersect(needed[0]).is_empty() && found.intersect(needed[1]).is_empty());
        assert!(found.intersect(about).is_empty(), "{found:?}");
        assert!(
            (found.center() - about.center()).length() < 260.0,
            "{found:?}"
        );
        assert!(window.contains(found.min) && window.contains(found.max));
    }
}
