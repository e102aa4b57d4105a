//! Kept games by ear: a player who knows only the accessible tree and what is spoken finds a game, marks it, sees it
//! again step by step, guesses, and reads its review.

use accesskit::Action;
use bevy::input::ButtonState;
use bevy::input::keyboard::Key;
use bevy::prelude::KeyCode;
use guyenne::app::{Menu, Screen};
use guyenne::games::{fayance, guesclin, guyenne as first};
use guyenne::rules::game::GameId;
use guyenne::rules::headless::Headless;
use guyenne::table::replay::{Guessing, Replay, SeenBy};

use super::games::{of_ann, open_four, told as told_words};
use crate::by_ear::{ScreenReader, SpokenNode};
use crate::fayance::by_ear::reading;
use crate::harness::{Device, Press};
use crate::heads_or_tails::rules::Coin;
use crate::library::{self, finish, settle};
use crate::replays::{at, headless};
use crate::review::{all_tails, another_move, weigh_another};
use crate::saves::Scratch;

/// Opens My games, and lets it be told.
fn open_list(reader: &mut ScreenReader) {
    let told = reader.told();
    let entry = told
        .iter()
        .find(|node| node.name.ends_with("ames") && node.can_press);
    let entry = entry.unwrap_or_else(|| panic!("no list among {told:?}"));
    reader.press(&entry.clone());
    settle(&mut reader.hands);
    reader.wait(6);
    assert_eq!(reader.hands.menu(), Menu::Library);
}

/// What can be pressed whose name begins so.
fn begins(reader: &mut ScreenReader, with: &str) -> Vec<SpokenNode> {
    let told = reader.told().into_iter();
    let found = told.filter(|node| node.can_press && node.name.starts_with(with));
    found.collect()
}

/// Presses what is so many below the first whose name begins so.
fn press(reader: &mut ScreenReader, with: &str, row: usize) {
    let found = begins(reader, with);
    let node = found.get(row);
    let node = node.unwrap_or_else(|| panic!("no {with:?} among {:#?}", reader.told()));
    reader.press(node);
    settle(&mut reader.hands);
    reader.wait(6);
}

/// What was spoken since the transcript was so long.
fn since(reader: &ScreenReader, length: usize) -> &str {
    &reader.transcript[length..]
}

/// These words were spoken since the transcript was so long.
fn hears(reader: &ScreenReader, length: usize, words: &str) {
    let spoken = since(reader, length);
    assert!(spoken.contains(words), "{spoken}");
}

#[test]
fn my_games_are_searched_and_marked_by_ear() {
    let scratch = Scratch::new("kept-ear-list");
    let mut reader = reading(open_four(&scratch));
    open_list(&mut reader);
    hears(&reader, 0, "“My games”");
    hears(&reader, 0, "1–4 of 4");
    // Each game is told whole.
    let rows = begins(&mut reader, "Watch again: ");
    assert_eq!(rows.len(), 4);
    for (row, game) in rows
        .iter()
        .zip(["Guyenne", "Guesclin!", "The Throne of Fayance"])
    {
        assert!(row.name.contains(game), "{rows:#?}");
        assert!(row.name.contains("28 Nov"), "{row:?}");
    }
    assert!(rows[0].name.contains("Ann"), "{rows:#?}");
    // Whoever narrows the list hears how many games are left.
    let mut from = reader.transcript.len();
    press(&mut reader, "All games", 0);
    hears(&reader, from, "1–2 of 2");
    for shown in [
        "Guyenne",
        "The Throne of Fayance",
        "Guesclin!",
        "Heads or tails",
    ] {
        press(&mut reader, shown, 0);
    }
    let field = reader.told().into_iter();
    let mut field = field.filter(|node| node.role == accesskit::Role::TextInput);
    let field = field.next().expect("a field");
    reader.ask(Action::Focus, field.id);
    from = reader.transcript.len();
    reader.hands.type_text("ann");
    reader.wait(6);
    hears(&reader, from, "1–1 of 1");
    reader.hands.type_text("x");
    reader.wait(6);
    hears(&reader, from, "No game fits.");
    for _ in 0..4 {
        reader.hands.press(Press::Back);
    }
    reader.wait(6);
    assert_eq!(begins(&mut reader, "Watch again: ").len(), 4);
    // A star changes what its button says, and a deletion leads to how it is taken back.
    press(&mut reader, "Give a star: ", 1);
    let starred = begins(&mut reader, "Take the star away: ");
    assert_eq!(starred.len(), 1);
    assert!(starred[0].name.contains("with a star"), "{starred:?}");
    press(&mut reader, "Delete: ", 0);
    let undo = begins(&mut reader, "Bring back: ");
    assert_eq!(undo.len(), 1);
    assert_eq!(reader.update().focus, undo[0].id);
    let told = reader.told();
    assert!(
        told.iter()
            .any(|node| node.name.contains("once you leave this page")),
        "{told:#?}"
    );
    press(&mut reader, "Bring back: ", 0);
    assert_eq!(begins(&mut reader, "Watch again: ").len(), 4);
    press(&mut reader, "Back", 0);
    assert_eq!(reader.hands.menu(), Menu::None);
}

