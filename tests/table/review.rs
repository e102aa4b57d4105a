//! The review of a game that is over: from the list of kept games, with any device, reckoned once and kept.

use bevy::prelude::*;
use bevy::ui::InteractionDisabled;
use guyenne::app::games::{GAMES, HEADLESS};
use guyenne::app::{Menu, Screen};
use guyenne::games::fayance;
use guyenne::i18n::{Language, LocalizedText, Localizer};
use guyenne::library::{read_review, review_line};
use guyenne::rules::game::HeadlessGame;
use guyenne::rules::headless::Headless;
use guyenne::rules::player_kind::PlayerKind;
use guyenne::rules::review::{Review, ReviewFact, ToldWords, Verdict, WeighedMove};
use guyenne::rules::seed::Seed;
use guyenne::table::AccessibleName;
use guyenne::table::replay::{Replay, ReplayCommand};
use guyenne::theme::scroll_pane::ScrollPane;

use crate::harness::{Device, Hands, Press};
use crate::heads_or_tails::rules::Coin;
use crate::library::{
    button, finish, named, open, open_page, press, press_entity, press_label, settle, whole,
};
use crate::saves::Scratch;
use crate::words_fit;

/// Opens the review of the only game that is kept.
fn open_review(hands: &mut Hands) {
    open_page(hands);
    press(hands, "library-review", 0);
    hands.until(50, |hands| hands.menu() == Menu::Review);
    settle(hands);
    await_review(hands);
    settle(hands);
}

/// Waits until the review is shown.
fn await_review(hands: &mut Hands) {
    hands.until_thought(|hands| hands.says("review-lines"));
}

/// What is said, to who hears it, of what has a name of this key.
fn spoken(hands: &mut Hands, key: &str) -> Vec<String> {
    let mut names = hands.app.world_mut().query::<&AccessibleName>();
    let named = names.iter(hands.app.world());
    let named = named.filter(|name| name.0.key() == key);
    let localizer = hands.app.world().resource::<Localizer>();
    named.map(|name| localizer.localize(&name.0)).collect()
}

#[test]
fn a_game_is_reviewed_once_and_its_review_is_kept() {
    let coin = Headless::reviewed::<Coin>();
    for device in [Device::Keys, Device::Pad] {
        let scratch = Scratch::new(&format!("review-{device:?}"));
        let mut hands = open(&scratch, device);
        // The first side always says heads, the second one as it likes.
        let record = whole(&coin, 3);
        let tails = record.matches("[false,").count();
        assert!(tails > 0);
        finish(&mut hands, coin.id, &record);
        open_review(&mut hands);
        let kept = scratch.read("library-reviews.jsonl").expect("it is kept");
        assert_eq!(kept.lines().count(), 1, "{device:?}");
        // A column for each throw, in a sentence.
        let throws = spoken(&mut hands, "review-decision");
        assert_eq!(throws.len(), record.matches("],[").count() + 1);
        assert!(
            throws[0].starts_with("Throw 1, Heads: heads."),
            "{throws:?}"
        );
        // Both chances, before and after.
        let (_, review) = read_review(kept.trim().as_bytes()).expect("a review");
        for (said, decision) in throws.iter().zip(&review.decisions) {
            let known = decision.known.map(|[before, after]| {
                format!("known from {} to {} of 100", before.round(), after.round())
            });
            let [before, after] = decision.told.map(f64::round);
            let told = format!("all known from {before} to {after}");
            for chances in known.into_iter().chain([told]) {
                assert!(said.contains(&chances), "{chances:?} in {said}");
            }
        }
        let accounts = spoken(&mut hands, "review-account");
        assert_eq!(accounts.len(), 1);
        assert!(accounts[0].contains("Luck: the coin"), "{accounts:?}");
        assert!(hands.says("review-no-mistake"));
        // Whoever said tails erred.
        press_label(&mut hands, "As: Heads");
        hands.update(4);
        assert!(!hands.says("review-no-mistake"));
        press_label(&mut hands, "As: Tails");
        hands.update(4);
        drop(hands);
        // It is there at the next start, and not reckoned again.
        let mut hands = open(&scratch, device);
        open_review(&mut hands);
        assert_eq!(spoken(&mut hands, "review-decision"), throws);
        assert_eq!(scratch.read("library-reviews.jsonl"), Some(kept));
    }
}

