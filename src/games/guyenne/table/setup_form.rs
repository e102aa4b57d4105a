//! The set-up form of a new game: edition, level, players, seed. The button that starts has the focus first, with the
//! last answers chosen.

use super::draft::{Draft, SetupAnswer, about_players, about_rules};
use crate::{
    games::guyenne::{
        ID,
        ai::Difficulty,
        rules::{Edition, Level, seat::Camp},
        table::{Player, StartMatch, picture_names},
    },
    i18n::LocalizedText,
    input::{Action, Device, Focusable, Focused, Layer, Presses, Typed},
    table::{SavedGames, Screen, flow::time_passes},
    theme::{
        ButtonStyle, CheckedOption, Picture, Scale, TextStyle, key_cap, palette,
        sound::{PlaySound, Sound},
        widget::{LeadsBack, button, label, page, panel, row},
    },
};
use bevy::{prelude::*, ui::InteractionDisabled, ui_widgets::Activate};

/// The width of the questions at the left, and the padding of the players' answers, of which there are five in a row;
/// in units of the interface.
const LABELS: f32 = 140.0;
const NARROW: f32 = 10.0;

/// A page lower than this, in units of the interface divided by the growth of its text, has room for one sentence about
/// the choices only.
const LOW: f32 = 520.0;

/// The buttons at the foot.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq)]
enum SetupButton {
    Begin,
    Back,
}

/// A sentence that explains the choices.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq)]
enum About {
    /// The rules.
    Rules,
    /// The players; where there is room for one sentence only, the answer that has the focus.
    Players,
}

/// The set-up form.
pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Draft>()
        .add_observer(choose_answer)
        .add_observer(press_button)
        .add_systems(OnEnter(Screen::Setup(ID)), ask_questions)
        .add_systems(
            Update,
            (
                type_seed.run_if(time_passes),
                leave_on_back,
                show_choices,
                explain_choices,
            )
                .chain()
                .run_if(in_state(Screen::Setup(ID))),
        );
}

/// Lays out the questions.
fn ask_questions(saved: Res<SavedGames>, mut commands: Commands) {
    let root = commands
        .spawn((
            Name::new("New game"),
            DespawnOnExit(Screen::Setup(ID)),
            page(),
        ))
        .id();
    let sheet = commands.spawn((ChildOf(root), panel(944.0))).id();
    commands.spawn((
        ChildOf(sheet),
        label("new-game", TextStyle::HEADING, palette::AZURE_DEEP),
    ));
    hang_standards(&mut commands, sheet);
    let edition = |e: Edition| {
        (
            SetupAnswer::Edition(e),
            LocalizedText::new(format!("edition-{e}")),
        )
    };
    let level = |l: Level| {
        (
            SetupAnswer::Level(l),
            LocalizedText::new(format!("level-{l}")),
        )
    };
    ask(
        &mut commands,
        sheet,
        "new-game-edition",
        Edition::ALL.iter().map(|&e| edition(e)).collect(),
    );
    ask(
        &mut commands,
        sheet,
        "new-game-level",
        Level::ALL.iter().map(|&l| level(l)).collect(),
    );
    about(&mut commands, sheet, About::Rules);
    for (camp, key) in [
        (Camp::English, "new-game-english"),
        (Camp::French, "new-game-french"),
    ] {
        let person = (
            SetupAnswer::Player(camp, Player::Human),
            LocalizedText::new("player-person"),
        );
        // The bots `random` and `greedy` are for tests and measurements.
        let bots = Difficulty::ALL.map(Difficulty::name).map(|bot| {
            (
                SetupAnswer::Player(camp, Player::Bot(bot.to_owned())),
                LocalizedText::new(format!("bot-{bot}")),
            )
        });
        let answers = core::iter::once(person).chain(bots).collect();
        ask(&mut commands, sheet, key, answers);
    }
    about(&mut commands, sheet, About::Players);
    ask(
        &mut commands,
        sheet,
        "new-game-seed",
        vec![
            (
                SetupAnswer::AnyDeal,
                LocalizedText::new("new-game-seed-random"),
            ),
            (
                SetupAnswer::ThisDeal,
                LocalizedText::new("new-game-seed-type"),
            ),
        ],
    );
    let foot = commands
        .spawn((
            ChildOf(sheet),
            Node {
                margin: UiRect::top(px(8)),
                column_gap: px(16),
                align_items: AlignItems::Center,
                justify_content: JustifyContent::FlexEnd,
                ..default()
            },
        ))
        .id();
    if saved.in_progress(ID).is_some() {
        commands.spawn((
            ChildOf(foot),
            Node {
                flex_grow: 1.0,
                flex_shrink: 1.0,
                flex_basis: px(0),
                ..default()
            },
            label(
                "new-game-replaces",
                TextStyle::CAPTION.growing(1.2),
                palette::GULES_DEEP,
            ),
        ));
    }
    commands
        .spawn((
            ChildOf(foot),
            (SetupButton::Back, LeadsBack),
            button(ButtonStyle::Parchment, "menu-back", Focusable::PAGE),
        ))
        .with_child(key_cap(Action::Back));
    commands.spawn((
        ChildOf(foot),
        SetupButton::Begin,
        button(
            ButtonStyle::Azure,
            "new-game-begin",
            Focusable::PAGE.first(),
        ),
    ));
}

