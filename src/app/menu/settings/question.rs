//! Questions over the settings: whether to reset them, what to do with a key that is taken; and the wait for a press.

use super::options::{OptionGroup, ShownGroup, action_name};
use crate::app::{
    menu::question_page::{answer_row, question_page},
    platform::PlatformCapabilities,
    settings::Settings,
};
use crate::keys;
use bevy::{prelude::*, ui_widgets::Activate};
use kit_i18n::LocalizedText;
use kit_input::{
    Action, Chord, Focusable, Hardware, InputSystems, Layer, Listening, Make, Presses, Signs,
};
use kit_rules::message_key::MessageKey;
use kit_table::{Games, Menu};
use kit_theme::{
    ButtonStyle, TextStyle, palette,
    widget::{LeadsBack, button, centred},
};

/// What is asked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Question {
    /// A press is waited for, to be bound to an action.
    Listen(Hardware, Action),
    /// The chord wanted for the first action belongs to the second one.
    Swap(Action, Chord, Action),
    /// The chord always belongs to this action.
    Reserved(Chord, Action),
    /// The action cannot do without the chord.
    Last(Chord, Action),
    /// Whether the group that is shown gets its defaults back.
    ResetGroup,
    /// Whether everything does.
    ResetAll,
}

/// The question that is open.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct OpenQuestion(pub(super) Option<Question>);

/// A button that opens a question.
#[derive(Component, Clone, Copy, Debug)]
pub(super) struct Asks(pub(super) Question);

/// The root of a question.
#[derive(Component)]
struct QuestionPage;

/// A button that answers: yes, or no.
#[derive(Component, Clone, Copy, Debug)]
struct Answer(bool);

/// Adds the questions.
pub(super) fn plugin(app: &mut App) {
    app.init_resource::<OpenQuestion>()
        .add_observer(ask_on_press)
        .add_observer(answer_on_press)
        .add_systems(PreUpdate, refuse_on_back.after(InputSystems::Act))
        .add_systems(
            Update,
            show_question.run_if(resource_changed::<OpenQuestion>),
        )
        .add_systems(
            OnExit(Menu::Settings),
            |mut question: ResMut<OpenQuestion>, mut listening: ResMut<Listening>| {
                question.0 = None;
                *listening = Listening::default();
            },
        );
}

impl Question {
    /// The message, and the keys of the words for yes and no; those without a yes can only be read, and one without a
    /// no waits for a key.
    fn words(
        self,
        signs: &Signs,
        make: Make,
        group: OptionGroup,
    ) -> (LocalizedText, Option<MessageKey>, Option<MessageKey>) {
        let of = |key: MessageKey, chord: Chord, other: Action| {
            LocalizedText::new(key)
                .with("key", signs.chord(chord, make).into_owned())
                .with("other", action_name(other))
        };
        match self {
            Self::Listen(hardware, action) => {
                let key = match hardware {
                    Hardware::Keyboard => keys::BINDING_LISTEN_KEY,
                    Hardware::Pad => keys::BINDING_LISTEN_BUTTON,
                };
                (
                    LocalizedText::new(key).with("action", action_name(action)),
                    None,
                    None,
                )
            }
            Self::Swap(action, chord, other) => {
                let message =
                    of(keys::BINDING_TAKEN, chord, other).with("action", action_name(action));
                (message, Some(keys::BINDING_SWAP), Some(keys::ANSWER_CANCEL))
            }
            Self::Reserved(chord, other) => (
                of(keys::BINDING_RESERVED, chord, other),
                None,
                Some(keys::MENU_BACK),
            ),
            Self::Last(chord, other) => (
                of(keys::BINDING_LAST, chord, other),
                None,
                Some(keys::MENU_BACK),
            ),
            Self::ResetGroup => {
                let message = LocalizedText::new(keys::SETTINGS_RESET_GROUP_ASK)
                    .with("group", LocalizedText::new(group.key()));
                (message, Some(keys::ANSWER_RESET), Some(keys::ANSWER_CANCEL))
            }
            Self::ResetAll => (
                LocalizedText::new(keys::SETTINGS_RESET_ALL_ASK),
                Some(keys::ANSWER_RESET),
                Some(keys::ANSWER_CANCEL),
            ),
        }
    }
}

/// Shows the question that is open, over the page.
fn show_question(
    question: Res<OpenQuestion>,
    signs: Signs,
    make: Res<Make>,
    group: Res<ShownGroup>,
    shown: Query<Entity, With<QuestionPage>>,
    mut commands: Commands,
) {
    for entity in &shown {
        commands.entity(entity).despawn();
    }
    let Some(question) = question.0 else {
        return;
    };
    let (message, yes, no) = question.words(&signs, *make, group.0);
    let root = (QuestionPage, DespawnOnExit(Menu::Settings));
    let panel_entity = question_page(&mut commands, root, message);
    let Some(no) = no else {
        commands.spawn((
            ChildOf(panel_entity),
            centred(
                keys::BINDING_LISTEN_ABOUT,
                TextStyle::CAPTION,
                palette::INK_PALE,
            ),
        ));
        return;
    };
    let foot = answer_row(&mut commands, panel_entity);
    let on = Focusable::on(Layer::Alert);
    if let Some(yes) = yes {
        commands.spawn((
            ChildOf(foot),
            Answer(true),
            button(ButtonStyle::Gules, yes, on),
        ));
    }
    commands.spawn((
        ChildOf(foot),
        (Answer(false), LeadsBack),
        button(ButtonStyle::Parchment, no, on.first()),
    ));
}

/// Opens the question of the button.
fn ask_on_press(activate: On<Activate>, buttons: Query<&Asks>, mut open: ResMut<OpenQuestion>) {
    if let Ok(asks) = buttons.get(activate.entity) {
        open.0 = Some(asks.0);
    }
}

/// Does what was asked about, or nothing; the question is closed.
fn answer_on_press(
    activate: On<Activate>,
    answers: Query<&Answer>,
    (platform, games): (Res<PlatformCapabilities>, Res<Games>),
    group: Res<ShownGroup>,
    mut settings: ResMut<Settings>,
    mut open: ResMut<OpenQuestion>,
) {
    let Ok(&Answer(yes)) = answers.get(activate.entity) else {
        return;
    };
    let asked = open.0.take().filter(|_| yes);
    match asked {
        Some(Question::Swap(action, chord, _)) => {
            // It was taken by one that can change places a moment ago.
            let _ = settings.bindings.swap(action, chord);
        }
        Some(Question::ResetGroup) => group.0.reset(&mut settings, *platform, &games),
        Some(Question::ResetAll) => {
            for group in OptionGroup::ALL {
                group.reset(&mut settings, *platform, &games);
            }
        }
        Some(Question::Listen(..) | Question::Reserved(..) | Question::Last(..)) | None => {}
    }
}

/// The back and the pause key say no.
fn refuse_on_back(presses: Res<Presses>, mut open: ResMut<OpenQuestion>) {
    let no = [Action::Back, Action::Pause]
        .into_iter()
        .any(|action| presses.on(Layer::Alert, action));
    if no && open.0.is_some() {
        open.0 = None;
    }
}
