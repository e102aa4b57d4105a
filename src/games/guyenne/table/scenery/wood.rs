//! What lies on the oak and is no part of the game: the strip of the frontier, and what somebody left lying about.

use bevy::prelude::*;
use bevy_tweening::{Tween, TweenAnim};

use super::pose::{Goal, Pose, ScenerySystems, Swing, picture};
use crate::games::guyenne::table::TABLE;
use crate::games::guyenne::table::layout::TableLayout;
use crate::games::guyenne::table::place::{Cloth, depth};
use crate::theme::sound::{Hear, Sound};
use crate::theme::{Feel, Motion, Sheets, palette};

/// A part of the table.
#[derive(Component, Debug, Clone, Copy, PartialEq, Eq)]
enum Part {
    Strip,
    Die(bool),
    Quill,
}

impl Part {
    const ALL: [(Self, &str); 4] = [
        (Self::Strip, "strip"),
        (Self::Die(false), "die-a"),
        (Self::Die(true), "die-b"),
        (Self::Quill, "quill"),
    ];

    /// Where it lies on this cloth; `natural` is the size it was painted at.
    fn pose(self, cloth: &TableLayout, natural: Vec2) -> Pose {
        let near = cloth
            .camp(crate::games::guyenne::table::layout::Edge::Near)
            .discard;
        match self {
            Self::Strip => Pose {
                // The torn edges reach a little beyond the strip.
                size: cloth.strip.size() * natural / (natural - 22.0),
                ..Pose::point(cloth.strip.center(), depth::STRIP)
            },
            Self::Die(second) => {
                let shield = cloth.first_player.rect();
                let caption = cloth.first_player_caption;
                let foot = if cloth.captions {
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
                    size: natural * 0.86 * cloth.unit,
                    ..Pose::point(
                        Vec2::new(shield.center().x, foot) + away * cloth.unit,
                        depth::STRIP,
                    )
                }
                .faded(if cloth.compact { 0.0 } else { 1.0 })
            }
            Self::Quill => Pose {
                size: natural * 0.8 * cloth.unit,
                ..Pose::point(
                    near.card.rect().max + Vec2::new(100.0, -58.0) * cloth.unit,
                    depth::STRIP,
                )
            }
            .faded(if cloth.compact { 0.0 } else { 1.0 }),
        }
    }
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(OnEnter(TABLE), lay_wood)
        .add_systems(Update, arrange_wood.in_set(ScenerySystems::Arrange))
        .add_systems(
            Update,
            breathe_light
                .after(ScenerySystems::Follow)
                .run_if(in_state(TABLE)),
        );
}

/// Brings the table.
fn lay_wood(sheets: Res<Sheets>, mut commands: Commands) {
    for (part, name) in Part::ALL {
        let mut thing = commands.spawn((Name::new(name), part, picture(&sheets, name)));
        if let Part::Die(_) = part {
            thing.insert(Pickable::default()).observe(roll);
        }
    }
}

/// How far a die that is touched turns to and fro, in radians.
const ROLL: f32 = 0.9;

/// Nobody needs the dice; but who could leave them alone?
fn roll(
    press: On<Pointer<Click>>,
    feel: Res<Feel>,
    motion: Res<Motion>,
    dice: Query<&Goal>,
    mut hear: MessageWriter<Hear>,
    mut commands: Commands,
) {
    hear.write(Hear::now(Sound::DICE));
    let lasts = motion.flies(feel.shuffle);
    let Ok(goal) = dice.get(press.entity) else {
        return;
    };
    if !lasts.is_zero() {
        let swing = Swing {
            rest: goal.pose(),
            width: ROLL,
        };
        let tween = Tween::new(feel.shuffle.easing.method(), lasts, swing);
        commands.entity(press.entity).insert(TweenAnim::new(tween));
    }
}

/// Fits the table to the window.
fn arrange_wood(cloth: Res<Cloth>, sheets: Res<Sheets>, mut parts: Query<(&Part, &mut Goal)>) {
    for (part, mut goal) in &mut parts {
        let name = Part::ALL
            .iter()
            .find_map(|(known, name)| (known == part).then_some(*name));
        let natural = name.map_or(Vec2::ONE, |name| sheets.size(name));
        goal.set_if_neq(Goal::now(part.pose(&cloth, natural)));
    }
}

/// How much the candle light wavers on what lies before the candle. The oak's own light is painted on it.
const WAVER: f32 = 0.035;

/// Lets the candle light breathe.
fn breathe_light(time: Res<Time>, motion: Res<Motion>, mut parts: Query<&mut Sprite, With<Part>>) {
    let t = time.elapsed_secs();
    let waver = if motion.reduced {
        0.0
    } else {
        (t * 0.9).sin() * 0.6 + (t * 2.3 + 1.0).sin() * 0.3 + (t * 5.1).sin() * 0.1
    };
    for mut sprite in &mut parts {
        let alpha = sprite.color.alpha();
        sprite.color = palette::candle_lit(1.0 + WAVER * waver).with_alpha(alpha);
    }
}
