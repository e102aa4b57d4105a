//! Collects the accessible tree from what is on screen, as long as somebody asks for it.

use super::{AccessibleItem, AccessibleTree, ItemRole, SpokenNames};
use crate::app::live_region::{LiveRegionSystems, ScreenReaderText};
use bevy::{
    a11y::AccessibilityRequested,
    ecs::system::SystemParam,
    input_focus::InputFocus,
    platform::collections::HashMap,
    prelude::*,
    ui::{InteractionDisabled, UiGlobalTransform},
};
use kit_i18n::Localizer;
use kit_input::{Candidate, Candidates, Focusable, Layer, TextField};
use kit_table::{AidSettings, HudRoot};
use kit_theme::{ButtonStyle, CheckedOption, TextStyle, text_field::FieldText, widget::RowCaption};

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<AccessibleTree>().add_systems(
        PostUpdate,
        collect.run_if(is_asked_for).after(LiveRegionSystems),
    );
}

/// A page gets the tree in one of so many frames, as long as the focus stays where it is.
pub(in crate::app) const FRAMES_BETWEEN_TREES: u32 = 6;

/// Whether somebody asks for the tree now. A page cannot know whether somebody reads it: it gets the tree with every
/// change of the focus, and else now and then.
fn is_asked_for(
    requested: Option<Res<AccessibilityRequested>>,
    focus: Res<InputFocus>,
    mut waited: Local<u32>,
) -> bool {
    if requested.is_some_and(|requested| requested.get()) {
        return true;
    }
    *waited += 1;
    let due =
        cfg!(target_arch = "wasm32") && (*waited >= FRAMES_BETWEEN_TREES || focus.is_changed());
    if due {
        *waited = 0;
    }
    due
}

/// The interface as a tree of nodes.
#[derive(SystemParam)]
pub(super) struct InterfaceNodes<'w, 's> {
    roots: Query<'w, 's, Entity, (With<Node>, Without<ChildOf>, Without<HudRoot>)>,
    tables: Query<'w, 's, &'static Children, With<HudRoot>>,
    parents: Query<'w, 's, &'static ChildOf>,
    children: Query<'w, 's, &'static Children>,
    nodes: Query<
        'w,
        's,
        (
            &'static ComputedNode,
            &'static UiGlobalTransform,
            &'static InheritedVisibility,
        ),
    >,
    styles: Query<'w, 's, &'static TextStyle>,
    captions: Query<'w, 's, (), With<RowCaption>>,
    disabled: Query<'w, 's, (), (With<Focusable>, With<InteractionDisabled>)>,
    options: Query<'w, 's, (Option<&'static ButtonStyle>, Has<CheckedOption>)>,
    fields: Query<'w, 's, Option<&'static FieldText>, With<TextField>>,
    windows: Query<'w, 's, &'static Window>,
    names: SpokenNames<'w, 's>,
}

impl InterfaceNodes<'_, '_> {
    /// What is read as one: the roots, and below the root of a game's table each of its nodes.
    fn sections(&self) -> impl Iterator<Item = Entity> {
        let at_table = self.tables.iter().flat_map(Children::iter);
        self.roots.iter().chain(at_table)
    }

    /// The section of a node.
    fn section(&self, mut entity: Entity) -> Entity {
        while let Ok(above) = self.parents.get(entity)
            && !self.tables.contains(above.parent())
        {
            entity = above.parent();
        }
        entity
    }

    /// What a node covers, in logical pixels; `None` if it is not seen.
    fn area(&self, entity: Entity) -> Option<Rect> {
        let (node, at, seen) = self.nodes.get(entity).ok()?;
        if !seen.get() || node.is_empty() {
            return None;
        }
        let (_, _, middle) = at.to_scale_angle_translation();
        let window = self.windows.iter().next();
        let pixel = window.map_or(1.0, |window| window.resolution.scale_factor().recip());
        Some(Rect::from_center_size(middle * pixel, node.size() * pixel))
    }

