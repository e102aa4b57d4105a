//! What is drawn on the map for a plan: reach with points left, the way, blows with their chances, the two hexes
//! beside, the line of a shot, the enemies' threat. As plain data; `overlays` draws it.

use bevy::prelude::*;

use super::geometry::{HEX, centre};
use super::marks_of_blows::{blow, one_threat, shot, threat};
use super::picture_names as names;
use super::plan::{Deed, Plan};
use super::{Selection, Turn, odds_words};
use guesclin_rules::preview::{ReachMap, Stop};
use guesclin_rules::{Board, Fighter, Hex, Move, Stage};
use kit_i18n::LocalizedText;
use kit_theme::palette;

/// Something that is drawn on the map, in units of its picture.
#[derive(Debug, Clone, PartialEq)]
pub enum Mark {
    /// A picture of this size around a point, turned by an angle.
    Picture {
        /// Its name.
        name: String,
        /// The middle.
        at: Vec2,
        /// The size.
        size: Vec2,
        /// The tint.
        color: Color,
        /// The angle, clockwise.
        angle: f32,
    },
    /// A number or a few signs around a point.
    Text {
        /// The signs.
        text: LocalizedText,
        /// The middle.
        at: Vec2,
        /// The size of type.
        size: f32,
        /// The colour.
        color: Color,
        /// What is painted behind the signs.
        behind: Color,
    },
    /// A line.
    Line {
        /// From here.
        from: Vec2,
        /// To here.
        to: Vec2,
        /// How thick.
        thick: f32,
        /// The colour.
        color: Color,
    },
}

/// The size of a picture of a hex, with its margin.
const OVERLAY: Vec2 = Vec2::new(140.0, 122.0);

pub(super) fn overlay(name: &str, at: Hex, color: Color) -> Mark {
    Mark::Picture {
        name: name.to_owned(),
        at: centre(at),
        size: OVERLAY,
        color,
        angle: 0.0,
    }
}

pub(super) fn picture(name: &str, at: Vec2, size: f32) -> Mark {
    Mark::Picture {
        name: name.to_owned(),
        at,
        size: Vec2::splat(size),
        color: palette::dimmed(1.0),
        angle: 0.0,
    }
}

pub(super) fn text(text: LocalizedText, at: Vec2, size: f32, color: Color) -> Mark {
    Mark::Text {
        text,
        at,
        size,
        color,
        behind: palette::CLEAR,
    }
}

/// The chance of a blow from a hex, on a dark ground, as it may lie on a figure.
fn chance_text(chance: f64, from: Hex, color: Color) -> Mark {
    Mark::Text {
        text: odds_words::chance(chance),
        at: centre(from) + Vec2::Y * 44.0,
        size: 27.0,
        color,
        behind: palette::SABLE.with_alpha(0.78),
    }
}

/// The marks below the figures, and those above them.
#[derive(Debug, Clone, Default, PartialEq)]
pub struct Marks {
    /// On the ground.
    pub ground: Vec<Mark>,
    /// Over the figures.
    pub above: Vec<Mark>,
}

impl Marks {
    /// Adds others on top.
    pub fn extend(&mut self, others: Self) {
        self.ground.extend(others.ground);
        self.above.extend(others.above);
    }
}

