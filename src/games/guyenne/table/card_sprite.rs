//! What a card looks like: its faces and its shadow. The marks on it are in `card_marks`.

use bevy::picking::hover::Hovered;
use bevy::prelude::*;
use bevy_tweening::TweenAnim;
use core::f32::consts::{FRAC_PI_2, PI};

use super::card::{CardLocation, FaceDown, Owner, Placement, Selectable, Selected, Showing, Value};
use super::card_marks::{
    CardGlow, CardPointer, Peek, PeekNumeral, light_glows, point_at_advised, show_peeks,
};
use super::card_pose::{self, Dark, depth};
use super::cutout::{PIECES, around, part_of};
use super::motion::CardTarget;
use super::picture_names;
use super::session::{TABLE_UPDATE, TableSystems};
use super::sync_cards::PACK;
use super::timings::TableTimings;
use super::{DisplayedView, TABLE};
use guyenne_rules::seat::Camp;
use kit_table::Waits;
use kit_theme::{FontFace, Fonts, SpriteAtlases, TextStyle, palette, visible_if};
use kit_timings::MotionSettings;

/// The sprite of a card: what turns over and shakes.
#[derive(Component, Debug, Clone, Copy, PartialEq)]
pub(super) struct CardSprite {
    /// What it turns to.
    pub to: Showing,
    /// How far it has turned, 0 to 1.
    pub turned: f32,
    /// How far it is through a shake, 0 to 1.
    pub shaken: f32,
    /// The picture it shows.
    picture: &'static str,
}

/// The shadow under a card; it grows and pales as the card rises. What the card hides of it is left out.
#[derive(Component, Debug, Default, PartialEq)]
struct Shadow {
    hole: Rect,
}

/// One of the pieces around the hole.
#[derive(Component)]
struct ShadowPiece(usize);

/// The systems that say which face of each card shows. Who reads it comes after them.
#[derive(SystemSet, Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub(super) struct CardFaceSystems;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(OnEnter(TABLE), lay_packs).add_systems(
        TABLE_UPDATE,
        (
            paint_card_sprites.in_set(CardFaceSystems),
            hide_unseen.run_if(resource_exists::<DisplayedView>),
            drop_shadows,
            light_glows,
            point_at_advised,
            show_peeks,
        )
            .chain()
            .after(super::motion::MotionSystems)
            .in_set(TableSystems::Show),
    );
}

/// Both packs lie face down, all in their draw piles, until the mirror says more.
fn lay_packs(
    atlases: Res<SpriteAtlases>,
    fonts: Res<Fonts>,
    displayed: Option<ResMut<DisplayedView>>,
    mut commands: Commands,
) {
    if let Some(mut displayed) = displayed {
        // Fresh cards must be told where they lie.
        displayed.set_changed();
    }
    for camp in Camp::ALL {
        for index in 0..PACK {
            let size = atlases.size(picture_names::back(camp));
            commands
                .spawn((
                    Name::new(format!("{camp} card {index}")),
                    DespawnOnExit(TABLE),
                    Owner(camp),
                    Placement(CardLocation::Draw { index }),
                    FaceDown,
                    Showing::Back,
                    Hovered::default(),
                    Waits,
                    Transform::from_xyz(0.0, 0.0, depth::PILE + f32::from(index) * 0.1),
                    Visibility::default(),
                ))
                .with_children(|card| {
                    card.spawn((
                        Shadow::default(),
                        Transform::from_xyz(0.0, -size.y * 0.02, -0.04),
                        Visibility::default(),
                    ))
                    .with_children(|shadow| {
                        for piece in 0..PIECES {
                            shadow.spawn((ShadowPiece(piece), Sprite::default(), Pickable::IGNORE));
                        }
                    });
                    card.spawn((
                        CardGlow,
                        atlases.sprite("card-glow"),
                        Transform::from_xyz(0.0, 0.0, -0.02),
                        Visibility::Hidden,
                        Pickable::IGNORE,
                    ));
                    card.spawn((
                        CardSprite {
                            to: Showing::Back,
                            turned: 1.0,
                            shaken: 1.0,
                            picture: picture_names::back(camp),
                        },
                        Waits,
                        atlases.sprite(picture_names::back(camp)),
                        Transform::default(),
                        Pickable::default(),
                    ));
                    card.spawn((
                        CardPointer,
                        atlases.sprite("icon-hint"),
                        Transform::from_xyz(0.0, size.y * 0.5 + 6.0, 0.04)
                            .with_rotation(Quat::from_rotation_z(-FRAC_PI_2))
                            .with_scale(Vec3::new(1.1, 1.1, 1.0)),
                        Visibility::Hidden,
                        Pickable::IGNORE,
                    ));
                    card.spawn((
                        Peek,
                        atlases.sprite("badge"),
                        Transform::from_xyz(size.x * -0.29, size.y * 0.36, 0.03)
                            .with_scale(Vec3::new(1.25, 1.25, 1.0)),
                        Visibility::Hidden,
                        Pickable::IGNORE,
                    ))
                    .with_child((
                        PeekNumeral,
                        Text2d::default(),
                        TextFont {
                            font: fonts.get(FontFace::GothicBold).clone().into(),
                            font_size: FontSize::Px(TextStyle::HEADING.size),
                            ..default()
                        },
                        TextColor(palette::OR_LIGHT),
                        Transform::from_xyz(0.0, 0.0, 0.01).with_scale(Vec3::splat(0.5)),
                        Pickable::IGNORE,
                    ));
                });
        }
    }
}