/// A review is stopped, goes on and is told: each moment in a sentence, in the order of the game, and what made the
/// result; a moment leads to the table.
#[test]
fn a_review_is_heard() {
    let headless = headless(fayance::ID);
    let scratch = Scratch::new("kept-ear-review");
    let mut hands = library::open(&scratch, Device::Keys);
    finish(&mut hands, fayance::ID, &of_ann(headless, 4));
    let mut reader = reading(hands);
    open_list(&mut reader);
    press(&mut reader, "Review: ", 0);
    let mut from = reader.transcript.len();
    press(&mut reader, "Stop", 0);
    hears(&reader, from, "“Not weighed.”");
    from = reader.transcript.len();
    press(&mut reader, "Weigh on", 0);
    reader
        .hands
        .until_thought(|hands| hands.says("review-lines"));
    reader.wait(6);
    hears(&reader, from, "“The review is done.”");
    let moments: Vec<SpokenNode> = reader.told().into_iter().collect();
    let moments: Vec<&SpokenNode> = moments
        .iter()
        .filter(|node| node.can_press && node.name.contains(" of 100"))
        .collect();
    assert!(moments.len() > 10, "{:#?}", reader.told());
    assert!(moments.iter().all(|node| node.name.ends_with('.')));
    let accounts = reader.told().into_iter();
    let mut accounts = accounts.filter(|node| node.name.contains("Luck: "));
    assert!(accounts.next().is_some(), "{:#?}", reader.told());
    // The focus tells a moment on screen, too.
    let moment = moments[moments.len() / 2];
    reader.ask(Action::Focus, moment.id);
    let lines = [
        told_words(&mut reader.hands, "review-decision"),
        told_words(&mut reader.hands, "review-decision-told"),
    ];
    assert_eq!(lines.concat(), [moment.name.as_str()]);
    reader.press(moment);
    reader.wait(10);
    assert_eq!(reader.hands.screen(), Screen::Table(fayance::ID));
    assert!(at(&reader.hands) > 0);
}

/// The points of a row of the statistics are heard wherever they are seen, and nowhere else.
#[test]
fn points_of_statistics_are_heard() {
    const POINTS: &str = " Points on average: ";
    let scratch = Scratch::new("kept-ear-points");
    let mut reader = reading(open_four(&scratch));
    open_list(&mut reader);
    press(&mut reader, "Statistics", 0);
    // Of all games, and of the one in which somebody has played against a bot.
    for game in ["All games", "Guyenne"] {
        assert!(!begins(&mut reader, game).is_empty(), "{game}");
        let mut seen = told_words(&mut reader.hands, "statistics-means");
        assert!(!seen.is_empty());
        let rows = begins(&mut reader, "").into_iter();
        let heard = rows.filter_map(|row| {
            let (_, points) = row.name.split_once(POINTS)?;
            Some(points.trim_end_matches('.').to_owned())
        });
        let mut heard: Vec<String> = heard.collect();
        seen.sort();
        heard.sort();
        assert_eq!(heard, seen, "{:#?}", reader.told());
        press(&mut reader, game, 0);
    }
}

