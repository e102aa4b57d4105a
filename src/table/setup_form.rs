//! What the pages of a new game share: answers as buttons, the buttons at the foot, and the ways out.

use core::marker::PhantomData;

use bevy::prelude::*;
use bevy::ui::InteractionDisabled;
use bevy::ui_widgets::Activate;

use super::flow::StartSystems;
use super::lobby::{JoinSystems, Lobby, SeatDraft, add_lobby};
use super::menu::{Menu, OpensMenu};
use super::stored::{Json, LenientText, ObjectReader, StoredDocument};
use super::{
    AnswersUnread, FormAnswers, GameRequest, MatchConfig, Screen, SeatDevices, StartGame,
    StartMatch,
};
use crate::keys;
use kit_i18n::LocalizedText;
use kit_input::{Action, Device, Focusable, Layer, Presses};
use kit_rules::game::GameId;
use kit_rules::message_key::MessageKey;
use kit_theme::sound::{PlaySound, Sound};
use kit_theme::widget::{ButtonWords, LeadsBack, button, label, set_checked};
use kit_theme::{ButtonStyle, CheckedOption, TextStyle, key_cap, palette};

/// The answers of a page of a new game, which become a game.
pub trait SetupDraft: SeatDraft + Default {
    /// The game.
    const GAME: GameId = <Self::Config as MatchConfig>::GAME;
    /// What they become.
    type Config: MatchConfig;

    /// The game with these answers.
    fn config(&self) -> Self::Config;

    /// The game that the frame asks for. What it leaves open has its default, or is as it was last answered.
    fn requested(&self, request: &GameRequest) -> Self::Config;

    /// The stored answers, each read by itself. What is unknown has its default, and is told to the frame.
    fn read(answers: &mut ObjectReader<'_>) -> Self;

    /// The answers as they are stored for the next start of the program.
    fn write(&self) -> Json;

    /// Whether the back key of a keyboard erases what was typed, and does not leave the page.
    fn back_erases(_draft: &Res<Self>) -> bool {
        false
    }
}

/// An answer on a page of a new game, on its button.
pub trait AnswerButton: Component {
    /// The answers of the page.
    type Draft: SetupDraft;

    /// Gives it.
    fn choose(&self, draft: &mut Self::Draft);

    /// Whether it is the chosen one.
    fn holds(&self, draft: &Self::Draft) -> bool;

    /// Whether it can be given. By default it always can.
    fn is_open(&self, _draft: &Self::Draft) -> bool {
        true
    }

