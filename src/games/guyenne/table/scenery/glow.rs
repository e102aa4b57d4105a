//! The gold around castles: the two of this round, what may be chosen, what is chosen, advised or under the pointer; and
//! the hand that points at the one that is advised.

use bevy::picking::hover::Hovered;
use bevy::prelude::*;

use super::pose::{Pose, ScenerySystems, TableParam, TargetPose, picture};
use crate::games::guyenne::table::card::{CastleCard, Hinted, Selectable, Selected};
use crate::games::guyenne::table::card_pose;
use crate::input::Focused;
use crate::theme::SpriteAtlases;

/// The gold behind a castle's card, its child.
#[derive(Component, Debug)]
struct CastleGlow;

/// The hand that points at a castle from the west, its child.
#[derive(Component, Debug)]
struct CastlePointer;

/// Where the hand is and how large, in units of the castle's card.
const HAND: (Vec2, f32) = (Vec2::new(-78.0, 4.0), 36.0);

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        (arrange_glows, point_at_advised).in_set(ScenerySystems::Arrange),
    );
}

/// Puts the gold behind a castle's card.
pub(super) fn light(commands: &mut Commands, atlases: &SpriteAtlases, card: Entity) {
    commands.spawn((CastleGlow, picture(atlases, "castle-glow"), ChildOf(card)));
    commands.spawn((CastlePointer, picture(atlases, "icon-hint"), ChildOf(card)));
}

/// How strong the gold is.
fn strength(fought: bool, selectable: bool, strong: bool) -> f32 {
    match (strong, fought, selectable) {
        (true, ..) => 1.0,
        (false, true, _) => 0.8,
        (false, false, true) => 0.45,
        (false, false, false) => 0.0,
    }
}

/// Lights the castles that matter now.
fn arrange_glows(
    table: TableParam,
    atlases: Res<SpriteAtlases>,
    castles: Query<(
        &CastleCard,
        &Hovered,
        Has<Focused>,
        Has<Selectable>,
        Has<Selected>,
        Has<Hinted>,
    )>,
    mut glows: Query<(&ChildOf, &mut TargetPose), With<CastleGlow>>,
) {
    let view = &table.displayed.view;
    for (of, mut target) in &mut glows {
        let Ok((card, hovered, focused, selectable, selected, advised)) = castles.get(of.parent())
        else {
            continue;
        };
        let staged = card_pose::stage_castle(view) == Some(card.0);
        let fought = view
            .named
            .iter()
            .zip(view.decided)
            .any(|(&named, decided)| named == Some(card.0) && !decided);
        let strong = staged || selected || advised || (selectable && (hovered.get() || focused));
        let natural = atlases.size("castle-glow");
        let pose = Pose {
            size: natural * if strong { 1.02 } else { 1.0 },
            ..Pose::point(Vec2::ZERO, -0.05)
        }
        .faded(strength(fought, selectable, strong));
        target.set_if_neq(TargetPose::by(pose, table.timings.hover));
    }
}

/// Points at the castle that is advised.
fn point_at_advised(
    table: TableParam,
    castles: Query<Has<Hinted>, With<CastleCard>>,
    mut hands: Query<(&ChildOf, &mut TargetPose), With<CastlePointer>>,
) {
    let (at, size) = HAND;
    for (of, mut target) in &mut hands {
        let advised = castles.get(of.parent()).unwrap_or(false);
        let pose = Pose {
            size: Vec2::splat(size),
            ..Pose::point(at, 0.45)
        }
        .faded(if advised { 1.0 } else { 0.0 });
        target.set_if_neq(TargetPose::by(pose, table.timings.hover));
    }
}
