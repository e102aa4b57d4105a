//! How large words may be written in a room: they are measured in their typeface, broken into lines as they will be.

use bevy::{
    ecs::system::SystemParam,
    prelude::*,
    text::{
        ComputedTextBlock, FontCx, FontSize, LayoutCx, LetterSpacing, LineHeight, TextBounds,
        TextMeasureInfo, TextPipeline,
    },
};

use super::text_style::{FontFace, Fonts};

/// The height of a line, in heights of its letters.
pub const LINE: f32 = 1.2;

/// The size at which words are measured, in pixels: large, since widths are rounded to pixels.
const MEASURED: f32 = 200.0;

/// The part of a room that words may fill: where they stand its edges are rounded to pixels.
const FILLED: f32 = 0.985;

/// Halvings until a size is known well enough.
const HALVINGS: u8 = 8;

/// Measures words in the typefaces.
#[derive(SystemParam)]
pub struct TextMeasure<'w, 's> {
    faces: Option<Res<'w, Fonts>>,
    fonts: Res<'w, Assets<Font>>,
    pipeline: ResMut<'w, TextPipeline>,
    font_cx: ResMut<'w, FontCx>,
    layout_cx: ResMut<'w, LayoutCx>,
    block: Local<'s, ComputedTextBlock>,
}

/// Words that have been measured.
pub struct MeasuredText<'a> {
    info: TextMeasureInfo,
    block: &'a mut ComputedTextBlock,
    font_cx: &'a mut FontCx,
}

impl TextMeasure<'_, '_> {
    /// Measures words; nothing before the typefaces are loaded.
    pub fn words(&mut self, words: &str, face: FontFace) -> Option<MeasuredText<'_>> {
        let font = TextFont {
            font: self.faces.as_ref()?.get(face).into(),
            font_size: FontSize::Px(MEASURED),
            font_features: face.features(),
            ..default()
        };
        let span = (
            Entity::PLACEHOLDER,
            0,
            words,
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
    /// The size of the unbroken words, in heights of their letters.
    #[must_use]
    pub fn size(&self) -> Vec2 {
        self.info.max / MEASURED
    }

    /// How many lines the words take in a room of this width, in heights of their letters.
    pub fn lines(&mut self, room: f32) -> f32 {
        let bounds = TextBounds::new_horizontal(room * MEASURED);
        let size = self.info.compute_size(bounds, self.block, self.font_cx);
        (size.y / (LINE * MEASURED)).round()
    }

    /// The largest size, up to `most`, at which so many lines of a room of this width hold the words.
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
