//! The journal: the file that `--record` names. Every game becomes a line when it is over; one that is left before its
//! end becomes one when the program ends, as it may be taken up again until then. Lines that are in the file already
//! stay.

use super::manager::SaveManager;
use crate::app::{files, options::LaunchOptions};
use bevy::{prelude::*, window::ExitSystems};
use kit_table::{InGame, RecordChanged, saved_games::goes_on_as};
use std::{
    io::{self, Read, Seek, SeekFrom},
    path::{Path, PathBuf},
};

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
            manager.append(&self.path, game.record.trim_end(), game.is_changed);
        }
    }
}

/// Appends a line to a file; an empty line only checks that the file can be written. Unless `is_new`, nothing is
/// written if the last line is the same already (a game that was continued and left again unchanged). If the last line
/// was cut short by a crash, the new line starts on a line of its own.
pub(super) fn append_line(path: &Path, line: &str, is_new: bool) -> io::Result<()> {
    let mut file = files::open_to_append(path)?;
    if line.is_empty() {
        return Ok(());
    }
    let length = file.seek(SeekFrom::End(0))?;
    // Long enough for the last line with the line ends before and after it.
    let most = (line.len() as u64).saturating_add(2).min(length);
    file.seek(SeekFrom::Start(length - most))?;
    let mut tail = Vec::new();
    file.read_to_end(&mut tail)?;
    let whole = tail.is_empty() || tail.ends_with(b"\n");
    let mut lines = tail.split(|&byte| byte == b'\n').rev().skip(1);
    let is_last = whole
        && lines.next() == Some(line.as_bytes())
        && (lines.next().is_some() || most == length);
    if is_last && !is_new {
        return Ok(());
    }
    let start = if whole { "" } else { "\n" };
    files::append_whole(&mut file, &format!("{start}{line}\n"))?;
    file.sync_data()
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::fs;

    #[test]
    fn lines_are_appended_and_what_was_there_stays() {
        let path = std::env::temp_dir().join(format!("guyenne-journal-{}", std::process::id()));
        let _none = fs::remove_file(&path);
        let text = || fs::read_to_string(&path).expect("the file is ours");
        let append = |line: &str| append_line(&path, line, false).expect("writable");
        append("");
        assert_eq!(text(), "");
        append("one");
        append("one");
        append("a longer one");
        append("one");
        assert_eq!(text(), "one\na longer one\none\n");
        // The same game, played once more.
        append_line(&path, "one", true).expect("writable");
        assert_eq!(text(), "one\na longer one\none\none\n");
        // As a crash leaves it.
        fs::write(&path, "one\nhal").expect("the file is ours");
        append("two");
        assert_eq!(text(), "one\nhal\ntwo\n");
        append("wo");
        assert_eq!(text(), "one\nhal\ntwo\nwo\n");
        fs::remove_file(&path).expect("the file is ours");
        assert!(append_line(Path::new("/dev/null/nowhere"), "one", true).is_err());
    }
}
