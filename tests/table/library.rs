//! The library: every game that is over or given up is kept, in any box, and can be seen again, starred, copied,
//! deleted and restored, searched, given out and taken in, with any device.

use std::fs;
use std::path::PathBuf;

use bevy::prelude::*;
use bevy::window::{FileDragAndDrop, PrimaryWindow};
use guyenne::app::clipboard::TextClipboard;
use guyenne::app::daily::Now;
use guyenne::app::games::{CODES, GAMES, HEADLESS};
use guyenne::app::library::GameLibrary;
use guyenne::app::link::PageAddress;
use guyenne::app::save::{BringGame, RemoveSavedGame, SaveManager, SaveSlot, Storage};
use guyenne::app::{LaunchOptions, Menu, Screen};
use guyenne::i18n::{Language, Localizer};
use guyenne::input::Focusable;
use guyenne::library::{Entry, record_of};
use guyenne::rules::branch::branch;
use guyenne::rules::code::decode;
use guyenne::rules::continuation::same_events;
use guyenne::rules::game::GameId;
use guyenne::rules::headless::Headless;
use guyenne::rules::seed::Seed;
use guyenne::table::replay::Replay;
use guyenne::table::{AccessibleName, Games, RecordChanged};

use crate::games_in_progress::new_games;
use crate::harness::{Device, Hands, Press, as_written, every_game};
use crate::heads_or_tails::rules::Coin;
use crate::heads_or_tails::table::GAME as COIN;
use crate::saves::Scratch;
use crate::words_fit;

/// 2026-11-28, 12 o’clock.
const NOW: u64 = 1_795_867_200;

/// The games of the list and one that no program has.
fn all_games() -> Games {
    let mut games = GAMES.to_vec();
    games.push(COIN);
    Games(games)
}

/// The record of a game between the two weakest bots.
pub fn whole(game: &Headless, seed: u64) -> String {
    let bots = [game.bots[0], game.bots[game.bots.len().min(2) - 1]];
    let played = (game.play)(0, bots, Seed(seed)).expect("bots play");
    played.record.trim_end().to_owned()
}

pub fn open(scratch: &Scratch, device: Device) -> Hands {
    let games = all_games();
    let saves = SaveManager::shared(Storage::in_folder(&scratch.0), &games);
    let mut hands = Hands::open_games(LaunchOptions::default(), device, games, saves);
    hands.app.insert_resource(Now(NOW));
    hands.speak(Language::En);
    hands
}

/// The games that are shown, in the order of their lines.
fn listed(hands: &Hands) -> Vec<Entry> {
    let library = hands.app.world().resource::<GameLibrary>();
    let listed = library.listed.clone().unwrap_or_default();
    let entries = listed.index.entries().iter();
    let shown = entries.filter(|entry| !listed.marks.is_hidden(entry.id));
    shown.cloned().collect()
}

/// Waits for the writer, and takes what it answers.
pub fn settle(hands: &mut Hands) {
    hands.app.world().resource::<SaveManager>().flush();
    hands.update(4);
}

pub fn finish(hands: &mut Hands, game: GameId, record: &str) {
    let fact = RecordChanged::new(game, record.to_owned(), true);
    hands.app.world_mut().write_message(fact);
    hands.update(1);
    settle(hands);
}

pub fn open_page(hands: &mut Hands) {
    // Beside another entry it has fewer words: Games.
    hands.press_words("ames");
    hands.until(50, |hands| hands.menu() == Menu::Library);
    settle(hands);
}

/// What has a spoken name of this key.
pub fn named(hands: &mut Hands, key: &str) -> Vec<Entity> {
    let mut names = hands.app.world_mut().query::<(Entity, &AccessibleName)>();
    let named = names.iter(hands.app.world());
    let named = named.filter(|(_, name)| name.0.key() == key);
    named.map(|(entity, _)| entity).collect()
}

