//! The card itself: the table of costs over two columns of parts, or one where letters are large.

use bevy::prelude::*;

use super::blocks::Blocks;
use super::cost_table::cost_table;
use super::shown::{CardPane, ShownRules};
use crate::rulebook::card_before_castle;
use guyenne_rules::card::Card;
use guyenne_rules::rulebook::{RuleSet, numbers};
use guyenne_rules::{Edition, Level, Side};
use kit_i18n::LocalizedText;
use kit_table::rulebook::with_numbers;
use kit_theme::{Picture, Scale, palette};

/// The least width of a column at the designed text size, in design units.
const COLUMN: f32 = 370.0;
/// The height of the cards and of the castle in the drawing of attack and defence, in design units.
const DRAWN: (f32, f32) = (58.0, 74.0);
/// The height of the hero's card, in design units.
const HERO: f32 = 62.0;

/// Fills the pane with the card of the rules that are shown.
pub(super) fn fill_card(
    shown: Res<ShownRules>,
    scale: Res<Scale>,
    mut panes: Query<(Entity, &mut ScrollPosition), With<CardPane>>,
    mut commands: Commands,
) {
    for (pane, mut position) in &mut panes {
        position.y = 0.0;
        commands.entity(pane).despawn_children();
        let mut blocks = Blocks {
            commands: &mut commands,
            column: pane,
            count: 0,
        };
        cost_table(&mut blocks, *shown);
        let columns = blocks
            .commands
            .spawn((
                ChildOf(pane),
                Node {
                    flex_wrap: FlexWrap::Wrap,
                    column_gap: px(14),
                    margin: UiRect::top(px(6)),
                    flex_shrink: 0.0,
                    ..default()
                },
            ))
            .id();
        let column = |commands: &mut Commands| {
            commands
                .spawn((
                    ChildOf(columns),
                    Node {
                        flex_direction: FlexDirection::Column,
                        flex_basis: px(COLUMN * scale.growth()),
                        flex_grow: 1.0,
                        row_gap: px(4),
                        ..default()
                    },
                ))
                .id()
        };
        blocks.column = column(blocks.commands);
        fights(&mut blocks, *shown);
        blocks.column = column(blocks.commands);
        course(&mut blocks, *shown);
    }
}

/// A sentence with the numbers of these rules.
fn say(key: &'static str, rules: RuleSet) -> LocalizedText {
    with_numbers(LocalizedText::new(key), &numbers(rules.level))
}

/// Attack and defence, heroes, the pillage.
fn fights(blocks: &mut Blocks, shown: ShownRules) {
    let rules = shown.rules;
    let defend = blocks.block("summary-defend", "rule-sides", palette::AZURE_DEEP);
    let row = blocks.pictured(defend);
    sides(blocks.commands, row, shown);
    let text = blocks.beside(row);
    for key in [
        "tip-attack",
        "tip-defence",
        "summary-sum",
        "summary-turn-up",
    ] {
        blocks.line(text, key);
    }
    let hero = blocks.block("summary-hero", "rule-hero", palette::AZURE_DEEP);
    let row = blocks.pictured(hero);
    for camp in [shown.near, shown.near.enemy()] {
        blocks.commands.spawn((
            ChildOf(row),
            card_before_castle(camp, Card::Hero, Side::Short, HERO),
        ));
    }
    let text = blocks.beside(row);
    blocks.line(text, "summary-hero-wins");
    if rules.has_losses() {
        let pillage = blocks.block("summary-pillage", "rule-pillage", palette::AZURE_DEEP);
        blocks.line(pillage, "summary-pillage-open");
    }
    if shown.shared {
        let shared = blocks.block("summary-shared", "rule-camps", palette::AZURE_DEEP);
        blocks.line(shared, say("summary-shared-what", rules));
    }
}

/// A castle between an attacker's card and its defender's.
fn sides(commands: &mut Commands, row: Entity, shown: ShownRules) {
    let (card, castle) = DRAWN;
    let drawing = commands
        .spawn((
            ChildOf(row),
            Pickable::IGNORE,
            Node {
                flex_direction: FlexDirection::Column,
                align_items: AlignItems::Center,
                row_gap: px(2),
                flex_shrink: 0.0,
                ..default()
            },
        ))
        .id();
    let [attacker, defender] = [shown.near.enemy(), shown.near];
    commands.spawn((
        ChildOf(drawing),
        card_before_castle(attacker, Card::Four, Side::Short, card),
    ));
    commands.spawn((
        ChildOf(drawing),
        Pickable::IGNORE,
        Picture::tall("castle-crozant", castle),
    ));
    commands.spawn((
        ChildOf(drawing),
        card_before_castle(defender, Card::Three, Side::Long, card),
    ));
}

/// What comes before the deal, the round, points, the end.
fn course(blocks: &mut Blocks, shown: ShownRules) {
    let rules = shown.rules;
    if rules.level == Level::Expert {
        let reserve = blocks.block("summary-reserve", "rule-reserve", palette::AZURE_DEEP);
        blocks.line(reserve, say("summary-reserve-aside", rules));
    }
    let round = blocks.block("summary-round", "rule-first-castle", palette::AZURE_DEEP);
    let steps = [
        Some("summary-placement"),
        (rules.edition == Edition::V2022).then_some("summary-reinforcement"),
        Some("summary-combat"),
        Some("summary-refill"),
    ];
    for (n, key) in steps.into_iter().flatten().enumerate() {
        blocks.step(round, n + 1, say(key, rules));
    }
    let points_rule = match rules.edition {
        Edition::V2022 => "rule-points",
        Edition::V2021 => "rule-points-old",
    };
    let points = blocks.block("summary-points", points_rule, palette::AZURE_DEEP);
    let [counted, tied] = match rules.edition {
        Edition::V2022 => ["summary-points-new", "summary-tied-new"],
        Edition::V2021 => ["summary-points-old", "summary-tied-old"],
    };
    blocks.line(points, say(counted, rules));
    blocks.line(points, tied);
    let end = blocks.block("summary-end", "rule-end-six", palette::AZURE_DEEP);
    for key in ["summary-end-six", "summary-end-cards"] {
        blocks.line(end, say(key, rules));
    }
}
