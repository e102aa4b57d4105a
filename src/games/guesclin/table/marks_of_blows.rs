//! The marks of blows: arrows with the two hexes beside, the lines of shots, the enemies' threat.

use bevy::prelude::*;

use super::geometry::{centre, edge};
use super::marks::{Mark, Marks, overlay, picture, text};
use super::picture_names as names;
use guesclin_rules::preview::{Edge, Sway, ThreatMap};
use guesclin_rules::{Board, Fighter, Hex};
use kit_i18n::LocalizedText;
use kit_theme::palette;

/// An attack: the arrow, and the two hexes beside.
pub(super) fn blow(board: &Board, who: Fighter, from: Hex, foe: Fighter, marks: &mut Marks) {
    let Some(exchange) = board.exchange(who, from, foe) else {
        return;
    };
    let Some(at) = board.at(foe) else { return };
    let (a, b) = (centre(from), centre(at));
    let way = b - a;
    marks.above.push(Mark::Picture {
        name: names::ARROW_BLOW.to_owned(),
        at: a.midpoint(b),
        size: Vec2::splat(54.0),
        color: palette::dimmed(1.0),
        angle: way.y.atan2(way.x),
    });
    for seen in &exchange.flanks {
        let at = seen.flank.at;
        let (name, color) = match seen.sway {
            Sway::Friend(_) => (Some(names::FLANK_PLUS), palette::GULES),
            Sway::Enemy(_) => (Some(names::FLANK_MINUS), palette::VERT),
            Sway::Barred(..) => (Some(names::FLANK_BROKEN), palette::STONE),
            Sway::Nobody => (None, palette::OR_LIGHT),
        };
        marks.ground.push(overlay(names::HEX_RIM, at, color));
        marks
            .ground
            .push(overlay(names::HEX_FILL, at, color.with_alpha(0.3)));
        if let Some(name) = name {
            marks
                .above
                .push(picture(name, centre(at) + Vec2::new(-38.0, 30.0), 44.0));
        }
        if let Some(Edge {
            between: (one, other),
            ..
        }) = seen.edge.filter(|_| matches!(seen.sway, Sway::Barred(..)))
        {
            marks.above.push(picture(
                names::FLANK_BROKEN,
                centre(one).midpoint(centre(other)),
                36.0,
            ));
        }
    }
}

/// The line of a shot with what it crosses; at a tie both lines, the one that counts bold.
pub(super) fn shot(board: &Board, who: Fighter, from: Hex, foe: Fighter, above: &mut Vec<Mark>) {
    let Some(aimed) = board.aimed(who, from, foe) else {
        return;
    };
    let (a, b) = (centre(from), centre(aimed.to));
    let aside = (b - a).normalize_or_zero().perp() * 7.0;
    let tie = aimed.lines.len() > 1;
    for (n, line) in aimed.lines.iter().enumerate() {
        let side = match (tie, n) {
            (false, _) => Vec2::ZERO,
            (true, 0) => aside,
            (true, _) => -aside,
        };
        let counts = n == 0;
        above.push(Mark::Line {
            from: a + side,
            to: b + side,
            thick: if counts { 7.0 } else { 3.0 },
            color: if counts {
                palette::GULES
            } else {
                palette::GULES.with_alpha(0.45)
            },
        });
        if !counts {
            continue;
        }
        let woods = line.woods.iter().map(|&at| (names::LINE_WOOD, centre(at)));
        let obstacles = line.obstacles.iter().filter_map(|crossed| {
            let (one, other) = crossed.between;
            Some((names::LINE_OBSTACLE, edge(one, one.direction_to(other)?)))
        });
        for (name, at) in woods.chain(obstacles) {
            above.push(picture(name, at, 46.0));
            above.push(text(
                LocalizedText::verbatim("+1"),
                at + Vec2::Y * 34.0,
                24.0,
                palette::ARGENT,
            ));
        }
    }
}

/// How many enemies could strike or shoot at each hex.
pub(super) fn threat(map: &ThreatMap, marks: &mut Marks) {
    for at in Hex::all() {
        let count = map.count(at);
        if count > 0 {
            let alpha = (0.14 + 0.1 * count as f32).min(0.55);
            marks.ground.push(overlay(
                names::HEX_FILL,
                at,
                palette::GULES.with_alpha(alpha),
            ));
            let place = centre(at) + Vec2::new(38.0, -34.0);
            marks.above.push(text(
                LocalizedText::verbatim(count.to_string()),
                place,
                26.0,
                palette::ARGENT,
            ));
        } else if map.ordered(at).next().is_some() {
            marks
                .ground
                .push(overlay(names::HEX_DOTS, at, palette::GULES));
        }
    }
}

/// Where one fighter could strike or shoot.
pub(super) fn one_threat(board: &Board, who: Fighter, ground: &mut Vec<Mark>) {
    let Some(threat) = board.threat(who) else {
        return;
    };
    for at in Hex::all() {
        if threat.strikes.contains(at) {
            ground.push(overlay(
                names::HEX_FILL,
                at,
                palette::GULES.with_alpha(0.34),
            ));
        } else if threat.shoots.contains(at) {
            ground.push(overlay(
                names::HEX_HATCH,
                at,
                palette::GULES.with_alpha(0.6),
            ));
        }
        if threat.ordered.contains(at) {
            ground.push(overlay(names::HEX_DOTS, at, palette::GULES));
        }
    }
}
