//! What would happen: each of one's own cards against each of the other's, with the terrain as it lies.

use bevy::prelude::*;

use super::FillSystems;
use super::places::{Absent, node, set_absent};
use crate::games::fayance::rules::{BySide, Card, Land, Side, Stage, fight};
use crate::games::fayance::table::{DisplayedView, TABLE, TableSystems, picture_names};
use crate::i18n::LocalizedText;
use crate::input::{Action, Presses};
use crate::table::AidSettings;
use crate::theme::widget::label;
use crate::theme::{Picture, TextStyle, palette};

/// The height of the signs, in design units.
const SIGN: f32 = 20.0;

/// Whether it is open.
#[derive(Resource, Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct MatrixOpen(pub bool);

/// The panel, with what it shows.
#[derive(Component, Default)]
struct Matrix(Option<(BySide<Vec<Card>>, Side)>);

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<MatrixOpen>()
        .add_systems(OnEnter(TABLE), spawn)
        .add_systems(
            Update,
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
            padding: UiRect::all(px(8)),
            ..default()
        },
    ));
}

fn toggle(presses: Res<Presses>, mut open: ResMut<MatrixOpen>) {
    if presses.below_menus(Action::Details) {
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
    for (entity, mut matrix) in &mut panels {
        let fresh = Some((armies.clone(), near));
        if matrix.0 == fresh && !displayed.is_changed() {
            continue;
        }
        matrix.0 = fresh;
        let mut panel = commands.entity(entity);
        panel.despawn_children();
        let line = || Node {
            flex_grow: 1.0,
            flex_basis: px(0),
            max_height: px(40),
            align_items: AlignItems::Center,
            ..default()
        };
        let cell = |share: f32| Node {
            flex_grow: share,
            flex_basis: px(0),
            justify_content: JustifyContent::Center,
            ..default()
        };
        let head = |row: &mut ChildSpawnerCommands, share: f32, card: Card| {
            let mut place = row.spawn(cell(share));
            for sign in [
                picture_names::troop_sign(card.troop()),
                picture_names::people_sign(card.people()),
            ] {
                place.with_child(Picture::tall(sign, SIGN));
            }
        };
        panel.with_children(|panel| {
            panel.spawn(line()).with_children(|row| {
                row.spawn(cell(1.5));
                for &card in &armies[near.other()] {
                    head(row, 1.0, card);
                }
            });
            for &card in &armies[near] {
                panel.spawn(line()).with_children(|row| {
                    head(row, 1.5, card);
                    for &other in &armies[near.other()] {
                        let mut cards = BySide::new(card, card);
                        cards[near.other()] = other;
                        let (sign, color) = match fight(cards, terrains).winner {
                            Some(winner) if winner == near => ("+", palette::OR_LIGHT),
                            Some(_) => ("–", palette::ARGENT),
                            None => ("=", palette::PARCHMENT_DEEP),
                        };
                        row.spawn(cell(1.0)).with_child(label(
                            LocalizedText::verbatim(sign),
                            TextStyle::STRONG.sized(21.0).growing(1.0),
                            color,
                        ));
                    }
                });
            }
        });
    }
}
