//! Pictures that are turned, in panes that cut what they hold.

use super::picture::Picture;
use crate::{SpriteAtlases, visible_if};
use bevy::{
    math::Affine2,
    prelude::*,
    ui::{CalculatedClip, UiGlobalTransform},
};
use core::f32::consts::FRAC_PI_2;

/// A picture that may be turned. The engine (0.19.1) cuts the node of a turned picture at the edge of its pane, but
/// draws another part of the picture in it. So what is outside is cut away here, before: from pictures that are turned
/// by quarters; others are hidden unless they are wholly inside.
#[derive(Component, Clone, Copy, Debug, Default)]
#[require(UiTransform)]
pub struct TurnedPicture;

/// By how much of a quarter a picture may be turned further and count as turned by quarters.
const SLACK: f32 = 0.01;

/// The part of a node of this size, turned to `at`, that is inside of `clip`, from the node's middle in its own
/// directions; `None` if nothing is, or if the node would have to be cut askew.
fn part_inside(size: Vec2, at: &Affine2, clip: Rect) -> Option<Rect> {
    let half = size / 2.0;
    let [across, along] = [at.matrix2.x_axis * half.x, at.matrix2.y_axis * half.y].map(Vec2::abs);
    let around = Rect::from_center_half_size(at.translation, across + along);
    let seen = around.intersect(clip);
    if seen == around {
        return Some(Rect::from_center_size(Vec2::ZERO, size));
    }
    let quarters = at.matrix2.x_axis.to_angle() / FRAC_PI_2;
    if seen.is_empty() || (quarters - quarters.round()).abs() > SLACK {
        return None;
    }
    let back = at.inverse();
    let corners = [seen.min, seen.max].map(|corner| back.transform_point2(corner));
    Some(Rect::from_corners(corners[0], corners[1]))
}

/// Cuts away what is outside, after the layout, which makes the nodes whole again in each frame.
pub(super) fn cut_turned_pictures(
    atlases: Res<SpriteAtlases>,
    mut turned: Query<
        (
            &Picture,
            &mut ImageNode,
            &mut ComputedNode,
            &mut UiGlobalTransform,
            &CalculatedClip,
            &mut Visibility,
        ),
        With<TurnedPicture>,
    >,
) {
    for (picture, mut image, mut node, mut at, clip, mut visibility) in &mut turned {
        let size = node.size();
        let part = part_inside(size, &at, clip.clip);
        visibility.set_if_neq(visible_if(part.is_some()));
        let Some(part) = part else {
            continue;
        };
        let whole = atlases.node(&picture.name).rect;
        let rect = whole.map(|whole| {
            let unit = whole.size() / size;
            let [min, max] = [part.min, part.max].map(|corner| corner * unit + whole.center());
            Rect { min, max }
        });
        if image.rect != rect {
            image.rect = rect;
        }
        if part.size() != size {
            let middle = at.transform_point2(part.center());
            node.size = part.size();
            *at = Affine2 {
                translation: middle,
                ..**at
            }
            .into();
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A picture of 40 by 20 around (100, 50), turned clockwise by quarters.
    fn part(quarters: f32, clip: Rect) -> Option<Rect> {
        let at = Affine2::from_angle_translation(quarters * FRAC_PI_2, Vec2::new(100.0, 50.0));
        let part = part_inside(Vec2::new(40.0, 20.0), &at, clip)?;
        let round = |corner: Vec2| (corner * 100.0).round() / 100.0;
        Some(Rect {
            min: round(part.min),
            max: round(part.max),
        })
    }

    /// Everything from this height downwards.
    fn below(top: f32) -> Rect {
        Rect::new(-1e4, top, 1e4, 1e4)
    }

    #[test]
    fn what_is_inside_is_whole_and_what_is_outside_is_gone() {
        let whole = Rect::new(-20.0, -10.0, 20.0, 10.0);
        for quarters in [0.0, 1.0, 2.0, 3.0, 0.3] {
            assert_eq!(part(quarters, below(20.0)), Some(whole), "{quarters}");
            assert_eq!(part(quarters, below(80.0)), None, "{quarters}");
        }
    }

    #[test]
    fn the_upper_edge_of_a_pane_cuts_the_side_that_is_turned_up() {
        // Five less than what is above the middle.
        assert_eq!(
            part(0.0, below(45.0)),
            Some(Rect::new(-20.0, -5.0, 20.0, 10.0))
        );
        assert_eq!(
            part(1.0, below(35.0)),
            Some(Rect::new(-15.0, -10.0, 20.0, 10.0))
        );
        assert_eq!(
            part(2.0, below(45.0)),
            Some(Rect::new(-20.0, -10.0, 20.0, 5.0))
        );
        assert_eq!(
            part(3.0, below(35.0)),
            Some(Rect::new(-20.0, -10.0, 15.0, 10.0))
        );
        // It would have to be cut askew.
        assert_eq!(part(0.3, below(45.0)), None);
    }
}
