//! The layout of the combat stage: one castle, both camps' cards and their sums.

use bevy::math::{Rect, Vec2};

use guyenne_rules::Side;

use super::frame::{Slot, WindowFrame};
use super::front::{cascade, turn};
use super::hud::Buttons;
use super::measures::{card, castle};
use super::places::{CastlePlace, Edge};

/// The places of the combat stage, in world coordinates. They do not overlap, with up to five cards a side.
#[derive(Clone, Copy, Debug)]
pub struct Reveal {
    /// The castle's name.
    pub title: Rect,
    /// First or second combat, and the next castle.
    pub progress: Rect,
    /// The castle in the middle.
    pub castle: Slot,
    /// The holder's pennon, at the far and at the near edge.
    pub pennons: [Slot; 2],
    /// The camps' standards, far and near, at the window's edges.
    pub standards: [Rect; 2],
    /// The opponent's name and temper.
    pub opponent: Rect,
    /// The sums, far and near.
    pub sums: [Rect; 2],
    /// The figures of the revealed cards: far camp (west) and near camp (east).
    pub figures: [Rect; 2],
    /// Show, concede, skip.
    pub buttons: Buttons,
    /// One line above the buttons.
    pub buttons_hint: Rect,
    /// The hint button.
    pub hint_button: Rect,
    /// The hint's note, over the prompt banner.
    pub hint_note: Rect,
    /// The prompt banner.
    pub prompt: Rect,
    /// The sentence of a refusal, near the prompt banner.
    pub refusal: Rect,
    /// The size of a card on the stage.
    pub card: Vec2,
    rows: [Slot; 2],
    room: f32,
}

impl Reveal {
    /// The slot of one of `count` cards of the camp at this edge; `index` from 0.
    pub fn card(&self, edge: Edge, side: Side, index: usize, count: usize) -> Slot {
        let row = self.rows[edge as usize];
        let mut slot =
            row.shifted(cascade(row.size, side, self.room, 1.09, index, count) * Vec2::X);
        slot.angle = turn(side);
        slot
    }

