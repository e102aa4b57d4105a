//! The focus: what the next press activates. Keys and pads move it, between UI nodes and things in the world alike; it
//! stays on the highest layer, and there is always one while anything can be focused.

use super::{ActingDevice, Action, Device, Presses, TextField, player_device::DeviceFocus};
use bevy::{
    camera::visibility::InheritedVisibility,
    ecs::system::SystemParam,
    input_focus::{FocusCause, InputFocus},
    picking::hover::Hovered,
    platform::collections::HashMap,
    prelude::*,
    ui::{ComputedNode, InteractionDisabled, UiGlobalTransform},
    ui_widgets::Activate,
    window::PrimaryWindow,
};

/// The layers of the screen: only the highest one that holds anything reacts to keys and pads.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Layer {
    /// A page, or the table.
    #[default]
    Page,
    /// A question that must be answered before the page continues.
    Question,
    /// The pause menu and its pages.
    Menu,
    /// A question over a menu.
    Alert,
}

/// Something that can be focused. A press on it triggers [`Activate`].
///
/// UI nodes have their own size; things in the world need [`Reach`].
#[derive(Component, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Focusable {
    /// The layer it belongs to.
    pub layer: Layer,
    /// The part of the screen, for jumps from part to part.
    pub zone: u8,
    /// The lowest rank is focused first when nothing is.
    pub rank: i8,
    /// Its place in reading order within its zone, or 0 for its place on screen: things that move need a fixed order.
    pub order: u8,
}

impl Focusable {
    /// Something on a page.
    pub const PAGE: Self = Self::on(Layer::Page);
    /// Something in a menu.
    pub const MENU: Self = Self::on(Layer::Menu);

    /// Something on a layer.
    pub const fn on(layer: Layer) -> Self {
        Self {
            layer,
            zone: 0,
            rank: 0,
            order: 0,
        }
    }

    /// The same in another part of the screen.
    #[must_use]
    pub const fn zone(self, zone: u8) -> Self {
        Self { zone, ..self }
    }

    /// The same at this place in reading order.
    #[must_use]
    pub const fn order(self, order: u8) -> Self {
        Self { order, ..self }
    }

    /// The same, to be focused only where there is nothing else on its layer.
    #[must_use]
    pub const fn last(self) -> Self {
        Self { rank: 1, ..self }
    }

    /// The same, to be focused before everything else on its layer.
    #[must_use]
    pub const fn first(self) -> Self {
        Self { rank: -1, ..self }
    }
}

/// The size of something focusable that lies in the world, in world units.
#[derive(Component, Clone, Copy, Debug, PartialEq)]
pub struct Reach(pub Vec2);

/// Marks what is focused.
#[derive(Component, Clone, Copy, Debug, Default)]
pub struct Focused;

/// What was focused last on each layer and in each zone.
#[derive(Resource, Default)]
pub struct FocusMemory {
    layers: HashMap<Layer, Entity>,
    pub(super) zones: HashMap<(Layer, u8), Entity>,
    last: Option<(Focusable, Vec2)>,
    /// What has the focus only because there was nothing of a better rank; it loses it when there is.
    provisional: Option<Entity>,
}

impl FocusMemory {
    /// Forgets a layer: next time its first thing is focused.
    pub fn forget(&mut self, layer: Layer) {
        self.layers.remove(&layer);
        self.zones.retain(|(at, _), _| *at != layer);
    }
}

/// One thing that can be focused now.
#[derive(Clone, Copy, Debug)]
pub struct Candidate {
    /// The thing.
    pub entity: Entity,
    /// Its layer and its place in reading order.
    pub focusable: Focusable,
    /// What it covers, in logical pixels of the window.
    pub area: Rect,
}

