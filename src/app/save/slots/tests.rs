//! Tests of slots: damaged and missing copies, crashes, saves of other versions.

use super::*;
use std::{
    fs,
    path::{Path, PathBuf},
};

/// A folder that is removed after the test.
struct Scratch(PathBuf);

impl Scratch {
    fn new(name: &str) -> Self {
        let folder = std::env::temp_dir().join(format!("guyenne-{name}-{}", std::process::id()));
        let _ = fs::remove_dir_all(&folder);
        Self(folder)
    }

    fn slots(&self) -> Slots {
        Slots::new(Storage::in_folder(&self.0), judge, Some(GameId("guyenne")))
    }
}

impl Drop for Scratch {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}

const GAME: SaveSlot = SaveSlot::Game(GameId("guyenne"));

fn judge(_: SaveSlot, text: &str) -> Soundness {
    match text.split(' ').next() {
        Some("good") => Soundness::Sound,
        Some("newer") => Soundness::Newer,
        _ => Soundness::Damaged,
    }
}

fn damage(folder: &Path, file: &str) {
    fs::write(folder.join(file), b"\xff\xfe\0 rubbish").expect("the scratch folder is ours");
}

#[test]
fn what_is_saved_is_found() {
    let scratch = Scratch::new("kept");
    let mut slots = scratch.slots();
    assert_eq!(slots.read(GAME), Found::Nothing);
    for text in ["good 1", "good 2", "good 3"] {
        slots.write(GAME, text).expect("writable");
        assert_eq!(scratch.slots().read(GAME), Found::Whole(text.into()));
    }
    assert_eq!(slots.read(SaveSlot::Settings), Found::Nothing);
}

#[test]
fn a_damaged_file_gives_its_backup() {
    let scratch = Scratch::new("damaged");
    let mut slots = scratch.slots();
    slots.write(GAME, "good 1").expect("writable");
    slots.write(GAME, "good 2").expect("writable");
    damage(&scratch.0, "guyenne.jsonl");
    assert_eq!(slots.read(GAME), Found::Backup("good 1".into()));
    slots.write(GAME, "good 3").expect("writable");
    damage(&scratch.0, "guyenne.jsonl");
    let found = slots.read(GAME);
    assert_eq!(
        found,
        Found::Backup("good 1".into()),
        "a damaged file must not become the backup"
    );
}

#[test]
fn a_missing_file_gives_its_backup() {
    let scratch = Scratch::new("missing");
    let mut slots = scratch.slots();
    slots.write(GAME, "good 1").expect("writable");
    slots.write(GAME, "good 2").expect("writable");
    fs::remove_file(scratch.0.join("guyenne.jsonl")).expect("it was written");
    assert_eq!(slots.read(GAME), Found::Backup("good 1".into()));
}

#[test]
fn two_damaged_files_are_reported() {
    let scratch = Scratch::new("both");
    let mut slots = scratch.slots();
    slots.write(GAME, "good 1").expect("writable");
    slots.write(GAME, "good 2").expect("writable");
    damage(&scratch.0, "guyenne.jsonl");
    damage(&scratch.0, "guyenne.backup.jsonl");
    assert_eq!(slots.read(GAME), Found::Damaged);
    assert_eq!(slots.read(GAME).text(), None);
}

#[test]
fn a_crash_between_the_two_writes_loses_nothing() {
    let scratch = Scratch::new("crash");
    let mut slots = scratch.slots();
    slots.write(GAME, "good 1").expect("writable");
    slots.write(GAME, "good 2").expect("writable");
    // The first half of the third write, then a power failure: the new text is there, its backup is an older one.
    let main = GAME.file(SaveCopy::Main);
    slots.storage.write(&main, "good 3").expect("writable");
    assert_eq!(scratch.slots().read(GAME), Found::Whole("good 3".into()));
    damage(&scratch.0, "guyenne.jsonl");
    assert_eq!(scratch.slots().read(GAME), Found::Backup("good 1".into()));
}

#[test]
fn the_new_text_is_written_before_its_backup() {
    let scratch = Scratch::new("order");
    let mut slots = scratch.slots();
    slots.write(GAME, "good 1").expect("writable");
    // Where the backup goes there is a folder: writing it fails.
    let backup = scratch.0.join(GAME.file(SaveCopy::Backup));
    fs::create_dir(backup).expect("the scratch folder is ours");
    assert!(slots.write(GAME, "good 2").is_err());
    assert_eq!(scratch.slots().read(GAME), Found::Whole("good 2".into()));
}

#[test]
fn a_half_written_file_is_never_read() {
    let scratch = Scratch::new("half");
    let mut slots = scratch.slots();
    slots.write(GAME, "good 1").expect("writable");
    {
        use std::io::Write;
        let path = scratch.0.join("guyenne.jsonl");
        let mut file = atomic_write_file::AtomicWriteFile::open(path).expect("writable");
        file.write_all(b"good 2, but").expect("writable");
        // Dropped without a commit, as when the program is killed.
    }
    assert_eq!(slots.read(GAME), Found::Whole("good 1".into()));
}

#[test]
fn what_is_cleared_is_gone_with_its_backup() {
    let scratch = Scratch::new("clear");
    let mut slots = scratch.slots();
    slots.write(GAME, "good 1").expect("writable");
    slots.write(GAME, "good 2").expect("writable");
    slots.clear(GAME).expect("ours");
    assert_eq!(slots.read(GAME), Found::Nothing);
    slots.clear(GAME).expect("nothing to do");
}