/// What is marked for what is planned; what depends on the cursor is in [`under_cursor`].
#[must_use]
pub fn planned(board: &Board, selection: &Selection, turn: Turn) -> Marks {
    let mut marks = Marks::default();
    let plan = &selection.plan;
    if selection.threat {
        threat(&selection.threats(board, turn.own_camp(board)), &mut marks);
        for at in selection.marked.iter().filter_map(|&who| board.at(who)) {
            marks
                .ground
                .push(overlay(names::HEX_RIM, at, palette::ARGENT));
            marks.above.push(Mark::Text {
                text: LocalizedText::verbatim(" ! "),
                at: centre(at) + Vec2::new(0.0, -42.0),
                size: 34.0,
                color: palette::ARGENT,
                behind: palette::GULES,
            });
        }
    }
    match (board.stage(), turn) {
        (Stage::Place(banner), Turn::Person(_)) => {
            let mut waiting = board
                .of_banner(banner)
                .filter(|&who| board.at(who).is_none());
            let who = plan
                .fighter
                .filter(|&who| board.at(who).is_none() && board.banner(who) == banner);
            if let Some(who) = who.or_else(|| waiting.next()) {
                let zone = board.scenario().fighters[who.index()].zone.iter();
                for &at in zone.filter(|&&at| board.on(at).is_none()) {
                    fill(at, palette::AZURE, &mut marks.ground);
                }
            }
        }
        (Stage::Drop(_), Turn::Person(_)) => {
            for m in board.moves() {
                if let Move::Drop { at } = m {
                    fill(at, palette::OR, &mut marks.ground);
                }
            }
            if let Some(at) = plan.fall {
                marks
                    .ground
                    .push(overlay(names::HEX_RIM, at, palette::GULES));
                marks.above.push(picture(names::BOOTY, centre(at), 62.0));
            }
        }
        (Stage::Act(_), _) => acting(board, selection, turn, &mut marks),
        _ => {}
    }
    marks
}

fn fill(at: Hex, color: Color, ground: &mut Vec<Mark>) {
    ground.push(overlay(names::HEX_FILL, at, color.with_alpha(0.26)));
    ground.push(overlay(names::HEX_RIM, at, color.with_alpha(0.85)));
}

fn acting(board: &Board, selection: &Selection, turn: Turn, marks: &mut Marks) {
    let plan = &selection.plan;
    let Some(who) = plan.fighter else {
        return;
    };
    let acts = turn.person().is_some() && plan.actor(board) == Some(who);
    if !acts {
        let foe = board.camp(who) != turn.own_camp(board) && turn != Turn::Busy;
        if foe && !selection.threat && board.at(who).is_some() {
            one_threat(board, who, &mut marks.ground);
        }
        return;
    }
    if let Some(order) = plan.order {
        let mut ordered = board.clone();
        ordered.set_order(who, Some(order));
        let plain = board.reach_map(who);
        if let Some(reach) = ordered.reach_map(who) {
            reach_marks(&reach, |_| false, &mut marks.ground);
            let fresh = reach.hexes.iter().filter(|hex| {
                hex.stop == Stop::Ends
                    && plain
                        .as_ref()
                        .is_none_or(|plain| plain.hex(hex.at).is_none())
            });
            let dots = fresh.map(|hex| overlay(names::HEX_DOTS, hex.at, palette::OR));
            marks.ground.extend(dots);
        }
        marks.above.push(picture(
            names::order(order),
            board.at(who).map_or(Vec2::ZERO, centre) + Vec2::new(34.0, -58.0),
            58.0,
        ));
        return;
    }
    let strikes = match plan.deed {
        Some(Deed::Attack(foe)) => Plan::strikes_at(board, who, foe),
        _ => Vec::new(),
    };
    if let Some(reach) = board.reach_map(who) {
        let chance_here = |at| strikes.iter().any(|strike| strike.from == at);
        reach_marks(&reach, chance_here, &mut marks.ground);
        if let Some(goal) = plan.goal {
            way(board, &reach, who, goal, marks);
        }
    }
    match plan.deed {
        Some(Deed::Attack(foe)) => {
            for strike in &strikes {
                marks
                    .ground
                    .push(overlay(names::HEX_RIM, strike.from, palette::GULES));
            }
            if let Some(from) = plan.stand(board) {
                blow(board, who, from, foe, marks);
            }
            for strike in &strikes {
                let chosen = plan.stand(board) == Some(strike.from);
                let color = if chosen {
                    palette::OR_LIGHT
                } else {
                    palette::ARGENT
                };
                marks
                    .above
                    .push(chance_text(strike.chance, strike.from, color));
            }
        }
        Some(Deed::Shoot(foe)) => {
            if let Some(from) = board.at(who) {
                shot(board, who, from, foe, &mut marks.above);
            }
        }
        _ => {
            // Whom the fighter could strike or shoot at.
            for foe in board.in_reach(who) {
                if let Some(at) = board.at(foe) {
                    marks
                        .ground
                        .push(overlay(names::HEX_RIM, at, palette::GULES));
                }
            }
        }
    }
}

