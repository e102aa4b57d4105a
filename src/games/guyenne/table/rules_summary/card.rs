//! The card itself: the table of costs over two columns of parts, or one where letters are large.

use bevy::prelude::*;

use super::blocks::Blocks;
use super::cost_table::cost_table;
use super::shown::{CardPane, ShownRules};
use crate::keys;
use crate::rulebook::card_before_castle;
use guyenne_rules::card::Card;
use guyenne_rules::rulebook::{RuleSet, numbers};
use guyenne_rules::{Edition, Level, Side};
use kit_i18n::LocalizedText;
use kit_rules::message_key::MessageKey;
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
fn say(key: MessageKey, rules: RuleSet) -> LocalizedText {
    with_numbers(LocalizedText::new(key), &numbers(rules.level))
}

/// Attack and defence, heroes, the pillage.
fn fights(blocks: &mut Blocks, shown: ShownRules) {
    let rules = shown.rules;
    let defend = blocks.block(keys::SUMMARY_DEFEND, keys::RULE_SIDES, palette::AZURE_DEEP);
    let row = blocks.pictured(defend);
    sides(blocks.commands, row, shown);
    let text = blocks.beside(row);
    for key in [
        keys::TIP_ATTACK,
        keys::TIP_DEFENCE,
        keys::SUMMARY_SUM,
        keys::SUMMARY_TURN_UP,
    ] {
        blocks.line(text, key);
    }
    let hero = blocks.block(keys::SUMMARY_HERO, keys::RULE_HERO, palette::AZURE_DEEP);
    let row = blocks.pictured(hero);
    for camp in [shown.near, shown.near.enemy()] {
        blocks.commands.spawn((
            ChildOf(row),
            card_before_castle(camp, Card::Hero, Side::Short, HERO),
        ));
    }
    let text = blocks.beside(row);
    blocks.line(text, keys::SUMMARY_HERO_WINS);
    if rules.has_losses() {
        let pillage = blocks.block(
            keys::SUMMARY_PILLAGE,
            keys::RULE_PILLAGE,
            palette::AZURE_DEEP,
        );
        blocks.line(pillage, keys::SUMMARY_PILLAGE_OPEN);
    }
    if shown.shared {
        let shared = blocks.block(keys::SUMMARY_SHARED, keys::RULE_CAMPS, palette::AZURE_DEEP);
        blocks.line(shared, say(keys::SUMMARY_SHARED_WHAT, rules));
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
        let reserve = blocks.block(
            keys::SUMMARY_RESERVE,
            keys::RULE_RESERVE,
            palette::AZURE_DEEP,
        );
        blocks.line(reserve, say(keys::SUMMARY_RESERVE_ASIDE, rules));
    }
    let round = blocks.block(
        keys::SUMMARY_ROUND,
        keys::RULE_FIRST_CASTLE,
        palette::AZURE_DEEP,
    );
    let steps = [
        Some(keys::SUMMARY_PLACEMENT),
        (rules.edition == Edition::V2022).then_some(keys::SUMMARY_REINFORCEMENT),
        Some(keys::SUMMARY_COMBAT),
        Some(keys::SUMMARY_REFILL),
    ];
    for (n, key) in steps.into_iter().flatten().enumerate() {
        blocks.step(round, n + 1, say(key, rules));
    }
    let points_rule = match rules.edition {
        Edition::V2022 => keys::RULE_POINTS,
        Edition::V2021 => keys::RULE_POINTS_OLD,
    };
    let points = blocks.block(keys::SUMMARY_POINTS, points_rule, palette::AZURE_DEEP);
    let [counted, tied] = match rules.edition {
        Edition::V2022 => [keys::SUMMARY_POINTS_NEW, keys::SUMMARY_TIED_NEW],
        Edition::V2021 => [keys::SUMMARY_POINTS_OLD, keys::SUMMARY_TIED_OLD],
    };
    blocks.line(points, say(counted, rules));
    blocks.line(points, tied);
    let end = blocks.block(keys::SUMMARY_END, keys::RULE_END_SIX, palette::AZURE_DEEP);
    for key in [keys::SUMMARY_END_SIX, keys::SUMMARY_END_CARDS] {
        blocks.line(end, say(key, rules));
    }
}
