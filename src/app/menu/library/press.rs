//! What the buttons of the page do, and what is told of it.

use bevy::prelude::*;
use bevy::ui_widgets::Activate;
use bevy::window::ExitSystems;
#[cfg(not(target_arch = "wasm32"))]
use bevy::window::FileDragAndDrop;
use kit_i18n::LocalizedText;
use kit_library::{EntryId, Library, Mark, import::ImportReport};
#[cfg(not(target_arch = "wasm32"))]
use kit_rules::code::CodeError;
use kit_rules::headless::Headless;
use kit_table::flow::PageSystems;
use kit_table::replay::{StartReplay, WatchFrom, own_eyes};
use kit_table::result_page::ChallengeFriend;
use kit_table::{Games, Menu, OpenReview};

use super::button::{LibraryButton, ListFocus, Paging, RowAction};
use super::view::LibraryView;
use super::words;
use crate::app::clipboard::CopyText;
#[cfg(not(target_arch = "wasm32"))]
use crate::app::clipboard::TextClipboard;
#[cfg(not(target_arch = "wasm32"))]
use crate::app::codes::open_code;
use crate::app::codes::told_to_a_friend;
use crate::app::daily::Now;
use crate::app::library::{GameLibrary, LibraryAnswered};
use crate::app::link::PageAddress;
use crate::app::platform::{PlatformCapabilities, SaveTransfer};
#[cfg(not(target_arch = "wasm32"))]
use crate::app::save::BringGame;
use crate::app::save::{LibraryAnswer, LibraryTask, SaveManager, finish_writing};
use crate::app::toast::Toast;
use crate::keys;
#[cfg(not(target_arch = "wasm32"))]
use std::{fs, path::Path};

/// The games that are read to be watched, reviewed, copied, or sent as a challenge.
#[derive(Resource, Default)]
struct Wanted(Vec<(EntryId, RowAction)>);

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Wanted>()
        .add_observer(press_row)
        .add_observer(press_foot)
        .add_systems(OnExit(Menu::Library), leave)
        .add_systems(
            Last,
            leave
                .after(ExitSystems)
                .before(finish_writing)
                .run_if(in_state(Menu::Library).and_then(on_message::<AppExit>)),
        )
        .add_systems(
            Update,
            (take_read, tell_answers)
                .in_set(PageSystems)
                .run_if(on_message::<LibraryAnswered>),
        );
    // A page asks for a text itself, and gets no files.
    #[cfg(not(target_arch = "wasm32"))]
    app.add_observer(paste)
        .add_systems(Update, take_files.run_if(on_message::<FileDragAndDrop>));
}

/// Does something with a game. Its record goes out as that of all games does, to a file of its own.
fn press_row(
    activate: On<Activate>,
    buttons: Query<&LibraryButton>,
    (library, now): (Res<GameLibrary>, Res<Now>),
    mut manager: ResMut<SaveManager>,
    mut view: ResMut<LibraryView>,
    mut focus: ResMut<ListFocus>,
    mut wanted: ResMut<Wanted>,
) {
    let (Ok(&LibraryButton::Of(game, action)), Some(listed)) =
        (buttons.get(activate.entity), &library.listed)
    else {
        return;
    };
    let manager = manager.bypass_change_detection();
    match action {
        RowAction::Star => {
            manager.with_library(LibraryTask::Mark(star(listed, game)));
        }
        RowAction::Watch
        | RowAction::Review
        | RowAction::Copy
        | RowAction::Address
        | RowAction::Challenge => {
            wanted.0.push((game, action));
            manager.with_library(LibraryTask::Read(game));
        }
        RowAction::Export => {
            let name = format!("guyenne-game-{}.jsonl", now.date());
            manager.with_library(LibraryTask::Export(vec![game], name));
        }
        RowAction::Delete => {
            focus.wanted = Some(LibraryButton::Of(game, RowAction::Restore));
            view.deleted.insert(game);
            let at = now.0;
            manager.with_library(LibraryTask::Mark(Mark::Delete { game, at }));
        }
        RowAction::Restore => {
            focus.wanted = Some(LibraryButton::Of(game, RowAction::Delete));
            view.deleted.remove(&game);
            manager.with_library(LibraryTask::Mark(Mark::Restore(game)));
        }
    }
}

