//! The measures of both compositions, in design units from the top left corner, y down.

use bevy::math::Vec2;

use super::frame::WindowFrame;

/// Height of a card for a width of one.
const CARD: f32 = 150.0 / 108.0;
/// The largest scale of castles and played cards where there is room.
const LARGER: f32 = 1.25;
/// Height of a castle card for a width of one.
const CASTLE: f32 = 150.0 / 130.0;

/// The size of a card of this width.
pub(super) fn card(width: f32) -> Vec2 {
    Vec2::new(width, width * CARD)
}

/// The size of a castle card of this width.
pub(super) fn castle(width: f32) -> Vec2 {
    Vec2::new(width, width * CASTLE)
}

/// The measures that several parts of the layout share.
#[derive(Clone, Copy, Debug)]
pub(super) struct LayoutMeasures {
    /// Outer margin.
    pub margin: f32,
    /// Right end of the left column (piles and pillage).
    pub left_column: f32,
    /// The top band of panels: top and height.
    pub band: (f32, f32),
    /// Height of the row of texts above the near hand.
    pub row: f32,
    /// Right end of the phase list; left end of the opponent's plate and of the toolbar.
    pub panels: [f32; 3],
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
    /// Height of the strip above and below a castle.
    pub rim: f32,
    pub played: Vec2,
    pub hand: Vec2,
    pub far_hand: Vec2,
    pub pile: Vec2,
    pub shield: Vec2,
    /// Middle of the near hand if it fits there, and the left and right end of its room.
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

impl LayoutMeasures {
    pub(super) fn of(frame: &WindowFrame) -> Self {
        let Vec2 {
            x: width,
            y: height,
        } = frame.size;
        let spare = frame.spare;
        let pick = |roomy: f32, compact: f32| frame.pick(roomy, compact);

        let margin = pick(14.0, 6.0);
        let left_column = pick(136.0, 100.0);
        let right = width - pick(106.0, 100.0);
        let pitch = ((right - left_column) / 6.0).min(pick(200.0, 130.0));
        let middle = (left_column + right) / 2.0;

        let hand = card(pick(102.0 + spare * 0.06, 66.0 + spare * 0.014));
        let hand_foot = pick(height + 9.0, height - 10.0) - spare * 0.05;
        let lift = pick(12.0, 8.0);
        let band = (pick(3.0, 2.0), pick(frame.grow(69.0, 96.0), 40.0));
        // Fronts and strip share the height between the panels at the top and the row above the hand.
        let top = pick(band.0 + band.1 + 1.0, 43.0);
        let row = frame.grow(40.0, 104.0);
        let foot = if frame.compact {
            hand_foot - hand.y - lift - 1.0
        } else {
            hand_foot - hand.y - lift - 2.0 - row - 3.0
        };
        let lane = pick(22.0, 15.0);
        let rim = pick(3.0, 2.0);
        let (played, castle) = (card(pick(62.0, 36.0)), castle(pick(135.0, 88.0)));
        let needed = 2.0 * played.y + castle.y;
        let shared = foot - top - 2.0 * lane - 2.0 * rim;
        let larger = (shared / needed)
            .min((pitch - pick(4.0, 6.0)) / castle.x)
            .min(LARGER);
        let (played, castle) = (played * larger, castle * larger);
        // The rest of the height is free space, most of it above and below.
        let air = shared - needed * larger;
        let lane = lane + air * 0.1;
        let rim = rim + (air * 0.06).min(8.0);
        let strip_height = castle.y + 2.0 * rim;
        let far_front = top + air * 0.4 + played.y / 2.0;
        let strip_top = far_front + played.y / 2.0 + lane;
        let strip_foot = strip_top + strip_height;
        let near_front = strip_foot + lane + played.y / 2.0;

        // The top band: the phase list at the left, opponent and toolbar at the right, the far hand between them.
        let phase = left_column + 18.0 + frame.grow(262.0, 322.0);
        let opponent = width - margin - frame.grow(256.0, 406.0);
        let tools = opponent - 168.0;
        let room = tools - phase - 24.0;
        let far_hand_spread = pick(330.0_f32.min(room), 150.0);
        let half = far_hand_spread / 2.0 + 12.0;
        let far_hand_middle = if frame.compact {
            width / 2.0
        } else {
            (width / 2.0).min(tools - half).max(phase + half)
        };

        let far_hand = card(pick(80.0, 38.0));
        let far_hand_foot = pick(70.0, 36.0) + air * 0.2;
        let actions = pick(width - 368.0 - frame.grow(0.0, 40.0), width - 366.0);

        Self {
            margin,
            left_column,
            band,
            row,
            pitch,
            strip: [middle - pitch * 3.0, strip_top, pitch * 6.0, strip_height],
            fronts: [far_front, near_front],
            lanes: [strip_top - lane / 2.0, strip_foot + lane / 2.0],
            lane,
            castle,
            rim,
            played,
            hand,
            far_hand,
            pile: card(pick(53.0, 36.0)),
            shield: card(pick(84.0, 60.0)),
            hand_at: Vec2::new(width / 2.0 - pick(50.0, 24.0), hand_foot - hand.y / 2.0),
            hand_room: [left_column + pick(20.0, 6.0), actions - pick(10.0, 6.0)],
            far_hand_at: Vec2::new(far_hand_middle, far_hand_foot - far_hand.y / 2.0),
            far_hand_spread,
            panels: [phase, opponent, tools],
            lift,
            actions,
            caption: pick(20.0, 0.0),
        }
    }
}
