//! The list of decisions: what is on it is asked for, written, and pressed.

use std::collections::BTreeSet;

use bevy::input_focus::InputFocus;
use bevy::prelude::*;
use bevy::ui_widgets::Activate;
use kit_i18n::LocalizedText;
use kit_input::Focusable;
use kit_library::{CostlyDecision, CostlyKind, EntryId};
use kit_rules::message_key::MessageKey;
use kit_table::flow::PageSystems;
use kit_table::menu_page::{read_heading, read_page};
use kit_table::takes_focus::TakesFocus;
use kit_table::{Games, Menu};
use kit_theme::scroll_pane::scroll_pane;
use kit_theme::widget::{ButtonWords, button, centred, label, sentence_button};
use kit_theme::{ButtonStyle, Scale, TextStyle, palette};

use super::foot::spawn_foot;
use super::view::{MistakesButton, MistakesView, on_page};
use crate::app::library::{GameLibrary, KeptReviews, LibraryAnswered};
use crate::app::menu::library::{unreadable, when};
use crate::app::menu::review::ReviewWriter;
use crate::app::review::FindMistakes;
use crate::app::save::{LibraryAnswer, LibraryTask, SaveManager};
use crate::app::toast::Toast;
use crate::keys;

/// The focus zones of the head and of the list.
const HEAD: u8 = 0;
const LIST: u8 = 1;
/// The space below the head, in design units.
const GAP: f32 = 6.0;

/// The pane of the list.
#[derive(Component)]
struct MistakesPane;

pub(super) fn plugin(app: &mut App) {
    app.add_observer(press)
        .add_systems(OnEnter(Menu::Mistakes), show_page)
        .add_systems(
            Update,
            (
                follow_focus,
                take_games.run_if(on_message::<LibraryAnswered>),
                (tell_kind, ask_for_games, fill).chain().run_if(
                    resource_changed::<MistakesView>
                        .or_eager(resource_changed::<KeptReviews>)
                        .or_eager(resource_changed::<GameLibrary>),
                ),
            )
                .chain()
                .in_set(PageSystems)
                .run_if(in_state(Menu::Mistakes)),
        );
}

/// Builds the page, and asks for the reviews.
fn show_page(
    scale: Res<Scale>,
    mut view: ResMut<MistakesView>,
    mut reviews: ResMut<KeptReviews>,
    mut manager: ResMut<SaveManager>,
    mut commands: Commands,
) {
    let manager = manager.bypass_change_detection();
    manager.with_library(LibraryTask::ReadReviews);
    let page = read_page(&mut commands, Menu::Mistakes, "Mistakes", GAP, HEAD);
    commands.spawn((
        ChildOf(page.title),
        label(keys::MISTAKES, read_heading(&scale), palette::AZURE_DEEP),
    ));
    commands.spawn((
        ChildOf(page.options),
        MistakesButton::Kind,
        button(
            ButtonStyle::Option,
            kind_words(view.kind),
            Focusable::MENU.zone(HEAD),
        ),
    ));
    let pane = scroll_pane(&mut commands, page.panel);
    commands.entity(pane).insert(MistakesPane);
    spawn_foot(&mut commands, page.panel);
    reviews.0 = None;
    view.records.clear();
    view.focused = None;
}

/// What is listed, in words.
const fn kind_words(kind: CostlyKind) -> MessageKey {
    match kind {
        CostlyKind::Mistakes => keys::MISTAKES_ONLY,
        CostlyKind::All => keys::MISTAKES_ALL,
    }
}

/// Says on its button what is listed.
fn tell_kind(
    view: Res<MistakesView>,
    buttons: Query<(&MistakesButton, &Children)>,
    mut words: Query<&mut LocalizedText, With<ButtonWords>>,
) {
    for (_, children) in buttons.iter().filter(|it| *it.0 == MistakesButton::Kind) {
        for &child in children {
            if let Ok(mut words) = words.get_mut(child) {
                words.set_if_neq(kind_words(view.kind).into());
            }
        }
    }
}

/// Follows the focus as long as it is on something.
fn follow_focus(
    now: Res<InputFocus>,
    all: Query<Option<&MistakesButton>>,
    mut view: ResMut<MistakesView>,
) {
    if let Some(button) = now.get().and_then(|entity| all.get(entity).ok()) {
        view.bypass_change_detection().focused = button.copied();
    }
}

/// The games of these decisions whose records are not there yet.
fn missing(decisions: &[CostlyDecision], view: &MistakesView) -> BTreeSet<EntryId> {
    let games = decisions.iter().map(|decision| decision.game);
    games
        .filter(|game| !view.records.contains_key(game))
        .collect()
}

/// Asks for the records of games that are not there yet.
fn ask_for_games(
    (library, reviews): (Res<GameLibrary>, Res<KeptReviews>),
    view: Res<MistakesView>,
    mut manager: ResMut<SaveManager>,
) {
    let page = on_page(&library, &reviews, &view).unwrap_or_default();
    let manager = manager.bypass_change_detection();
    for game in missing(&page.decisions, &view) {
        manager.with_library(LibraryTask::Read(game));
    }
}