    /// Something that can be focused, or could be if it were not disabled.
    fn pressable(&self, entity: Entity, area: Rect, disabled: bool) -> AccessibleItem {
        let field = self.fields.get(entity).ok();
        let checked = match self.options.get(entity) {
            Ok((Some(ButtonStyle::Option), checked)) => Some(checked),
            // A line of a log, which is no button to look at.
            Ok((None, true)) => Some(true),
            _ => None,
        };
        AccessibleItem {
            entity,
            role: match field {
                Some(_) => ItemRole::TextField,
                None => ItemRole::Button,
            },
            label: self.names.of(entity),
            checked,
            value: field.map(|field| field.map_or_else(String::new, |field| field.text.clone())),
            disabled,
            area,
        }
    }

    /// Adds what is on and below a node, in the order in which it is written.
    fn read(
        &self,
        entity: Entity,
        focusable: &HashMap<Entity, Candidate>,
        items: &mut Vec<AccessibleItem>,
    ) {
        if let Some(candidate) = focusable.get(&entity) {
            items.push(self.pressable(entity, candidate.area, false));
            return;
        }
        if self.captions.contains(entity) {
            return;
        }
        let area = self.area(entity);
        if let Some(area) = area {
            if self.disabled.contains(entity) {
                items.push(self.pressable(entity, area, true));
                return;
            }
            if let Some(label) = self.names.text(entity) {
                let size = self.styles.get(entity).map_or(0.0, |style| style.size);
                items.push(AccessibleItem {
                    entity,
                    role: if size >= HEADING {
                        ItemRole::Heading
                    } else {
                        ItemRole::Text
                    },
                    label,
                    checked: None,
                    value: None,
                    disabled: false,
                    area,
                });
            }
        }
        for &child in self.children.get(entity).into_iter().flatten() {
            self.read(child, focusable, items);
        }
    }
}

/// Texts of this size, in design units, and larger are headings.
const HEADING: f32 = 26.0;
/// The height of a line of the reading order, in logical pixels.
const LINE: f32 = 24.0;

/// Collects the tree anew and keeps it if it differs. Texts of sections without buttons come first, as they are read
/// from above; then each section with buttons and each thing of the world, in the order of the focus.
fn collect(
    candidates: Candidates,
    interface: InterfaceNodes,
    focus: Res<InputFocus>,
    localizer: Res<Localizer>,
    aids: Res<AidSettings>,
    mut reader: ResMut<ScreenReaderText>,
    mut tree: ResMut<AccessibleTree>,
) {
    let all = candidates.list();
    let focusable: HashMap<Entity, Candidate> = all.iter().map(|c| (c.entity, *c)).collect();
    let modal = all
        .first()
        .is_some_and(|first| first.focusable.layer > Layer::Page);
    let mut items = Vec::new();
    let read: Vec<Entity> = all.iter().map(|c| interface.section(c.entity)).collect();
    if !modal {
        let mut silent: Vec<Vec<AccessibleItem>> = Vec::new();
        for section in interface
            .sections()
            .filter(|section| !read.contains(section))
        {
            let mut texts = Vec::new();
            interface.read(section, &focusable, &mut texts);
            silent.push(texts);
        }
        silent.retain(|texts| !texts.is_empty());
        silent.sort_by(|a, b| {
            let line = |texts: &[AccessibleItem]| {
                let at = texts[0].area.min;
                ((at.y / LINE) as i32, at.x as i32, texts[0].entity)
            };
            line(a).cmp(&line(b))
        });
        items.extend(silent.into_iter().flatten());
    }
    let mut known = Vec::new();
    for section in read {
        if known.contains(&section) {
            continue;
        }
        known.push(section);
        interface.read(section, &focusable, &mut items);
    }
    let heading = |item: &&AccessibleItem| item.role == ItemRole::Heading;
    let page = items.iter().find(heading);
    let page = page.map_or_else(String::new, |item| item.label.clone());
    if aids.narration && page != tree.page && !page.is_empty() {
        let fresh = reader.said != tree.said;
        reader.tell_page(&page, fresh);
    }
    let tree_now = AccessibleTree {
        language: localizer.language().tag(),
        page,
        modal,
        items,
        focus: focus.get().filter(|entity| focusable.contains_key(entity)),
        news: reader.news.clone(),
        said: reader.said,
    };
    tree.set_if_neq(tree_now);
}
