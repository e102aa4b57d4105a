//! The list of chapters: how far the player has come in each, to go on or to begin anew.

use bevy::{prelude::*, ui_widgets::Activate};

use super::Progress;
use crate::keys;
use crate::menu::menus_are_about;
use crate::menu_page::{back_button, veil};
use crate::{Learning, Menu};
use kit_i18n::LocalizedText;
use kit_input::Focusable;
use kit_rules::game::GameId;
use kit_rules::message_key::{MessageEnding, MessageKey};
use kit_theme::widget::{button, centred, label, panel};
use kit_theme::{ButtonStyle, TextStyle, palette};

/// A chapter of a game's tutorial; `Lesson` is what it plays.
#[derive(Debug, Clone, Copy)]
pub struct TutorialChapter<Lesson> {
    /// The mark under which progress in it is kept.
    pub mark: &'static str,
    /// The message key of its name; with `-about` one sentence about it.
    pub name: MessageKey,
    /// The lesson, as text.
    pub text: &'static str,
    /// Reads the text; `None` only if it is damaged, which a test rules out.
    pub parse: fn(&str) -> Option<Lesson>,
}

impl<Lesson> TutorialChapter<Lesson> {
    /// The lesson; `None` only if its text is damaged.
    #[must_use]
    pub fn read(&self) -> Option<Lesson> {
        (self.parse)(self.text)
    }
}

/// The chapters of a game's tutorial, in the order in which they are offered.
#[derive(Debug)]
pub struct Chapters<Lesson: 'static> {
    /// The game.
    pub game: GameId,
    /// The message key of the list's title.
    pub title: MessageKey,
    /// The chapters.
    pub chapters: &'static [TutorialChapter<Lesson>],
    /// How many steps a lesson has.
    pub steps: fn(&Lesson) -> usize,
}

impl<Lesson> Chapters<Lesson> {
    /// How many steps a chapter has; 1 if its text is damaged.
    fn length(&self, chapter: &TutorialChapter<Lesson>) -> usize {
        chapter.read().map_or(1, |lesson| (self.steps)(&lesson))
    }

    /// How far the player has come, in a sentence: in the first chapter that is not finished.
    #[must_use]
    pub fn progress(&self, learning: &Learning) -> LocalizedText {
        let mut all = self.chapters.iter();
        let next = all.find_map(|chapter| {
            let progress = Progress::of(learning, self.game, chapter.mark);
            (progress != Progress::Done).then(|| status(progress, self.length(chapter)))
        });
        next.unwrap_or_else(|| status(Progress::Done, 0))
    }

    /// The title, where the tutorial is offered before a game: until all chapters have been played to their end.
    #[must_use]
    pub fn offered(&self, learning: &Learning) -> Option<MessageKey> {
        let mut all = self.chapters.iter();
        let left = |chapter: &TutorialChapter<Lesson>| {
            Progress::of(learning, self.game, chapter.mark) != Progress::Done
        };
        all.any(left).then_some(self.title)
    }
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

/// Adds the page with the list of a game's chapters.
pub fn add_list<Lesson>(app: &mut App, all: &'static Chapters<Lesson>) {
    let show = move |learning: Res<Learning>, mut commands: Commands| {
        show_chapters(&mut commands, &learning, all);
    };
    app.add_systems(
        OnEnter(Menu::Tutorial),
        show.run_if(menus_are_about(all.game)),
    );
}

fn show_chapters<Lesson>(commands: &mut Commands, learning: &Learning, all: &Chapters<Lesson>) {
    let root = commands.spawn(veil(Menu::Tutorial, "Tutorial")).id();
    let panel_entity = commands.spawn((ChildOf(root), panel(900.0))).id();
    commands.spawn((
        ChildOf(panel_entity),
        centred(all.title, TextStyle::HEADING, palette::AZURE_DEEP),
    ));
    let game = all.game;
    let progress: Vec<Progress> = (all.chapters.iter())
        .map(|chapter| Progress::of(learning, game, chapter.mark))
        .collect();
    let next = progress
        .iter()
        .position(|progress| *progress != Progress::Done);
    for (chapter, data) in all.chapters.iter().enumerate() {
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
        let status = status(progress[chapter], all.length(data));
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
        let about = LocalizedText::new(data.name).ending(MessageEnding::About);
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
            let words = button(ButtonStyle::Option, keys::TUTORIAL_AGAIN, Focusable::MENU);
            commands.spawn((ChildOf(row), again, words));
        }
    }
    back_button(commands, panel_entity);
}

/// How far the player has come in a chapter of so many steps.
fn status(progress: Progress, steps: usize) -> LocalizedText {
    match progress {
        Progress::Fresh | Progress::At(0) => LocalizedText::new(keys::TUTORIAL_FRESH),
        Progress::At(step) => LocalizedText::new(keys::TUTORIAL_AT)
            .with("step", step + 1)
            .with("steps", steps),
        Progress::Done => LocalizedText::new(keys::TUTORIAL_DONE),
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

#[cfg(test)]
mod tests {
    use super::*;

    const CHAPTER: TutorialChapter<usize> = TutorialChapter {
        mark: "one",
        name: MessageKey::of_locales("chapter"),
        text: "7",
        parse: |text| text.parse().ok(),
    };
    static ALL: Chapters<usize> = Chapters {
        game: GameId("heads"),
        title: MessageKey::of_locales("chapters"),
        chapters: &[
            CHAPTER,
            TutorialChapter {
                mark: "two",
                ..CHAPTER
            },
        ],
        steps: |&steps| steps,
    };

    #[test]
    fn the_list_of_what_there_is_to_learn_says_how_far_one_is() {
        let mut learning = Learning::default();
        let said = |learning: &Learning| ALL.progress(learning);
        assert_eq!(said(&learning).key(), "tutorial-fresh");
        Progress::At(3).keep(&mut learning, ALL.game, "one");
        assert_eq!(said(&learning), status(Progress::At(3), 7));
        Progress::Done.keep(&mut learning, ALL.game, "one");
        assert_eq!(said(&learning).key(), "tutorial-fresh");
        Progress::Done.keep(&mut learning, ALL.game, "two");
        assert_eq!(said(&learning).key(), "tutorial-done");
    }
}