    pub(super) fn of(frame: &WindowFrame) -> Self {
        let Vec2 {
            x: width,
            y: height,
        } = frame.size;
        let (spare, center) = (frame.spare, width / 2.0);
        let pick = |roomy: f32, compact: f32| frame.pick(roomy, compact);
        let both = |make: &dyn Fn(f32) -> Rect| [make(-1.0), make(1.0)];

        // Larger text below moves everything up and makes it a little smaller.
        let grown = frame.grown;
        let middle = height / 2.0 + pick(1.0 - 22.0 * grown, -2.0);
        let size = card(pick(
            102.0 - 4.0 * grown + spare * 0.08,
            60.0 + spare * 0.06,
        ));
        let keep = castle(pick(
            222.0 - 14.0 * grown + spare * 0.24,
            116.0 + spare * 0.22,
        ));
        let gap = pick(20.0 - 4.0 * grown + spare * 0.08, 6.0 + spare * 0.06);
        let away = keep.y / 2.0 + gap + size.y / 2.0;
        let (far, near) = (middle - away, middle + away);
        let row = |y| frame.slot(center, y, size, 0.0);
        let room = pick(500.0 - 64.0 * grown + spare * 0.06, 320.0 + spare * 0.12);
        let side = center + room / 2.0 + pick(24.0, 12.0);
        let sum = frame.pick(
            Vec2::new(200.0 + 28.0 * grown, 152.0 + 10.0 * grown),
            Vec2::new(148.0, size.y),
        );
        let sum_left = center - room / 2.0 - pick(16.0, 12.0) - sum.x;
        let pennon = |up: f32| {
            let y = middle + up * (keep.y / 2.0 - pick(13.0, 9.0));
            let size = frame.pick(Vec2::new(47.0, 52.0), Vec2::new(24.0, 27.0));
            // Beside the name on the castle's scroll.
            let east = keep.x * CastlePlace::LETTERS / 2.0 + 1.0;
            frame.slot(center + east + size.x / 2.0, y, size, 0.0)
        };
        let standard = frame.pick(Vec2::new(124.0, 222.0), Vec2::new(62.0, 112.0));
        let edge = pick(150.0, 86.0);
        let aside = pick(36.0, 24.0);
        let figures = Vec2::new(center - keep.x / 2.0 - aside - edge, pick(226.0, 112.0));

        let low = near - size.y / 2.0;
        let (buttons, hint, refusal) = if frame.compact {
            let (left, wide) = (side + 6.0, width - 8.0 - side - 6.0);
            (
                frame.rect(left, low, wide, 94.0),
                frame.rect(left, low + 96.0, wide, 20.0),
                frame.rect(78.0, low + size.y + 2.0, center - 172.0 - 84.0, 34.0),
            )
        } else {
            let wide = width - side - 14.0;
            let line = frame.grow(22.0, 46.0);
            let aside = frame.grow(22.0, 88.0);
            let top = near - 60.0 + 26.0 * grown;
            (
                frame.rect(side, top, frame.grow(250.0, wide), 128.0 - 20.0 * grown),
                frame.rect(side, top - 4.0 - line, wide, line),
                frame.rect(side, near + 74.0 + 4.0 * grown, wide, aside),
            )
        };
        Self {
            title: frame.pick(
                frame.rect(center - 240.0, 6.0, 480.0, 46.0 + 6.0 * grown),
                frame.rect(center - 170.0, 3.0, 340.0, 28.0),
            ),
            progress: frame.pick(
                frame.rect(
                    width - 126.0 - 14.0 * grown,
                    18.0,
                    108.0 + 14.0 * grown,
                    66.0 + 110.0 * grown,
                ),
                frame.rect(width - 94.0, 4.0, 88.0, 46.0),
            ),
            castle: frame.slot(center, middle, keep, 0.0),
            pennons: [pennon(-1.0), pennon(1.0)],
            standards: both(&|up| {
                let top = if up < 0.0 { 0.0 } else { height - standard.y };
                frame.rect(pick(34.0 - 30.0 * grown, 8.0), top, standard.x, standard.y)
            }),
            opponent: frame.pick(
                frame.rect(
                    176.0 - 44.0 * grown,
                    18.0 + 58.0 * grown,
                    190.0 + 91.0 * grown,
                    88.0 + 44.0 * grown,
                ),
                frame.rect(80.0, 6.0, 158.0, 62.0),
            ),
            sums: [
                frame.rect(
                    side,
                    far - sum.y / 2.0 + pick(6.0 - 5.0 * grown, 0.0),
                    sum.x,
                    sum.y,
                ),
                frame.rect(sum_left, near - sum.y / 2.0 + 3.0 * grown, sum.x, sum.y),
            ],
            figures: both(&|up| {
                let left = if up < 0.0 {
                    edge
                } else {
                    width - edge - figures.x
                };
                frame.rect(left, middle - pick(112.0, 58.0), figures.x, figures.y)
            }),
            buttons: Buttons::new(frame, buttons, false),
            buttons_hint: hint,
            hint_button: frame.pick(
                frame.rect(
                    center - 476.0 - 24.0 * grown,
                    height - 52.0 - 12.0 * grown,
                    166.0 - 6.0 * grown,
                    42.0 + 12.0 * grown,
                ),
                frame.rect(width - 86.0, 54.0, 84.0, 40.0),
            ),
            hint_note: frame.pick(
                frame.rect(
                    center - 270.0 - 64.0 * grown,
                    height - 66.0 - 76.0 * grown,
                    540.0 + 400.0 * grown,
                    62.0 + 76.0 * grown,
                ),
                frame.rect(center - 172.0, height - 41.0, 344.0, 40.0),
            ),
            prompt: frame.pick(
                frame.rect(
                    center - 300.0 - 34.0 * grown,
                    height - 48.0 - 44.0 * grown,
                    568.0,
                    38.0 + 46.0 * grown,
                ),
                frame.rect(center - 172.0, height - 33.0, 344.0, 30.0),
            ),
            refusal,
            card: size * frame.scale,
            rows: [row(far), row(near)],
            room: room * frame.scale,
        }
    }
}
