//! The result page: who won and why, the points with brackets under the groups, what each camp had left, and buttons to
//! play again.

use crate::keys;
use crate::session::GameSummary;
use crate::{GameConfig, ResultPage};
use bevy::prelude::*;
use guyenne_rules::ID;
use kit_i18n::{LocalizedText, Localizer};
use kit_table::{
    result_page::{FinishedMatch, ResultExtras, add_result_page, result_root},
    statistics::Statistics,
};
use kit_theme::{Picture, Scale, TextStyle, palette, widget::centred};

/// The result page.
pub(crate) fn plugin(app: &mut App) {
    add_result_page::<ResultPage, _>(app, build_page);
}

/// The largest growth of the page's text: its places are fixed.
pub(super) const GROWS: f32 = 1.12;

/// Builds the page: the game's summary, the language, and whether the window is large.
pub(super) struct ResultPageBuilder<'a> {
    pub(super) summary: &'a GameSummary,
    pub(super) localizer: &'a Localizer,
    pub(super) roomy: bool,
}

/// Builds the page.
fn build_page(
    result: Res<ResultPage>,
    localizer: Res<Localizer>,
    (statistics, extras): (Res<Statistics>, Res<ResultExtras>),
    scale: Res<Scale>,
    mut commands: Commands,
) {
    let room = scale.page();
    let roomy = room.y >= 640.0 && room.x >= 1100.0;
    let builder = ResultPageBuilder {
        summary: &result.0,
        localizer: &localizer,
        roomy,
    };
    let root = commands.spawn(result_root(ID)).id();
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
        add_still_life(&mut commands, root);
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
    let played = result.0.game_config.played(Some(&result.0.outcome));
    let tally = played.and_then(|played| {
        let tally = statistics.against(ID, &played.bot)?;
        Some(tally.told(LocalizedText::built(keys::BOT_ANY, &played.bot)))
    });
    // Hints stand beside the names here.
    for line in extras.lines(!roomy, tally, None) {
        let style = TextStyle::CAPTION.growing(GROWS);
        let line = centred(line, style, palette::INK_PALE);
        commands.spawn((ChildOf(sheet), line));
    }
    builder.buttons(&mut commands, sheet, &extras);
}

/// The props beside the page: sprite, height, distance from the window's right and upper edges; in design units.
pub(super) const STILL_LIFE: [(&str, f32, (f32, f32)); 4] = [
    ("candle", 214.0, (-62.0, 4.0)),
    ("die-a", 56.0, (34.0, 276.0)),
    ("die-b", 52.0, (66.0, 318.0)),
    ("quill", 96.0, (-64.0, 470.0)),
];

/// Adds the props beside the page, partly outside the window.
pub(super) fn add_still_life(commands: &mut Commands, root: Entity) {
    for (name, height, at) in STILL_LIFE {
        commands.spawn((
            ChildOf(root),
            Picture::hung(name, height, at.0, at.1),
            ZIndex(1),
            Pickable::IGNORE,
        ));
    }
}

/// The node, with its children centred in a row.
pub(super) fn line(node: Node) -> Node {
    Node {
        align_items: AlignItems::Center,
        flex_shrink: 0.0,
        ..node
    }
}

/// Adds a column with centred children.
pub(super) fn column(commands: &mut Commands, sheet: Entity) -> Entity {
    let node = line(Node {
        flex_direction: FlexDirection::Column,
        ..default()
    });
    commands.spawn((ChildOf(sheet), node)).id()
}

impl ResultPageBuilder<'_> {
    /// `roomy` in a large window, else `tight`.
    pub(super) fn size(&self, roomy: f32, tight: f32) -> f32 {
        if self.roomy { roomy } else { tight }
    }
}

impl FinishedMatch for ResultPage {
    type Config = GameConfig;

    fn config(&self) -> &GameConfig {
        &self.0.game_config
    }

    fn record(&self) -> &str {
        &self.0.record
    }
}
