//! How figures and objects move over the map: they glide to their hexes, and shake when refused.

use bevy::prelude::*;
use bevy_tweening::{Lens, Tween, TweenAnim};
use core::time::Duration;

use super::beats::Beat;
use super::counter::CounterNode;
use super::map_view::MapView;
use super::refusal::Refused;
use super::session::{TABLE, TABLE_UPDATE, TableSystems};
use super::timings::TableTimings;
use super::{DisplayedView, Selection, Turn};
use kit_table::turns::hurry;
use kit_timings::{MotionSettings, Timing};

/// The systems that start this frame's movements.
#[derive(SystemSet, Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct MotionSystems;

/// Where something is on the map, in units of its picture, and where it is going.
#[derive(Component, Debug, Clone, Copy, PartialEq)]
pub struct OnMap {
    /// The middle now.
    pub at: Vec2,
    /// The middle at rest.
    pub to: Vec2,
    /// The size.
    pub size: Vec2,
}

impl OnMap {
    /// Something at rest.
    #[must_use]
    pub const fn resting(at: Vec2, size: Vec2) -> Self {
        Self { at, to: at, size }
    }
}

/// How far a figure is through a stagger or a shake, 0 to 1; at 1 it stands still.
#[derive(Component, Debug, Clone, Copy, PartialEq)]
pub struct Stagger(pub f32);

struct StaggerLens;

impl Lens<Stagger> for StaggerLens {
    fn lerp(&mut self, mut stagger: Mut<Stagger>, ratio: f32) {
        stagger.0 = ratio;
    }
}

/// A stagger, or a shake, that lasts so long.
pub(super) fn staggering(timing: Timing, lasts: Duration) -> TweenAnim {
    let method = timing.easing.method();
    TweenAnim::new(Tween::new::<Stagger, _>(method, lasts, StaggerLens))
}

struct GlideLens(Vec2);

impl Lens<OnMap> for GlideLens {
    fn lerp(&mut self, mut place: Mut<OnMap>, ratio: f32) {
        place.at = self.0.lerp(place.to, ratio);
    }
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        TABLE_UPDATE,
        (
            hurry::<Turn, Beat, DisplayedView>
                .before(TableSystems::Playback)
                .after(TableSystems::Apply)
                .run_if(kit_table::flow::time_passes),
            (glide, shake, put)
                .chain()
                .in_set(MotionSystems)
                .in_set(TableSystems::Show)
                .run_if(resource_exists::<DisplayedView>),
        )
            .run_if(in_state(TABLE)),
    );
}

/// Starts the movement of what has a new place.
fn glide(
    displayed: Res<DisplayedView>,
    timings: Res<TableTimings>,
    motion: Res<MotionSettings>,
    mut things: Query<(Entity, &mut OnMap), Changed<OnMap>>,
    going: Query<&Gliding>,
    mut commands: Commands,
) {
    for (entity, mut place) in &mut things {
        let known = going.get(entity).map(|gliding| gliding.0).ok();
        if known == Some(place.to) {
            continue;
        }
        commands.entity(entity).insert(Gliding(place.to));
        if place.at == place.to {
            continue;
        }
        let timing: Timing = if displayed.walks.is_some() || known.is_some() {
            timings.step
        } else {
            timings.place
        };
        let lasts = motion.flies(timing);
        if lasts.is_zero() {
            place.at = place.to;
            commands.entity(entity).remove::<TweenAnim>();
            continue;
        }
        let tween = Tween::new::<OnMap, _>(timing.easing.method(), lasts, GlideLens(place.at));
        commands.entity(entity).insert(TweenAnim::new(tween));
    }
}

/// Where something is going, as far as its movement has been started.
#[derive(Component, Debug, Clone, Copy, PartialEq)]
struct Gliding(Vec2);

/// Whoever was chosen shakes when something is refused.
pub(super) fn shake(
    mut refused: MessageReader<Refused>,
    selection: Res<Selection>,
    timings: Res<TableTimings>,
    motion: Res<MotionSettings>,
    counters: Query<(&CounterNode, &Children)>,
    faces: Query<(), With<Stagger>>,
    mut commands: Commands,
) {
    let lasts = motion.flies(timings.recoil);
    let shaken = (refused.read().last()).and_then(|_| selection.plan.fighter);
    let Some(shaken) = shaken.filter(|_| !lasts.is_zero()) else {
        return;
    };
    let of = counters.iter().filter(|(counter, _)| counter.0 == shaken);
    for child in of.flat_map(|(_, children)| children.iter()) {
        if faces.contains(child) {
            let anim = staggering(timings.recoil, lasts);
            commands.entity(child).insert(anim);
        }
    }
}

/// Writes the places into the nodes.
pub(super) fn put(view: Res<MapView>, mut things: Query<(Ref<OnMap>, &mut Node)>) {
    for (place, mut node) in &mut things {
        if !view.is_changed() && !place.is_changed() {
            continue;
        }
        let corner = (place.at - place.size / 2.0) * view.zoom;
        let size = place.size * view.zoom;
        let fresh = [px(corner.x), px(corner.y), px(size.x), px(size.y)];
        if [node.left, node.top, node.width, node.height] != fresh {
            [node.left, node.top, node.width, node.height] = fresh;
        }
    }
}