#[test]
fn an_impossible_folder_is_an_error_and_no_panic() {
    let mut slots = Slots::new(
        Storage::in_folder("/dev/null/nowhere"),
        judge,
        Some(GameId("guyenne")),
    );
    assert!(slots.write(GAME, "good 1").is_err());
    assert_eq!(slots.read(GAME).text(), None);
}

#[test]
fn what_is_set_aside_is_never_overwritten() {
    let scratch = Scratch::new("aside");
    for text in ["bad 1", "bad 2"] {
        let mut slots = scratch.slots();
        slots.write(GAME, text).expect("writable");
        assert_eq!(scratch.slots().read(GAME), Found::Damaged);
        slots.set_aside(GAME, "unreadable").expect("ours");
        assert_eq!(slots.read(GAME), Found::Nothing);
    }
    for (name, text) in [
        ("guyenne.jsonl.unreadable", "bad 1"),
        ("guyenne.jsonl.unreadable.2", "bad 2"),
    ] {
        let aside = fs::read_to_string(scratch.0.join(name));
        assert_eq!(aside.ok().as_deref(), Some(text));
    }
}

#[test]
fn a_newer_save_stays_until_something_is_saved_and_is_then_put_aside() {
    let scratch = Scratch::new("newer");
    fs::create_dir_all(&scratch.0).expect("the scratch folder is ours");
    let put = |file: &str, text: &str| fs::write(scratch.0.join(file), text).expect("ours");
    let got = |file: &str| fs::read_to_string(scratch.0.join(file)).ok();
    put("guyenne.jsonl", "newer 1");
    put("guyenne.backup.jsonl", "good 0");
    assert_eq!(scratch.slots().read(GAME), Found::Newer);
    assert_eq!(
        got("guyenne.jsonl").as_deref(),
        Some("newer 1"),
        "left as it is"
    );
    // The slot has not been read before: it checks by itself.
    assert_eq!(scratch.slots().write(GAME, "good 1"), Ok(true));
    assert_eq!(got("guyenne.jsonl").as_deref(), Some("good 1"));
    assert_eq!(got("guyenne.jsonl.newer").as_deref(), Some("newer 1"));
    assert_eq!(got("guyenne.backup.jsonl.newer").as_deref(), Some("good 0"));
    assert_eq!(scratch.slots().write(GAME, "good 2"), Ok(false));
    put("guyenne.jsonl", "newer 2");
    assert_eq!(scratch.slots().clear(GAME), Ok(true));
    assert_eq!(got("guyenne.jsonl.newer").as_deref(), Some("newer 1"));
    assert_eq!(got("guyenne.jsonl.newer.2").as_deref(), Some("newer 2"));
}

#[test]
fn the_save_of_the_first_version_is_found_and_takes_its_new_name() {
    let scratch = Scratch::new("former");
    fs::create_dir_all(&scratch.0).expect("the scratch folder is ours");
    let put = |file: &str, text: &str| fs::write(scratch.0.join(file), text).expect("ours");
    put("game.jsonl", "good 2");
    put("game.backup.jsonl", "good 1");
    assert_eq!(scratch.slots().read(GAME), Found::Whole("good 2".into()));
    assert!(!scratch.0.join("game.jsonl").exists(), "it is moved");
    damage(&scratch.0, "guyenne.jsonl");
    assert_eq!(scratch.slots().read(GAME), Found::Backup("good 1".into()));
    // An older program, started once more, writes its own file again: that is a game beside today's.
    put("guyenne.jsonl", "good 3");
    put("guyenne-2.jsonl", "good 4");
    put("game.jsonl", "good 0");
    put("game.backup.jsonl", "good 5");
    let mut slots = scratch.slots();
    let guyenne = GameId("guyenne");
    let all = [1, 2, 3].map(|number| SaveSlot::of_game(guyenne, number));
    assert_eq!(slots.of_game(guyenne), all);
    for (slot, text) in all.into_iter().zip(["good 3", "good 4", "good 0"]) {
        assert_eq!(slots.read(slot), Found::Whole(text.into()));
    }
    damage(&scratch.0, "guyenne-3.jsonl");
    assert_eq!(scratch.slots().read(all[2]), Found::Backup("good 5".into()));
    assert!(!scratch.0.join("game.jsonl").exists(), "it is moved");
    assert_eq!(
        scratch.slots().of_game(guyenne),
        all,
        "nothing is left to take in"
    );
    assert_eq!(scratch.slots().of_game(GameId("fayance")).len(), 1);
}

#[test]
fn what_was_valid_is_not_checked_again() {
    fn never(_: SaveSlot, text: &str) -> Soundness {
        panic!("{text} is checked again");
    }
    let mut slots = Slots::new(Storage::in_memory(), judge, Some(GameId("guyenne")));
    slots.write(GAME, "good 1").expect("memory");
    slots.judge = SaveJudge(Box::new(never));
    slots.write(GAME, "good 2").expect("memory");
    slots.write(GAME, "good 3").expect("memory");
    slots.judge = SaveJudge(Box::new(judge));
    slots.storage.remove("guyenne.jsonl").expect("memory");
    assert_eq!(slots.read(GAME), Found::Backup("good 2".into()));
}

#[test]
fn memory_reads_back_what_was_written() {
    let mut slots = Slots::new(Storage::in_memory(), judge, Some(GameId("guyenne")));
    slots.write(GAME, "good 1").expect("memory");
    assert_eq!(slots.read(GAME), Found::Whole("good 1".into()));
}
