//! The rules in short, on one page: what to win, what beats what, what happens on a territory.

use bevy::prelude::*;

use super::hud::PointedTopic;
use super::{picture_names, words};
use crate::keys;
use fayance_rules::ID;
use fayance_rules::{People, Terrain, Troop};
use kit_i18n::LocalizedText;
use kit_input::Focusable;
use kit_rules::message_key::MessageKey;
use kit_table::Menu;
use kit_table::menu::menus_are_about;
use kit_table::menu_page::read_page;
use kit_table::rulebook::OpensParagraph;
use kit_table::rules_columns::{ColumnPart, write_columns, write_head};
use kit_table::rules_topics::RulesTopics;
use kit_theme::widget::button;
use kit_theme::{ButtonStyle, Picture, Scale};

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        OnEnter(Menu::RulesSummary),
        build.run_if(menus_are_about(ID)),
    );
}

/// The height of the ring of troops, in design units.
const RING: f32 = 170.0;
/// The zone of the page's head.
const HEAD: u8 = 1;

/// The paragraphs of the two columns: a heading, and its sentences.
const COLUMNS: [&[ColumnPart]; 2] = [
    &[
        (
            keys::FAYANCE_RULES_GOAL,
            &[keys::FAYANCE_RULES_GOAL_1, keys::FAYANCE_RULES_GOAL_2],
        ),
        (
            keys::FAYANCE_RULES_BEGIN,
            &[keys::FAYANCE_RULES_BEGIN_1, keys::FAYANCE_RULES_BEGIN_2],
        ),
        (
            keys::FAYANCE_RULES_LAND,
            &[keys::FAYANCE_RULES_LAND_1, keys::FAYANCE_RULES_LAND_2],
        ),
    ],
    &[
        (
            keys::FAYANCE_RULES_COMBAT,
            &[
                keys::FAYANCE_RULES_COMBAT_1,
                keys::FAYANCE_RULES_COMBAT_2,
                keys::FAYANCE_RULES_COMBAT_3,
                keys::FAYANCE_RULES_COMBAT_4,
            ],
        ),
        (
            keys::FAYANCE_RULES_AFTER,
            &[keys::FAYANCE_RULES_AFTER_1, keys::FAYANCE_RULES_AFTER_2],
        ),
    ],
];

fn build(
    scale: Res<Scale>,
    topics: Res<RulesTopics>,
    pointed: Res<PointedTopic>,
    mut commands: Commands,
) {
    let page = read_page(
        &mut commands,
        Menu::RulesSummary,
        "Rules in short",
        8.0,
        HEAD,
    );
    let place = Focusable::MENU.zone(HEAD);
    let title = [keys::FAYANCE_RULES, keys::FAYANCE_RULES_ABOUT];
    write_head(&mut commands, &page, &scale, title, topics.now, place);
    if let Some(about) = pointed.0 {
        commands.spawn((
            ChildOf(page.options),
            OpensParagraph(about),
            button(ButtonStyle::Option, keys::FAYANCE_RULES_POINTED, place),
        ));
    }
    let [first, _] = write_columns(
        &mut commands,
        &page,
        &scale,
        COLUMNS,
        [17.0, 20.0],
        |keys| keys.iter().map(|&key| sentence(key)).collect(),
    );
    let roomy = scale.page().y >= 700.0 && scale.growth() < 1.3;
    if roomy {
        commands.spawn((
            ChildOf(first),
            Picture::tall(picture_names::RING, RING).0,
            Node {
                align_self: AlignSelf::Center,
                margin: UiRect::top(px(10)),
                ..default()
            },
        ));
    }
}

/// A sentence with the names that the rules give.
fn sentence(key: MessageKey) -> LocalizedText {
    let [archer, rider, warrior] = Troop::ALL.map(words::troop);
    let [forest, plain, mountain] = Terrain::ALL.map(words::terrain);
    let [elves, humans, dwarves, halflings] = People::ALL.map(words::people);
    LocalizedText::new(key)
        .with("archer", archer)
        .with("rider", rider)
        .with("warrior", warrior)
        .with("forest", forest)
        .with("plain", plain)
        .with("mountain", mountain)
        .with("elves", elves)
        .with("humans", humans)
        .with("dwarves", dwarves)
        .with("halflings", halflings)
}
