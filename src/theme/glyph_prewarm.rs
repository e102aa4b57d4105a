//! Glyphs are rasterized before they are needed. The first text at a size rasterizes each of its letters, which delays
//! a frame when there are many. So whenever texts of a new size appear, all letters of that size are rasterized by
//! hidden texts, a few in each frame. UI nodes and world texts round font sizes differently, so each kind has a hidden
//! text of its own.
//!
//! The engine keeps every glyph of every size for good, in pictures of at least a mebibyte for each size of a typeface,
//! once in the main memory and once in that of the graphics card. Where a window is dragged, each step of it has sizes
//! of its own, so those that no text has any more are dropped.

#![expect(
    clippy::disallowed_types,
    reason = "it is only asked whether something is in it"
)]

use std::{
    collections::{HashSet, VecDeque},
    ops::RangeInclusive,
};

use bevy::{
    prelude::*,
    text::{FontAtlasSet, FontHinting, FontSize, TextLayoutInfo, detect_text_needs_rerender},
};

use super::{FontFace, Scale, TextStyle, ThemeSystems};

/// The letters of all languages, the most frequent first, in groups that are rasterized in one frame.
const LETTERS: [&str; 11] = [
    "0123456789",
    "etaoinsrhl",
    "dcumfgpbyv",
    "kwqjxz.,:;",
    "ABCDEFGHIJ",
    "KLMNOPQRST",
    "UVWXYZ!?-’",
    "éèàêçôîûœ'",
    "fi fl ff ffi Th",
    "ÉÈÀÊŒ…–+−×",
    "«»()/%&“”—",
];
/// The sizes that are prewarmed, in logical pixels: larger ones are expensive, and few such letters are shown; smaller
/// ones nobody can read.
const SIZES: RangeInclusive<f32> = 6.0..=40.0;

/// How many glyph sets may be there before those that no text has are dropped. A table has about twenty in one window.
const KEPT: usize = 64;

/// The key of a glyph set: the typeface, the bits of the size in pixels, the hinting, and whether it is for texts in
/// the world.
type GlyphKey = (FontFace, u32, FontHinting, bool);

/// The glyph sets that have been queued.
#[derive(Resource, Default)]
struct GlyphPrewarm(HashSet<GlyphKey>);

