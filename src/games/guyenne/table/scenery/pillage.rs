//! The panel of the lost cards with its heading. The cards on it are cards.

use bevy::prelude::*;

use super::letters::{Letters, text};
use super::pose::{Goal, Pose, ScenerySystems, Table, picture};
use crate::games::guyenne::rules::seat::Camp;
use crate::games::guyenne::table::TABLE;
use crate::games::guyenne::table::place::depth;
use crate::games::guyenne::table::words::has_pillage;
use crate::speech::Say;
use crate::theme::{Face, Sheets, palette};

/// A part of the panel.
#[derive(Component, Debug, Clone, Copy, PartialEq, Eq)]
enum Part {
    Panel,
    Heading,
    /// Says that nothing is lost yet, or ever.
    Empty,
}

/// The words of [`Part::Empty`].
#[derive(Component)]
struct Empty;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(OnEnter(TABLE), lay_panel).add_systems(
        Update,
        arrange_panel
            .in_set(ScenerySystems::Arrange)
            .run_if(resource_exists::<crate::games::guyenne::table::Shown>),
    );
}

/// Brings the panel.
fn lay_panel(sheets: Res<Sheets>, mut commands: Commands) {
    commands.spawn((
        Name::new("Pillage"),
        Part::Panel,
        picture(&sheets, "panel-dark"),
    ));
    commands.spawn((
        Part::Heading,
        text(Face::Gothic, palette::OR),
        Say::new("hud-pillage"),
    ));
    commands.spawn((
        Part::Empty,
        Empty,
        text(Face::Italic, palette::STONE),
        Say::new("hud-pillage-empty"),
    ));
}

/// Fits the panel to the window and its words to what is lost.
fn arrange_panel(
    table: Table,
    mut parts: Query<(&Part, &mut Goal, Option<&mut Letters>)>,
    mut empties: Query<&mut Say, With<Empty>>,
) {
    let cloth = &table.cloth;
    let lost = Camp::ALL
        .into_iter()
        .any(|camp| !table.shown.view.camps[camp].pillage.is_empty());
    let empty = if has_pillage(&table.shown.view) {
        "hud-pillage-empty"
    } else {
        "hud-pillage-never"
    };
    for mut say in &mut empties {
        say.set_if_neq(Say::new(empty));
    }
    for (part, mut goal, letters) in &mut parts {
        let title = cloth.pillage_title;
        let (fresh, wanted) = match part {
            Part::Panel => (Pose::rect(cloth.pillage_panel, depth::STRIP), None),
            Part::Heading => (
                Pose::point(
                    title.center() - Vec2::Y * 2.0 * cloth.unit,
                    depth::STRIP + 0.2,
                ),
                Some(Letters {
                    height: 18.0 * cloth.unit,
                    room: title.size() * Vec2::new(0.88, 1.2),
                }),
            ),
            Part::Empty => {
                let seen = cloth.captions && !lost;
                let middle = cloth.pillage_panel.center();
                (
                    Pose::point(middle, depth::STRIP + 0.2).faded(if seen { 0.8 } else { 0.0 }),
                    Some(Letters {
                        height: 15.0 * cloth.unit,
                        room: cloth.pillage_panel.size() * Vec2::new(0.86, 0.5),
                    }),
                )
            }
        };
        goal.set_if_neq(Goal::by(fresh, table.feel.page));
        if let (Some(mut letters), Some(wanted)) = (letters, wanted) {
            letters.set_if_neq(wanted);
        }
    }
}
