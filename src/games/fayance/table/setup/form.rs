//! The page of a new game: the opening, and who plays each side.

use bevy::prelude::*;
use bevy::ui_widgets::Activate;

use super::company::company_sentence;
use super::draft::{Draft, levels, read, write};
use crate::games::fayance::ID;
use crate::games::fayance::rules::{Opening, Side};
use crate::games::fayance::table::chapters::CHAPTERS;
use crate::games::fayance::table::{Secrecy, StartMatch, words};
use crate::i18n::LocalizedText;
use crate::input::{Action, Focusable, Focused, Layer, Presses};
use crate::table::lobby::{Company, JoinSystems, Lobby, SeatSign};
use crate::table::menu::OpensMenu;
use crate::table::statistics::Statistics;
use crate::table::tutorial::Progress;
use crate::table::{FormAnswers, Learning, Menu, Player, SavedGames, Screen, SeatDevices};
use crate::theme::sound::{PlaySound, Sound};
use crate::theme::widget::{LeadsBack, button, label, page, panel, row, set_checked};
use crate::theme::{ButtonStyle, CheckedOption, TextStyle, device_sign, key_cap, palette};

/// An answer on the page.
#[derive(Component, Debug, Clone, PartialEq, Eq)]
enum Answer {
    Opening(Opening),
    Player(Side, Player),
    Secrecy(Secrecy),
}

/// The buttons at the foot.
#[derive(Component, Debug, Clone, Copy, PartialEq, Eq)]
enum SetupButton {
    Begin,
    Back,
}

/// The question how two people choose.
#[derive(Component)]
pub(super) struct SecrecyRow;

/// The height of the signs of devices, in design units.
const SIGN: f32 = 36.0;

/// The sentence about the answer that has the focus.
#[derive(Component)]
struct About;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Draft>()
        .add_observer(choose)
        .add_observer(press)
        .add_systems(Startup, recall)
        .add_systems(OnEnter(Screen::Setup(ID)), lay_out)
        .add_systems(OnExit(Screen::Setup(ID)), keep)
        .add_systems(
            Update,
            (leave_on_back, show_choices, explain)
                .chain()
                .after(JoinSystems)
                .run_if(in_state(Screen::Setup(ID))),
        );
}

fn recall(answers: Res<FormAnswers>, mut draft: ResMut<Draft>) {
    if let Some(text) = answers.0.get(&ID) {
        *draft = read(text);
    }
}

fn keep(draft: Res<Draft>, mut answers: ResMut<FormAnswers>) {
    let text = write(&draft);
    if answers.0.get(&ID) != Some(&text) {
        answers.0.insert(ID, text);
    }
}

/// The width of the panel and of the captions, in design units.
const WIDTHS: [f32; 2] = [1060.0, 108.0];

fn lay_out(saved: Res<SavedGames>, learning: Res<Learning>, mut commands: Commands) {
    let root = commands
        .spawn((
            Name::new("New game"),
            DespawnOnExit(Screen::Setup(ID)),
            page(),
        ))
        .id();
    let sheet = commands.spawn((ChildOf(root), panel(WIDTHS[0]))).id();
    commands.spawn((
        ChildOf(sheet),
        label(
            "fayance-name",
            TextStyle::HEADING.sized(38.0).growing(1.2),
            palette::AZURE_DEEP,
        ),
    ));
    let openings = row(&mut commands, sheet, "fayance-opening", Some(WIDTHS[1]));
    for opening in Opening::ALL {
        let key = match opening {
            Opening::Duel => "fayance-opening-duel",
            Opening::Lot => "fayance-opening-lot",
        };
        option(
            &mut commands,
            openings,
            Answer::Opening(opening),
            key.into(),
        );
    }
    for side in Side::ALL {
        let seats = row(&mut commands, sheet, words::side(side), Some(WIDTHS[1]));
        let human = Answer::Player(side, Player::Human);
        option(&mut commands, seats, human, "fayance-person".into());
        for level in levels() {
            let bot = Answer::Player(side, Player::Bot(level.to_owned()));
            option(&mut commands, seats, bot, words::bot(level));
        }
        commands.spawn((ChildOf(seats), SeatSign(side), device_sign(0, SIGN)));
    }
    let secret = row(&mut commands, sheet, "fayance-secrecy", Some(WIDTHS[1]));
    commands.entity(secret).insert(SecrecyRow);
    for secrecy in Secrecy::ALL {
        let key = match secrecy {
            Secrecy::Signs => "fayance-secrecy-signs",
            Secrecy::Light => "fayance-secrecy-light",
            Secrecy::Curtain => "fayance-secrecy-curtain",
        };
        option(&mut commands, secret, Answer::Secrecy(secrecy), key.into());
    }
    commands.spawn((
        ChildOf(sheet),
        Node {
            min_height: px(58),
            ..default()
        },
        children![(
            About,
            label(
                LocalizedText::verbatim(""),
                TextStyle::CAPTION.sized(19.0).growing(1.3),
                palette::INK_PALE,
            ),
        )],
    ));
    if saved.in_progress(ID).is_some() {
        commands.spawn((
            ChildOf(sheet),
            label(
                "fayance-replaces",
                TextStyle::CAPTION.growing(1.2),
                palette::GULES_DEEP,
            ),
        ));
    }
    let foot = commands
        .spawn((
            ChildOf(sheet),
            Node {
                column_gap: px(16),
                justify_content: JustifyContent::FlexEnd,
                flex_shrink: 0.0,
                ..default()
            },
        ))
        .id();
    let place = Focusable::PAGE.zone(1);
    // Until it has been played to its end, the tutorial is offered before a game.
    let learnt = |mark| Progress::of(&learning, ID, mark) == Progress::Done;
    if !CHAPTERS.iter().all(|chapter| learnt(chapter.mark)) {
        commands.spawn((
            ChildOf(foot),
            OpensMenu(Menu::Tutorial),
            button(ButtonStyle::Parchment, "fayance-tutorial", place),
        ));
    }
    commands
        .spawn((
            ChildOf(foot),
            (SetupButton::Back, LeadsBack),
            button(ButtonStyle::Parchment, "menu-back", place),
        ))
        .with_child(key_cap(Action::Back));
    commands.spawn((
        ChildOf(foot),
        SetupButton::Begin,
        button(ButtonStyle::Azure, "fayance-begin", place.first()),
    ));
}

