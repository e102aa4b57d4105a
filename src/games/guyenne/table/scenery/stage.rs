//! The stage of a combat: the table sinks into the dark around one castle, and both camps' standards hang beside it.
//! The castle itself moves in [`super::castles`], those who fight in [`super::figures`].

use bevy::asset::RenderAssetUsages;
use bevy::image::ImageSampler;
use bevy::prelude::*;
use bevy::render::render_resource::{Extent3d, TextureDimension, TextureFormat};

use super::idle_motion::IdleMotion;
use super::pose::{Pose, ScenerySystems, TableParam, TargetPose, picture};
use crate::card_pose::{self, Dark, depth};
use crate::layout::Edge;
use crate::picture_names;
use crate::session::TABLE_UPDATE;
use crate::{DisplayedView, Happened, TABLE};
use guyenne_rules::seat::Camp;
use guyenne_rules::{Castle, Event};
use kit_table::CachedBelow;
use kit_theme::{SpriteAtlases, palette};

/// What the combat on the stage has come to, once it is decided.
#[derive(Resource, Debug, Clone, Copy, PartialEq, Eq, Default)]
pub(super) struct StageVerdict {
    /// The castle, and who won it; nobody on a tie.
    pub decided: Option<(Castle, Option<Camp>)>,
}

impl StageVerdict {
    /// Whether `camp` has won, if anybody has.
    pub fn of(&self, camp: Camp) -> Option<bool> {
        let (_, winner) = self.decided?;
        winner.map(|winner| winner == camp)
    }
}

/// A part of the stage.
#[derive(Component, Debug, Clone, Copy, PartialEq, Eq)]
enum StagePart {
    Shade,
    Standard(Camp),
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<StageVerdict>()
        .add_systems(OnEnter(TABLE), bring_stage)
        .add_systems(
            TABLE_UPDATE,
            (judge, arrange_stage)
                .chain()
                .in_set(ScenerySystems::Arrange),
        )
        .add_systems(TABLE_UPDATE, grow_dark.after(ScenerySystems::Follow));
}

/// Says when the shade has fallen and when it begins to rise, and so how much of the table lies still.
fn grow_dark(
    parts: Query<(&StagePart, &Pose, &TargetPose)>,
    mut dark: ResMut<Dark>,
    mut still: ResMut<CachedBelow>,
) {
    let fallen = parts.iter().any(|(part, pose, target)| {
        *part == StagePart::Shade && pose.alpha >= 1.0 && target.leads_to(pose)
    });
    dark.set_if_neq(Dark(fallen));
    still.set_if_neq(if fallen {
        CachedBelow(depth::DARK)
    } else if parts.is_empty() {
        CachedBelow::default()
    } else {
        CachedBelow(depth::STILL)
    });
}

/// Brings what the stage is made of.
fn bring_stage(
    atlases: Res<SpriteAtlases>,
    images: Option<ResMut<Assets<Image>>>,
    mut painted: Local<Option<Handle<Image>>>,
    mut commands: Commands,
) {
    let image = match (painted.as_ref(), images) {
        (Some(image), _) => image.clone(),
        (None, Some(mut images)) => painted.insert(images.add(shade())).clone(),
        (None, None) => Handle::default(),
    };
    commands.spawn((
        Name::new("Shade"),
        StagePart::Shade,
        Sprite::from_image(image),
        Pose::default(),
    ));
    for camp in Camp::ALL {
        commands.spawn((
            Name::new(format!("Standard {}", camp.name())),
            StagePart::Standard(camp),
            picture(&atlases, picture_names::standard(camp)),
            IdleMotion {
                width: 0.016,
                phase: if camp == Camp::English { 0.0 } else { 0.37 },
                hangs: 0.5,
            },
        ));
    }
}

/// How dark the shade is at the edges, and in the band where the castle stands.
const DARK: (f32, f32) = (0.975, 0.80);
/// How far the candle's warmth reaches in it, across and up, in halves of the window.
const WARM: Vec2 = Vec2::new(0.62, 0.42);