fn star(listed: &Library, game: EntryId) -> Mark {
    if listed.marks.is_starred(game) {
        Mark::Unstar(game)
    } else {
        Mark::Star(game)
    }
}

/// Turns the page, takes games in, or gives those that are found out.
fn press_foot(
    activate: On<Activate>,
    buttons: Query<&LibraryButton>,
    library: Res<GameLibrary>,
    platform: Res<PlatformCapabilities>,
    now: Res<Now>,
    mut manager: ResMut<SaveManager>,
    mut view: ResMut<LibraryView>,
    mut transfers: MessageWriter<SaveTransfer>,
) {
    match buttons.get(activate.entity) {
        Ok(LibraryButton::Page(Paging::Before)) => view.page = view.page.saturating_sub(1),
        Ok(LibraryButton::Page(Paging::After)) => view.page += 1,
        Ok(LibraryButton::Import) if platform.carries_text => {
            transfers.write(SaveTransfer::In);
        }
        Ok(LibraryButton::Export) => {
            let Some(listed) = &library.listed else {
                return;
            };
            let found = view.found(listed).into_iter();
            let games = found.filter(|game| !view.deleted.contains(game)).collect();
            let manager = manager.bypass_change_detection();
            manager.with_library(LibraryTask::Export(games, export_name(*now)));
        }
        _ => {}
    }
}

/// Takes in what is on the clipboard.
#[cfg(not(target_arch = "wasm32"))]
fn paste(
    activate: On<Activate>,
    buttons: Query<&LibraryButton>,
    platform: Res<PlatformCapabilities>,
    mut clipboard: ResMut<TextClipboard>,
    mut brought: MessageWriter<BringGame>,
) {
    if buttons.get(activate.entity) == Ok(&LibraryButton::Import) && !platform.carries_text {
        brought.write(BringGame(clipboard.text()));
    }
}

/// The name of the file that games are given out in, by the date.
fn export_name(now: Now) -> String {
    format!("guyenne-games-{}.jsonl", now.date())
}

/// Removes the games that were deleted here for good, and those of an earlier visit that ended with a killed program or
/// a closed tab. What another program has just deleted can still be restored there.
fn leave(
    (library, now): (Res<GameLibrary>, Res<Now>),
    mut view: ResMut<LibraryView>,
    mut manager: ResMut<SaveManager>,
) {
    let mut deleted = core::mem::take(&mut view.deleted);
    if let Some(listed) = &library.listed {
        deleted.extend(listed.marks.left_deleted(now.0));
    }
    if !deleted.is_empty() {
        manager
            .bypass_change_detection()
            .with_library(LibraryTask::Purge(deleted));
    }
}

/// Shows a game again that has been read, opens its review, copies it, or challenges others with it.
fn take_read(
    mut answered: MessageReader<LibraryAnswered>,
    (games, address): (Res<Games>, Res<PageAddress>),
    mut wanted: ResMut<Wanted>,
    mut copies: MessageWriter<CopyText>,
    mut challenges: MessageWriter<ChallengeFriend>,
    mut replays: MessageWriter<StartReplay>,
    mut reviews: MessageWriter<OpenReview>,
    mut toasts: MessageWriter<Toast>,
    mut commands: Commands,
) {
    for LibraryAnswered(answer) in answered.read() {
        let LibraryAnswer::Read(id, read) = answer else {
            continue;
        };
        let at = wanted.0.iter().position(|(wanted, _)| wanted == id);
        let Some((_, action)) = at.map(|at| wanted.0.remove(at)) else {
            continue;
        };
        let record = match read {
            Ok(record) => record,
            Err(why) => {
                toasts.write(Toast(words::unreadable(why)));
                continue;
            }
        };
        if action == RowAction::Copy {
            copies.write(CopyText(told_to_a_friend(record)));
            continue;
        }
        if action == RowAction::Address {
            let code = told_to_a_friend(record);
            copies.write_batch(address.of_game(&code).map(CopyText));
            continue;
        }
        let headless = games.headless();
        let of = Headless::that_wrote(record.as_bytes(), &headless);
        let Some(of) = of else { continue };
        let (game, record) = (of.id, record.clone());
        match action {
            RowAction::Challenge => {
                challenges.write(ChallengeFriend { game, record });
            }
            RowAction::Review => {
                reviews.write(OpenReview { game, record });
            }
            _ => {
                replays.write(StartReplay {
                    game,
                    from: WatchFrom::Beginning,
                    seen_by: own_eyes(&games, game, &record),
                    record,
                });
                commands.set_state(Menu::None);
            }
        }
    }
}

