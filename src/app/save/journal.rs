//! The journal: the file that `--record` names. Every game becomes a line when it is over; one that is left before its
//! end becomes one when the program ends, as it may be taken up again until then. Lines that are in the file already
//! stay.

use super::manager::SaveManager;
use crate::app::options::LaunchOptions;
use bevy::{prelude::*, window::ExitSystems};
use kit_rules::continuation::goes_on_as;
use kit_table::{InGame, RecordChanged};
use std::path::PathBuf;

/// The file, and the games that are not written yet.
#[derive(Resource, Debug)]
struct Journal {
    path: PathBuf,
    open: Option<OpenGame>,
    /// Those that were left, in that order.
    left: Vec<OpenGame>,
}

/// A game that is not written yet: its record, and whether that has changed since the game was begun, or taken up again
/// from an earlier run of the program.
#[derive(Debug)]
struct OpenGame {
    record: String,
    is_changed: bool,
}

/// Writes the journal that the command line asks for.
pub(super) fn plugin(app: &mut App) {
    app.add_systems(PreStartup, open_journal)
        .add_systems(
            PostUpdate,
            follow_game
                .run_if(resource_exists::<Journal>)
                .run_if(on_message::<RecordChanged>),
        )
        .add_systems(
            PostUpdate,
            leave_game
                .after(follow_game)
                .run_if(resource_exists::<Journal>)
                .run_if(resource_removed::<State<InGame>>),
        )
        .add_systems(
            Last,
            write_all
                .after(ExitSystems)
                .before(super::autosave::finish_writing)
                .run_if(resource_exists::<Journal>)
                .run_if(on_message::<AppExit>),
        );
}

fn open_journal(
    options: Res<LaunchOptions>,
    mut manager: ResMut<SaveManager>,
    mut commands: Commands,
) {
    if let Some(path) = options.record.clone() {
        // This reports a file that cannot be written now, not when the first game is over.
        manager.append(&path, "", false);
        commands.insert_resource(Journal {
            path,
            open: None,
            left: Vec::new(),
        });
    }
}

/// Follows the game that is played; writes it when it is over.
fn follow_game(
    mut changed: MessageReader<RecordChanged>,
    mut journal: ResMut<Journal>,
    mut manager: ResMut<SaveManager>,
) {
    for latest in changed.read() {
        let mut is_changed = true;
        if latest.begins {
            journal.leave();
            is_changed = journal.take_up(&latest.record);
        }
        journal.open = Some(OpenGame {
            record: latest.record.clone(),
            is_changed,
        });
        if latest.is_over {
            let over = journal.open.take();
            journal.write(over, &mut manager);
        }
    }
}

/// Puts a game that is left beside the others.
fn leave_game(mut journal: ResMut<Journal>) {
    journal.leave();
}

/// Writes the games that are not over, as they stand.
fn write_all(mut journal: ResMut<Journal>, mut manager: ResMut<SaveManager>) {
    journal.leave();
    let left = core::mem::take(&mut journal.left);
    journal.write(left, &mut manager);
}

impl Journal {
    fn leave(&mut self) {
        self.left.extend(self.open.take());
    }

    /// Takes up a game that was left in this run, if this is its record. Returns whether it has changed.
    fn take_up(&mut self, record: &str) -> bool {
        let mut left = self.left.iter();
        let found = left.rposition(|left| goes_on_as(&left.record, record));
        found.is_some_and(|found| self.left.remove(found).is_changed)
    }

    fn write(&self, games: impl IntoIterator<Item = OpenGame>, manager: &mut SaveManager) {
        for game in games {
            // One that was continued and left again unchanged may be the last line already.
            manager.append(&self.path, game.record.trim_end(), game.is_changed);
        }
    }
}
