//! The rules in short, on one page: the round, moving, melee, shooting, and what each order changes.

use bevy::prelude::*;

use super::words;
use guesclin_rules::ID;
use guesclin_rules::Order;
use kit_i18n::LocalizedText;
use kit_input::Focusable;
use kit_table::Menu;
use kit_table::menu::menus_are_about;
use kit_table::menu_page::read_page;
use kit_table::rules_columns::{ColumnPart, write_columns, write_head};
use kit_table::rules_topics::RulesTopics;
use kit_theme::Scale;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        OnEnter(Menu::RulesSummary),
        build.run_if(menus_are_about(ID)),
    );
}

/// The zone of the page's head.
const HEAD: u8 = 1;

/// The paragraphs of the two columns: a heading, and its sentences.
const COLUMNS: [&[ColumnPart]; 2] = [
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
    let place = Focusable::MENU.zone(HEAD);
    let title = ["guesclin-rules", "guesclin-rules-about"];
    write_head(&mut commands, &page, &scale, title, topics.now, place);
    let orders = Order::ALL.map(|order| {
        LocalizedText::new("guesclin-rules-order")
            .with("order", words::order(order))
            .with("effects", words::order_effects(order))
    });
    write_columns(
        &mut commands,
        &page,
        &scale,
        COLUMNS,
        [15.5, 19.0],
        |keys| {
            if keys.is_empty() {
                orders.to_vec()
            } else {
                keys.iter().map(|&key| LocalizedText::new(key)).collect()
            }
        },
    );
}