fn option(commands: &mut Commands, row: Entity, answer: Answer, message: LocalizedText) {
    commands
        .spawn((
            ChildOf(row),
            answer,
            button(ButtonStyle::Option, message, Focusable::PAGE),
        ))
        .entry::<Node>()
        .and_modify(|mut node| {
            node.padding = UiRect::horizontal(px(12));
            node.min_height = px(46);
        });
}

fn choose(activate: On<Activate>, answers: Query<&Answer>, mut draft: ResMut<Draft>) {
    match answers.get(activate.entity) {
        Ok(Answer::Opening(opening)) => draft.0.opening = *opening,
        Ok(Answer::Secrecy(secrecy)) => draft.0.secrecy = *secrecy,
        Ok(Answer::Player(side, player)) => draft.0.seats[*side] = player.clone().into(),
        Err(_) => {}
    }
}

fn press(
    activate: On<Activate>,
    buttons: Query<&SetupButton>,
    draft: Res<Draft>,
    lobby: Res<Lobby<Side>>,
    mut devices: ResMut<SeatDevices>,
    mut commands: Commands,
) {
    match buttons.get(activate.entity) {
        Ok(SetupButton::Begin) => {
            *devices = lobby.seat_devices(&*draft);
            commands.write_message(StartMatch(draft.0.clone()));
            commands.set_state(Screen::Table(ID));
        }
        Ok(SetupButton::Back) => commands.set_state(Screen::Title),
        Err(_) => {}
    }
}

/// Begins the game, as a press on the button does.
#[cfg(not(target_arch = "wasm32"))]
pub(in crate::games::fayance::table) fn press_begin(world: &mut World) {
    let mut buttons = world.query::<(Entity, &SetupButton)>();
    let begin = |(_, button): &(Entity, &SetupButton)| **button == SetupButton::Begin;
    let found = buttons.iter(world).find(begin);
    if let Some(entity) = found.map(|(entity, _)| entity) {
        world.trigger(Activate { entity });
    }
}

fn leave_on_back(presses: Res<Presses>, mut commands: Commands) {
    if presses.on(Layer::Page, Action::Back) {
        commands.write_message(PlaySound::now(Sound::BACK));
        commands.set_state(Screen::Title);
    }
}

fn show_choices(
    draft: Res<Draft>,
    answers: Query<(Entity, Ref<Answer>, Has<CheckedOption>)>,
    mut commands: Commands,
) {
    let added = answers.iter().any(|(_, answer, _)| answer.is_added());
    if !draft.is_changed() && !added {
        return;
    }
    for (entity, answer, checked) in &answers {
        let holds = match &*answer {
            Answer::Opening(opening) => draft.0.opening == *opening,
            Answer::Player(side, player) => draft.0.player(*side) == player,
            Answer::Secrecy(secrecy) => draft.0.secrecy == *secrecy,
        };
        if holds != checked {
            set_checked(&mut commands.entity(entity), holds);
        }
    }
}

/// A sentence about the answer that has the focus, else about the company.
fn explain(
    draft: Res<Draft>,
    company: Company<Side>,
    statistics: Res<Statistics>,
    focused: Query<&Answer, With<Focused>>,
    mut texts: Query<&mut LocalizedText, With<About>>,
) {
    let message = match focused.iter().next() {
        Some(Answer::Opening(Opening::Duel)) => LocalizedText::new("fayance-opening-duel-about"),
        Some(Answer::Opening(Opening::Lot)) => LocalizedText::new("fayance-opening-lot-about"),
        Some(Answer::Player(_, Player::Human)) => LocalizedText::new("fayance-person-about"),
        Some(Answer::Player(_, Player::Bot(bot))) => {
            let about = LocalizedText::new(format!("fayance-bot-{bot}-about"));
            statistics.told_after(about, ID, bot)
        }
        Some(Answer::Secrecy(secrecy)) => LocalizedText::new(match secrecy {
            Secrecy::Signs => "fayance-secrecy-signs-about",
            Secrecy::Light => "fayance-secrecy-light-about",
            Secrecy::Curtain => "fayance-secrecy-curtain-about",
        }),
        None => company_sentence(&draft, &company),
    };
    for mut text in &mut texts {
        text.set_if_neq(message.clone());
    }
}
