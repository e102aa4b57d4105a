//! The six castles of the row: their cards, their names, and their movement to the combat stage and back. The signs of
//! the holder are in [`super::ownership`], the glow is in [`super::glow`].

use crate::picture_names;
use crate::session::TABLE_UPDATE;
use bevy::picking::hover::Hovered;
use bevy::prelude::*;
use bevy_tweening::{Tween, TweenAnim};

use super::pose::{Pose, ScenerySystems, Swing, TableParam, TargetPose, picture};
use super::world_text::{WorldText, text};
use super::{glow, ownership};
use crate::card::{CastleCard, Selectable, Selected};
use crate::card_pose::{self, depth};
use crate::castle_names::castle_name;
use crate::layout::{CastlePlace, Slot, TableLayout};
use crate::timings::TableTimings;
use crate::{DisplayedView, Happened, TABLE};
use guyenne_rules::{Castle, Event, Names};
use kit_i18n::LocalizedText;
use kit_input::{Focused, Reach};
use kit_table::Waits;
use kit_theme::{FontFace, SpriteAtlases, palette};
use kit_timings::MotionSettings;

/// The width of a castle card in its own units, in which its children are placed.
const WIDTH: f32 = 130.0;

/// The name of a castle, a child of its card.
#[derive(Component, Debug)]
struct CastleTitle;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(OnEnter(TABLE), build_castles)
        .add_systems(
            TABLE_UPDATE,
            (name_castles, arrange_castles, arrange_titles).in_set(ScenerySystems::Arrange),
        )
        .add_systems(
            TABLE_UPDATE,
            swing_on_tie
                .after(ScenerySystems::Follow)
                .run_if(in_state(TABLE)),
        );
}

/// Spawns the six castles.
fn build_castles(atlases: Res<SpriteAtlases>, mut commands: Commands) {
    let names = Names::default();
    for castle in Castle::ALL {
        let card = commands
            .spawn((
                Name::new(castle.name()),
                CastleCard(castle),
                picture(&atlases, picture_names::castle(names, castle)),
                Pickable::default(),
                Hovered::default(),
                Reach(Vec2::ZERO),
                Waits,
            ))
            .with_child((
                CastleTitle,
                text(FontFace::GothicBold, palette::INK),
                castle_name(names, castle),
            ))
            .id();
        glow::light(&mut commands, &atlases, card);
        ownership::hang(&mut commands, &atlases, card);
    }
}

/// Sets each castle's sprite and name by the game's row: older records may have another order.
fn name_castles(
    displayed: Res<DisplayedView>,
    atlases: Res<SpriteAtlases>,
    mut castles: Query<(&CastleCard, &mut Sprite)>,
    mut titles: Query<(&ChildOf, &mut LocalizedText), With<CastleTitle>>,
) {
    if !displayed.is_changed() && !atlases.is_changed() {
        return;
    }
    let names = displayed.view.config.names;
    for (card, mut sprite) in &mut castles {
        let fresh = atlases.sprite(picture_names::castle(names, card.0));
        if (&sprite.image, sprite.rect) != (&fresh.image, fresh.rect) {
            *sprite = fresh;
        }
    }
    for (of, mut message) in &mut titles {
        if let Ok((card, _)) = castles.get(of.parent()) {
            message.set_if_neq(castle_name(names, card.0));
        }
    }
}

/// The place of a castle's card in the row or on the combat stage, and the poses of its children.
#[derive(Debug, Clone, Copy)]
pub(super) struct CastleFrame {
    /// The card's slot.
    pub card: Slot,
    /// World units per unit of the card.
    pub scale: f32,
    /// Whether it is on the combat stage.
    pub staged: bool,
    row: CastlePlace,
    pennons: [Slot; 2],
}

impl CastleFrame {
    /// The frame of a castle now.
    pub fn of(castle: Castle, layout: &TableLayout, displayed: &DisplayedView) -> Self {
        let row = layout.castles[castle.index()];
        let staged = card_pose::stage_castle(&displayed.view) == Some(castle);
        let (card, pennons) = if staged {
            (layout.reveal.castle, layout.reveal.pennons)
        } else {
            (row.card, row.pennons)
        };
        Self {
            card,
            scale: card.size.x / WIDTH,
            staged,
            row,
            pennons,
        }
    }

    /// A slot of the row as a pose in the card's units.
    fn on_card(&self, slot: Slot, lift: f32) -> Pose {
        let unit = self.row.card.size.x / WIDTH;
        Pose {
            at: ((slot.center - self.row.card.center) / unit).extend(lift),
            size: slot.size / unit,
            ..Pose::slot(slot, lift)
        }
    }