/// Alters the only review that is kept.
fn alter_review(scratch: &Scratch, alter: impl FnOnce(&mut Review)) {
    let kept = scratch.read("library-reviews.jsonl").expect("it is kept");
    let (game, mut review) = read_review(kept.trim().as_bytes()).expect("a review");
    alter(&mut review);
    let line = review_line(game, &review) + "\n";
    scratch.write("library-reviews.jsonl", &line);
}

/// A review without a turning point says that there is none.
#[test]
fn a_game_that_never_turned_says_so() {
    let coin = Headless::reviewed::<Coin>();
    let scratch = Scratch::new("review-no-turn");
    let mut hands = open(&scratch, Device::Keys);
    finish(&mut hands, coin.id, &whole(&coin, 3));
    open_review(&mut hands);
    assert!(!hands.says("review-no-turn"));
    drop(hands);
    alter_review(&scratch, |review| {
        assert!(!review.turns.is_empty());
        review.turns.clear();
    });
    let mut hands = open(&scratch, Device::Keys);
    open_review(&mut hands);
    assert!(hands.says("review-no-turn"));
}

/// What is told last can be reached by keys and a pad, however much it is.
#[test]
fn the_end_of_a_review_is_reached() {
    let coin = Headless::reviewed::<Coin>();
    for device in [Device::Keys, Device::Pad] {
        let scratch = Scratch::new(&format!("review-end-{device:?}"));
        let mut hands = open(&scratch, device);
        finish(&mut hands, coin.id, &whole(&coin, 3));
        open_review(&mut hands);
        drop(hands);
        alter_review(&scratch, |review| {
            let facts = review.facts.clone();
            review.facts = facts.into_iter().cycle().take(40).collect();
        });
        let mut hands = open(&scratch, device);
        hands.resize((844.0, 390.0));
        open_review(&mut hands);
        let account = button(&mut hands, "review-account", 0);
        press_entity(&mut hands, account);
        for _ in 0..80 {
            hands.press(Press::Down);
        }
        hands.update(3);
        let focused = hands.focused().expect("a fact has the focus");
        let mut above = hands.nodes_above(focused).into_iter();
        let world = hands.app.world();
        let pane = above.find(|&node| world.get::<ScrollPane>(node).is_some());
        let pane = pane.expect("a pane");
        let [at, _, most] = hands.scrolled(pane);
        assert!(most > 200.0, "{device:?}: {most}");
        assert!((at - most).abs() < 1.0, "{device:?}: {at} of {most}");
    }
}

/// What stands below the last table of the statistics can be reached by keys and a pad, however much it is.
#[test]
fn the_end_of_the_statistics_is_reached() {
    let coin = Headless::reviewed::<Coin>();
    for device in [Device::Keys, Device::Pad] {
        let scratch = Scratch::new(&format!("statistics-end-{device:?}"));
        let mut hands = open(&scratch, device);
        finish(&mut hands, coin.id, &against_a_bot());
        open_review(&mut hands);
        drop(hands);
        let facts = (0..60).map(|n| ReviewFact {
            side: 0,
            words: ToldWords::new(&format!("fact {n}")),
        });
        alter_review(&scratch, |review| review.facts = facts.collect());
        let mut hands = open(&scratch, device);
        open_page(&mut hands);
        press_label(&mut hands, "Statistics");
        hands.until(50, |hands| hands.menu() == Menu::Statistics);
        settle(&mut hands);
        // From all games over each to the last one, that with the facts.
        press_label(&mut hands, "All games");
        for _ in GAMES {
            hands.press(Press::Confirm);
            settle(&mut hands);
        }
        hands.resize((844.0, 390.0));
        hands.update(6);
        let mut texts = hands.app.world_mut().query::<&Text>();
        let mut texts = texts.iter(hands.app.world());
        assert!(texts.any(|text| text.0 == "fact 59"), "{device:?}");
        // Down the tables.
        let pane = |hands: &Hands| {
            let above = hands.nodes_above(hands.focused()?).into_iter();
            let world = hands.app.world();
            let mut panes = above.filter(|&node| world.get::<ScrollPane>(node).is_some());
            panes.next()
        };
        for _ in 0..4 {
            if pane(&hands).is_none() {
                hands.press(Press::NextZone);
            }
        }
        // When all was seen the focus leaves them.
        let mut last = None;
        for _ in 0..120 {
            last = pane(&hands).or(last);
            hands.press(Press::Down);
        }
        hands.update(3);
        let pane = last.unwrap_or_else(|| panic!("{device:?}: no table had the focus"));
        let [at, _, most] = hands.scrolled(pane);
        assert!(most > 800.0, "{device:?}: {most}");
        assert!((at - most).abs() < 1.0, "{device:?}: {at} of {most}");
    }
}