/// Whoever turns the page of mistakes hears which of them are on it.
#[test]
fn mistakes_are_heard() {
    let coin = Headless::reviewed::<Coin>();
    let scratch = Scratch::new("kept-ear-mistakes");
    let mut hands = library::open(&scratch, Device::Keys);
    for seed in 0..8 {
        finish(&mut hands, coin.id, &all_tails(seed));
    }
    let mut reader = reading(hands);
    open_list(&mut reader);
    press(&mut reader, "Mistakes", 0);
    press(&mut reader, "Review 8 more games", 0);
    reader.hands.until_thought(|hands| {
        settle(hands);
        !hands.says("mistakes-reviewing")
    });
    reader.wait(6);
    hears(&reader, 0, "“Game ");
    let rows = begins(&mut reader, "Heads or tails, ");
    assert_eq!(rows.len(), 20, "{:#?}", reader.told());
    let from = reader.transcript.len();
    press(&mut reader, "Cheaper", 0);
    hears(&reader, from, "“21–");
    press(&mut reader, "Dearer", 0);
    press(&mut reader, "Heads or tails, ", 0);
    reader.wait(10);
    hears(&reader, from, "What was better here?");
    press(&mut reader, "heads", 0);
    hears(&reader, from, "Right: ");
}

/// Reviews the games of the page of mistakes to the end.
fn review_all(reader: &mut ScreenReader, button: &str) {
    press(reader, button, 0);
    reader.hands.until_thought(|hands| {
        settle(hands);
        !hands.says("mistakes-reviewing")
    });
    reader.wait(6);
}

/// A move that would have been no mistake is told beside the best one.
#[test]
fn a_move_that_is_also_good_is_heard() {
    let coin = Headless::reviewed::<Coin>();
    let scratch = Scratch::new("kept-ear-also-good");
    let mut hands = library::open(&scratch, Device::Keys);
    finish(&mut hands, coin.id, &all_tails(1));
    let mut reader = reading(hands);
    open_list(&mut reader);
    press(&mut reader, "Mistakes", 0);
    review_all(&mut reader, "Review 1 more game");
    weigh_another(&scratch, &[another_move(5.0, 0.3, 0.0)]);
    press(&mut reader, "Back", 0);
    press(&mut reader, "Mistakes", 0);
    // The records are read after the reviews.
    settle(&mut reader.hands);
    reader.wait(3);
    press(&mut reader, "Heads or tails, ", 0);
    reader.wait(10);
    let from = reader.transcript.len();
    press(&mut reader, "edge", 0);
    hears(&reader, from, "“Also good. Best: heads. ");
}

/// Whoever stops the reviews at the last game does not hear that they are done; at their end one does.
#[test]
fn reviews_that_are_stopped_are_not_said_to_be_done() {
    const DONE: &str = "“The review is done.”";
    let headless = headless(fayance::ID);
    let scratch = Scratch::new("kept-ear-stopped");
    let mut hands = library::open(&scratch, Device::Keys);
    finish(&mut hands, fayance::ID, &of_ann(headless, 4));
    let mut reader = reading(hands);
    open_list(&mut reader);
    press(&mut reader, "Mistakes", 0);
    press(&mut reader, "Review 1 more game", 0);
    hears(&reader, 0, "“Game 1 of 1: ");
    press(&mut reader, "Stop", 0);
    assert!(!reader.hands.says("mistakes-reviewing"));
    assert!(!reader.transcript.contains(DONE), "{}", reader.transcript);
    let from = reader.transcript.len();
    review_all(&mut reader, "Review 1 more game");
    hears(&reader, from, DONE);
}

