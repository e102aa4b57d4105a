//! The list of chapters: how far the player has come in each, to go on or to begin anew.

use bevy::{prelude::*, ui_widgets::Activate};

use super::Progress;
use crate::i18n::LocalizedText;
use crate::input::Focusable;
use crate::rules::game::GameId;
use crate::table::menu_page::{back_button, veil};
use crate::table::{Learning, Menu};
use crate::theme::widget::{button, centred, label, panel};
use crate::theme::{ButtonStyle, TextStyle, palette};

/// A chapter of a game's tutorial in the list.
#[derive(Debug, Clone, Copy)]
pub struct Chapter {
    /// The mark under which progress in it is kept.
    pub mark: &'static str,
    /// The message key of its name; with `-about` one sentence about it.
    pub name: &'static str,
    /// How many steps it has.
    pub steps: usize,
}

/// Request: play this chapter, from this step on.
#[derive(Message, Clone, Copy, Debug)]
pub struct StartChapter {
    /// Of which game.
    pub game: GameId,
    /// The chapter, from 0.
    pub chapter: usize,
    /// The step, from 0.
    pub step: usize,
}

pub(super) fn plugin(app: &mut App) {
    app.add_message::<StartChapter>().add_observer(press_button);
}

/// A button that plays a chapter from a step on.
#[derive(Component, Clone, Copy)]
struct PlaysChapter(StartChapter);

/// The width of a chapter's button, in design units.
const BUTTON: f32 = 330.0;

/// Builds the page with this title for a game and its chapters.
pub fn show_chapters(
    commands: &mut Commands,
    learning: &Learning,
    game: GameId,
    title: &'static str,
    chapters: &[Chapter],
) {
    let root = commands.spawn(veil(Menu::Tutorial, "Tutorial")).id();
    let panel_entity = commands.spawn((ChildOf(root), panel(900.0))).id();
    commands.spawn((
        ChildOf(panel_entity),
        centred(title, TextStyle::HEADING, palette::AZURE_DEEP),
    ));
    let all = chapters.iter().enumerate();
    let progress: Vec<Progress> = (chapters.iter())
        .map(|chapter| Progress::of(learning, game, chapter.mark))
        .collect();
    let next = progress
        .iter()
        .position(|progress| *progress != Progress::Done);
    for (chapter, data) in all {
        let (style, first) = if next == Some(chapter) {
            (ButtonStyle::Azure, Focusable::MENU.first())
        } else {
            (ButtonStyle::Parchment, Focusable::MENU)
        };
        let row = Node {
            align_items: AlignItems::Center,
            column_gap: px(16),
            ..default()
        };
        let row = commands.spawn((ChildOf(panel_entity), row)).id();
        let status = status(progress[chapter], data.steps);
        let step = match progress[chapter] {
            Progress::At(step) => step,
            Progress::Fresh | Progress::Done => 0,
        };
        let play = PlaysChapter(StartChapter {
            game,
            chapter,
            step,
        });
        commands
            .spawn((ChildOf(row), play, button(style, data.name, first)))
            .entry::<Node>()
            .and_modify(|mut node| node.width = px(BUTTON));
        let words = Node {
            flex_direction: FlexDirection::Column,
            flex_basis: px(0),
            flex_grow: 1.0,
            flex_shrink: 1.0,
            ..default()
        };
        let words = commands.spawn((ChildOf(row), words)).id();
        let about = LocalizedText::new(format!("{}-about", data.name));
        commands.spawn((
            ChildOf(words),
            label(about, TextStyle::SMALL.growing(1.3), palette::INK),
        ));
        commands.spawn((
            ChildOf(words),
            label(status, TextStyle::CAPTION.growing(1.3), palette::INK_PALE),
        ));
        if step > 0 {
            let again = PlaysChapter(StartChapter {
                game,
                chapter,
                step: 0,
            });
            let words = button(ButtonStyle::Option, "tutorial-again", Focusable::MENU);
            commands.spawn((ChildOf(row), again, words));
        }
    }
    back_button(commands, panel_entity);
}

/// How far the player has come in a chapter of so many steps.
#[must_use]
pub fn status(progress: Progress, steps: usize) -> LocalizedText {
    match progress {
        Progress::Fresh | Progress::At(0) => LocalizedText::new("tutorial-fresh"),
        Progress::At(step) => LocalizedText::new("tutorial-at")
            .with("step", step + 1)
            .with("steps", steps),
        Progress::Done => LocalizedText::new("tutorial-done"),
    }
}

fn press_button(
    activate: On<Activate>,
    buttons: Query<&PlaysChapter>,
    mut start: MessageWriter<StartChapter>,
) {
    if let Ok(PlaysChapter(chapter)) = buttons.get(activate.entity) {
        start.write(*chapter);
    }
}
