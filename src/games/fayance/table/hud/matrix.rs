//! What would happen: each of one's own cards against each of the other's, with the terrain as it lies.

use bevy::prelude::*;

use super::FillSystems;
use super::places::{Absent, node, set_absent};
use crate::layout::TableLayout;
use crate::session::{TABLE_UPDATE, TableSystems};
use crate::{DisplayedView, TABLE, picture_names};
use fayance_rules::{BySide, Card, Land, Side, Stage, fight};
use kit_i18n::LocalizedText;
use kit_input::{Action, Presses};
use kit_table::{AidSettings, Notes};
use kit_theme::widget::label;
use kit_theme::{Picture, TextStyle, palette};

/// What the panel keeps free at its edges, and between signs, in design units.
const EDGE: f32 = 7.0;
const GAP: f32 = 4.0;

/// The height of the signs in a panel of this size: a row begins with the two signs of a card side by side, a column
/// with them one above the other.
fn sign(panel: Vec2) -> f32 {
    let inner = panel - 2.0 * EDGE;
    // Six signs and their gaps side by side; two above four rows.
    let wide = (inner.x - 7.0 * GAP) / 6.0;
    let high = (inner.y - 7.0 * GAP) / 6.0;
    wide.min(high)
}

/// Whether it is open.
#[derive(Resource, Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct MatrixOpen(pub bool);

/// The panel, with what it shows.
#[derive(Component, Default)]
struct Matrix(Option<(BySide<Vec<Card>>, Side, f32)>);

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<MatrixOpen>()
        .add_systems(OnEnter(TABLE), spawn)
        .add_systems(
            TABLE_UPDATE,
            (
                toggle.in_set(TableSystems::Input),
                (show, fill).chain().in_set(FillSystems),
            ),
        );
}

fn spawn(mut commands: Commands) {
    commands.spawn((
        Matrix::default(),
        Absent,
        node("Matrix", |t| t.matrix),
        Picture::new("panel-dark"),
        Node {
            flex_direction: FlexDirection::Column,
            padding: UiRect::all(px(EDGE)),
            row_gap: px(GAP),
            justify_content: JustifyContent::Center,
            ..default()
        },
    ));
}

/// A note on screen is closed by the same key first.
fn toggle(presses: Res<Presses>, notes: Res<Notes>, mut open: ResMut<MatrixOpen>) {
    if presses.below_menus(Action::Details) && notes.is_empty() {
        open.0 = !open.0;
    }
}

fn show(
    open: Res<MatrixOpen>,
    aids: Res<AidSettings>,
    displayed: Res<DisplayedView>,
    panels: Query<(Entity, Has<Absent>), With<Matrix>>,
    mut commands: Commands,
) {
    let due = displayed.view.stage == Stage::Choose && displayed.fight.is_none();
    for (entity, is) in &panels {
        set_absent(
            entity,
            !(open.0 && aids.memory_aid && due),
            is,
            &mut commands,
        );
    }
}

/// Builds the table anew when the armies or the land are others.
fn fill(
    displayed: Res<DisplayedView>,
    layout: Res<TableLayout>,
    mut panels: Query<(Entity, &mut Matrix)>,
    mut commands: Commands,
) {
    let view = &displayed.view;
    let Some(terrains) = view.land.and_then(Land::terrains) else {
        return;
    };
    let near = displayed.near();
    let armies = BySide(Side::ALL.map(|side| {
        let slots = view.sides[side].slots;
        slots.into_iter().flatten().collect::<Vec<Card>>()
    }));
    let sign = sign(layout.matrix.size());
    for (entity, mut matrix) in &mut panels {
        let fresh = Some((armies.clone(), near, sign));
        if matrix.0 == fresh && !displayed.is_changed() {
            continue;
        }
        matrix.0 = fresh;
        let mut panel = commands.entity(entity);
        panel.despawn_children();
        let line = |height: f32| Node {
            height: px(height),
            align_items: AlignItems::Center,
            column_gap: px(GAP),
            ..default()
        };
        let cell = |width: f32, direction: FlexDirection| Node {
            width: px(width),
            flex_direction: direction,
            flex_shrink: 0.0,
            justify_content: JustifyContent::Center,
            align_items: AlignItems::Center,
            column_gap: px(GAP),
            row_gap: px(GAP),
            ..default()
        };
        let (one, two) = (sign, 2.0 * sign + GAP);
        let head = |row: &mut ChildSpawnerCommands, node: Node, card: Card| {
            let mut place = row.spawn(node);
            for name in [
                picture_names::troop_sign(card.troop()),
                picture_names::people_sign(card.people()),
            ] {
                place.with_child(Picture::tall(name, sign));
            }
        };
        panel.with_children(|panel| {
            panel.spawn(line(two)).with_children(|row| {
                row.spawn(cell(two, FlexDirection::Row));
                for &card in &armies[near.other()] {
                    head(row, cell(one, FlexDirection::Column), card);
                }
            });
            for &card in &armies[near] {
                panel.spawn(line(one + GAP)).with_children(|row| {
                    head(row, cell(two, FlexDirection::Row), card);
                    for &other in &armies[near.other()] {
                        let mut cards = BySide::new(card, card);
                        cards[near.other()] = other;
                        let (mark, color) = match fight(cards, terrains).winner {
                            Some(winner) if winner == near => ("+", palette::OR_LIGHT),
                            Some(_) => ("–", palette::ARGENT),
                            None => ("=", palette::PARCHMENT_DEEP),
                        };
                        row.spawn(cell(one, FlexDirection::Row)).with_child(label(
                            LocalizedText::verbatim(mark),
                            TextStyle::STRONG.sized(sign).growing(1.0),
                            color,
                        ));
                    }
                });
            }
        });
    }
}
