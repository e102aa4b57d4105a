//! The files of a library: appended to, marked, purged, and never otherwise changed.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use guyenne::library::{EntryId, Keeping, Library, LibraryFiles, Mark, Query};
use guyenne::rules::branch::branch;

use super::{GAMES, coin, new};

/// A folder of its own for a test.
pub fn folder(name: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("library-{name}"));
    let _none = fs::remove_dir_all(&folder);
    fs::create_dir_all(&folder).expect("a folder");
    folder
}

/// Of games that were deleted: none.
fn none() -> BTreeSet<EntryId> {
    BTreeSet::new()
}

fn games(folder: &Path) -> String {
    fs::read_to_string(folder.join("library.jsonl")).expect("a file")
}

fn shown(library: &Library) -> usize {
    Query::default().find(library).len()
}

#[test]
fn a_game_is_kept_once_and_the_longer_one_replaces_the_shorter() {
    let folder = folder("once");
    let files = LibraryFiles::in_folder(&folder, GAMES);
    let mut library = files.open().expect("nothing yet");
    let mut keep = |record: &str, at| {
        let keeping = files.keep(&mut library, &new(record, at));
        (keeping.expect("writable"), library.clone())
    };
    let parts = [2, 3, 4].map(|guesses| coin(["Ann", "fickle"], 5, guesses));
    let other = coin(["Ann", "fickle"], 6, 3);
    let (keeping, with_one) = keep(&parts[1], 1);
    assert_eq!(keeping, Keeping::New);
    let first = with_one.index.entries()[0].id;
    assert_eq!(keep(&parts[1], 2).0, Keeping::Known(first));
    // Less of the same game is there with it.
    assert_eq!(keep(&parts[0], 3).0, Keeping::Known(first));
    assert_eq!(keep(&other, 4).0, Keeping::New);
    let (keeping, library) = keep(&parts[2], 5);
    assert_eq!(keeping, Keeping::Longer(vec![first]));
    assert_eq!((library.index.entries().len(), shown(&library)), (3, 2));
    assert!(library.marks.is_hidden(first));
    // As another program finds it.
    let again = files.open().expect("readable");
    assert_eq!(again, library);
    let id = library.index.entries()[2].id;
    let record = files.record(&library, id).expect("readable");
    assert_eq!(record, Ok(parts[2].clone().into_bytes()));
    assert_eq!(keep(&parts[0], 6).0, Keeping::Known(id));
}