/// The button with a spoken name of this key, in the row that is so many below the first.
pub fn button(hands: &mut Hands, key: &str, row: usize) -> Entity {
    let mut found: Vec<(Entity, f32)> = named(hands, key)
        .into_iter()
        .map(|entity| (entity, hands.area(entity).map_or(0.0, |area| area.min.y)))
        .collect();
    found.sort_by(|a, b| a.1.total_cmp(&b.1));
    let at = found.get(row);
    at.unwrap_or_else(|| panic!("no {key} in row {row}")).0
}

pub fn press(hands: &mut Hands, key: &str, row: usize) {
    let button = button(hands, key, row);
    hands.focus_on(button);
    hands.press(Press::Confirm);
    settle(hands);
}

/// Presses the button with these words, wherever it is: the zones of the page are far from each other.
pub fn press_label(hands: &mut Hands, words: &str) {
    let mut texts = hands.app.world_mut().query::<(&Text, &ChildOf)>();
    let texts = texts.iter(hands.app.world());
    let mut found = texts.filter(|(text, _)| text.0 == words);
    let button = found.next().unwrap_or_else(|| panic!("no {words}")).1;
    let button = button.parent();
    press_entity(hands, button);
}

/// Presses a button of any zone.
pub fn press_entity(hands: &mut Hands, button: Entity) {
    let zone = |hands: &Hands, entity: Option<Entity>| {
        let world = hands.app.world();
        let focusable = entity.and_then(|entity| world.get::<Focusable>(entity));
        focusable.map(|it| it.zone)
    };
    for _ in 0..4 {
        if zone(hands, hands.focused()) != zone(hands, Some(button)) {
            hands.press(Press::NextZone);
        }
    }
    hands.focus_on(button);
    hands.press(Press::Confirm);
    settle(hands);
}

/// A game that went on from a moment of another one is kept beside it, and says what it is.
#[test]
fn a_branch_is_kept_beside_its_game_and_marked() {
    let scratch = Scratch::new("library-branch");
    let mut hands = open(&scratch, Device::Keys);
    let game = all_games().0[0].headless.expect("a game");
    let record = whole(&game, 5);
    finish(&mut hands, game.id, &record);
    // Played to the same end.
    let branch = branch(&record, 1000).expect("a record");
    finish(&mut hands, game.id, &branch);
    let marked: Vec<bool> = listed(&hands).iter().map(|entry| entry.is_branch).collect();
    assert_eq!(marked, [false, true]);
    open_page(&mut hands);
    let mut texts = hands.app.world_mut().query::<&Text>();
    let texts = texts.iter(hands.app.world());
    let branches = texts.filter(|text| text.0.ends_with(" · branch"));
    assert_eq!(branches.count(), 1);
}

#[test]
fn every_game_that_is_over_is_kept_once_and_demonstrations_are_not() {
    let scratch = Scratch::new("library-kept");
    let mut hands = open(&scratch, Device::Keys);
    let games: Vec<Headless> = (all_games().0.iter())
        .filter_map(|game| game.headless)
        .collect();
    assert_eq!(games.len(), 4);
    for game in &games {
        let record = whole(game, 5);
        finish(&mut hands, game.id, &record);
        // The result is seen in another run: it is the same game.
        finish(&mut hands, game.id, &record);
        let demo = RecordChanged {
            demo: true,
            ..RecordChanged::new(game.id, whole(game, 6), true)
        };
        hands.app.world_mut().write_message(demo);
        hands.update(1);
        settle(&mut hands);
    }
    let entries = listed(&hands);
    let names: Vec<&str> = entries.iter().map(|entry| &*entry.game).collect();
    let expected: Vec<&str> = games.iter().map(|game| game.id.0).collect();
    assert_eq!(names, expected);
    let all = entries.iter();
    assert!(
        all.clone()
            .all(|it| it.kept_at() == Some(NOW) && it.end.is_some())
    );
    // What lies in the folder are records.
    let text = scratch.read("library.jsonl").expect("it is kept");
    for (line, game) in text.lines().zip(&games) {
        let record = record_of(line.as_bytes()).expect("a kept line");
        assert_eq!(*record, *whole(game, 5).as_bytes());
        assert_eq!((game.check)(line.as_bytes()), Ok(()));
    }
}