/// Whoever asks for other eyes hears whose they are; at the opening nobody has asked.
#[test]
fn whose_eyes_a_replay_has_is_heard() {
    let headless = headless(first::ID);
    let scratch = Scratch::new("kept-ear-eyes");
    let mut hands = library::open(&scratch, Device::Keys);
    finish(&mut hands, first::ID, &of_ann(headless, 8));
    let mut reader = reading(hands);
    open_list(&mut reader);
    press(&mut reader, "Watch again: ", 0);
    reader.wait(40);
    let seen_by = |reader: &ScreenReader| reader.hands.app.world().resource::<Replay>().seen_by;
    assert_eq!(seen_by(&reader), SeenBy::Side(0));
    assert!(
        !reader.transcript.contains("“View: "),
        "{}",
        reader.transcript
    );
    // With the key, wherever the focus is: every frame is listened to.
    for eyes in [SeenBy::Side(1), SeenBy::Onlooker, SeenBy::All] {
        let from = reader.transcript.len();
        for state in [ButtonState::Pressed, ButtonState::Released] {
            let letter = Key::Character("p".into());
            reader.hands.write_key(KeyCode::KeyP, letter, state);
            reader.wait(3);
        }
        reader.wait(6);
        assert_eq!(seen_by(&reader), eyes);
        let button = begins(&mut reader, "View: ").remove(0);
        hears(&reader, from, &format!("“{}”", button.name));
    }
    // Who guesses does so through the eyes of a side.
    let from = reader.transcript.len();
    press(&mut reader, "Guess what lies hidden", 0);
    assert_eq!(seen_by(&reader), SeenBy::Side(0));
    hears(&reader, from, "“View: ");
}

/// A game is seen again: each step tells what happens, and what lies hidden is asked for in words.
fn is_heard_again(game: GameId, hides: bool) {
    let headless = headless(game);
    let scratch = Scratch::new(&format!("kept-ear-{game}"));
    let mut hands = library::open(&scratch, Device::Keys);
    finish(&mut hands, game, &of_ann(headless, 8));
    let mut reader = reading(hands);
    open_list(&mut reader);
    press(&mut reader, "Watch again: ", 0);
    reader.wait(10);
    assert_eq!(reader.hands.screen(), Screen::Table(game));
    let steps = reader.hands.app.world().resource::<Replay>().steps();
    press(&mut reader, "On to the next round", 0);
    reader.wait(60);
    let (mut silent, from) = (0, at(&reader.hands));
    for n in 1..=12 {
        let before = reader.transcript.len();
        press(&mut reader, "On by one event", 0);
        reader.wait(40);
        assert_eq!(at(&reader.hands), from + n);
        let spoken = since(&reader, before).matches('“').count();
        silent += usize::from(spoken == 0);
    }
    assert!(
        silent <= 3,
        "{game}: {silent} of 12 steps say nothing:\n{}",
        reader.transcript
    );
    // A step backwards says where one is.
    let before = reader.transcript.len();
    press(&mut reader, "Back to the round before", 0);
    reader.wait(40);
    assert!(at(&reader.hands) < from + 12);
    let here = format!("{} of {steps}", at(&reader.hands));
    assert!(
        since(&reader, before).contains(&here),
        "{game}:\n{}",
        since(&reader, before)
    );
    assert!(
        !begins(&mut reader, "View: ").is_empty(),
        "{:#?}",
        reader.told()
    );
    if hides {
        press(&mut reader, "Guess what lies hidden", 0);
        for _ in 0..40 {
            if reader
                .hands
                .app
                .world()
                .resource::<Guessing>()
                .waits(at(&reader.hands))
            {
                break;
            }
            press(&mut reader, "On to the next round", 0);
            reader.wait(60);
        }
        let said = reader
            .transcript
            .lines()
            .last()
            .unwrap_or_default()
            .to_owned();
        assert!(
            said.ends_with("?”"),
            "{game}: {said}\n{}",
            reader.transcript
        );
        let before = reader.transcript.len();
        let answer = reader
            .hands
            .focused()
            .expect("the first answer has the focus");
        reader.ask(Action::Click, accesskit::NodeId(answer.to_bits()));
        reader.wait(80);
        let told = since(&reader, before);
        assert!(
            told.contains("“Right: ") || told.contains("“No, it was "),
            "{game}:\n{told}"
        );
    }
    press(&mut reader, "Pause", 0);
    press(&mut reader, "Leave for the title", 0);
    assert_eq!(reader.hands.screen(), Screen::Title);
}

#[test]
fn guyenne_is_heard_again() {
    is_heard_again(first::ID, true);
}

#[test]
fn fayance_is_heard_again() {
    is_heard_again(fayance::ID, true);
}

#[test]
fn guesclin_is_heard_again() {
    is_heard_again(guesclin::ID, false);
}
