//! The result: who won and why, the points with brackets over the groups, what each camp had left, and
//! what to play next.

use crate::{
    games::guyenne::{
        ID,
        table::{GameConfig, GameSummary, StartMatch},
    },
    i18n::Localizer,
    table::{LeaveGame, Screen},
    theme::{Picture, Scale, widget::page},
};
use bevy::{prelude::*, ui_widgets::Activate};

/// The finished game that the result tells of.
#[derive(Resource, Clone, Debug)]
pub struct ResultPage(pub GameSummary);

impl From<&GameSummary> for ResultPage {
    fn from(summary: &GameSummary) -> Self {
        Self(summary.clone())
    }
}

/// What a button of the page does.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum ResultButton {
    SameDeal,
    NewDeal,
    ToTitle,
}

/// The root of the screen, which is laid anew when the window or the language changes.
#[derive(Component)]
pub(super) struct ResultRoot;

/// Shows the result.
pub(crate) fn plugin(app: &mut App) {
    app.add_observer(press_button)
        .add_systems(OnEnter(Screen::Result(ID)), lay_result)
        .add_systems(
            Update,
            (clear_result, lay_result)
                .chain()
                .run_if(in_state(Screen::Result(ID)).and_then(window_or_words_changed)),
        );
}

/// Whether the page must be laid anew.
fn window_or_words_changed(scale: Res<Scale>, localizer: Res<Localizer>) -> bool {
    (scale.is_changed() && !scale.is_added()) || (localizer.is_changed() && !localizer.is_added())
}

/// Takes the page away.
fn clear_result(roots: Query<Entity, With<ResultRoot>>, mut commands: Commands) {
    for entity in &roots {
        commands.entity(entity).despawn();
    }
}

/// How many times as large the letters of the page may become: everything has its place on it.
pub(super) const GROWS: f32 = 1.12;

/// The pen that writes the page: what is told, and how much room there is.
pub(super) struct ResultPageBuilder<'a> {
    pub(super) summary: &'a GameSummary,
    pub(super) localizer: &'a Localizer,
    pub(super) roomy: bool,
}

/// Lays the page.
fn lay_result(
    result: Option<Res<ResultPage>>,
    localizer: Res<Localizer>,
    scale: Res<Scale>,
    mut commands: Commands,
) {
    let Some(result) = result else { return };
    let room = scale.page();
    let roomy = room.y >= 640.0 && room.x >= 1100.0;
    let builder = ResultPageBuilder {
        summary: &result.0,
        localizer: &localizer,
        roomy,
    };
    let root = commands
        .spawn((
            Name::new("Result"),
            ResultRoot,
            DespawnOnExit(Screen::Result(ID)),
            page(),
        ))
        .id();
    let (ground, size, padding) = if roomy {
        (
            "result-page",
            Vec2::new(1136.0, 720.0),
            UiRect::new(px(88), px(88), px(26), px(52)),
        )
    } else {
        (
            "panel-parchment",
            Vec2::new(room.x * 0.99, (room.y * 0.985).min(620.0)),
            UiRect::new(px(36), px(36), px(14), px(26)),
        )
    };
    if roomy && room.x >= 1240.0 {
        lay_still_life(&mut commands, root);
    }
    let sheet = commands
        .spawn((
            ChildOf(root),
            Picture::new(ground),
            Node {
                width: px(size.x),
                height: px(size.y),
                padding,
                flex_direction: FlexDirection::Column,
                align_items: AlignItems::Center,
                justify_content: JustifyContent::SpaceBetween,
                flex_shrink: 0.0,
                ..default()
            },
        ))
        .id();
    builder.heading(&mut commands, sheet);
    builder.score(&mut commands, sheet);
    builder.castles(&mut commands, sheet);
    builder.sums(&mut commands, sheet);
    builder.buttons(&mut commands, sheet);
}

/// What lies beside the page: picture, height, place from the right upper corner of the window.
pub(super) const STILL_LIFE: [(&str, f32, (f32, f32)); 4] = [
    ("candle", 214.0, (-62.0, 4.0)),
    ("die-a", 56.0, (34.0, 276.0)),
    ("die-b", 52.0, (66.0, 318.0)),
    ("quill", 96.0, (-64.0, 470.0)),
];

/// Lays the things of the chronicler on the oak, half under the edge of the window.
pub(super) fn lay_still_life(commands: &mut Commands, root: Entity) {
    for (name, height, at) in STILL_LIFE {
        commands.spawn((
            ChildOf(root),
            Picture::hung(name, height, at.0, at.1),
            ZIndex(1),
            Pickable::IGNORE,
        ));
    }
}

/// A node that holds others in a line.
pub(super) fn line(node: Node) -> Node {
    Node {
        align_items: AlignItems::Center,
        flex_shrink: 0.0,
        ..node
    }
}

/// A column of things, each in the middle.
pub(super) fn column(commands: &mut Commands, sheet: Entity) -> Entity {
    let node = line(Node {
        flex_direction: FlexDirection::Column,
        ..default()
    });
    commands.spawn((ChildOf(sheet), node)).id()
}

impl ResultPageBuilder<'_> {
    /// One size with room, another without.
    pub(super) fn size(&self, roomy: f32, tight: f32) -> f32 {
        if self.roomy { roomy } else { tight }
    }
}

/// Plays again, or leaves.
fn press_button(
    activate: On<Activate>,
    presses: Query<&ResultButton>,
    result: Option<Res<ResultPage>>,
    mut commands: Commands,
) {
    let (Ok(press), Some(result)) = (presses.get(activate.entity), result) else {
        return;
    };
    let again = |seed| GameConfig {
        seed,
        resume: None,
        ..result.0.game_config.clone()
    };
    match press {
        ResultButton::SameDeal => {
            commands.write_message(StartMatch(again(result.0.game_config.seed)));
            commands.set_state(Screen::Table(ID));
        }
        ResultButton::NewDeal => {
            commands.write_message(StartMatch(again(None)));
            commands.set_state(Screen::Table(ID));
        }
        ResultButton::ToTitle => {
            commands.write_message(LeaveGame);
        }
    }
}
