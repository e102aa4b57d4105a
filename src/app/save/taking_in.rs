//! Takes a game in that is brought as text: one in progress stands beside the others then, one that is over is shown
//! again, and so is any that is brought as a code. A challenge has a page of its own.

use super::{BroughtGame, LibraryTask, SaveManager, autosave::keep_game, brought_game};
use crate::app::challenge::OpenedChallenge;
use crate::app::codes::{code_fault, open_code};
use crate::app::{daily::Now, toast::Toast};
use crate::keys;
use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use kit_i18n::LocalizedText;
use kit_rules::code::{Challenge, CodeContent, CodeError};
use kit_rules::game::GameId;
use kit_table::flow::PageSystems;
use kit_table::menu::MenuTrail;
use kit_table::replay::{StartReplay, WatchFrom, own_eyes};
use kit_table::{Games, Menu, SaveSummary, SavedGames, Screen};

/// Request: take in the game of this text, if it holds one.
#[derive(Message, Clone, Debug, PartialEq, Eq)]
pub struct BringGame(pub String);

/// Takes brought games in.
pub(super) fn plugin(app: &mut App) {
    app.add_message::<BringGame>().add_systems(
        Update,
        (
            bring.run_if(not(in_state(Menu::Library))),
            bring_into_library.run_if(in_state(Menu::Library)),
        )
            .in_set(PageSystems)
            .run_if(on_message::<BringGame>.and_then(not(in_state(Screen::Loading)))),
    );
}

/// The way to the page of a challenge.
#[derive(SystemParam)]
struct ChallengePage<'w> {
    opened: ResMut<'w, OpenedChallenge>,
    menu: Res<'w, State<Menu>>,
    trail: ResMut<'w, MenuTrail>,
    next: ResMut<'w, NextState<Menu>>,
}

impl ChallengePage<'_> {
    /// Shows a challenge; the page leads back to the menu that is open.
    fn show(&mut self, challenge: Challenge) {
        self.opened.0 = Some(challenge);
        let from = *self.menu.get();
        self.trail.open(from, Menu::Challenge, &mut self.next);
    }
}

/// Takes all games of the texts into the library: records, one a line, or a code. What is wrong with a code is told.
fn bring_into_library(
    mut requests: MessageReader<BringGame>,
    (games, now): (Res<Games>, Res<Now>),
    mut page: ChallengePage,
    mut manager: ResMut<SaveManager>,
    mut toasts: MessageWriter<Toast>,
) {
    for BringGame(text) in requests.read() {
        if text.trim().is_empty() {
            toasts.write(Toast(LocalizedText::new(keys::TOAST_IMPORT_EMPTY)));
            continue;
        }
        // A record is JSON, and no code has a brace.
        let code = (!text.contains('{')).then(|| open_code(&games, text));
        let text = match code {
            Some(Ok(CodeContent::Game(record))) => record,
            Some(Ok(CodeContent::Challenge(challenge))) => {
                page.show(challenge);
                continue;
            }
            None | Some(Err(CodeError::NotFound(_))) => text.clone(),
            Some(Err(why)) => {
                toasts.write(Toast(code_fault(&why)));
                continue;
            }
        };
        let manager = manager.bypass_change_detection();
        manager.with_library(LibraryTask::Import(text, now.0));
    }
}

/// Takes games in: the last one in progress becomes the game that Continue goes on with, and the title offers it.
fn bring(
    mut requests: MessageReader<BringGame>,
    mut manager: ResMut<SaveManager>,
    games: Res<Games>,
    mut saved: ResMut<SavedGames>,
    mut toasts: MessageWriter<Toast>,
    mut replays: MessageWriter<StartReplay>,
    mut page: ChallengePage,
    mut commands: Commands,
) {
    for BringGame(text) in requests.read() {
        let told = match brought_game(&games, text) {
            Ok(BroughtGame::Code(game, save)) => {
                replays.write(watched(&games, game, save));
                commands.set_state(Menu::None);
                continue;
            }
            Ok(BroughtGame::Challenge(challenge)) => {
                page.show(challenge);
                continue;
            }
            Ok(BroughtGame::Record(game, save)) if save.is_over => {
                replays.write(watched(&games, game, save));
                commands.set_state(Menu::None);
                continue;
            }
            Ok(BroughtGame::Record(game, save)) => {
                keep_game(&mut manager, &mut saved, game, save);
                commands.set_state(Menu::None);
                commands.set_state(Screen::Title);
                LocalizedText::new(keys::TOAST_IMPORT_DONE)
            }
            Err(why) => why,
        };
        toasts.write(Toast(told));
    }
}

/// A game as it is shown again: from its beginning, through the eyes of whoever played it.
fn watched(games: &Games, game: GameId, save: SaveSummary) -> StartReplay {
    StartReplay {
        game,
        from: WatchFrom::Beginning,
        seen_by: own_eyes(games, game, &save.record),
        record: save.record,
    }
}
