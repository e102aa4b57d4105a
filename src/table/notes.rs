//! Notes for a first game: a short sentence when something happens for the first time, with a link to its paragraph of
//! the rulebook. One note is shown at a time; it blocks nothing, stays until it is closed or no longer matters, and is
//! not shown again. A game says which notes there are, calls for them, and places the panel.

use std::collections::VecDeque;

use bevy::ecs::system::ScheduleSystem;
use bevy::prelude::*;

use super::InGame;
use super::aids::AidSettings;
use super::learning::Learning;
use super::rulebook::OpensParagraph;
use crate::i18n::{LiveRegion, Localizer};
use crate::input::{Action, ActionButton, Focusable, Presses};
use crate::rules::game::GameId;
use crate::theme::widget::{ButtonWords, LeadsBack, beside, button, label};
use crate::theme::{
    ButtonStyle, FontFace, Picture, Scale, TextMeasure, TextStyle, key_cap, palette,
};

/// A note.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Note {
    /// Whose it is.
    pub game: GameId,
    /// The message key of its sentence, which begins with [`START`]; also its mark in [`Learning`].
    pub key: &'static str,
    /// The paragraph of the rulebook that it leads to.
    pub paragraph: &'static str,
}

/// How the keys of notes begin, and their marks.
pub const START: &str = "note-";

/// The note on screen and those that wait for their turn.
#[derive(Resource, Clone, Debug, Default)]
pub struct Notes {
    /// The first one is on screen.
    called: VecDeque<Note>,
    /// Those that have been read, until it is written down.
    read: Vec<Note>,
}

impl Notes {
    /// Asks for a note, unless it has been read or waits already. Whether it will be shown.
    pub fn call(&mut self, note: Note, learning: &Learning) -> bool {
        let known = learning.get(note.game, note.key).is_some();
        let fresh = !known && !self.called.contains(&note) && !self.read.contains(&note);
        if fresh {
            self.called.push_back(note);
        }
        fresh
    }

    /// The note on screen.
    #[must_use]
    pub fn shown(&self) -> Option<Note> {
        self.called.front().copied()
    }

    /// Closes the note on screen: it has been read.
    pub fn close(&mut self) {
        self.read.extend(self.called.pop_front());
    }

    /// Takes back what no longer matters. The note on screen has been read; those that waited may be called again.
    pub fn keep(&mut self, matters: impl Fn(Note) -> bool) {
        if self.shown().is_some_and(|note| !matters(note)) {
            self.close();
        }
        self.called.retain(|&note| matters(note));
    }

    /// Whether a note is asked for.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.called.is_empty()
    }

    /// Takes all back, as if none had been called.
    pub fn clear(&mut self) {
        self.called.clear();
    }
}

/// Forgets which notes have been read, in every game.
pub fn begin_anew(learning: &mut Learning) {
    let games: Vec<GameId> = learning.0.keys().copied().collect();
    for game in games {
        learning.forget(game, START);
    }
}

/// The panel of the note on screen.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq)]
pub struct NotePanel(pub Note);

/// The node of its sentence.
#[derive(Component)]
struct NoteWords;

/// The node of its buttons.
#[derive(Component)]
struct NoteButtons;

/// The button that closes the note.
#[derive(Component)]
pub struct ClosesNote;

/// How a panel is laid out.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct NoteShape {
    /// Its least width, in units of the interface; it is wider where its buttons need that.
    pub width: f32,
    /// Whether the buttons are beside the sentence instead of below it.
    pub beside: bool,
    /// The type size in design units, and by how much it may grow.
    pub letters: (f32, f32),
}

/// The height of a button, the edges, the gaps, and what a button has beside its words, in units of the interface.
const BUTTON: f32 = 44.0;
const PAD: Vec2 = Vec2::new(18.0, 9.0);
const GAP: f32 = 6.0;
const AROUND: f32 = 69.0;
/// The height of a line as a multiple of the type size, with what rounding may add.
const LINE: f32 = 1.26;
/// The widest panel, as a share of the page.
const WIDEST: f32 = 0.72;
/// The panel's focus zone, after those of the table.
const ZONE: u8 = 6;
/// The keys of the buttons' words.
const BUTTONS: [&str; 2] = ["note-close", "note-rule"];