    /// The pose of the name.
    pub fn title(&self) -> Pose {
        let scroll = self.on_card(self.row.name, 0.1);
        // The painted scroll is bent: its middle is a little higher than its ends.
        scroll.shifted(Vec2::Y * scroll.size.y * 0.1)
    }

    /// The pose of the arrow.
    pub fn arrow(&self) -> Pose {
        self.on_card(self.row.arrow, 0.2)
    }

    /// The pose of the pennon at the far edge (0) or the near edge (1).
    pub fn pennon(&self, edge: usize) -> Pose {
        let slot = self.pennons[edge];
        Pose {
            at: ((slot.center - self.card.center) / self.scale).extend(0.3),
            size: slot.size / self.scale,
            ..Pose::slot(slot, 0.3)
        }
    }
}

/// Places the castles in the row, and the one in combat on the stage.
fn arrange_castles(
    table: TableParam,
    atlases: Res<SpriteAtlases>,
    mut castles: Query<(
        &CastleCard,
        &mut TargetPose,
        &mut Reach,
        &Hovered,
        Has<Focused>,
        Has<Selected>,
        Has<Selectable>,
    )>,
    mut staged: Local<Option<Castle>>,
) {
    let now = card_pose::stage_castle(&table.displayed.view);
    let moves = core::mem::replace(&mut *staged, now) != now;
    for (card, mut target, mut reach, hovered, focused, selected, selectable) in &mut castles {
        let frame = CastleFrame::of(card.0, &table.layout, &table.displayed);
        let natural = atlases.size(picture_names::castle(
            table.displayed.view.config.names,
            card.0,
        ));
        let lifted = !frame.staged && (selected || selectable && (hovered.get() || focused));
        let depth = if frame.staged {
            depth::STAGE_CASTLE
        } else {
            depth::CASTLE
        };
        let lift = if lifted { 4.0 * table.layout.unit } else { 0.0 };
        let pose = Pose {
            size: natural,
            ..Pose::point(frame.card.center + Vec2::Y * lift, depth)
        }
        .scaled(frame.scale * if lifted { 1.02 } else { 1.0 });
        let timing = if moves {
            table.timings.page
        } else {
            table.timings.hover
        };
        let fresh = TargetPose::by(pose, timing);
        if !target.leads_to(&pose) {
            *target = fresh;
        }
        reach.set_if_neq(Reach(frame.card.size));
    }
}

/// Places the names on their scrolls.
fn arrange_titles(
    table: TableParam,
    castles: Query<&CastleCard>,
    mut titles: Query<(&ChildOf, &mut TargetPose, &mut WorldText), With<CastleTitle>>,
) {
    for (of, mut target, mut letters) in &mut titles {
        let Ok(card) = castles.get(of.parent()) else {
            continue;
        };
        let frame = CastleFrame::of(card.0, &table.layout, &table.displayed);
        let title = frame.title();
        // The text is set in pixels for the card's target size, so that it stays sharp, and scaled to the card's units.
        let pose = Pose {
            size: Vec2::ZERO,
            ..title
        }
        .scaled(frame.scale.recip());
        target.set_if_neq(TargetPose::now(pose));
        letters.set_if_neq(WorldText {
            height: title.size.y * 0.72 * frame.scale,
            room: title.size
                * Vec2::new(CastlePlace::LETTERS / CastlePlace::SCROLL, 1.4)
                * frame.scale,
        });
    }
}

/// How far a castle swings on a tie, in radians.
const SWING: f32 = 0.035;

/// On a tie the castle swings like a struck bell.
fn swing_on_tie(
    mut happened: MessageReader<Happened>,
    timings: Res<TableTimings>,
    motion: Res<MotionSettings>,
    castles: Query<(Entity, &CastleCard, &Pose)>,
    mut commands: Commands,
) {
    for Happened(event) in happened.read() {
        let Event::Combat {
            castle,
            winner: None,
            ..
        } = event
        else {
            continue;
        };
        let lasts = motion.flies(timings.linger);
        if lasts.is_zero() {
            continue;
        }
        for (entity, card, pose) in &castles {
            if card.0 == *castle {
                let swing = Swing {
                    rest: *pose,
                    width: SWING,
                };
                let tween = Tween::new(EaseFunction::Linear, lasts, swing);
                commands.entity(entity).insert(TweenAnim::new(tween));
            }
        }
    }
}
