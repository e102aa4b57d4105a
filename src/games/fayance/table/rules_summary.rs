//! The rules in short, on one page: what to win, what beats what, what happens on a territory.

use bevy::prelude::*;

use super::hud::PointedTopic;
use super::{picture_names, words};
use crate::games::fayance::ID;
use crate::games::fayance::rules::{People, Terrain, Troop};
use crate::i18n::LocalizedText;
use crate::input::Focusable;
use crate::table::Menu;
use crate::table::menu::menus_are_about;
use crate::table::menu_page::{read_heading, read_page};
use crate::table::rulebook::{OpensParagraph, asked_button};
use crate::table::rules_topics::RulesTopics;
use crate::theme::widget::{button, label};
use crate::theme::{ButtonStyle, Picture, Scale, TextStyle, palette};

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
const COLUMNS: [&[(&str, &[&str])]; 2] = [
    &[
        (
            "fayance-rules-goal",
            &["fayance-rules-goal-1", "fayance-rules-goal-2"],
        ),
        (
            "fayance-rules-begin",
            &["fayance-rules-begin-1", "fayance-rules-begin-2"],
        ),
        (
            "fayance-rules-land",
            &["fayance-rules-land-1", "fayance-rules-land-2"],
        ),
    ],
    &[
        (
            "fayance-rules-combat",
            &[
                "fayance-rules-combat-1",
                "fayance-rules-combat-2",
                "fayance-rules-combat-3",
                "fayance-rules-combat-4",
            ],
        ),
        (
            "fayance-rules-after",
            &["fayance-rules-after-1", "fayance-rules-after-2"],
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
    commands.spawn((
        ChildOf(page.title),
        label("fayance-rules", read_heading(&scale), palette::AZURE_DEEP),
    ));
    let place = Focusable::MENU.zone(HEAD);
    if let Some(about) = topics.now {
        commands.spawn((ChildOf(page.options), asked_button(about, place)));
    }
    if let Some(about) = pointed.0 {
        commands.spawn((
            ChildOf(page.options),
            OpensParagraph(about),
            button(ButtonStyle::Option, "fayance-rules-pointed", place),
        ));
    }
    let low = scale.page().y < 560.0;
    if !low {
        let about = TextStyle::CAPTION.growing(1.1);
        commands.spawn((
            ChildOf(page.title),
            label("fayance-rules-about", about, palette::INK_PALE),
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
    let roomy = scale.page().y >= 700.0 && scale.growth() < 1.3;
    let size = if low { 17.0 } else { 20.0 };
    let grows = if low { 1.0 } else { 1.1 };
    for (n, paragraphs) in COLUMNS.into_iter().enumerate() {
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
            for &key in sentences {
                commands.spawn((
                    ChildOf(column),
                    label(
                        sentence(key),
                        TextStyle::BODY.sized(size).growing(grows),
                        palette::INK,
                    ),
                ));
            }
        }
        if n == 0 && roomy {
            commands.spawn((
                ChildOf(column),
                Picture::tall(picture_names::RING, RING).0,
                Node {
                    align_self: AlignSelf::Center,
                    margin: UiRect::top(px(10)),
                    ..default()
                },
            ));
        }
    }
}

/// A sentence with the names that the rules give.
fn sentence(key: &'static str) -> LocalizedText {
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
