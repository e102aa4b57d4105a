//! The icon in the sizes of desktops.

use std::path::Path;

use super::build_folders::BuildFolders;
use super::tool::{self, Trouble};
use resvg::tiny_skia::{Pixmap, Transform};
use resvg::usvg::{Options, Tree};

/// The drawing.
pub const DRAWING: &str = "assets/art/shared/icon.svg";
/// The sizes, in pixels.
pub const SIZES: [u32; 7] = [16, 24, 32, 48, 64, 128, 256];
/// The sizes on the Mac. Each is there twice: for screens with twice the pixels, too.
const MAC_SIZES: [u32; 5] = [16, 32, 128, 256, 512];

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

/// Draws the icon into this folder as the Mac's own program for icons, `iconutil`, reads it.
pub fn iconset(place: &BuildFolders, folder: &Path) -> Result<(), Trouble> {
    for size in MAC_SIZES {
        for (ending, pixels) in [("", size), ("@2x", 2 * size)] {
            let name = format!("icon_{size}x{size}{ending}.png");
            tool::write(&folder.join(name), png(place, pixels)?)?;
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_macs_icon_has_every_size_twice() {
        let place = BuildFolders::find("guyenne-release").expect("a checkout");
        let folder = std::env::temp_dir().join(format!("guyenne-icons-{}", std::process::id()));
        iconset(&place, &folder).expect("ours");
        let count = std::fs::read_dir(&folder).expect("ours").count();
        let [small, large] = ["icon_16x16.png", "icon_512x512@2x.png"]
            .map(|name| tool::read(&folder.join(name)).expect("an icon"));
        std::fs::remove_dir_all(&folder).expect("ours");
        assert_eq!(count, 10);
        // The head of a PNG: its width stands in the first chunk, big-endian.
        assert_eq!(small[16..20], 16_u32.to_be_bytes());
        assert_eq!(large[16..20], 1024_u32.to_be_bytes());
    }
}
