//! The oak table, the candle light on it, the strip of the frontier, and what somebody left lying about.

use bevy::prelude::*;

use super::pose::{Goal, Pose, ScenerySystems, picture};
use crate::table::Presence;
use crate::table::guyenne::layout::TableLayout;
use crate::table::place::{Cloth, depth};
use crate::theme::{Motion, Sheets, palette};

/// A part of the table.
#[derive(Component, Debug, Clone, Copy, PartialEq, Eq)]
enum Part {
    Oak,
    Strip,
    Die(bool),
    Quill,
}

impl Part {
    const ALL: [(Self, &str); 5] = [
        (Self::Oak, "table"),
        (Self::Strip, "strip"),
        (Self::Die(false), "die-a"),
        (Self::Die(true), "die-b"),
        (Self::Quill, "quill"),
    ];

    /// Where it lies on this cloth; `natural` is the size it was painted at.
    fn pose(self, cloth: &TableLayout, natural: Vec2) -> Pose {
        let window = cloth.window.size();
        let near = cloth
            .camp(crate::table::guyenne::layout::Edge::Near)
            .discard;
        match self {
            Self::Oak => {
                let cover = (window / natural).max_element();
                Pose {
                    size: natural * cover,
                    ..Pose::point(Vec2::ZERO, depth::TABLE)
                }
            }
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
    app.add_systems(OnEnter(Presence::Seated), lay_wood)
        .add_systems(Update, arrange_wood.in_set(ScenerySystems::Arrange))
        .add_systems(
            Update,
            breathe_light
                .after(ScenerySystems::Follow)
                .run_if(in_state(Presence::Seated)),
        );
}

/// Brings the table.
fn lay_wood(sheets: Res<Sheets>, mut commands: Commands) {
    for (part, name) in Part::ALL {
        commands.spawn((Name::new(name), part, picture(&sheets, name)));
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

/// How much the candle light on the oak wavers. The light itself is painted on the oak: a layer of its own over the whole
/// window would cost as much as the oak does.
const WAVER: f32 = 0.035;

/// Lets the candle light breathe.
fn breathe_light(time: Res<Time>, motion: Res<Motion>, mut parts: Query<(&Part, &mut Sprite)>) {
    let t = time.elapsed_secs();
    let waver = if motion.reduced {
        0.0
    } else {
        (t * 0.9).sin() * 0.6 + (t * 2.3 + 1.0).sin() * 0.3 + (t * 5.1).sin() * 0.1
    };
    for (part, mut sprite) in &mut parts {
        if *part == Part::Oak {
            let alpha = sprite.color.alpha();
            sprite.color = palette::candle_lit(1.0 + WAVER * waver).with_alpha(alpha);
        }
    }
}
