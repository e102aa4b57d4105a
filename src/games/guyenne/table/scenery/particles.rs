//! Particles: dust where a card lands, embers, rays and a ring where a castle is taken, rays and embers behind a hero.
//! They are drawn below cards and texts. With reduced motion there are none.

use bevy::{ecs::system::SystemParam, prelude::*};
use bevy_tweening::TweenAnim;
use core::f32::consts::TAU;

use super::pose::{Enters, Exits, Pose, ScenerySystems, TargetPose};
use crate::card::{CardLocation, Owner, Placement, Showing, Value};
use crate::card_pose::{self, depth};
use crate::card_sprite::CardFaceSystems;
use crate::layout::Slot;
use crate::layout::TableLayout;
use crate::motion::Landing;
use crate::session::TABLE_UPDATE;
use crate::timings::TableTimings;
use crate::{CastleTaken, DisplayedView};
use guyenne_rules::card::Card;
use guyenne_rules::{Castle, View};
use kit_theme::SpriteAtlases;
use kit_timings::{MotionSettings, Timing};

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        TABLE_UPDATE,
        (
            celebrate_capture,
            celebrate_heroes.after(CardFaceSystems),
            raise_dust,
        )
            .in_set(ScenerySystems::Arrange),
    );
}

/// The heroes that have just been revealed before a castle.
#[derive(SystemParam)]
pub(super) struct NewHeroes<'w, 's> {
    turned: Query<
        'w,
        's,
        (
            &'static Owner,
            &'static Placement,
            &'static Value,
            &'static Showing,
        ),
        Changed<Showing>,
    >,
}

impl NewHeroes<'_, '_> {
    /// The owner and the place of each.
    pub fn iter(&self) -> impl Iterator<Item = (Owner, CardLocation)> {
        self.turned
            .iter()
            .filter(|(_, placement, value, showing)| {
                matches!(placement.0, CardLocation::Front { .. })
                    && value.0 == Card::Hero
                    && **showing == Showing::Front
            })
            .map(|(owner, placement, ..)| (*owner, placement.0))
    }
}

/// Spawns one particle: it moves from one pose to the other and fades.
fn spawn_particle(
    commands: &mut Commands,
    atlases: &SpriteAtlases,
    name: &'static str,
    from: Pose,
    to: Pose,
    by: Timing,
) {
    commands.spawn((
        Name::new(name),
        atlases.sprite(name),
        from,
        TargetPose::by(to.faded(0.0), by),
        Enters,
        Exits,
    ));
}

/// Particles that fly apart from the edge of a slot. `size` and `reach` are in world units, `alpha` is from 0 to 1.
struct Burst {
    name: &'static str,
    count: u8,
    size: f32,
    reach: f32,
    alpha: f32,
}

fn burst(
    commands: &mut Commands,
    atlases: &SpriteAtlases,
    slot: Slot,
    z: f32,
    kind: &Burst,
    by: Timing,
) {
    let half = slot.size / 2.0;
    for n in 0..kind.count {
        let n = f32::from(n);
        // Directions by the golden ratio: well spread without random numbers.
        let way = Vec2::from_angle(TAU * (n * 0.618).fract());
        let far = kind.reach * (0.55 + 0.45 * (n * 0.755).fract());
        let edge = half * (way / way.abs().max_element());
        let size = Vec2::splat(kind.size * (0.6 + 0.4 * (n * 0.37).fract()));
        let at = |offset: Vec2, size| Pose {
            size,
            ..Pose::point(slot.center + offset, z)
        };
        let from = at(edge * 0.92, size).faded(kind.alpha);
        spawn_particle(
            commands,
            atlases,
            kind.name,
            from,
            at(edge + way * far, size * 0.4),
            by,
        );
    }
}

