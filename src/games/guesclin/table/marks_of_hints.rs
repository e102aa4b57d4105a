//! What is marked for a hint: the figure, the hex it is to go to, the enemy it is to strike.

use bevy::prelude::*;

use super::geometry::centre;
use super::hint_text::{actor, place, target};
use super::marks::{Mark, Marks, overlay, picture};
use super::picture_names as names;
use guesclin_ai::Hint;
use guesclin_rules::{Board, Hex, Move};
use kit_theme::palette;

/// What is marked where a coach wants a press.
#[must_use]
pub(super) fn pressed_next(at: Hex) -> Marks {
    let hand = centre(at) + Vec2::new(-50.0, -34.0);
    Marks {
        ground: vec![
            overlay(names::HEX_FILL, at, palette::OR.with_alpha(0.45)),
            overlay(names::HEX_RIM, at, palette::OR),
        ],
        above: vec![picture("icon-hint", hand, 74.0)],
    }
}

/// What is marked for a hint.
#[must_use]
pub(super) fn advised(board: &Board, hint: &Hint) -> Marks {
    let mut marks = Marks::default();
    let who = actor(hint.advised).and_then(|who| board.at(who));
    let to = place(hint, board).filter(|&to| Some(to) != who);
    let foe = target(hint).and_then(|foe| board.at(foe));
    if let Some(at) = who {
        marks.ground.push(overlay(names::HEX_RIM, at, palette::OR));
    }
    if let Some(at) = to.filter(|&at| Some(at) != foe) {
        let fill = palette::OR.with_alpha(0.4);
        marks.ground.push(overlay(names::HEX_FILL, at, fill));
        marks.ground.push(overlay(names::HEX_RIM, at, palette::OR));
        let hand = centre(at) + Vec2::new(-46.0, -30.0);
        marks.above.push(picture("icon-hint", hand, 74.0));
    }
    if let Some(at) = foe {
        let rim = overlay(names::HEX_RIM, at, palette::GULES);
        marks.ground.push(rim);
    }
    if let (Some(from), Some(to)) = (who, foe.or(to)) {
        let via = to_between(hint, board).unwrap_or(from);
        for (from, to) in [(from, via), (via, to)] {
            if from != to {
                marks.ground.push(Mark::Line {
                    from: centre(from),
                    to: centre(to),
                    thick: 7.0,
                    color: palette::OR.with_alpha(0.8),
                });
            }
        }
    }
    if let (Move::Order { order, .. }, Some(at)) = (hint.advised, who) {
        let sign = centre(at) + Vec2::new(34.0, -58.0);
        marks.above.push(picture(names::order(order), sign, 58.0));
    }
    marks
}

/// The hex of a march that leads to a blow.
fn to_between(hint: &Hint, board: &Board) -> Option<Hex> {
    match hint.advised {
        Move::March { to, exit: None, .. } if board.on(to).is_none() => Some(to),
        _ => None,
    }
}