/// Nothing is told of a game before it is over.
#[test]
fn a_game_that_was_given_up_has_no_review() {
    let coin = Headless::reviewed::<Coin>();
    let scratch = Scratch::new("review-unfinished");
    let mut hands = open(&scratch, Device::Keys);
    let record = whole(&coin, 3);
    let events = record.find("\"events\":[").expect("a record") + 10;
    let first = record[events..].find("],").expect("two throws") + events;
    let part = format!("{}]]}}", &record[..first]);
    finish(&mut hands, coin.id, &part);
    open_page(&mut hands);
    assert_eq!(spoken(&mut hands, "library-watch-spoken").len(), 1);
    assert_eq!(spoken(&mut hands, "library-review"), Vec::<String>::new());
}

/// The record of a game of a person against a bot, in which every third guess is tails.
fn against_a_bot() -> String {
    let mut game = Coin::start(&(), Seed(5), ["Ann", "fickle"]).expect("a game");
    let mut guesses = 0;
    while let Some(&seat) = game.to_move().first() {
        guesses += 1;
        game.play(seat, guesses % 3 != 0).expect("a guess");
    }
    game.record()
}

/// Fayance has the longest sentences.
#[test]
fn words_of_a_review_and_of_mistakes_fit() {
    let fayance = HEADLESS.iter().find(|game| game.id == fayance::ID);
    let fayance = fayance.expect("it is in the list");
    let scratch = Scratch::new("review-words");
    let mut hands = open(&scratch, Device::Keys);
    let players = [PlayerKind::Human, PlayerKind::Bot("greedy".to_owned())];
    let record = (fayance.with_players)(whole(fayance, 4).as_bytes(), &players);
    let record = record.expect("a record").expect("a game of two");
    finish(&mut hands, fayance.id, &record);
    open_page(&mut hands);
    press(&mut hands, "library-review", 0);
    hands.until(50, |hands| hands.menu() == Menu::Review);
    await_review(&mut hands);
    settle(&mut hands);
    words_fit::check("a review", &mut hands);
    hands.speak(Language::En);
    hands.press(Press::Back);
    hands.until(50, |hands| hands.menu() == Menu::Library);
    press_label(&mut hands, "Mistakes");
    hands.until(50, |hands| hands.menu() == Menu::Mistakes);
    settle(&mut hands);
    assert!(hands.says("mistakes-about"));
    words_fit::check("mistakes", &mut hands);
    hands.speak(Language::En);
    hands.press(Press::Back);
    hands.until(50, |hands| hands.menu() == Menu::Library);
    press_label(&mut hands, "Statistics");
    hands.until(50, |hands| hands.menu() == Menu::Statistics);
    settle(&mut hands);
    words_fit::check("statistics", &mut hands);
}

