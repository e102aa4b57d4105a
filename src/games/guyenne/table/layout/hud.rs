//! The layout of the HUD: panels, prompt banner, buttons and overlays.

use bevy::math::{Rect, Vec2};

use super::frame::WindowFrame;
use super::measures::LayoutMeasures;

/// The area of up to three buttons, in a column or in a row; world coordinates.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Buttons {
    /// The whole area.
    pub area: Rect,
    /// Whether they are side by side instead of one below the other.
    pub across: bool,
    gap: f32,
    tallest: f32,
}

impl Buttons {
    pub(super) fn new(frame: &WindowFrame, area: Rect, across: bool) -> Self {
        let gap = frame.pick(7.0, 6.0) * frame.scale;
        Self {
            area,
            across,
            gap,
            tallest: frame.pick(52.0, 54.0) * frame.scale,
        }
    }

    /// The rectangle of one of `count` buttons; `index` from 0, from the top or the left.
    pub fn button(&self, index: usize, count: usize) -> Rect {
        let count = count.max(1);
        let index = index.min(count - 1) as f32;
        let cells = count as f32;
        if self.across {
            let width = (self.area.width() - self.gap * (cells - 1.0)) / cells;
            let size = Vec2::new(width, self.area.height().min(self.tallest));
            let x = self.area.min.x + index * (width + self.gap) + width / 2.0;
            Rect::from_center_size(Vec2::new(x, self.area.center().y), size)
        } else {
            let height =
                ((self.area.height() - self.gap * (cells - 1.0)) / cells).min(self.tallest);
            let first = self.area.center().y + (height + self.gap) * (cells - 1.0) / 2.0;
            let y = first - index * (height + self.gap);
            Rect::from_center_size(
                Vec2::new(self.area.center().x, y),
                Vec2::new(self.area.width(), height),
            )
        }
    }
}

/// The places of the HUD in world coordinates. All but [`Hud::refusal`], [`Hud::hint_note`] and [`Hud::log_panel`]
/// overlap neither each other nor any card.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Hud {
    /// Round and phases, at the top.
    pub phase: Rect,
    /// The opponent's plate: shield, name, temper, cards in hand.
    pub opponent: Rect,
    /// The prompt banner.
    pub scroll: Rect,
    /// What is missing: beside the prompt banner, or right below it on a phone.
    pub hint: Rect,
    /// The sentence of a refusal: right above the prompt banner, or right below it on a phone.
    pub refusal: Rect,
    /// The available actions.
    pub buttons: Buttons,
    /// The hint button.
    pub hint_button: Rect,
    /// The hint's note, over the prompt banner and [`Hud::hint`].
    pub hint_note: Rect,
    /// The turn banner.
    pub turn: Rect,
    /// Opens the log.
    pub log_button: Rect,
    /// Opens the pause menu.
    pub pause_button: Rect,
    /// The open log: over the east of the table, but not over hand, prompt banner or buttons.
    pub log_panel: Rect,
}

impl Hud {
    pub(super) fn of(frame: &WindowFrame, m: &LayoutMeasures) -> Self {
        let Vec2 {
            x: width,
            y: height,
        } = frame.size;
        let (spare, center) = (frame.spare, width / 2.0);
        let (band, band_height) = m.band;
        let near_foot = m.fronts[1] + m.played.y / 2.0;
        let margin = m.margin;
        let log = frame.pick(frame.grow(360.0, 560.0), 300.0);
        if frame.compact {
            let (left, right) = (m.actions, width - margin);
            let lift = spare * 0.06;
            let foot = height - margin - lift;
            let buttons = frame.rect(left, foot - 53.0, right - 78.0 - left, 53.0);
            Self {
                phase: frame.rect(m.left_column + 6.0, band, 190.0, band_height),
                opponent: frame.rect(width - 242.0, band, 242.0 - margin, band_height),
                scroll: frame.rect(left, foot - 103.0 - lift, right - left, 31.0 + lift),
                hint: frame.rect(left, foot - 71.0, right - 78.0 - left, 16.0),
                refusal: frame.rect(left, foot - 71.0, right - 78.0 - left, 16.0),
                buttons: Buttons::new(frame, buttons, true),
                hint_button: frame.rect(right - 96.0, foot - 148.0 - lift, 96.0, 40.0),
                hint_note: frame.rect(left, foot - 109.0 - lift, right - left, 56.0 + lift),
                turn: frame.rect(right - 68.0, foot - 69.0, 68.0, 69.0),
                log_button: frame.rect(width - 336.0, band, 42.0, band_height),
                pause_button: frame.rect(width - 289.0, band, 42.0, band_height),
                log_panel: frame.rect(
                    right - log,
                    band + band_height + 4.0,
                    log,
                    near_foot - band - band_height - 4.0,
                ),
            }
        } else {
            // One row above the hand: what is missing, the prompt banner, the hint button.
            let row = m.row;
            let lowest = m.hand_at.y - m.hand.y / 2.0 - m.lift - 2.0;
            let scroll = (near_foot + 3.0 + lowest - row) / 2.0;
            let row_foot = scroll + row;
            let half = frame.grow(300.0, 330.0) + spare * 0.1;
            let aside = (center - half - 12.0 - margin).min(420.0);
            let hint_button = 166.0_f32.min(width - margin - center - half - 12.0);
            let hint_button_height = frame.grow(42.0, 64.0);
            let foot = height - 3.0 - (spare * 0.2).min(9.0) - spare * 0.05;
            let standing = (foot - row_foot - 2.0).min(142.0);
            let buttons = frame.rect(
                m.actions,
                foot - standing,
                frame.grow(206.0, 226.0),
                standing,
            );
            // Two lines of a refusal, where text is large.
            let told = row + 68.0 * frame.grown;
            let turn = Vec2::new(106.0, 136.0);
            let turn = turn * ((foot - 3.0 - row_foot - 4.0) / turn.y).min(1.0);
            let [phase, opponent, _] = m.panels;
            let tool = |x: f32| frame.rect(x, band + 10.0, 46.0, 46.0);
            let note = frame.grow(64.0, 158.0);
            Self {
                phase: frame.rect(
                    m.left_column + 18.0,
                    band + 2.0,
                    phase - m.left_column - 18.0,
                    frame.grow(64.0, band_height - 2.0),
                ),
                opponent: frame.rect(opponent, band, width - margin - opponent, band_height),
                scroll: frame.rect(center - half, scroll, 2.0 * half, row),
                hint: frame.rect(center - half - 12.0 - aside, scroll, aside, row),
                refusal: frame.rect(center - half, scroll - told - 2.0, 2.0 * half, told),
                buttons: Buttons::new(frame, buttons, false),
                hint_button: frame.rect(
                    center + half + 12.0,
                    scroll + (row - hint_button_height) / 2.0,
                    hint_button,
                    hint_button_height,
                ),
                hint_note: frame.rect(
                    center - half - frame.grow(0.0, aside + 12.0),
                    row_foot + 4.0 - note,
                    2.0 * half + frame.grow(0.0, aside + 12.0),
                    note,
                ),
                turn: frame.rect(width - 26.0 - turn.x, foot - turn.y - 3.0, turn.x, turn.y),
                log_button: tool(opponent - 114.0),
                pause_button: tool(opponent - 60.0),
                log_panel: frame.rect(
                    width - margin - log,
                    band + band_height + 8.0,
                    log,
                    near_foot - band - band_height - 8.0,
                ),
            }
        }
    }
}
