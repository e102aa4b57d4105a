//! The panel of the lost cards and its heading. The cards on it are card entities.

use bevy::prelude::*;

use super::pose::{Pose, ScenerySystems, TableParam, TargetPose, picture};
use super::world_text::{WorldText, text};
use crate::TABLE;
use crate::card_pose::depth;
use crate::keys;
use crate::session::TABLE_UPDATE;
use crate::words::has_pillage;
use guyenne_rules::seat::Camp;
use kit_i18n::LocalizedText;
use kit_theme::{FontFace, SpriteAtlases, palette};

/// A part of the panel.
#[derive(Component, Debug, Clone, Copy, PartialEq, Eq)]
enum PillagePart {
    Panel,
    Heading,
    /// The text that no card is lost yet, or never is.
    Empty,
}

/// The text of [`PillagePart::Empty`].
#[derive(Component)]
struct Empty;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(OnEnter(TABLE), lay_panel).add_systems(
        TABLE_UPDATE,
        arrange_panel
            .in_set(ScenerySystems::Arrange)
            .run_if(resource_exists::<crate::DisplayedView>),
    );
}

/// Spawns the panel.
fn lay_panel(atlases: Res<SpriteAtlases>, mut commands: Commands) {
    commands.spawn((
        Name::new("Pillage"),
        PillagePart::Panel,
        picture(&atlases, "panel-dark"),
    ));
    commands.spawn((
        PillagePart::Heading,
        text(FontFace::Gothic, palette::OR),
        LocalizedText::new(keys::HUD_PILLAGE),
    ));
    commands.spawn((
        PillagePart::Empty,
        Empty,
        text(FontFace::Italic, palette::STONE),
        LocalizedText::new(keys::HUD_PILLAGE_EMPTY),
    ));
}

/// Places the panel, and shows the text of an empty one while no card is lost.
fn arrange_panel(
    table: TableParam,
    mut parts: Query<(&PillagePart, &mut TargetPose, Option<&mut WorldText>)>,
    mut empties: Query<&mut LocalizedText, With<Empty>>,
) {
    let layout = &table.layout;
    let lost = Camp::ALL
        .into_iter()
        .any(|camp| !table.displayed.view.camps[camp].pillage.is_empty());
    let empty = if has_pillage(&table.displayed.view) {
        keys::HUD_PILLAGE_EMPTY
    } else {
        keys::HUD_PILLAGE_NEVER
    };
    for mut message in &mut empties {
        message.set_if_neq(LocalizedText::new(empty));
    }
    for (part, mut target, letters) in &mut parts {
        let title = layout.pillage_title;
        let (fresh, wanted) = match part {
            PillagePart::Panel => (Pose::rect(layout.pillage_panel, depth::STRIP), None),
            PillagePart::Heading => (
                Pose::point(
                    title.center() - Vec2::Y * 2.0 * layout.unit,
                    depth::STRIP + 0.2,
                ),
                Some(WorldText {
                    height: 18.0 * layout.unit,
                    room: title.size() * Vec2::new(0.88, 1.2),
                }),
            ),
            PillagePart::Empty => {
                let seen = layout.captions && !lost;
                let middle = layout.pillage_panel.center();
                (
                    Pose::point(middle, depth::STRIP + 0.2).faded(if seen { 0.8 } else { 0.0 }),
                    Some(WorldText {
                        height: 15.0 * layout.unit,
                        room: layout.pillage_panel.size() * Vec2::new(0.86, 0.5),
                    }),
                )
            }
        };
        target.set_if_neq(TargetPose::by(fresh, table.timings.page));
        if let (Some(mut letters), Some(wanted)) = (letters, wanted) {
            letters.set_if_neq(wanted);
        }
    }
}
