//! The foot of the list of mistakes: the pages before and after, and the reviews of the games that have none.

use bevy::prelude::*;
use bevy::ui::InteractionDisabled;
use bevy::ui_widgets::Activate;
use kit_i18n::LocalizedText;
use kit_input::Focusable;
use kit_table::flow::PageSystems;
use kit_table::takes_focus::TakesFocus;
use kit_table::{Games, Menu, News};
use kit_theme::widget::{ButtonWords, button, label};
use kit_theme::{ButtonStyle, TextStyle, palette};

use super::view::{MistakesButton, MistakesView, on_page, refused, to_review};
use crate::app::library::{GameLibrary, KeptReviews};
use crate::app::menu::library::{foot_row, range};
use crate::app::review::{QueueCommand, ReviewQueue};
use crate::keys;

/// The focus zone of the foot.
const FOOT: u8 = 2;

/// The foot of the page. Its buttons stay, and are hidden or not: whoever presses one as a game is done has pressed it.
#[derive(Component)]
struct MistakesFoot;

/// What a button of the foot says, and whether it can be pressed; `None` if it is not shown.
type Shown = Option<(LocalizedText, bool)>;

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
    // From the left, the button that stops first: what comes beside it does not move it away from the pointer.
    let row = Node {
        justify_content: JustifyContent::FlexStart,
        ..foot_row()
    };
    commands.spawn((ChildOf(panel), MistakesFoot, row));
}

/// Writes the foot.
fn fill_foot(
    (library, reviews): (Res<GameLibrary>, Res<KeptReviews>),
    (games, queue): (Res<Games>, Res<ReviewQueue>),
    view: Res<MistakesView>,
    feet: Query<Entity, With<MistakesFoot>>,
    mut buttons: Query<(Entity, &MistakesButton, &ChildOf, &Children, &mut Node)>,
    mut captions: Query<&mut LocalizedText, With<ButtonWords>>,
    words: Query<Entity, With<FootWords>>,
    mut commands: Commands,
) {
    let Ok(foot) = feet.single() else {
        return;
    };
    for words in &words {
        commands.entity(words).despawn();
    }
    let page = on_page(&library, &reviews, &view);
    let left = to_review(&library, &reviews, &games, &queue).len();
    let shown = |button: MistakesButton| -> Shown {
        let page = page.as_ref()?;
        let paged = page.last > 0;
        match button {
            MistakesButton::Before => {
                paged.then(|| (keys::MISTAKES_PAGE_BEFORE.into(), page.page > 0))
            }
            MistakesButton::After => {
                paged.then(|| (keys::MISTAKES_PAGE_AFTER.into(), page.page < page.last))
            }
            MistakesButton::Review if queue.is_at_work() => Some((keys::REVIEW_STOP.into(), true)),
            MistakesButton::Review => (left > 0).then(|| {
                let words = LocalizedText::new(keys::MISTAKES_REVIEW).with("n", left);
                (words, true)
            }),
            MistakesButton::Kind | MistakesButton::Find(..) => None,
        }
    };
    let mut are_there = false;
    for (entity, &it, parent, children, mut node) in &mut buttons {
        if parent.parent() != foot {
            continue;
        }
        are_there = true;
        let now = shown(it);
        let display = if now.is_some() {
            Display::Flex
        } else {
            Display::None
        };
        if node.display != display {
            node.display = display;
        }
        let (says, enabled) = now.unwrap_or_else(nothing);
        for &child in children {
            if let Ok(mut caption) = captions.get_mut(child) {
                caption.set_if_neq(says.clone());
            }
        }
        if enabled {
            commands.entity(entity).remove::<InteractionDisabled>();
        } else {
            commands.entity(entity).insert(InteractionDisabled);
        }
    }
    if !are_there && page.is_some() {
        for it in [
            MistakesButton::Review,
            MistakesButton::Before,
            MistakesButton::After,
        ] {
            add_button(&mut commands, foot, it, shown(it), view.focused == Some(it));
        }
    }
    let Some(page) = page else {
        return;
    };
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

/// What a button that is not shown says.
fn nothing() -> (LocalizedText, bool) {
    (LocalizedText::verbatim(""), false)
}

/// Adds a button of the foot.
fn add_button(
    commands: &mut Commands,
    foot: Entity,
    it: MistakesButton,
    shown: Shown,
    takes_focus: bool,
) {
    let is_shown = shown.is_some();
    let (words, enabled) = shown.unwrap_or_else(nothing);
    let focusable = Focusable::MENU.zone(FOOT);
    let style = ButtonStyle::Option;
    let mut spawned = commands.spawn((ChildOf(foot), it, button(style, words, focusable)));
    if !is_shown {
        let hide = |mut node: Mut<Node>| node.display = Display::None;
        spawned.entry::<Node>().and_modify(hide);
    }
    if !enabled {
        spawned.insert(InteractionDisabled);
    } else if takes_focus {
        spawned.insert(TakesFocus);
    }
}

/// Says to who hears it which mistakes are on the page once it is turned.
fn say_page(
    (library, reviews): (Res<GameLibrary>, Res<KeptReviews>),
    view: Res<MistakesView>,
    mut before: Local<usize>,
    mut news: MessageWriter<News>,
) {
    if let Some(page) = on_page(&library, &reviews, &view)
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
    let page = || on_page(&library, &reviews, &view).map_or(0, |page| page.page);
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
        MistakesButton::Find(..) | MistakesButton::Kind => {}
    }
}
