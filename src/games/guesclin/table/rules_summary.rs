//! The rules in short, on one page: the round, moving, melee, shooting, and what each order changes.

use bevy::prelude::*;

use super::words;
use crate::games::guesclin::ID;
use crate::games::guesclin::rules::Order;
use crate::i18n::LocalizedText;
use crate::input::Focusable;
use crate::table::Menu;
use crate::table::menu::menus_are_about;
use crate::table::menu_page::{read_heading, read_page};
use crate::table::rulebook::asked_button;
use crate::table::rules_topics::RulesTopics;
use crate::theme::widget::label;
use crate::theme::{Scale, TextStyle, palette};

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        OnEnter(Menu::RulesSummary),
        build.run_if(menus_are_about(ID)),
    );
}

/// The zone of the page's head.
const HEAD: u8 = 1;

/// The paragraphs of the two columns: a heading, and its sentences.
const COLUMNS: [&[(&str, &[&str])]; 2] = [
    &[
        ("guesclin-rules-goal", &["guesclin-rules-goal-1"]),
        (
            "guesclin-rules-round",
            &["guesclin-rules-round-1", "guesclin-rules-round-2"],
        ),
        (
            "guesclin-rules-move",
            &["guesclin-rules-move-1", "guesclin-rules-move-2"],
        ),
        ("guesclin-rules-shot", &["guesclin-rules-shot-1"]),
    ],
    &[
        (
            "guesclin-rules-melee",
            &[
                "guesclin-rules-melee-1",
                "guesclin-rules-melee-2",
                "guesclin-rules-melee-3",
            ],
        ),
        // The orders follow.
        ("guesclin-rules-orders", &[]),
    ],
];

fn build(scale: Res<Scale>, topics: Res<RulesTopics>, mut commands: Commands) {
    let page = read_page(
        &mut commands,
        Menu::RulesSummary,
        "Rules in short",
        8.0,
        HEAD,
    );
    commands.spawn((
        ChildOf(page.title),
        label("guesclin-rules", read_heading(&scale), palette::AZURE_DEEP),
    ));
    if let Some(about) = topics.now {
        let place = Focusable::MENU.zone(HEAD);
        commands.spawn((ChildOf(page.options), asked_button(about, place)));
    }
    let low = scale.page().y < 560.0;
    if !low {
        let about = TextStyle::CAPTION.growing(1.1);
        commands.spawn((
            ChildOf(page.title),
            label("guesclin-rules-about", about, palette::INK_PALE),
        ));
    }
    let body = commands
        .spawn((
            ChildOf(page.panel),
            Node {
                column_gap: px(34),
                flex_grow: 1.0,
                min_height: px(0),
                ..default()
            },
        ))
        .id();
    let size = if low { 15.5 } else { 19.0 };
    let grows = if low { 1.0 } else { 1.1 };
    let orders = Order::ALL.map(|order| {
        LocalizedText::new("guesclin-rules-order")
            .with("order", words::order(order))
            .with("effects", words::order_effects(order))
    });
    for paragraphs in COLUMNS {
        let column = commands
            .spawn((
                ChildOf(body),
                Node {
                    flex_direction: FlexDirection::Column,
                    flex_basis: px(0),
                    flex_grow: 1.0,
                    row_gap: px(if low { 2.0 } else { 6.0 }),
                    ..default()
                },
            ))
            .id();
        for &(heading, sentences) in paragraphs {
            commands.spawn((
                ChildOf(column),
                label(
                    heading,
                    TextStyle::SUBHEADING.sized(size * 1.25).growing(grows),
                    palette::GULES_DEEP,
                ),
            ));
            let mut lines: Vec<LocalizedText> = sentences
                .iter()
                .map(|&key| LocalizedText::new(key))
                .collect();
            if sentences.is_empty() {
                lines.extend(orders.clone());
            }
            for line in lines {
                let style = TextStyle::BODY.sized(size).growing(grows);
                commands.spawn((ChildOf(column), label(line, style, palette::INK)));
            }
        }
    }
}
