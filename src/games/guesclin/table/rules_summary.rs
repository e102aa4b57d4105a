//! The rules in short, on one page: the round, moving, melee, shooting, and what each order changes.

use bevy::prelude::*;

use super::words;
use crate::keys;
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
        (keys::GUESCLIN_RULES_GOAL, &[keys::GUESCLIN_RULES_GOAL_1]),
        (
            keys::GUESCLIN_RULES_ROUND,
            &[keys::GUESCLIN_RULES_ROUND_1, keys::GUESCLIN_RULES_ROUND_2],
        ),
        (
            keys::GUESCLIN_RULES_MOVE,
            &[keys::GUESCLIN_RULES_MOVE_1, keys::GUESCLIN_RULES_MOVE_2],
        ),
        (keys::GUESCLIN_RULES_SHOT, &[keys::GUESCLIN_RULES_SHOT_1]),
    ],
    &[
        (
            keys::GUESCLIN_RULES_MELEE,
            &[
                keys::GUESCLIN_RULES_MELEE_1,
                keys::GUESCLIN_RULES_MELEE_2,
                keys::GUESCLIN_RULES_MELEE_3,
            ],
        ),
        // The orders follow.
        (keys::GUESCLIN_RULES_ORDERS, &[]),
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
    let title = [keys::GUESCLIN_RULES, keys::GUESCLIN_RULES_ABOUT];
    write_head(&mut commands, &page, &scale, title, topics.now, place);
    let orders = Order::ALL.map(|order| {
        LocalizedText::new(keys::GUESCLIN_RULES_ORDER)
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