/// The height of the standards on the page and their distances from its right edge, the English one first; in units
/// of the interface.
const STANDARDS: (f32, [f32; 2]) = (156.0, [132.0, 36.0]);

/// Adds both camps' standards at the page's upper edge, beside the questions that have few answers.
fn hang_standards(commands: &mut Commands, sheet: Entity) {
    for (camp, right) in Camp::ALL.into_iter().zip(STANDARDS.1) {
        commands.spawn((
            ChildOf(sheet),
            Picture::hung(picture_names::standard(camp), STANDARDS.0, right, 8.0),
            Pickable::IGNORE,
        ));
    }
}

/// Adds the sentence about the answers above it.
fn about(commands: &mut Commands, sheet: Entity, about: About) {
    commands.spawn((
        ChildOf(sheet),
        about,
        Node {
            margin: UiRect::new(px(LABELS + 12.0), px(0), px(-6), px(2)),
            min_height: px(26),
            ..default()
        },
        children![label(
            LocalizedText::verbatim(""),
            TextStyle::CAPTION.growing(1.5),
            palette::INK_PALE
        )],
    ));
}

/// Adds one question with its answers.
fn ask(
    commands: &mut Commands,
    sheet: Entity,
    key: &'static str,
    answers: Vec<(SetupAnswer, LocalizedText)>,
) {
    let row = row(commands, sheet, key, Some(LABELS));
    // Answers that do not fit into one row wrap.
    let row = commands
        .spawn((
            ChildOf(row),
            Node {
                flex_basis: px(0),
                flex_grow: 1.0,
                flex_wrap: FlexWrap::Wrap,
                column_gap: px(10),
                row_gap: px(6),
                ..default()
            },
        ))
        .id();
    for (answer, message) in answers {
        let narrow = matches!(answer, SetupAnswer::Player(..));
        let mut button = commands.spawn((
            ChildOf(row),
            answer,
            button(ButtonStyle::Option, message, Focusable::PAGE),
        ));
        if narrow {
            button.entry::<Node>().and_modify(|mut node| {
                node.padding = UiRect::horizontal(px(NARROW));
            });
        }
    }
}

/// Takes an answer.
fn choose_answer(activate: On<Activate>, answers: Query<&SetupAnswer>, mut draft: ResMut<Draft>) {
    if let Ok(answer) = answers.get(activate.entity) {
        draft.choose(answer);
    }
}

