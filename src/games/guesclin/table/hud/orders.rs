//! The six orders to choose from, each a banderole with its effects on the fighter. One that is in force is blue and
//! says whose it is; where none can be given, the reason stands above them.

use bevy::prelude::*;
use bevy::ui::InteractionDisabled;

use super::places::node;
use super::{FillSystems, hud_inputs_changed};
use crate::input::InputButton;
use crate::keys;
use crate::layout::TableLayout;
use crate::selection::TableInput;
use crate::session::TABLE_UPDATE;
use crate::{DisplayedView, Selection, picture_names, words};
use guesclin_rules::Order;
use kit_i18n::{LiveRegion, LocalizedText, Localizer};
use kit_input::{Action, ActionButton, Focusable, Layer, Popover};
use kit_theme::text_style::FontFace;
use kit_theme::widget::{button, label};
use kit_theme::{
    ButtonStyle, CaptionFit, CheckedOption, Picture, Scale, TextMeasure, TextStyle, key_cap,
    palette,
};

/// The panel.
#[derive(Component)]
struct OrdersPanel;

/// What the panel keeps free beside the banderoles, and the space between two of them.
const PADDING: f32 = 20.0;
const GAP: f32 = 8.0;
/// How many banderoles stand side by side.
const IN_A_ROW: f32 = 3.0;
/// How many lines what an order changes takes at most.
const EFFECT_LINES: u8 = 2;

/// What an order changes, on its banderole: within this width and at most in this size, in design units.
#[derive(Component, Clone, Copy, Debug)]
struct OrderEffect {
    width: f32,
    most: f32,
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        TABLE_UPDATE,
        (open.run_if(hud_inputs_changed), fit_effects)
            .chain()
            .in_set(FillSystems),
    );
}

/// Writes what the orders change as large as the banderoles have room for.
fn fit_effects(
    localizer: Res<Localizer>,
    mut effects: Query<(Ref<OrderEffect>, &LocalizedText, &mut TextStyle)>,
    mut measure: TextMeasure,
) {
    for (effect, message, mut style) in &mut effects {
        if !effect.is_added() && !localizer.is_changed() {
            continue;
        }
        let said = localizer.localize(message);
        if let Some(mut words) = measure.words(&said, style.face) {
            let size = words.fitting(effect.width, EFFECT_LINES, effect.most);
            let fresh = style.sized(size);
            style.set_if_neq(fresh);
        }
    }
}

fn open(
    displayed: Res<DisplayedView>,
    selection: Res<Selection>,
    (scale, layout): (Res<Scale>, Res<TableLayout>),
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
                padding: UiRect::new(px(PADDING), px(PADDING), px(18), px(14)),
                row_gap: px(6),
                ..default()
            },
        ))
        .insert(Pickable::default())
        .id();
    let low = scale.is_low();
    // Large letters need the room of the picture.
    let pictured = !low || scale.growth() < 1.1;
    let refused = selection.plan.may_order(board).err();
    let (head, size, color) = match refused {
        Some(why) => (
            why.message(),
            if low { 16.0 } else { 18.0 },
            palette::GULES_DEEP,
        ),
        None => (
            LocalizedText::new(keys::GUESCLIN_ORDERS_TO)
                .with("who", words::fighter(board.scenario(), to)),
            21.0,
            palette::AZURE_DEEP,
        ),
    };
    commands.spawn((
        ChildOf(panel),
        label(head, TextStyle::SUBHEADING.sized(size).growing(1.1), color),
        TextLayout::justify(Justify::Center),
        LiveRegion,
    ));
    let grid = commands
        .spawn((
            ChildOf(panel),
            Node {
                width: percent(100),
                flex_wrap: FlexWrap::Wrap,
                justify_content: JustifyContent::Center,
                column_gap: px(GAP),
                row_gap: px(GAP),
                ..default()
            },
        ))
        .id();
    let room = layout.orders.width() - 2.0 * PADDING - (IN_A_ROW - 1.0) * GAP;
    // A pixel is lost in rounding.
    let width = room / IN_A_ROW - 1.0;
    // The order of the last activation is over when the next one begins: this one was given in it.
    let given = board.of_banner(board.banner(to)).find_map(|who| {
        let order = board.fighter(who).order?;
        Some((order, words::fighter(board.scenario(), who)))
    });
    for (at, order) in (1_u8..).zip(Order::ALL) {
        let state = match &given {
            Some((known, who)) if *known == order => OrderState::Given(who.clone()),
            _ if refused.is_some() => OrderState::Refused,
            _ => OrderState::Free,
        };
        let look = BanderoleLook {
            width,
            low,
            pictured,
        };
        banderole(&mut commands, grid, order, &state, at, &look);
    }
    commands
        .spawn((
            ChildOf(panel),
            ActionButton(Action::Details),
            button(
                ButtonStyle::Option,
                if refused.is_some() {
                    keys::GUESCLIN_ORDERS_CLOSE
                } else {
                    keys::GUESCLIN_ORDERS_NONE
                },
                Focusable::on(Layer::Question).order(9),
            ),
        ))
        .with_child(key_cap(Action::Back));
}