/// Everything that can be focused now.
#[derive(SystemParam)]
pub struct Candidates<'w, 's> {
    nodes: Query<
        'w,
        's,
        (
            Entity,
            &'static Focusable,
            &'static ComputedNode,
            &'static UiGlobalTransform,
            &'static InheritedVisibility,
        ),
        Without<InteractionDisabled>,
    >,
    things: Query<
        'w,
        's,
        (
            Entity,
            &'static Focusable,
            &'static Reach,
            &'static GlobalTransform,
            &'static InheritedVisibility,
        ),
        (Without<InteractionDisabled>, Without<ComputedNode>),
    >,
    fields: Query<'w, 's, (), With<TextField>>,
    windows: Query<'w, 's, &'static Window, With<PrimaryWindow>>,
    cameras: Query<'w, 's, &'static Transform, With<IsDefaultUiCamera>>,
}

impl Candidates<'_, '_> {
    /// What can be focused on the highest layer, in reading order.
    pub fn list(&self) -> Vec<Candidate> {
        let (centre, pixel) = self.windows.single().map_or((Vec2::ZERO, 1.0), |w| {
            let pixel = w.resolution.scale_factor().recip();
            let camera = self.cameras.iter().next();
            let seen_from = camera.map_or(Vec2::ZERO, |camera| camera.translation.truncate());
            let middle = w.resolution.size() / 2.0;
            (middle + seen_from * Vec2::new(-1.0, 1.0), pixel)
        });
        let seen_nodes = self
            .nodes
            .iter()
            .filter(|(_, _, node, _, seen)| seen.get() && !node.is_empty());
        let nodes = seen_nodes.map(|(entity, focusable, node, at, _)| {
            let (_, _, middle) = at.to_scale_angle_translation();
            Candidate {
                entity,
                focusable: *focusable,
                area: Rect::from_center_size(middle * pixel, node.size() * pixel),
            }
        });
        let seen_things = self.things.iter().filter(|(.., seen)| seen.get());
        let things = seen_things.map(|(entity, focusable, reach, at, _)| {
            let middle = at.translation().truncate() * Vec2::new(1.0, -1.0) + centre;
            Candidate {
                entity,
                focusable: *focusable,
                area: Rect::from_center_size(middle, reach.0),
            }
        });
        let mut all: Vec<_> = nodes.chain(things).collect();
        if let Some(top) = all.iter().map(|c| c.focusable.layer).max() {
            all.retain(|c| c.focusable.layer == top);
        }
        all.sort_by(|a, b| {
            let key = |c: &Candidate| {
                let Focusable { zone, order, .. } = c.focusable;
                let line = (c.area.center().y / 24.0) as i32;
                (zone, order, if order == 0 { line } else { 0 })
            };
            key(a)
                .cmp(&key(b))
                .then(a.area.center().x.total_cmp(&b.area.center().x))
                .then(a.entity.cmp(&b.entity))
        });
        all
    }

    /// The field of text on the highest layer, if there is one.
    pub(super) fn field(&self) -> Option<Entity> {
        if self.fields.is_empty() {
            return None;
        }
        let mut all = self.list().into_iter().map(|c| c.entity);
        all.find(|&entity| self.fields.contains(entity))
    }

    /// The highest layer that holds anything.
    pub fn layer(&self) -> Layer {
        let top = self.list().first().map(|top| top.focusable.layer);
        top.unwrap_or_default()
    }
}

/// What to focus when nothing is: what was focused on this layer before, else what is nearest to that in its zone, else
/// the lowest rank.
pub(super) fn best(all: &[Candidate], memory: &FocusMemory) -> Option<Candidate> {
    let layer = all.first()?.focusable.layer;
    let known = memory.layers.get(&layer);
    if let Some(found) = all.iter().find(|c| Some(&c.entity) == known) {
        return Some(*found);
    }
    if let Some((last, at)) = memory.last
        && last.layer == layer
        && known.is_some()
    {
        let near = all
            .iter()
            .filter(|c| c.focusable.zone == last.zone)
            .min_by(|a, b| {
                let distance = |c: &Candidate| c.area.center().distance_squared(at);
                distance(a).total_cmp(&distance(b))
            });
        if let Some(near) = near {
            return Some(*near);
        }
    }
    all.iter().min_by_key(|c| c.focusable.rank).copied()
}

