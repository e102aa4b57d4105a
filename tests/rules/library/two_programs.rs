//! Programs that run at once lose no game.

use std::fs;

use guyenne::library::{Library, LibraryFiles, Mark, Query};

use super::files::folder;
use super::{GAMES, coin, new};

const EACH: u64 = 40;

/// One library for each thread, as two windows have.
#[expect(
    clippy::disallowed_methods,
    reason = "what is tested are programs that run at once"
)]
#[test]
fn games_kept_at_once_are_all_there() {
    let folder = folder("at-once");
    std::thread::scope(|scope| {
        for program in 0..4 {
            let files = LibraryFiles::in_folder(&folder, GAMES);
            scope.spawn(move || {
                let mut library = Library::default();
                for n in 0..EACH {
                    let record = coin(["a", "b"], program * EACH + n, 3);
                    files
                        .keep(&mut library, &new(&record, 1))
                        .expect("writable");
                    if n == EACH / 2 {
                        let own = library.index.entries();
                        let own = own
                            .iter()
                            .rev()
                            .find(|it| files.record(&library, it.id).is_ok());
                        let id = own.expect("a game").id;
                        files
                            .mark(&mut library, Mark::Delete { game: id, at: 7 })
                            .expect("writable");
                        files.purge(&mut library, &[id].into()).expect("writable");
                    }
                }
            });
        }
    });
    let files = LibraryFiles::in_folder(&folder, GAMES);
    let library = files.open().expect("readable");
    assert_eq!(library.index.damaged().count, 0);
    assert_eq!(library.index.repeated(), 0);
    let there = library.index.entries().len() as u64;
    // Each program has deleted one.
    assert_eq!(there, 4 * EACH - 4);
}

/// Each program sees what the other has kept, and what it has purged.
#[test]
fn what_another_program_has_done_is_seen() {
    let folder = folder("two");
    let files = LibraryFiles::in_folder(&folder, GAMES);
    let [mut one, mut other] = [Library::default(), Library::default()];
    for seed in 0..3 {
        let game = new(&coin(["a", "b"], seed, 3), 1);
        files.keep(&mut one, &game).expect("writable");
    }
    files.refresh(&mut other).expect("readable");
    assert_eq!(one, other);
    let id = one.index.entries()[0].id;
    files
        .mark(&mut one, Mark::Delete { game: id, at: 7 })
        .expect("writable");
    files.purge(&mut one, &[id].into()).expect("writable");
    // Longer than before, though a line has gone.
    for seed in 3..9 {
        let game = new(&coin(["a", "b"], seed, 3), 1);
        files.keep(&mut one, &game).expect("writable");
    }
    let game = new(&coin(["a", "b"], 9, 3), 1);
    files.keep(&mut other, &game).expect("writable");
    files.refresh(&mut one).expect("readable");
    assert_eq!(one, other);
    assert_eq!(Query::default().find(&one).len(), 9);
    for entry in one.index.entries() {
        let record = files.record(&one, entry.id).expect("readable");
        assert!(record.is_ok(), "{record:?}");
    }
}

/// A program that was killed while it wrote leaves half a line; the next game has a line of its own.
#[test]
fn half_a_line_costs_no_other_game() {
    let folder = folder("half");
    let files = LibraryFiles::in_folder(&folder, GAMES);
    let mut library = Library::default();
    let games = [1, 2, 3].map(|seed| new(&coin(["a", "b"], seed, 3), 1));
    files.keep(&mut library, &games[0]).expect("writable");
    let path = folder.join("library.jsonl");
    let half = games[1].line();
    let text = fs::read_to_string(&path).expect("a file") + &half[..half.len() / 2];
    fs::write(&path, text).expect("writable");
    files.keep(&mut library, &games[2]).expect("writable");
    files.keep(&mut library, &games[1]).expect("writable");
    assert_eq!(library.index.entries().len(), 3);
    let told = &library.index.damaged().told;
    assert_eq!((told.len(), told[0].number), (1, 2));
    let again = files.open().expect("readable");
    assert_eq!(again, library);
}
