//! The day's deal: its page, what of it counts and what does not, its result for others, and its log on the disk.

use std::fs;

use bevy::prelude::*;
use guyenne::app::clipboard::CopyText;
use guyenne::app::daily::{DailyGames, Days, Now, PlayoutCount};
use guyenne::app::games::GAMES;
use guyenne::app::save::{SaveAccess, SaveManager, Storage, TakeOverSaves};
use guyenne::app::settings::{Settings, TextSize};
use guyenne::app::{LaunchOptions, Menu, Screen};
use guyenne::i18n::{Language, Localizer};
use guyenne::rules::daily::{CalendarDate, DailyDeals, DailyLog, DailyScore, DailyTry, FIRST_DAY};
use guyenne::rules::duplicate::SideOutcome;
use guyenne::rules::game::{GameId, HeadlessGame};
use guyenne::table::result_page::ResultExtras;
use guyenne::table::{AccessibleName, Game, Games, RecordChanged, SavedGames};

use crate::harness::{Device, Hands, Press, as_written};
use crate::heads_or_tails::rules::Coin;
use crate::heads_or_tails::table::GAME as COIN;
use crate::saves::Scratch;

const ID: GameId = Coin::ID;
const DAY: u64 = 24 * 3600;

/// Noon of a day's date.
fn noon(day: u32) -> u64 {
    (FIRST_DAY.days() + u64::from(day) - 1) * DAY + DAY / 2
}

fn date(day: u32) -> CalendarDate {
    CalendarDate::of_moment(noon(day)).expect("a date")
}

/// The app with every game of the program, at a moment.
fn open(now: u64) -> Hands {
    let mut hands = Hands::open_every_game(LaunchOptions::default(), Device::Keys);
    hands.app.insert_resource(Now(now));
    hands.speak(Language::En);
    hands
}

/// The app with heads or tails alone, at a moment.
fn open_coin(scratch: &Scratch, device: Device, now: u64) -> Hands {
    let games = Games(vec![COIN]);
    let saves = SaveManager::new(Storage::in_folder(&scratch.0), &games);
    with_coin(Hands::open_games(default(), device, games, saves), now)
}

fn with_coin(mut hands: Hands, now: u64) -> Hands {
    let deals = DailyDeals::of::<Coin>();
    hands.app.insert_resource(DailyGames(vec![(ID, deals)]));
    hands.app.insert_resource(Now(now));
    hands.speak(Language::En);
    hands
}

fn open_page(hands: &mut Hands) {
    hands.press_words("Today’s deal");
    hands.until(20, |hands| hands.menu() == Menu::Daily);
    hands.update(6);
}

fn log(hands: &Hands) -> &DailyLog {
    &hands.app.world().resource::<Days>().0
}

/// The result of the try of heads or tails that counts.
fn score(hands: &Hands, day: u32) -> Option<DailyScore> {
    log(hands).first_try(ID.0, day).and_then(|own| own.score)
}

/// Guesses until the game of heads or tails is over.
fn play_to_the_end(hands: &mut Hands) {
    hands.until(50, |hands| hands.screen() == Screen::Table(ID));
    for _ in 0..200 {
        if hands.screen() == Screen::Result(ID) {
            hands.update(3);
            return;
        }
        hands.press_words("Heads");
        // The last guess is shown before the result.
        hands.update(4);
    }
    panic!("the game does not end");
}

/// The key of what the result page says beside the result.
fn note(hands: &Hands) -> Option<String> {
    let extras = hands.app.world().resource::<ResultExtras>();
    extras.note.as_ref().map(|note| note.key().to_owned())
}

fn to_title(hands: &mut Hands) {
    let world = hands.app.world_mut();
    world.resource_mut::<NextState<Screen>>().set(Screen::Title);
    hands.update(6);
}

fn quit(mut hands: Hands) {
    hands.app.world_mut().write_message(AppExit::Success);
    hands.update(2);
}

/// Every text on the screen.
fn words(hands: &mut Hands) -> String {
    let world = hands.app.world_mut();
    let mut texts = world.query::<&Text>();
    let all: Vec<String> = texts.iter(world).map(|text| as_written(&text.0)).collect();
    all.join("\n")
}

