//! The panel of the note on screen: built and removed as notes come and go, laid out where the game says, and closed by
//! its button or its key.

use bevy::ecs::system::ScheduleSystem;
use bevy::prelude::*;

use super::queue::{Note, Notes};
use super::shape::{BUTTON, BUTTONS, NoteShape};
use crate::InGame;
use crate::flow::TableUpdate;
use crate::rulebook::OpensParagraph;
use kit_i18n::LiveRegion;
use kit_input::{Action, ActionButton, Focusable, Presses};
use kit_rules::game::GameId;
use kit_theme::widget::{ButtonWords, LeadsBack, beside, button, label};
use kit_theme::{ButtonStyle, Picture, TextStyle, key_cap, palette};

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

/// The panel's focus zone, after those of the table.
const ZONE: u8 = 6;

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
    app.configure_sets(TableUpdate(table.0), systems.clone().in_set(fill.clone()))
        .add_systems(TableUpdate(table.0), close_on_press.in_set(systems.clone()))
        .add_systems(
            TableUpdate(table.0),
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
        // Not a run condition: it would miss a note that is called while no game is shown.
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
    /// Puts a panel of this shape and size at this corner, in design units.
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
