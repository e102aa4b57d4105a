//! The tests of a combat in their order, as far as they have been asked: which one settled it.

use bevy::prelude::*;

use super::FillSystems;
use super::places::{Absent, node, set_absent};
use crate::beats::{ShownFight, tests_asked};
use crate::keys;
use crate::session::TABLE_UPDATE;
use crate::{DisplayedView, TABLE, words};
use fayance_rules::Test;
use kit_i18n::LocalizedText;
use kit_theme::widget::label;
use kit_theme::{Picture, TextStyle, palette};

/// The panel.
#[derive(Component)]
struct Ladder;

/// The row of a test, 0 to 3; the last one says that nothing settled it.
#[derive(Component)]
struct Rung(u8);

/// The tests in their order.
const TESTS: [Test; 3] = [Test::Troop, Test::Terrain, Test::Halfling];

pub(super) fn plugin(app: &mut App) {
    app.add_systems(OnEnter(TABLE), spawn)
        .add_systems(TABLE_UPDATE, (show, write).chain().in_set(FillSystems));
}

fn spawn(mut commands: Commands) {
    commands
        .spawn((
            Ladder,
            Absent,
            node("Tests", |t| t.matrix),
            Picture::new("panel-dark"),
            Node {
                flex_direction: FlexDirection::Column,
                justify_content: JustifyContent::SpaceEvenly,
                padding: UiRect::all(px(10)),
                ..default()
            },
        ))
        .with_children(|ladder| {
            for n in 0..4 {
                ladder
                    .spawn((
                        Rung(n),
                        Node {
                            padding: UiRect::axes(px(8), px(3)),
                            border: UiRect::left(px(5)),
                            ..default()
                        },
                        BorderColor::all(palette::CLEAR),
                    ))
                    .with_child(label(
                        LocalizedText::verbatim(""),
                        TextStyle::SMALL.sized(16.0).growing(1.15),
                        palette::STONE,
                    ));
            }
        });
}

fn show(
    displayed: Res<DisplayedView>,
    ladders: Query<(Entity, Has<Absent>), With<Ladder>>,
    mut commands: Commands,
) {
    for (entity, is) in &ladders {
        set_absent(entity, displayed.fight.is_none(), is, &mut commands);
    }
}

/// What a row says, and whether it is the one that settled the combat.
fn rung(n: u8, shown: &ShownFight) -> (LocalizedText, bool) {
    let by = shown.fight.result.by;
    let Some(&test) = TESTS.get(usize::from(n)) else {
        let last = matches!(by, Test::Undecided | Test::Fourth);
        return if shown.settled && last {
            (words::test(by), true)
        } else {
            (LocalizedText::verbatim(""), false)
        };
    };
    let asked = shown.asked > n;
    let settles = asked && shown.settled && by == test;
    let key = if settles {
        keys::FAYANCE_TEST_SETTLES
    } else if asked && tests_asked(by) > n {
        keys::FAYANCE_TEST_EQUAL
    } else {
        keys::FAYANCE_TEST_WAITS
    };
    (
        LocalizedText::new(key).with("test", words::test(test)),
        settles,
    )
}

fn write(
    displayed: Res<DisplayedView>,
    mut rungs: Query<(&Rung, &Children, &mut BorderColor)>,
    mut texts: Query<(&mut LocalizedText, &mut TextColor)>,
) {
    let Some(shown) = &displayed.fight else {
        return;
    };
    for (number, children, mut border) in &mut rungs {
        let (message, settles) = rung(number.0, shown);
        let edge = if settles { palette::OR } else { palette::CLEAR };
        border.set_if_neq(BorderColor::all(edge));
        for &child in children {
            if let Ok((mut text, mut color)) = texts.get_mut(child) {
                text.set_if_neq(message.clone());
                let ink = match (settles, shown.asked > number.0) {
                    (true, _) => palette::OR_LIGHT,
                    (false, true) => palette::PARCHMENT,
                    (false, false) => palette::STONE,
                };
                color.set_if_neq(TextColor(ink));
            }
        }
    }
}
