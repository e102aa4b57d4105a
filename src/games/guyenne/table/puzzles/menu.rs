//! The list of puzzles, by difficulty, with how far the player has come in each.

use bevy::prelude::*;
use bevy::ui_widgets::Activate;

use super::lead::StartPuzzle;
use super::{PuzzleProgress, words};
use crate::keys;
use guyenne_rules::ID;
use guyenne_rules::seat::Camp;
use guyenne_rules::{Puzzle, PuzzleDifficulty};
use kit_i18n::LocalizedText;
use kit_input::Focusable;
use kit_table::menu::menus_are_about;
use kit_table::menu_page::{read_heading, read_page};
use kit_table::{Learning, Menu};
use kit_theme::scroll_pane::scroll_pane;
use kit_theme::widget::{button, label};
use kit_theme::{ButtonStyle, Picture, Scale, TextStyle, palette};

/// A button that puts a puzzle on the table.
#[derive(Component, Clone)]
pub(super) struct PlaysPuzzle(String);

/// The focus zones of the head and of the list.
const HEAD: u8 = 0;
const LIST: u8 = 1;
/// The width that a sign has, in design units.
const SIGN: f32 = 40.0;

pub(super) fn plugin(app: &mut App) {
    app.add_observer(press_button).add_systems(
        OnEnter(Menu::Puzzles),
        show_puzzles.run_if(menus_are_about(ID)),
    );
}

/// The picture that stands for a progress, and its height in design units: a pennon for a solved puzzle, a quill for
/// one that was tried.
fn sign(progress: PuzzleProgress, camp: Camp) -> (&'static str, f32) {
    match (progress, camp) {
        (PuzzleProgress::New, _) => ("diamond", 13.0),
        (PuzzleProgress::Tried(_), _) => ("icon-quill", 28.0),
        (PuzzleProgress::Solved(_), Camp::English) => ("pennon-english-up", 32.0),
        (PuzzleProgress::Solved(_), Camp::French) => ("pennon-french-up", 32.0),
    }
}

/// How many puzzles the player has solved, in words.
pub(crate) fn count(learning: &Learning) -> LocalizedText {
    let all = Puzzle::all();
    let solved = |puzzle: &&Puzzle| PuzzleProgress::of(learning, puzzle).is_solved();
    LocalizedText::new(keys::PUZZLES_COUNT)
        .with("n", all.iter().filter(solved).count())
        .with("of", all.len())
}

fn show_puzzles(learning: Res<Learning>, scale: Res<Scale>, mut commands: Commands) {
    let page = read_page(&mut commands, Menu::Puzzles, "Puzzles", 6.0, HEAD);
    commands.spawn((
        ChildOf(page.title),
        label(keys::PUZZLES, read_heading(&scale), palette::AZURE_DEEP),
    ));
    let all = Puzzle::all();
    let progress = |puzzle: &Puzzle| PuzzleProgress::of(&learning, puzzle);
    commands.spawn((
        ChildOf(page.options),
        Node {
            align_self: AlignSelf::Center,
            ..default()
        },
        label(
            count(&learning),
            TextStyle::CAPTION.growing(1.2),
            palette::INK_PALE,
        ),
    ));
    let pane = scroll_pane(&mut commands, page.panel);
    let next = all.iter().position(|puzzle| !progress(puzzle).is_solved());
    for difficulty in PuzzleDifficulty::ALL {
        let here = |(_, puzzle): &(usize, &Puzzle)| puzzle.difficulty == difficulty;
        let these: Vec<_> = all.iter().enumerate().filter(here).collect();
        let Some((_, first)) = these.first() else {
            continue;
        };
        commands.spawn((
            ChildOf(pane),
            Node {
                flex_shrink: 0.0,
                ..default()
            },
            label(
                words::difficulty(first),
                TextStyle::NAME.sized(24.0).growing(1.2),
                palette::GULES_DEEP,
            ),
        ));
        let tiles = commands
            .spawn((
                ChildOf(pane),
                Node {
                    flex_wrap: FlexWrap::Wrap,
                    column_gap: px(12),
                    row_gap: px(8),
                    margin: UiRect::bottom(px(8)),
                    flex_shrink: 0.0,
                    ..default()
                },
            ))
            .id();
        for (n, puzzle) in these {
            let first = next.unwrap_or_default() == n;
            tile(&mut commands, tiles, puzzle, progress(puzzle), first);
        }
    }
}

/// A puzzle of the list: its title, its rules, and how far the player has come.
fn tile(
    commands: &mut Commands,
    tiles: Entity,
    puzzle: &Puzzle,
    progress: PuzzleProgress,
    first: bool,
) {
    let place = Focusable::MENU.zone(LIST);
    let place = if first { place.first() } else { place };
    let tile = commands
        .spawn((
            ChildOf(tiles),
            PlaysPuzzle(puzzle.name.clone()),
            button(ButtonStyle::Parchment, words::title(puzzle), place),
        ))
        .id();
    let padding = UiRect::new(px(SIGN + 16.0), px(18), px(8), px(11));
    commands
        .entity(tile)
        .entry::<Node>()
        .and_modify(move |mut node| {
            node.flex_direction = FlexDirection::Column;
            node.align_items = AlignItems::FlexStart;
            node.padding = padding;
            node.width = percent(48.8);
        });
    let small = TextStyle::CAPTION.sized(16.5).growing(1.2);
    let said = LocalizedText::new(keys::PUZZLES_SAID)
        .with("rules", words::played_by(puzzle))
        .with("progress", words::progress(progress));
    commands.spawn((
        ChildOf(tile),
        label(said, small, palette::INK),
        Pickable::IGNORE,
    ));
    let (picture, height) = sign(progress, puzzle.seat.camp);
    let at = Node {
        position_type: PositionType::Absolute,
        left: px(10),
        top: px(0),
        bottom: px(0),
        width: px(SIGN),
        align_items: AlignItems::Center,
        justify_content: JustifyContent::Center,
        ..default()
    };
    let at = commands.spawn((ChildOf(tile), at, Pickable::IGNORE)).id();
    commands.spawn((
        ChildOf(at),
        Picture::tall(picture, height),
        Pickable::IGNORE,
    ));
}

fn press_button(
    activate: On<Activate>,
    buttons: Query<&PlaysPuzzle>,
    mut start: MessageWriter<StartPuzzle>,
) {
    if let Ok(PlaysPuzzle(name)) = buttons.get(activate.entity) {
        start.write(StartPuzzle(name.clone()));
    }
}