#[test]
fn a_game_that_is_given_up_is_kept_as_not_finished() {
    let scratch = Scratch::new("library-given-up");
    for (game, record) in new_games(5) {
        fs::write(scratch.0.join(format!("{game}.jsonl")), record + "\n").expect("ours");
    }
    let mut hands = open(&scratch, Device::Keys);
    for (game, _) in new_games(5) {
        let number = 1;
        hands
            .app
            .world_mut()
            .write_message(RemoveSavedGame { game, number });
        hands.update(1);
    }
    settle(&mut hands);
    let entries = listed(&hands);
    assert_eq!(entries.len(), 3);
    assert!(entries.iter().all(|entry| entry.end.is_none()));
    let manager = hands.app.world().resource::<SaveManager>();
    for (game, _) in new_games(5) {
        assert_eq!(manager.read(SaveSlot::Game(game)).text(), None);
    }
}

#[test]
fn a_game_is_starred_deleted_restored_and_seen_again_with_keys_and_pad() {
    for device in [Device::Keys, Device::Pad] {
        let scratch = Scratch::new(&format!("library-{device:?}"));
        let mut hands = open(&scratch, device);
        for game in HEADLESS {
            finish(&mut hands, game.id, &whole(game, 5));
        }
        open_page(&mut hands);
        // The one that was kept last comes first.
        press(&mut hands, "library-star", 0);
        let library = hands.app.world().resource::<GameLibrary>().listed.clone();
        let library = library.expect("it is listed");
        let entries = library.index.entries();
        let starred = |n: usize| library.marks.is_starred(entries[n].id);
        assert_eq!([starred(0), starred(1), starred(2)], [false, false, true]);
        press(&mut hands, "library-delete", 1);
        assert_eq!(listed(&hands).len(), 2);
        assert!(hands.says("library-deleted"));
        press(&mut hands, "library-undo-spoken", 0);
        assert_eq!(listed(&hands).len(), 3);
        press(&mut hands, "library-delete", 2);
        let before = scratch.read("library.jsonl").expect("it is kept");
        assert_eq!(before.lines().count(), 3, "until the page is left");
        hands.press(Press::Back);
        hands.until(50, |hands| hands.menu() == Menu::None);
        settle(&mut hands);
        let after = scratch.read("library.jsonl").expect("it is kept");
        assert_eq!(after.lines().count(), 2, "{device:?}");
        open_page(&mut hands);
        assert_eq!(listed(&hands).len(), 2);
        assert!(button(&mut hands, "library-unstar", 0) != Entity::PLACEHOLDER);
        press(&mut hands, "library-watch-spoken", 0);
        let shown = Screen::Table(HEADLESS[2].id);
        hands.until(100, |hands| hands.screen() == shown);
        assert!(hands.app.world().contains_resource::<Replay>());
    }
}

#[test]
fn a_copied_game_is_a_line_that_brings_it_back() {
    let scratch = Scratch::new("library-copied");
    let mut hands = open(&scratch, Device::Keys);
    for game in HEADLESS {
        finish(&mut hands, game.id, &whole(game, 5));
        open_page(&mut hands);
        press(&mut hands, "library-copy", 0);
        let copied = hands.app.world_mut().resource_mut::<TextClipboard>().text();
        assert!(!copied.contains('\n'), "{copied}");
        let record = decode(CODES, &copied).expect("a code");
        assert!((game.has_end)(record.as_bytes()));
        hands.until(400, |hands| {
            hands.app.world().resource::<State<Menu>>().get() == &Menu::Library
        });
        // What is copied can be pasted, and is known.
        hands.press_words("Paste games");
        settle(&mut hands);
        hands.press(Press::Back);
        hands.until(50, |hands| hands.menu() == Menu::None);
    }
}

