//! The foot of the list of mistakes: the pages before and after, and the reviews of the games that have none.

use bevy::prelude::*;
use bevy::ui::InteractionDisabled;
use bevy::ui_widgets::Activate;
use kit_i18n::LocalizedText;
use kit_input::Focusable;
use kit_table::flow::PageSystems;
use kit_table::takes_focus::TakesFocus;
use kit_table::{Games, Menu, News};
use kit_theme::widget::{button, label};
use kit_theme::{ButtonStyle, TextStyle, palette};

use super::view::{MistakesButton, MistakesView, on_page, refused, to_review};
use crate::app::library::{GameLibrary, KeptReviews};
use crate::app::menu::library::{foot_row, range};
use crate::app::review::{QueueCommand, ReviewQueue};
use crate::keys;

/// The focus zone of the foot.
const FOOT: u8 = 2;

/// The foot of the page, with its buttons once they are there. They stay while only words change: whoever presses one
/// as a game is done has pressed it.
#[derive(Component, Default)]
struct MistakesFoot(Option<FootButtons>);

/// The buttons of the foot.
#[derive(Clone, Copy, PartialEq, Eq)]
struct FootButtons {
    /// Whether there are mistakes before and after those of the page, if one page has not all of them.
    pages: Option<[bool; 2]>,
    reviews: Option<QueueButton>,
}

/// What the button for the games without a review does.
#[derive(Clone, Copy, PartialEq, Eq)]
enum QueueButton {
    Stop,
    /// Reviews so many games.
    Begin(usize),
}

/// Words of the foot.
#[derive(Component)]
struct FootWords;

/// The line that says how far the reviews have come.
#[derive(Component)]
struct QueueLine;

pub(super) fn plugin(app: &mut App) {
    app.add_observer(press).add_systems(
        Update,
        (
            fill_foot.run_if(
                resource_changed::<MistakesView>
                    .or_eager(resource_changed::<KeptReviews>)
                    .or_eager(resource_changed::<GameLibrary>)
                    .or_eager(resource_changed::<ReviewQueue>),
            ),
            say_page.run_if(resource_changed::<MistakesView>),
            tell_progress,
            say_progress.run_if(resource_changed::<ReviewQueue>),
        )
            .chain()
            .in_set(PageSystems)
            .run_if(in_state(Menu::Mistakes)),
    );
}

/// Adds the foot to the panel of the page.
pub(super) fn spawn_foot(commands: &mut Commands, panel: Entity) {
    commands.spawn((ChildOf(panel), MistakesFoot::default(), foot_row()));
}

/// Writes the foot.
fn fill_foot(
    (library, reviews): (Res<GameLibrary>, Res<KeptReviews>),
    (games, queue): (Res<Games>, Res<ReviewQueue>),
    view: Res<MistakesView>,
    mut feet: Query<(Entity, &mut MistakesFoot)>,
    words: Query<Entity, With<FootWords>>,
    mut commands: Commands,
) {
    let Ok((foot, mut drawn)) = feet.single_mut() else {
        return;
    };
    let Some(page) = on_page(&library, &reviews, view.page) else {
        commands.entity(foot).despawn_children();
        drawn.0 = None;
        return;
    };
    let buttons = FootButtons {
        pages: (page.last > 0).then_some([page.page > 0, page.page < page.last]),
        reviews: if queue.is_at_work() {
            Some(QueueButton::Stop)
        } else {
            let left = to_review(&library, &reviews, &games, &queue).len();
            (left > 0).then_some(QueueButton::Begin(left))
        },
    };
    if drawn.0 == Some(buttons) {
        for words in &words {
            commands.entity(words).despawn();
        }
    } else {
        commands.entity(foot).despawn_children();
        drawn.0 = Some(buttons);
        add_buttons(&mut commands, foot, buttons, view.focused);
    }
    let mut add_words = |words: LocalizedText| {
        let style = TextStyle::CAPTION.growing(1.3);
        let words = label(words, style, palette::INK_PALE);
        commands
            .spawn((ChildOf(foot), FootWords, words, Pickable::IGNORE))
            .id()
    };
    if page.last > 0 {
        add_words(range(page.all, page.page));
    }
    let line = queue.is_at_work().then(|| add_words(progress(&queue)));
    let refused = refused(&library, &queue);
    if refused > 0 {
        add_words(LocalizedText::new(keys::MISTAKES_REFUSED).with("n", refused));
    }
    if let Some(line) = line {
        commands.entity(line).insert(QueueLine);
    }
}

