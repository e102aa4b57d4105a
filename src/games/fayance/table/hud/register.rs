//! The register: the twelve kinds in three rows and four columns, with both cards of each kind: whose they are, and
//! whether they are in the army, in the reserve, or gone.

use bevy::prelude::*;

use super::FillSystems;
use super::places::{Absent, node, set_absent};
use crate::keys;
use crate::session::TABLE_UPDATE;
use crate::{DisplayedView, Rules, TABLE, picture_names, words};
use fayance_rules::{Card, Cards, People, Side, Troop, View};
use kit_i18n::LocalizedText;
use kit_table::AidSettings;
use kit_theme::{Picture, palette};

/// The register.
#[derive(Component)]
struct Register;

/// The mark of a card: its kind, and which of the two cards of that kind.
#[derive(Component)]
struct Mark(Card, u8);

/// Where a card is.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum CardPlace {
    Active,
    Reserve,
    Gone,
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(OnEnter(TABLE), spawn)
        .add_systems(TABLE_UPDATE, (show, mark).chain().in_set(FillSystems));
}

/// The width of the column with the names of the troops, as a share of the whole.
const NAMES: f32 = 20.0;
/// The height of the signs, in design units.
const SIGN: f32 = 28.0;

fn spawn(mut commands: Commands) {
    let root = commands
        .spawn((
            Register,
            node("Register", |t| t.register),
            Picture::new("panel-dark"),
            Node {
                flex_direction: FlexDirection::Column,
                padding: UiRect::all(px(8)),
                ..default()
            },
        ))
        .id();
    let line = || Node {
        flex_grow: 1.0,
        flex_basis: px(0),
        align_items: AlignItems::Center,
        ..default()
    };
    let cell = |width: f32| Node {
        width: percent(width),
        justify_content: JustifyContent::Center,
        align_items: AlignItems::Center,
        column_gap: px(2),
        ..default()
    };
    let column = (100.0 - NAMES) / 4.0;
    let sign = |name| (Picture::tall(name, SIGN), Pickable::IGNORE);
    let head = commands.spawn((ChildOf(root), line())).id();
    commands.spawn((ChildOf(head), cell(NAMES)));
    for people in People::ALL {
        commands
            .spawn((ChildOf(head), cell(column)))
            .with_child(sign(picture_names::people_sign(people)));
    }
    for troop in Troop::ALL {
        let row = commands.spawn((ChildOf(root), line())).id();
        commands
            .spawn((ChildOf(row), cell(NAMES)))
            .with_child(sign(picture_names::troop_sign(troop)));
        for people in People::ALL {
            let card = Card::new(troop, people);
            let place = commands.spawn((ChildOf(row), cell(column))).id();
            for n in 0..2 {
                commands.spawn((
                    ChildOf(place),
                    Mark(card, n),
                    // Nothing is written here: it is what screen readers read.
                    LocalizedText::verbatim(""),
                    Node {
                        width: px(14),
                        height: px(14),
                        border: UiRect::all(px(2.5)),
                        ..default()
                    },
                    BackgroundColor(palette::CLEAR),
                    BorderColor::all(palette::CLEAR),
                    Pickable::IGNORE,
                ));
            }
        }
    }
}

/// A person may do without it.
fn show(
    aids: Res<AidSettings>,
    registers: Query<(Entity, Has<Absent>), With<Register>>,
    mut commands: Commands,
) {
    for (entity, is) in &registers {
        set_absent(entity, !aids.memory_aid, is, &mut commands);
    }
}

/// Both cards of a kind, those of the near side first.
fn both(view: &View, near: Side, card: Card) -> Vec<(Side, CardPlace)> {
    let mut all = Vec::new();
    for side in [near, near.other()] {
        let seen = &view.sides[side];
        let parts = [
            (seen.active, CardPlace::Active),
            (view.reserve(side), CardPlace::Reserve),
            (seen.discard, CardPlace::Gone),
        ];
        for (cards, state) in parts {
            let count = Cards::of_kind(cards, card);
            all.extend((0..count).map(|_| (side, state)));
        }
    }
    all
}

/// A card in words: whose it is, which, and where.
fn name(rules: &Rules, side: Side, card: Card, state: CardPlace) -> LocalizedText {
    LocalizedText::new(keys::FAYANCE_REGISTER_CARD)
        .with("name", words::player(rules.config(), side))
        .with("card", words::card(card))
        .with(
            "where",
            match state {
                CardPlace::Active => "army",
                CardPlace::Reserve => "reserve",
                CardPlace::Gone => "fallen",
            },
        )
}

/// A round mark is one's own, a square one the other's; it is full and bright in the army, full in the reserve, hollow
/// when it is gone.
fn mark(
    displayed: Res<DisplayedView>,
    rules: Res<Rules>,
    mut marks: Query<(
        Ref<Mark>,
        &mut LocalizedText,
        &mut Node,
        &mut BackgroundColor,
        &mut BorderColor,
    )>,
) {
    let near = displayed.near();
    for (mark, mut said, mut node, mut ground, mut border) in &mut marks {
        if !displayed.is_changed() && !mark.is_added() {
            continue;
        }
        let all = both(&displayed.view, near, mark.0);
        let Some(&(side, state)) = all.get(usize::from(mark.1)) else {
            continue;
        };
        said.set_if_neq(name(&rules, side, mark.0, state));
        let radius = if side == near { px(8) } else { px(1) };
        let fresh = BorderRadius::all(radius);
        if node.border_radius != fresh {
            node.border_radius = fresh;
        }
        let color = match side {
            Side::North => palette::AZURE,
            Side::South => palette::GULES,
        };
        let (inside, edge) = match state {
            CardPlace::Active => (color, palette::OR_LIGHT),
            CardPlace::Reserve => (color, palette::INK),
            CardPlace::Gone => (palette::CLEAR, palette::INK_PALE),
        };
        ground.set_if_neq(BackgroundColor(inside));
        border.set_if_neq(BorderColor::all(edge));
    }
}
