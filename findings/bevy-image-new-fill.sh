#!/usr/bin/env bash
# bevy_image 0.19.1: `Image::new_fill` writes its data byte by byte, through an iterator that goes round the pixel and is
# asked for each byte; optimised, too. An empty picture costs as much as a full one, and some thirty times
# what zeroed memory of that size does.
#
# One would have sworn that it is a fill of memory. It is felt in texts: `FontAtlas::new` (bevy_text) makes an empty
# picture of 512 by 512 pixels with it for each font at each size, before the first letter of that size is drawn. A page
# with twenty sizes pays twenty of them in its first frame; a window that is dragged, or a test that goes through many
# windows, pays for each size on the way. Half of the processor time of our tests of windows of every size was this
# function.
#
# Seen (opt-level 3):
#   512 by 512 pixels, RGBA: new_fill takes 34 times what new with zeroed memory does
#
# What we do: the pictures are there before they are needed, of zeroed memory (`src/theme/glyph_atlas.rs`); a page has
# few sizes of text, and those that no text has any more are dropped (`src/theme/glyph_prewarm.rs`).
#
# usage: bevy-image-new-fill.sh     needs cargo with its registry, Rust 1.95, a C compiler; two minutes. Exit code 0:
# still so; 1: it is not; 2: it could not be tried.
set -eu
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
cd "$dir"
mkdir src
cat >Cargo.toml <<'TOML'
[package]
name = "new-fill"
version = "0.1.0"
edition = "2024"

[dependencies]
bevy_asset = { version = "=0.19.1", default-features = false }
bevy_image = { version = "=0.19.1", default-features = false }
wgpu-types = { version = "29", default-features = false }

[workspace]
TOML
cat >src/main.rs <<'RUST'
use bevy_asset::RenderAssetUsages;
use bevy_image::Image;
use std::hint::black_box;
use std::time::{Duration, Instant};
use wgpu_types::{Extent3d, TextureDimension, TextureFormat};

const SIZE: Extent3d = Extent3d { width: 512, height: 512, depth_or_array_layers: 1 };
const USAGE: RenderAssetUsages = RenderAssetUsages::RENDER_WORLD;
const FORMAT: TextureFormat = TextureFormat::Rgba8UnormSrgb;

/// The quickest of many.
fn least(mut make: impl FnMut() -> Image) -> Duration {
    let one = |_| {
        let start = Instant::now();
        black_box(make());
        start.elapsed()
    };
    (0..200).map(one).min().unwrap()
}

fn main() {
    let filled = || Image::new_fill(SIZE, TextureDimension::D2, &[0; 4], FORMAT, USAGE);
    // Every page of the memory is written, as a fill would.
    let zeroed = || {
        let mut data = Vec::with_capacity(4 * 512 * 512);
        data.resize(4 * 512 * 512, black_box(0));
        Image::new(SIZE, TextureDimension::D2, data, FORMAT, USAGE)
    };
    assert!(filled().data == zeroed().data, "the same picture");
    let ratio = least(filled).as_secs_f64() / least(zeroed).as_secs_f64();
    println!("512 by 512 pixels, RGBA: new_fill takes {ratio:.0} times what new with zeroed memory does");
    let still = ratio > 5.0;
    println!("{}", if still { "still so" } else { "no longer so" });
    std::process::exit(i32::from(!still));
}
RUST
export CARGO_TARGET_DIR="$dir/target"
# A program that cannot be built says nothing of pictures.
cargo build --quiet --release || exit 2
"$dir/target/release/new-fill"