/// The buttons of the page whose spoken name tells the row of a game.
fn row_buttons(hands: &mut Hands) -> Vec<(Entity, String)> {
    let world = hands.app.world_mut();
    let mut all = world.query::<(Entity, &AccessibleName)>();
    let localizer = world.resource::<Localizer>();
    let rows = all
        .iter(world)
        .filter(|(_, name)| name.0.key() == "daily-spoken");
    rows.map(|(entity, name)| (entity, localizer.localize(&name.0)))
        .collect()
}

/// The button of a game's row with these words.
fn row_button(hands: &mut Hands, game: &Game, words: &str) -> Entity {
    let name = hands
        .app
        .world()
        .resource::<Localizer>()
        .translate(game.name);
    let all = row_buttons(hands);
    let mut found =
        (all.iter()).filter(|(_, spoken)| spoken.starts_with(&name) && spoken.contains(words));
    match (found.next(), found.next()) {
        (Some(&(button, _)), None) => button,
        _ => panic!("{words} of {name} in {all:?}"),
    }
}

#[test]
fn the_page_tells_the_deal_of_every_game() {
    let mut hands = open(noon(12));
    open_page(&mut hands);
    assert!(words(&mut hands).contains("Day 12, 12 December 2026"));
    let daily = hands.app.world().resource::<DailyGames>().clone();
    assert_eq!(daily.0.len(), GAMES.len());
    for language in Language::ALL {
        hands.speak(language);
        let said = words(&mut hands);
        assert!(!said.contains(['{', '$']), "{said}");
        let localizer = hands.app.world().resource::<Localizer>();
        for game in GAMES {
            let deals = daily.of(game.id).expect("its deals");
            let deal = (deals.deal)(date(12)).expect("a deal");
            for told in [
                localizer.translate(game.name),
                localizer.localize(&(game.words_of_setups.daily)(deal.variant)),
                localizer.localize(&(game.words_of_setups.bot)(deal.level)),
                localizer.localize(&(game.words_of_setups.side)(deal.side)),
            ] {
                assert!(said.contains(&told), "{language:?}: {told:?} in {said}");
                assert!(!told.contains("daily") && !told.is_empty(), "{told}");
            }
        }
        let rows = row_buttons(&mut hands);
        assert_eq!(rows.len(), GAMES.len(), "a button that plays each");
        assert!(hands.says("daily-state-counts"));
    }
    hands.press(Press::Back);
    hands.until(20, |hands| hands.menu() == Menu::None);
    assert_eq!(hands.screen(), Screen::Title);
}

#[test]
fn all_weeks_of_the_calendar_are_as_high_as_each_other() {
    let mut hands = open(noon(12));
    for letters in TextSize::ALL {
        let world = hands.app.world_mut();
        world.resource_mut::<Settings>().text_size = letters;
        hands.update(3);
        open_page(&mut hands);
        let world = hands.app.world_mut();
        let mut names = world.query::<(Entity, &AccessibleName)>();
        let day = names
            .iter(world)
            .find(|(_, name)| name.0.key() == "daily-day-spoken");
        let (day, _) = day.expect("a day that can be pressed");
        let month = world
            .get::<ChildOf>(day)
            .expect("it lies in the month")
            .parent();
        let cells = world.get::<Children>(month).expect("of days");
        // After the names of the days.
        let heights: Vec<f32> = (cells.iter().skip(7))
            .map(|cell| world.get::<ComputedNode>(cell).expect("laid out").size.y)
            .collect();
        assert!(heights.len() >= 31, "{heights:?}");
        assert!(
            heights
                .iter()
                .all(|height| (height - heights[0]).abs() <= 1.0),
            "{letters:?}: {heights:?}"
        );
        hands.press(Press::Back);
        hands.until(20, |hands| hands.menu() == Menu::None);
    }
}

#[test]
fn before_the_first_day_the_page_says_when_it_is() {
    for now in [0, noon(1) - DAY] {
        let mut hands = open(now);
        open_page(&mut hands);
        assert!(words(&mut hands).contains("The first deal is that of 1 December 2026"));
        assert_eq!(row_buttons(&mut hands), []);
        hands.app.insert_resource(Now(noon(1)));
        hands.update(6);
        assert_eq!(row_buttons(&mut hands).len(), GAMES.len(), "it has come");
    }
}

