//! The result page: who is king, the territories of both thrones in their order, and buttons to play again.

use bevy::prelude::*;
use bevy::ui_widgets::Activate;

use super::{GameConfig, ResultPage, StartMatch, picture_names, words};
use crate::games::fayance::ID;
use crate::games::fayance::rules::{Side, TO_WIN};
use crate::i18n::LocalizedText;
use crate::input::Focusable;
use crate::table::{LeaveGame, Screen};
use crate::theme::widget::{button, centred, label, page, panel};
use crate::theme::{ButtonStyle, Picture, Scale, TextStyle, palette};

/// A button of the page.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq)]
enum ResultButton {
    SameDeal,
    NewDeal,
    ToTitle,
}

pub(super) fn plugin(app: &mut App) {
    app.add_observer(press)
        .add_systems(OnEnter(Screen::Result(ID)), build);
}

fn build(result: Option<Res<ResultPage>>, scale: Res<Scale>, mut commands: Commands) {
    let Some(result) = result else {
        return;
    };
    let (config, outcome) = (&result.config, result.outcome);
    let winner = outcome.winner;
    let root = commands
        .spawn((
            Name::new("Result"),
            DespawnOnExit(Screen::Result(ID)),
            page(),
        ))
        .id();
    let sheet = commands.spawn((ChildOf(root), panel(980.0))).id();
    let low = scale.page().y < 560.0;
    let page = picture_names::CROWN_PAGE;
    if scale.page().y >= 700.0 && scale.page().x >= 1140.0 {
        commands
            .entity(sheet)
            .insert(Picture::new(page))
            .entry::<Node>()
            .and_modify(|mut node| {
                node.width = px(1136);
                node.height = px(720);
                node.max_height = px(720);
                node.padding = UiRect::new(px(96), px(96), px(40), px(86));
                node.justify_content = JustifyContent::SpaceBetween;
            });
    }
    if !low {
        commands
            .spawn((
                ChildOf(sheet),
                Node {
                    justify_content: JustifyContent::Center,
                    ..default()
                },
            ))
            .with_child(Picture::tall(picture_names::CROWN, 58.0));
    }
    let heading = if low { 34.0 } else { 46.0 };
    commands.spawn((
        ChildOf(sheet),
        centred(
            LocalizedText::new("fayance-result-king").with("name", words::player(config, winner)),
            TextStyle::HEADING.sized(heading).growing(1.1),
            palette::AZURE_DEEP,
        ),
    ));
    commands.spawn((
        ChildOf(sheet),
        centred(
            LocalizedText::new("fayance-result-score")
                .with("won", outcome.held[winner])
                .with("lost", outcome.held[winner.other()]),
            TextStyle::BODY.growing(1.3),
            palette::INK,
        ),
    ));
    let tile = if low { 62.0 } else { 104.0 };
    for side in [winner, winner.other()] {
        throne(&mut commands, sheet, &result, side, tile);
    }
    let buttons = commands
        .spawn((
            ChildOf(sheet),
            Node {
                justify_content: JustifyContent::Center,
                flex_wrap: FlexWrap::Wrap,
                column_gap: px(14),
                row_gap: px(8),
                margin: UiRect::top(px(6)),
                ..default()
            },
        ))
        .id();
    for (what, key, style) in [
        (
            ResultButton::NewDeal,
            "fayance-result-new",
            ButtonStyle::Azure,
        ),
        (
            ResultButton::SameDeal,
            "fayance-result-same",
            ButtonStyle::Parchment,
        ),
        (
            ResultButton::ToTitle,
            "fayance-result-title",
            ButtonStyle::Parchment,
        ),
    ] {
        let focusable = if what == ResultButton::NewDeal {
            Focusable::PAGE.first()
        } else {
            Focusable::PAGE
        };
        commands.spawn((ChildOf(buttons), what, button(style, key, focusable)));
    }
}

/// A throne: the name, and five places for territories in the order of their capture.
fn throne(commands: &mut Commands, sheet: Entity, result: &ResultPage, side: Side, tile: f32) {
    let line = commands
        .spawn((
            ChildOf(sheet),
            Node {
                align_items: AlignItems::Center,
                justify_content: JustifyContent::Center,
                column_gap: px(10),
                ..default()
            },
        ))
        .id();
    commands
        .spawn((
            ChildOf(line),
            Node {
                width: px(190),
                ..default()
            },
        ))
        .with_child(label(
            words::player(&result.config, side),
            TextStyle::SUBHEADING.sized(24.0).growing(1.1),
            palette::INK,
        ));
    let captured: Vec<_> = result.view.captured(side).collect();
    for n in 0..usize::from(TO_WIN) {
        let place = commands
            .spawn((
                ChildOf(line),
                Node {
                    width: px(tile * 1.25),
                    flex_direction: FlexDirection::Column,
                    align_items: AlignItems::Center,
                    row_gap: px(2),
                    ..default()
                },
            ))
            .id();
        let mut square = commands.spawn((
            ChildOf(place),
            Node {
                width: px(tile),
                height: px(tile),
                ..default()
            },
            Picture::new(picture_names::PLACE),
        ));
        let Some(&territory) = captured.get(n) else {
            continue;
        };
        square.insert(Picture::new(picture_names::territory(territory)));
        commands.spawn((
            ChildOf(place),
            label(
                words::territory(territory),
                TextStyle::CAPTION.sized(15.0).growing(1.0),
                palette::INK,
            ),
            TextLayout::no_wrap(),
        ));
    }
}

/// Starts another game, or leaves for the title.
fn press(
    activate: On<Activate>,
    buttons: Query<&ResultButton>,
    result: Option<Res<ResultPage>>,
    mut commands: Commands,
) {
    let (Ok(press), Some(result)) = (buttons.get(activate.entity), result) else {
        return;
    };
    let seed = match press {
        ResultButton::SameDeal => result.config.seed,
        ResultButton::NewDeal => None,
        ResultButton::ToTitle => {
            commands.write_message(LeaveGame);
            return;
        }
    };
    commands.write_message(StartMatch(GameConfig {
        seed,
        resume: None,
        ..result.config.clone()
    }));
    commands.set_state(Screen::Table(ID));
}
