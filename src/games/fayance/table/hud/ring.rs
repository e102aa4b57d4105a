//! The ring of troops in a combat: it lies between the two cards, and turns until its arrow leads from the winner to
//! the loser. Between equal troops it stops with that troop at the top, and pales.

use bevy::prelude::*;
use bevy_tweening::{Lens, Tween, TweenAnim};
use core::f32::consts::TAU;

use super::FillSystems;
use super::places::{Absent, node, set_absent};
use crate::beats::{Fight, ShownFight};
use crate::card_sprite::CardFace;
use crate::motion::MotionSystems;
use crate::session::TABLE_UPDATE;
use crate::timings::TableTimings;
use crate::{DisplayedView, TABLE, picture_names, sounds};
use fayance_rules::{BySide, Card, Side, Troop};
use kit_table::Waits;
use kit_theme::sound::PlaySound;
use kit_theme::{Picture, palette};
use kit_timings::MotionSettings;

/// The disc under the ring.
#[derive(Component)]
struct Disc;

/// The ring.
#[derive(Component, Default)]
struct CombatRing {
    /// The combat for which it lies there.
    of: Option<Fight>,
    /// Whether it turns to its answer, or has.
    turned: bool,
}

/// The middle of the ring, from that of its picture downwards, as shares of the picture's width and height.
const MIDDLE: Vec2 = Vec2::new(4.0 / 132.0, 4.0 / 128.0);

/// How far a ring turns until it rests, in radians.
const SWING: f32 = TAU;

/// The angle of a troop in the ring as it is drawn, clockwise from the right, in degrees.
fn drawn_at(troop: Troop) -> f32 {
    match troop {
        Troop::Rider => -90.0,
        Troop::Warrior => 30.0,
        Troop::Archer => 150.0,
    }
}

/// By how much the ring is turned when it rests, clockwise, in radians: the winner's troop is on the winner's side,
/// that is at the left for the one at the near edge.
fn at_rest(cards: BySide<Card>, near: Side) -> f32 {
    let (left, right) = (cards[near].troop(), cards[near.other()].troop());
    let (troop, angle) = if left.beats(right) {
        (left, -150.0)
    } else if right.beats(left) {
        (right, 30.0)
    } else {
        (left, -90.0)
    };
    (angle - drawn_at(troop)).to_radians()
}

/// The ring, turned around its own middle.
fn turned(angle: f32) -> UiTransform {
    let (sin, cos) = angle.sin_cos();
    UiTransform {
        translation: Val2::percent(100.0 * MIDDLE.x * sin, -100.0 * MIDDLE.y * cos),
        rotation: Rot2::radians(angle),
        ..UiTransform::IDENTITY
    }
}

/// Turns the ring.
struct SwingLens {
    from: f32,
    to: f32,
}

impl Lens<UiTransform> for SwingLens {
    fn lerp(&mut self, mut at: Mut<UiTransform>, ratio: f32) {
        *at = turned(self.from + (self.to - self.from) * ratio);
    }
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(OnEnter(TABLE), spawn).add_systems(
        TABLE_UPDATE,
        (show, swing, pale)
            .chain()
            .after(MotionSystems)
            .in_set(FillSystems),
    );
}

fn spawn(mut commands: Commands) {
    commands
        .spawn((
            Disc,
            Absent,
            node("Ring of troops in a combat", |t| t.tile.inflate(-4.0)),
            ZIndex(3),
            Node {
                align_items: AlignItems::Center,
                justify_content: JustifyContent::Center,
                border_radius: BorderRadius::MAX,
                ..default()
            },
            BackgroundColor(palette::OAK_NIGHT.with_alpha(0.72)),
        ))
        .with_child((
            CombatRing::default(),
            Waits,
            UiTransform::default(),
            Picture::new(picture_names::RING),
            Node {
                width: percent(86),
                aspect_ratio: Some(132.0 / 128.0),
                ..default()
            },
            Pickable::IGNORE,
        ));
}

