//! What lies on the oak and is no part of the game: the strip of the frontier, and what somebody left lying about.

use core::f32::consts::TAU;

use bevy::prelude::*;
use bevy_tweening::{Tween, TweenAnim};

use super::pose::{Pose, ScenerySystems, Swing, TargetPose, picture};
use crate::card_pose::depth;
use crate::layout::TableLayout;
use crate::session::TABLE_UPDATE;
use crate::timings::TableTimings;
use crate::{DisplayedView, TABLE};
use kit_table::CachedBackground;
use kit_theme::sound::{PlaySound, Sound};
use kit_theme::{SpriteAtlases, palette};
use kit_timings::MotionSettings;

/// A part of the table.
#[derive(Component, Debug, Clone, Copy, PartialEq, Eq)]
enum PropPart {
    Strip,
    Die(bool),
    Quill,
}

impl PropPart {
    const ALL: [(Self, &str); 4] = [
        (Self::Strip, "strip"),
        (Self::Die(false), "die-a"),
        (Self::Die(true), "die-b"),
        (Self::Quill, "quill"),
    ];

    /// Where it lies on this cloth; `natural` is the size it was painted at.
    fn pose(self, layout: &TableLayout, natural: Vec2, shared: bool) -> Pose {
        let near = layout.camp(crate::layout::Edge::Near).discard;
        match self {
            Self::Strip => Pose {
                // The torn edges reach a little beyond the strip.
                size: layout.strip.size() * natural / (natural - 22.0),
                ..Pose::point(layout.strip.center(), depth::STRIP)
            },
            Self::Die(second) => {
                let shield = layout.first_player.rect();
                let caption = layout.first_player_caption;
                let foot = if layout.captions {
                    caption.min.y
                } else {
                    shield.min.y
                };
                let away = if second {
                    Vec2::new(30.0, -66.0)
                } else {
                    Vec2::new(-8.0, -36.0)
                };
                Pose {
                    size: natural * 0.86 * layout.unit,
                    ..Pose::point(
                        Vec2::new(shield.center().x, foot) + away * layout.unit,
                        depth::STRIP,
                    )
                }
                .faded(if layout.compact { 0.0 } else { 1.0 })
            }
            Self::Quill => Pose {
                size: natural * 0.8 * layout.unit,
                ..Pose::point(
                    near.card.rect().max + Vec2::new(100.0, -58.0) * layout.unit,
                    depth::STRIP,
                )
            }
            .faded(if layout.compact || shared { 0.0 } else { 1.0 }),
        }
    }
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(OnEnter(TABLE), lay_wood)
        .add_systems(TABLE_UPDATE, arrange_wood.in_set(ScenerySystems::Arrange))
        .add_systems(OnExit(TABLE), calm_light)
        .add_systems(
            TABLE_UPDATE,
            breathe_light
                .after(ScenerySystems::Follow)
                .run_if(in_state(TABLE)),
        );
}

/// Brings the table.
fn lay_wood(atlases: Res<SpriteAtlases>, mut commands: Commands) {
    for (part, name) in PropPart::ALL {
        let mut thing = commands.spawn((Name::new(name), part, picture(&atlases, name)));
        if let PropPart::Die(_) = part {
            thing.insert(Pickable::default()).observe(roll);
        }
    }
}

/// How far a die that is touched turns to and fro, in radians.
const ROLL: f32 = 0.9;

/// A die that is pressed turns to and fro with a sound. It has no meaning in the game.
fn roll(
    press: On<Pointer<Click>>,
    timings: Res<TableTimings>,
    motion: Res<MotionSettings>,
    dice: Query<&TargetPose>,
    mut play: MessageWriter<PlaySound>,
    mut commands: Commands,
) {
    play.write(PlaySound::now(Sound::DICE));
    let lasts = motion.flies(timings.shuffle);
    let Ok(target) = dice.get(press.entity) else {
        return;
    };
    if !lasts.is_zero() {
        let swing = Swing {
            rest: target.pose(),
            width: ROLL,
        };
        let tween = Tween::new(timings.shuffle.easing.method(), lasts, swing);
        commands.entity(press.entity).insert(TweenAnim::new(tween));
    }
}

/// Fits the table to the window.
fn arrange_wood(
    layout: Res<TableLayout>,
    displayed: Option<Res<DisplayedView>>,
    atlases: Res<SpriteAtlases>,
    mut parts: Query<(&PropPart, &mut TargetPose)>,
) {
    // Partners' hands need the place of the quill.
    let shared = displayed.is_some_and(|shown| shown.view.config.shared(shown.near));
    for (part, mut target) in &mut parts {
        let name = PropPart::ALL
            .iter()
            .find_map(|(known, name)| (known == part).then_some(*name));
        let natural = name.map_or(Vec2::ONE, |name| atlases.size(name));
        target.set_if_neq(TargetPose::now(part.pose(&layout, natural, shared)));
    }
}

/// How much the candle light wavers on what lies on the wood, and on the wood.
const WAVER: f32 = 0.035;
/// The waves of the candle light: how many of each in a period, where it begins (radians), and its share.
const WAVES: [(f32, f32, f32); 3] = [(1.0, 0.0, 0.6), (2.56, 1.0, 0.3), (5.67, 0.0, 0.1)];

/// Lets the candle light breathe on the picture of all that lies still.
fn breathe_light(
    time: Res<Time>,
    timings: Res<TableTimings>,
    motion: Res<MotionSettings>,
    mut picture: Query<&mut Sprite, With<CachedBackground>>,
) {
    let periods = timings.candle_idle.rounds(time.elapsed_secs());
    let waver = if motion.reduced {
        0.0
    } else {
        WAVES
            .map(|(n, begin, share)| (periods * n * TAU + begin).sin() * share)
            .into_iter()
            .sum()
    };
    let light = palette::candle_lit(1.0 + WAVER * waver);
    for mut sprite in &mut picture {
        sprite.color = light;
    }
}

/// Leaves the picture to the other screens as it was.
fn calm_light(mut picture: Query<&mut Sprite, With<CachedBackground>>) {
    for mut sprite in &mut picture {
        sprite.color = Sprite::default().color;
    }
}
