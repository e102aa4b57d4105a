//! A library in memory is like one in a folder, but for what stays.

use guyenne::library::{Keeping, Library, LibraryFiles, LibraryMemory, Mark, NewGame, Query};

use super::files::folder;
use super::{GAMES, coin, new, whole};

fn shown(library: &Library) -> Vec<Vec<u8>> {
    let found = Query::default().find(library).into_iter();
    let ids = found.map(|at| library.index.entries()[at].id);
    ids.map(|id| id.to_string().into_bytes()).collect()
}

#[test]
fn memory_keeps_marks_imports_and_purges_as_files_do() {
    let folder = folder("memory");
    let files = LibraryFiles::in_folder(&folder, GAMES);
    let mut memory = LibraryMemory::new(GAMES);
    let (mut on_disk, mut in_memory) = (Library::default(), Library::default());
    let [short, long] = [2, 4].map(|guesses| coin(["Ann", "fickle"], 5, guesses));
    let games: Vec<NewGame> = (GAMES.iter().map(|game| whole(game, 1)))
        .chain([short, long])
        .zip(10..)
        .map(|(record, at)| new(&record, at))
        .collect();
    for game in &games {
        let kept = files.keep(&mut on_disk, game).expect("writable");
        assert_eq!(memory.keep(&mut in_memory, game).expect("memory"), kept);
        assert_ne!(kept, Keeping::Known(on_disk.index.entries()[0].id));
        assert_eq!(shown(&in_memory), shown(&on_disk));
    }
    let text = whole(&GAMES[0], 2) + "\nrubbish\n" + &whole(&GAMES[0], 1) + "\n";
    let here = memory
        .import(&mut in_memory, text.as_bytes(), 30)
        .expect("memory");
    let there = files
        .import(&mut on_disk, text.as_bytes(), 30)
        .expect("a text");
    assert_eq!(here, there);
    assert_eq!((here.taken, here.known, here.damaged.count), (1, 1, 1));
    let ids: Vec<_> = on_disk.index.entries().iter().map(|it| it.id).collect();
    for mark in [
        Mark::Star(ids[0]),
        Mark::Delete {
            game: ids[1],
            at: 7,
        },
        Mark::Star(ids[1]),
    ] {
        files.mark(&mut on_disk, mark).expect("writable");
        memory.mark(&mut in_memory, mark).expect("memory");
    }
    assert_eq!(in_memory, on_disk);
    // The last one is not asked for, and stays as it is.
    let last = Mark::Delete {
        game: ids[ids.len() - 1],
        at: 7,
    };
    files.mark(&mut on_disk, last).expect("writable");
    memory.mark(&mut in_memory, last).expect("memory");
    let deleted = [ids[1]].into();
    let gone = files.purge(&mut on_disk, &deleted).expect("writable");
    let purged = memory.purge(&mut in_memory, &deleted);
    assert_eq!(purged.expect("memory"), gone);
    assert_eq!(in_memory.marks, on_disk.marks);
    assert_eq!(gone, 2, "the deleted one and the shorter one");
    assert_eq!(shown(&in_memory), shown(&on_disk));
    assert!(in_memory.marks.is_starred(ids[0]));
    for entry in in_memory.index.entries() {
        let (here, there) = (
            memory.record(&in_memory, entry.id).expect("memory"),
            files.record(&on_disk, entry.id).expect("readable"),
        );
        assert!(here.is_ok());
        assert_eq!(here, there);
    }
    assert!(memory.record(&in_memory, ids[1]).expect("memory").is_err());
}

#[test]
fn deleted_games_are_found_when_they_are_asked_for() {
    let mut memory = LibraryMemory::new(GAMES);
    let mut library = Library::default();
    for seed in 0..3 {
        let game = new(&whole(&GAMES[1], seed), seed);
        memory.keep(&mut library, &game).expect("memory");
    }
    let ids: Vec<_> = library.index.entries().iter().map(|it| it.id).collect();
    for &id in &ids[..2] {
        memory
            .mark(&mut library, Mark::Delete { game: id, at: 7 })
            .expect("memory");
    }
    let query = Query {
        with_deleted: [ids[0]].into(),
        ..Query::default()
    };
    let found: Vec<_> = query
        .find(&library)
        .into_iter()
        .map(|at| library.index.entries()[at].id)
        .collect();
    assert_eq!(found, [ids[2], ids[0]]);
}
