//! The banners in the order of their activations, with the round and the limit: whose turn it is, and who comes next.

use bevy::prelude::*;

use super::places::node;
use super::{FillSystems, hud_inputs_changed};
use crate::keys;
use crate::session::{TABLE, TABLE_UPDATE, TableSystems};
use crate::{DisplayedView, Rules, picture_names, players, words};
use guesclin_rules::{Banner, Board};
use kit_i18n::{LocalizedText, Localizer};
use kit_input::PlayerDevices;
use kit_table::device_nudge::{SignOfSeat, shake_signs};
use kit_table::{AccessibleName, SeatDevices, device_name};
use kit_theme::text_style::FontFace;
use kit_theme::widget::label;
use kit_theme::{Picture, Scale, TextMeasure, TextStyle, device_sign, palette};

/// The plate.
#[derive(Component, Default)]
struct Ribbon;

/// What the arms and the texts beside them have of the plate's width, in design units.
const WIDTH: f32 = 142.0;

/// What the plate shows now.
#[derive(Resource, Default, PartialEq)]
struct ShownRibbon(Option<(u8, u8, Vec<RibbonRow>)>);

/// A banner in the ribbon.
#[derive(Debug, Clone, PartialEq)]
struct RibbonRow {
    banner: Banner,
    name: LocalizedText,
    done: bool,
    state: LocalizedText,
    /// The name of the player, which stands alone where there is no room for the state.
    who: Option<LocalizedText>,
    active: bool,
    sign: Option<Sign>,
}

/// The sign of the device that a banner's player has, where people sit with different ones.
#[derive(Debug, Clone, PartialEq)]
struct Sign {
    seat: usize,
    number: usize,
    name: LocalizedText,
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<ShownRibbon>()
        .add_systems(OnEnter(TABLE), spawn)
        .add_systems(
            TABLE_UPDATE,
            (
                fill.in_set(FillSystems).run_if(
                    hud_inputs_changed
                        .or_else(resource_changed::<SeatDevices>)
                        .or_else(resource_changed::<PlayerDevices>),
                ),
                shake_signs.in_set(TableSystems::Show).after(FillSystems),
            ),
        )
        .add_systems(OnExit(TABLE), |mut shown: ResMut<ShownRibbon>| {
            *shown = ShownRibbon::default();
        });
}

fn spawn(mut commands: Commands) {
    commands.spawn((
        Ribbon,
        node("Ribbon", |t| t.ribbon),
        Picture::new("panel-dark"),
        Node {
            flex_direction: FlexDirection::Column,
            padding: UiRect::new(px(10), px(8), px(5), px(6)),
            row_gap: px(2),
            overflow: Overflow::clip(),
            ..default()
        },
    ));
}

/// The banners from the one that is due on, those of this round that are over last.
fn rows(board: &Board, rules: &Rules, sign: impl Fn(Banner) -> Option<Sign>) -> Vec<RibbonRow> {
    let scenario = board.scenario();
    // In a replay nobody is about to place between two placements.
    let placing = board.round() == 0;
    let order = if placing {
        &scenario.placement
    } else {
        &scenario.order
    };
    let due = board.active().or(board.to_move());
    let at = order.iter().position(|&banner| Some(banner) == due);
    let row = |(n, &banner): (usize, &Banner)| {
        let standing = board
            .of_banner(banner)
            .filter(|&who| board.at(who).is_some());
        let count = standing.count();
        let gone = count == 0;
        let all = board.of_banner(banner).count();
        let active = Some(banner) == due;
        let ready = board
            .of_banner(banner)
            .filter(|&who| board.check_acts(who).is_ok());
        let who = players::name(rules.config(), banner);
        let count = LocalizedText::new(keys::GUESCLIN_RIBBON_COUNT)
            .with("n", count)
            .with("all", all);
        let state = if active && !placing {
            LocalizedText::new(keys::GUESCLIN_RIBBON_READY).with("n", ready.count())
        } else if !placing && gone {
            LocalizedText::new(keys::GUESCLIN_RIBBON_GONE)
        } else {
            match who.clone() {
                Some(who) => LocalizedText::new(keys::GUESCLIN_RIBBON_OF)
                    .with("name", who)
                    .with("what", count),
                None => count,
            }
        };
        RibbonRow {
            banner,
            name: words::banner(banner),
            done: at.is_some_and(|at| n < at),
            state,
            who: who.filter(|_| !active || placing),
            active,
            sign: sign(banner),
        }
    };
    order.iter().enumerate().map(row).collect()
}

