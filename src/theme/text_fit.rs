//! Fits text into a box: text is measured in its typeface, with the line breaks it will have.

use bevy::{
    ecs::system::SystemParam,
    prelude::*,
    text::{
        ComputedTextBlock, FontCx, FontSize, LayoutCx, LetterSpacing, LineHeight, TextBounds,
        TextMeasureInfo, TextPipeline,
    },
};

use super::text_style::{FontFace, Fonts};
use kit_i18n::keep_together;

/// The height of a line, as a multiple of the font size.
pub const LINE: f32 = 1.2;

/// The font size at which text is measured, in pixels: large, since widths are rounded to pixels.
const MEASURED: f32 = 200.0;

/// The share of a box that text may fill: positions on screen are rounded to pixels.
const FILLED: f32 = 0.985;

/// Steps of the bisection for the font size.
const HALVINGS: u8 = 8;

/// The smallest type size of a text that is fitted, in logical pixels, even if it does not fit; by
/// [`Scale::least_text`](super::Scale::least_text) it is smaller where nothing can be read.
pub const LEAST: f32 = 12.0;

/// What a node keeps free at the sides of what it holds, in design units.
pub fn edges(node: &Node) -> f32 {
    let pixels = |value: Val| match value {
        Val::Px(pixels) => pixels,
        _ => 0.0,
    };
    [node.padding, node.border]
        .map(|edge| pixels(edge.left) + pixels(edge.right))
        .into_iter()
        .sum()
}

/// Measures text in the typefaces.
#[derive(SystemParam)]
pub struct TextMeasure<'w, 's> {
    faces: Option<Res<'w, Fonts>>,
    fonts: Res<'w, Assets<Font>>,
    pipeline: ResMut<'w, TextPipeline>,
    font_cx: ResMut<'w, FontCx>,
    layout_cx: ResMut<'w, LayoutCx>,
    block: Local<'s, ComputedTextBlock>,
}

/// A text that has been measured.
pub struct MeasuredText<'a> {
    info: TextMeasureInfo,
    block: &'a mut ComputedTextBlock,
    font_cx: &'a mut FontCx,
}

impl TextMeasure<'_, '_> {
    /// Measures a text; `None` before the typefaces are loaded.
    pub fn words(&mut self, words: &str, face: FontFace) -> Option<MeasuredText<'_>> {
        let font = TextFont {
            font: self.faces.as_ref()?.get(face).into(),
            font_size: FontSize::Px(MEASURED),
            font_features: face.features(),
            ..default()
        };
        let words = keep_together(words);
        let span = (
            Entity::PLACEHOLDER,
            0,
            words.as_str(),
            &font,
            Color::BLACK,
            LineHeight::default(),
            LetterSpacing::default(),
        );
        let info = self
            .pipeline
            .create_text_measure(
                Entity::PLACEHOLDER,
                &self.fonts,
                core::iter::once(span),
                1.0,
                &TextLayout::default(),
                &mut self.block,
                &mut self.font_cx,
                &mut self.layout_cx,
                Vec2::ONE,
                1.0,
            )
            .ok()?;
        Some(MeasuredText {
            info,
            block: &mut self.block,
            font_cx: &mut self.font_cx,
        })
    }
}

impl MeasuredText<'_> {
    /// The size of the text without line breaks, as a multiple of the font size.
    #[must_use]
    pub fn size(&self) -> Vec2 {
        self.info.max / MEASURED
    }

    /// How many lines the text takes in a box of this width, as a multiple of the font size.
    pub fn lines(&mut self, room: f32) -> f32 {
        let bounds = TextBounds::new_horizontal(room * MEASURED);
        let size = self.info.compute_size(bounds, self.block, self.font_cx);
        (size.y / (LINE * MEASURED)).round()
    }

    /// The largest font size, up to `most`, at which the text fits into this many lines of a box of this width. All in
    /// the same unit.
    pub fn fitting(&mut self, room: f32, lines: u8, most: f32) -> f32 {
        let room = room * FILLED;
        let unbroken = room / self.size().x.max(f32::EPSILON);
        let longest_word = room * MEASURED / self.info.min.x.max(f32::EPSILON);
        let most = most.min(longest_word);
        if lines <= 1 || unbroken >= most {
            return unbroken.min(most);
        }
        if self.lines(room / most) <= f32::from(lines) {
            return most;
        }
        let (mut fits, mut too_large) = (unbroken, most);
        for _ in 0..HALVINGS {
            let middle = f32::midpoint(fits, too_large);
            if self.lines(room / middle) <= f32::from(lines) {
                fits = middle;
            } else {
                too_large = middle;
            }
        }
        fits
    }
}
