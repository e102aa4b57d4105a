//! Panels, scroll, buttons and overlays of the table. Only rectangles; words and looks belong elsewhere.

use bevy::math::{Rect, Vec2};

use super::frame::Frame;
use super::measures::Measures;

/// Room for up to three buttons, in a column or in a row.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Buttons {
    /// All the room there is.
    pub area: Rect,
    /// Side by side instead of one under another.
    pub across: bool,
    gap: f32,
    tallest: f32,
}

impl Buttons {
    pub(super) fn new(frame: &Frame, area: Rect, across: bool) -> Self {
        let gap = frame.pick(9.0, 6.0) * frame.scale;
        Self {
            area,
            across,
            gap,
            tallest: frame.pick(52.0, 54.0) * frame.scale,
        }
    }

    /// The place of one of `count` buttons, the first one on top or at the left.
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

/// The panels around the table. All but [`Hud::advice`], [`Hud::log_panel`] and [`Hud::curtain`] lie free of each other
/// and of every card.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Hud {
    /// Round and phases, at the top.
    pub phase: Rect,
    /// The opponent: arms, name, temper, cards in hand.
    pub opponent: Rect,
    /// The scroll that says what to do.
    pub scroll: Rect,
    /// One line right under the scroll: the rule that refused a move.
    pub refusal: Rect,
    /// The actions of the moment.
    pub buttons: Buttons,
    /// Asks for advice.
    pub advise: Rect,
    /// The advice, over the scroll and the line under it.
    pub advice: Rect,
    /// The standard that says whose turn it is.
    pub turn: Rect,
    /// Opens the log.
    pub log_button: Rect,
    /// Opens the pause menu.
    pub pause_button: Rect,
    /// The log when open: over the table's east, never over hand, scroll or buttons.
    pub log_panel: Rect,
    /// The hot-seat curtain: the whole window.
    pub curtain: Rect,
}

impl Hud {
    pub(super) fn of(frame: &Frame, m: &Measures) -> Self {
        let Vec2 {
            x: width,
            y: height,
        } = frame.size;
        let (spare, center) = (frame.spare, width / 2.0);
        let (band, band_height) = m.band;
        let near_foot = m.fronts[1] + m.played.y / 2.0;
        let margin = m.margin;
        let log = frame.pick(360.0, 300.0);
        let curtain = Rect::from_center_size(Vec2::ZERO, frame.window);
        if frame.compact {
            let (left, right) = (m.actions, width - margin);
            let lift = spare * 0.06;
            let foot = height - margin - lift;
            let buttons = frame.rect(left, foot - 53.0, right - 78.0 - left, 53.0);
            Self {
                phase: frame.rect(m.left_column + 6.0, band, 190.0, band_height),
                opponent: frame.rect(width - 242.0, band, 242.0 - margin, band_height),
                scroll: frame.rect(left, foot - 103.0 - lift, right - left, 31.0 + lift),
                refusal: frame.rect(left, foot - 71.0, right - 78.0 - left, 16.0),
                buttons: Buttons::new(frame, buttons, true),
                advise: frame.rect(right - 90.0, foot - 148.0 - lift, 90.0, 40.0),
                advice: frame.rect(left, foot - 109.0 - lift, right - left, 56.0 + lift),
                turn: frame.rect(right - 68.0, foot - 69.0, 68.0, 69.0),
                log_button: frame.rect(width - 336.0, band, 42.0, band_height),
                pause_button: frame.rect(width - 289.0, band, 42.0, band_height),
                log_panel: frame.rect(
                    right - log,
                    band + band_height + 4.0,
                    log,
                    near_foot - band - band_height - 4.0,
                ),
                curtain,
            }
        } else {
            let scroll = near_foot + 5.0 + spare * 0.16;
            let half = 306.0 + spare * 0.1;
            let turn = Vec2::new(106.0, 136.0);
            let foot = height - 12.0 - spare * 0.05;
            let buttons = frame.rect(m.actions, foot - 142.0, 206.0, 142.0);
            Self {
                phase: frame.rect(m.left_column + 24.0, band + 6.0, 262.0, 64.0),
                opponent: frame.rect(width - margin - 256.0, band, 256.0, band_height),
                scroll: frame.rect(center - half, scroll, 2.0 * half, 40.0),
                refusal: frame.rect(center - half, scroll + 42.0, 2.0 * half, 20.0),
                buttons: Buttons::new(frame, buttons, false),
                advise: frame.rect(center + half + 12.0, scroll - 1.0, 166.0, 42.0),
                advice: frame.rect(center - half, scroll - 7.0, 2.0 * half, 71.0),
                turn: frame.rect(width - 26.0 - turn.x, foot - turn.y - 3.0, turn.x, turn.y),
                log_button: frame.rect(width - margin - 368.0, band + 6.0, 46.0, 46.0),
                pause_button: frame.rect(width - margin - 314.0, band + 6.0, 46.0, 46.0),
                log_panel: frame.rect(
                    width - margin - log,
                    band + band_height + 8.0,
                    log,
                    near_foot - band - band_height - 8.0,
                ),
                curtain,
            }
        }
    }
}
