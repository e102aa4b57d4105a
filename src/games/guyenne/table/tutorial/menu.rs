//! The list of chapters: how far the player has come in each, to go on or to begin anew.

use super::{CHAPTERS, Progress, StartChapter};
use crate::{
    games::guyenne::ID,
    i18n::LocalizedText,
    input::Focusable,
    table::{
        Learning, Menu,
        menu::menus_are_about,
        menu_page::{back_button, veil},
    },
    theme::{
        ButtonStyle, TextStyle, palette,
        widget::{button, centred, label, panel},
    },
};
use bevy::{prelude::*, ui_widgets::Activate};

/// A button that plays a chapter from a step on.
#[derive(Component, Clone, Copy)]
struct PlaysChapter(StartChapter);

/// The width of a chapter's button, in design units.
const BUTTON: f32 = 330.0;

pub(super) fn plugin(app: &mut App) {
    app.add_observer(press_button).add_systems(
        OnEnter(Menu::Tutorial),
        show_chapters.run_if(menus_are_about(ID)),
    );
}

fn show_chapters(learning: Res<Learning>, mut commands: Commands) {
    let root = commands.spawn(veil(Menu::Tutorial, "Tutorial")).id();
    let panel_entity = commands.spawn((ChildOf(root), panel(900.0))).id();
    commands.spawn((
        ChildOf(panel_entity),
        centred("tutorial", TextStyle::HEADING, palette::AZURE_DEEP),
    ));
    let all = CHAPTERS.iter().enumerate();
    let progress: Vec<Progress> = (CHAPTERS.iter())
        .map(|chapter| Progress::of(&learning, chapter))
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
        let (step, status) = match progress[chapter] {
            Progress::Fresh | Progress::At(0) => (0, LocalizedText::new("tutorial-fresh")),
            Progress::At(step) => {
                let steps = data.read().map_or(1, |lesson| lesson.steps.len());
                let status = LocalizedText::new("tutorial-at")
                    .with("step", step + 1)
                    .with("steps", steps);
                (step, status)
            }
            Progress::Done => (0, LocalizedText::new("tutorial-done")),
        };
        let play = PlaysChapter(StartChapter { chapter, step });
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
            let again = PlaysChapter(StartChapter { chapter, step: 0 });
            let words = button(ButtonStyle::Option, "tutorial-again", Focusable::MENU);
            commands.spawn((ChildOf(row), again, words));
        }
    }
    back_button(&mut commands, panel_entity);
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
