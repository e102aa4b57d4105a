//! Texts whose last word just has room. Bevy 0.19 measures how many lines a text needs in the width that the layout
//! reckons with, and then breaks the lines in that width rounded to whole pixels: what had room by less than a pixel
//! takes a line more than there is, and is cut off.

use bevy::prelude::*;
use bevy::text::TextLayoutInfo;

/// What is left free beside such a text, in design units: at least a pixel in any window.
const LESS: Val = Val::Px(3.0);

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Last, narrow);
}

/// Leaves texts with more lines than they were measured for less room, so that they are measured again.
fn narrow(
    mut texts: Query<
        (&TextLayout, &TextLayoutInfo, &ComputedNode, &mut Node),
        Changed<TextLayoutInfo>,
    >,
) {
    for (layout, info, node, mut style) in &mut texts {
        let wraps = layout.linebreak != LineBreak::NoWrap;
        let was_rounded = node.unrounded_size.x > node.size().x;
        let taken = info.size.y * info.scale_factor;
        if wraps && was_rounded && taken > node.size().y + 1.0 && style.padding.right == Val::ZERO {
            style.padding.right = LESS;
        }
    }
}