/// How an order stands.
#[derive(Debug, Clone, PartialEq)]
enum OrderState {
    /// It can be given.
    Free,
    /// It is in force, for this fighter.
    Given(LocalizedText),
    /// It cannot be given.
    Refused,
}

/// How a banderole looks.
struct BanderoleLook {
    /// Its width, in design units.
    width: f32,
    /// Whether the window is low.
    low: bool,
    /// Whether it has the picture of its order.
    pictured: bool,
}

fn banderole(
    commands: &mut Commands,
    grid: Entity,
    order: Order,
    state: &OrderState,
    at: u8,
    &BanderoleLook {
        width,
        low,
        pictured,
    }: &BanderoleLook,
) {
    let focusable = Focusable::on(Layer::Question).order(at);
    let focusable = if at == 1 {
        focusable.first()
    } else {
        focusable
    };
    // What is left free before the picture, and before the words.
    let edge = if low { 7.0 } else { 13.0 };
    let start = edge + if pictured { 37.0 } else { 12.0 };
    // Its end is forked.
    let end = if low { 12.0 } else { 16.0 };
    let style = TextStyle::STRONG.sized(21.0).growing(1.3);
    let mut entity = commands.spawn((
        ChildOf(grid),
        InputButton(TableInput::Order(order)),
        CaptionFit(style),
        button(ButtonStyle::Banderole, words::order(order), focusable),
    ));
    entity.entry::<Node>().and_modify(move |mut node| {
        node.width = px(width);
        node.min_height = px(72);
        node.padding = UiRect::new(px(start), px(end), px(if low { 4 } else { 5 }), px(0));
        node.align_items = AlignItems::Start;
        node.column_gap = px(4);
        node.justify_content = JustifyContent::FlexStart;
    });
    let most = if low { 12.0 } else { 14.0 };
    let (effects, ink) = match state {
        OrderState::Given(who) => (
            LocalizedText::new(keys::GUESCLIN_ORDERS_GIVEN).with("who", who.clone()),
            palette::PARCHMENT,
        ),
        OrderState::Free | OrderState::Refused => (words::order_effects(order), palette::INK_PALE),
    };
    match state {
        OrderState::Free => {}
        OrderState::Given(_) => {
            entity.insert((CheckedOption, InteractionDisabled));
        }
        OrderState::Refused => {
            entity.insert(InteractionDisabled);
        }
    }
    entity.with_children(|parent| {
        if pictured {
            parent.spawn((
                Picture::new(picture_names::order(order)),
                Node {
                    position_type: PositionType::Absolute,
                    left: px(edge),
                    top: px(if low { 13 } else { 11 }),
                    width: px(34),
                    height: px(34),
                    ..default()
                },
                ImageNode {
                    color: palette::dimmed(if *state == OrderState::Refused {
                        0.55
                    } else {
                        1.0
                    }),
                    ..default()
                },
                Pickable::IGNORE,
            ));
        }
        parent.spawn((
            Node {
                position_type: PositionType::Absolute,
                left: px(start),
                right: px(end),
                top: px(if low { 29 } else { 31 }),
                ..default()
            },
            OrderEffect {
                width: width - start - end,
                most,
            },
            label(
                effects,
                TextStyle::new(FontFace::Roman, most).growing(1.0),
                ink,
            ),
            Pickable::IGNORE,
        ));
    });
}
