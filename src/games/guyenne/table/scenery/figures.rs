//! The figures of the combat stage: one for every revealed card, the English facing the French across the castle.

use bevy::prelude::*;

use super::pose::{Enters, Exits, Pose, ScenerySystems, TableParam, TargetPose, picture};
use super::stage::StageVerdict;
use crate::card::{CardLocation, Owner, Placement, Showing, Value};
use crate::card_pose::{self, depth};
use crate::card_sprite::CardFaceSystems;
use crate::layout::Edge;
use crate::picture_names;
use crate::session::TABLE_UPDATE;
use guyenne_rules::Castle;
use guyenne_rules::card::Card;
use guyenne_rules::seat::Camp;
use kit_theme::SpriteAtlases;

/// The figure of a card.
#[derive(Component, Debug, Clone, Copy, PartialEq, Eq)]
struct CardFigure {
    castle: Castle,
    card: Entity,
    camp: Camp,
    face: Card,
}

/// The shield above a hero's figure, its child.
#[derive(Component, Debug)]
struct HeroArms;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        TABLE_UPDATE,
        (spawn_figures, arrange_figures, face_castle)
            .chain()
            .after(CardFaceSystems)
            .in_set(ScenerySystems::Arrange),
    );
}

/// Spawns the figures of cards that show their front, and removes all when the combat is over.
fn spawn_figures(
    table: TableParam,
    atlases: Res<SpriteAtlases>,
    cards: Query<(Entity, &Owner, &Placement, &Showing, &Value)>,
    figures: Query<(Entity, &CardFigure), Without<Exits>>,
    mut commands: Commands,
) {
    let stage = card_pose::stage_castle(&table.displayed.view);
    // Cards may be discarded before the stage is left; their figures stay until then.
    for (entity, figure) in &figures {
        if stage != Some(figure.castle) {
            commands.entity(entity).insert(Exits);
        }
    }
    let Some(castle) = stage else {
        return;
    };
    let fights = |placement: &Placement| match placement.0 {
        CardLocation::Front { castle: at, .. } => at == castle,
        _ => false,
    };
    for (card, owner, placement, showing, value) in &cards {
        let known = figures.iter().any(|(_, figure)| figure.card == card);
        if known || *showing != Showing::Front || !fights(placement) {
            continue;
        }
        let figure = CardFigure {
            castle,
            card,
            camp: owner.0,
            face: value.0,
        };
        let edge = card_pose::edge(&table.displayed, owner.0);
        let mut sprite = atlases.sprite(picture_names::figure(owner.0, value.0));
        sprite.flip_x = is_turned(owner.0, edge);
        let rect = table.layout.reveal.figures[edge as usize];
        let start = Pose::point(rect.center() + outward(edge) * rect.width() * 0.4, 0.0);
        let mut step = commands.spawn((figure, sprite, start.faded(0.0), Enters));
        if value.0 == Card::Hero {
            let shield = picture_names::hero_shield(owner.0);
            step.with_child((HeroArms, Enters, picture(&atlases, shield)));
        }
    }
}

/// Whether the sprite of a figure is drawn the other way round, to face the castle: those of the English face east,
/// those of the French west.
fn is_turned(camp: Camp, edge: Edge) -> bool {
    (edge == Edge::Far) == (camp == Camp::French)
}

/// Turns the figures when the camps exchange their edges, as for another pair of eyes in a replay.
fn face_castle(table: TableParam, mut figures: Query<(&CardFigure, &mut Sprite)>) {
    for (figure, mut sprite) in &mut figures {
        let turned = is_turned(figure.camp, card_pose::edge(&table.displayed, figure.camp));
        if sprite.flip_x != turned {
            sprite.flip_x = turned;
        }
    }
}

/// The part of their width that crowded figures keep free of each other.
const CLOSE: f32 = 0.68;
/// The smallest scale of crowded figures.
const CROWDED: f32 = 0.7;

/// The direction away from the castle.
fn outward(edge: Edge) -> Vec2 {
    match edge {
        Edge::Far => Vec2::NEG_X,
        Edge::Near => Vec2::X,
    }
}

/// Places the figures in a row, low values next to the castle, engines and hero farthest; the losers fade.
fn arrange_figures(
    table: TableParam,
    atlases: Res<SpriteAtlases>,
    verdict: Res<StageVerdict>,
    mut figures: Query<(Entity, &CardFigure, Has<Exits>, &mut TargetPose), Without<HeroArms>>,
    mut arms: Query<(&ChildOf, &mut TargetPose), With<HeroArms>>,
) {
    for (_, _, exits, mut target) in &mut figures {
        if exits {
            let gone = target.fading(table.timings.place);
            target.set_if_neq(gone);
        }
    }
    for (of, mut target) in &mut arms {
        if figures.get(of.parent()).is_ok_and(|(_, _, exits, _)| exits) {
            let gone = target.fading(table.timings.place);
            target.set_if_neq(gone);
        }
    }
    for camp in Camp::ALL {
        let edge = card_pose::edge(&table.displayed, camp);
        let rect = table.layout.reveal.figures[edge as usize];
        let mut ranks: Vec<(Entity, Card)> = figures
            .iter()
            .filter(|(_, figure, exits, _)| figure.camp == camp && !exits)
            .map(|(entity, figure, ..)| (entity, figure.face))
            .collect();
        ranks.sort_by_key(|&(entity, face)| (face, entity));
        // The sprites are drawn for a stage of height 226. A crowd is scaled down and overlaps.
        let painted =
            |face: Card| atlases.size(picture_names::figure(camp, face)) * (rect.height() / 226.0);
        let abreast: f32 = ranks.iter().map(|&(_, face)| painted(face).x).sum();
        let unit = (rect.width() / (abreast * CLOSE).max(1.0)).clamp(CROWDED, 1.0);
        let gaps = ranks.len().max(2) as f32 - 1.0;
        let overlap = ((abreast * unit - rect.width()) / gaps).max(0.0);
        let mut from_castle = 0.0;
        for (rank, (entity, face)) in ranks.iter().enumerate() {
            let Ok((_, _, _, mut target)) = figures.get_mut(*entity) else {
                continue;
            };
            let size = painted(*face) * unit;
            let middle = from_castle + size.x / 2.0;
            from_castle += size.x - overlap;
            let inner = rect.center() - outward(edge) * rect.width() / 2.0;
            let ground = rect.min.y + size.y / 2.0;
            let at = Vec2::new(inner.x + outward(edge).x * middle, ground);
            let (step, alpha) = match verdict.of(camp) {
                None => (0.0, 1.0),
                Some(true) => (-0.03, 1.0),
                Some(false) => (0.06, 0.35),
            };
            let lift = depth::STAGE_CASTLE - 1.0 - rank as f32 * 0.1;
            let pose = Pose {
                size,
                ..Pose::point(at + outward(edge) * rect.width() * step, lift)
            }
            .faded(alpha);
            target.set_if_neq(TargetPose::by(pose, table.timings.place));
            for (of, mut target) in &mut arms {
                if of.parent() == *entity {
                    let shield = atlases.size(picture_names::hero_shield(camp)) * (size.y / 330.0);
                    // Above the head, and below the sums.
                    let ceiling = rect.max.y + rect.height() * 0.06 - ground;
                    let over = (size.y / 2.0 + shield.y * 0.42).min(ceiling - shield.y / 2.0);
                    let pose = Pose {
                        size: shield,
                        ..Pose::point(Vec2::Y * over, 0.05)
                    }
                    .faded(alpha);
                    target.set_if_neq(TargetPose::by(pose, table.timings.place));
                }
            }
        }
    }
}
