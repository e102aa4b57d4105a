//! A sword or a shield beside the cards before a castle: attack or defence, told by more than how the cards lie.

use bevy::prelude::*;

use super::pose::{Goal, Pose, ScenerySystems, Table, picture};
use crate::games::guyenne::rules::Side;
use crate::games::guyenne::rules::seat::Camp;
use crate::games::guyenne::table::TABLE;
use crate::games::guyenne::table::place::{self, depth};
use crate::theme::Sheets;

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

/// Brings the marks.
fn bring_marks(sheets: Res<Sheets>, mut commands: Commands) {
    for at in 0..2 {
        for camp in Camp::ALL {
            let mark = |icon| Mark { at, camp, icon };
            commands.spawn((mark(false), picture(&sheets, "badge")));
            commands.spawn((mark(true), picture(&sheets, "icon-attack")));
        }
    }
}

/// Puts marks beside fronts that have cards.
fn arrange_marks(
    table: Table,
    sheets: Res<Sheets>,
    mut marks: Query<(&Mark, &mut Goal, &mut Sprite)>,
) {
    let (view, cloth) = (&table.shown.view, &table.cloth);
    for (mark, mut goal, mut sprite) in &mut marks {
        let front = view.fronts[mark.at][mark.camp].filter(|_| !view.decided[mark.at]);
        let Some(front) = front else {
            let gone = goal.fading(table.feel.hover);
            goal.set_if_neq(gone);
            continue;
        };
        let edge = place::edge(&table.shown, mark.camp);
        let slot = cloth.mark(edge, front.castle.index());
        let pose = if mark.icon {
            Pose::slot(slot.scaled(0.82), depth::BADGE + 0.6)
        } else {
            Pose::slot(slot, depth::BADGE + 0.5)
        };
        goal.set_if_neq(Goal::by(pose, table.feel.hover));
        if mark.icon {
            let name = match front.side {
                Side::Short => "icon-attack",
                Side::Long => "icon-defence",
            };
            let fresh = sheets.sprite(name);
            if sprite.rect != fresh.rect {
                sprite.rect = fresh.rect;
            }
        }
    }
}
