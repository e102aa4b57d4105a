//! The table that the eye meets first: what a fight costs, by who holds the castle and how it ends.

use bevy::prelude::*;

use super::blocks::{Blocks, LINE};
use super::shown::ShownRules;
use crate::keys;
use crate::picture_names;
use guyenne_rules::rulebook::{Cost, Fought, RuleSet, Standing, cost};
use kit_i18n::LocalizedText;
use kit_rules::message_key::MessageKey;
use kit_theme::widget::{centred, label};
use kit_theme::{Picture, TextStyle, palette};

/// The height of the castles' pictures, and of the holders' pennons on them, in design units.
const CASTLE: (f32, f32) = (40.0, 20.0);

const fn standing_key(standing: Standing) -> MessageKey {
    match standing {
        Standing::Neutral => keys::SUMMARY_NEUTRAL,
        Standing::Enemy => keys::SUMMARY_ENEMY,
        Standing::Own => keys::SUMMARY_OWN,
    }
}

const fn fought_key(fought: Fought) -> MessageKey {
    match fought {
        Fought::Won => keys::SUMMARY_WON,
        Fought::Tied => keys::SUMMARY_TIED,
        Fought::Lost => keys::SUMMARY_LOST,
    }
}

const fn cost_key(cost: Cost) -> MessageKey {
    match cost {
        Cost::Nothing => keys::SUMMARY_COST_NOTHING,
        Cost::Strongest => keys::SUMMARY_COST_STRONGEST,
        Cost::StrongestOrSeveral => keys::SUMMARY_COST_SEVERAL,
    }
}

/// A cell of the table.
fn cell(color: Color) -> impl Bundle {
    (
        Pickable::IGNORE,
        Node {
            min_height: px(30),
            min_width: px(0),
            padding: UiRect::axes(px(8), px(2)),
            align_items: AlignItems::Center,
            justify_content: JustifyContent::Center,
            border_radius: BorderRadius::all(px(5)),
            ..default()
        },
        BackgroundColor(color),
    )
}

/// Adds the table to the card.
pub(super) fn cost_table(blocks: &mut Blocks, shown: ShownRules) {
    let about = match shown.rules {
        RuleSet::BASE => keys::RULE_NO_LOSS,
        RuleSet::OLD => keys::RULE_LOSS_OLD,
        _ => keys::RULE_LOSS_ATTACK,
    };
    let block = blocks.block(keys::SUMMARY_COST, about, palette::GULES_DEEP);
    blocks.commands.entity(block).insert((
        BackgroundColor(palette::PARCHMENT_DEEP),
        BorderColor::all(palette::OR_DEEP),
    ));
    blocks
        .commands
        .entity(block)
        .entry::<Node>()
        .and_modify(|mut node| node.border = UiRect::all(px(1.5)));
    if !shown.rules.has_losses() {
        blocks.commands.spawn((
            ChildOf(block),
            Pickable::IGNORE,
            label(keys::SUMMARY_COST_FREE, TextStyle::STRONG, palette::INK),
        ));
        return;
    }
    let table = blocks
        .commands
        .spawn((
            ChildOf(block),
            Pickable::IGNORE,
            Node {
                display: Display::Grid,
                grid_template_columns: vec![
                    RepeatedGridTrack::auto(1),
                    RepeatedGridTrack::flex(3, 1.0),
                ],
                column_gap: px(5),
                row_gap: px(5),
                ..default()
            },
        ))
        .id();
    blocks
        .commands
        .spawn((ChildOf(table), Pickable::IGNORE, Node::default()));
    for fought in Fought::ALL {
        blocks
            .commands
            .spawn((ChildOf(table), cell(palette::CLEAR)))
            .with_child((
                Pickable::IGNORE,
                centred(
                    fought_key(fought),
                    TextStyle::SMALL_STRONG,
                    palette::AZURE_DEEP,
                ),
            ));
    }
    for standing in Standing::ALL {
        head(blocks, table, standing, shown);
        for fought in Fought::ALL {
            let cost = cost(shown.rules, standing, fought);
            let (background, style, ink) = match cost {
                Cost::Nothing => (palette::PARCHMENT, LINE, palette::INK_PALE),
                _ => (palette::GULES, TextStyle::SMALL_STRONG, palette::ARGENT),
            };
            blocks
                .commands
                .spawn((ChildOf(table), cell(background)))
                .with_child((Pickable::IGNORE, centred(cost_key(cost), style, ink)));
        }
    }
    blocks.commands.spawn((
        ChildOf(block),
        Pickable::IGNORE,
        label(
            keys::SUMMARY_COST_NOTE,
            TextStyle::CAPTION.sized(17.0),
            palette::INK_PALE,
        ),
    ));
}

/// The head of a row: a castle with its holder's pennon, and what it is to the reader.
fn head(blocks: &mut Blocks, table: Entity, standing: Standing, shown: ShownRules) {
    let holder = match standing {
        Standing::Neutral => None,
        Standing::Enemy => Some(shown.near.enemy()),
        Standing::Own => Some(shown.near),
    };
    let row = blocks
        .commands
        .spawn((
            ChildOf(table),
            Pickable::IGNORE,
            Node {
                align_items: AlignItems::Center,
                column_gap: px(8),
                ..default()
            },
        ))
        .id();
    let (tall, pennon) = CASTLE;
    let castle = blocks
        .commands
        .spawn((
            ChildOf(row),
            Pickable::IGNORE,
            Picture::tall("castle-sarzay", tall),
        ))
        .id();
    if let Some(camp) = holder {
        blocks.commands.spawn((
            ChildOf(castle),
            Pickable::IGNORE,
            Picture::hung(
                picture_names::pennon(camp),
                pennon,
                -5.0,
                tall - pennon + 3.0,
            ),
        ));
    }
    blocks.commands.spawn((
        ChildOf(row),
        Pickable::IGNORE,
        label(
            LocalizedText::new(standing_key(standing)),
            TextStyle::SMALL_STRONG,
            palette::INK,
        ),
    ));
}
