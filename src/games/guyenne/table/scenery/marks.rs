//! A sword or a shield beside the cards before a castle: attack or defence.

use bevy::prelude::*;

use super::pose::{Pose, ScenerySystems, TableParam, TargetPose, picture};
use crate::games::guyenne::rules::Side;
use crate::games::guyenne::rules::seat::Camp;
use crate::games::guyenne::table::TABLE;
use crate::games::guyenne::table::card_pose::{self, depth};
use crate::theme::SpriteAtlases;

/// The mark of a camp at the first or second castle of the round.
#[derive(Component, Debug, Clone, Copy, PartialEq, Eq)]
struct Mark {
    at: usize,
    camp: Camp,
    icon: bool,
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(OnEnter(TABLE), bring_marks)
        .add_systems(Update, arrange_marks.in_set(ScenerySystems::Arrange));
}

/// Spawns the marks.
fn bring_marks(atlases: Res<SpriteAtlases>, mut commands: Commands) {
    for at in 0..2 {
        for camp in Camp::ALL {
            let mark = |icon| Mark { at, camp, icon };
            commands.spawn((mark(false), picture(&atlases, "badge")));
            commands.spawn((mark(true), picture(&atlases, "icon-attack")));
        }
    }
}

/// Shows marks beside fronts that have cards.
fn arrange_marks(
    table: TableParam,
    atlases: Res<SpriteAtlases>,
    mut marks: Query<(&Mark, &mut TargetPose, &mut Sprite)>,
) {
    let (view, layout) = (&table.displayed.view, &table.layout);
    for (mark, mut target, mut sprite) in &mut marks {
        let front = view.fronts[mark.at][mark.camp].filter(|_| !view.decided[mark.at]);
        let Some(front) = front else {
            let gone = target.fading(table.timings.hover);
            target.set_if_neq(gone);
            continue;
        };
        let edge = card_pose::edge(&table.displayed, mark.camp);
        let slot = layout.mark(edge, front.castle.index());
        let pose = if mark.icon {
            Pose::slot(slot.scaled(0.82), depth::BADGE + 0.6)
        } else {
            Pose::slot(slot, depth::BADGE + 0.5)
        };
        target.set_if_neq(TargetPose::by(pose, table.timings.hover));
        if mark.icon {
            let name = match front.side {
                Side::Short => "icon-attack",
                Side::Long => "icon-defence",
            };
            let fresh = atlases.sprite(name);
            if sprite.rect != fresh.rect {
                sprite.rect = fresh.rect;
            }
        }
    }
}
