//! The large card of the gallery turns over: it narrows to its edge, shows its other face and widens again.

use bevy::prelude::*;

use kit_theme::{Entrance, visible_if};

/// A card that is turning, and which face it will show.
#[derive(Component, Clone, Copy, Debug)]
pub(super) struct TurningCard {
    /// Whether it turns to its back.
    pub to_back: bool,
    /// Seconds since it began.
    pub since: f32,
    /// How many seconds it takes.
    pub lasts: f32,
}

/// A face of the card.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum CardFace {
    Front,
    Back,
}

/// Turns cards.
pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, turn_cards);
}

/// Menus pause virtual time: the turn takes real time.
fn turn_cards(
    time: Res<Time<Real>>,
    mut cards: Query<(Entity, &mut TurningCard, &mut UiTransform, &Children), Without<Entrance>>,
    mut faces: Query<(&CardFace, &mut Visibility), Without<Entrance>>,
    mut commands: Commands,
) {
    for (entity, mut turning, mut at, children) in &mut cards {
        turning.since += time.delta_secs();
        let progress = if turning.lasts > 0.0 {
            (turning.since / turning.lasts).min(1.0)
        } else {
            1.0
        };
        let eased = EaseFunction::CubicInOut.sample_clamped(progress);
        at.scale.x = (1.0 - 2.0 * eased).abs().max(0.02);
        let back = turning.to_back == (eased >= 0.5);
        for &child in children {
            if let Ok((face, mut visibility)) = faces.get_mut(child) {
                visibility.set_if_neq(visible_if((*face == CardFace::Back) == back));
            }
        }
        if progress >= 1.0 {
            at.scale.x = 1.0;
            commands.entity(entity).remove::<TurningCard>();
        }
    }
}