/// Says what has come in, and what has gone out.
fn tell_answers(mut answered: MessageReader<LibraryAnswered>, mut toasts: MessageWriter<Toast>) {
    for LibraryAnswered(answer) in answered.read() {
        match answer {
            LibraryAnswer::Imported(report) => {
                toasts.write(Toast(imported(report)));
            }
            LibraryAnswer::Exported {
                file,
                written,
                left_out,
            } => {
                let told = LocalizedText::new(keys::LIBRARY_EXPORTED)
                    .with("n", *written)
                    .with("file", file.clone());
                toasts.write(Toast(told));
                if *left_out > 0 {
                    let told = LocalizedText::new(keys::LIBRARY_LEFT_OUT);
                    toasts.write(Toast(told.with("n", *left_out)));
                }
            }
            _ => {}
        }
    }
}

/// The sentence about a text that was brought in.
fn imported(report: &ImportReport) -> LocalizedText {
    let told = LocalizedText::new(keys::LIBRARY_IMPORTED)
        .with("taken", report.taken)
        .with("known", report.known);
    let told = match words::damaged(keys::LIBRARY_IMPORTED_DAMAGED, &report.damaged) {
        None => told,
        Some(damaged) => damaged.with("imported", told),
    };
    let lines: Vec<u64> = report.other_deals.iter().map(|it| it.line).collect();
    match report.other_deals.first() {
        None => told,
        Some(first) => LocalizedText::new(keys::LIBRARY_IMPORTED_DEALS)
            .with("imported", told)
            .with("n", report.other_deals.len())
            .with("lines", words::line_numbers(&lines, 0))
            .with("event", first.event),
    }
}

/// The longest file that may hold a code, in bytes.
#[cfg(not(target_arch = "wasm32"))]
const LONGEST_CODE: u64 = 1 << 16;

/// The text of a file, if it holds a code, perhaps a damaged one: of a game, or of a challenge.
#[cfg(not(target_arch = "wasm32"))]
fn code_in(games: &Games, file: &Path) -> Option<String> {
    let size = fs::metadata(file).ok()?.len();
    let text = (size <= LONGEST_CODE).then(|| fs::read_to_string(file));
    let text = text?.ok().filter(|text| !text.contains('{'))?;
    let is_code = !matches!(open_code(games, &text), Err(CodeError::NotFound(_)));
    is_code.then_some(text)
}

/// Takes the games of files in that are dropped on the window. A file with a code is taken as if it were pasted.
#[cfg(not(target_arch = "wasm32"))]
fn take_files(
    mut dropped: MessageReader<FileDragAndDrop>,
    (games, now): (Res<Games>, Res<Now>),
    mut manager: ResMut<SaveManager>,
    mut brought: MessageWriter<BringGame>,
    mut commands: Commands,
) {
    for event in dropped.read() {
        if let FileDragAndDrop::DroppedFile { path_buf, .. } = event {
            if let Some(text) = code_in(&games, path_buf) {
                brought.write(BringGame(text));
                continue;
            }
            let task = LibraryTask::ImportFile(path_buf.clone(), now.0);
            manager.bypass_change_detection().with_library(task);
            // Opened anew it would end what can be undone there.
            commands.set_state_if_neq(Menu::Library);
        }
    }
}
