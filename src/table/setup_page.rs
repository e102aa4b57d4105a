//! The frame of a page of a new game: its heading, and the column for its answers. `setup_form` has what stands in it.

use bevy::prelude::*;

use super::Screen;
use kit_rules::game::GameId;
use kit_rules::message_key::MessageKey;
use kit_theme::scroll_pane::fitting_scroll_pane;
use kit_theme::widget::{label, page, panel};
use kit_theme::{TextStyle, palette};

/// The root of the page.
#[derive(Component, Clone, Copy, Debug)]
pub struct SetupRoot;

/// The root of the page of a new game, for its builder.
pub fn setup_root(game: GameId) -> impl Bundle {
    (
        Name::new("New game"),
        SetupRoot,
        DespawnOnExit(Screen::Setup(game)),
        page(),
    )
}

/// The heading of the page of a new game: its size in design units, on a page with room and on a low one.
#[must_use]
pub fn setup_heading(heading: MessageKey, [size, low_size]: [f32; 2], low: bool) -> impl Bundle {
    let size = if low { low_size } else { size };
    label(
        heading,
        TextStyle::HEADING.sized(size).growing(1.2),
        palette::AZURE_DEEP,
    )
}

/// A page of a new game, for its builder to fill.
#[derive(Debug, Clone, Copy)]
pub struct SetupPage {
    /// The panel, for the foot.
    pub panel: Entity,
    /// The column for the answers.
    pub answers: Entity,
}

/// The size of the name of a game above its answers, in design units, also on a low page.
const NAME: [f32; 2] = [38.0, 26.0];

/// Builds the page of a new game of this `name`, whose panel is so wide, in design units.
pub fn setup_page(
    commands: &mut Commands,
    (game, name): (GameId, MessageKey),
    width: f32,
    low: bool,
) -> SetupPage {
    let root = commands.spawn(setup_root(game)).id();
    let panel = commands.spawn((ChildOf(root), panel(width))).id();
    commands.spawn((ChildOf(panel), setup_heading(name, NAME, low)));
    let answers = answers_column(commands, panel, low);
    SetupPage { panel, answers }
}

/// The column for the answers of a page. Where they would push the buttons at the foot out of the window they scroll,
/// and the buttons stay in sight. On a low page the panel fills the window.
fn answers_column(commands: &mut Commands, panel: Entity, low: bool) -> Entity {
    if low {
        commands
            .entity(panel)
            .entry::<Node>()
            .and_modify(|mut node| {
                node.height = percent(98);
                node.padding = UiRect::new(px(40), px(30), vh(4.2), vh(4.6));
                node.row_gap = px(0);
            });
    }
    let pane = fitting_scroll_pane(commands, panel);
    let gap = vh(if low { 1.2 } else { 1.5 });
    let set_gap = move |mut node: Mut<Node>| node.row_gap = gap;
    commands.entity(pane).entry::<Node>().and_modify(set_gap);
    pane
}