/// In every game of the program, with a mark that its records keep.
#[test]
fn a_day_is_begun_when_its_game_begins_and_goes_on_after_it_was_left() {
    let mut hands = open(noon(12));
    for game in GAMES {
        open_page(&mut hands);
        let play = row_button(&mut hands, game, "Play. ");
        hands.focus_on(play);
        assert_eq!(log(&hands).first_try(game.id.0, 12), None);
        hands.press(Press::Confirm);
        hands.until(400, |hands| hands.screen() == Screen::Table(game.id));
        hands.update(10);
        let own = log(&hands).first_try(game.id.0, 12).cloned();
        let own = own.unwrap_or_else(|| panic!("{} is not counted", game.id));
        assert_eq!((own.begun, own.score), (noon(12), None));
        to_title(&mut hands);
        open_page(&mut hands);
        row_button(&mut hands, game, "Continue. ");
        hands.press(Press::Back);
        hands.update(4);
    }
    let saved = hands.app.world().resource::<SavedGames>();
    let deals = hands.app.world().resource::<DailyGames>();
    assert_eq!(saved.0.len(), GAMES.len());
    for saved in &saved.0 {
        let deals = deals.of(saved.game).expect("its deals");
        let deal = (deals.deal)(date(12)).expect("a deal");
        let seed = deal.seed.to_string();
        assert!(saved.save.record.contains(&seed), "{}", saved.save.record);
    }
}

#[test]
fn the_first_try_counts_and_no_other() {
    for device in [Device::Keys, Device::Pad] {
        let scratch = Scratch::new(&format!("daily-{device:?}"));
        let mut hands = open_coin(&scratch, device, noon(3));
        open_page(&mut hands);
        hands.press_words("Play");
        play_to_the_end(&mut hands);
        let first = score(&hands, 3).expect("it counts");
        assert!(hands.says("toast-day-counts") || hands.says("toast-day-result"));
        // Its luck is told from skill beside the frames.
        let luck = |hands: &Hands| {
            let own = log(hands).first_try(ID.0, 3)?;
            own.luck().zip(own.adjusted())
        };
        hands.until(500, |hands| luck(hands).is_some());
        hands.update(2);
        assert_eq!(note(&hands).as_deref(), Some("daily-both"));
        let (of_player, adjusted) = luck(&hands).expect("it is known");
        let points = [100, 50, 0][first.outcome as usize];
        assert_eq!(i64::from(of_player) + adjusted, points);
        to_title(&mut hands);
        hands.app.insert_resource(Now(noon(3) + 60));
        open_page(&mut hands);
        assert!(hands.says("daily-both"), "{device:?}");
        hands.press_words("Play, uncounted");
        play_to_the_end(&mut hands);
        assert_eq!(score(&hands, 3), Some(first), "{device:?}");
        assert_eq!(note(&hands).as_deref(), Some("daily-uncounted"));
        let own = log(&hands).first_try(ID.0, 3).cloned();
        quit(hands);
        // The day is known after a restart, with the signs of its result.
        let hands = open_coin(&scratch, device, noon(3) + 120);
        assert_eq!(log(&hands).first_try(ID.0, 3).cloned(), own);
        let signs = own.as_ref().map(|own| own.signs().chars().count());
        assert!(signs.is_some_and(|signs| signs >= 3), "{own:?}");
    }
}