/// Adds the buttons of the foot; the one that had the focus takes it.
fn add_buttons(
    commands: &mut Commands,
    foot: Entity,
    buttons: FootButtons,
    focused: Option<MistakesButton>,
) {
    let mut add_button = |it: MistakesButton, words: LocalizedText, enabled: bool| {
        let focusable = Focusable::MENU.zone(FOOT);
        let style = ButtonStyle::Option;
        let mut spawned = commands.spawn((ChildOf(foot), it, button(style, words, focusable)));
        if !enabled {
            spawned.insert(InteractionDisabled);
        } else if focused == Some(it) {
            spawned.insert(TakesFocus);
        }
    };
    if let Some([before, after]) = buttons.pages {
        let words = keys::MISTAKES_PAGE_BEFORE.into();
        add_button(MistakesButton::Before, words, before);
        let words = keys::MISTAKES_PAGE_AFTER.into();
        add_button(MistakesButton::After, words, after);
    }
    let reviews = buttons.reviews.map(|it| match it {
        QueueButton::Stop => keys::REVIEW_STOP.into(),
        QueueButton::Begin(left) => LocalizedText::new(keys::MISTAKES_REVIEW).with("n", left),
    });
    if let Some(words) = reviews {
        add_button(MistakesButton::Review, words, true);
    }
}

/// Says to who hears it which mistakes are on the page once it is turned.
fn say_page(
    (library, reviews): (Res<GameLibrary>, Res<KeptReviews>),
    view: Res<MistakesView>,
    mut before: Local<usize>,
    mut news: MessageWriter<News>,
) {
    if let Some(page) = on_page(&library, &reviews, view.page)
        && page.page != *before
    {
        *before = page.page;
        news.write(News(range(page.all, page.page)));
    }
}

/// How far the reviews have come, in words.
fn progress(queue: &ReviewQueue) -> LocalizedText {
    let [at, of] = queue.place();
    LocalizedText::new(keys::MISTAKES_REVIEWING)
        .with("at", at)
        .with("of", of)
        .with("n", (100.0 * queue.progress()) as i64)
}

/// Says how far the game at work has come.
fn tell_progress(queue: Res<ReviewQueue>, mut lines: Query<&mut LocalizedText, With<QueueLine>>) {
    for mut line in &mut lines {
        line.set_if_neq(progress(&queue));
    }
}

/// Says it to who hears it: each game that begins, and the end, unless they were stopped.
fn say_progress(
    queue: Res<ReviewQueue>,
    mut told: Local<[usize; 2]>,
    mut news: MessageWriter<News>,
) {
    let place = if queue.is_at_work() {
        queue.place()
    } else {
        [0; 2]
    };
    if *told == place {
        return;
    }
    let [at, of] = *told;
    *told = place;
    if place[0] > 0 {
        news.write(News(progress(&queue)));
    } else if place == [0; 2] && at == of && !queue.was_stopped() {
        news.write(News(keys::REVIEW_DONE.into()));
    }
}

/// Turns the page, reviews the games that have no review, or stops that.
fn press(
    activate: On<Activate>,
    buttons: Query<&MistakesButton>,
    (library, reviews): (Res<GameLibrary>, Res<KeptReviews>),
    (games, queue): (Res<Games>, Res<ReviewQueue>),
    mut view: ResMut<MistakesView>,
    mut given: MessageWriter<QueueCommand>,
) {
    let Ok(pressed) = buttons.get(activate.entity) else {
        return;
    };
    let page = || on_page(&library, &reviews, view.page).map_or(0, |page| page.page);
    match pressed {
        MistakesButton::Before => view.page = page().saturating_sub(1),
        MistakesButton::After => view.page = page() + 1,
        MistakesButton::Review if queue.is_at_work() => {
            given.write(QueueCommand::Stop);
        }
        MistakesButton::Review => {
            let games = to_review(&library, &reviews, &games, &queue);
            given.write(QueueCommand::Begin(games));
        }
        MistakesButton::Find(..) => {}
    }
}
