//! Who holds a castle: the arrow on its card that turns to the holder, and the holder's pennon at his edge.

use std::f32::consts::FRAC_PI_2;

use bevy::prelude::*;

use super::castles::Frame;
use super::pose::{Goal, Pose, ScenerySystems, Table, picture};
use crate::games::guyenne::rules::seat::Camp;
use crate::games::guyenne::table::Shown;
use crate::games::guyenne::table::card::CastleCard;
use crate::games::guyenne::table::layout::Edge;
use crate::games::guyenne::table::motion::Waits;
use crate::games::guyenne::table::place;
use crate::theme::Sheets;

/// What tells the holder, a child of the castle's card.
#[derive(Component, Debug, Clone, Copy, PartialEq, Eq)]
enum Sign {
    Arrow,
    Pennon(Camp),
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        (arrange_signs, paint_signs).in_set(ScenerySystems::Arrange),
    );
}

/// Hangs arrow and pennons on a castle's card.
pub(super) fn hang(commands: &mut Commands, sheets: &Sheets, card: Entity) {
    commands.spawn((
        Name::new("Arrow"),
        Sign::Arrow,
        picture(sheets, "arrow"),
        Waits,
        ChildOf(card),
    ));
    for camp in Camp::ALL {
        let name = format!("pennon-{}", camp.name());
        commands.spawn((
            Name::new(name.clone()),
            Sign::Pennon(camp),
            picture(sheets, &name),
            Waits,
            ChildOf(card),
        ));
    }
}

/// Turns arrows to the holders, lets their pennons drop, and takes in the others.
fn arrange_signs(
    table: Table,
    castles: Query<&CastleCard>,
    mut signs: Query<(&Sign, &ChildOf, &mut Goal)>,
) {
    for (sign, of, mut goal) in &mut signs {
        let Ok(card) = castles.get(of.parent()) else {
            continue;
        };
        let frame = Frame::of(card.0, &table.cloth, &table.shown);
        let holder = table.shown.view.holders[card.0.index()];
        let pose = match sign {
            Sign::Arrow => {
                let turn = match holder.map(|camp| place::edge(&table.shown, camp)) {
                    None => 0.0,
                    Some(Edge::Far) => FRAC_PI_2,
                    Some(Edge::Near) => -FRAC_PI_2,
                };
                frame.arrow().turned(turn)
            }
            Sign::Pennon(camp) => {
                let edge = place::edge(&table.shown, *camp);
                let pose = frame.pennon(edge as usize);
                if holder == Some(*camp) {
                    pose
                } else {
                    rolled_up(pose, edge)
                }
            }
        };
        goal.set_if_neq(Goal::by(pose, table.feel.capture));
    }
}

/// A pennon that does not hang: behind the card's edge, not to be seen.
fn rolled_up(pose: Pose, edge: Edge) -> Pose {
    let inward = match edge {
        Edge::Far => -1.0,
        Edge::Near => 1.0,
    };
    Pose {
        size: pose.size * Vec2::new(1.0, 0.3),
        ..pose.shifted(Vec2::Y * inward * pose.size.y * 0.6)
    }
    .faded(0.0)
}

/// Gives the arrows their holder's colours, and pennons the cut of their edge.
fn paint_signs(
    shown: Res<Shown>,
    sheets: Res<Sheets>,
    castles: Query<&CastleCard>,
    mut signs: Query<(&Sign, &ChildOf, &mut Sprite)>,
) {
    if !shown.is_changed() {
        return;
    }
    for (sign, of, mut sprite) in &mut signs {
        let Ok(card) = castles.get(of.parent()) else {
            continue;
        };
        let name = match sign {
            Sign::Arrow => match shown.view.holders[card.0.index()] {
                Some(camp) => format!("arrow-{}", camp.name()),
                None => "arrow".to_owned(),
            },
            Sign::Pennon(camp) => match place::edge(&shown, *camp) {
                Edge::Far => format!("pennon-{}-up", camp.name()),
                Edge::Near => format!("pennon-{}", camp.name()),
            },
        };
        let fresh = sheets.sprite(&name);
        if sprite.rect != fresh.rect {
            sprite.rect = fresh.rect;
        }
    }
}