/// A hidden text, and what it still has to rasterize.
#[derive(Component, Default)]
struct PrewarmText {
    queue: VecDeque<(GlyphKey, TextFont, &'static str)>,
    /// Whether the last group has not been laid out yet.
    waits: bool,
}

/// Rasterizes glyphs ahead of time.
pub(super) fn plugin(app: &mut App) {
    app.init_resource::<GlyphPrewarm>()
        .init_resource::<Scale>()
        .init_resource::<FontAtlasSet>()
        .add_systems(Startup, spawn_prewarm_texts)
        .add_systems(Last, drop_unused_sizes)
        .add_systems(
            PostUpdate,
            (
                drop_old_sizes.run_if(resource_changed::<Scale>),
                queue_new_sizes,
                set_next_group,
            )
                .chain()
                .after(ThemeSystems)
                .before(detect_text_needs_rerender),
        );
}

fn spawn_prewarm_texts(mut commands: Commands) {
    let unseen = || {
        (
            Name::new("Glyph prewarming"),
            PrewarmText::default(),
            TextLayout::no_wrap(),
            Visibility::Hidden,
        )
    };
    commands.spawn((unseen(), Text2d::default()));
    commands.spawn((
        unseen(),
        Text::default(),
        Node {
            position_type: PositionType::Absolute,
            ..default()
        },
    ));
}

/// Leaves what is still to be rasterized when the scale changes: fonts of nodes are given in design units, so those of
/// the old window would have other sizes in the new one, enormous ones if the old one was tiny.
fn drop_old_sizes(
    mut known: ResMut<GlyphPrewarm>,
    mut prewarm_texts: Query<(&mut PrewarmText, Option<&mut Text>, Option<&mut Text2d>)>,
) {
    for (mut prewarm, node, world) in &mut prewarm_texts {
        for (key, ..) in prewarm.queue.drain(..) {
            known.0.remove(&key);
        }
        prewarm.waits = false;
        if let Some(mut text) = node {
            text.0.clear();
        }
        if let Some(mut text) = world {
            text.0.clear();
        }
    }
}

/// Queues the glyph sets that are new.
fn queue_new_sizes(
    scale: Res<Scale>,
    mut known: ResMut<GlyphPrewarm>,
    texts: Query<(&TextStyle, Ref<TextFont>, &FontHinting, Has<Text2d>)>,
    mut prewarm_texts: Query<(&mut PrewarmText, Has<Text2d>)>,
) {
    for (style, font, &hinting, in_world) in &texts {
        if !font.is_changed() && !scale.is_changed() {
            continue;
        }
        let FontSize::Px(size) = font.font_size else {
            continue;
        };
        let pixels = if in_world { size } else { size * scale.ui };
        let key = (style.face, pixels.to_bits(), hinting, in_world);
        if !SIZES.contains(&pixels) || !known.0.insert(key) {
            continue;
        }
        for (mut prewarm, draws_in_world) in &mut prewarm_texts {
            if draws_in_world == in_world {
                let fresh = LETTERS.map(|letters| (key, TextFont::clone(&font), letters));
                prewarm.queue.extend(fresh);
            }
        }
    }
}

/// Sets the next group once the last has been laid out. Where texts are not drawn at all, the queue waits.
fn set_next_group(
    mut prewarm_texts: Query<(
        &mut PrewarmText,
        Option<&mut Text>,
        Option<&mut Text2d>,
        &mut TextFont,
        &mut FontHinting,
        Ref<TextLayoutInfo>,
    )>,
) {
    for (mut prewarm, node, world, mut font, mut hinting, laid) in &mut prewarm_texts {
        if laid.is_changed() {
            prewarm.waits = false;
        }
        if prewarm.waits {
            continue;
        }
        let Some(((.., fit, _), next, letters)) = prewarm.queue.pop_front() else {
            continue;
        };
        prewarm.waits = true;
        if let Some(mut text) = node {
            letters.clone_into(&mut text.0);
        }
        if let Some(mut text) = world {
            letters.clone_into(&mut text.0);
        }
        *font = next;
        *hinting = fit;
    }
}

/// Drops the glyph sets that no text is drawn with, once there are many. After that there may be twice as many as are
/// left before it looks again.
fn drop_unused_sizes(
    mut sets: ResMut<FontAtlasSet>,
    mut known: ResMut<GlyphPrewarm>,
    texts: Query<&TextLayoutInfo>,
    mut allowed: Local<usize>,
) {
    if sets.len() <= KEPT.max(*allowed) {
        return;
    }
    let glyphs = texts.iter().flat_map(|text| &text.glyphs);
    let drawn: HashSet<_> = glyphs.map(|glyph| glyph.atlas_info.texture).collect();
    sets.retain(|_, atlases| {
        let mut pictures = atlases.iter().map(|atlas| atlas.texture.id());
        pictures.any(|picture| drawn.contains(&picture))
    });
    *allowed = 2 * sets.len();
    known.0.clear();
}

#[cfg(test)]
mod tests {
    use super::*;

    /// What the hidden texts are set to in this many frames, where texts are laid out at once: whether in the world, at
    /// what size, and which letters.
    fn shown(app: &mut App, frames: usize) -> Vec<(bool, FontSize, String)> {
        let mut all: Vec<(bool, FontSize, String)> = Vec::new();
        for _ in 0..frames {
            app.update();
            let mut texts = app.world_mut().query_filtered::<(
                Option<&Text>,
                Option<&Text2d>,
                &TextFont,
                &mut TextLayoutInfo,
            ), With<PrewarmText>>();
            for (node, world, font, mut laid) in texts.iter_mut(app.world_mut()) {
                let letters = [node.map(|text| &text.0), world.map(|text| &text.0)];
                let letters = letters.into_iter().flatten().next();
                let now = letters.map(|text| (world.is_some(), font.font_size, text.clone()));
                let now = now.filter(|now| !now.2.is_empty());
                all.extend(now.filter(|now| !all.contains(now)));
                laid.set_changed();
            }
        }
        all
    }