/// Starts the game, or goes back.
fn press_button(
    activate: On<Activate>,
    presses: Query<&SetupButton>,
    draft: Res<Draft>,
    mut commands: Commands,
) {
    match presses.get(activate.entity) {
        Ok(SetupButton::Begin) => {
            commands.write_message(StartMatch(draft.game_config()));
            commands.set_state(Screen::Table(ID));
        }
        Ok(SetupButton::Back) => commands.set_state(Screen::Title),
        Err(_) => {}
    }
}

/// The back action leaves the form, except on a keyboard while there is a seed: there the key erases.
fn leave_on_back(
    presses: Res<Presses>,
    draft: Res<Draft>,
    device: Res<Device>,
    mut play: MessageWriter<PlaySound>,
    mut commands: Commands,
) {
    let erases = *device == Device::Keyboard && (draft.seed.is_some() || draft.is_changed());
    if presses.on(Layer::Page, Action::Back) && !erases {
        play.write(PlaySound::now(Sound::BACK));
        commands.set_state(Screen::Title);
    }
}

/// Takes digits into the seed.
fn type_seed(presses: Res<Presses>, mut draft: ResMut<Draft>) {
    for typed in presses.typed(Layer::Page) {
        if draft.seed.is_some() || matches!(typed, Typed::Digit(_)) {
            draft.type_digit(typed);
        }
    }
}

/// Shows which answers are chosen and which are disabled, and the seed.
fn show_choices(
    draft: Res<Draft>,
    answers: Query<(
        Entity,
        Ref<SetupAnswer>,
        Has<CheckedOption>,
        Has<InteractionDisabled>,
        &Children,
    )>,
    mut words: Query<&mut LocalizedText>,
    mut commands: Commands,
) {
    let added = answers.iter().any(|(_, answer, ..)| answer.is_added());
    if !draft.is_changed() && !added {
        return;
    }
    for (entity, answer, chosen, disabled, children) in &answers {
        let mut entity_commands = commands.entity(entity);
        if draft.holds(&answer) != chosen {
            if chosen {
                entity_commands.remove::<CheckedOption>();
            } else {
                entity_commands.insert(CheckedOption);
            }
        }
        if draft.allows(&answer) == disabled {
            if disabled {
                entity_commands.remove::<InteractionDisabled>();
            } else {
                entity_commands.insert(InteractionDisabled);
            }
        }
        if *answer == SetupAnswer::ThisDeal {
            let message = draft.seed.map_or_else(
                || LocalizedText::new("new-game-seed-type"),
                |seed| LocalizedText::new("new-game-seed-number").with("seed", seed.to_string()),
            );
            set_text(children, message, &mut words);
        }
    }
}

/// Writes the sentences about the choices: two, or one where the page is low.
fn explain_choices(
    draft: Res<Draft>,
    scale: Res<Scale>,
    focused: Query<&SetupAnswer, With<Focused>>,
    mut abouts: Query<(&About, &Children, &mut Node)>,
    mut words: Query<&mut LocalizedText>,
) {
    let low = scale.page().y / scale.growth() < LOW;
    let focused = focused.iter().next();
    let on_rules = matches!(
        focused,
        Some(SetupAnswer::Edition(_) | SetupAnswer::Level(_))
    );
    for (about, children, mut node) in &mut abouts {
        let message = match about {
            About::Players if !(low && on_rules) => about_players(&draft, focused),
            About::Rules | About::Players => about_rules(&draft, focused),
        };
        set_text(children, message, &mut words);
        let display = if low && *about == About::Rules {
            Display::None
        } else {
            Display::Flex
        };
        if node.display != display {
            node.display = display;
        }
    }
}

/// Sets the text of the first child.
fn set_text(children: &Children, message: LocalizedText, words: &mut Query<&mut LocalizedText>) {
    if let Some(&child) = children.first()
        && let Ok(mut text) = words.get_mut(child)
    {
        text.set_if_neq(message);
    }
}
