//! The shape of the panel of a note: its size with the note's words, and the layout of its nodes.

use bevy::prelude::*;

use super::queue::Note;
use crate::keys;
use kit_i18n::Localizer;
use kit_rules::message_key::MessageKey;
use kit_theme::scale::LOW_PAGE;
use kit_theme::{FontFace, Scale, TextMeasure};

/// How a panel is laid out.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct NoteShape {
    /// Its least width, in design units; it is wider where its buttons need that.
    pub width: f32,
    /// Whether the buttons are beside the sentence instead of below it.
    pub beside: bool,
    /// The type size in design units, and by how much it may grow.
    pub letters: (f32, f32),
}

/// The height of a button, the edges, the gaps, and what a button has beside its words, in design units.
pub(super) const BUTTON: f32 = 44.0;
const PAD: Vec2 = Vec2::new(18.0, 9.0);
const GAP: f32 = 6.0;
const AROUND: f32 = 69.0;
/// The height of a line as a multiple of the type size, with what rounding may add.
const LINE: f32 = 1.26;
/// The widest panel, as a share of the page.
const WIDEST: f32 = 0.72;
/// The keys of the buttons' words.
pub(super) const BUTTONS: [MessageKey; 2] = [keys::NOTE_CLOSE, keys::NOTE_RULE];

/// The widths of shapes in a window that is not low, in design units.
const WIDTHS: [(bool, f32); 5] = [
    (true, 560.0),
    (true, 400.0),
    (false, 320.0),
    (false, 250.0),
    (false, 205.0),
];

impl NoteShape {
    /// The shapes for a page of this size, as [`NoteShape::of_widths`] has them; of the widths `low` in a low window.
    #[must_use]
    pub fn of_page(page: Vec2, low: [(bool, f32); 5], scale: &Scale) -> [Self; 5] {
        let is_low = page.y < LOW_PAGE;
        let widths = if is_low { low } else { WIDTHS };
        Self::of_widths(widths, is_low, page.x, scale)
    }

    /// Shapes of these widths, each with its buttons beside the sentence or below it, in design units. In a
    /// `low` window the letters are smaller. None is wider than most of the page.
    #[must_use]
    pub fn of_widths<const N: usize>(
        widths: [(bool, f32); N],
        low: bool,
        page: f32,
        scale: &Scale,
    ) -> [Self; N] {
        let letters = if low { (15.5, 1.15) } else { (18.0, 1.6) };
        let growth = scale.growth().min(letters.1);
        widths.map(|(beside, width)| Self {
            width: (width * growth).min(page * WIDEST),
            beside,
            letters,
        })
    }

    /// The size of the panel with this note, in design units.
    pub fn size(
        &self,
        note: Note,
        measure: &mut TextMeasure,
        localizer: &Localizer,
        scale: &Scale,
    ) -> Vec2 {
        let (letters, grows) = self.letters;
        let size = scale.text_size_up_to(letters, grows) / scale.ui;
        let widths = self.buttons_wide(measure, localizer, size);
        let column = widths[0].max(widths[1]);
        // A panel is at least as wide as its buttons.
        let width = self.width.max(column + 2.0 * PAD.x);
        let inner = width - 2.0 * PAD.x;
        // Buttons that do not fit side by side are one below the other.
        let rows = if self.beside || widths[0] + GAP + widths[1] > inner {
            2.0
        } else {
            1.0
        };
        let buttons = rows * (BUTTON + GAP) - GAP;
        let room = if self.beside {
            inner - column - GAP
        } else {
            inner
        };
        let words = localizer.translate(note.key);
        let lines = (measure.words(&words, FontFace::RomanBold))
            .map_or(1.0, |mut words| words.lines(room / size));
        let text = lines * size * LINE;
        let height = if self.beside {
            text.max(buttons)
        } else {
            text + GAP + buttons
        };
        Vec2::new(width, height + 2.0 * PAD.y)
    }

    /// The widths of both buttons.
    fn buttons_wide(
        &self,
        measure: &mut TextMeasure,
        localizer: &Localizer,
        size: f32,
    ) -> [f32; 2] {
        BUTTONS.map(|key| {
            let words = localizer.translate(key);
            (measure.words(&words, FontFace::RomanBold))
                .map_or(0.0, |words| words.size().x * size + AROUND)
        })
    }

    /// The node of a panel at this place.
    pub(super) fn node(&self, left: f32, top: f32, size: Vec2) -> Node {
        Node {
            position_type: PositionType::Absolute,
            left: px(left),
            top: px(top),
            width: px(size.x),
            min_height: px(size.y),
            flex_direction: if self.beside {
                FlexDirection::Row
            } else {
                FlexDirection::Column
            },
            align_items: if self.beside {
                AlignItems::Center
            } else {
                AlignItems::Stretch
            },
            justify_content: JustifyContent::SpaceBetween,
            padding: UiRect::axes(px(PAD.x), px(PAD.y)),
            column_gap: px(GAP),
            row_gap: px(GAP),
            ..default()
        }
    }

    /// The node of its buttons.
    pub(super) fn buttons(&self) -> Node {
        Node {
            flex_direction: if self.beside {
                FlexDirection::ColumnReverse
            } else {
                FlexDirection::Row
            },
            align_items: AlignItems::Stretch,
            justify_content: JustifyContent::FlexEnd,
            flex_wrap: if self.beside {
                FlexWrap::NoWrap
            } else {
                FlexWrap::Wrap
            },
            column_gap: px(GAP),
            row_gap: px(GAP),
            flex_shrink: 0.0,
            ..default()
        }
    }
}