    fn sized(size: f32) -> impl Bundle {
        (
            TextStyle::BODY,
            TextFont {
                font_size: FontSize::Px(size),
                ..default()
            },
        )
    }

    #[test]
    fn every_letter_of_a_new_size_is_set_in_its_kind_of_text() {
        let mut app = App::new();
        app.add_plugins(plugin);
        let world = app.world_mut();
        for size in [20.0, 20.0, 168.0] {
            world.spawn((Text::new("a text"), sized(size)));
        }
        world.spawn((Text2d::new("a text"), sized(18.0)));
        let drawn = shown(&mut app, 60);
        for letters in LETTERS {
            for (in_world, size) in [(false, 20.0), (true, 18.0)] {
                let wanted = (in_world, FontSize::Px(size), letters.to_owned());
                assert!(drawn.contains(&wanted), "{wanted:?}: {drawn:?}");
            }
        }
        assert_eq!(drawn.len(), 2 * LETTERS.len(), "{drawn:?}");
        let queued = |app: &mut App| {
            app.update();
            let mut prewarm_texts = app.world_mut().query::<&PrewarmText>();
            let waiting = prewarm_texts.iter(app.world());
            waiting.map(|text| text.queue.len()).sum::<usize>()
        };
        // One group is set at once, the others wait; a known size is not queued again.
        app.world_mut().spawn((Text::new("a text"), sized(20.0)));
        assert_eq!(queued(&mut app), 0);
        app.world_mut().spawn((Text::new("a text"), sized(21.0)));
        assert_eq!(queued(&mut app), LETTERS.len() - 1);
        shown(&mut app, 60);
        // Both sizes become more pixels, though no text changed.
        app.insert_resource(Scale::of(crate::scale::REFERENCE * 1.5, 1.0));
        assert_eq!(queued(&mut app), 2 * LETTERS.len() - 1);
    }

    /// Whatever the window does, in the middle of a queue too: no hidden text is larger than what is prewarmed.
    #[test]
    fn a_window_of_a_pixel_leaves_no_enormous_letters() {
        let mut app = App::new();
        app.add_plugins(plugin);
        let text = app
            .world_mut()
            .spawn((Text::new("a text"), sized(20.0)))
            .id();
        for window in [
            (1280.0, 720.0),
            (1.0, 1.0),
            (8000.0, 8000.0),
            (8000.0, 1.0),
            (1280.0, 720.0),
        ] {
            let scale = Scale::of(window.into(), 1.0);
            app.insert_resource(scale);
            // As the styles are set: pixels, in design units.
            let size = FontSize::Px(scale.drawn(20.0) / scale.ui);
            app.world_mut().entity_mut(text).insert(TextFont {
                font_size: size,
                ..default()
            });
            for (_, size, letters) in shown(&mut app, 3) {
                let FontSize::Px(size) = size else {
                    panic!("{size:?}")
                };
                let pixels = size * scale.ui;
                assert!(SIZES.contains(&pixels), "{window:?}: {letters} {pixels}");
            }
        }
    }

    #[test]
    fn without_text_layout_the_queue_waits() {
        let mut app = App::new();
        app.add_plugins(plugin);
        app.world_mut().spawn((Text::new("a text"), sized(20.0)));
        for _ in 0..60 {
            app.update();
        }
        let mut prewarm_texts = app.world_mut().query::<&PrewarmText>();
        let left: usize = prewarm_texts
            .iter(app.world())
            .map(|text| text.queue.len())
            .sum();
        assert!(
            left >= LETTERS.len() - 1,
            "{left} of {} wait",
            LETTERS.len()
        );
    }
}
