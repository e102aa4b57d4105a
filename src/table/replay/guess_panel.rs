//! The strip above the bar of a replay in which one guesses along: the question with its answers as buttons, or what it
//! was, and how many were right.

use bevy::prelude::*;
use bevy::ui_widgets::Activate;

use super::guess::{Guessed, Guessing, Said};
use super::{Replay, ReplayCommand};
use crate::flow::{News, PageSystems};
use crate::keys;
use crate::takes_focus::TakesFocus;
use kit_i18n::LocalizedText;
use kit_input::Focusable;
use kit_theme::widget::{button, label};
use kit_theme::{BottomStrip, ButtonStyle, TextStyle, palette};

/// The height of the bar below it and its own, in design units.
const ABOVE: f32 = 54.0;
const HEIGHT: f32 = 52.0;
/// The focus zone of the answers: after the bar.
const ZONE: u8 = 10;

/// The strip.
#[derive(Component)]
struct GuessPanel;

/// What the strip says, and of the moment after how many steps.
#[derive(Component, Clone, PartialEq)]
struct Written(Said, (usize, usize), usize);

/// An answer: one of the options, or none.
#[derive(Component, Clone, Copy)]
struct Answers(Option<usize>);

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Guessing>()
        .add_message::<Guessed>()
        .add_observer(answer)
        .add_systems(
            Update,
            (
                write.run_if(resource_exists::<Replay>),
                remove.run_if(resource_removed::<Replay>),
            )
                .in_set(PageSystems),
        );
}

/// Shows the strip while one guesses, and writes it anew where it says something else.
fn write(
    replay: Res<Replay>,
    mut guessing: ResMut<Guessing>,
    panels: Query<(Entity, Option<&Written>), With<GuessPanel>>,
    mut strip: ResMut<BottomStrip>,
    mut news: MessageWriter<News>,
    mut commands: Commands,
) {
    let panel = panels.iter().next();
    if !guessing.is_on() {
        if let Some((panel, _)) = panel {
            commands.entity(panel).despawn();
            strip.0 = ABOVE;
        }
        return;
    }
    let Some((panel, before)) = panel else {
        strip.0 = ABOVE + HEIGHT;
        commands.spawn(strip_node());
        return;
    };
    // What is being shown is not spoilt, and what was said before stays that long.
    if guessing.at_rest() != Some(replay.at()) && before.is_some() {
        return;
    }
    let at = replay.at();
    let now = Written(guessing.said(at), guessing.tally(at), at);
    if matches!(now.0, Said::Asks(_)) {
        // What is asked and told does not change by it.
        guessing.bypass_change_detection().note_on_screen(at);
    }
    if before == Some(&now) {
        return;
    }
    commands.entity(panel).despawn_related::<Children>();
    let words = sentence(&now.0);
    if now.0 != Said::Nothing {
        news.write(News(words.clone()));
    }
    let mut say = |words: LocalizedText| {
        let label = label(words, TextStyle::SMALL_STRONG, palette::PARCHMENT);
        commands.spawn((ChildOf(panel), label, Pickable::IGNORE));
    };
    say(words);
    if now.1.1 > 0 {
        let (right, of) = now.1;
        let tally = LocalizedText::new(keys::REPLAY_GUESS_TALLY);
        say(tally.with("right", right as u64).with("of", of as u64));
    }
    if let Said::Asks(question) = &now.0 {
        let options = (0..).zip(&question.options);
        let options = options.map(|(n, words)| (Some(n), words.clone()));
        let turn_up = (None, LocalizedText::new(keys::REPLAY_GUESS_TURN_UP));
        for (order, (option, words)) in (1..).zip(options.chain([turn_up])) {
            let focusable = Focusable::PAGE.zone(ZONE).order(order);
            let mut answer = commands.spawn((
                ChildOf(panel),
                Answers(option),
                button(ButtonStyle::Option, words, focusable),
            ));
            if option == Some(0) {
                answer.insert(TakesFocus);
            }
            answer.entry::<Node>().and_modify(|mut node| {
                node.padding = UiRect::horizontal(px(10));
                node.min_width = px(48);
            });
        }
    }
    commands.entity(panel).insert(now);
}

/// The node of the strip, still empty.
fn strip_node() -> impl Bundle {
    (
        GuessPanel,
        Name::new("Guesses"),
        Node {
            position_type: PositionType::Absolute,
            left: px(0),
            right: px(0),
            bottom: px(ABOVE),
            min_height: px(HEIGHT),
            padding: UiRect::axes(px(10), px(4)),
            align_items: AlignItems::Center,
            justify_content: JustifyContent::Center,
            flex_wrap: FlexWrap::Wrap,
            column_gap: px(8),
            row_gap: px(4),
            ..default()
        },
        BackgroundColor(palette::OAK_NIGHT),
        GlobalZIndex(20),
    )
}

/// What is said first.
fn sentence(said: &Said) -> LocalizedText {
    match said {
        Said::Nothing => LocalizedText::new(keys::REPLAY_GUESS_NOTHING),
        Said::Asks(question) => question.asks.clone(),
        Said::Told(question, option) => {
            let told = |key| LocalizedText::new(key).with("answer", question.answer.clone());
            match option.and_then(|option| Some((option, question.options.get(option)?))) {
                None => told(keys::REPLAY_GUESS_IT_WAS),
                Some((option, _)) if option == question.right => told(keys::REPLAY_GUESS_RIGHT),
                Some((_, guess)) => told(keys::REPLAY_GUESS_WRONG).with("guess", guess.clone()),
            }
        }
    }
}

/// The replay is over.
fn remove(
    panels: Query<Entity, With<GuessPanel>>,
    mut guessing: ResMut<Guessing>,
    mut commands: Commands,
) {
    guessing.turn(false);
    for panel in &panels {
        commands.entity(panel).despawn();
    }
}

/// An answer turns up what was asked for. It counts for the question on screen only: while another moment is still
/// being shown, the strip has the answers of the one before.
fn answer(
    activate: On<Activate>,
    answers: Query<&Answers>,
    panels: Query<&Written, With<GuessPanel>>,
    replay: Option<Res<Replay>>,
    mut guessing: ResMut<Guessing>,
    mut guessed: MessageWriter<Guessed>,
    mut given: MessageWriter<ReplayCommand>,
) {
    let (Ok(&Answers(option)), Some(replay)) = (answers.get(activate.entity), replay) else {
        return;
    };
    let asked = guessing.waiting(replay.at());
    let is_shown = |written: &Written| {
        written.2 == replay.at()
            && matches!(&written.0, Said::Asks(question) if Some(question) == asked)
    };
    if !panels.iter().any(is_shown) {
        return;
    }
    if let Some(guess) = guessing.answer(replay.at(), option) {
        let record = replay.record.clone();
        guessed.write(Guessed { record, guess });
    }
    // One that goes on by itself does so now.
    if !replay.plays {
        given.write(ReplayCommand::To(replay.at() + 1));
    }
}
