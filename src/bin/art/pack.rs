//! Lays drawings out on one picture, in rows, always the same way.

use crate::manifest::{GUTTER, LARGEST, Sheet};
use crate::render::Sprite;

/// A picture with all its drawings.
pub struct Packed {
    /// Pixels across.
    pub width: usize,
    /// Pixels down.
    pub height: usize,
    /// RGBA rows.
    pub pixels: Vec<u8>,
    /// What lies where.
    pub spots: Vec<PackedSprite>,
}

/// Where one drawing lies.
#[derive(Clone)]
pub struct PackedSprite {
    /// Of the drawing.
    pub name: String,
    /// Left edge.
    pub x: usize,
    /// Upper edge.
    pub y: usize,
    /// Pixels across.
    pub width: usize,
    /// Pixels down.
    pub height: usize,
    /// Pixels that do not stretch.
    pub slice: Option<[u32; 4]>,
}

/// Packs `sprites`; a lone one fills its picture, several get gutters.
pub fn pack(mut sprites: Vec<Sprite>, sheet: &Sheet) -> Result<Packed, String> {
    sprites.sort_by(|a, b| {
        let height = b.height.cmp(&a.height);
        height.then(b.width.cmp(&a.width)).then(a.name.cmp(&b.name))
    });
    let gutter = if sprites.len() == 1 { 0 } else { GUTTER };
    let layout = (1..=LARGEST / 128)
        .map(|columns| rows(&sprites, columns * 128, gutter))
        .filter(|(width, height, _)| *width <= LARGEST && *height <= LARGEST)
        .min_by_key(|(width, height, _)| (width * height, *width));
    let (width, height, spots) = layout.ok_or_else(|| {
        format!(
            "the drawings of {} do not fit on {LARGEST} x {LARGEST}",
            sheet.id()
        )
    })?;
    let mut pixels = vec![0; width * height * 4];
    for (sprite, spot) in sprites.iter().zip(&spots) {
        stamp(&mut pixels, width, sprite, spot, gutter);
    }
    Ok(Packed {
        width,
        height,
        pixels,
        spots,
    })
}

/// Rows as high as their first drawing, on a picture of `limit` pixels across (or as wide as the widest needs).
fn rows(sprites: &[Sprite], limit: usize, gutter: usize) -> (usize, usize, Vec<PackedSprite>) {
    let cell = |pixels: usize| {
        if gutter == 0 {
            pixels
        } else {
            (pixels + 2 * gutter).next_multiple_of(gutter)
        }
    };
    let widest = sprites.iter().map(|s| cell(s.width)).max().unwrap_or(0);
    let limit = limit.max(widest);
    let (mut x, mut y, mut row, mut used) = (0, 0, 0, 0);
    let mut spots = Vec::with_capacity(sprites.len());
    for sprite in sprites {
        if x + cell(sprite.width) > limit {
            x = 0;
            y += row;
            row = 0;
        }
        spots.push(PackedSprite {
            name: sprite.name.clone(),
            x: x + gutter,
            y: y + gutter,
            width: sprite.width,
            height: sprite.height,
            slice: sprite.slice,
        });
        x += cell(sprite.width);
        row = row.max(cell(sprite.height));
        used = used.max(x);
    }
    (used, y + row, spots)
}

/// Copies a drawing to its place and carries its edge on into the gutter.
fn stamp(pixels: &mut [u8], across: usize, sprite: &Sprite, spot: &PackedSprite, gutter: usize) {
    for row in 0..sprite.height + 2 * gutter {
        let from_y = row.saturating_sub(gutter).min(sprite.height - 1);
        for column in 0..sprite.width + 2 * gutter {
            let from_x = column.saturating_sub(gutter).min(sprite.width - 1);
            let from = (from_y * sprite.width + from_x) * 4;
            let to = ((spot.y + row - gutter) * across + spot.x + column - gutter) * 4;
            pixels[to..to + 4].copy_from_slice(&sprite.pixels[from..from + 4]);
        }
    }
}