/// How far a card in a hand rises and falls as the hand breathes, and how far one card lags behind the next, in
/// breaths.
const BREATH: (f32, f32) = (2.2, 0.07);
/// How much a card rises from the cloth while it turns, and how much larger it looks then.
const TURNING: (f32, f32) = (16.0, 0.07);

/// Draws the card as it is turned and shaken and as its hand breathes, and says which face shows.
fn paint_card_sprites(
    time: Res<Time>,
    timings: Res<TableTimings>,
    motion: Res<MotionSettings>,
    atlases: Res<SpriteAtlases>,
    mut cards: Query<(
        &Owner,
        Option<&Value>,
        &Placement,
        Has<Selected>,
        &mut Showing,
        &Children,
    )>,
    mut card_sprites: Query<(&mut CardSprite, &mut Sprite, &mut Transform)>,
) {
    let breaths = timings.hand_idle.rounds(time.elapsed_secs());
    for (owner, value, placement, selected, mut showing, children) in &mut cards {
        let breath = match placement.0 {
            CardLocation::Hand { index, .. } if !motion.reduced && !selected => {
                let phase = (breaths - BREATH.1 * f32::from(index)).fract();
                BREATH.0 * (phase * 2.0 * PI).sin()
            }
            _ => 0.0,
        };
        for &child in children {
            let Ok((mut card_sprite, mut sprite, mut at)) = card_sprites.get_mut(child) else {
                continue;
            };
            let (turned, to) = (card_sprite.turned, card_sprite.to);
            let faces = match (turned >= 0.5, to) {
                (true, to) => to,
                (false, Showing::Front) => Showing::Back,
                (false, Showing::Back) => Showing::Front,
            };
            let (faces, picture) = match (faces, value) {
                (Showing::Front, Some(value)) => {
                    (Showing::Front, picture_names::front(owner.0, value.0))
                }
                _ => (Showing::Back, picture_names::back(owner.0)),
            };
            showing.set_if_neq(faces);
            if card_sprite.picture != picture || atlases.is_changed() {
                card_sprite.picture = picture;
                *sprite = atlases.sprite(picture);
            }
            let edge = (turned.clamp(0.0, 1.0) * PI).sin();
            let large = 1.0 + TURNING.1 * edge;
            let wide = (turned.clamp(0.0, 1.0) * PI).cos().abs().max(0.02) * large;
            let aside = (card_sprite.shaken * PI * 4.0).sin() * 7.0 * (1.0 - card_sprite.shaken);
            let fresh = Transform {
                translation: Vec3::new(aside, breath + TURNING.0 * edge, at.translation.z),
                rotation: at.rotation,
                scale: Vec3::new(wide, large, 1.0),
            };
            at.set_if_neq(fresh);
        }
    }
}

