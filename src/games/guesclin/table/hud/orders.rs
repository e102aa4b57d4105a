//! The six orders to choose from, each with its effects on the fighter.

use bevy::prelude::*;

use super::places::node;
use super::{FillSystems, told_has_changed};
use crate::games::guesclin::rules::preview::OrderEffect;
use crate::games::guesclin::table::selection::{InputButton, TableInput};
use crate::games::guesclin::table::{DisplayedView, Selection, picture_names, words};
use crate::i18n::LocalizedText;
use crate::input::{Action, ActionButton, Focusable, Layer, Popover};
use crate::theme::text_style::FontFace;
use crate::theme::widget::{button, label};
use crate::theme::{ButtonStyle, Picture, Scale, TextStyle, key_cap, palette};

/// The panel.
#[derive(Component)]
struct OrdersPanel;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, open.in_set(FillSystems).run_if(told_has_changed));
}

fn open(
    displayed: Res<DisplayedView>,
    selection: Res<Selection>,
    scale: Res<Scale>,
    panels: Query<Entity, With<OrdersPanel>>,
    mut commands: Commands,
) {
    let to = selection.plan.fighter.filter(|_| selection.orders);
    let Some(to) = to else {
        for panel in &panels {
            commands.entity(panel).despawn();
        }
        return;
    };
    if !panels.is_empty() {
        return;
    }
    let board = displayed.board();
    let panel = commands
        .spawn((
            OrdersPanel,
            Popover,
            node("Orders", |t| t.orders),
            Picture::new("panel-parchment"),
            GlobalZIndex(20),
            Node {
                flex_direction: FlexDirection::Column,
                align_items: AlignItems::Center,
                padding: UiRect::new(px(20), px(20), px(10), px(14)),
                row_gap: px(6),
                ..default()
            },
        ))
        .insert(Pickable::default())
        .id();
    let head =
        LocalizedText::new("guesclin-orders-to").with("who", words::fighter(board.scenario(), to));
    commands.spawn((
        ChildOf(panel),
        label(
            head,
            TextStyle::SUBHEADING.sized(21.0).growing(1.1),
            palette::AZURE_DEEP,
        ),
    ));
    let grid = commands
        .spawn((
            ChildOf(panel),
            Node {
                width: percent(100),
                flex_wrap: FlexWrap::Wrap,
                justify_content: JustifyContent::Center,
                column_gap: px(8),
                row_gap: px(8),
                ..default()
            },
        ))
        .id();
    for (at, effect) in (1_u8..).zip(board.order_effects(to)) {
        order_button(&mut commands, grid, &effect, at, scale.page().y < 560.0);
    }
    commands
        .spawn((
            ChildOf(panel),
            ActionButton(Action::Details),
            button(
                ButtonStyle::Option,
                "guesclin-orders-none",
                Focusable::on(Layer::Question).order(9),
            ),
        ))
        .with_child(key_cap(Action::Back));
}

fn order_button(commands: &mut Commands, grid: Entity, effect: &OrderEffect, at: u8, low: bool) {
    let focusable = Focusable::on(Layer::Question).order(at);
    let focusable = if at == 1 {
        focusable.first()
    } else {
        focusable
    };
    let mut entity = commands.spawn((
        ChildOf(grid),
        InputButton(TableInput::Order(effect.order)),
        button(
            ButtonStyle::Parchment,
            words::order(effect.order),
            focusable,
        ),
    ));
    entity.entry::<Node>().and_modify(move |mut node| {
        node.width = percent(31.5);
        node.min_height = px(if low { 70 } else { 60 });
        node.padding = UiRect::new(px(46), px(4), px(2), px(0));
        node.align_items = AlignItems::Start;
        node.column_gap = px(4);
        node.justify_content = JustifyContent::FlexStart;
    });
    entity.with_children(|parent| {
        parent.spawn((
            Picture::new(picture_names::order(effect.order)),
            Node {
                position_type: PositionType::Absolute,
                left: px(5),
                top: px(8),
                width: px(38),
                height: px(38),
                ..default()
            },
            Pickable::IGNORE,
        ));
        parent.spawn((
            Node {
                position_type: PositionType::Absolute,
                left: px(46),
                right: px(6),
                top: px(if low { 30 } else { 34 }),
                ..default()
            },
            label(
                words::order_effects(effect.order),
                TextStyle::new(FontFace::Roman, if low { 12.0 } else { 14.0 }).growing(1.0),
                palette::INK_PALE,
            ),
            Pickable::IGNORE,
        ));
    });
}
