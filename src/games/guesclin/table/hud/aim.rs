//! What decides the scenario, as it stands: booty and horseman, posts, carts, commanders; and who would win now.

use bevy::prelude::*;

use super::places::node;
use super::{FillSystems, hud_inputs_changed};
use crate::keys;
use crate::session::{TABLE, TABLE_UPDATE};
use crate::{DisplayedView, aim_words};
use guesclin_rules::Aim;
use kit_i18n::{LocalizedText, MessageArgument};
use kit_theme::text_style::FontFace;
use kit_theme::widget::label;
use kit_theme::{Picture, Scale, TextStyle, palette};

/// The plate.
#[derive(Component)]
struct AimPlate;

/// What it shows now.
#[derive(Resource, Default, PartialEq)]
struct ShownAim(Vec<LocalizedText>);

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<ShownAim>()
        .add_systems(OnEnter(TABLE), spawn)
        .add_systems(
            TABLE_UPDATE,
            fill.in_set(FillSystems).run_if(hud_inputs_changed),
        )
        .add_systems(OnExit(TABLE), |mut shown: ResMut<ShownAim>| shown.0.clear());
}

fn spawn(mut commands: Commands) {
    commands.spawn((
        AimPlate,
        node("Aim", |t| t.aim),
        Picture::new("panel-dark"),
        Node {
            flex_direction: FlexDirection::Column,
            padding: UiRect::new(px(12), px(8), px(6), px(6)),
            row_gap: px(2),
            overflow: Overflow::clip(),
            ..default()
        },
    ));
}

fn fill(
    displayed: Res<DisplayedView>,
    scale: Res<Scale>,
    mut shown: ResMut<ShownAim>,
    plates: Query<Entity, With<AimPlate>>,
    mut commands: Commands,
) {
    let low = scale.is_low();
    let mut lines = aim_words::lines(displayed.board());
    if displayed.board().scenario().aim == Aim::OpenField {
        // Four commanders have no room in every language: those are told of who do not fare well.
        let intact: MessageArgument = LocalizedText::new(keys::GUESCLIN_INTACT).into();
        lines.retain(|line| line.args().iter().all(|(_, said)| *said != intact));
    }
    let fresh = ShownAim(lines);
    if *shown == fresh && !scale.is_changed() {
        return;
    }
    *shown = fresh;
    let last = shown.0.len().saturating_sub(1);
    for plate in &plates {
        commands.entity(plate).despawn_children();
        for (n, line) in shown.0.iter().enumerate() {
            let (style, color) = match n {
                0 => (
                    TextStyle::new(FontFace::Gothic, if low { 17.0 } else { 20.0 }),
                    palette::OR_LIGHT,
                ),
                n if n == last => (
                    TextStyle::CAPTION.sized(if low { 14.5 } else { 16.0 }),
                    palette::OR_LIGHT,
                ),
                _ => (
                    TextStyle::SMALL.sized(if low { 14.5 } else { 16.0 }),
                    palette::PARCHMENT,
                ),
            };
            commands.spawn((
                ChildOf(plate),
                label(line.clone(), style.growing(1.0), color),
                Pickable::IGNORE,
            ));
        }
    }
}
