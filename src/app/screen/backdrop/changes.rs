//! What has changed of the things that the background cache shows, and where.

use bevy::camera::primitives::Aabb;
use bevy::ecs::entity::EntityHashMap;
use bevy::prelude::*;

/// A part of the world that holds every window.
pub(super) const EVERYWHERE: Rect = Rect {
    min: Vec2::splat(-1.0e6),
    max: Vec2::splat(1.0e6),
};

/// What a thing looked like when it was last drawn, and what it covers.
#[derive(Clone, Copy, Debug)]
struct BackdropInputs {
    look: u64,
    area: Rect,
    frame: u32,
}

/// The things that were last drawn, and the part of the world in which something has changed since.
#[derive(Debug)]
pub(super) struct Changes {
    things: EntityHashMap<BackdropInputs>,
    frame: u32,
    found: usize,
    area: Rect,
}

impl Default for Changes {
    fn default() -> Self {
        Self {
            things: EntityHashMap::default(),
            frame: 0,
            found: 0,
            area: Rect::EMPTY,
        }
    }
}

impl Changes {
    /// Begins a frame.
    pub fn begin(&mut self) {
        self.frame = self.frame.wrapping_add(1);
        self.found = 0;
        self.area = Rect::EMPTY;
    }

    /// Finds a thing of which nothing was written; false if it was not drawn before.
    pub fn keep(&mut self, thing: Entity) -> bool {
        let frame = self.frame;
        let Some(seen) = self.things.get_mut(&thing) else {
            return false;
        };
        seen.frame = frame;
        self.found += 1;
        true
    }

    /// Finds a thing with the number of its look and what it covers.
    pub fn note(&mut self, thing: Entity, look: u64, area: Rect) {
        let seen = BackdropInputs {
            look,
            area,
            frame: self.frame,
        };
        self.found += 1;
        match self.things.insert(thing, seen) {
            Some(before) if (before.look, before.area) == (look, area) => {}
            Some(before) => self.area = self.area.union(before.area).union(area),
            None => self.area = self.area.union(area),
        }
    }

    /// Ends a frame: what was not found has gone. Returns where something has changed, if anything has.
    pub fn end(&mut self) -> Option<Rect> {
        if self.found < self.things.len() {
            let (frame, mut area) = (self.frame, self.area);
            self.things.retain(|_, seen| {
                let stays = seen.frame == frame;
                if !stays {
                    area = area.union(seen.area);
                }
                stays
            });
            self.area = area;
        }
        (!self.area.is_empty()).then_some(self.area)
    }
}

/// What a thing covers: its bounds in the world, and so much around them as letters may reach beyond theirs, in their
/// own heights. Unknown bounds are everywhere.
pub(super) fn area(bounds: Option<&Aabb>, at: &GlobalTransform, around: f32) -> Rect {
    let Some(bounds) = bounds else {
        return EVERYWHERE;
    };
    let (middle, half) = (bounds.center, bounds.half_extents);
    let reach = half.truncate() + 2.0 * half.y * around;
    let place = at.affine();
    let x = place.matrix3.x_axis.truncate() * reach.x;
    let y = place.matrix3.y_axis.truncate() * reach.y;
    let middle = place.transform_point3a(middle).truncate();
    Rect::from_center_half_size(middle, x.abs() + y.abs())
}

/// The pixels of a window of this size, scaled so, that a part of the world covers, with one more around them; none
/// outside the window.
pub(super) fn pixels(area: Rect, size: UVec2, scale: f32) -> Option<URect> {
    let whole = size.as_vec2();
    let on_screen = |at: Vec2| at * Vec2::new(scale, -scale) + whole / 2.0;
    let part = Rect::from_corners(on_screen(area.min), on_screen(area.max))
        .inflate(2.0)
        .intersect(Rect::from_corners(Vec2::ZERO, whole));
    let part = URect {
        min: part.min.floor().as_uvec2(),
        max: part.max.ceil().as_uvec2(),
    };
    (!part.is_empty()).then_some(part)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn thing(number: u32) -> Entity {
        Entity::from_raw_u32(number).expect("a number of an entity")
    }

    #[test]
    fn only_the_places_of_what_changed_are_told() {
        let mut changes = Changes::default();
        let here = Rect::new(0.0, 0.0, 10.0, 10.0);
        let there = Rect::new(50.0, 0.0, 60.0, 10.0);
        let mut frame = |things: &[(u32, u64, Rect)]| {
            changes.begin();
            for &(number, look, area) in things {
                changes.note(thing(number), look, area);
            }
            changes.end()
        };
        assert_eq!(
            frame(&[(1, 7, here), (2, 7, there)]),
            Some(here.union(there)),
            "new"
        );
        assert_eq!(frame(&[(1, 7, here), (2, 7, there)]), None, "the same");
        assert_eq!(
            frame(&[(1, 8, here), (2, 7, there)]),
            Some(here),
            "another look"
        );
        assert_eq!(
            frame(&[(1, 8, there), (2, 7, there)]),
            Some(here.union(there)),
            "another place"
        );
        assert_eq!(frame(&[(1, 8, there)]), Some(there), "gone");
        assert_eq!(frame(&[(1, 8, there)]), None);
    }

    #[test]
    fn what_is_not_written_is_kept() {
        let mut changes = Changes::default();
        let here = Rect::new(0.0, 0.0, 10.0, 10.0);
        changes.begin();
        assert!(!changes.keep(thing(1)), "it was never drawn");
        changes.note(thing(1), 7, here);
        assert_eq!(changes.end(), Some(here));
        changes.begin();
        assert!(changes.keep(thing(1)));
        assert_eq!(changes.end(), None);
    }

    #[test]
    fn a_part_of_the_world_is_a_part_of_the_window() {
        let size = UVec2::new(200, 100);
        let middle = Rect::from_center_half_size(Vec2::new(10.0, 20.0), Vec2::splat(5.0));
        assert_eq!(
            pixels(middle, size, 1.0),
            Some(URect::new(103, 23, 117, 37))
        );
        assert_eq!(
            pixels(EVERYWHERE, size, 2.0),
            Some(URect::new(0, 0, 200, 100))
        );
        let outside = Rect::from_center_half_size(Vec2::X * 900.0, Vec2::splat(5.0));
        assert_eq!(pixels(outside, size, 1.0), None);
    }

    #[test]
    fn a_turned_thing_covers_its_corners() {
        let bounds = Aabb {
            center: Vec3A::ZERO,
            half_extents: Vec3A::new(10.0, 2.0, 0.0),
        };
        let at = GlobalTransform::from(
            Transform::from_xyz(5.0, 0.0, 1.0)
                .with_rotation(Quat::from_rotation_z(core::f32::consts::FRAC_PI_2)),
        );
        let covered = area(Some(&bounds), &at, 0.0);
        assert!(covered.min.abs_diff_eq(Vec2::new(3.0, -10.0), 0.001));
        assert!(covered.max.abs_diff_eq(Vec2::new(7.0, 10.0), 0.001));
        assert_eq!(area(None, &at, 0.0), EVERYWHERE);
    }
}