#[test]
fn the_mistakes_of_all_reviewed_games_are_listed_and_their_luck_is_summed_up() {
    let coin = Headless::reviewed::<Coin>();
    for device in [Device::Keys, Device::Pad] {
        let scratch = Scratch::new(&format!("review-mistakes-{device:?}"));
        let mut hands = open(&scratch, device);
        finish(&mut hands, coin.id, &against_a_bot());
        open_page(&mut hands);
        press_label(&mut hands, "Mistakes");
        hands.until(50, |hands| hands.menu() == Menu::Mistakes);
        settle(&mut hands);
        assert!(hands.says("mistakes-none"));
        hands.press(Press::Back);
        hands.until(50, |hands| hands.menu() == Menu::Library);
        press(&mut hands, "library-review", 0);
        hands.until(50, |hands| hands.menu() == Menu::Review);
        settle(&mut hands);
        await_review(&mut hands);
        settle(&mut hands);
        hands.press(Press::Back);
        hands.until(50, |hands| hands.menu() == Menu::Library);
        press_label(&mut hands, "Mistakes");
        hands.until(50, |hands| hands.menu() == Menu::Mistakes);
        settle(&mut hands);
        settle(&mut hands);
        assert!(hands.says("mistakes-about"));
        let mut words = hands.app.world_mut().query::<&Text>();
        let rows = words.iter(hands.app.world());
        let rows: Vec<String> = rows
            .filter(|text| text.0.contains("Better: heads (by 10)"))
            .map(|text| text.0.clone())
            .collect();
        assert!(!rows.is_empty(), "{device:?}");
        assert!(
            rows.iter().all(|row| row.contains("Heads or tails, ")),
            "{rows:?}"
        );
        hands.press(Press::Back);
        hands.until(50, |hands| hands.menu() == Menu::Library);
        press_label(&mut hands, "Statistics");
        hands.until(50, |hands| hands.menu() == Menu::Statistics);
        settle(&mut hands);
        let skill = spoken(&mut hands, "skill-spoken");
        assert!(
            skill[0].starts_with("All of them: 1 reviewed, "),
            "{skill:?}"
        );
    }
}

/// The record of a person's game against a bot with this deal, in which every guess of the person is tails.
pub fn all_tails(seed: u64) -> String {
    let mut game = Coin::start(&(), Seed(seed), ["Ann", "stubborn"]).expect("a game");
    while let Some(&seat) = game.to_move().first() {
        game.play(seat, Coin::side(seat) != 0).expect("a guess");
    }
    game.record()
}

/// The rows of the page of mistakes.
fn rows(hands: &mut Hands) -> Vec<String> {
    let mut words = hands.app.world_mut().query::<&Text>();
    let rows = words.iter(hands.app.world());
    let rows = rows.filter(|text| text.0.contains("Better: heads"));
    rows.map(|text| text.0.clone()).collect()
}

