//! Reviews are kept beside the games that they are of, and go with them.

use guyenne::library::{Library, LibraryFiles, LibraryMemory, Mark, Reviews, comparable};
use guyenne::rules::review::{Deciders, Review};

use super::{GAMES, coin, files::folder, new};
use crate::laws::COIN;

/// The review of a record of the smallest game, in slices.
pub fn review(record: &str) -> Review {
    let start = COIN.review.expect("it is reviewed");
    let mut reviewer = start(record.as_bytes()).expect("it is over");
    let mut slices = 0;
    assert!(reviewer.review().is_err(), "it is not done");
    while !reviewer.think(1) {
        assert!((0.0..1.0).contains(&reviewer.progress()));
        slices += 1;
    }
    assert!(slices > 3);
    reviewer.review().expect("it is done")
}

/// Two games that are over.
fn games() -> [String; 2] {
    [5, 6].map(|seed| coin(["Ann", "fickle"], seed, 99))
}

#[test]
fn a_game_that_goes_on_is_not_reviewed() {
    let start = COIN.review.expect("it is reviewed");
    let told = start(coin(["Ann", "fickle"], 5, 2).as_bytes()).err();
    assert_eq!(told.as_deref(), Some("the game is not over"));
    assert!(start(b"{}").is_err());
}

#[test]
fn the_account_of_a_game_adds_up_and_its_mistakes_are_told() {
    let record = coin(["Ann", "fickle"], 5, 99);
    let told = review(&record);
    assert!((told.account.sum() - told.account.result).abs() < 1e-3);
    assert_eq!(told.told.len(), told.decisions.len() + 1);
    assert_eq!(
        told.mistakes(0, &Deciders::default()).count(),
        0,
        "all guessed heads"
    );
    let (loss, n) = told
        .average_loss(0, &Deciders::default())
        .expect("decisions");
    assert_eq!(loss, 0.0);
    assert_eq!(n, told.decisions.len().div_ceil(2));
    assert!(!told.turns.is_empty());
    assert_eq!(told.facts.len(), 2);
    assert_eq!(Review::read(&told.text()), Ok(told));
}

/// Figures by other values cannot be summed up with those of now.
#[test]
fn reviews_by_other_values_or_of_no_game_are_left_out() {
    let mut lines = LibraryMemory::new(GAMES);
    let mut library = Library::default();
    let games = games().map(|record| new(&record, 1));
    for game in &games {
        lines.keep(&mut library, game).expect("memory");
    }
    let [one, other] = [0, 1].map(|at| library.index.entries()[at].id);
    let gone = "7-9-00000000".parse().expect("a name");
    let now = review(&games[0].record);
    let old = Review {
        values: "other-values".to_owned(),
        ..now.clone()
    };
    let all = Reviews::from([(one, now.clone()), (other, old), (gone, now.clone())]);
    assert_eq!(
        comparable(all, &library, GAMES),
        Reviews::from([(one, now)])
    );
}

#[test]
fn reviews_stay_in_files_until_their_games_go() {
    let folder = folder("reviews");
    let files = LibraryFiles::in_folder(&folder, GAMES);
    let mut library = files.open().expect("nothing yet");
    let [one, other] = games().map(|record| new(&record, 1));
    files.keep(&mut library, &one).expect("writable");
    assert_eq!(files.reviews().expect("readable"), Reviews::new());
    let mut keep = |game| files.keep_review(&mut library, game, &review(&game.record));
    assert!(keep(&one).expect("writable"));
    assert!(!keep(&other).expect("readable"), "the game is not kept");
    files.keep(&mut library, &other).expect("writable");
    let kept = files.keep_review(&mut library, &other, &review(&other.record));
    assert!(kept.expect("writable"));
    // As another program finds them.
    let mut again = files.open().expect("readable");
    let found = files.review(&again, &one).expect("readable");
    assert_eq!(found, Some(review(&one.record)));
    let id = again.index.entries()[0].id;
    files
        .mark(&mut again, Mark::Delete { game: id, at: 7 })
        .expect("writable");
    assert_eq!(files.reviews().expect("readable").len(), 2, "it may return");
    files.purge(&mut again, &[id].into()).expect("writable");
    let left = files.reviews().expect("readable");
    assert_eq!(Vec::from_iter(left.values()), [&review(&other.record)]);
    assert_eq!(files.review(&again, &one).expect("readable"), None);
}

#[test]
fn a_review_made_anew_holds_among_those_of_other_games() {
    let folder = folder("reviews-anew");
    let files = LibraryFiles::in_folder(&folder, GAMES);
    let mut library = files.open().expect("nothing yet");
    let [one, other] = games().map(|record| new(&record, 1));
    for game in [&one, &other] {
        files.keep(&mut library, game).expect("writable");
    }
    assert_eq!(files.review(&library, &one).expect("no file"), None);
    let old = review(&one.record);
    let anew = Review {
        values: "other-values".to_owned(),
        ..old.clone()
    };
    let others = review(&other.record);
    for (game, review) in [(&one, &old), (&other, &others), (&one, &anew)] {
        let kept = files.keep_review(&mut library, game, review);
        assert!(kept.expect("writable"));
    }
    let found = |game| files.review(&library, game).expect("readable");
    assert_eq!(found(&one), Some(anew));
    assert_eq!(found(&other), Some(others));
}

#[test]
fn memory_keeps_reviews_as_files_do() {
    let mut lines = LibraryMemory::new(GAMES);
    let mut library = Library::default();
    let [one, other] = games().map(|record| new(&record, 1));
    lines.keep(&mut library, &one).expect("memory");
    let kept = lines.keep_review(&library, &one, &review(&one.record));
    assert!(kept.expect("memory"));
    let kept = lines.keep_review(&library, &other, &review(&other.record));
    assert!(!kept.expect("memory"));
    let found = lines.review(&library, &one).expect("memory");
    assert_eq!(found, Some(review(&one.record)));
    let id = library.index.entries()[0].id;
    lines
        .mark(&mut library, Mark::Delete { game: id, at: 7 })
        .expect("memory");
    lines.purge(&mut library, &[id].into()).expect("memory");
    assert_eq!(lines.reviews().expect("memory"), Reviews::new());
}
