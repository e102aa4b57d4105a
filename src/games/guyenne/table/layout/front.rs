//! Cards that lie together: the fan of a hand and the cascade before a castle. Only offsets, no places.

use std::f32::consts::FRAC_PI_2;

use bevy::math::Vec2;

use crate::games::guyenne::rules::Side;

/// How far a card before a castle is turned: not at all in attack, a quarter to the left in defence.
pub(super) fn turn(side: Side) -> f32 {
    match side {
        Side::Short => 0.0,
        Side::Long => FRAC_PI_2,
    }
}

/// The part of a card's width that its numeral in the corner takes.
pub(super) const CORNER: f32 = 0.27;

/// Position of a member of a row, from the row's middle: -1, 0, 1 for three.
pub(super) fn from_middle(index: usize, count: usize) -> f32 {
    let last = count.max(1) - 1;
    index.min(last) as f32 - last as f32 / 2.0
}

/// How many times as large cards of a row may be for each to leave its numeral free.
pub(super) fn fitting(card: Vec2, side: Side, room: f32, count: usize) -> f32 {
    let long = match side {
        Side::Short => card.x,
        Side::Long => card.y,
    };
    room / (long + (count.max(1) as f32 - 1.0) * CORNER * card.x)
}

/// Offset (y up) of a card from the middle of a row that may be `room` wide. Later cards lie on top and leave the left
/// edge of the earlier ones free, where the numeral is; turned cards also climb, as far as an upright card would reach.
pub(super) fn cascade(
    card: Vec2,
    side: Side,
    room: f32,
    roomiest: f32,
    index: usize,
    count: usize,
) -> Vec2 {
    let gaps = count.max(2) as f32 - 1.0;
    let at = from_middle(index, count);
    match side {
        Side::Short => Vec2::new(at * (card.x * roomiest).min((room - card.x) / gaps), 0.0),
        Side::Long => {
            let across = (card.y * roomiest).min((room - card.y) / gaps);
            let climb = ((card.y - card.x) / gaps).min(card.x * 0.22);
            Vec2::new(at * across, if across < card.y { at * climb } else { 0.0 })
        }
    }
}

/// Offset (y up) and turn of a card in a hand that may spread so wide.
pub(super) fn fan(card: Vec2, spread: f32, index: usize, count: usize) -> (Vec2, f32) {
    const TURN: f32 = 0.034;
    let gaps = count.max(2) as f32 - 1.0;
    let at = from_middle(index, count);
    let widest = gaps / 2.0 * TURN;
    let room = spread - card.x * widest.cos() - card.y * widest.sin();
    let step = (card.x * 0.95).min(room / gaps).max(0.0);
    let sink = card.y * 0.009 * at * at;
    (Vec2::new(at * step, -sink), -at * TURN)
}
