//! Pictures with a hole: what always lies under something else costs as much to draw as what is seen, and is left out.

use bevy::prelude::*;
use bevy::sprite::SpriteImageMode;

/// In how many pieces a picture lies around its hole.
pub(super) const PIECES: usize = 4;

/// The pieces of a picture of this size around a hole: above, below, left and right of it. Without a hole they are all
/// of it.
pub(super) fn around(size: Vec2, hole: Rect) -> [Rect; PIECES] {
    let all = Rect::from_center_size(Vec2::ZERO, size);
    let within = |at: Vec2| at.clamp(all.min, all.max);
    let (min, max) = (within(hole.min), within(hole.max));
    [
        Rect::new(all.min.x, max.y, all.max.x, all.max.y),
        Rect::new(all.min.x, all.min.y, all.max.x, min.y),
        Rect::new(all.min.x, min.y, min.x, max.y),
        Rect::new(max.x, min.y, all.max.x, max.y),
    ]
}

/// The sprite of one such piece of a picture that is drawn in this size.
pub(super) fn part_of(whole: &Sprite, size: Vec2, part: Rect) -> Sprite {
    let texels = whole.rect.unwrap_or_default();
    let scale = texels.size() / size.max(Vec2::splat(f32::EPSILON));
    // Pictures are counted from the top.
    let min = Vec2::new(part.min.x + size.x / 2.0, size.y / 2.0 - part.max.y) * scale;
    Sprite {
        rect: Some(Rect::from_corners(min, min + part.size() * scale)).map(|rect| Rect {
            min: rect.min + texels.min,
            max: rect.max + texels.min,
        }),
        custom_size: Some(part.size()),
        image_mode: SpriteImageMode::Auto,
        ..whole.clone()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn area(rects: &[Rect]) -> f32 {
        rects.iter().map(|r| r.width() * r.height()).sum()
    }

    #[test]
    fn the_pieces_are_all_but_the_hole() {
        let size = Vec2::new(140.0, 180.0);
        let hole = Rect::new(-40.0, -70.0, 50.0, 60.0);
        let pieces = around(size, hole);
        assert_eq!(area(&pieces), 140.0 * 180.0 - 90.0 * 130.0);
        for (n, one) in pieces.iter().enumerate() {
            assert!(one.intersect(hole).is_empty(), "{one:?}");
            for other in &pieces[n + 1..] {
                assert!(one.intersect(*other).is_empty(), "{one:?} {other:?}");
            }
        }
        assert_eq!(area(&around(size, Rect::default())), 140.0 * 180.0);
        assert_eq!(
            area(&around(
                size,
                Rect::from_center_size(Vec2::ZERO, size * 2.0)
            )),
            0.0
        );
    }

    #[test]
    fn a_piece_shows_its_own_part_of_the_picture() {
        let whole = Sprite {
            rect: Some(Rect::new(100.0, 200.0, 300.0, 400.0)),
            ..default()
        };
        let upper_left = Rect::new(-50.0, 0.0, 0.0, 50.0);
        let part = part_of(&whole, Vec2::splat(100.0), upper_left);
        assert_eq!(part.rect, Some(Rect::new(100.0, 200.0, 200.0, 300.0)));
        assert_eq!(part.custom_size, Some(Vec2::splat(50.0)));
    }
}
