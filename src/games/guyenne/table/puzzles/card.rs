//! The card of the puzzle on the table: its task, its hints, what came of a move, and why.

use bevy::prelude::*;
use bevy::ui_widgets::Activate;

use super::lead::{CardPressed, next};
use super::stage::{CardKind, CurrentPuzzle, PuzzleOutcome};
use super::{Help, words};
use crate::hint_text::advised;
use crate::hud::HidesTips;
use crate::keys;
use crate::layout::TableLayout;
use crate::session::{TABLE_UPDATE, TableSystems};
use crate::{DisplayedView, TABLE};
use guyenne_rules::Puzzle;
use kit_i18n::{LiveRegion, LocalizedText};
use kit_input::{Action, Focusable, Layer, Popover, Presses};
use kit_rules::message_key::MessageKey;
use kit_table::Learning;
use kit_table::hint;
use kit_table::log_panel::LogOpen;
use kit_table::overview_panel::OverviewOpen;
use kit_theme::widget::{button, label};
use kit_theme::{ButtonStyle, Picture, TextStyle, palette};

/// The card's root node.
#[derive(Component)]
pub struct PuzzleCard;

/// A button of the card.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq)]
pub enum CardButton {
    /// To the table, to choose a move.
    Begin,
    /// From the beginning.
    Again,
    /// The next help: a hint, then the move.
    Hint,
    /// The solution is played.
    Solution,
    /// The next puzzle that is not solved.
    Next,
    /// The list of all puzzles.
    List,
}

impl CardButton {
    /// The key of its words, where so much help has been shown.
    fn key(self, help: Help) -> MessageKey {
        match self {
            Self::Begin => keys::PUZZLE_BEGIN,
            Self::Again => keys::PUZZLE_AGAIN,
            Self::Hint if help >= Help::Hint => keys::PUZZLE_MOVE,
            Self::Hint => keys::PUZZLE_HINT,
            Self::Solution => keys::PUZZLE_SOLUTION,
            Self::Next => keys::PUZZLE_NEXT,
            Self::List => keys::PUZZLE_LIST,
        }
    }
}

/// The widest card, and the height of its buttons, in design units.
const WIDTH: f32 = 900.0;
const BUTTON: f32 = 46.0;

pub(super) fn plugin(app: &mut App) {
    app.add_observer(press_button).add_systems(
        TABLE_UPDATE,
        (
            close_on_back.in_set(TableSystems::Input),
            (
                draw_card.run_if(
                    in_state(TABLE)
                        .and_then(resource_exists::<CurrentPuzzle>)
                        .and_then(resource_exists::<DisplayedView>),
                ),
                remove_cards.run_if(resource_removed::<CurrentPuzzle>),
            )
                .chain()
                .after(TableSystems::Show),
        ),
    );
}

/// The key that leads back closes the task.
fn close_on_back(
    presses: Res<Presses>,
    current: Option<Res<CurrentPuzzle>>,
    mut pressed: MessageWriter<CardPressed>,
) {
    let reads = current.is_some_and(|current| current.card() == Some(&CardKind::Task));
    if reads && presses.below_menus(Action::Back) {
        pressed.write(CardPressed(CardButton::Begin));
    }
}

fn press_button(
    activate: On<Activate>,
    buttons: Query<&CardButton>,
    mut pressed: MessageWriter<CardPressed>,
) {
    if let Ok(&button) = buttons.get(activate.entity) {
        pressed.write(CardPressed(button));
    }
}

/// Presses a button of the card: for the tour.
pub fn press_card(world: &mut World, button: CardButton) {
    world.write_message(CardPressed(button));
}

/// A text of the card.
struct Line {
    message: LocalizedText,
    style: TextStyle,
    color: Color,
}

/// What a card says below its head, and its buttons, the first one first.
fn contents(
    kind: &CardKind,
    current: &CurrentPuzzle,
    shown: &DisplayedView,
    learning: &Learning,
) -> (Vec<Line>, Vec<CardButton>) {
    let puzzle = current.puzzle();
    let line = |message, style, color| Line {
        message,
        style,
        color,
    };
    let strong = |message| line(message, TextStyle::STRONG, palette::INK);
    let told = |outcome: &PuzzleOutcome| {
        let all = words::told(puzzle, outcome).into_iter();
        all.map(strong).collect::<Vec<_>>()
    };
    let more = next(puzzle, learning).map(|_| CardButton::Next);
    match kind {
        CardKind::Task => {
            let mut lines = vec![strong(words::task(puzzle))];
            lines.push(line(
                words::against(puzzle),
                TextStyle::CAPTION,
                palette::INK_PALE,
            ));
            let help = |message| line(message, TextStyle::SMALL_STRONG, palette::AZURE_DEEP);
            if current.help() >= Help::Hint {
                lines.push(help(
                    LocalizedText::new(keys::PUZZLE_HINT_SAYS).with("hint", words::hint(puzzle)),
                ));
            }
            if let Some(m) = current.best_move() {
                let advised = advised(m, &shown.view, puzzle.seat.camp);
                lines.push(help(hint::sentence(advised, [])));
            }
            let mut buttons = vec![CardButton::Begin];
            if current.help() < Help::Move || current.best_move().is_none() {
                buttons.push(CardButton::Hint);
            }
            buttons.extend([CardButton::Solution, CardButton::List]);
            (lines, buttons)
        }
        CardKind::Missed(outcome) => {
            let mut buttons = vec![CardButton::Again];
            if current.help() < Help::Move {
                buttons.push(CardButton::Hint);
            }
            buttons.extend([CardButton::Solution, CardButton::List]);
            (told(outcome), buttons)
        }
        CardKind::Solved(outcome) | CardKind::Shown(outcome) => {
            let mut lines = told(outcome);
            lines.push(line(words::why(puzzle), TextStyle::BODY, palette::INK));
            // What is solved leads on; what was shown asks to be tried.
            let again = Some(CardButton::Again);
            let first = match kind {
                CardKind::Solved(_) => [more, again],
                _ => [again, more],
            };
            let mut buttons: Vec<_> = first.into_iter().flatten().collect();
            buttons.push(CardButton::List);
            (lines, buttons)
        }
    }
}