/// The program has ended before luck was told from skill: that is done when the day is shown again.
#[test]
fn the_luck_of_a_day_is_told_after_a_restart() {
    let scratch = Scratch::new("daily-luck");
    let luck = |hands: &Hands| log(hands).first_try(ID.0, 3).and_then(DailyTry::luck);
    let mut hands = open_coin(&scratch, Device::Keys, noon(3));
    open_page(&mut hands);
    hands.press_words("Play");
    play_to_the_end(&mut hands);
    hands.until_thought(|hands| luck(hands).is_some());
    let own = log(&hands).first_try(ID.0, 3).cloned().expect("it counts");
    quit(hands);
    let mut untold = DailyLog::default();
    untold.begin(ID.0, 3, own.begun).expect("it counts");
    assert!(untold.finish(ID.0, 3, own.begun, own.score.expect("a result")));
    // Another try, at another moment, is not taken for it.
    let mut other = DailyLog::default();
    other.begin(ID.0, 3, own.begun + 1).expect("it counts");
    assert!(other.finish(ID.0, 3, own.begun + 1, own.score.expect("a result")));
    for (days, told) in [(other, None), (untold, own.luck())] {
        let mut hands = open_coin(&scratch, Device::Keys, noon(3) + 120);
        hands.app.insert_resource(Days(days));
        hands.update(2);
        open_page(&mut hands);
        // The list of games, then the game.
        for _ in 0..3 {
            hands.app.world().resource::<SaveManager>().flush();
            hands.update(4);
        }
        if told.is_some() {
            hands.until_thought(|hands| luck(hands).is_some());
            hands.update(4);
        }
        assert_eq!(luck(&hands), told);
        assert_eq!(hands.says("daily-both"), told.is_some());
    }
}