/// Whatever the branch has of the game that it left, both are kept, and the branch says what it is.
#[test]
fn a_branch_is_kept_beside_the_game_that_it_left() {
    let folder = folder("branch");
    let files = LibraryFiles::in_folder(&folder, GAMES);
    let mut library = Library::default();
    let [part, longer] = [3, 5].map(|guesses| coin(["Ann", "fickle"], 5, guesses));
    let mut keep = |record: &str, at| {
        files
            .keep(&mut library, &new(record, at))
            .expect("writable")
    };
    assert_eq!(keep(&part, 1), Keeping::New);
    // From its last event on, as it was, and with more.
    let begun = branch(&part, 3).expect("a record");
    assert_eq!(keep(&begun, 2), Keeping::New);
    let gone_on = branch(&longer, 5).expect("a record");
    let gone_on = gone_on.replace(r#""branch":{"events":5}"#, r#""branch":{"events":3}"#);
    assert!(matches!(keep(&gone_on, 3), Keeping::Longer(by) if by.len() == 1));
    // The game itself, with more: the branch stays.
    assert!(matches!(keep(&longer, 4), Keeping::Longer(by) if by.len() == 1));
    assert_eq!(shown(&library), 2);
    let again = files.open().expect("readable");
    let marked: Vec<bool> = Query::default()
        .find(&again)
        .into_iter()
        .map(|n| again.index.entries()[n].is_branch)
        .collect();
    assert_eq!(marked.iter().filter(|&&is| is).count(), 1, "{marked:?}");
}

#[test]
fn a_star_goes_on_with_its_game() {
    let folder = folder("star");
    let files = LibraryFiles::in_folder(&folder, GAMES);
    let mut library = Library::default();
    let (part, whole) = (coin(["Ann", "Bob"], 5, 2), coin(["Ann", "Bob"], 5, 99));
    files.keep(&mut library, &new(&part, 1)).expect("writable");
    let first = library.index.entries()[0].id;
    files
        .mark(&mut library, Mark::Star(first))
        .expect("writable");
    files.keep(&mut library, &new(&whole, 2)).expect("writable");
    let starred = Query {
        starred: true,
        ..Query::default()
    };
    assert_eq!(starred.find(&library), [1]);
    assert_eq!(files.purge(&mut library, &none()).expect("writable"), 1);
    assert_eq!(starred.find(&library), [0]);
    assert_eq!(games(&folder).lines().count(), 1);
}

/// Until it is purged a deleted game can be had again; by keeping it anew, too.
#[test]
fn a_deletion_is_final_only_by_a_purge() {
    let folder = folder("purge");
    let files = LibraryFiles::in_folder(&folder, GAMES);
    let mut library = Library::default();
    let records = [1, 2, 3].map(|seed| coin(["Ann", "Bob"], seed, 9));
    for record in &records {
        files.keep(&mut library, &new(record, 7)).expect("writable");
    }
    // As a crash and another program leave it.
    let damaged = format!(
        "{}rubbish\n{{\"kept\":{{\"version\":7}}}}\n{{\"ke",
        games(&folder)
    );
    fs::write(folder.join("library.jsonl"), &damaged).expect("writable");
    fs::write(
        folder.join("library-marks.jsonl"),
        "{\"mark\":\"colour\"}\n{\"ma",
    )
    .expect("writable");
    let ids: Vec<_> = library.index.entries().iter().map(|it| it.id).collect();
    let mut mark = |mark| files.mark(&mut library, mark).expect("writable");
    mark(Mark::Delete {
        game: ids[0],
        at: 7,
    });
    mark(Mark::Delete {
        game: ids[1],
        at: 7,
    });
    mark(Mark::Star(ids[2]));
    mark(Mark::Restore(ids[1]));
    assert_eq!(games(&folder), damaged, "marks change nothing there");
    assert_eq!((shown(&library), library.index.damaged().count), (2, 3));
    let keeping = files
        .keep(&mut library, &new(&records[0], 8))
        .expect("writable");
    assert_eq!((keeping, shown(&library)), (Keeping::Known(ids[0]), 3));
    let purge = |library: &mut Library| files.purge(library, &ids.iter().copied().collect());
    assert_eq!(purge(&mut library).expect("writable"), 0);
    assert_eq!(games(&folder), damaged, "nothing is to go");
    files
        .mark(
            &mut library,
            Mark::Delete {
                game: ids[0],
                at: 7,
            },
        )
        .expect("writable");
    assert_eq!(purge(&mut library).expect("writable"), 1);
    let (_, rest) = damaged.split_once('\n').expect("lines");
    assert_eq!(games(&folder), rest, "damaged lines stay");
    let marks = fs::read_to_string(folder.join("library-marks.jsonl")).expect("a file");
    let star = Mark::Star(ids[2]).line();
    assert_eq!(marks, format!("{{\"mark\":\"colour\"}}\n{{\"ma\n{star}\n"));
    assert!(library.marks.is_starred(ids[2]));
    assert!(!ids.iter().any(|&id| library.marks.is_hidden(id)));
    // The line that the crash has cut stays alone.
    files
        .keep(&mut library, &new(&records[0], 9))
        .expect("writable");
    assert_eq!((shown(&library), library.index.damaged().count), (3, 3));
}

/// What another program has deleted stays after a purge, with its star and its review, and can be restored there.
#[test]
fn a_purge_removes_what_was_deleted_here_only() {
    let folder = folder("purge-other");
    let files = LibraryFiles::in_folder(&folder, GAMES);
    let [mut here, mut there] = [Library::default(), Library::default()];
    let [short, long] = [2, 4].map(|guesses| coin(["Ann", "fickle"], 9, guesses));
    let records = [1, 2, 3].map(|seed| coin(["Ann", "Bob"], seed, 9));
    for record in records.iter().chain([&short, &long]) {
        files.keep(&mut here, &new(record, 7)).expect("writable");
    }
    files.refresh(&mut there).expect("readable");
    let ids: Vec<_> = here.index.entries().iter().map(|it| it.id).collect();
    let mark = |library: &mut Library, mark| files.mark(library, mark).expect("writable");
    mark(
        &mut here,
        Mark::Delete {
            game: ids[0],
            at: 7,
        },
    );
    mark(&mut there, Mark::Star(ids[1]));
    mark(
        &mut there,
        Mark::Delete {
            game: ids[1],
            at: 7,
        },
    );
    let gone = files.purge(&mut here, &[ids[0]].into());
    assert_eq!(gone.expect("writable"), 2, "with the shorter one");
    assert_eq!(games(&folder).lines().count(), 3);
    assert!(here.marks.is_hidden(ids[1]) && here.marks.is_starred(ids[1]));
    mark(&mut there, Mark::Restore(ids[1]));
    assert_eq!(shown(&there), 3);
    files.refresh(&mut here).expect("readable");
    assert_eq!(here, there);
    // What was restored elsewhere meanwhile stays, though it was deleted here.
    mark(
        &mut here,
        Mark::Delete {
            game: ids[2],
            at: 7,
        },
    );
    mark(&mut there, Mark::Restore(ids[2]));
    let gone = files.purge(&mut here, &[ids[2]].into());
    assert_eq!((gone.expect("writable"), shown(&here)), (0, 3));
}

/// A program that ended otherwise has left deletions: it is known how old they are, after a purge of others, too. Those
/// of older versions say nothing of it.
#[test]
fn how_old_a_deletion_is_stays_known() {
    let folder = folder("deletions");
    let files = LibraryFiles::in_folder(&folder, GAMES);
    let mut library = Library::default();
    for seed in 1..=4 {
        let game = new(&coin(["Ann", "Bob"], seed, 9), 7);
        files.keep(&mut library, &game).expect("writable");
    }
    let ids: Vec<_> = library.index.entries().iter().map(|it| it.id).collect();
    let old = format!("{{\"mark\":\"delete\",\"game\":\"{}\"}}\n", ids[0]);
    fs::write(folder.join("library-marks.jsonl"), old).expect("writable");
    for (game, at) in [(ids[1], 1000), (ids[2], 2000), (ids[3], 3000)] {
        let mark = Mark::Delete { game, at };
        files.mark(&mut library, mark).expect("writable");
    }
    // A day after a moment.
    let before = |library: &Library, moment: u64| -> Vec<_> {
        let found = library.marks.left_deleted(moment + 24 * 60 * 60);
        found.collect()
    };
    let mut first = ids[..2].to_vec();
    first.sort_unstable();
    assert_eq!(before(&library, 2000), first);
    let gone = files.purge(&mut library, &[ids[1]].into());
    assert_eq!(gone.expect("writable"), 1);
    assert_eq!(before(&library, 2000), ids[..1]);
    assert_eq!(before(&library, 2001).len(), 2);
    files
        .mark(&mut library, Mark::Restore(ids[2]))
        .expect("writable");
    assert_eq!(before(&library, 3000), ids[..1]);
    assert_eq!(before(&library, 3001).len(), 2);
}

#[test]
fn what_comes_in_twice_is_taken_once() {
    let folder = folder("import");
    let files = LibraryFiles::in_folder(&folder, GAMES);
    let mut library = Library::default();
    let one = coin(["a", "b"], 1, 5);
    let text = format!("{one}\n{}\nrubbish\n{one}\n", coin(["a", "b"], 2, 5));
    let mut import = || {
        let report = files.import(&mut library, text.as_bytes(), 5);
        let report = report.expect("writable");
        (report.taken, report.known, report.damaged.count)
    };
    assert_eq!(import(), (2, 1, 1));
    assert_eq!(import(), (0, 3, 1));
    assert_eq!(games(&folder).lines().count(), 2);
    // What went out comes in as the same games.
    let mut out = Vec::new();
    let entries = library.index.entries();
    let line = |place| files.line(place);
    guyenne::library::export::export(entries, line, &mut out).expect("readable");
    let report = files.import(&mut library, &out[..], 6).expect("writable");
    assert_eq!((report.taken, report.known), (0, 2));
}

/// A folder that is not there is an error, and no panic.
#[test]
fn a_library_that_cannot_be_written_is_an_error() {
    let files = LibraryFiles::in_folder(Path::new("/dev/null/nowhere"), GAMES);
    let mut library = Library::default();
    let game = new(&coin(["a", "b"], 1, 5), 1);
    assert!(files.keep(&mut library, &game).is_err());
    assert!(files.purge(&mut library, &none()).is_err());
    assert_eq!(library, Library::default());
}