fn show(
    displayed: Res<DisplayedView>,
    discs: Query<(Entity, Has<Absent>), With<Disc>>,
    mut commands: Commands,
) {
    let shows = displayed.fight.is_some_and(|shown| shown.shows_ring());
    for (entity, is) in &discs {
        set_absent(entity, !shows, is, &mut commands);
    }
}

/// Turns the ring to its answer, once both cards lie face up.
fn swing(
    displayed: Res<DisplayedView>,
    timings: Res<TableTimings>,
    motion: Res<MotionSettings>,
    turning: Query<(), (With<CardFace>, With<TweenAnim>)>,
    mut rings: Query<(Entity, &mut CombatRing, &mut UiTransform)>,
    mut commands: Commands,
) {
    let shown = displayed.fight.filter(ShownFight::shows_ring);
    for (entity, mut ring, mut at) in &mut rings {
        let Some(shown) = shown else {
            if ring.of.is_some() {
                *ring = CombatRing::default();
                commands.entity(entity).remove::<TweenAnim>();
            }
            continue;
        };
        let to = at_rest(shown.fight.cards, displayed.near());
        let from = to - SWING * 0.8;
        if ring.of != Some(shown.fight) {
            ring.of = Some(shown.fight);
            ring.turned = false;
            at.set_if_neq(turned(from));
        }
        if ring.turned {
            continue;
        }
        let lasts = motion.flies(timings.ring);
        // Where a press has skipped it, or with reduced motion, it lies as it comes to rest.
        if lasts.is_zero() || shown.asked > 0 {
            ring.turned = true;
            at.set_if_neq(turned(to));
            if !motion.is_instant() {
                commands.write_message(PlaySound::now(sounds::RING));
            }
        } else if turning.is_empty() {
            ring.turned = true;
            let lens = SwingLens { from, to };
            let tween = Tween::new::<UiTransform, _>(timings.ring.easing.method(), lasts, lens);
            commands.entity(entity).insert(TweenAnim::new(tween));
            commands.write_message(PlaySound::now(sounds::RING));
        }
    }
}

/// Between equal troops the ring pales when it has come to rest.
fn pale(mut rings: Query<(&CombatRing, Has<TweenAnim>, &mut ImageNode)>) {
    for (ring, turns, mut image) in &mut rings {
        let equal = ring.of.is_some_and(|fight| {
            let BySide([north, south]) = fight.cards;
            north.troop() == south.troop()
        });
        let tint = if equal && ring.turned && !turns {
            palette::STONE.with_alpha(0.6)
        } else {
            palette::ARGENT
        };
        if image.color != tint {
            image.color = tint;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use fayance_rules::People;

    /// Where a troop lies in the turned ring: from its middle to the right, and down.
    fn place(troop: Troop, angle: f32) -> Vec2 {
        Vec2::from_angle(drawn_at(troop).to_radians() + angle)
    }

    #[test]
    fn the_arrow_leads_from_the_winner_to_the_loser() {
        for near in Side::ALL {
            for (own, other) in Troop::ALL
                .into_iter()
                .flat_map(|own| Troop::ALL.map(|other| (own, other)))
            {
                let card = |side| {
                    let troop = if side == near { own } else { other };
                    Card::new(troop, People::Elf)
                };
                let angle = at_rest(BySide(Side::ALL.map(card)), near);
                let [first, second] = [own, other].map(|troop| place(troop, angle));
                if own == other {
                    assert!(first.y < -0.99, "{own:?} is at the top");
                    continue;
                }
                assert!(first.x < -0.8 && second.x > 0.8, "{own:?} {other:?}");
                // Arrows lead clockwise: over the top to the right, below to the left.
                let over = first.y < 0.0 && second.y < 0.0;
                assert_eq!(over, own.beats(other), "{own:?} {other:?}");
            }
        }
    }
}