/// Nobody draws what lies under a pile's uppermost cards, or in the dark around a combat.
fn hide_unseen(
    displayed: Res<DisplayedView>,
    dark: Res<Dark>,
    mut cards: Query<(
        &Owner,
        &Placement,
        Has<TweenAnim>,
        Has<Selectable>,
        &mut Visibility,
    )>,
) {
    for (&owner, placement, moves, selectable, mut visibility) in &mut cards {
        let in_the_dark = dark.0
            && !selectable
            && matches!(
                placement.0,
                CardLocation::Hand { .. }
                    | CardLocation::Draw { .. }
                    | CardLocation::Discard { .. }
            );
        let buried = card_pose::is_buried(&displayed, owner, placement.0);
        let wanted = visible_if(moves || !(buried || in_the_dark));
        visibility.set_if_neq(wanted);
    }
}

/// Where the shadow of a card on the cloth falls, and how much farther that of one at its highest, in its own heights;
/// how much larger and paler that one is.
const SHADOW: (f32, f32, f32, f32) = (0.02, 0.16, 0.08, 0.45);

/// How far within its edge a card surely hides its shadow, in its own units: corners are round, and it breathes.
const INSIDE: f32 = 6.0;

/// Lets the shadows fall away from the candle as far as their cards have risen, as wide as their sprites are turned.
fn drop_shadows(
    atlases: Res<SpriteAtlases>,
    cards: Query<
        (&Owner, &CardTarget, &Transform, &Children),
        (Without<Shadow>, Without<ShadowPiece>),
    >,
    card_sprites: Query<(&CardSprite, &Transform), (Without<Shadow>, Without<ShadowPiece>)>,
    mut shadows: Query<(&mut Shadow, &mut Transform, &Children), Without<ShadowPiece>>,
    mut pieces: Query<(&ShadowPiece, &mut Transform, &mut Sprite)>,
) {
    let (low, high, larger, paler) = SHADOW;
    let whole = atlases.sprite("card-shadow");
    let size = whole.custom_size.unwrap_or_default();
    for (owner, target, at, children) in &cards {
        let natural = atlases.size(picture_names::back(owner.0));
        let height = target.height(at.scale.x, natural.x);
        let card_sprite = card_sprites.iter_many(children).next();
        let wide = card_sprite.map_or(1.0, |(_, turned)| turned.scale.x / turned.scale.y);
        let lies = card_sprite.is_none_or(|(it, _)| it.turned >= 1.0 && it.shaken >= 1.0);
        for &child in children {
            let Ok((mut of, mut shadow, parts)) = shadows.get_mut(child) else {
                continue;
            };
            let away = natural.y * (low + high * height);
            let falls =
                at.rotation.inverse() * Vec3::new(0.35 * high * height * natural.y, -away, 0.0);
            let grown = 1.0 + larger * height;
            let fresh = Transform {
                translation: falls.with_z(shadow.translation.z),
                scale: Vec3::new(grown * wide, grown, 1.0),
                ..*shadow
            };
            shadow.set_if_neq(fresh);
            let hidden = (natural / 2.0 - INSIDE) / grown;
            let hole = if lies {
                Rect::from_center_half_size(-falls.truncate() / grown, hidden)
            } else {
                Rect::default()
            };
            let cut = of.is_added() | of.set_if_neq(Shadow { hole }) | atlases.is_changed();
            let alpha = 1.0 - paler * height;
            let mut parts = pieces.iter_many_mut(parts);
            while let Some((piece, mut at, mut sprite)) = parts.fetch_next() {
                if cut && let Some(part) = around(size, hole).get(piece.0) {
                    at.translation = part.center().extend(0.0);
                    *sprite = part_of(&whole, size, *part);
                }
                if sprite.color.alpha() != alpha {
                    sprite.color.set_alpha(alpha);
                }
            }
        }
    }
}
