//! The icon in the sizes of desktops.

use super::build_folders::BuildFolders;
use super::tool::{self, Trouble};
use resvg::tiny_skia::{Pixmap, Transform};
use resvg::usvg::{Options, Tree};

/// The drawing.
pub const DRAWING: &str = "assets/art/shared/icon.svg";
/// The sizes, in pixels.
pub const SIZES: [u32; 7] = [16, 24, 32, 48, 64, 128, 256];

/// The icon as a PNG of this size.
pub fn png(place: &BuildFolders, size: u32) -> Result<Vec<u8>, Trouble> {
    let path = place.root.join(DRAWING);
    let fault = |what: &str| Trouble::from(format!("{}: {what}", path.display()));
    let tree = Tree::from_data(&tool::read(&path)?, &Options::default())
        .map_err(|e| fault(&e.to_string()))?;
    let mut pixels = Pixmap::new(size, size).ok_or_else(|| fault("no such size"))?;
    let [width, height] = [tree.size().width(), tree.size().height()];
    let scale = Transform::from_scale(size as f32 / width, size as f32 / height);
    resvg::render(&tree, scale, &mut pixels.as_mut());
    pixels.encode_png().map_err(|e| fault(&e.to_string()))
}
