//! The six castles of the row: their cards, their names, and their way to the stage of a combat and back. What hangs
//! on them ([`super::holders`]) and what lights them ([`super::glow`]) have their own files.

use bevy::picking::hover::Hovered;
use bevy::prelude::*;
use bevy_tweening::{Tween, TweenAnim};

use super::letters::{Letters, text};
use super::pose::{Goal, Pose, ScenerySystems, Swing, Table, picture};
use super::{glow, holders};
use crate::games::guyenne::rules::{Castle, Event, Names};
use crate::games::guyenne::table::card::{CastleCard, Selectable, Selected};
use crate::games::guyenne::table::castle_names::{castle_key, castle_name};
use crate::games::guyenne::table::layout::{CastlePlace, Slot, TableLayout};
use crate::games::guyenne::table::motion::Waits;
use crate::games::guyenne::table::place::{self, depth};
use crate::games::guyenne::table::{Happened, Shown, TABLE};
use crate::input::{Focused, Reach};
use crate::speech::Say;
use crate::theme::{Face, Feel, Motion, Sheets, palette};

/// How wide a castle card is in its own units, in which everything on it is placed.
const WIDTH: f32 = 130.0;

/// The name of a castle, a child of its card.
#[derive(Component, Debug)]
struct Title;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(OnEnter(TABLE), build_castles)
        .add_systems(
            Update,
            (name_castles, arrange_castles, arrange_titles).in_set(ScenerySystems::Arrange),
        )
        .add_systems(
            Update,
            swing_on_tie
                .after(ScenerySystems::Follow)
                .run_if(in_state(TABLE)),
        );
}

/// Brings the six castles of a new game.
fn build_castles(sheets: Res<Sheets>, mut commands: Commands) {
    let names = Names::default();
    for castle in Castle::ALL {
        let card = commands
            .spawn((
                Name::new(castle.name()),
                CastleCard(castle),
                picture(&sheets, castle_key(names, castle)),
                Pickable::default(),
                Hovered::default(),
                Reach(Vec2::ZERO),
                Waits,
            ))
            .with_child((
                Title,
                text(Face::GothicBold, palette::INK),
                castle_name(names, castle),
            ))
            .id();
        glow::light(&mut commands, &sheets, card);
        holders::hang(&mut commands, &sheets, card);
    }
}

/// Gives each castle the picture and the name that the game's row has for it: an older game may name it otherwise.
fn name_castles(
    shown: Res<Shown>,
    sheets: Res<Sheets>,
    mut castles: Query<(&CastleCard, &mut Sprite)>,
    mut titles: Query<(&ChildOf, &mut Say), With<Title>>,
) {
    if !shown.is_changed() && !sheets.is_changed() {
        return;
    }
    let names = shown.view.terms.names;
    for (card, mut sprite) in &mut castles {
        let fresh = sheets.sprite(castle_key(names, card.0));
        if (&sprite.image, sprite.rect) != (&fresh.image, fresh.rect) {
            *sprite = fresh;
        }
    }
    for (of, mut say) in &mut titles {
        if let Ok((card, _)) = castles.get(of.parent()) {
            say.set_if_neq(castle_name(names, card.0));
        }
    }
}

/// A place on the stage or in the row, as everything on a castle's card needs it.
#[derive(Debug, Clone, Copy)]
pub(super) struct Frame {
    /// The card.
    pub card: Slot,
    /// World units for one unit of the card's own.
    pub scale: f32,
    /// Whether it stands on the stage.
    pub staged: bool,
    row: CastlePlace,
    pennons: [Slot; 2],
}

