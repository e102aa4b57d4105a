//! The page: its head, what it shows while decisions are weighed, and what its buttons do.

use bevy::prelude::*;
use bevy::ui_widgets::Activate;
use kit_i18n::LocalizedText;
use kit_input::Focusable;
use kit_table::flow::PageSystems;
use kit_table::menu_page::{read_heading, read_page};
use kit_table::replay::{SeenBy, StartReplay, WatchFrom, eyes_of_seat};
use kit_table::{Games, Menu, News};
use kit_theme::scroll_pane::scroll_pane;
use kit_theme::widget::{ButtonWords, button, centred, label};
use kit_theme::{ButtonStyle, Scale, TextStyle, palette};

use super::button::{HEAD, ReviewButton};
use super::chart::add_chart;
use super::lists::add_lists;
use super::moment::{ToldMoment, TouchedColumn, add_line};
use super::words::ReviewWriter;
use crate::app::review::{FindMistakes, GameReview, ReviewCommand, ReviewState};
use crate::keys;

/// The space below the head, in design units.
const GAP: f32 = 6.0;

/// The pane with all that is told.
#[derive(Component)]
struct ReviewPane;

/// The line that says how much is done.
#[derive(Component)]
struct WorkLine;

pub(super) fn plugin(app: &mut App) {
    app.add_observer(press)
        .add_systems(OnEnter(Menu::Review), show_page)
        .add_systems(
            Update,
            (fill.run_if(has_turned), tell_work, narrate)
                .chain()
                .in_set(PageSystems)
                .run_if(
                    in_state(Menu::Review)
                        .and_then(resource_exists::<GameReview>)
                        .and_then(resource_changed::<GameReview>),
                ),
        );
}

/// Builds the page.
fn show_page(scale: Res<Scale>, open: Option<ResMut<GameReview>>, mut commands: Commands) {
    let page = read_page(&mut commands, Menu::Review, "Review", GAP, HEAD);
    commands.spawn((
        ChildOf(page.title),
        label(keys::REVIEW, read_heading(&scale), palette::AZURE_DEEP),
    ));
    for (it, words) in [
        (ReviewButton::Side, keys::REVIEW),
        (ReviewButton::Find, keys::REVIEW_FIND),
        (ReviewButton::Work, keys::REVIEW_STOP),
    ] {
        commands.spawn((
            ChildOf(page.options),
            it,
            button(ButtonStyle::Option, words, Focusable::MENU.zone(HEAD)),
        ));
    }
    let pane = scroll_pane(&mut commands, page.panel);
    commands.entity(pane).insert(ReviewPane);
    if let Some(mut open) = open {
        open.set_changed();
    }
}

/// Whether something else is to be shown than before, and not only how much is done.
fn has_turned(
    open: Option<Res<GameReview>>,
    panes: Query<(), Added<ReviewPane>>,
    mut before: Local<Option<(String, usize, u8)>>,
) -> bool {
    let now = open.map(|open| {
        let state = match open.state {
            ReviewState::Working(_) => 0,
            ReviewState::Stopped => 1,
            ReviewState::Done(_) => 2,
            ReviewState::Failed(_) => 3,
        };
        (open.record.clone(), open.side, state)
    });
    let turned = *before != now || !panes.is_empty();
    *before = now;
    turned
}

/// Writes all that is told.
fn fill(
    open: Res<GameReview>,
    games: Res<Games>,
    panes: Query<Entity, With<ReviewPane>>,
    mut buttons: Query<(&ReviewButton, &Children, &mut Node)>,
    mut words: Query<&mut LocalizedText, With<ButtonWords>>,
    mut commands: Commands,
) {
    let Ok(pane) = panes.single() else {
        return;
    };
    commands.entity(pane).despawn_children();
    let Some(game) = games.get(open.game) else {
        return;
    };
    let writer = ReviewWriter::new(&open.record, game);
    // Asked once: the rules replay the game for it.
    let deciders = game.deciders(&open.record);
    let review = match &open.state {
        ReviewState::Done(review) => Some(review),
        _ => None,
    };
    for (it, children, mut node) in &mut buttons {
        let (shown, text): (bool, LocalizedText) = match it {
            ReviewButton::Side => (
                review.is_some(),
                LocalizedText::new(keys::REVIEW_OF_SIDE)
                    .with("side", (game.words_of_setups.side)(open.side)),
            ),
            ReviewButton::Find => (
                review.is_some_and(|it| it.mistakes(open.side, &deciders).next().is_some()),
                keys::REVIEW_FIND.into(),
            ),
            ReviewButton::Work => match open.state {
                ReviewState::Working(_) => (true, keys::REVIEW_STOP.into()),
                _ => (
                    open.state == ReviewState::Stopped,
                    keys::REVIEW_AGAIN.into(),
                ),
            },
            _ => continue,
        };
        node.display = if shown { Display::Flex } else { Display::None };
        for &child in children {
            if let Ok(mut words) = words.get_mut(child) {
                words.set_if_neq(text.clone());
            }
        }
    }
    let caption = TextStyle::CAPTION.growing(1.3);
    let (Some(review), Some(writer)) = (review, writer) else {
        let told = match &open.state {
            ReviewState::Failed(why) => failed(why),
            _ => keys::REVIEW_STOPPED.into(),
        };
        commands.spawn((
            ChildOf(pane),
            WorkLine,
            centred(told, TextStyle::BODY, palette::INK),
            Pickable::IGNORE,
        ));
        return;
    };
    commands.spawn((
        ChildOf(pane),
        centred(
            LocalizedText::new(keys::REVIEW_LINES).with("side", writer.side(open.side)),
            caption,
            palette::INK_PALE,
        ),
        Pickable::IGNORE,
    ));
    add_chart(&mut commands, pane, review, open.side, &writer);
    add_line(&mut commands, pane);
    add_lists(&mut commands, pane, (review, &deciders), open.side, &writer);
}

