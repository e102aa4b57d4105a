//! The list of what every action is bound to. A press on one listens for another key or button.

use super::{
    options::action_name,
    question::{OpenQuestion, Question},
};
use crate::app::settings::Settings;
use crate::keys;
use bevy::{prelude::*, ui_widgets::Activate};
use kit_i18n::LocalizedText;
use kit_input::{
    Action, BindingRefusal, Bindings, Focusable, Hardware, Heard, Listening, Make, Signs,
};
use kit_theme::{
    ButtonStyle,
    widget::{self, ButtonWords, button},
};

/// The button of an action: it shows what the action is bound to, and listens.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq)]
struct BindingButton(Hardware, Action);

/// The button that gives an action its first binding back.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq)]
struct ResetBinding(Hardware, Action);

/// The width of the captions, in design units.
const LABELS: f32 = 340.0;
/// The least width of a binding, in design units.
const BINDING: f32 = 150.0;

/// Adds the list.
pub(super) fn plugin(app: &mut App) {
    app.add_observer(listen_on_press)
        .add_observer(reset_on_press)
        .add_systems(
            Update,
            (
                bind_what_is_heard.run_if(on_message::<Heard>),
                show_bindings,
            )
                .chain(),
        );
}

/// One row for each action.
pub(super) fn binding_rows(
    commands: &mut Commands,
    parent: Entity,
    hardware: Hardware,
    focusable: Focusable,
) {
    for action in Action::ALL {
        let row = widget::row(commands, parent, action_name(action), Some(LABELS));
        let mut bound = commands.spawn((
            ChildOf(row),
            BindingButton(hardware, action),
            Name::new(format!("Binding of {}", action.name())),
            button(ButtonStyle::Option, LocalizedText::verbatim(""), focusable),
        ));
        bound
            .entry::<Node>()
            .and_modify(|mut node| node.min_width = px(BINDING));
        let mut reset = commands.spawn((
            ChildOf(row),
            ResetBinding(hardware, action),
            Name::new(format!("Reset of {}", action.name())),
            button(ButtonStyle::Option, keys::BINDING_RESET, focusable),
        ));
        reset
            .entry::<Node>()
            .and_modify(|mut node| node.display = Display::None);
    }
}

/// Shows what actions are bound to, and a way back where that was changed.
fn show_bindings(
    bindings: Res<Bindings>,
    make: Res<Make>,
    signs: Signs,
    added: Query<(), Added<BindingButton>>,
    buttons: Query<(&BindingButton, &Children)>,
    mut words: Query<&mut LocalizedText, With<ButtonWords>>,
    mut resets: Query<(&ResetBinding, &mut Node)>,
) {
    if !signs.are_changed() && !make.is_changed() && added.is_empty() {
        return;
    }
    for (&BindingButton(hardware, action), children) in &buttons {
        let chords = bindings.chords(hardware, action).iter();
        let all: Vec<_> = chords.map(|&chord| signs.chord(chord, *make)).collect();
        let shown = match &*all {
            [] => LocalizedText::new(keys::BINDING_NONE),
            all => LocalizedText::verbatim(all.join(", ")),
        };
        for &child in children {
            if let Ok(mut words) = words.get_mut(child) {
                words.set_if_neq(shown.clone());
            }
        }
    }
    let first = Bindings::default();
    for (&ResetBinding(hardware, action), mut node) in &mut resets {
        let same = bindings.chords(hardware, action) == first.chords(hardware, action);
        let display = if same { Display::None } else { Display::Flex };
        if node.display != display {
            node.display = display;
        }
    }
}

/// Listens for a new binding of the action.
fn listen_on_press(
    activate: On<Activate>,
    buttons: Query<&BindingButton>,
    mut listening: ResMut<Listening>,
    mut question: ResMut<OpenQuestion>,
) {
    if let Ok(&BindingButton(hardware, action)) = buttons.get(activate.entity) {
        listening.begin(hardware);
        question.0 = Some(Question::Listen(hardware, action));
    }
}

/// Gives the action its first binding back.
fn reset_on_press(
    activate: On<Activate>,
    buttons: Query<&ResetBinding>,
    mut settings: ResMut<Settings>,
) {
    if let Ok(&ResetBinding(hardware, action)) = buttons.get(activate.entity) {
        settings.bindings.reset(hardware, action);
    }
}

/// Binds the action to what was pressed; asks where that belongs to another one.
fn bind_what_is_heard(
    mut heard: MessageReader<Heard>,
    mut settings: ResMut<Settings>,
    mut question: ResMut<OpenQuestion>,
) {
    for &Heard(chord) in heard.read() {
        let Some(Question::Listen(_, action)) = question.0 else {
            continue;
        };
        question.0 = chord.and_then(|chord| match settings.bindings.bind(action, chord) {
            Ok(()) => None,
            Err(BindingRefusal::Taken(other)) => Some(Question::Swap(action, chord, other)),
            Err(BindingRefusal::Reserved(other)) => Some(Question::Reserved(chord, other)),
            Err(BindingRefusal::Last(other)) => Some(Question::Last(chord, other)),
        });
    }
}