/// Games without a review are reviewed from the page of mistakes, one after the other; it can be stopped, and goes on
/// with those that are left. The mistakes stand on pages of twenty.
#[test]
fn games_without_a_review_are_reviewed_from_the_page_of_mistakes() {
    const GAMES: usize = 16;
    let coin = Headless::reviewed::<Coin>();
    for device in [Device::Keys, Device::Pad] {
        let scratch = Scratch::new(&format!("review-all-{device:?}"));
        let mut hands = open(&scratch, device);
        for seed in 0..GAMES as u64 {
            finish(&mut hands, coin.id, &all_tails(seed));
        }
        // One between bots is not offered.
        finish(&mut hands, coin.id, &whole(&coin, 3));
        open_page(&mut hands);
        press_label(&mut hands, "Mistakes");
        hands.until(50, |hands| hands.menu() == Menu::Mistakes);
        settle(&mut hands);
        assert!(hands.says("mistakes-none"));
        let reviews = || {
            let kept = scratch.read("library-reviews.jsonl").unwrap_or_default();
            kept.lines().count()
        };
        press_label(&mut hands, &format!("Review {GAMES} more games"));
        hands.update(2);
        assert!(hands.says("mistakes-reviewing"), "{device:?}");
        press_label(&mut hands, "Stop");
        hands.update(2);
        settle(&mut hands);
        assert!(!hands.says("mistakes-reviewing"), "{device:?}");
        let (done, left) = (reviews(), GAMES - reviews());
        hands.update(30);
        settle(&mut hands);
        assert_eq!(reviews(), done, "{device:?}");
        let more = match left {
            1 => "Review 1 more game".to_owned(),
            _ => format!("Review {left} more games"),
        };
        press_label(&mut hands, &more);
        hands.until_thought(|hands| {
            settle(hands);
            reviews() == GAMES && !hands.says("mistakes-reviewing")
        });
        settle(&mut hands);
        assert!(!hands.says("mistakes-review"), "{device:?}");
        let first = rows(&mut hands);
        assert_eq!(first.len(), 20, "{device:?}");
        let mut all = first.clone();
        for _ in 0..20 {
            let world = hands.app.world_mut();
            let mut pages = world.query::<(&LocalizedText, &ChildOf)>();
            let after = pages.iter(world);
            let mut after = after.filter(|(text, _)| text.key() == "mistakes-page-after");
            let button = after.next().expect("a button").1.parent();
            if world.get::<InteractionDisabled>(button).is_some() {
                break;
            }
            press_label(&mut hands, "Cheaper");
            settle(&mut hands);
            all.extend(rows(&mut hands));
        }
        let kept = scratch
            .read("library-reviews.jsonl")
            .expect("they are kept");
        assert_eq!(all.len(), kept.matches("\"mistake\"").count(), "{device:?}");
        press_label(&mut hands, "Dearer");
        settle(&mut hands);
        assert_eq!(rows(&mut hands).len(), 20, "{device:?}");
    }
}

/// The better move is looked for on the table; and again in another search, after the first one was left.
#[test]
fn better_moves_are_looked_for_in_one_search_after_another() {
    let coin = Headless::reviewed::<Coin>();
    for device in [Device::Keys, Device::Pad] {
        let scratch = Scratch::new(&format!("review-find-{device:?}"));
        let mut hands = open(&scratch, device);
        finish(&mut hands, coin.id, &against_a_bot());
        open_review(&mut hands);
        hands.press(Press::Back);
        hands.until(50, |hands| hands.menu() == Menu::Library);
        for search in 0..3 {
            press_label(&mut hands, "Mistakes");
            hands.until(50, |hands| hands.menu() == Menu::Mistakes);
            settle(&mut hands);
            settle(&mut hands);
            let mut words = hands.app.world_mut().query::<&Text>();
            let rows = words.iter(hands.app.world());
            let mut rows = rows.filter(|text| text.0.contains("Better: heads (by 10)"));
            let row = rows.next().expect("a mistake").0.clone();
            press_label(&mut hands, &row);
            hands.until(50, |hands| {
                hands.app.world().contains_resource::<Replay>() && hands.menu() == Menu::None
            });
            hands.update(6);
            assert!(hands.says("review-find-question"), "{device:?}, {search}");
            press_label(&mut hands, "heads");
            hands.update(3);
            assert!(hands.says("review-find-right"), "{device:?}, {search}");
            press_label(&mut hands, "To the review");
            hands.until(50, |hands| hands.menu() == Menu::Review);
            let world = hands.app.world_mut();
            world.resource_mut::<NextState<Menu>>().set(Menu::None);
            world.resource_mut::<NextState<Screen>>().set(Screen::Title);
            hands.update(6);
            assert!(!hands.says("review-find-question"));
            open_page(&mut hands);
        }
    }
}

