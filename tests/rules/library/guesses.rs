//! Guesses at what lay hidden are kept with their games, go with them, and are summed up.

use std::collections::BTreeSet;

use guyenne::library::statistics::GuessCounts;
use guyenne::library::{Library, LibraryFiles, LibraryMemory, Mark, NewGame, Query};
use guyenne::rules::branch::branch;
use guyenne::rules::guess::Guess;

use super::{GAMES, coin, files::folder, new, whole};

fn guess(side: u8, step: u32, given: u8) -> Guess {
    Guess {
        side,
        step,
        options: 4,
        right: 2,
        given,
    }
}

fn games() -> [NewGame; 3] {
    let part = coin(["Ann", "fickle"], 7, 3);
    [whole(&GAMES[0], 1), whole(&GAMES[1], 1), part].map(|record| new(&record, 9))
}

#[test]
fn guesses_stay_in_files_and_in_memory_until_their_games_go() {
    let folder = folder("guesses");
    let files = LibraryFiles::in_folder(&folder, GAMES);
    let mut memory = LibraryMemory::new(GAMES);
    let (mut on_disk, mut in_memory) = (Library::default(), Library::default());
    let [one, other, absent] = games();
    for game in [&one, &other] {
        files.keep(&mut on_disk, game).expect("writable");
        memory.keep(&mut in_memory, game).expect("memory");
    }
    let mut keep = |game: &NewGame, guess| {
        let kept = files
            .keep_guess(&mut on_disk, game, guess)
            .expect("writable");
        let as_well = memory.keep_guess(&mut in_memory, game, guess);
        assert_eq!(as_well.expect("memory"), kept);
        kept
    };
    // The other side's eyes see other things, and the first answer holds.
    let first = [guess(0, 12, 2), guess(0, 31, 0), guess(1, 12, 1)];
    for guess in first.into_iter().chain([guess(0, 31, 2)]) {
        assert!(keep(&one, guess));
    }
    assert!(keep(&other, guess(1, 4, 2)));
    assert!(!keep(&absent, guess(0, 1, 0)), "the game is not kept");
    // As another program finds them.
    let mut again = files.open().expect("readable");
    assert_eq!(again, in_memory);
    let kept = files.guesses(&again, &one).expect("readable");
    assert_eq!(kept, Some(first.to_vec()));
    let of_other = Some(vec![guess(1, 4, 2)]);
    assert_eq!(
        memory.guesses(&in_memory, &other).expect("memory"),
        of_other
    );
    assert_eq!(files.guesses(&again, &absent).expect("readable"), None);
    // A game that goes takes its guesses with it, and the others stay.
    let id = again.index.entries()[0].id;
    files
        .mark(&mut again, Mark::Delete { game: id, at: 7 })
        .expect("writable");
    memory
        .mark(&mut in_memory, Mark::Delete { game: id, at: 7 })
        .expect("memory");
    let gone = BTreeSet::from([id]);
    files.purge(&mut again, &gone).expect("writable");
    memory.purge(&mut in_memory, &gone).expect("memory");
    assert_eq!(again, in_memory);
    let again = files.open().expect("readable");
    assert_eq!(files.guesses(&again, &one).expect("readable"), None);
    assert_eq!(files.guesses(&again, &other).expect("readable"), of_other);
    assert_eq!(
        memory.guesses(&in_memory, &other).expect("memory"),
        of_other
    );
}

#[test]
fn guesses_are_summed_up_with_what_chance_would_have_found() {
    let mut lines = LibraryMemory::new(GAMES);
    let mut library = Library::default();
    let of_branch = branch(&whole(&GAMES[0], 2), usize::MAX).expect("a record");
    let [one, other, _] = games();
    let branch = new(&of_branch, 9);
    let all = [
        (&one, guess(0, 12, 2)),
        (&one, guess(0, 31, 0)),
        (&one, guess(1, 31, 2)),
        (&other, guess(1, 4, 1)),
        // Its first moves are another game's.
        (&branch, guess(1, 4, 2)),
    ];
    for game in [&one, &other, &branch] {
        lines.keep(&mut library, game).expect("memory");
    }
    let none = GuessCounts::of(&library, &Query::default());
    assert_eq!(none, GuessCounts::default());
    for (game, guess) in all {
        let kept = lines.keep_guess(&mut library, game, guess);
        assert!(kept.expect("memory"));
    }
    let counts = |game: Option<&str>| {
        let query = Query {
            game: game.map(str::to_owned),
            ..Query::default()
        };
        let GuessCounts {
            games,
            given,
            right,
            by_chance,
        } = GuessCounts::of(&library, &query);
        (games, given, right, by_chance)
    };
    assert_eq!(counts(None), (2, 4, 2, 1.0));
    assert_eq!(counts(Some(GAMES[0].id.0)), (1, 3, 2, 0.75));
    assert_eq!(counts(Some(GAMES[1].id.0)), (1, 1, 0, 0.25));
    assert_eq!(counts(Some(GAMES[2].id.0)), (0, 0, 0, 0.0));
}