#[test]
fn records_come_in_and_go_out_and_what_is_none_is_told() {
    let scratch = Scratch::new("library-in-out");
    let mut hands = open(&scratch, Device::Keys);
    open_page(&mut hands);
    assert!(hands.says("library-none"));
    let mut lines: Vec<String> = HEADLESS.iter().map(|game| whole(game, 7)).collect();
    lines.insert(1, "no game".to_owned());
    lines.push(whole(&HEADLESS[0], 8));
    let text = lines.join("\r\n");
    hands.app.world_mut().write_message(BringGame(text));
    hands.update(2);
    settle(&mut hands);
    assert_eq!(listed(&hands).len(), 4);
    hands.until(400, |hands| {
        let mut texts = hands
            .app
            .world()
            .try_query::<&guyenne::i18n::LocalizedText>();
        let world = hands.app.world();
        texts.as_mut().is_some_and(|it| {
            it.iter(world)
                .any(|text| text.key() == "library-imported-damaged")
        })
    });
    hands.press_words("Give 4 games out");
    settle(&mut hands);
    let out = scratch
        .read("guyenne-games-2026-11-28.jsonl")
        .expect("a file");
    let mut out: Vec<&str> = out.lines().collect();
    let mut expected: Vec<&str> = lines.iter().map(String::as_str).collect();
    expected.remove(1);
    out.sort_unstable();
    expected.sort_unstable();
    assert_eq!(out, expected);
}

/// Leaves the page and opens it again.
fn show_page_anew(hands: &mut Hands) {
    hands.press(Press::Back);
    hands.until(50, |hands| hands.menu() == Menu::None);
    open_page(hands);
}

/// One game goes out as a record, byte for byte as it was kept, to a file of its own each time.
#[test]
fn one_game_goes_out_as_a_record() {
    for device in [Device::Keys, Device::Pad] {
        let scratch = Scratch::new(&format!("library-one-out-{device:?}"));
        let mut hands = open(&scratch, device);
        for game in HEADLESS {
            finish(&mut hands, game.id, &whole(game, 5));
        }
        open_page(&mut hands);
        if device == Device::Keys {
            let page = "https://example.org/".to_owned();
            hands.app.insert_resource(PageAddress(Some(page)));
            show_page_anew(&mut hands);
            words_fit::check("My games on a page", &mut hands);
            hands.speak(Language::En);
            hands.update(4);
            press(&mut hands, "library-address-spoken", 0);
            let address = hands.app.world_mut().resource_mut::<TextClipboard>().text();
            assert!(address.starts_with("https://example.org/#g="), "{address}");
            let record = decode(CODES, &address).expect("a code");
            assert!(same_events(&record, &whole(&HEADLESS[2], 5)));
        }
        // The one that was kept last comes first.
        for (row, file) in [(0, ""), (1, "-2")] {
            press(&mut hands, "library-export-one", row);
            let out = scratch.read(&format!("guyenne-game-2026-11-28{file}.jsonl"));
            let out = out.expect("a file");
            assert_eq!(out, whole(&HEADLESS[2 - row], 5) + "\n", "{device:?}");
            assert_eq!((HEADLESS[2 - row].check)(out.as_bytes()), Ok(()));
        }
    }
}

#[test]
fn the_list_is_narrowed_by_game_result_and_name_and_has_pages() {
    let scratch = Scratch::new("library-narrowed");
    let mut hands = open(&scratch, Device::Keys);
    let coin = Headless::reviewed::<Coin>();
    for seed in 0..45 {
        finish(&mut hands, coin.id, &whole(&coin, seed));
    }
    finish(&mut hands, HEADLESS[1].id, &whole(&HEADLESS[1], 1));
    open_page(&mut hands);
    let rows = |hands: &mut Hands| {
        let mut names = hands.app.world_mut().query::<&AccessibleName>();
        let watch = names.iter(hands.app.world());
        watch
            .filter(|name| name.0.key() == "library-watch-spoken")
            .count()
    };
    assert_eq!(rows(&mut hands), 20);
    for expected in [20, 6] {
        press_label(&mut hands, "Next page");
        assert_eq!(rows(&mut hands), expected);
    }
    // Guyenne has none, Fayance has one; then Guesclin, and the others.
    for expected in [0, 1, 0, 20] {
        let words = ["All games", "Guyenne", "The Throne of Fayance", "Guesclin!"];
        let mut texts = hands.app.world_mut().query::<&Text>();
        let shown = texts
            .iter(hands.app.world())
            .find(|text| words.contains(&text.0.as_str()));
        let shown = shown.expect("a filter").0.clone();
        press_label(&mut hands, &shown);
        assert_eq!(rows(&mut hands), expected, "after {shown}");
    }
}

