//! Reads the baked pictures: WebP, with mipmaps, all of it in the thread that loads them. Bevy's own loader waits until
//! the renderer is there, and knows no mipmaps.

use std::io::Cursor;

use bevy::asset::{AssetLoader, LoadContext, RenderAssetUsages, io::Reader};
use bevy::image::{ImageFilterMode, ImageSampler, ImageSamplerDescriptor};
use bevy::prelude::*;
use bevy::render::render_resource::{Extent3d, TextureDimension, TextureFormat};
use image_webp::WebPDecoder;
use thiserror::Error;

use super::mips;

/// Loads `.webp` files as pictures with mipmaps: cards are drawn at a third of their baked size as well as above it.
#[derive(Default, TypePath)]
pub(super) struct AtlasLoader;

/// Why a picture cannot be read.
#[derive(Debug, Error)]
pub(super) enum AtlasLoadError {
    /// The file.
    #[error("the picture cannot be read: {0}")]
    File(#[from] std::io::Error),
    /// What is in it.
    #[error("the picture is no WebP that can be decoded: {0}")]
    Decode(#[from] image_webp::DecodingError),
    /// More pixels than can be addressed.
    #[error("the picture is too large")]
    TooLarge,
}

impl AssetLoader for AtlasLoader {
    type Asset = Image;
    type Settings = ();
    type Error = AtlasLoadError;

    async fn load(
        &self,
        reader: &mut dyn Reader,
        (): &(),
        _context: &mut LoadContext<'_>,
    ) -> Result<Image, AtlasLoadError> {
        let mut bytes = Vec::new();
        reader.read_to_end(&mut bytes).await?;
        decode(&bytes)
    }

    fn extensions(&self) -> &[&str] {
        &["webp"]
    }
}

/// The picture in the bytes of a WebP file, followed by its mipmaps. Its sampler takes the nearest level and blends the
/// texels of that one: blending two levels takes twice the lookups for a picture that looks no better.
fn decode(bytes: &[u8]) -> Result<Image, AtlasLoadError> {
    let mut decoder = WebPDecoder::new(Cursor::new(bytes))?;
    let (width, height) = decoder.dimensions();
    let length = decoder
        .output_buffer_size()
        .ok_or(AtlasLoadError::TooLarge)?;
    let mut pixels = vec![0; length];
    decoder.read_image(&mut pixels)?;
    if !decoder.has_alpha() {
        let opaque = pixels.chunks_exact(3);
        pixels = opaque.flat_map(|c| [c[0], c[1], c[2], 255]).collect();
    }
    let (chain, levels) = mips::chain(width as usize, height as usize, pixels);
    let mut image = Image::new_uninit(
        Extent3d {
            width,
            height,
            depth_or_array_layers: 1,
        },
        TextureDimension::D2,
        TextureFormat::Rgba8UnormSrgb,
        RenderAssetUsages::default(),
    );
    image.data = Some(chain);
    image.texture_descriptor.mip_level_count = levels;
    image.sampler = ImageSampler::Descriptor(ImageSamplerDescriptor {
        mipmap_filter: ImageFilterMode::Nearest,
        ..ImageSamplerDescriptor::linear()
    });
    Ok(image)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn baked(path: &str) -> Vec<u8> {
        let file = format!("{}/../../assets/cards/{path}", env!("CARGO_MANIFEST_DIR"));
        std::fs::read(&file).expect("a baked picture")
    }

    /// Bytes of a picture of this size and its mipmaps.
    fn bytes(width: u32, height: u32) -> usize {
        let level = |n: u32| (width >> n) as usize * (height >> n) as usize * 4;
        (0..4).map(level).sum()
    }

    #[test]
    fn pictures_with_and_without_holes_have_all_levels() {
        for (path, holes) in [("shared/ui.webp", true), ("shared/table.webp", false)] {
            let image = decode(&baked(path)).expect("a picture");
            assert_eq!(image.texture_descriptor.mip_level_count, 4, "{path}");
            let data = image.data.as_ref().expect("pixels");
            assert_eq!(data.len(), bytes(image.width(), image.height()), "{path}");
            let clear = data.chunks_exact(4).any(|texel| texel[3] == 0);
            assert_eq!(clear, holes, "{path}");
        }
    }

    #[test]
    fn what_is_no_picture_is_an_error() {
        let whole = baked("shared/icon.webp");
        assert!(decode(&whole).is_ok());
        for bad in [&whole[..whole.len() / 2], b"RIFF", b""] {
            assert!(matches!(decode(bad), Err(AtlasLoadError::Decode(_))));
        }
    }
}
