//! The indexes of the baked pictures: which rectangle of which atlas a name has.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Mutex;

use bevy::prelude::*;
use bevy::sprite::{BorderRect, TextureSlicer};
use serde::Deserialize;
use tracing::error;

/// The index of the shared pictures.
const SHARED: &str = include_str!("../../../assets/cards/shared/sheets.json");

/// The pictures of the games. They are loaded when they are asked for.
#[derive(Resource, Clone, Debug, Default)]
pub struct GameSheets {
    /// The indexes, as texts.
    pub indexes: Vec<&'static str>,
}

/// The names, from the compiled-in indexes.
#[derive(Default)]
pub(super) struct Index {
    pub(super) atlases: Vec<AtlasFile>,
    pub(super) regions: BTreeMap<String, AtlasRegion>,
    pub(super) missed: Mutex<BTreeSet<String>>,
}

/// The picture file of an atlas.
pub(super) struct AtlasFile {
    pub(super) path: String,
    /// The index that names it.
    pub(super) named_by: &'static str,
}

/// How the names of the files end that are shown when a game is over.
const END_PAGE: &str = "-page.webp";

impl AtlasFile {
    /// Whether it is one of those that games share: they are loaded before the title is shown.
    pub(super) fn is_shared(&self) -> bool {
        self.named_by == SHARED
    }

    /// Whether it is shown only when a game is over: nobody waits for it before.
    pub(super) fn is_of_the_end(&self) -> bool {
        self.path.ends_with(END_PAGE)
    }
}

/// Where a picture lies in its atlas; `rect` and `slice` in pixels, `scale` in pixels per logical pixel.
pub(super) struct AtlasRegion {
    pub(super) picture: usize,
    pub(super) rect: Rect,
    scale: f32,
    pub(super) slice: Option<BorderRect>,
}

#[derive(Deserialize)]
struct IndexFile {
    sheets: BTreeMap<String, AtlasEntry>,
}

#[derive(Deserialize)]
struct AtlasEntry {
    picture: String,
    scale: f32,
    sprites: BTreeMap<String, SpriteEntry>,
}

#[derive(Deserialize)]
struct SpriteEntry {
    x: f32,
    y: f32,
    w: f32,
    h: f32,
    slice: Option<[f32; 4]>,
}

impl Index {
    /// The shared names, and those of the games.
    pub(super) fn of(games: &GameSheets) -> Self {
        let mut index = Self::default();
        for text in [SHARED].iter().chain(&games.indexes) {
            if let Err(e) = index.add(text) {
                error!("an index of cargo art: {e}");
            }
        }
        index
    }

    /// Adds the names of one index.
    fn add(&mut self, text: &'static str) -> Result<(), serde_json::Error> {
        let file: IndexFile = serde_json::from_str(text)?;
        for sheet in file.sheets.into_values() {
            let picture = self.atlases.len();
            self.atlases.push(AtlasFile {
                path: sheet.picture,
                named_by: text,
            });
            for (name, s) in sheet.sprites {
                let slice = s.slice.map(|[left, top, right, bottom]| BorderRect {
                    min_inset: Vec2::new(left, top),
                    max_inset: Vec2::new(right, bottom),
                });
                let rect = Rect::new(s.x, s.y, s.x + s.w, s.y + s.h);
                let scale = sheet.scale;
                let region = AtlasRegion {
                    picture,
                    rect,
                    scale,
                    slice,
                };
                self.regions.insert(name, region);
            }
        }
        Ok(())
    }
}

impl AtlasRegion {
    pub(super) fn size(&self) -> Vec2 {
        self.rect.size() / self.scale
    }

    /// Corners keep the size they were drawn at, whatever the scale of the bake.
    pub(super) fn slicer(&self) -> Option<TextureSlicer> {
        self.slice.map(|border| TextureSlicer {
            border,
            max_corner_scale: self.scale.recip(),
            ..default()
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn index_parses_and_pictures_exist() {
        let mut index = Index::default();
        index.add(SHARED).expect("written by cargo art");
        assert!(!index.atlases.is_empty() && !index.regions.is_empty());
        for AtlasFile { path, .. } in &index.atlases {
            let file = format!("{}/../../assets/{path}", env!("CARGO_MANIFEST_DIR"));
            assert!(std::path::Path::new(&file).exists(), "{path} is missing");
        }
    }
}