#[test]
fn two_running_copies_keep_the_games_of_both() {
    let scratch = Scratch::new("library-two");
    let mut first = open(&scratch, Device::Keys);
    let mut second = open(&scratch, Device::Keys);
    assert!(second.app.world().resource::<SaveManager>().is_only_read());
    finish(&mut first, HEADLESS[0].id, &whole(&HEADLESS[0], 1));
    finish(&mut second, HEADLESS[1].id, &whole(&HEADLESS[1], 2));
    finish(&mut first, HEADLESS[2].id, &whole(&HEADLESS[2], 3));
    assert_eq!(listed(&first).len(), 3);
    finish(&mut second, HEADLESS[0].id, &whole(&HEADLESS[0], 4));
    assert_eq!(listed(&second).len(), 4);
}

/// Each of two running copies deletes a game; leaving the page of one takes nothing from the other.
#[test]
fn what_another_running_copy_has_deleted_can_be_restored_there() {
    let scratch = Scratch::new("library-two-deleted");
    let mut first = open(&scratch, Device::Keys);
    for (n, game) in HEADLESS.iter().enumerate() {
        finish(&mut first, game.id, &whole(game, n as u64));
    }
    let mut second = open(&scratch, Device::Keys);
    open_page(&mut first);
    // It is told first that another copy stores.
    second.press(Press::Confirm);
    second.until(50, |hands| hands.menu() == Menu::None);
    open_page(&mut second);
    press(&mut first, "library-delete", 0);
    press(&mut second, "library-delete", 1);
    let lines = || {
        let text = scratch.read("library.jsonl").expect("it is kept");
        text.lines().count()
    };
    first.press(Press::Back);
    first.until(50, |hands| hands.menu() == Menu::None);
    settle(&mut first);
    assert_eq!((lines(), listed(&first).len()), (2, 1));
    press(&mut second, "library-undo-spoken", 0);
    assert_eq!(listed(&second).len(), 2);
    second.press(Press::Back);
    second.until(50, |hands| hands.menu() == Menu::None);
    settle(&mut second);
    assert_eq!((lines(), listed(&second).len()), (2, 2));
}

/// Drops a file on the window.
fn drop_file(hands: &mut Hands, file: PathBuf) {
    let world = hands.app.world_mut();
    let mut windows = world.query_filtered::<Entity, With<PrimaryWindow>>();
    let window = windows.single(world).expect("a window");
    world.write_message(FileDragAndDrop::DroppedFile {
        window,
        path_buf: file,
    });
    hands.update(4);
    settle(hands);
}

/// Games that are dropped on the page end nothing that can still be undone there.
#[test]
fn what_is_dropped_on_the_page_leaves_a_deletion_undone() {
    let scratch = Scratch::new("library-dropped");
    let mut hands = open(&scratch, Device::Keys);
    finish(&mut hands, HEADLESS[0].id, &whole(&HEADLESS[0], 5));
    open_page(&mut hands);
    press(&mut hands, "library-delete", 0);
    let file = scratch.0.join("brought.jsonl");
    fs::write(&file, whole(&HEADLESS[1], 5) + "\n").expect("ours");
    drop_file(&mut hands, file);
    assert_eq!(listed(&hands).len(), 1, "it came in");
    assert!(hands.says("library-deleted"));
    press(&mut hands, "library-undo-spoken", 0);
    assert_eq!(listed(&hands).len(), 2);
}

