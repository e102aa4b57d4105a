//! Who holds a castle: the arrow on its card that points to the holder, and the holder's pennon at their edge.

use std::f32::consts::FRAC_PI_2;

use bevy::prelude::*;

use super::castles::CastleFrame;
use super::pose::{Pose, ScenerySystems, TableParam, TargetPose, picture};
use crate::DisplayedView;
use crate::card::CastleCard;
use crate::card_pose;
use crate::layout::Edge;
use crate::picture_names;
use crate::session::TABLE_UPDATE;
use guyenne_rules::seat::Camp;
use kit_table::Waits;
use kit_theme::SpriteAtlases;

/// A sign of the holder, a child of the castle's card.
#[derive(Component, Debug, Clone, Copy, PartialEq, Eq)]
enum HolderSign {
    Arrow,
    Pennon(Camp),
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        TABLE_UPDATE,
        (arrange_signs, paint_signs).in_set(ScenerySystems::Arrange),
    );
}

/// Adds arrow and pennons to a castle's card.
pub(super) fn hang(commands: &mut Commands, atlases: &SpriteAtlases, card: Entity) {
    commands.spawn((
        Name::new("Arrow"),
        HolderSign::Arrow,
        picture(atlases, picture_names::arrow(None)),
        Waits,
        ChildOf(card),
    ));
    for camp in Camp::ALL {
        let name = picture_names::pennon(camp);
        commands.spawn((
            Name::new(name),
            HolderSign::Pennon(camp),
            picture(atlases, name),
            Waits,
            ChildOf(card),
        ));
    }
}

/// Turns arrows to the holders, shows the holders' pennons and hides the others.
fn arrange_signs(
    table: TableParam,
    castles: Query<&CastleCard>,
    mut signs: Query<(&HolderSign, &ChildOf, &mut TargetPose)>,
) {
    for (sign, of, mut target) in &mut signs {
        let Ok(card) = castles.get(of.parent()) else {
            continue;
        };
        let frame = CastleFrame::of(card.0, &table.layout, &table.displayed);
        let holder = table.displayed.view.holders[card.0.index()];
        let pose = match sign {
            HolderSign::Arrow => {
                let turn = match holder.map(|camp| card_pose::edge(&table.displayed, camp)) {
                    None => 0.0,
                    Some(Edge::Far) => FRAC_PI_2,
                    Some(Edge::Near) => -FRAC_PI_2,
                };
                frame.arrow().turned(turn)
            }
            HolderSign::Pennon(camp) => {
                let edge = card_pose::edge(&table.displayed, *camp);
                let pose = frame.pennon(edge as usize);
                if holder == Some(*camp) {
                    pose
                } else {
                    rolled_up(pose, edge)
                }
            }
        };
        target.set_if_neq(TargetPose::by(pose, table.timings.capture));
    }
}

/// The pose of a hidden pennon: behind the card's edge, invisible.
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

/// Sets the sprites: arrows in the holder's colours, pennons by the edge they hang at.
fn paint_signs(
    displayed: Res<DisplayedView>,
    atlases: Res<SpriteAtlases>,
    castles: Query<&CastleCard>,
    mut signs: Query<(&HolderSign, &ChildOf, &mut Sprite)>,
) {
    // Not a run condition: it would miss a view that comes while the scenery rests.
    if !displayed.is_changed() {
        return;
    }
    for (sign, of, mut sprite) in &mut signs {
        let Ok(card) = castles.get(of.parent()) else {
            continue;
        };
        let name = match sign {
            HolderSign::Arrow => picture_names::arrow(displayed.view.holders[card.0.index()]),
            HolderSign::Pennon(camp) => match card_pose::edge(&displayed, *camp) {
                Edge::Far => picture_names::pennon_up(*camp),
                Edge::Near => picture_names::pennon(*camp),
            },
        };
        let fresh = atlases.sprite(name);
        if sprite.rect != fresh.rect {
            sprite.rect = fresh.rect;
        }
    }
}
