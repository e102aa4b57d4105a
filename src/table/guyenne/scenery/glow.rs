//! The gold around castles: the two of this round, what may be chosen, what is chosen or under the pointer.

use bevy::picking::hover::Hovered;
use bevy::prelude::*;

use super::pose::{Goal, Pose, ScenerySystems, Table, picture};
use crate::input::Focused;
use crate::table::card::{CastleCard, Selectable, Selected};
use crate::table::{Shown, place};
use crate::theme::Sheets;

/// The gold behind a castle's card, its child.
#[derive(Component, Debug)]
struct Glow;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        arrange_glows
            .in_set(ScenerySystems::Arrange)
            .run_if(resource_exists::<Shown>),
    );
}

/// Puts the gold behind a castle's card.
pub(super) fn light(commands: &mut Commands, sheets: &Sheets, card: Entity) {
    commands.spawn((Glow, picture(sheets, "castle-glow"), ChildOf(card)));
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
    )>,
    mut glows: Query<(&ChildOf, &mut Goal), With<Glow>>,
) {
    let view = &table.shown.view;
    for (of, mut goal) in &mut glows {
        let Ok((card, hovered, focused, selectable, selected)) = castles.get(of.parent()) else {
            continue;
        };
        let staged = place::stage_castle(view) == Some(card.0);
        let fought = view
            .named
            .iter()
            .zip(view.decided)
            .any(|(&named, decided)| named == Some(card.0) && !decided);
        let strong = staged || selected || (selectable && (hovered.get() || focused));
        let natural = sheets.size("castle-glow");
        let pose = Pose {
            size: natural * if strong { 1.02 } else { 1.0 },
            ..Pose::point(Vec2::ZERO, -0.05)
        }
        .faded(strength(fought, selectable, strong));
        goal.set_if_neq(Goal::by(pose, table.feel.hover));
    }
}