/// What stands over a card.
fn heading(kind: &CardKind, puzzle: &Puzzle) -> (LocalizedText, LocalizedText) {
    let title = words::title(puzzle);
    let over = |key: MessageKey| LocalizedText::new(key).with("puzzle", title.clone());
    match kind {
        CardKind::Task => {
            let about = LocalizedText::new(keys::PUZZLE_ABOUT)
                .with("difficulty", words::difficulty(puzzle))
                .with("rules", words::played_by(puzzle));
            (title, about)
        }
        CardKind::Missed(_) => (over(keys::PUZZLE_MISSED), words::goal(puzzle, false)),
        CardKind::Solved(_) => (over(keys::PUZZLE_SOLVED), words::goal(puzzle, false)),
        CardKind::Shown(_) => (over(keys::PUZZLE_SHOWN), words::goal(puzzle, false)),
    }
}

/// Draws the card that is to be read. While the log or the table in words lies open there is none.
fn draw_card(
    current: Res<CurrentPuzzle>,
    layout: Res<TableLayout>,
    (log, overview): (Res<LogOpen>, Res<OverviewOpen>),
    displayed: Res<DisplayedView>,
    learning: Res<Learning>,
    cards: Query<Entity, With<PuzzleCard>>,
    mut commands: Commands,
) {
    let kind = current.card().filter(|_| !log.0 && !overview.0);
    let same = !current.is_changed() && !layout.is_changed() && cards.is_empty() == kind.is_none();
    if same {
        return;
    }
    for card in &cards {
        commands.entity(card).despawn();
    }
    let Some(kind) = kind else {
        return;
    };
    let (lines, buttons) = contents(kind, &current, &displayed, &learning);
    let compact = layout.compact;
    let pick = |large: f32, small: f32| if compact { small } else { large };
    let grown = |style: TextStyle| {
        let size = style.size * pick(1.0, 0.86);
        style.sized(size).growing(pick(1.5, 1.1))
    };
    let root = commands
        .spawn((
            (PuzzleCard, HidesTips),
            Name::new("Puzzle"),
            DespawnOnExit(TABLE),
            GlobalZIndex(32),
            Pickable::IGNORE,
            Node {
                position_type: PositionType::Absolute,
                width: percent(100),
                height: percent(100),
                justify_content: JustifyContent::Center,
                align_items: AlignItems::FlexStart,
                padding: UiRect::top(px(pick(8.0, 4.0))),
                ..default()
            },
        ))
        .id();
    let card = commands
        .spawn((
            ChildOf(root),
            Picture::new("panel-parchment"),
            Node {
                width: px(WIDTH),
                max_width: percent(97),
                flex_direction: FlexDirection::Column,
                padding: UiRect::new(px(36), px(36), px(pick(18.0, 13.0)), px(pick(24.0, 18.0))),
                row_gap: px(pick(8.0, 4.0)),
                ..default()
            },
        ))
        .id();
    // The pause key closes the task, which a press brings back; the other cards stay.
    if *kind == CardKind::Task {
        commands.entity(card).insert(Popover);
    }
    let (title, about) = heading(kind, current.puzzle());
    let head = Node {
        align_items: AlignItems::Baseline,
        justify_content: JustifyContent::SpaceBetween,
        flex_wrap: FlexWrap::Wrap,
        column_gap: px(18),
        ..default()
    };
    let head = commands.spawn((ChildOf(card), head)).id();
    commands.spawn((
        ChildOf(head),
        label(title, grown(TextStyle::SUBHEADING), palette::AZURE_DEEP),
        LiveRegion,
        Pickable::IGNORE,
    ));
    commands.spawn((
        ChildOf(head),
        label(about, grown(TextStyle::CAPTION), palette::INK_PALE),
        Pickable::IGNORE,
    ));
    for Line {
        message,
        style,
        color,
    } in lines
    {
        commands.spawn((
            ChildOf(card),
            label(message, grown(style.sized(style.size.min(20.0))), color),
            LiveRegion,
            Pickable::IGNORE,
        ));
    }
    let foot = Node {
        flex_wrap: FlexWrap::Wrap,
        justify_content: JustifyContent::Center,
        column_gap: px(10),
        row_gap: px(6),
        margin: UiRect::top(px(pick(6.0, 3.0))),
        ..default()
    };
    let foot = commands.spawn((ChildOf(card), foot)).id();
    let place = Focusable::on(Layer::Question);
    for (n, press) in buttons.into_iter().enumerate() {
        let (style, focusable) = match n {
            0 => (ButtonStyle::Azure, place.first()),
            _ => (ButtonStyle::Parchment, place),
        };
        commands
            .spawn((
                ChildOf(foot),
                press,
                button(style, press.key(current.help()), focusable),
            ))
            .entry::<Node>()
            .and_modify(move |mut node| {
                node.min_height = px(BUTTON);
                node.padding = UiRect::horizontal(px(if compact { 14 } else { 22 }));
            });
    }
}

fn remove_cards(cards: Query<Entity, With<PuzzleCard>>, mut commands: Commands) {
    for card in &cards {
        commands.entity(card).despawn();
    }
}