/// A ring, embers and rays where a castle is taken.
fn celebrate_capture(
    layout: Res<TableLayout>,
    timings: Res<TableTimings>,
    motion: Res<MotionSettings>,
    atlases: Res<SpriteAtlases>,
    displayed: Res<DisplayedView>,
    mut taken: MessageReader<CastleTaken>,
    mut commands: Commands,
) {
    for CastleTaken { castle, .. } in taken.read() {
        if motion.is_still() {
            continue;
        }
        let slot = castle_slot(&layout, &displayed.view, *castle);
        let large = slot.size.max_element();
        let pose = |size: f32, z: f32| Pose {
            size: Vec2::splat(size),
            ..Pose::point(slot.center, z)
        };
        let low = depth::STAGE_CASTLE - 1.0;
        spawn_particle(
            &mut commands,
            &atlases,
            "ray",
            pose(large * 1.4, low),
            pose(large * 2.0, low).turned(0.25),
            timings.ray,
        );
        spawn_particle(
            &mut commands,
            &atlases,
            "ring",
            pose(large * 0.9, low),
            pose(large * 2.3, low),
            timings.ring,
        );
        let embers = Burst {
            name: "ember",
            count: 18,
            size: large * 0.085,
            reach: large * 0.55,
            alpha: 1.0,
        };
        burst(
            &mut commands,
            &atlases,
            slot,
            low + 0.5,
            &embers,
            timings.spark,
        );
    }
}

/// The slot of a castle's card now: on the combat stage, or in the row.
fn castle_slot(layout: &TableLayout, view: &View, castle: Castle) -> Slot {
    if card_pose::stage_castle(view) == Some(castle) {
        layout.reveal.castle
    } else {
        layout.castles[castle.index()].card
    }
}

/// Rays and embers behind a hero that is revealed.
fn celebrate_heroes(
    timings: Res<TableTimings>,
    motion: Res<MotionSettings>,
    atlases: Res<SpriteAtlases>,
    layout: Res<TableLayout>,
    displayed: Res<DisplayedView>,
    heroes: NewHeroes,
    mut commands: Commands,
) {
    if motion.is_still() {
        return;
    }
    for (owner, location) in heroes.iter() {
        let (slot, z) = card_pose::card_pose(&layout, &displayed, owner, location, false);
        let large = slot.size.max_element();
        let pose = |size: f32| Pose {
            size: Vec2::splat(size),
            ..Pose::point(slot.center, z - 0.3)
        };
        spawn_particle(
            &mut commands,
            &atlases,
            "ray",
            pose(large * 1.5),
            pose(large * 2.0).turned(-0.3),
            timings.ray,
        );
        let embers = Burst {
            name: "ember",
            count: 12,
            size: large * 0.10,
            reach: large * 0.4,
            alpha: 1.0,
        };
        burst(
            &mut commands,
            &atlases,
            slot,
            z - 0.2,
            &embers,
            timings.hero,
        );
    }
}

/// Dust where a played card lands before a castle; none for cards that only make room.
fn raise_dust(
    timings: Res<TableTimings>,
    motion: Res<MotionSettings>,
    atlases: Res<SpriteAtlases>,
    layout: Res<TableLayout>,
    displayed: Res<DisplayedView>,
    landing: Query<(&Owner, &Placement), With<Landing>>,
    mut stopped: RemovedComponents<TweenAnim>,
    mut commands: Commands,
) {
    for entity in stopped.read() {
        let Ok((&owner, placement)) = landing.get(entity) else {
            continue;
        };
        commands.entity(entity).remove::<Landing>();
        if motion.is_still() || !matches!(placement.0, CardLocation::Front { .. }) {
            continue;
        }
        let (slot, z) = card_pose::card_pose(&layout, &displayed, owner, placement.0, false);
        let dust = Burst {
            name: "dust",
            count: 7,
            size: slot.size.min_element() * 0.22,
            reach: slot.size.min_element() * 0.28,
            alpha: 0.5,
        };
        burst(&mut commands, &atlases, slot, z - 0.2, &dust, timings.spark);
    }
}