fn failed(why: &LocalizedText) -> LocalizedText {
    LocalizedText::new(keys::REVIEW_FAILED).with("why", why.clone())
}

/// Says aloud how far the weighing is, a quarter at a time, and how it ended.
fn narrate(
    open: Res<GameReview>,
    mut before: Local<Option<(String, i64)>>,
    mut news: MessageWriter<News>,
) {
    let quarter = match open.state {
        ReviewState::Working(done) => Some((4.0 * done) as i64),
        _ => None,
    };
    let same = before.as_ref().filter(|(record, _)| *record == open.record);
    let was = same.map(|&(_, quarter)| quarter);
    if quarter.is_none() || was != quarter {
        *before = quarter.map(|quarter| (open.record.clone(), quarter));
    }
    let told: LocalizedText = match (&open.state, was, quarter) {
        (ReviewState::Working(_), Some(was), Some(quarter)) if quarter > was => {
            LocalizedText::new(keys::REVIEW_WORKING).with("n", 25 * quarter)
        }
        (ReviewState::Done(_), Some(_), _) => keys::REVIEW_DONE.into(),
        (ReviewState::Stopped, Some(_), _) => keys::REVIEW_STOPPED.into(),
        (ReviewState::Failed(why), Some(_), _) => failed(why),
        _ => return,
    };
    news.write(News(told));
}

/// Says how much is done.
fn tell_work(open: Res<GameReview>, mut lines: Query<&mut LocalizedText, With<WorkLine>>) {
    if let ReviewState::Working(done) = open.state {
        for mut line in &mut lines {
            let percent = (100.0 * done) as i64;
            line.set_if_neq(LocalizedText::new(keys::REVIEW_WORKING).with("n", percent));
        }
    }
}

fn press(
    activate: On<Activate>,
    buttons: Query<&ReviewButton>,
    (games, open): (Res<Games>, Option<Res<GameReview>>),
    (mut touched, mut told): (ResMut<TouchedColumn>, ResMut<ToldMoment>),
    mut given: MessageWriter<ReviewCommand>,
    mut replays: MessageWriter<StartReplay>,
    mut finds: MessageWriter<FindMistakes>,
    mut commands: Commands,
) {
    let (Ok(&pressed), Some(open)) = (buttons.get(activate.entity), open) else {
        return;
    };
    let ReviewState::Done(review) = &open.state else {
        if pressed == ReviewButton::Work {
            given.write(match open.state {
                ReviewState::Working(_) => ReviewCommand::Stop,
                _ => ReviewCommand::Begin,
            });
        }
        return;
    };
    let moment = match pressed {
        ReviewButton::Side => {
            given.write(ReviewCommand::OtherSide);
            return;
        }
        ReviewButton::Work => return,
        ReviewButton::Find => {
            let record = open.record.clone();
            let judged = (games.get(open.game)).map(|game| game.deciders(&record));
            let judged = judged.unwrap_or_default();
            let mistakes = review.mistakes(open.side, &judged);
            finds.write(FindMistakes {
                game: open.game,
                decisions: mistakes.cloned().collect(),
                record,
            });
            return;
        }
        ReviewButton::Mistake(n) => {
            finds.write(FindMistakes {
                game: open.game,
                record: open.record.clone(),
                decisions: review.decisions.get(n).cloned().into_iter().collect(),
            });
            return;
        }
        ReviewButton::Moment(n) if touched.take(activate.entity) => {
            told.offer(n);
            return;
        }
        ReviewButton::Moment(n) => review.decisions.get(n).map(|it| {
            let eyes = eyes_of_seat(&games, open.game, &open.record, it.side, it.seat);
            (it.event, eyes)
        }),
        ReviewButton::Turn(n) => {
            let turn = review.turns.get(n);
            turn.map(|it| (it.event, SeenBy::Side(open.side)))
        }
    };
    // It is seen again as whoever decided saw it, or the side that is looked at.
    if let Some((event, seen_by)) = moment {
        replays.write(StartReplay {
            game: open.game,
            record: open.record.clone(),
            from: WatchFrom::Event(event),
            seen_by,
        });
        commands.set_state(Menu::None);
    }
}
