//! The page that asks who plays on from a moment of a replay, seat by seat: a person or one of the game's bots.

use bevy::prelude::*;
use bevy::ui_widgets::Activate;

use super::branch::{BranchDraft, BranchSeat};
use crate::flow::{GameRequest, PageSystems, StartFailed, StartGame};
use crate::game::{Game, Games};
use crate::keys;
use crate::menu::Menu;
use crate::menu_page::{read_heading, read_page};
use crate::player::Player;
use kit_i18n::{LiveRegion, LocalizedText};
use kit_input::Focusable;
use kit_rules::player_kind::{PlayerKind, UNNAMED};
use kit_rules::shown_text;
use kit_theme::scroll_pane::scroll_pane;
use kit_theme::widget::{button, label, row, set_checked};
use kit_theme::{ButtonStyle, CheckedOption, Scale, TextStyle, palette};

/// The focus zones of the head and of the seats.
const HEAD: u8 = 0;
const SEATS: u8 = 1;
/// The space below the head, in design units.
const GAP: f32 = 8.0;
/// The width of the captions of the seats, in design units.
const CAPTION: f32 = 220.0;

/// The button that begins the game.
#[derive(Component)]
struct BeginsBranch;

/// An option: who plays in a seat, both by their place in the draft.
#[derive(Component, Clone, Copy)]
struct SeatChoice {
    seat: usize,
    option: usize,
}

pub(super) fn plugin(app: &mut App) {
    app.add_observer(choose)
        .add_observer(begin)
        .add_systems(
            OnEnter(Menu::PlayOn),
            show_page.run_if(resource_exists::<BranchDraft>),
        )
        .add_systems(
            Update,
            mark_choices
                .in_set(PageSystems)
                .run_if(resource_exists::<BranchDraft>.and_then(
                    resource_changed::<BranchDraft>.or_else(any_match_filter::<Added<SeatChoice>>),
                )),
        );
}

fn show_page(
    scale: Res<Scale>,
    draft: Res<BranchDraft>,
    games: Res<Games>,
    mut commands: Commands,
) {
    let Some(game) = games.get(draft.game) else {
        return;
    };
    let page = read_page(&mut commands, Menu::PlayOn, "Play on", GAP, HEAD);
    commands.spawn((
        ChildOf(page.title),
        label(
            keys::REPLAY_PLAY_ON,
            read_heading(&scale),
            palette::AZURE_DEEP,
        ),
    ));
    if draft.record.is_some() {
        commands.spawn((
            ChildOf(page.options),
            BeginsBranch,
            button(
                ButtonStyle::Azure,
                keys::REPLAY_BRANCH_BEGIN,
                Focusable::MENU.zone(HEAD).first(),
            ),
        ));
    }
    let pane = scroll_pane(&mut commands, page.panel);
    commands
        .entity(pane)
        .entry::<Node>()
        .and_modify(|mut node| {
            node.row_gap = px(12);
        });
    let about = match (&draft.record, draft.changes) {
        (None, _) => keys::REPLAY_NO_DECISION,
        (Some(_), true) => keys::REPLAY_BRANCH_ABOUT,
        (Some(_), false) => keys::REPLAY_BRANCH_KEEPS,
    };
    commands.spawn((
        ChildOf(pane),
        LiveRegion,
        label(about, TextStyle::BODY, palette::INK),
        Pickable::IGNORE,
    ));
    if !draft.changes {
        return;
    }
    for (n, seat) in draft.seats.iter().enumerate() {
        let row = row(&mut commands, pane, caption(seat, game), Some(CAPTION));
        for (option, kind) in seat.options.iter().enumerate() {
            let choice = SeatChoice { seat: n, option };
            let words = player(kind, seat, game);
            let focusable = Focusable::MENU.zone(SEATS);
            let button = button(ButtonStyle::Option, words, focusable);
            commands.spawn((ChildOf(row), choice, button));
        }
    }
}

/// What a seat is called.
fn caption(seat: &BranchSeat, game: &Game) -> LocalizedText {
    let side = (game.words_of_setups.side)(usize::from(seat.side));
    match seat.number {
        None => side,
        Some(n) => LocalizedText::new(keys::REPLAY_BRANCH_SEAT)
            .with("side", side)
            .with("n", n),
    }
}

/// What a player is called who may play in a seat.
fn player(kind: &PlayerKind, seat: &BranchSeat, game: &Game) -> LocalizedText {
    if let Some(bot) = kind.bot() {
        return game.bot_name(bot);
    }
    let name = seat.name.as_deref().map(shown_text::name);
    match name {
        Some(name) if !name.is_empty() && name != UNNAMED => LocalizedText::verbatim(name),
        _ => LocalizedText::new(Player::PERSON),
    }
}

/// Marks who plays.
fn mark_choices(
    draft: Res<BranchDraft>,
    options: Query<(Entity, &SeatChoice, Has<CheckedOption>)>,
    mut commands: Commands,
) {
    for (entity, choice, was) in &options {
        let seat = draft.seats.get(choice.seat);
        let is = seat.is_some_and(|seat| seat.chosen == choice.option);
        if is != was {
            set_checked(&mut commands.entity(entity), is);
        }
    }
}

fn choose(activate: On<Activate>, options: Query<&SeatChoice>, draft: Option<ResMut<BranchDraft>>) {
    if let (Ok(choice), Some(mut draft)) = (options.get(activate.entity), draft)
        && let Some(seat) = draft.seats.get_mut(choice.seat)
    {
        seat.chosen = choice.option;
    }
}

/// Begins the game, unless this program has not all of its players.
fn begin(
    activate: On<Activate>,
    buttons: Query<(), With<BeginsBranch>>,
    draft: Option<Res<BranchDraft>>,
    games: Res<Games>,
    mut next: ResMut<NextState<Menu>>,
    mut starts: MessageWriter<StartGame>,
    mut failed: MessageWriter<StartFailed>,
) {
    let (true, Some(draft)) = (buttons.contains(activate.entity), draft) else {
        return;
    };
    let Some((game, record)) = games
        .get(draft.game)
        .and_then(|game| Some((game, draft.begun(game)?)))
    else {
        return;
    };
    next.set(Menu::None);
    match (game.summary)(&record) {
        Ok(save) if save.refused.is_none() => {
            starts.write(StartGame {
                game: draft.game,
                request: GameRequest {
                    resume: Some(save.record),
                    ..GameRequest::default()
                },
            });
        }
        Ok(save) => {
            failed.write_batch(save.refused.map(StartFailed));
        }
        Err(_) => {}
    }
}