impl Frame {
    /// Where a castle stands now.
    pub fn of(castle: Castle, cloth: &TableLayout, shown: &Shown) -> Self {
        let row = cloth.castles[castle.index()];
        let staged = place::stage_castle(&shown.view) == Some(castle);
        let (card, pennons) = if staged {
            (cloth.reveal.castle, cloth.reveal.pennons)
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

    /// A slot of the row as a pose on the card.
    fn on_card(&self, slot: Slot, lift: f32) -> Pose {
        let unit = self.row.card.size.x / WIDTH;
        Pose {
            at: ((slot.center - self.row.card.center) / unit).extend(lift),
            size: slot.size / unit,
            ..Pose::slot(slot, lift)
        }
    }

    /// The name scroll.
    pub fn title(&self) -> Pose {
        let scroll = self.on_card(self.row.name, 0.1);
        // The scroll is bent: its middle hangs a little higher than its ends.
        scroll.shifted(Vec2::Y * scroll.size.y * 0.1)
    }

    /// The arrow.
    pub fn arrow(&self) -> Pose {
        self.on_card(self.row.arrow, 0.2)
    }

    /// The pennon at the far or near edge.
    pub fn pennon(&self, edge: usize) -> Pose {
        let slot = self.pennons[edge];
        Pose {
            at: ((slot.center - self.card.center) / self.scale).extend(0.3),
            size: slot.size / self.scale,
            ..Pose::slot(slot, 0.3)
        }
    }
}

/// Puts the castles into the row, and the one that is fought over onto the stage.
fn arrange_castles(
    table: Table,
    sheets: Res<Sheets>,
    mut castles: Query<(
        &CastleCard,
        &mut Goal,
        &mut Reach,
        &Hovered,
        Has<Focused>,
        Has<Selected>,
        Has<Selectable>,
    )>,
    mut staged: Local<Option<Castle>>,
) {
    let now = place::stage_castle(&table.shown.view);
    let moves = core::mem::replace(&mut *staged, now) != now;
    for (card, mut goal, mut reach, hovered, focused, selected, selectable) in &mut castles {
        let frame = Frame::of(card.0, &table.cloth, &table.shown);
        let natural = sheets.size(castle_key(table.shown.view.terms.names, card.0));
        let lifted = !frame.staged && (selected || selectable && (hovered.get() || focused));
        let depth = if frame.staged {
            depth::STAGE_CASTLE
        } else {
            depth::CASTLE
        };
        let lift = if lifted { 4.0 * table.cloth.unit } else { 0.0 };
        let pose = Pose {
            size: natural,
            ..Pose::point(frame.card.center + Vec2::Y * lift, depth)
        }
        .scaled(frame.scale * if lifted { 1.02 } else { 1.0 });
        let gesture = if moves {
            table.feel.page
        } else {
            table.feel.hover
        };
        let fresh = Goal::by(pose, gesture);
        if !goal.leads_to(&pose) {
            *goal = fresh;
        }
        reach.set_if_neq(Reach(frame.card.size));
    }
}

/// Keeps the names on their scrolls, sharp at any size.
fn arrange_titles(
    table: Table,
    castles: Query<&CastleCard>,
    mut titles: Query<(&ChildOf, &mut Goal, &mut Letters), With<Title>>,
) {
    for (of, mut goal, mut letters) in &mut titles {
        let Ok(card) = castles.get(of.parent()) else {
            continue;
        };
        let frame = Frame::of(card.0, &table.cloth, &table.shown);
        let title = frame.title();
        // Set in pixels of where the castle is bound, then brought into the card's units.
        let pose = Pose {
            size: Vec2::ZERO,
            ..title
        }
        .scaled(frame.scale.recip());
        goal.set_if_neq(Goal::now(pose));
        letters.set_if_neq(Letters {
            height: title.size.y * 0.72 * frame.scale,
            room: title.size
                * Vec2::new(CastlePlace::LETTERS / CastlePlace::SCROLL, 1.4)
                * frame.scale,
        });
    }
}

/// How far a castle swings when nobody takes it, in radians.
const SWING: f32 = 0.035;

/// A tie: the castle is struck like a bell and stays whose it was.
fn swing_on_tie(
    mut happened: MessageReader<Happened>,
    feel: Res<Feel>,
    motion: Res<Motion>,
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
        let lasts = motion.flies(feel.linger);
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