#[test]
fn a_damaged_code_in_a_file_that_is_dropped_is_told_as_a_pasted_one() {
    let scratch = Scratch::new("library-dropped-code");
    let mut hands = open(&scratch, Device::Keys);
    open_page(&mut hands);
    let record = whole(&HEADLESS[0], 5);
    let code = HEADLESS[0].code.write(record.as_bytes()).expect("a code");
    let file = scratch.0.join("cut.txt");
    let cut = &code[..code.len() - 3];
    fs::write(&file, format!("Look: {cut}\n")).expect("ours");
    drop_file(&mut hands, file);
    assert!((0..400).any(|_| {
        hands.update(1);
        hands.says("toast-code-cut")
    }));
    assert!(listed(&hands).is_empty());
}

#[test]
fn a_damaged_line_is_told_and_stays() {
    let scratch = Scratch::new("library-damaged");
    let mut hands = open(&scratch, Device::Keys);
    for seed in 1..4 {
        finish(&mut hands, HEADLESS[0].id, &whole(&HEADLESS[0], seed));
    }
    drop(hands);
    let text = scratch.read("library.jsonl").expect("it is kept");
    let mut lines: Vec<String> = text.lines().map(str::to_owned).collect();
    lines[1].truncate(200);
    let damaged = lines.join("\n") + "\n";
    fs::write(scratch.0.join("library.jsonl"), &damaged).expect("ours");
    let mut hands = open(&scratch, Device::Keys);
    open_page(&mut hands);
    assert_eq!(listed(&hands).len(), 2);
    assert!(hands.says("library-damaged"));
    press(&mut hands, "library-delete", 0);
    hands.press(Press::Back);
    hands.until(50, |hands| hands.menu() == Menu::None);
    settle(&mut hands);
    let left = scratch.read("library.jsonl").expect("it is kept");
    assert_eq!(left.lines().count(), 2);
    assert!(left.contains(&lines[1]));
}

/// Why a line is damaged is said in the player's language.
#[test]
fn why_a_line_is_damaged_is_told_in_every_language() {
    const CUT: [&str; 4] = [
        "it is cut off in the middle.",
        "le texte est coupé au milieu.",
        "Der Text ist mittendrin abgeschnitten.",
        "está cortado por la mitad.",
    ];
    const ALTERED: [&str; 4] = [
        "it was changed after it was kept.",
        "elle a été modifiée depuis.",
        "Sie wurde seither verändert.",
        "se cambió después de guardarla.",
    ];
    let cut = |line: &mut String| line.truncate(200);
    let alter = |line: &mut String| *line = line.replacen(HEADLESS[0].bots[0], "Nobody", 1);
    let damages: [(fn(&mut String), _); 2] = [(cut, CUT), (alter, ALTERED)];
    for (damage, told) in damages {
        let scratch = Scratch::new("library-why-damaged");
        let mut hands = open(&scratch, Device::Keys);
        finish(&mut hands, HEADLESS[0].id, &whole(&HEADLESS[0], 1));
        drop(hands);
        let mut line = scratch.read("library.jsonl").expect("it is kept");
        damage(&mut line);
        fs::write(
            scratch.0.join("library.jsonl"),
            line.trim_end().to_owned() + "\n",
        )
        .expect("ours");
        let mut hands = open(&scratch, Device::Keys);
        open_page(&mut hands);
        assert_eq!(Language::ALL.len(), told.len());
        for (language, told) in Language::ALL.into_iter().zip(told) {
            hands.speak(language);
            let mut texts = hands.app.world_mut().query::<&Text>();
            let mut said = texts
                .iter(hands.app.world())
                .map(|text| as_written(&text.0));
            assert!(
                said.any(|said| said.ends_with(told)),
                "{language:?}: {told}"
            );
        }
    }
}