fn fill(
    displayed: Res<DisplayedView>,
    rules: Res<Rules>,
    (seats, devices): (Res<SeatDevices>, Res<PlayerDevices>),
    (scale, localizer, mut measure): (Res<Scale>, Res<Localizer>, TextMeasure),
    mut shown: ResMut<ShownRibbon>,
    ribbons: Query<(Entity, Ref<Ribbon>)>,
    mut commands: Commands,
) {
    let board = displayed.board();
    let sign = |banner| {
        let seat = rules.config().seats.leader(banner).index();
        let device = seats.get(seat).filter(|_| seats.are_several())?;
        Some(Sign {
            seat,
            number: devices.number(device)?,
            name: device_name(device, &devices),
        })
    };
    let fresh = ShownRibbon(Some((
        board.round(),
        board.scenario().rounds,
        rows(board, &rules, sign),
    )));
    let anew = ribbons.iter().any(|(_, ribbon)| ribbon.is_added());
    if *shown == fresh && !anew && !scale.is_changed() && !localizer.is_changed() {
        return;
    }
    *shown = fresh;
    let Some((round, rounds, rows)) = &shown.0 else {
        return;
    };
    let low = scale.is_low();
    for (ribbon, _) in &ribbons {
        commands.entity(ribbon).despawn_children();
        let round = if *round == 0 {
            LocalizedText::new(keys::GUESCLIN_RIBBON_PLACEMENT)
        } else {
            LocalizedText::new(keys::GUESCLIN_RIBBON_ROUND)
                .with("n", *round)
                .with("of", *rounds)
        };
        commands.spawn((
            ChildOf(ribbon),
            label(
                round,
                TextStyle::new(FontFace::Gothic, if low { 18.0 } else { 21.0 }).growing(1.0),
                palette::OR_LIGHT,
            ),
            TextLayout::no_wrap(),
            Pickable::IGNORE,
        ));
        let arms = if low { 25.0 } else { 40.0 };
        let room = WIDTH - arms;
        let mut width = |text: &LocalizedText, style: TextStyle| {
            let size = scale.text_size_up_to(style.size, 1.0) / scale.ui;
            let words = measure.words(&localizer.localize(text), style.face);
            words.map_or(0.0, |words| words.size().x * size)
        };
        for row in rows {
            let line = commands
                .spawn((
                    ChildOf(ribbon),
                    Node {
                        align_items: AlignItems::Center,
                        column_gap: px(7),
                        padding: UiRect::new(px(4), px(2), px(1), px(1)),
                        border_radius: BorderRadius::all(px(6)),
                        border: UiRect::all(px(1.5)),
                        ..default()
                    },
                    BorderColor::all(if row.active {
                        palette::OR
                    } else {
                        palette::CLEAR
                    }),
                    BackgroundColor(if row.active {
                        palette::AZURE_DEEP
                    } else {
                        palette::CLEAR
                    }),
                    Pickable::IGNORE,
                ))
                .id();
            commands.spawn((
                ChildOf(line),
                Picture::tall(picture_names::arms(row.banner), arms),
                ImageNode {
                    color: palette::dimmed(if row.done { 0.6 } else { 1.0 }),
                    ..default()
                },
                Pickable::IGNORE,
            ));
            if let Some(sign) = &row.sign {
                commands
                    .spawn((
                        ChildOf(line),
                        SignOfSeat(Some(sign.seat)),
                        AccessibleName(sign.name.clone()),
                        device_sign(sign.number, if low { 20.0 } else { 25.0 }),
                    ))
                    .entry::<Node>()
                    .and_modify(|mut node| {
                        node.position_type = PositionType::Absolute;
                        node.left = px(-3);
                        node.bottom = px(-2);
                    });
            }
            let texts = commands
                .spawn((
                    ChildOf(line),
                    Node {
                        flex_direction: FlexDirection::Column,
                        flex_basis: px(0),
                        flex_grow: 1.0,
                        min_width: px(0),
                        ..default()
                    },
                    Pickable::IGNORE,
                ))
                .id();
            let small = TextStyle::CAPTION
                .sized(if low { 13.5 } else { 14.5 })
                .growing(1.0);
            let state = match &row.who {
                Some(who) if width(&row.state, small) > room => who,
                _ => &row.state,
            };
            // A long name is written smaller.
            let small = small.sized(small.size * (room / width(state, small).max(1.0)).min(1.0));
            for (text, style, color) in [
                (
                    &row.name,
                    TextStyle::NAME
                        .sized(if low { 15.0 } else { 17.0 })
                        .growing(1.0),
                    if row.done {
                        palette::PARCHMENT_DEEP
                    } else {
                        palette::PARCHMENT
                    },
                ),
                (state, small, palette::PARCHMENT_DEEP),
            ] {
                commands.spawn((
                    ChildOf(texts),
                    label(text.clone(), style, color),
                    TextLayout::no_wrap(),
                    Pickable::IGNORE,
                ));
            }
        }
    }
}