/// Sets the focus when there is none, and keeps it on the highest layer.
pub(super) fn keep_focus(
    candidates: Candidates,
    mut focus: ResMut<InputFocus>,
    mut memory: ResMut<FocusMemory>,
) {
    let all = candidates.list();
    let current = focus.get().and_then(|e| all.iter().find(|c| c.entity == e));
    if let Some(current) = current {
        if memory.provisional == Some(current.entity) {
            let better = all.iter().min_by_key(|c| c.focusable.rank);
            if let Some(better) = better.filter(|c| c.focusable.rank < current.focusable.rank) {
                memory.provisional = None;
                focus.set(better.entity, FocusCause::Navigated);
                return;
            }
        } else {
            memory.provisional = None;
        }
        let layer = current.focusable.layer;
        memory.layers.insert(layer, current.entity);
        memory
            .zones
            .insert((layer, current.focusable.zone), current.entity);
        memory.last = Some((current.focusable, current.area.center()));
    } else if let Some(found) = best(&all, &memory) {
        memory.provisional = (found.focusable.rank > 0).then_some(found.entity);
        focus.set(found.entity, FocusCause::Navigated);
    }
}

/// Gives the focus on the page back to what a device had focused when it acted last.
pub(super) fn pass_focus(
    acting: Res<ActingDevice>,
    candidates: Candidates,
    focusables: Query<(), With<Focusable>>,
    mut own: ResMut<DeviceFocus>,
    mut focus: ResMut<InputFocus>,
    mut memory: ResMut<FocusMemory>,
) {
    if own.acting == acting.0 {
        return;
    }
    let on_page = memory.layers.get(&Layer::Page).copied();
    if let (Some(before), Some(on_page)) = (own.acting, on_page) {
        own.focused.insert(before, on_page);
    }
    own.acting = acting.0;
    let known = acting
        .0
        .and_then(|device| own.focused.get(&device).copied())
        // What it focused on a page that is gone counts no more.
        .filter(|&known| focusables.contains(known));
    let Some(known) = known else {
        return;
    };
    memory.layers.insert(Layer::Page, known);
    if (candidates.list().iter()).any(|c| c.entity == known && c.focusable.layer == Layer::Page) {
        focus.set(known, FocusCause::Navigated);
    }
}

/// Puts [`Focused`] on what is focused.
pub(super) fn mark_focused(
    focus: Res<InputFocus>,
    marked: Query<Entity, With<Focused>>,
    focusable: Query<(), With<Focusable>>,
    mut commands: Commands,
) {
    let current = focus.get().filter(|&entity| focusable.contains(entity));
    for entity in &marked {
        if Some(entity) != current {
            commands.entity(entity).try_remove::<Focused>();
        }
    }
    if let Some(entity) = current
        && !marked.contains(entity)
    {
        commands.entity(entity).try_insert(Focused);
    }
}

/// Triggers [`Activate`] on what is focused, unless nobody has chosen it and it only fills in until there is something
/// better. Bevy's `InputDispatchPlugin` is off, so that nothing is activated twice.
pub(super) fn press_focused(
    presses: Res<Presses>,
    focus: Res<InputFocus>,
    memory: Res<FocusMemory>,
    candidates: Candidates,
    mut commands: Commands,
) {
    if presses.has(Action::Confirm)
        && let Some(entity) = focus.get()
        && memory.provisional != Some(entity)
        && candidates.list().iter().any(|c| c.entity == entity)
    {
        commands.trigger(Activate { entity });
    }
}

/// Focuses what the pointer moves over, so that there is one target for all devices.
pub(super) fn focus_hovered(
    device: Res<Device>,
    hovered: Query<(Entity, &Hovered), (Changed<Hovered>, With<Focusable>)>,
    candidates: Candidates,
    mut focus: ResMut<InputFocus>,
) {
    if !device.points() {
        return;
    }
    for (entity, hovered) in &hovered {
        if hovered.get() && candidates.list().iter().any(|c| c.entity == entity) {
            focus.set(entity, FocusCause::Pressed);
        }
    }
}
