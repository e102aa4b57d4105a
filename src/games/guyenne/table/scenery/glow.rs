//! The gold around castles: the two of this round, what may be chosen, what is chosen, advised or under the pointer;
//! and the hand that points at the one that is advised.

use bevy::picking::hover::Hovered;
use bevy::prelude::*;

use super::pose::{Pose, ScenerySystems, TableParam, TargetPose, picture};
use crate::card::{CastleCard, Hinted, Selectable, Selected};
use crate::card_pose;
use crate::cutout::{around, part_of};
use crate::partners::player_at;
use crate::session::TABLE_UPDATE;
use kit_input::Focused;
use kit_theme::SpriteAtlases;

/// The gold behind a castle's card, its child. What the card hides of it is left out.
#[derive(Component, Debug)]
struct CastleGlow;

/// How far the gold is surely hidden, to either side of the card's middle, in units of the card.
const HIDDEN: Vec2 = Vec2::new(58.0, 66.0);

/// The hand that points at a castle from the west, its child.
#[derive(Component, Debug)]
struct CastlePointer;

/// Where the hand is and how large, in units of the castle's card.
const HAND: (Vec2, f32) = (Vec2::new(-78.0, 4.0), 36.0);

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        TABLE_UPDATE,
        (arrange_glows, point_at_advised).in_set(ScenerySystems::Arrange),
    )
    .add_systems(TABLE_UPDATE, fade_glows.after(ScenerySystems::Follow));
}

/// Puts the gold behind a castle's card.
pub(super) fn light(commands: &mut Commands, atlases: &SpriteAtlases, card: Entity) {
    let whole = atlases.sprite("castle-glow");
    let size = whole.custom_size.unwrap_or_default();
    let hole = Rect::from_center_half_size(Vec2::ZERO, HIDDEN);
    commands
        .spawn((CastleGlow, Pose::default(), ChildOf(card)))
        .with_children(|glow| {
            for part in around(size, hole) {
                let middle = part.center().extend(0.0);
                glow.spawn((
                    part_of(&whole, size, part),
                    Transform::from_translation(middle),
                ));
            }
        });
    commands.spawn((CastlePointer, picture(atlases, "icon-hint"), ChildOf(card)));
}

/// How strong the gold is. A castle of the round is fainter while the partner of the player who fights there is to
/// move. While castles may be chosen, only those have gold.
fn strength(fought: bool, partners: bool, selectable: bool, strong: bool) -> f32 {
    match (strong, fought, selectable) {
        (true, ..) => 1.0,
        (false, true, _) if partners => 0.3,
        (false, true, _) => 0.8,
        (false, false, true) => 0.45,
        (false, false, false) => 0.0,
    }
}

/// Lights the castles that matter now.
fn arrange_glows(
    table: TableParam,
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
    let choosing = castles.iter().any(|(.., selectable, _, _)| selectable);
    for (of, mut target) in &mut glows {
        let Ok((card, hovered, focused, selectable, selected, advised)) = castles.get(of.parent())
        else {
            continue;
        };
        let staged = card_pose::stage_castle(view) == Some(card.0);
        let nth = (0..2).find(|&at| view.named[at] == Some(card.0) && !view.decided[at]);
        let fighter = (view.to_move.zip(nth))
            .and_then(|(seat, at)| player_at(view, seat.camp, u8::try_from(at).ok()?));
        let partners = fighter.is_some() && fighter != view.to_move;
        let fought = nth.is_some() && (selectable || !choosing);
        let strong = staged || selected || advised || (selectable && (hovered.get() || focused));
        let pose = Pose::point(Vec2::ZERO, -0.05)
            .scaled(if strong { 1.02 } else { 1.0 })
            .faded(strength(fought, partners, selectable, strong));
        target.set_if_neq(TargetPose::by(pose, table.timings.hover));
    }
}

/// Makes the gold as plain to see as it is to be.
fn fade_glows(
    glows: Query<(&Pose, &Children), (With<CastleGlow>, Changed<Pose>)>,
    mut parts: Query<&mut Sprite>,
) {
    for (pose, children) in &glows {
        for &child in children {
            if let Ok(mut sprite) = parts.get_mut(child) {
                sprite.color.set_alpha(pose.alpha.clamp(0.0, 1.0));
            }
        }
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
