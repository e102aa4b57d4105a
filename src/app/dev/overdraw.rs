//! How often each pixel of the window is painted in a frame: the areas of all that is drawn, over the window's.

use bevy::{
    image::TRANSPARENT_IMAGE_HANDLE,
    prelude::*,
    sprite::Text2d,
    text::TextLayoutInfo,
    ui::{ComputedNode, UiGlobalTransform},
    window::PrimaryWindow,
};
use kit_table::CachedBelow;
use std::fmt;

/// The layers of all counted frames.
#[derive(Resource, Debug, Default)]
pub(super) struct Painted {
    frames: f32,
    sprites: f32,
    texts: f32,
    interface: f32,
}

impl fmt::Display for Painted {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let each = |sum: f32| sum / self.frames.max(1.0);
        write!(
            f,
            "{:20} sprites {:.2}  letters in the world {:.2}  interface {:.2}",
            "layers of the window",
            each(self.sprites),
            each(self.texts),
            each(self.interface)
        )
    }
}

/// How much of the window an upright rectangle covers.
fn share(window: Vec2, middle: Vec2, size: Vec2) -> f32 {
    let seen = Rect::from_center_size(middle, size)
        .intersect(Rect::from_center_size(Vec2::ZERO, window))
        .size();
    seen.x * seen.y / (window.x * window.y)
}

/// Counts a frame. What is turned counts as if it were not.
pub(super) fn count_layers(
    still: Res<CachedBelow>,
    windows: Query<&Window, With<PrimaryWindow>>,
    sprites: Query<(&Sprite, &GlobalTransform, &InheritedVisibility)>,
    texts: Query<(&TextLayoutInfo, &GlobalTransform, &InheritedVisibility), With<Text2d>>,
    nodes: Query<(
        &ComputedNode,
        &UiGlobalTransform,
        &InheritedVisibility,
        Option<&ImageNode>,
        Option<&BackgroundColor>,
        Has<Text>,
    )>,
    mut painted: ResMut<Painted>,
) {
    let Ok(window) = windows.single() else {
        return;
    };
    let room = window.size().max(Vec2::ONE);
    painted.frames += 1.0;
    for (sprite, at, visibility) in &sprites {
        if visibility.get() && at.translation().z > still.0 {
            let size = sprite.custom_size.unwrap_or(room) * at.scale().truncate();
            painted.sprites += share(room, at.translation().truncate(), size.abs());
        }
    }
    for (layout, at, visibility) in &texts {
        if visibility.get() && at.translation().z > still.0 {
            let size = layout.size / layout.scale_factor.max(0.1) * at.scale().truncate();
            painted.texts += share(room, at.translation().truncate(), size.abs());
        }
    }
    let physical = window.physical_size().as_vec2().max(Vec2::ONE);
    for (node, at, visibility, image, ground, text) in &nodes {
        let image = image.is_some_and(|image| {
            image.image.id() != TRANSPARENT_IMAGE_HANDLE.id() && image.color.alpha() > 0.0
        });
        let ground = ground.is_some_and(|ground| ground.0.alpha() > 0.0);
        if visibility.get() && (image || ground || text) {
            painted.interface += share(physical, at.translation - physical / 2.0, node.size());
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_lies_outside_the_window_is_not_painted() {
        let window = Vec2::new(200.0, 100.0);
        assert_eq!(share(window, Vec2::ZERO, window * 3.0), 1.0);
        assert_eq!(share(window, Vec2::X * 100.0, window), 0.5);
        assert_eq!(share(window, Vec2::X * 900.0, window), 0.0);
    }
}
