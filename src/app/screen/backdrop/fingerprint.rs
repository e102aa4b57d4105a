//! What a thing looks like, as a number: another look has another number.

use bevy::prelude::*;
use bevy::sprite::{Anchor, SpriteImageMode};
use core::hash::{Hash, Hasher};

fn hash_floats(values: &[f32], into: &mut impl Hasher) {
    for value in values {
        value.to_bits().hash(into);
    }
}

/// Adds a place.
pub(super) fn hash_place(at: &GlobalTransform, into: &mut impl Hasher) {
    hash_floats(&at.affine().to_cols_array(), into);
}

/// Adds a colour.
pub(super) fn hash_color(color: Color, into: &mut impl Hasher) {
    hash_floats(&color.to_srgba().to_f32_array(), into);
}

/// Adds what a sprite looks like.
pub(super) fn hash_sprite(sprite: &Sprite, anchor: &Anchor, into: &mut impl Hasher) {
    sprite.image.id().hash(into);
    (sprite.flip_x, sprite.flip_y).hash(into);
    hash_color(sprite.color, into);
    hash_floats(&anchor.as_vec().to_array(), into);
    let rect = sprite.rect.unwrap_or_default();
    let size = sprite.custom_size.unwrap_or_default();
    hash_floats(&rect.min.to_array(), into);
    hash_floats(&rect.max.to_array(), into);
    hash_floats(&size.to_array(), into);
    if let SpriteImageMode::Sliced(slicer) = &sprite.image_mode {
        hash_floats(&[slicer.max_corner_scale], into);
    }
}
