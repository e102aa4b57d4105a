//! The shield on the face of every card, where patterns tell the camps apart: the colours of faces and their small
//! signs are not enough for every eye.

use bevy::prelude::*;

use super::card::{Owner, Placement, Showing};
use super::session::{TABLE_UPDATE, TableSystems};
use super::{TABLE, picture_names};
use kit_theme::{SpriteAtlases, VisionSettings, visible_if};

/// The shield on a card.
#[derive(Component)]
struct CampMark;

/// The height of the shield, as a part of the card's.
const HEIGHT: f32 = 0.24;
/// How far below the card's middle it lies, as a part of the card's height.
const DOWN: f32 = 0.375;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        TABLE_UPDATE,
        (
            lay_marks.run_if(resource_changed::<VisionSettings>.or_else(any_card_is_new)),
            show_marks,
        )
            .chain()
            .after(TableSystems::Sync)
            .before(TableSystems::Show)
            .run_if(in_state(TABLE)),
    );
}

fn any_card_is_new(cards: Query<(), (Added<Owner>, With<Placement>)>) -> bool {
    !cards.is_empty()
}

/// Puts the shields on all cards, or takes them away.
fn lay_marks(
    vision: Res<VisionSettings>,
    atlases: Res<SpriteAtlases>,
    cards: Query<(Entity, &Owner), With<Placement>>,
    marks: Query<Entity, With<CampMark>>,
    mut commands: Commands,
) {
    for mark in &marks {
        commands.entity(mark).despawn();
    }
    if !vision.patterns {
        return;
    }
    for (card, owner) in &cards {
        let name = picture_names::shield(owner.0);
        let (natural, whole) = (
            atlases.size(name),
            atlases.size(picture_names::back(owner.0)),
        );
        let scale = whole.y * HEIGHT / natural.y.max(1.0);
        commands.spawn((
            ChildOf(card),
            Name::new("Camp mark"),
            CampMark,
            atlases.sprite(name),
            Transform::from_xyz(0.0, -whole.y * DOWN, 0.02).with_scale(Vec3::splat(scale)),
            Visibility::Hidden,
            Pickable::IGNORE,
        ));
    }
}

/// The shield lies on the face alone: backs have signs of their own.
fn show_marks(
    cards: Query<&Showing>,
    mut marks: Query<(&ChildOf, &mut Visibility), With<CampMark>>,
) {
    for (card, mut visibility) in &mut marks {
        let up = cards
            .get(card.parent())
            .is_ok_and(|showing| *showing != Showing::Back);
        visibility.set_if_neq(visible_if(up));
    }
}