    /// What its button says, if that changes with the answers.
    fn caption(&self, _draft: &Self::Draft) -> Option<LocalizedText> {
        None
    }
}

/// The buttons at the foot of every page of a new game.
#[derive(Component, Debug, Clone, Copy, PartialEq, Eq)]
pub enum SetupButton {
    /// Begins the game.
    Begin,
    /// Leads back to the title.
    Back,
}

/// What follows the answers of the page, after the devices.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct FormSystems;

/// The focus zone of the foot.
const FOOT: Focusable = Focusable::PAGE.zone(2);

/// The key of the sentence about a company of bots.
pub const ONLY_BOTS: MessageKey = keys::NEW_GAME_BOTS_ABOUT;

/// Says that the game in progress stays.
#[must_use]
pub fn keeps_other() -> impl Bundle {
    label(
        keys::NEW_GAME_KEEPS,
        TextStyle::CAPTION.growing(1.2),
        palette::GULES_DEEP,
    )
}

/// Adds the buttons to the foot of a page: back, and the one that begins, called `begin`.
pub fn add_buttons(commands: &mut Commands, foot: Entity, begin: MessageKey) {
    commands
        .spawn((
            ChildOf(foot),
            (SetupButton::Back, LeadsBack),
            button(ButtonStyle::Parchment, keys::MENU_BACK, FOOT),
        ))
        .with_child(key_cap(Action::Back));
    commands.spawn((
        ChildOf(foot),
        SetupButton::Begin,
        button(ButtonStyle::Azure, begin, FOOT.first()),
    ));
}

/// Adds the foot of a page with its buttons: to the tutorial if it is named, back, and the one that begins.
pub fn add_foot(
    commands: &mut Commands,
    panel: Entity,
    tutorial: Option<MessageKey>,
    begin: MessageKey,
) {
    let foot = commands
        .spawn((
            ChildOf(panel),
            Node {
                column_gap: px(16),
                justify_content: JustifyContent::FlexEnd,
                flex_shrink: 0.0,
                ..default()
            },
        ))
        .id();
    if let Some(tutorial) = tutorial {
        commands.spawn((
            ChildOf(foot),
            OpensMenu(Menu::Tutorial),
            button(ButtonStyle::Parchment, tutorial, FOOT),
        ));
    }
    add_buttons(commands, foot, begin);
}

/// Adds the button of an answer to a row; its least height, and the space beside its words, in design units.
pub fn add_answer(
    commands: &mut Commands,
    row: Entity,
    answer: impl AnswerButton,
    message: LocalizedText,
    [height, space]: [u8; 2],
) {
    commands
        .spawn((
            ChildOf(row),
            answer,
            button(ButtonStyle::Option, message, Focusable::PAGE),
        ))
        .entry::<Node>()
        .and_modify(move |mut node| {
            node.padding = UiRect::axes(px(space), px(6));
            node.min_height = px(height);
        });
}

/// Adds what every page of a new game has: its devices, its answers `A`, which are kept for the next start of the
/// program, and what the buttons at its foot do. A game that the frame asks for begins in the same way.
pub fn add_form<A: AnswerButton>(app: &mut App) {
    let game = A::Draft::GAME;
    add_lobby::<A::Draft>(app, game);
    keep_answers::<A::Draft>(app);
    app.init_resource::<A::Draft>()
        .add_observer(choose::<A>)
        .add_observer(press::<A::Draft>)
        .configure_sets(Update, FormSystems.after(JoinSystems))
        .add_systems(
            Update,
            (
                start_on_request::<A::Draft>
                    .in_set(StartSystems)
                    .run_if(on_message::<StartGame>),
                (leave_on_back::<A::Draft>, show_choices::<A>)
                    .chain()
                    .in_set(FormSystems)
                    .run_if(in_state(Screen::Setup(game))),
            ),
        );
}

/// Starts a match if the frame asks for this game.
fn start_on_request<D: SetupDraft>(
    mut requests: MessageReader<StartGame>,
    draft: Res<D>,
    mut begin: MessageWriter<StartMatch<D::Config>>,
) {
    if let Some(start) = StartGame::last_for(&mut requests, D::GAME) {
        begin.write(StartMatch {
            config: draft.requested(&start.request),
        });
    }
}

/// The answers of a page as they were stored: what this program does not know of them stays.
#[derive(Resource)]
struct StoredAnswers<D: SetupDraft> {
    document: StoredDocument,
    page: PhantomData<D>,
}

impl<D: SetupDraft> Default for StoredAnswers<D> {
    fn default() -> Self {
        Self {
            document: StoredDocument::default(),
            page: PhantomData,
        }
    }
}

/// Keeps the answers of a page for the next start of the program.
fn keep_answers<D: SetupDraft>(app: &mut App) {
    let recall = |answers: Res<FormAnswers>,
                  mut draft: ResMut<D>,
                  mut stored: ResMut<StoredAnswers<D>>,
                  mut told: MessageWriter<AnswersUnread>| {
        if let Some(text) = answers.0.get(&D::GAME) {
            let kept = LenientText::read(text).json;
            let mut unread = Vec::new();
            *draft = D::read(&mut ObjectReader::new(&kept, &mut unread));
            stored.document = StoredDocument::new(&kept, draft.write());
            if !unread.is_empty() {
                let game = D::GAME;
                told.write(AnswersUnread { game, unread });
            }
        }
    };
    let keep =
        |draft: Res<D>, mut stored: ResMut<StoredAnswers<D>>, mut answers: ResMut<FormAnswers>| {
            let now = draft.write();
            if !stored.document.holds(&now) {
                stored.document.follow(now);
                answers.0.insert(D::GAME, stored.document.text());
            }
        };
    app.init_resource::<StoredAnswers<D>>()
        .add_systems(Startup, recall)
        .add_systems(OnExit(Screen::Setup(D::GAME)), keep);
}

/// Gives the answer that is pressed.
fn choose<A: AnswerButton>(
    activate: On<Activate>,
    answers: Query<&A>,
    mut draft: ResMut<A::Draft>,
) {
    if let Ok(answer) = answers.get(activate.entity) {
        answer.choose(&mut draft);
    }
}

fn press<D: SetupDraft>(
    activate: On<Activate>,
    buttons: Query<&SetupButton>,
    screen: Res<State<Screen>>,
    draft: Res<D>,
    lobby: Res<Lobby<D::Seat>>,
    mut devices: ResMut<SeatDevices>,
    mut commands: Commands,
) {
    if *screen.get() != Screen::Setup(D::GAME) {
        return;
    }
    match buttons.get(activate.entity) {
        Ok(SetupButton::Begin) => {
            *devices = lobby.seat_devices(&*draft);
            commands.write_message(StartMatch {
                config: draft.config(),
            });
            commands.set_state(Screen::Table(D::GAME));
        }
        Ok(SetupButton::Back) => commands.set_state(Screen::Title),
        Err(_) => {}
    }
}

/// Begins the game of the page on screen, as a press on its button does.
#[cfg(not(target_arch = "wasm32"))]
pub fn press_begin(world: &mut World) {
    let mut buttons = world.query::<(Entity, &SetupButton)>();
    let begin = |(_, button): &(Entity, &SetupButton)| **button == SetupButton::Begin;
    let found = buttons.iter(world).find(begin);
    if let Some(entity) = found.map(|(entity, _)| entity) {
        world.trigger(Activate { entity });
    }
}

/// The back action leads back to the title.
fn leave_on_back<D: SetupDraft>(
    presses: Res<Presses>,
    draft: Res<D>,
    device: Res<Device>,
    mut commands: Commands,
) {
    let erases = *device == Device::Keyboard && D::back_erases(&draft);
    if presses.on(Layer::Page, Action::Back) && !erases {
        commands.write_message(PlaySound::now(Sound::BACK));
        commands.set_state(Screen::Title);
    }
}

/// Lights the chosen answers, disables those that cannot be given, and writes what changes on them.
fn show_choices<A: AnswerButton>(
    draft: Res<A::Draft>,
    answers: Query<(
        Entity,
        Ref<A>,
        Has<CheckedOption>,
        Has<InteractionDisabled>,
        &Children,
    )>,
    mut captions: Query<&mut LocalizedText, With<ButtonWords>>,
    mut commands: Commands,
) {
    let added = answers.iter().any(|(_, answer, ..)| answer.is_added());
    if !draft.is_changed() && !added {
        return;
    }
    for (entity, answer, checked, disabled, children) in &answers {
        let mut button = commands.entity(entity);
        let holds = answer.holds(&draft);
        if holds != checked {
            set_checked(&mut button, holds);
        }
        match (answer.is_open(&draft), disabled) {
            (true, true) => {
                button.remove::<InteractionDisabled>();
            }
            (false, false) => {
                button.insert(InteractionDisabled);
            }
            _ => {}
        }
        let Some(caption) = answer.caption(&draft) else {
            continue;
        };
        for &child in children {
            if let Ok(mut words) = captions.get_mut(child) {
                words.set_if_neq(caption.clone());
            }
        }
    }
}