/// Takes the records that were asked for: others are asked for elsewhere. The first one that cannot be read is told:
/// if the file is gone, none can.
fn take_games(
    mut answered: MessageReader<LibraryAnswered>,
    (library, reviews): (Res<GameLibrary>, Res<KeptReviews>),
    mut view: ResMut<MistakesView>,
    mut toasts: MessageWriter<Toast>,
) {
    let page = on_page(&library, &reviews, &view).unwrap_or_default();
    let missing = missing(&page.decisions, &view);
    for LibraryAnswered(answer) in answered.read() {
        if let LibraryAnswer::Read(game, record) = answer
            && missing.contains(game)
        {
            if let Err(why) = record
                && view.records.values().all(Option::is_some)
            {
                toasts.write(Toast(unreadable(why)));
            }
            view.records.insert(*game, record.as_ref().ok().cloned());
        }
    }
}

/// Writes the list, once all records are there.
fn fill(
    (library, reviews): (Res<GameLibrary>, Res<KeptReviews>),
    view: Res<MistakesView>,
    games: Res<Games>,
    panes: Query<Entity, With<MistakesPane>>,
    mut commands: Commands,
) {
    let Ok(pane) = panes.single() else {
        return;
    };
    commands.entity(pane).despawn_children();
    let page = on_page(&library, &reviews, &view);
    let told = match &page {
        None => keys::LIBRARY_READING,
        Some(page) if page.all == 0 => keys::MISTAKES_NONE,
        Some(_) => match view.kind {
            CostlyKind::Mistakes => keys::MISTAKES_ABOUT,
            CostlyKind::All => keys::MISTAKES_ABOUT_ALL,
        },
    };
    commands.spawn((
        ChildOf(pane),
        centred(told, TextStyle::CAPTION.growing(1.3), palette::INK_PALE),
        Pickable::IGNORE,
    ));
    let decisions = page.unwrap_or_default().decisions;
    if !missing(&decisions, &view).is_empty() {
        return;
    }
    let mut is_first = true;
    for decision in decisions {
        let Some(words) = sentence(decision, &library, &reviews, &view, &games) else {
            continue;
        };
        let focusable = Focusable::MENU.zone(LIST);
        let focusable = if is_first {
            focusable.first()
        } else {
            focusable
        };
        is_first = false;
        let row = Node {
            flex_shrink: 0.0,
            align_items: AlignItems::Start,
            ..default()
        };
        let row = commands.spawn((ChildOf(pane), row)).id();
        let this = MistakesButton::Find(decision.game, decision.decision);
        let mut it = commands.spawn((ChildOf(row), this, sentence_button(words, focusable)));
        if view.focused == Some(this) {
            it.insert(TakesFocus);
        }
    }
}

/// A decision with its game and its date; `None` if its game cannot be read, or has no words.
fn sentence(
    costly: CostlyDecision,
    library: &GameLibrary,
    reviews: &KeptReviews,
    view: &MistakesView,
    games: &Games,
) -> Option<LocalizedText> {
    let entry = library.listed.as_deref()?.index.entry(costly.game)?;
    let game = games.named(&entry.game)?;
    let record = view.records.get(&costly.game)?.as_deref()?;
    let review = reviews.0.as_deref()?.get(&costly.game)?;
    let decision = review.decisions.get(costly.decision)?;
    let writer = ReviewWriter::new(record, game)?;
    Some(
        LocalizedText::new(keys::MISTAKES_ROW)
            .with("game", LocalizedText::new(game.name))
            .with("date", when(entry))
            .with("mistake", writer.costly(decision)),
    )
}

fn press(
    activate: On<Activate>,
    buttons: Query<&MistakesButton>,
    (library, reviews): (Res<GameLibrary>, Res<KeptReviews>),
    mut view: ResMut<MistakesView>,
    games: Res<Games>,
    mut finds: MessageWriter<FindMistakes>,
) {
    let (id, number) = match buttons.get(activate.entity) {
        Ok(&MistakesButton::Find(id, number)) => (id, number),
        Ok(MistakesButton::Kind) => {
            view.kind = match view.kind {
                CostlyKind::Mistakes => CostlyKind::All,
                CostlyKind::All => CostlyKind::Mistakes,
            };
            view.page = 0;
            return;
        }
        _ => return,
    };
    let find = || {
        let entry = library.listed.as_deref()?.index.entry(id)?;
        let review = reviews.0.as_deref()?.get(&id)?;
        Some(FindMistakes {
            game: games.named(&entry.game)?.id,
            record: view.records.get(&id)?.clone()?,
            decisions: vec![review.decisions.get(number)?.clone()],
        })
    };
    finds.write_batch(find());
}