/// The hexes in reach, with the points left there, but for those that show something else in that place.
fn reach_marks(reach: &ReachMap, taken: impl Fn(Hex) -> bool, ground: &mut Vec<Mark>) {
    for hex in &reach.hexes {
        match hex.stop {
            Stop::Ends => {
                fill(hex.at, palette::AZURE, ground);
                if hex.difficult {
                    ground.push(overlay(
                        names::HEX_HATCH,
                        hex.at,
                        palette::AZURE_DEEP.with_alpha(0.5),
                    ));
                }
                if !taken(hex.at) {
                    ground.push(text(
                        LocalizedText::verbatim(hex.left.to_string()),
                        centre(hex.at) + Vec2::new(0.0, 40.0),
                        28.0,
                        palette::ARGENT,
                    ));
                }
            }
            Stop::Passes(_) => {
                ground.push(overlay(
                    names::HEX_CROSS,
                    hex.at,
                    palette::AZURE_DEEP.with_alpha(0.6),
                ));
            }
            Stop::Stands => {}
        }
        if !hex.exits.is_empty() {
            ground.push(overlay(names::HEX_ARROW, hex.at, palette::OR));
        }
    }
}

/// The way to the goal, with the figure there as a ghost.
fn way(board: &Board, reach: &ReachMap, who: Fighter, goal: Hex, marks: &mut Marks) {
    path(reach, goal, palette::OR, &mut marks.ground);
    let recruit = &board.scenario().fighters[who.index()];
    let name = names::figure(&recruit.counter_id, board.fighter(who).stunned);
    marks.above.push(Mark::Picture {
        name: name.to_owned(),
        at: centre(goal),
        size: Vec2::splat(HEX),
        color: palette::dimmed(1.0).with_alpha(0.72),
        angle: 0.0,
    });
}

fn path(reach: &ReachMap, goal: Hex, color: Color, ground: &mut Vec<Mark>) {
    let Some(path) = reach.ways.path(goal) else {
        return;
    };
    let hexes: Vec<Hex> = path.iter().collect();
    for step in hexes.windows(2) {
        ground.push(Mark::Line {
            from: centre(step[0]),
            to: centre(step[1]),
            thick: 9.0,
            color,
        });
    }
    ground.push(overlay(names::HEX_RIM, goal, color));
}

/// What is marked for the hex under the cursor: its rim, the way there, and who could strike there.
#[must_use]
pub fn under_cursor(board: &Board, selection: &Selection, turn: Turn, at: Hex) -> Marks {
    let mut marks = Marks::default();
    let plan = &selection.plan;
    marks
        .above
        .push(overlay(names::HEX_RIM, at, palette::OR_LIGHT));
    if selection.threat {
        let threats = selection.threats(board, turn.own_camp(board));
        for one in threats.at(at) {
            if let Some(from) = board.at(one.who) {
                marks
                    .ground
                    .push(overlay(names::HEX_RIM, from, palette::OR));
                marks.ground.push(Mark::Line {
                    from: centre(from),
                    to: centre(at),
                    thick: 4.0,
                    color: palette::GULES.with_alpha(0.7),
                });
            }
        }
    }
    let acts = turn.person().is_some() && plan.order.is_none();
    if acts
        && plan.goal.is_none()
        && let Some(who) = plan.actor(board)
        && let Some(reach) = board.reach_map(who)
        && reach.hex(at).is_some_and(|hex| hex.stop == Stop::Ends)
    {
        path(
            &reach,
            at,
            palette::OR_LIGHT.with_alpha(0.8),
            &mut marks.ground,
        );
    }
    marks
}
