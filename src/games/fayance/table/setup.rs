//! The page of a new game: the opening, and who plays each side.

use bevy::prelude::*;
use bevy::ui_widgets::Activate;
use serde::{Deserialize, Serialize};

use super::request::read_request;
use super::{GameConfig, StartMatch, words};
use crate::games::fayance::ID;
use crate::games::fayance::ai::BOTS;
use crate::games::fayance::rules::{Opening, Side};
use crate::i18n::LocalizedText;
use crate::input::{Action, Focusable, Focused, Layer, Presses};
use crate::table::{FormAnswers, GameRequest, Player, SavedGames, Screen, SeatDevices};
use crate::theme::sound::{PlaySound, Sound};
use crate::theme::widget::{LeadsBack, button, label, page, panel, row, set_checked};
use crate::theme::{ButtonStyle, CheckedOption, TextStyle, key_cap, palette};

/// The answers.
#[derive(Resource, Debug, Clone, PartialEq, Eq)]
pub struct Draft(pub GameConfig);

impl Default for Draft {
    fn default() -> Self {
        Self(read_request(&GameRequest::default()))
    }
}

/// An answer on the page.
#[derive(Component, Debug, Clone, PartialEq, Eq)]
enum Answer {
    Opening(Opening),
    Player(Side, Player),
}

/// The buttons at the foot.
#[derive(Component, Debug, Clone, Copy, PartialEq, Eq)]
enum SetupButton {
    Begin,
    Back,
}

/// The sentence about the answer that has the focus.
#[derive(Component)]
struct About;

/// The bots that are offered: the levels without the yardsticks, weakest first.
fn levels() -> impl Iterator<Item = &'static str> {
    BOTS.iter().copied().skip(2)
}

/// The answers as stored.
#[derive(Debug, Default, Serialize, Deserialize)]
#[serde(default)]
struct Kept {
    opening: String,
    north: String,
    south: String,
}

/// The word for a person.
const PERSON: &str = "human";

fn write(draft: &Draft) -> String {
    let word = |side| match draft.0.player(side) {
        Player::Human => PERSON.to_owned(),
        Player::Bot(bot) => bot.clone(),
    };
    let kept = Kept {
        opening: draft.0.opening.to_string(),
        north: word(Side::North),
        south: word(Side::South),
    };
    serde_json::to_string_pretty(&kept).unwrap_or_default()
}

/// The answers of a text. What is unknown has its default.
fn read(text: &str) -> Draft {
    let kept: Kept = serde_json::from_str(text).unwrap_or_default();
    let mut draft = Draft::default();
    draft.0.opening = kept.opening.parse().unwrap_or_default();
    for (side, word) in [(Side::North, kept.north), (Side::South, kept.south)] {
        if word == PERSON {
            draft.0.seats[side] = Player::Human.into();
        } else if levels().any(|level| level == word) {
            draft.0.seats[side] = Player::Bot(word).into();
        }
    }
    draft
}

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

fn lay_out(saved: Res<SavedGames>, mut commands: Commands) {
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
        Ok(Answer::Player(side, player)) => draft.0.seats[*side] = player.clone().into(),
        Err(_) => {}
    }
}

fn press(
    activate: On<Activate>,
    buttons: Query<&SetupButton>,
    draft: Res<Draft>,
    mut devices: ResMut<SeatDevices>,
    mut commands: Commands,
) {
    match buttons.get(activate.entity) {
        Ok(SetupButton::Begin) => {
            devices.clear();
            commands.write_message(StartMatch(draft.0.clone()));
            commands.set_state(Screen::Table(ID));
        }
        Ok(SetupButton::Back) => commands.set_state(Screen::Title),
        Err(_) => {}
    }
}

/// Begins the game, as a press on the button does.
pub(super) fn press_begin(world: &mut World) {
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
        };
        if holds != checked {
            set_checked(&mut commands.entity(entity), holds);
        }
    }
}

/// A sentence about the answer that has the focus, else about the company.
fn explain(
    draft: Res<Draft>,
    focused: Query<&Answer, With<Focused>>,
    mut texts: Query<&mut LocalizedText, With<About>>,
) {
    let message = match focused.iter().next() {
        Some(Answer::Opening(Opening::Duel)) => LocalizedText::new("fayance-opening-duel-about"),
        Some(Answer::Opening(Opening::Lot)) => LocalizedText::new("fayance-opening-lot-about"),
        Some(Answer::Player(_, Player::Human)) => LocalizedText::new("fayance-person-about"),
        Some(Answer::Player(_, Player::Bot(bot))) => {
            LocalizedText::new(format!("fayance-bot-{bot}-about"))
        }
        None => match (draft.0.people().count(), draft.0.only_person()) {
            (0, _) => LocalizedText::new("fayance-company-bots"),
            (1, Some(side)) => match draft.0.player(side.other()) {
                Player::Bot(bot) => LocalizedText::new(format!("fayance-bot-{bot}-about")),
                Player::Human => LocalizedText::new("fayance-company-two"),
            },
            _ => LocalizedText::new("fayance-company-two"),
        },
    };
    for mut text in &mut texts {
        text.set_if_neq(message.clone());
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::fayance::table::request::DEFAULT_BOT;

    #[test]
    fn answers_are_read_as_they_are_written() {
        let mut draft = Draft::default();
        assert_eq!(read(&write(&draft)), draft);
        draft.0.opening = Opening::Lot;
        draft.0.seats[Side::North] = Player::Human.into();
        draft.0.seats[Side::South] = Player::Bot("champion".to_owned()).into();
        assert_eq!(read(&write(&draft)), draft);
        assert_eq!(read("rubbish"), Draft::default());
        let strange = r#"{"opening":"dice","north":"random"}"#;
        assert_eq!(read(strange), Draft::default());
        assert!(levels().any(|level| level == DEFAULT_BOT));
    }
}