#[test]
fn a_try_that_is_left_goes_on_counting_and_a_branch_counts_for_nothing() {
    let scratch = Scratch::new("daily-left");
    let mut hands = open_coin(&scratch, Device::Keys, noon(5));
    open_page(&mut hands);
    hands.press_words("Play");
    hands.until(50, |hands| hands.screen() == Screen::Table(ID));
    hands.press_words("Heads");
    quit(hands);

    let mut hands = open_coin(&scratch, Device::Keys, noon(6));
    assert_eq!(score(&hands, 5), None);
    let saved = hands.app.world().resource::<SavedGames>();
    let record = saved.of(ID).expect("it was saved").record.clone();
    // What a demonstration or a branch of this very game comes to is not the day's result.
    let mut game = Coin::replay(record.as_bytes()).expect("a record");
    while let Some(&seat) = game.to_move().first() {
        game.play(seat, true).expect("a guess");
    }
    let over = RecordChanged::new(ID, game.record(), true);
    let branch = over.record.replacen('{', r#"{"branch":{"events":1},"#, 1);
    let demo = RecordChanged {
        demo: true,
        ..over.clone()
    };
    let other = Scratch::new("daily-branch");
    let mut onlooker = open_coin(&other, Device::Keys, noon(6));
    let days = hands.app.world().resource::<Days>().clone();
    onlooker.app.insert_resource(days);
    for told in [demo, RecordChanged::new(ID, branch, true)] {
        onlooker.app.world_mut().write_message(told);
        onlooker.update(3);
        assert_eq!(score(&onlooker, 5), None);
    }
    onlooker.app.world_mut().write_message(over);
    onlooker.update(3);
    assert!(score(&onlooker, 5).is_some(), "the game itself would count");
    // The day before is gone on with from the page.
    open_page(&mut hands);
    hands.press_words("5 …");
    hands.update(6);
    assert!(hands.says("daily-state-begun"));
    hands.press_words("Continue");
    play_to_the_end(&mut hands);
    assert!(score(&hands, 5).is_some());
    assert_eq!(score(&hands, 6), None, "and today's is not begun");
}

#[test]
fn what_was_given_up_and_older_days_can_be_played_uncounted() {
    let scratch = Scratch::new("daily-old");
    let mut hands = open_coin(&scratch, Device::Keys, noon(40));
    let mut given_up = DailyLog::default();
    given_up.begin(ID.0, 40, noon(40) - 60).expect("it counts");
    hands.app.insert_resource(Days(given_up.clone()));
    open_page(&mut hands);
    assert!(hands.says("daily-state-given-up"));
    assert!(words(&mut hands).contains("January 2027"));
    hands.press_words("‹");
    hands.update(6);
    assert!(words(&mut hands).contains("December 2026"));
    hands.press_words("11 ·");
    hands.update(6);
    assert!(words(&mut hands).contains("Day 11, 11 December 2026"));
    assert!(hands.says("daily-state-old"));
    hands.press_words("Play, uncounted");
    play_to_the_end(&mut hands);
    assert_eq!(log(&hands), &given_up);
}

#[test]
fn a_clock_that_goes_back_is_told_and_nothing_counts() {
    let scratch = Scratch::new("daily-back");
    let mut hands = open_coin(&scratch, Device::Keys, noon(10));
    let mut seen = DailyLog::default();
    seen.begin(ID.0, 12, noon(12)).expect("it counts");
    hands.app.insert_resource(Days(seen.clone()));
    open_page(&mut hands);
    assert!(hands.says("daily-state-clock-back"));
    assert!(words(&mut hands).contains("12 December 2026"));
    hands.press_words("Play, uncounted");
    hands.until(50, |hands| hands.screen() == Screen::Table(ID));
    assert!((0..20).any(|_| {
        hands.update(1);
        hands.says("toast-day-clock-back")
    }));
    play_to_the_end(&mut hands);
    assert_eq!(log(&hands), &seen);
}

/// One of several programs on a folder.
fn copy(scratch: &Scratch) -> Hands {
    let games = Games(vec![COIN]);
    let saves = SaveManager::shared(Storage::in_folder(&scratch.0), &games);
    with_coin(
        Hands::open_games(default(), Device::Keys, games, saves),
        noon(7),
    )
}

/// Two programs on one folder: the one that only reads counts a day, and then takes over.
#[test]
fn a_day_that_two_copies_have_begun_counts_once_and_is_told() {
    let scratch = Scratch::new("daily-copies");
    let begin = |hands: &mut Hands, at: u64| {
        let days = &mut hands.app.world_mut().resource_mut::<Days>().0;
        days.begin(ID.0, 7, at).expect("it counts here");
        hands.update(3);
    };
    let mut one = copy(&scratch);
    begin(&mut one, noon(7) + 90);
    let mut two = copy(&scratch);
    two.update(5);
    // It was opened before the other had begun the day.
    two.app.insert_resource(Days::default());
    begin(&mut two, noon(7) + 30);
    two.app.world_mut().write_message(TakeOverSaves);
    for _ in 0..4 {
        one.update(10);
        two.update(10);
    }
    assert_eq!(*two.app.world().resource::<SaveAccess>(), SaveAccess::Own);
    assert!((0..400).any(|_| {
        two.update(1);
        two.says("toast-day-doubled")
    }));
    let first = log(&two).first_try(ID.0, 7).map(|own| own.begun);
    assert_eq!(first, Some(noon(7) + 30), "the first one counts");
    drop(one);
    quit(two);
    let text = scratch.read("days.json").expect("it was saved");
    let (saved, ..) = DailyLog::read(&text).expect("a log");
    let first = saved.first_try(ID.0, 7).map(|own| own.begun);
    assert_eq!(first, Some(noon(7) + 30));
}

/// Where another program stores, nobody is told that a game counts for certain.
#[test]
fn a_day_that_is_begun_where_another_copy_stores_counts_only_if_this_one_takes_over() {
    let scratch = Scratch::new("daily-elsewhere");
    let one = copy(&scratch);
    let mut two = copy(&scratch);
    two.until(50, |hands| hands.menu() == Menu::SecondCopy);
    two.update(5);
    two.press(Press::Confirm);
    two.until(50, |hands| hands.menu() == Menu::None);
    open_page(&mut two);
    two.press_words("Play");
    let mut told = Vec::new();
    for _ in 0..100 {
        two.update(1);
        for key in ["toast-day-elsewhere", "toast-day-counts"] {
            if two.says(key) && !told.contains(&key) {
                told.push(key);
            }
        }
    }
    assert_eq!(two.screen(), Screen::Table(ID));
    assert_eq!(told, ["toast-day-elsewhere"]);
    drop(one);
}

/// What was copied.
#[derive(Resource, Default)]
struct Copied(String);

#[test]
fn the_result_to_paste_has_words_first_and_signs_after() {
    let mut hands = open(noon(12));
    let mut played = DailyLog::default();
    for game in GAMES {
        let score = DailyScore {
            finished: noon(12) + 60,
            outcome: SideOutcome::Won,
            points: [9, 5],
        };
        played.begin(game.id.0, 12, noon(12)).expect("it counts");
        assert!(played.finish(game.id.0, 12, noon(12), score));
        played.keep_signs(game.id.0, 12, noon(12), "🟩🟥⬜");
        played.keep_luck(game.id.0, 12, noon(12), -14);
    }
    hands.app.insert_resource(Days(played));
    hands.app.init_resource::<Copied>().add_systems(
        Last,
        |mut asked: MessageReader<CopyText>, mut copied: ResMut<Copied>| {
            copied
                .0
                .extend(asked.read().map(|CopyText(text)| text.as_str()));
        },
    );
    for language in Language::ALL {
        hands.speak(Language::En);
        open_page(&mut hands);
        hands.speak(language);
        let copy = hands
            .app
            .world()
            .resource::<Localizer>()
            .text_of("daily-copy", &[]);
        for game in GAMES {
            let button = row_button(&mut hands, game, &copy);
            hands.focus_on(button);
            hands.press(Press::Confirm);
            let text = core::mem::take(&mut hands.app.world_mut().resource_mut::<Copied>().0);
            let lines: Vec<&str> = text.lines().collect();
            let [said, signs] = lines.as_slice() else {
                panic!("{text}");
            };
            let name = hands
                .app
                .world()
                .resource::<Localizer>()
                .translate(game.name);
            assert!(said.starts_with(&name), "{said}");
            for word in ["12", "2026", "9", "5", "−14", "114"] {
                assert!(said.contains(word), "{word} in {said}");
            }
            assert!(!said.contains(['🟩', '🟥', '⬜', '{']), "{said}");
            assert_eq!(*signs, "🟩🟥⬜");
        }
        hands.press(Press::Back);
        hands.until(20, |hands| hands.menu() == Menu::None);
        hands.update(3);
    }
}

#[test]
fn a_difficulty_is_reckoned_beside_the_frames_and_told() {
    let scratch = Scratch::new("daily-difficulty");
    let mut hands = open_coin(&scratch, Device::Keys, noon(9));
    open_page(&mut hands);
    assert!(
        hands.says("daily-difficulty-awaited"),
        "none is reckoned here"
    );
    hands.app.insert_resource(PlayoutCount(8));
    assert!((0..4000).any(|_| {
        hands.update(1);
        hands.says("daily-difficulty-chance")
    }));
    assert_eq!(hands.menu(), Menu::Daily);
    quit(hands);
    // It is known in the next run, where none is reckoned.
    let mut hands = open_coin(&scratch, Device::Keys, noon(9));
    open_page(&mut hands);
    assert!(hands.says("daily-difficulty-chance"));
}

#[test]
fn a_log_that_is_not_understood_is_told_and_stays() {
    let whole = r#"{"format":"daily-log","version":1,"shade":"blue","days":[
        {"game":"heads-or-tails","day":2,"begun":1796212800,"mood":"fine"},
        {"game":"heads-or-tails","day":"two"}]}"#;
    let newer = whole.replace(r#""version":1"#, r#""version":2"#);
    let cut = &whole[..whole.len() - 9];
    for (text, told, aside) in [
        (whole, "toast-days-unread", None),
        (&newer, "toast-days-newer", Some("days.json.newer")),
        (cut, "toast-days-unreadable", Some("days.json.unreadable")),
    ] {
        let scratch = Scratch::new(told);
        fs::write(scratch.0.join("days.json"), text).expect("ours");
        let mut hands = open_coin(&scratch, Device::Keys, noon(3));
        assert!(
            (0..20).any(|_| {
                hands.update(1);
                hands.says(told)
            }),
            "{told}"
        );
        let kept = || {
            let kept = scratch.read("days.json").unwrap_or_default();
            kept == text || aside.and_then(|aside| scratch.read(aside)).as_deref() == Some(text)
        };
        assert!(kept(), "{told}: nothing was counted");
        open_page(&mut hands);
        hands.press_words("Play");
        play_to_the_end(&mut hands);
        assert!(score(&hands, 3).is_some());
        quit(hands);
        let now = scratch.read("days.json").expect("it was saved");
        let (saved, ..) = DailyLog::read(&now).expect("a log");
        assert!(saved.first_try(ID.0, 3).is_some());
        match aside {
            Some(aside) => assert_eq!(scratch.read(aside).as_deref(), Some(text)),
            None => {
                for field in ["\"shade\": \"blue\"", "\"mood\": \"fine\"", "\"two\""] {
                    assert!(now.contains(field), "{field} in {now}");
                }
            }
        }
    }
}
