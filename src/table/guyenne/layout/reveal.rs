//! The stage of a combat: one castle seen close, both camps' cards, their sums. Only places.

use bevy::math::{Rect, Vec2};

use crate::rules::guyenne::Side;

use super::frame::{Frame, Slot};
use super::front::{cascade, turn};
use super::hud::Buttons;
use super::measures::{card, castle};
use super::table::Edge;

/// Places of the combat stage; nothing on it overlaps, with five cards a side either.
#[derive(Clone, Copy, Debug)]
pub struct Reveal {
    /// Names the castle.
    pub title: Rect,
    /// First or second combat, and what comes after.
    pub progress: Rect,
    /// The castle in the middle.
    pub castle: Slot,
    /// The holder's pennon, far and near.
    pub pennons: [Slot; 2],
    /// The camps' standards, far and near; they hang over the window's edge.
    pub standards: [Rect; 2],
    /// The opponent's name and temper.
    pub opponent: Rect,
    /// The sums, far and near.
    pub sums: [Rect; 2],
    /// Where the figures of the shown cards step on: far camp (west) and near camp (east).
    pub figures: [Rect; 2],
    /// Show, concede, skip.
    pub buttons: Buttons,
    /// One line above the buttons.
    pub buttons_hint: Rect,
    /// The scroll that says what to do.
    pub prompt: Rect,
    /// The rule that refused a choice, near the scroll.
    pub refusal: Rect,
    /// A card on the stage.
    pub card: Vec2,
    rows: [Slot; 2],
    room: f32,
}

impl Reveal {
    /// The place of one of `count` cards of a camp.
    pub fn card(&self, edge: Edge, side: Side, index: usize, count: usize) -> Slot {
        let row = self.rows[edge as usize];
        let mut slot =
            row.shifted(cascade(row.size, side, self.room, 1.09, index, count) * Vec2::X);
        slot.angle = turn(side);
        slot
    }

    pub(super) fn of(frame: &Frame) -> Self {
        let Vec2 {
            x: width,
            y: height,
        } = frame.size;
        let (spare, center) = (frame.spare, width / 2.0);
        let both = |make: &dyn Fn(f32) -> Rect| [make(-1.0), make(1.0)];
        if frame.compact {
            let middle = height / 2.0 - 2.0;
            let size = card(60.0 + spare * 0.06);
            let keep = castle(116.0 + spare * 0.22);
            let away = keep.y / 2.0 + 6.0 + spare * 0.06 + size.y / 2.0;
            let room = 320.0 + spare * 0.12;
            let row = |y| frame.slot(center, y, size, 0.0);
            let side = center + room / 2.0 + 12.0;
            let low = middle + away - size.y / 2.0;
            let sum = Vec2::new(148.0, size.y);
            let pennon = |up: f32| {
                let y = middle + up * (keep.y / 2.0 - 9.0);
                frame.slot(center + keep.x * 0.34, y, Vec2::new(24.0, 27.0), 0.0)
            };
            let figure = center - keep.x / 2.0 - 24.0 - 86.0;
            Self {
                title: frame.rect(center - 170.0, 3.0, 340.0, 28.0),
                progress: frame.rect(width - 94.0, 4.0, 88.0, 46.0),
                castle: frame.slot(center, middle, keep, 0.0),
                pennons: [pennon(-1.0), pennon(1.0)],
                standards: both(&|up| {
                    frame.rect(
                        8.0,
                        if up < 0.0 { 0.0 } else { height - 112.0 },
                        62.0,
                        112.0,
                    )
                }),
                opponent: frame.rect(80.0, 6.0, 158.0, 62.0),
                sums: [
                    frame.rect(side, middle - away - sum.y / 2.0, sum.x, sum.y),
                    frame.rect(center - room / 2.0 - 12.0 - sum.x, low, sum.x, sum.y),
                ],
                figures: both(&|up| {
                    let left = if up < 0.0 {
                        86.0
                    } else {
                        width - 86.0 - figure
                    };
                    frame.rect(left, middle - 58.0, figure, 112.0)
                }),
                buttons: Buttons::new(
                    frame,
                    frame.rect(side + 6.0, low, width - 8.0 - side - 6.0, 94.0),
                    false,
                ),
                buttons_hint: frame.rect(side + 6.0, low + 96.0, width - 8.0 - side - 6.0, 20.0),
                prompt: frame.rect(center - 172.0, height - 33.0, 344.0, 30.0),
                refusal: frame.rect(78.0, low + size.y + 2.0, center - 172.0 - 84.0, 34.0),
                card: size * frame.scale,
                rows: [row(middle - away), row(middle + away)],
                room: room * frame.scale,
            }
        } else {
            let middle = height / 2.0 + 1.0;
            let size = card(102.0 + spare * 0.08);
            let keep = castle(222.0 + spare * 0.24);
            let away = keep.y / 2.0 + 20.0 + spare * 0.08 + size.y / 2.0;
            let room = 500.0 + spare * 0.06;
            let row = |y| frame.slot(center, y, size, 0.0);
            let (far, near) = (middle - away, middle + away);
            let side = center + room / 2.0 + 24.0;
            let sum = Vec2::new(200.0, 152.0);
            let pennon = |up: f32| {
                let y = middle + up * (keep.y / 2.0 - 13.0);
                frame.slot(center + keep.x * 0.34, y, Vec2::new(54.0, 60.0), 0.0)
            };
            let figure = center - keep.x / 2.0 - 24.0 - 150.0;
            Self {
                title: frame.rect(center - 240.0, 6.0, 480.0, 46.0),
                progress: frame.rect(width - 126.0, 18.0, 108.0, 66.0),
                castle: frame.slot(center, middle, keep, 0.0),
                pennons: [pennon(-1.0), pennon(1.0)],
                standards: both(&|up| {
                    frame.rect(
                        34.0,
                        if up < 0.0 { 0.0 } else { height - 222.0 },
                        124.0,
                        222.0,
                    )
                }),
                opponent: frame.rect(176.0, 18.0, 190.0, 88.0),
                sums: [
                    frame.rect(side, far - sum.y / 2.0 + 6.0, sum.x, sum.y),
                    frame.rect(
                        center - room / 2.0 - 16.0 - sum.x,
                        near - sum.y / 2.0,
                        sum.x,
                        sum.y,
                    ),
                ],
                figures: both(&|up| {
                    let left = if up < 0.0 {
                        150.0
                    } else {
                        width - 150.0 - figure
                    };
                    frame.rect(left, middle - 112.0, figure, 226.0)
                }),
                buttons: Buttons::new(frame, frame.rect(side, near - 60.0, 250.0, 128.0), false),
                buttons_hint: frame.rect(side, near - 86.0, 250.0, 22.0),
                prompt: frame.rect(center - 220.0, height - 48.0, 440.0, 38.0),
                refusal: frame.rect(side, near + 74.0, width - side - 14.0, 22.0),
                card: size * frame.scale,
                rows: [row(far), row(near)],
                room: room * frame.scale,
            }
        }
    }
}