impl NoteShape {
    /// Shapes of these widths, each with its buttons beside the sentence or below it, in units of the interface. In a
    /// `low` window the letters are smaller. None is wider than most of the page.
    #[must_use]
    pub fn of_widths<const N: usize>(
        widths: [(bool, f32); N],
        low: bool,
        page: f32,
        scale: &Scale,
    ) -> [Self; N] {
        let letters = if low { (15.5, 1.15) } else { (18.0, 1.6) };
        let growth = scale.growth().min(letters.1);
        widths.map(|(beside, width)| Self {
            width: (width * growth).min(page * WIDEST),
            beside,
            letters,
        })
    }

    /// The size of the panel with this note, in units of the interface.
    pub fn size(
        &self,
        note: Note,
        measure: &mut TextMeasure,
        localizer: &Localizer,
        scale: &Scale,
    ) -> Vec2 {
        let (letters, grows) = self.letters;
        let size = scale.text_size_up_to(letters, grows) / scale.ui;
        let widths = self.buttons_wide(measure, localizer, size);
        let column = widths[0].max(widths[1]);
        // A panel is at least as wide as its buttons.
        let width = self.width.max(column + 2.0 * PAD.x);
        let inner = width - 2.0 * PAD.x;
        // Buttons that do not fit side by side are one below the other.
        let rows = if self.beside || widths[0] + GAP + widths[1] > inner {
            2.0
        } else {
            1.0
        };
        let buttons = rows * (BUTTON + GAP) - GAP;
        let room = if self.beside {
            inner - column - GAP
        } else {
            inner
        };
        let words = localizer.translate(note.key);
        let lines = (measure.words(&words, FontFace::RomanBold))
            .map_or(1.0, |mut words| words.lines(room / size));
        let text = lines * size * LINE;
        let height = if self.beside {
            text.max(buttons)
        } else {
            text + GAP + buttons
        };
        Vec2::new(width, height + 2.0 * PAD.y)
    }

    /// The widths of both buttons.
    fn buttons_wide(
        &self,
        measure: &mut TextMeasure,
        localizer: &Localizer,
        size: f32,
    ) -> [f32; 2] {
        BUTTONS.map(|key| {
            let words = localizer.translate(key);
            (measure.words(&words, FontFace::RomanBold))
                .map_or(0.0, |words| words.size().x * size + AROUND)
        })
    }

    /// The node of a panel at this place.
    fn node(&self, left: f32, top: f32, size: Vec2) -> Node {
        Node {
            position_type: PositionType::Absolute,
            left: px(left),
            top: px(top),
            width: px(size.x),
            min_height: px(size.y),
            flex_direction: if self.beside {
                FlexDirection::Row
            } else {
                FlexDirection::Column
            },
            align_items: if self.beside {
                AlignItems::Center
            } else {
                AlignItems::Stretch
            },
            justify_content: JustifyContent::SpaceBetween,
            padding: UiRect::axes(px(PAD.x), px(PAD.y)),
            column_gap: px(GAP),
            row_gap: px(GAP),
            ..default()
        }
    }

    /// The node of its buttons.
    fn buttons(&self) -> Node {
        Node {
            flex_direction: if self.beside {
                FlexDirection::ColumnReverse
            } else {
                FlexDirection::Row
            },
            align_items: AlignItems::Stretch,
            justify_content: JustifyContent::FlexEnd,
            flex_wrap: if self.beside {
                FlexWrap::NoWrap
            } else {
                FlexWrap::Wrap
            },
            column_gap: px(GAP),
            row_gap: px(GAP),
            flex_shrink: 0.0,
            ..default()
        }
    }
}