/// A veil that is thinner in its middle band, where the row of castles shows through, and warm around the castle.
///
/// The warmth is mixed into a dense veil: light laid thinly over the dark would show the steps of its eight bits, and
/// paint the same pixels twice.
fn shade() -> Image {
    // So fine that it need not be smoothed, which would cost the window over again.
    const SIZE: UVec2 = UVec2::new(640, 360);
    let night = palette::VEIL.with_alpha(1.0).to_linear();
    let glow = palette::OAK.mix(&palette::OR_DEEP, 0.45).to_linear();
    let warm: [[u8; 4]; 256] = core::array::from_fn(|n| {
        let color = night.mix(&glow, n as f32 / 255.0 * 0.9);
        Color::from(color).to_srgba().to_u8_array()
    });
    let place = |n: u32, of: u32| (n as f32 + 0.5) / of as f32 * 2.0 - 1.0;
    let warmth = |at: f32, reach: f32| (-(at / reach).powi(2)).exp();
    let across: Vec<f32> = (0..SIZE.x)
        .map(|column| warmth(place(column, SIZE.x), WARM.x))
        .collect();
    let mut pixels = Vec::with_capacity((SIZE.x * SIZE.y * 4) as usize);
    for row in 0..SIZE.y {
        let y = place(row, SIZE.y);
        let edge = ((y.abs() - 0.30) / 0.22).clamp(0.0, 1.0);
        let soft = edge * edge * (3.0 - 2.0 * edge);
        let alpha = ((DARK.1 + (DARK.0 - DARK.1) * soft) * 255.0).round() as u8;
        let up = warmth(y, WARM.y) * 255.0;
        for across in &across {
            let [red, green, blue, _] = warm[(across * up).round() as usize];
            pixels.extend([red, green, blue, alpha]);
        }
    }
    let size = Extent3d {
        width: SIZE.x,
        height: SIZE.y,
        depth_or_array_layers: 1,
    };
    let mut image = Image::new(
        size,
        TextureDimension::D2,
        pixels,
        TextureFormat::Rgba8UnormSrgb,
        RenderAssetUsages::RENDER_WORLD,
    );
    image.sampler = ImageSampler::nearest();
    image
}

/// Remembers who won the combat that is on the stage.
fn judge(
    displayed: Res<DisplayedView>,
    mut happened: MessageReader<Happened>,
    mut verdict: ResMut<StageVerdict>,
) {
    let staged = card_pose::stage_castle(&displayed.view);
    let mut now = verdict
        .decided
        .filter(|(castle, _)| staged == Some(*castle));
    for Happened(event) in happened.read() {
        if let Event::Combat { castle, winner, .. } = event
            && staged == Some(*castle)
        {
            now = Some((*castle, *winner));
        }
    }
    verdict.set_if_neq(StageVerdict { decided: now });
}

/// Lets the shade fall and rise, and the standards come, triumph, sink and go.
fn arrange_stage(
    table: TableParam,
    atlases: Res<SpriteAtlases>,
    verdict: Res<StageVerdict>,
    mut parts: Query<(
        &StagePart,
        &mut TargetPose,
        &mut Sprite,
        Option<&mut IdleMotion>,
    )>,
) {
    let layout = &table.layout;
    let staged = card_pose::stage_castle(&table.displayed.view).is_some();
    let seen = if staged { 1.0 } else { 0.0 };
    for (part, mut target, mut sprite, idle) in &mut parts {
        let (pose, timing) = match part {
            StagePart::Shade => (
                Pose::rect(layout.window.inflate(2.0), depth::SHADE).faded(seen),
                table.timings.page,
            ),
            StagePart::Standard(camp) => {
                let edge = card_pose::edge(&table.displayed, *camp);
                let name = match edge {
                    Edge::Far => picture_names::standard(*camp),
                    Edge::Near => picture_names::standard_up(*camp),
                };
                let fresh = atlases.sprite(name);
                if sprite.rect != fresh.rect {
                    sprite.rect = fresh.rect;
                }
                let rect = layout.reveal.standards[edge as usize];
                let out = match edge {
                    Edge::Far => Vec2::Y,
                    Edge::Near => Vec2::NEG_Y,
                };
                if let Some(idle) = idle {
                    idle.map_unchanged(|idle| &mut idle.hangs)
                        .set_if_neq(0.5 * out.y);
                }
                // The cloth is longer than the window shows: hoisted or swinging, its end stays out of sight.
                let (hidden, timing) = match (staged, verdict.of(*camp)) {
                    (false, _) => (1.1, table.timings.capture),
                    // It comes without overshoot, which would pull its end into sight.
                    (true, None) => (0.06, table.timings.page),
                    (true, Some(true)) => (0.012, table.timings.capture),
                    (true, Some(false)) => (0.42, table.timings.capture),
                };
                let pose = Pose::rect(rect, depth::STAGE_CASTLE - 2.0)
                    .shifted(out * rect.height() * hidden);
                (pose.faded(seen), timing)
            }
        };
        target.set_if_neq(TargetPose::by(pose, timing));
    }
}
