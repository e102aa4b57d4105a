//! Those who fight: for every card turned up on the stage its figure steps on, the English facing the French across
//! the castle.

use bevy::prelude::*;

use super::pose::{Enters, Exits, Goal, Pose, ScenerySystems, Table, picture};
use super::stage::Verdict;
use crate::rules::card::Card as Face;
use crate::rules::seat::Camp;
use crate::table::Shown;
use crate::table::card::{Owner, Placement, Showing, Spot, Value};
use crate::table::guyenne::layout::Edge;
use crate::table::place::{self, depth};
use crate::theme::Sheets;

/// The figure of a card.
#[derive(Component, Debug, Clone, Copy, PartialEq, Eq)]
struct Figure {
    card: Entity,
    camp: Camp,
    face: Face,
}

/// The arms that a hero's figure carries, its child.
#[derive(Component, Debug)]
struct Arms;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        (muster, arrange_figures)
            .chain()
            .in_set(ScenerySystems::Arrange)
            .run_if(resource_exists::<Shown>),
    );
}

/// The picture of a card's figure; a hero rides.
fn name(camp: Camp, face: Face) -> String {
    let value = if face == Face::Hero { 4 } else { face.value() };
    format!("figure-{}-{value}", camp.name())
}

/// Lets figures step on for cards that show their face, and off when the combat is over.
fn muster(
    table: Table,
    sheets: Res<Sheets>,
    cards: Query<(Entity, &Owner, &Placement, &Showing, &Value)>,
    figures: Query<(Entity, &Figure), Without<Exits>>,
    mut commands: Commands,
) {
    let stage = place::stage_castle(&table.shown.view);
    let fights = |placement: &Placement| match placement.0 {
        Spot::Front { castle, .. } => stage == Some(castle),
        _ => false,
    };
    for (entity, figure) in &figures {
        let stays = cards
            .get(figure.card)
            .is_ok_and(|(_, _, placement, showing, _)| {
                fights(placement) && *showing == Showing::Front
            });
        // Cards that leave one after the other leave their figures until the stage is left.
        if !stays && stage.is_none() || !stays && !cards.contains(figure.card) {
            commands.entity(entity).insert(Exits);
        }
    }
    for (card, owner, placement, showing, value) in &cards {
        let known = figures.iter().any(|(_, figure)| figure.card == card);
        if known || *showing != Showing::Front || !fights(placement) {
            continue;
        }
        let figure = Figure {
            card,
            camp: owner.0,
            face: value.0,
        };
        let edge = place::edge(&table.shown, owner.0);
        let mut sprite = sheets.sprite(&name(owner.0, value.0));
        // Painted English faces east, painted French west.
        sprite.flip_x = (edge == Edge::Far) == (owner.0 == Camp::French);
        let rect = table.cloth.reveal.figures[edge as usize];
        let start = Pose::point(rect.center() + outward(edge) * rect.width() * 0.4, 0.0);
        let mut step = commands.spawn((figure, sprite, start.faded(0.0), Enters));
        if value.0 == Face::Hero {
            let shield = format!("shield-{}-hero", owner.0.name());
            step.with_child((Arms, Enters, picture(&sheets, &shield)));
        }
    }
}

/// Away from the castle.
fn outward(edge: Edge) -> Vec2 {
    match edge {
        Edge::Far => Vec2::NEG_X,
        Edge::Near => Vec2::X,
    }
}

/// Ranks the figures: the smallest next to the castle, engines at the back; the losers fade.
fn arrange_figures(
    table: Table,
    sheets: Res<Sheets>,
    verdict: Res<Verdict>,
    mut figures: Query<(Entity, &Figure, Has<Exits>, &mut Goal), Without<Arms>>,
    mut arms: Query<(&ChildOf, &mut Goal), With<Arms>>,
) {
    for camp in Camp::ALL {
        let edge = place::edge(&table.shown, camp);
        let rect = table.cloth.reveal.figures[edge as usize];
        let mut ranks: Vec<(Entity, Face)> = figures
            .iter()
            .filter(|(_, figure, ..)| figure.camp == camp)
            .map(|(entity, figure, ..)| (entity, figure.face))
            .collect();
        ranks.sort_by_key(|&(entity, face)| (face, entity));
        // Painted for a stage 226 high.
        let unit = rect.height() / 226.0;
        let widths: Vec<f32> = ranks
            .iter()
            .map(|(_, face)| sheets.size(&name(camp, *face)).x * unit)
            .collect();
        let total: f32 = widths.iter().sum();
        let squeeze = (rect.width() / total.max(1.0)).min(0.92);
        let mut from_castle = 0.0;
        for (rank, (entity, face)) in ranks.iter().enumerate() {
            let Ok((_, _, exits, mut goal)) = figures.get_mut(*entity) else {
                continue;
            };
            let size = sheets.size(&name(camp, *face)) * unit;
            let share = widths[rank] * squeeze;
            let middle = from_castle + share / 2.0;
            from_castle += share;
            let inner = rect.center() - outward(edge) * rect.width() / 2.0;
            let ground = rect.min.y + size.y / 2.0;
            let at = Vec2::new(inner.x + outward(edge).x * middle, ground);
            let (step, alpha) = match verdict.of(camp) {
                _ if exits => (0.1, 0.0),
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
            goal.set_if_neq(Goal::by(pose, table.feel.place));
            for (of, mut goal) in &mut arms {
                if of.parent() == *entity {
                    let shield = sheets.size("shield-english-hero") * unit * 0.62;
                    let pose = Pose {
                        size: shield,
                        ..Pose::point(Vec2::Y * (size.y / 2.0 + shield.y * 0.42), 0.05)
                    }
                    .faded(alpha);
                    goal.set_if_neq(Goal::by(pose, table.feel.place));
                }
            }
        }
    }
}
