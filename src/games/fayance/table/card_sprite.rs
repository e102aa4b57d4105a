//! What a card looks like: its face and its back, and the marks on it.

use bevy::picking::hover::Hovered;
use bevy::prelude::*;
use bevy::ui_widgets::Button;
use core::f32::consts::PI;

use super::card::{CardLocation, FaceDown, Hinted, Owner, Placement, Selected, Value};
use super::card_signs::{is_lit, sign_plate};
use super::lamp::Lit;
use super::session::{TABLE_UPDATE, TableSystems};
use super::sync_cards::UNTOLD;
use super::{DisplayedView, TABLE, favours, picture_names};
use fayance_rules::{Card, DEALT, Side, Stage};
use kit_table::Waits;
use kit_theme::{Picture, palette, visible_if};

/// The picture of a card: what turns over and shakes.
#[derive(Component, Debug, Clone, Copy, PartialEq)]
pub(super) struct CardFace {
    /// The way it turns to.
    pub up: bool,
    /// How far it has turned, 0 to 1.
    pub turned: f32,
    /// How far it is through a shake, 0 to 1.
    pub shaken: f32,
    /// The way it leans, or is about to: 1 to the right, -1 to the left, 0 for upright.
    pub leans: f32,
    /// How far it has come with that, -1 to 1.
    pub leant: f32,
    /// The kind whose front it shows; `None` for the back, at first for nothing at all.
    shown: Option<Option<Card>>,
}

/// The mark of a card that its terrain favours.
#[derive(Component)]
struct FavourMark;

/// The hand at a card that is advised.
#[derive(Component)]
struct HintMark;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(OnEnter(TABLE), lay_packs).add_systems(
        TABLE_UPDATE,
        (turn_faces, draw_faces, mark_cards)
            .chain()
            .after(super::motion::MotionSystems)
            .in_set(TableSystems::Show)
            .run_if(resource_exists::<DisplayedView>),
    );
}

/// Both packs lie face down until the mirror says more.
fn lay_packs(displayed: Option<ResMut<DisplayedView>>, mut commands: Commands) {
    if let Some(mut displayed) = displayed {
        // Fresh cards must be told where they lie.
        displayed.set_changed();
    }
    for side in Side::ALL {
        for n in 0..DEALT {
            commands.spawn((
                Name::new(format!("{side} card {n}")),
                DespawnOnExit(TABLE),
                Owner(side),
                Value(Card::ALL[usize::from(n) % Card::KINDS]),
                Placement(UNTOLD),
                FaceDown,
                (Button, Hovered::default(), Waits),
                Node {
                    position_type: PositionType::Absolute,
                    ..default()
                },
                ZIndex(1),
                children![
                    (
                        CardFace {
                            up: false,
                            turned: 1.0,
                            shaken: 1.0,
                            leans: 0.0,
                            leant: 0.0,
                            shown: None,
                        },
                        Waits,
                        Picture::new(picture_names::BACK),
                        UiTransform::default(),
                        Outline::new(px(4), px(1), palette::CLEAR),
                        Node {
                            width: percent(100),
                            height: percent(100),
                            border_radius: BorderRadius::all(px(8)),
                            ..default()
                        },
                        Pickable::IGNORE,
                    ),
                    (
                        FavourMark,
                        Picture::new("diamond"),
                        Node {
                            position_type: PositionType::Absolute,
                            right: px(-8),
                            top: px(-10),
                            width: px(26),
                            height: px(30),
                            ..default()
                        },
                        Visibility::Hidden,
                        Pickable::IGNORE,
                    ),
                    (
                        HintMark,
                        Picture::new("icon-hint"),
                        Node {
                            position_type: PositionType::Absolute,
                            left: px(-6),
                            top: px(-10),
                            width: px(32),
                            height: px(32),
                            ..default()
                        },
                        Visibility::Hidden,
                        Pickable::IGNORE,
                    ),
                    sign_plate(),
                ],
            ));
        }
    }
}

/// The angle at which a card leans that has not prevailed, in radians.
const LEANS: f32 = 0.12;

/// Draws the picture as it is turned and shaken.
fn turn_faces(mut faces: Query<(&CardFace, &mut UiTransform), Changed<CardFace>>) {
    for (face, mut at) in &mut faces {
        let wide = (face.turned.clamp(0.0, 1.0) * PI).cos().abs().max(0.02);
        let aside = (face.shaken * PI * 4.0).sin() * 7.0 * (1.0 - face.shaken);
        let fresh = UiTransform {
            translation: Val2::px(aside, 0.0),
            scale: Vec2::new(wide, 1.0),
            rotation: Rot2::radians(face.leant * LEANS),
        };
        at.set_if_neq(fresh);
    }
}

/// Draws the front or the back, whichever is seen.
fn draw_faces(cards: Query<(&Value, &Children)>, mut faces: Query<(&mut CardFace, &mut Picture)>) {
    for (value, children) in &cards {
        for &child in children {
            let Ok((mut face, mut picture)) = faces.get_mut(child) else {
                continue;
            };
            let up = face.up == (face.turned >= 0.5);
            let shown = up.then_some(value.0);
            if face.shown != Some(shown) {
                face.bypass_change_detection().shown = Some(shown);
                Picture::show(
                    &mut picture,
                    shown.map_or(picture_names::BACK, picture_names::card),
                );
            }
        }
    }
}

/// Rings and marks: what is chosen, favoured by its terrain, advised, or has won.
fn mark_cards(
    lit: favours::Favoured,
    displayed: Res<DisplayedView>,
    mut cards: Query<
        (
            &Owner,
            &Value,
            &Placement,
            &Children,
            &mut Visibility,
            (Has<Selected>, Has<Hinted>),
        ),
        (Without<FavourMark>, Without<HintMark>),
    >,
    lamp: Res<Lit>,
    mut favours: Query<&mut Visibility, (With<FavourMark>, Without<HintMark>)>,
    mut hints: Query<&mut Visibility, With<HintMark>>,
    mut rings: Query<&mut Outline, With<CardFace>>,
) {
    let verdict = displayed.fight.as_ref().filter(|shown| shown.settled);
    let winner = verdict.and_then(|shown| shown.fight.result.winner);
    let near = displayed.near();
    for (owner, value, placement, children, mut visibility, marks) in &mut cards {
        let (selected, hinted) = marks;
        // Where the first army is laid out, the other side's reserve would lie on it.
        let aside = displayed.view.stage == Stage::Muster
            && owner.0 != near
            && matches!(placement.0, CardLocation::Reserve(_));
        visibility.set_if_neq(visible_if(!aside));
        let in_fight = placement.0 == CardLocation::Fight;
        let favoured = lit.is(owner.0, value.0, placement.0);
        let won = in_fight && winner == Some(owner.0);
        let shines = is_lit(lamp.0, owner, value, placement);
        let ring = (won || selected || shines).then_some(palette::OR);
        let ring = Outline::new(px(4), px(1), ring.unwrap_or(palette::CLEAR));
        for &child in children {
            if let Ok(mut outline) = rings.get_mut(child) {
                outline.set_if_neq(ring);
            }
            if let Ok(mut mark) = favours.get_mut(child) {
                mark.set_if_neq(visible_if(favoured));
            }
            if let Ok(mut mark) = hints.get_mut(child) {
                mark.set_if_neq(visible_if(hinted));
            }
        }
    }
}