/// Whoever looks at another moment of the same game, by the review that the bar opens, is asked no longer.
#[test]
fn another_moment_of_the_game_ends_the_search() {
    let coin = Headless::reviewed::<Coin>();
    let scratch = Scratch::new("review-find-left");
    let mut hands = open(&scratch, Device::Keys);
    // The first guess is a mistake.
    finish(&mut hands, coin.id, &all_tails(1));
    open_review(&mut hands);
    press_label(&mut hands, "Find the better moves");
    hands.until_thought(|hands| hands.says("review-find-question"));
    hands.update(6);
    hands.app.world_mut().write_message(ReplayCommand::Review);
    hands.until(50, |hands| hands.menu() == Menu::Review);
    settle(&mut hands);
    await_review(&mut hands);
    settle(&mut hands);
    let right = |hands: &Hands, column: Entity| hands.area(column).map_or(0.0, |it| it.max.x);
    let columns = named(&mut hands, "review-decision").into_iter();
    let last = columns.max_by(|&one, &other| right(&hands, one).total_cmp(&right(&hands, other)));
    press_entity(&mut hands, last.expect("a decision"));
    hands.until(50, |hands| hands.menu() == Menu::None);
    hands.update(6);
    assert!(hands.app.world().contains_resource::<Replay>());
    assert!(!hands.says("review-find-question"));
}

/// As if one more move had been weighed in each mistake of the first side, in the only review that is kept: these in
/// turn.
pub fn weigh_another(scratch: &Scratch, others: &[WeighedMove<String>]) {
    let kept = scratch.read("library-reviews.jsonl").expect("it is kept");
    let (game, mut review) = read_review(kept.trim().as_bytes()).expect("a review");
    let decisions = review.decisions.iter_mut();
    let mistakes = decisions.filter(|it| it.side == 0 && it.verdict == Verdict::Mistake);
    for (mistake, other) in mistakes.zip(others.iter().cycle()) {
        mistake.moves.insert(1, other.clone());
    }
    let line = review_line(game, &review) + "\n";
    scratch.write("library-reviews.jsonl", &line);
}

/// A move that is worth 60 less so many points, which the coin may not know.
pub fn another_move(loss: f64, chance: f64, error: f64) -> WeighedMove<String> {
    WeighedMove {
        m: "edge".to_owned(),
        chance,
        value: 60.0 - loss,
        error,
    }
}

/// Only what would have been called a mistake is called wrong.
#[test]
fn moves_that_are_no_mistakes_are_not_called_wrong() {
    let coin = Headless::reviewed::<Coin>();
    let scratch = Scratch::new("review-also-good");
    let mut hands = open(&scratch, Device::Keys);
    let throws = |record: &String| record.matches("],[").count() + 1;
    let mut records = (0..).map(all_tails);
    let record = records.find(|record| throws(record) > 6);
    let record = record.expect("a long game");
    let mistakes = throws(&record).div_ceil(2);
    finish(&mut hands, coin.id, &record);
    open_review(&mut hands);
    drop(hands);
    // A mistake; played by the strongest bot, too; within the errors of its search; with a little loss.
    let others = [
        another_move(5.0, 0.0, 2.0),
        another_move(5.0, 0.1, 0.0),
        another_move(5.0, 0.0, 2.5),
        another_move(2.0, 0.0, 0.0),
    ];
    weigh_another(&scratch, &others);
    let mut hands = open(&scratch, Device::Keys);
    open_review(&mut hands);
    press_label(&mut hands, "Find the better moves");
    let mut wrong = 0;
    for n in 0..mistakes {
        hands.until_thought(|hands| hands.says("review-find-question"));
        hands.update(6);
        press_label(&mut hands, "edge");
        hands.update(3);
        let is_wrong = n % others.len() == 0;
        wrong += usize::from(is_wrong);
        assert_eq!(hands.says("review-find-wrong"), is_wrong, "{n}");
        assert_eq!(hands.says("review-find-also"), !is_wrong, "{n}");
        if n + 1 < mistakes {
            press_label(&mut hands, "Next");
        }
    }
    let mut texts = hands.app.world_mut().query::<&LocalizedText>();
    let mut texts = texts.iter(hands.app.world());
    let sum = texts.find(|text| text.key() == "review-find-sum");
    let localizer = hands.app.world().resource::<Localizer>();
    let sum = localizer.localize(sum.expect("a sum"));
    let found = mistakes - wrong;
    assert!(sum.starts_with(&format!("{found} of {mistakes}")), "{sum}");
}
