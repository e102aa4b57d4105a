//! The mistakes of people in all reviewed games, the dearest first: each is one press from the question which move was
//! better.

use std::collections::{BTreeMap, BTreeSet};

use bevy::prelude::*;
use bevy::ui_widgets::Activate;
use kit_i18n::LocalizedText;
use kit_input::Focusable;
use kit_library::{EntryId, Library, Mistake, Query as LibraryQuery, mistakes};
use kit_table::flow::PageSystems;
use kit_table::menu_page::{read_heading, read_page};
use kit_table::{Games, Menu};
use kit_theme::scroll_pane::scroll_pane;
use kit_theme::widget::{centred, label, sentence_button};
use kit_theme::{Scale, TextStyle, palette};

use super::review::ReviewWriter;
use crate::app::library::{GameLibrary, KeptReviews, LibraryAnswered};
use crate::app::review::FindMistakes;
use crate::app::save::{LibraryAnswer, LibraryTask, SaveManager};
use crate::keys;

/// How many are listed at most.
const MOST: usize = 30;
/// The focus zones of the head and of the list.
const HEAD: u8 = 0;
const LIST: u8 = 1;
/// The space below the head, in design units.
const GAP: f32 = 6.0;

/// The records of the games whose mistakes are listed, as far as they have been read; `None` for one that cannot be.
#[derive(Resource, Debug, Default)]
struct MistakenGames(BTreeMap<EntryId, Option<String>>);

/// The pane of the list.
#[derive(Component)]
struct MistakesPane;

/// Asks for the better move of a mistake: the game, and the number of the decision.
#[derive(Component, Clone, Copy, Debug)]
struct FindsMistake(EntryId, usize);

/// Adds the menu.
pub(super) fn plugin(app: &mut App) {
    app.init_resource::<MistakenGames>()
        .add_observer(press)
        .add_systems(OnEnter(Menu::Mistakes), show_page)
        .add_systems(
            Update,
            (
                ask_for_games.run_if(
                    resource_changed::<KeptReviews>.or_eager(resource_changed::<GameLibrary>),
                ),
                take_games.run_if(on_message::<LibraryAnswered>),
                fill.run_if(
                    resource_changed::<MistakenGames>.or_eager(resource_changed::<KeptReviews>),
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
    mut games: ResMut<MistakenGames>,
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
    let pane = scroll_pane(&mut commands, page.panel);
    commands.entity(pane).insert(MistakesPane);
    reviews.0 = None;
    games.0.clear();
}

/// The mistakes that are listed.
fn listed(library: &GameLibrary, reviews: &KeptReviews) -> Option<Vec<Mistake>> {
    let library: &Library = library.listed.as_deref()?;
    let reviews = reviews.0.as_deref()?;
    let query = LibraryQuery::default();
    Some(mistakes(library, reviews, &query, MOST))
}

/// Asks for the records of games that are not there yet.
fn ask_for_games(
    (library, reviews): (Res<GameLibrary>, Res<KeptReviews>),
    games: Res<MistakenGames>,
    mut manager: ResMut<SaveManager>,
) {
    let mistakes = listed(&library, &reviews).unwrap_or_default();
    let wanted: BTreeSet<EntryId> = mistakes.iter().map(|mistake| mistake.game).collect();
    let manager = manager.bypass_change_detection();
    for &game in wanted.iter().filter(|game| !games.0.contains_key(game)) {
        manager.with_library(LibraryTask::Read(game));
    }
}

fn take_games(mut answered: MessageReader<LibraryAnswered>, mut games: ResMut<MistakenGames>) {
    for LibraryAnswered(answer) in answered.read() {
        if let LibraryAnswer::Read(game, record) = answer {
            games.0.insert(*game, record.as_ref().ok().cloned());
        }
    }
}

/// Writes the list, once all records are there.
fn fill(
    (library, reviews): (Res<GameLibrary>, Res<KeptReviews>),
    kept: Res<MistakenGames>,
    games: Res<Games>,
    panes: Query<Entity, With<MistakesPane>>,
    mut commands: Commands,
) {
    let Ok(pane) = panes.single() else {
        return;
    };
    commands.entity(pane).despawn_children();
    let mistakes = listed(&library, &reviews);
    let told = match &mistakes {
        None => keys::LIBRARY_READING,
        Some(mistakes) if mistakes.is_empty() => keys::MISTAKES_NONE,
        Some(_) => keys::MISTAKES_ABOUT,
    };
    commands.spawn((
        ChildOf(pane),
        centred(told, TextStyle::CAPTION.growing(1.3), palette::INK_PALE),
        Pickable::IGNORE,
    ));
    let mistakes = mistakes.unwrap_or_default();
    if mistakes
        .iter()
        .any(|mistake| !kept.0.contains_key(&mistake.game))
    {
        return;
    }
    let mut is_first = true;
    for mistake in mistakes {
        let Some(words) = sentence(mistake, &library, &reviews, &kept, &games) else {
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
        commands.spawn((
            ChildOf(row),
            FindsMistake(mistake.game, mistake.decision),
            sentence_button(words, focusable),
        ));
    }
}

/// A mistake with its game and its date; `None` if its game cannot be read, or has no words.
fn sentence(
    mistake: Mistake,
    library: &GameLibrary,
    reviews: &KeptReviews,
    kept: &MistakenGames,
    games: &Games,
) -> Option<LocalizedText> {
    let entry = library.listed.as_deref()?.index.entry(mistake.game)?;
    let game = games.named(&entry.game)?;
    let record = kept.0.get(&mistake.game)?.as_deref()?;
    let review = reviews.0.as_deref()?.get(&mistake.game)?;
    let decision = review.decisions.get(mistake.decision)?;
    let writer = ReviewWriter::new(record, game)?;
    Some(
        LocalizedText::new(keys::MISTAKES_ROW)
            .with("game", LocalizedText::new(game.name))
            .with("date", super::library::when(entry))
            .with("mistake", writer.mistake(decision)),
    )
}

fn press(
    activate: On<Activate>,
    buttons: Query<&FindsMistake>,
    (library, reviews): (Res<GameLibrary>, Res<KeptReviews>),
    kept: Res<MistakenGames>,
    games: Res<Games>,
    mut finds: MessageWriter<FindMistakes>,
) {
    let Ok(&FindsMistake(id, number)) = buttons.get(activate.entity) else {
        return;
    };
    let find = || {
        let entry = library.listed.as_deref()?.index.entry(id)?;
        let review = reviews.0.as_deref()?.get(&id)?;
        Some(FindMistakes {
            game: games.named(&entry.game)?.id,
            record: kept.0.get(&id)?.clone()?,
            decisions: vec![review.decisions.get(number)?.clone()],
        })
    };
    finds.write_batch(find());
}
