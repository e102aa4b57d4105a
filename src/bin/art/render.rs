//! From one SVG to straight-alpha pixels.

use std::error::Error;
use std::fs;
use std::path::Path;

use resvg::tiny_skia::{Color, Pixmap, PixmapPaint, Transform};
use resvg::usvg::{Options, Tree};

use crate::manifest::{DRAWN, Sheet};

/// One drawing, rendered.
pub struct Sprite {
    /// The file's name without its ending.
    pub name: String,
    /// Pixels across.
    pub width: usize,
    /// Pixels down.
    pub height: usize,
    /// RGBA rows, alpha not multiplied in.
    pub pixels: Vec<u8>,
    /// Left, top, right, bottom: pixels that keep their size when the drawing is stretched.
    pub slice: Option<[u32; 4]>,
}

/// A drawing's text and what it looks like.
pub struct Drawn {
    text: String,
    pixmap: Pixmap,
}

impl Drawn {
    /// Lays it on the dark of the table.
    pub fn darken(&mut self) {
        let Some(mut under) = Pixmap::new(self.pixmap.width(), self.pixmap.height()) else {
            return;
        };
        under.fill(Color::from_rgba8(0x33, 0x24, 0x1B, 0xFF));
        let paint = PixmapPaint::default();
        under.draw_pixmap(
            0,
            0,
            self.pixmap.as_ref(),
            &paint,
            Transform::identity(),
            None,
        );
        self.pixmap = under;
    }

    /// As a PNG.
    pub fn png(&self) -> Result<Vec<u8>, Box<dyn Error>> {
        Ok(self.pixmap.encode_png()?)
    }
}

/// Renders drawings with the game's own fonts and no others.
pub struct Painter<'a> {
    options: Options<'a>,
}

impl Painter<'_> {
    /// Loads the fonts of this folder; without any, words would be left out of the pictures.
    pub fn new(fonts: &Path) -> Result<Self, Box<dyn Error>> {
        let mut options = Options::default();
        options.fontdb_mut().load_fonts_dir(fonts);
        if options.fontdb.is_empty() {
            return Err(format!("{}: no fonts", fonts.display()).into());
        }
        Ok(Self { options })
    }

    /// All drawings of a sheet.
    pub fn sprites(&self, root: &Path, sheet: &Sheet) -> Result<Vec<Sprite>, Box<dyn Error>> {
        sheet
            .drawings(root)
            .into_iter()
            .map(|path| {
                self.sprite(&root.join(DRAWN).join(&path), sheet.plan.scale)
                    .map_err(|e| format!("{path}: {e}").into())
            })
            .collect()
    }

    /// One drawing at `scale` pixels for each of its units.
    pub fn draw(&self, path: &Path, scale: f32) -> Result<Drawn, Box<dyn Error>> {
        let text = fs::read_to_string(path)?;
        let tree = Tree::from_str(&text, &self.options)?;
        let size = tree.size();
        let (width, height) = (size.width() * scale, size.height() * scale);
        let (width, height) = (width.round() as u32, height.round() as u32);
        let mut pixmap = Pixmap::new(width, height).ok_or("has no size")?;
        let transform = Transform::from_scale(scale, scale);
        resvg::render(&tree, transform, &mut pixmap.as_mut());
        Ok(Drawn { text, pixmap })
    }

    fn sprite(&self, path: &Path, scale: f32) -> Result<Sprite, Box<dyn Error>> {
        let Drawn { text, pixmap } = self.draw(path, scale)?;
        let pixels = pixmap.pixels().iter().flat_map(|p| {
            let c = p.demultiply();
            [c.red(), c.green(), c.blue(), c.alpha()]
        });
        let slice = slice(&text)?.map(|s| s.map(|edge| (edge * scale).round() as u32));
        let name = path.file_stem().unwrap_or_default().to_string_lossy();
        Ok(Sprite {
            name: name.into_owned(),
            width: pixmap.width() as usize,
            height: pixmap.height() as usize,
            pixels: pixels.collect(),
            slice,
        })
    }
}

/// The root's `data-slice`, which usvg does not keep.
fn slice(svg: &str) -> Result<Option<[f32; 4]>, Box<dyn Error>> {
    let Some((_, rest)) = svg.split_once("data-slice=\"") else {
        return Ok(None);
    };
    let (list, _) = rest.split_once('"').ok_or("data-slice has no end")?;
    let edges = list
        .split_whitespace()
        .map(str::parse)
        .collect::<Result<Vec<f32>, _>>()?;
    let edges = edges
        .try_into()
        .map_err(|_| format!("data-slice=\"{list}\" has not four numbers"))?;
    Ok(Some(edges))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn without_fonts_nothing_is_drawn() {
        let root = Path::new(env!("CARGO_MANIFEST_DIR"));
        assert!(Painter::new(&root.join("assets/fonts")).is_ok());
        let problem = Painter::new(&root.join("src")).err().expect("no fonts");
        assert!(problem.to_string().contains("no fonts"), "{problem}");
    }
}
