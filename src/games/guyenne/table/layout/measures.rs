//! The numbers of both compositions, in design units from the top left corner, y down. Only numbers.

use bevy::math::Vec2;

use super::frame::Frame;

/// Height of a card for a width of one.
const CARD: f32 = 150.0 / 108.0;
/// Height of a castle card for a width of one.
const CASTLE: f32 = 150.0 / 130.0;

/// A card so wide.
pub(super) fn card(width: f32) -> Vec2 {
    Vec2::new(width, width * CARD)
}

/// A castle card so wide.
pub(super) fn castle(width: f32) -> Vec2 {
    Vec2::new(width, width * CASTLE)
}

/// Everything that several parts of the table must agree on.
#[derive(Clone, Copy, Debug)]
pub(super) struct Measures {
    /// Outer margin.
    pub margin: f32,
    /// Right end of the left column (piles and pillage).
    pub left_column: f32,
    /// The top band of panels: top and height.
    pub band: (f32, f32),
    /// Distance from one castle's middle to the next one's.
    pub pitch: f32,
    /// The strip: left, top, width, height.
    pub strip: [f32; 4],
    /// Middle line of the far and of the near front.
    pub fronts: [f32; 2],
    /// Middle line of the far and of the near bracket lane.
    pub lanes: [f32; 2],
    /// Height of a bracket lane.
    pub lane: f32,
    /// Card sizes.
    pub castle: Vec2,
    pub played: Vec2,
    pub hand: Vec2,
    pub far_hand: Vec2,
    pub pile: Vec2,
    pub shield: Vec2,
    /// Middle of the near hand where it fits there, and the left and right end of its room.
    pub hand_at: Vec2,
    pub hand_room: [f32; 2],
    /// Middle of the far hand, and the most it may spread.
    pub far_hand_at: Vec2,
    pub far_hand_spread: f32,
    /// How far a hovered or chosen card rises.
    pub lift: f32,
    /// Left end of the block of buttons at the bottom right.
    pub actions: f32,
    /// Height of a line of small text under a pile.
    pub caption: f32,
}

impl Measures {
    pub(super) fn of(frame: &Frame) -> Self {
        let Vec2 {
            x: width,
            y: height,
        } = frame.size;
        let spare = frame.spare;
        let pick = |roomy: f32, compact: f32| frame.pick(roomy, compact);

        let left = pick(150.0, 100.0);
        let right = width - pick(140.0, 100.0);
        let pitch = ((right - left) / 6.0).min(pick(200.0, 130.0));
        let middle = (left + right) / 2.0;

        let played = card(pick(62.0, 36.0));
        let lane = pick(28.0, 15.0) + spare * 0.05;
        let strip_height = pick(172.0, 106.0);
        let far_front = pick(98.0, 43.0) + spare * 0.32 + played.y / 2.0;
        let strip_top = far_front + played.y / 2.0 + lane;
        let strip_foot = strip_top + strip_height;
        let near_front = strip_foot + lane + played.y / 2.0;

        let hand = card(pick(102.0 + spare * 0.06, 66.0 + spare * 0.014));
        let hand_foot = pick(height + 4.0, height - 10.0) - spare * 0.05;
        let far_hand = card(pick(80.0, 38.0));
        let far_hand_foot = pick(72.0, 36.0) + spare * 0.2;
        let left_column = pick(146.0, 100.0);
        let actions = pick(width - 368.0, width - 366.0);

        Self {
            margin: pick(14.0, 6.0),
            left_column,
            band: frame.pick((14.0, 78.0), (2.0, 40.0)),
            pitch,
            strip: [middle - pitch * 3.0, strip_top, pitch * 6.0, strip_height],
            fronts: [far_front, near_front],
            lanes: [strip_top - lane / 2.0, strip_foot + lane / 2.0],
            lane,
            castle: castle(pick(135.0, 88.0)),
            played,
            hand,
            far_hand,
            pile: card(pick(58.0, 36.0)),
            shield: card(pick(84.0, 60.0)),
            hand_at: Vec2::new(width / 2.0 - pick(50.0, 24.0), hand_foot - hand.y / 2.0),
            hand_room: [left_column + pick(20.0, 6.0), actions - pick(10.0, 6.0)],
            far_hand_at: Vec2::new(width / 2.0, far_hand_foot - far_hand.y / 2.0),
            far_hand_spread: pick(330.0, 150.0),
            lift: pick(15.0, 8.0),
            actions,
            caption: pick(20.0, 0.0),
        }
    }
}
