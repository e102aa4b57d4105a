//! The gold around castles: the two of this round, what may be chosen, what is chosen, advised or under the pointer; and
//! the hand that points at the one that is advised.

use bevy::picking::hover::Hovered;
use bevy::prelude::*;

use super::pose::{Goal, Pose, ScenerySystems, Table, picture};
use crate::games::guyenne::table::card::{Advised, CastleCard, Selectable, Selected};
use crate::games::guyenne::table::place;
use crate::input::Focused;
use crate::theme::Sheets;

/// The gold behind a castle's card, its child.
#[derive(Component, Debug)]
struct Glow;

/// The hand that points at a castle from the west, its child.
#[derive(Component, Debug)]
struct Pointing;

/// Where the hand is and how large, in units of the castle's card.
const HAND: (Vec2, f32) = (Vec2::new(-78.0, 4.0), 36.0);

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        (arrange_glows, point_at_advised).in_set(ScenerySystems::Arrange),
    );
}

/// Puts the gold behind a castle's card.
pub(super) fn light(commands: &mut Commands, sheets: &Sheets, card: Entity) {
    commands.spawn((Glow, picture(sheets, "castle-glow"), ChildOf(card)));
    commands.spawn((Pointing, picture(sheets, "icon-hint"), ChildOf(card)));
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
    table: Table,
    sheets: Res<Sheets>,
    castles: Query<(
        &CastleCard,
        &Hovered,
        Has<Focused>,
        Has<Selectable>,
        Has<Selected>,
        Has<Advised>,
    )>,
    mut glows: Query<(&ChildOf, &mut Goal), With<Glow>>,
) {
    let view = &table.shown.view;
    for (of, mut goal) in &mut glows {
        let Ok((card, hovered, focused, selectable, selected, advised)) = castles.get(of.parent())
        else {
            continue;
        };
        let staged = place::stage_castle(view) == Some(card.0);
        let fought = view
            .named
            .iter()
            .zip(view.decided)
            .any(|(&named, decided)| named == Some(card.0) && !decided);
        let strong = staged || selected || advised || (selectable && (hovered.get() || focused));
        let natural = sheets.size("castle-glow");
        let pose = Pose {
            size: natural * if strong { 1.02 } else { 1.0 },
            ..Pose::point(Vec2::ZERO, -0.05)
        }
        .faded(strength(fought, selectable, strong));
        goal.set_if_neq(Goal::by(pose, table.feel.hover));
    }
}

/// Points at the castle that is advised.
fn point_at_advised(
    table: Table,
    castles: Query<Has<Advised>, With<CastleCard>>,
    mut hands: Query<(&ChildOf, &mut Goal), With<Pointing>>,
) {
    let (at, size) = HAND;
    for (of, mut goal) in &mut hands {
        let advised = castles.get(of.parent()).unwrap_or(false);
        let pose = Pose {
            size: Vec2::splat(size),
            ..Pose::point(at, 0.45)
        }
        .faded(if advised { 1.0 } else { 0.0 });
        goal.set_if_neq(Goal::by(pose, table.feel.hover));
    }
}
