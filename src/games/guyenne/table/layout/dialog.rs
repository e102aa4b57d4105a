//! The layout of dialogs with cards to choose from: the reserve of the expert level, and the losses of a combat.

use bevy::math::{Rect, Vec2};

use super::frame::{Slot, WindowFrame};
use super::hud::Buttons;
use super::measures::card;

/// A panel in the middle of the window: cards in rows at its left, texts and buttons at its right; world coordinates.
#[derive(Clone, Copy, Debug)]
pub struct Dialog {
    /// The whole panel.
    pub panel: Rect,
    /// The heading, at the top of the right column.
    pub title: Rect,
    /// What to choose and how much is still missing.
    pub hint: Rect,
    /// The hint button.
    pub hint_button: Rect,
    /// The hint's note, over the lower part of [`Dialog::hint`].
    pub hint_note: Rect,
    /// The sentence of a refusal.
    pub refusal: Rect,
    /// Confirm and take back.
    pub buttons: Buttons,
    /// The size of a card in the dialog.
    pub card: Vec2,
    /// How far a chosen card rises.
    pub lift: f32,
    grid: Rect,
    columns: usize,
    rows: usize,
}

impl Dialog {
    /// The slot of one of `count` cards, row by row, `index` from 0. A last row that is not full is centred.
    pub fn slot(&self, index: usize, count: usize) -> Slot {
        let count = count.clamp(1, self.columns * self.rows);
        let index = index.min(count - 1);
        let (row, column) = (index / self.columns, index % self.columns);
        let in_row = (count - row * self.columns).min(self.columns);
        let rows = count.div_ceil(self.columns);
        let step = self.grid.size() / Vec2::new(self.columns as f32, self.rows as f32);
        let across = column as f32 - (in_row as f32 - 1.0) / 2.0;
        let down = row as f32 - (rows as f32 - 1.0) / 2.0;
        let center = self.grid.center() + Vec2::new(across * step.x, -down * step.y);
        Slot {
            center,
            size: self.card,
            angle: 0.0,
        }
    }

    /// All 21 value cards of a camp, seven in a row.
    pub(super) fn reserve(frame: &WindowFrame) -> Self {
        let width = frame.pick(
            frame.grow(98.0, 78.0) + frame.spare * 0.06,
            76.0 + frame.spare * 0.014,
        );
        Self::new(frame, width, 7, 3)
    }

    /// The cards a camp played at a castle, five at most.
    pub(super) fn losses(frame: &WindowFrame) -> Self {
        let width = frame.pick(110.0 + frame.spare * 0.06, 88.0 + frame.spare * 0.015);
        Self::new(frame, width, 5, 1)
    }

    fn new(frame: &WindowFrame, width: f32, columns: usize, rows: usize) -> Self {
        let size = card(width);
        let (pad, air) = frame.pick((26.0, Vec2::new(14.0, 24.0)), (10.0, Vec2::new(8.0, 13.0)));
        let column = frame.pick(frame.grow(236.0, 400.0), 186.0);
        let grid = (size + air) * Vec2::new(columns as f32, rows as f32);
        let panel = Vec2::new(
            grid.x + column + 3.0 * pad,
            (grid.y + 2.0 * pad).max(frame.pick(340.0, 230.0)),
        );
        let corner = (frame.size - panel) / 2.0;
        let words = corner + Vec2::new(2.0 * pad + grid.x, pad);
        let foot = corner.y + panel.y - pad;
        let (title, refusal, buttons) = frame.pick((44.0, 48.0, 116.0), (26.0, 34.0, 90.0));
        let (hint_button, gap) = frame.pick((44.0, 8.0), (36.0, 4.0));
        let hint_button_top = foot - buttons - refusal - 4.0 - gap - hint_button;
        let hint_top = words.y + title + 4.0;
        let hint = hint_button_top - gap - hint_top;
        let hint_note = hint * 0.56;
        Self {
            panel: frame.rect(corner.x, corner.y, panel.x, panel.y),
            title: frame.rect(words.x, words.y, column, title),
            hint: frame.rect(words.x, hint_top, column, hint),
            hint_button: frame.rect(words.x, hint_button_top, column, hint_button),
            hint_note: frame.rect(words.x, hint_top + hint - hint_note, column, hint_note),
            refusal: frame.rect(words.x, foot - buttons - refusal - 4.0, column, refusal),
            buttons: Buttons::new(
                frame,
                frame.rect(words.x, foot - buttons, column, buttons),
                false,
            ),
            card: size * frame.scale,
            lift: air.y * 0.5 * frame.scale,
            grid: frame.rect(
                corner.x + pad,
                corner.y + (panel.y - grid.y) / 2.0,
                grid.x,
                grid.y,
            ),
            columns,
            rows,
        }
    }
}
