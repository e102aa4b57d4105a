//! The memory aid on the table: a plate beside the piles with a strip of tally marks for each camp. A press on it opens
//! the table in words, where the strips are explained. Where there is no room for it, only the table in words has them.

use bevy::prelude::*;
use bevy::ui_widgets::Button;

use super::FillSystems;
use super::tally_strip::{TallyStyle, tally_strip};
use super::tooltip_targets::NodeTip;
use super::ui_layout::{NodeRect, Scene};
use crate::keys;
use crate::layout::{Edge, TableLayout};
use crate::session::TABLE_UPDATE;
use crate::{DisplayedView, TABLE};
use guyenne_rules::seat::{ByCamp, Camp};
use guyenne_rules::{PublicCards, View};
use kit_i18n::LocalizedText;
use kit_input::Focusable;
use kit_table::overview_panel::OpensOverview;
use kit_table::{AccessibleName, AidSettings};
use kit_theme::Picture;

/// The plate, and what its strips show.
#[derive(Component, Debug, Clone, Default, PartialEq)]
#[require(NodeRect)]
struct MemoryPlate(Option<ByCamp<PublicCards>>);

/// The plate's focus zone, that of the toolbar.
const ZONE: u8 = 5;

/// The least size of the plate and its largest height, in units of the layout.
const NEEDED: Vec2 = Vec2::new(112.0, 68.0);
const MOST: f32 = 96.0;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(OnEnter(TABLE), spawn_plate).add_systems(
        TABLE_UPDATE,
        (place_plate, fill_plate).chain().in_set(FillSystems),
    );
}

/// Between the pillage and the near piles, if there is room beside the prompts.
fn place(t: &TableLayout, scene: Scene) -> Option<Rect> {
    let gap = 5.0 * t.unit;
    let piles = t.camp(Edge::Near).draw.card.rect().max.y;
    let above = t.pillage_panel;
    let rect = Rect {
        min: Vec2::new(above.min.x, piles.max(t.hud.hint.max.y) + gap / 2.0),
        max: Vec2::new(above.max.x, above.min.y - gap),
    };
    let rect = Rect {
        min: rect.min.with_y(rect.min.y.max(rect.max.y - MOST * t.unit)),
        ..rect
    };
    let needed = NEEDED * t.unit;
    let roomy = !t.compact && rect.width() >= needed.x && rect.height() >= needed.y;
    (scene == Scene::Row && roomy).then_some(rect)
}

fn spawn_plate(mut commands: Commands) {
    commands.spawn((
        MemoryPlate::default(),
        Button,
        OpensOverview,
        AccessibleName(LocalizedText::new(keys::MEMORY_TITLE)),
        NodeTip::new(keys::MEMORY_ABOUT),
        Picture::new("panel-dark"),
        Focusable::PAGE.zone(ZONE).last(),
        Name::new("Memory aid"),
        DespawnOnExit(TABLE),
        Node {
            flex_direction: FlexDirection::Column,
            justify_content: JustifyContent::Center,
            row_gap: px(2),
            padding: UiRect::axes(px(7), px(3)),
            overflow: Overflow::clip(),
            ..default()
        },
    ));
}

/// Hides the plate without the aid, and before there is anything to remember.
fn place_plate(
    aids: Res<AidSettings>,
    layout: Res<TableLayout>,
    scene: Res<Scene>,
    displayed: Res<DisplayedView>,
    mut plates: Query<&mut NodeRect, With<MemoryPlate>>,
) {
    let wanted = aids.memory_aid && displayed.view.round > 0;
    for mut rect in &mut plates {
        rect.set_if_neq(NodeRect(wanted.then(|| place(&layout, *scene)).flatten()));
    }
}

/// What the strips show.
fn shown(view: &View) -> ByCamp<PublicCards> {
    ByCamp(Camp::ALL.map(|camp| view.public_cards(camp)))
}

/// Draws the strips anew when anything on them has changed: the far camp's above. A hidden plate holds none.
fn fill_plate(
    displayed: Res<DisplayedView>,
    mut plates: Query<(Entity, Ref<NodeRect>, &mut MemoryPlate)>,
    mut commands: Commands,
) {
    for (entity, rect, mut plate) in &mut plates {
        if !(displayed.is_changed() || rect.is_changed()) {
            continue;
        }
        let is_shown = rect.0.is_some();
        if !plate.set_if_neq(MemoryPlate(is_shown.then(|| shown(&displayed.view)))) {
            continue;
        }
        commands.entity(entity).despawn_children();
        if !is_shown {
            continue;
        }
        for camp in [displayed.near.enemy(), displayed.near] {
            let known = displayed.view.public_cards(camp);
            tally_strip(&mut commands, entity, TallyStyle::TABLE, &known, camp);
        }
    }
}
