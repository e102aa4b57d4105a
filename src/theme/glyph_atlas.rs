//! The engine makes the picture for the letters of a size at its first letter, and fills it byte by byte
//! (`findings/bevy-image-new-fill.sh`): a page with twenty sizes pays for twenty in its first frame. So the pictures
//! are there before: empty ones, of memory that is zero as the system gives it. Only of texts in nodes is it known in
//! time which they need; for those in the world the engine does as it does.

use bevy::{
    asset::RenderAssetUsages,
    image::DynamicTextureAtlasBuilder,
    platform::{collections::HashMap, hash::FixedHasher},
    prelude::*,
    render::render_resource::{Extent3d, TextureDimension, TextureFormat},
    text::{ComputedTextBlock, FontAtlas, FontAtlasKey, FontAtlasSet, FontHinting, FontSmoothing},
    ui::UiSystems,
};
use std::hash::BuildHasher;

/// Of a picture of letters, in pixels, as the engine's own.
const SIZE: u32 = 512;
/// Between letters, in pixels, as the engine's own.
const PADDING: u32 = 2;
/// Names the pictures that are made here.
const LABEL: &str = "Letters";

/// Makes the pictures of letters before they are needed.
pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        PostUpdate,
        add_glyph_atlases
            .after(UiSystems::Layout)
            .before(UiSystems::PostLayout)
            .run_if(resource_exists::<FontAtlasSet>.and_then(resource_exists::<Assets<Image>>)),
    );
}

/// Adds an empty picture for each size of a typeface that a text is about to be drawn with for the first time.
fn add_glyph_atlases(
    mut sets: ResMut<FontAtlasSet>,
    mut images: ResMut<Assets<Image>>,
    texts: Query<(&ComputedTextBlock, &FontHinting), (With<Node>, Changed<ComputedTextBlock>)>,
) {
    for (block, &hinting) in &texts {
        for run in block.buffer().lines().flat_map(|line| line.runs()) {
            let font = run.font();
            let key = FontAtlasKey {
                // The engine keeps this half of it.
                id: font.data.id() as u32,
                index: font.index,
                font_size_bits: run.font_size().to_bits(),
                variations_hash: FixedHasher.hash_one(run.normalized_coords()),
                hinting,
                font_smoothing: FontSmoothing::AntiAliased,
            };
            if !sets.contains_key(&key) {
                sets.insert(key, vec![empty_atlas(&mut images)]);
            }
        }
    }
}

fn empty_atlas(images: &mut Assets<Image>) -> FontAtlas {
    let size = UVec2::splat(SIZE);
    let mut image = Image::new(
        Extent3d {
            width: SIZE,
            height: SIZE,
            depth_or_array_layers: 1,
        },
        TextureDimension::D2,
        vec![0; (4 * SIZE * SIZE) as usize],
        TextureFormat::Rgba8UnormSrgb,
        RenderAssetUsages::MAIN_WORLD | RenderAssetUsages::RENDER_WORLD,
    );
    image.texture_descriptor.label = Some(LABEL);
    FontAtlas {
        dynamic_texture_atlas_builder: DynamicTextureAtlasBuilder::new(size, PADDING),
        glyph_to_atlas_index: HashMap::default(),
        texture_atlas: TextureAtlasLayout::new_empty(size),
        texture: images.add(image),
    }
}