/// The numbers of all damaged lines are told, of very many those of the first, and how many more there are.
#[test]
fn the_numbers_of_damaged_lines_are_told() {
    for (bad, told) in [
        (vec![3], "Line 3 of the file is damaged"),
        (
            vec![3, 17, 40],
            "Lines 3, 17 and 40 of the file are damaged",
        ),
        (
            (2..=40).collect(),
            "Lines 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12 and 28 more of the file are damaged",
        ),
    ] {
        let scratch = Scratch::new("library-damaged-lines");
        let text: String = (1..=40)
            .map(|line| match bad.contains(&line) {
                true => "rubbish\n".to_owned(),
                false => whole(&HEADLESS[1], line) + "\n",
            })
            .collect();
        fs::write(scratch.0.join("library.jsonl"), &text).expect("ours");
        let mut hands = open(&scratch, Device::Keys);
        open_page(&mut hands);
        let mut texts = hands.app.world_mut().query::<&Text>();
        let world = hands.app.world();
        let found = texts.iter(world).any(|text| text.0.starts_with(told));
        assert!(found, "{told}");
        // The same of what comes in.
        hands.app.world_mut().write_message(BringGame(text));
        hands.update(2);
        settle(&mut hands);
        let told = told.replace(" of the file are damaged", " are no games.");
        let told = told.replace(" of the file is damaged", " is no game: ");
        assert!((0..400).any(|_| {
            hands.update(1);
            let mut texts = hands.app.world_mut().query::<&Text>();
            let world = hands.app.world();
            texts.iter(world).any(|text| text.0.contains(&told))
        }));
    }
}

#[test]
fn where_nothing_is_kept_the_page_says_so() {
    let games = every_game();
    let saves = SaveManager::new(Storage::in_memory(), &games);
    let mut hands = Hands::open_games(LaunchOptions::default(), Device::Keys, games, saves);
    finish(&mut hands, HEADLESS[0].id, &whole(&HEADLESS[0], 1));
    open_page(&mut hands);
    assert_eq!(listed(&hands).len(), 1);
    assert!(hands.says("library-forgets"));
}

#[test]
fn the_kept_games_are_counted_and_given_out_as_a_table() {
    for device in [Device::Keys, Device::Pad] {
        let scratch = Scratch::new(&format!("library-counted-{device:?}"));
        let mut hands = open(&scratch, device);
        for (n, game) in HEADLESS.iter().enumerate() {
            for seed in 0..=n as u64 {
                finish(&mut hands, game.id, &whole(game, seed));
            }
        }
        open_page(&mut hands);
        press_label(&mut hands, "Statistics");
        hands.until(50, |hands| hands.menu() == Menu::Statistics);
        hands.update(4);
        // What is said of a row, to who hears it.
        let rows = |hands: &mut Hands| -> Vec<(String, String)> {
            let mut names = hands.app.world_mut().query::<&AccessibleName>();
            let spoken = names.iter(hands.app.world());
            let spoken = spoken.filter(|name| name.0.key() == "statistics-spoken");
            let localizer = hands.app.world().resource::<Localizer>();
            let words = spoken.map(|name| localizer.localize(&name.0));
            let split = words.map(|words| {
                let (row, rest) = words.split_once(": ").expect("a row");
                (row.to_owned(), rest.to_owned())
            });
            split.collect()
        };
        let of = |rows: &[(String, String)], row: &str| {
            let found = rows.iter().find(|(name, _)| name == row);
            found.map(|(_, counts)| counts.clone())
        };
        let all = rows(&mut hands);
        let counted = |games: &str| format!("{games}, 0 won, 0 lost, 0 drawn, 0 not finished.");
        assert_eq!(of(&all, "All of them"), Some(counted("6 games")));
        assert_eq!(of(&all, "Guyenne"), Some(counted("1 game")));
        assert_eq!(of(&all, "Guesclin!"), Some(counted("3 games")));
        assert_eq!(of(&all, "Bots alone"), Some(counted("6 games")));
        assert_eq!(of(&all, "November 2026"), Some(counted("6 games")));
        press_label(&mut hands, "All games");
        let guyenne = rows(&mut hands);
        assert_eq!(of(&guyenne, "2022 rules"), Some(counted("1 game")));
        assert_eq!(of(&guyenne, "Base"), Some(counted("1 game")));
        press_label(&mut hands, "As a table");
        let table = scratch.read("guyenne-2026-11-28.csv").expect("a file");
        assert_eq!(table.lines().count(), 2);
        // Back leads to the list, from which the page was opened.
        hands.press(Press::Back);
        hands.until(50, |hands| hands.menu() == Menu::Library);
    }
}