/// Builds the panel of a note; [`NotePlacement::place`] lays it out.
fn note_panel(commands: &mut Commands, note: Note, extra: impl Bundle) -> Entity {
    let panel = commands
        .spawn((
            extra,
            NotePanel(note),
            Name::new("Note"),
            Picture::new("tooltip"),
            GlobalZIndex(25),
            Node::default(),
        ))
        .id();
    let words = commands
        .spawn((ChildOf(panel), NoteWords, Node::default(), Pickable::IGNORE))
        .id();
    commands.spawn((
        ChildOf(words),
        label(note.key, TextStyle::STRONG, palette::INK),
        LiveRegion,
        Pickable::IGNORE,
    ));
    let buttons = commands
        .spawn((ChildOf(panel), NoteButtons, Node::default()))
        .id();
    let focusable = Focusable::PAGE.zone(ZONE).last();
    commands
        .spawn((
            ChildOf(buttons),
            OpensParagraph(note.paragraph),
            button(ButtonStyle::Parchment, BUTTONS[1], focusable),
        ))
        .with_child(key_cap(Action::Rules));
    commands
        .spawn((
            ChildOf(buttons),
            (ClosesNote, LeadsBack),
            ActionButton(Action::Details),
            button(ButtonStyle::Azure, BUTTONS[0], focusable),
        ))
        .with_child(key_cap(Action::Details));
    panel
}

/// Adds the panel of a game's notes to its table: closed in [`NoteSystems`], shown and laid out by `place` in `fill`, a
/// set that runs at that table only.
pub fn add_panel<M>(
    app: &mut App,
    table: InGame,
    fill: impl SystemSet + Clone,
    place: impl IntoScheduleConfigs<ScheduleSystem, M>,
) {
    let systems = NoteSystems(table.0);
    app.configure_sets(Update, systems.clone().in_set(fill.clone()))
        .add_systems(Update, close_on_press.in_set(systems.clone()))
        .add_systems(
            Update,
            (show_note(table), place)
                .chain()
                .in_set(fill)
                .after(systems)
                .run_if(in_state(table)),
        );
}

/// A system that builds the panel of the note on screen at this table, and removes that of the last one.
fn show_note(table: InGame) -> impl Fn(Res<Notes>, Query<(Entity, &NotePanel)>, Commands) {
    move |notes, panels, mut commands| {
        if !notes.is_changed() {
            return;
        }
        let due = notes.shown();
        for (entity, panel) in &panels {
            if Some(panel.0) != due {
                commands.entity(entity).despawn();
            }
        }
        let Some(note) = due else {
            return;
        };
        if !panels.iter().any(|(_, panel)| panel.0 == note) {
            note_panel(&mut commands, note, DespawnOnExit(table));
        }
    }
}

/// What lays a panel out.
#[derive(bevy::ecs::system::SystemParam)]
pub struct NotePlacement<'w, 's> {
    nodes: Query<'w, 's, (&'static mut Node, &'static Children)>,
    words: Query<'w, 's, (), With<NoteWords>>,
    groups: Query<'w, 's, (), With<NoteButtons>>,
    captions: Query<'w, 's, (), With<ButtonWords>>,
    styles: Query<'w, 's, &'static mut TextStyle>,
}

impl NotePlacement<'_, '_> {
    /// Puts a panel of this shape and size at this corner, in units of the interface.
    pub fn place(&mut self, panel: Entity, shape: NoteShape, left: f32, top: f32, size: Vec2) {
        for child in self.lay(panel, |node| *node = shape.node(left, top, size)) {
            if self.words.contains(child) {
                let laid = if shape.beside {
                    beside()
                } else {
                    Node {
                        flex_direction: FlexDirection::Column,
                        ..default()
                    }
                };
                for text in self.lay(child, |node| *node = laid) {
                    self.write(text, TextStyle::STRONG, shape);
                }
            } else if self.groups.contains(child) {
                for button in self.lay(child, |node| *node = shape.buttons()) {
                    let parts = self.lay(button, |node| {
                        node.min_height = px(BUTTON);
                        node.padding = UiRect::horizontal(px(14));
                        node.column_gap = px(8);
                    });
                    for caption in parts {
                        if self.captions.contains(caption) {
                            self.write(caption, TextStyle::STRONG, shape);
                        }
                    }
                }
            }
        }
    }

    /// Changes a node; returns what it holds.
    fn lay(&mut self, entity: Entity, change: impl FnOnce(&mut Node)) -> Vec<Entity> {
        let Ok((mut node, children)) = self.nodes.get_mut(entity) else {
            return Vec::new();
        };
        change(&mut node);
        children.to_vec()
    }

