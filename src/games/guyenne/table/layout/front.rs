//! Offsets of cards that lie together: the fan of a hand and the cascade before a castle.

use std::f32::consts::FRAC_PI_2;

use bevy::math::Vec2;

use guyenne_rules::Side;

/// The turn of a card before a castle in radians: none in attack, a quarter counter-clockwise in defence.
pub(super) fn turn(side: Side) -> f32 {
    match side {
        Side::Short => 0.0,
        Side::Long => FRAC_PI_2,
    }
}

/// The width of the value in a card's corner, in parts of the card's width.
pub(super) const CORNER: f32 = 0.27;

/// The position of a card in a row, from the row's middle: -1, 0, 1 for three cards.
pub(super) fn from_middle(index: usize, count: usize) -> f32 {
    let last = count.max(1) - 1;
    index.min(last) as f32 - last as f32 / 2.0
}

/// The largest scale with which the cards of a row leave each value free.
pub(super) fn fitting(card: Vec2, side: Side, room: f32, count: usize) -> f32 {
    let long = match side {
        Side::Short => card.x,
        Side::Long => card.y,
    };
    room / (long + (count.max(1) as f32 - 1.0) * CORNER * card.x)
}

/// Offset (y up) of a card from the middle of a row that is `room` wide. Later cards lie on top and leave the left edge
/// of the earlier ones free, where the value is. Turned cards also rise, up to the height of an upright card.
/// `roomiest` is the largest step from card to card, in lengths of a card along the row.
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

/// Offset (y up) and turn in radians of a card in a hand that is at most `spread` wide.
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