    /// Writes a text in this style, as large as the shape says.
    fn write(&mut self, text: Entity, style: TextStyle, shape: NoteShape) {
        let (letters, grows) = shape.letters;
        if let Ok(mut written) = self.styles.get_mut(text) {
            written.set_if_neq(style.sized(letters).growing(grows));
        }
    }
}

/// What closes the note at the table of a game, which adds it by [`add_panel`].
#[derive(SystemSet, Clone, Debug, PartialEq, Eq, Hash)]
pub struct NoteSystems(pub GameId);

/// Adds the notes.
pub fn plugin(app: &mut App) {
    app.init_resource::<Notes>().add_systems(
        PostUpdate,
        (
            drop_unwanted.run_if(resource_changed::<AidSettings>),
            write_down.run_if(resource_changed::<Notes>),
        )
            .chain(),
    );
}

/// The key for details closes the note on screen, and so does its button, which stands for that key.
fn close_on_press(
    presses: Res<Presses>,
    panels: Query<&Visibility, With<NotePanel>>,
    mut notes: ResMut<Notes>,
) {
    let seen = panels.iter().any(|panel| *panel != Visibility::Hidden);
    if seen && presses.below_menus(Action::Details) {
        notes.close();
    }
}

/// Without notes none is on screen, and none waits.
fn drop_unwanted(aids: Res<AidSettings>, mut notes: ResMut<Notes>) {
    if !aids.first_game_notes && !notes.is_empty() {
        notes.clear();
    }
}

/// Marks what has been read.
fn write_down(mut notes: ResMut<Notes>, mut learning: ResMut<Learning>) {
    if notes.read.is_empty() {
        return;
    }
    for note in notes.read.drain(..) {
        learning.set(note.game, note.key, "read");
    }
}

/// Asserts that each of a game's notes has words in its messages and a paragraph, and that no message is of no note.
/// Returns how many there are.
#[cfg(test)]
pub(crate) fn assert_all_are_said(
    notes: &[Note],
    messages: &str,
    has_paragraph: impl Fn(&'static str) -> bool,
) -> usize {
    let keys: Vec<&str> = messages
        .lines()
        .filter_map(|line| line.split_once(" ="))
        .map(|(key, _)| key)
        .filter(|key| key.starts_with(START))
        .collect();
    for note in notes {
        assert!(keys.contains(&note.key), "{}", note.key);
        assert!(has_paragraph(note.paragraph), "{}", note.paragraph);
    }
    let said: std::collections::BTreeSet<&str> = notes.iter().map(|note| note.key).collect();
    assert_eq!(keys.len(), said.len());
    keys.len()
}

#[cfg(test)]
mod tests {
    use super::*;

    const GAME: GameId = GameId("game");

    const fn note(key: &'static str) -> Note {
        Note {
            game: GAME,
            key,
            paragraph: "rule",
        }
    }

    #[test]
    fn notes_come_one_after_the_other_and_once() {
        let (mut notes, mut learning) = (Notes::default(), Learning::default());
        learning.set(GAME, "note-known", "read");
        learning.set(GAME, "tutorial-1", "12");
        assert!(!notes.call(note("note-known"), &learning));
        for key in ["note-a", "note-b", "note-c"] {
            assert!(notes.call(note(key), &learning));
            assert!(!notes.call(note(key), &learning), "it waits already");
        }
        assert_eq!(notes.shown(), Some(note("note-a")));
        // What waited and no longer matters is called again another time.
        notes.keep(|note| note.key != "note-b");
        assert!(notes.call(note("note-b"), &learning));
        // What was on screen has been read.
        notes.keep(|note| note.key != "note-a");
        assert!(!notes.call(note("note-a"), &learning));
        assert_eq!(notes.shown(), Some(note("note-c")));
        notes.close();
        assert_eq!(notes.shown(), Some(note("note-b")));
        begin_anew(&mut learning);
        assert!(notes.call(note("note-known"), &learning));
        assert_eq!(learning.get(GAME, "tutorial-1"), Some("12"));
    }
}
