//! Challenges: copied from a game that is over, opened from a text, played on either side, and both results told.

use bevy::prelude::*;
use guyenne::app::clipboard::CopyText;
use guyenne::app::save::{BringGame, SaveManager, Storage};
use guyenne::app::{LaunchOptions, Menu, Screen};
use guyenne::games::{fayance, guesclin, guyenne as first};
use guyenne::i18n::{Language, Localizer};
use guyenne::rules::code::{Challenge, ChallengeCode};
use guyenne::rules::duplicate::DuplicateGame;
use guyenne::rules::game::{GameId, HeadlessGame};
use guyenne::rules::player_kind::PlayerKind;
use guyenne::rules::seed::Seed;
use guyenne::table::result_page::{ChallengeFriend, ResultExtras};
use guyenne::table::{AccessibleName, Games, RecordChanged, StartGame};

use crate::harness::{Device, Hands, Press, as_written};
use crate::heads_or_tails::rules::Coin;
use crate::heads_or_tails::table::GAME as COIN;
use crate::saves::Scratch;
use crate::words_fit::check;

/// A game of a person on side 0 against a bot: at its first decision, and at its end.
fn played<G: DuplicateGame>(kinds: [PlayerKind; 2]) -> [String; 2] {
    let setup = G::setups().swap_remove(0);
    let game = G::start(&setup, Seed(11), [G::BOTS[0]; 2]).expect("a game");
    let begun = game.reseated(&kinds).expect("players");
    let mut game = begun.clone();
    for n in 0.. {
        let Some(&seat) = game.to_move().first() else {
            break;
        };
        let moves = game.legal_moves(seat);
        game.play(seat, moves[n % moves.len()])
            .expect("a listed move");
    }
    [begun.record(), game.record()]
}

fn against<G: DuplicateGame>() -> [PlayerKind; 2] {
    [PlayerKind::Human, PlayerKind::Bot(G::BOTS[1].to_owned())]
}

/// The games of the program, each begun and over, and its challenge.
fn games() -> Vec<(GameId, [String; 2], Challenge)> {
    fn of<G: DuplicateGame>() -> (GameId, [String; 2], Challenge) {
        let records = played::<G>(against::<G>());
        let challenge = ChallengeCode::of::<G>().of_person(&records[1]);
        (G::ID, records, challenge.expect("a challenge"))
    }
    vec![
        of::<first::Match>(),
        of::<fayance::Match>(),
        of::<guesclin::Match>(),
    ]
}

/// The texts that were copied, and the last record that was told.
#[derive(Resource, Default)]
struct Heard {
    copied: Vec<String>,
    record: String,
}

fn listening(mut hands: Hands) -> Hands {
    hands.app.init_resource::<Heard>().add_systems(
        Last,
        |mut copies: MessageReader<CopyText>,
         mut changed: MessageReader<RecordChanged>,
         mut heard: ResMut<Heard>| {
            let texts = copies.read().map(|CopyText(text)| text.clone());
            heard.copied.extend(texts);
            if let Some(last) = changed.read().last() {
                heard.record.clone_from(&last.record);
            }
        },
    );
    hands.speak(Language::En);
    hands
}

fn open(device: Device) -> Hands {
    listening(Hands::open_every_game(LaunchOptions::default(), device))
}

fn copied(hands: &mut Hands) -> Vec<String> {
    core::mem::take(&mut hands.app.world_mut().resource_mut::<Heard>().copied)
}

fn record(hands: &Hands) -> &str {
    &hands.app.world().resource::<Heard>().record
}

fn challenge(hands: &mut Hands, game: GameId, record: &str) {
    let record = record.to_owned();
    let world = hands.app.world_mut();
    world.write_message(ChallengeFriend { game, record });
    hands.update(3);
}

fn bring(hands: &mut Hands, text: &str) {
    let world = hands.app.world_mut();
    world.write_message(BringGame(text.to_owned()));
    hands.update(6);
}

/// Every text on the screen.
fn words(hands: &mut Hands) -> String {
    let world = hands.app.world_mut();
    let mut texts = world.query::<&Text>();
    let all: Vec<String> = texts.iter(world).map(|text| as_written(&text.0)).collect();
    all.join("\n")
}

/// Whether a toast of this key is shown soon; toasts come one after the other.
fn hears(hands: &mut Hands, key: &str) -> bool {
    (0..400).any(|_| {
        hands.update(1);
        hands.says(key)
    })
}

/// The button with a spoken name of this key.
fn button(hands: &mut Hands, key: &str) -> Option<Entity> {
    let world = hands.app.world_mut();
    let mut names = world.query::<(Entity, &AccessibleName)>();
    let mut found = names.iter(world).filter(|(_, name)| name.0.key() == key);
    found.next().map(|(entity, _)| entity)
}

#[test]
fn the_text_has_words_first_and_opens_the_page_in_every_language() {
    let mut hands = open(Device::Keys);
    for (game, [_, record], due) in games() {
        for language in Language::ALL {
            hands.speak(language);
            challenge(&mut hands, game, &record);
            let [text] = <[String; 1]>::try_from(copied(&mut hands)).expect("a text");
            let lines: Vec<&str> = text.lines().collect();
            let [said, how, code] = lines.as_slice() else {
                panic!("{text}");
            };
            assert_eq!(*code, due.code);
            assert!(!text.contains(['{', '$']) && !how.is_empty(), "{text}");
            let games = hands.app.world().resource::<Games>().clone();
            let about = games.get(game).expect("a game");
            let localizer = hands.app.world().resource::<Localizer>();
            assert!(said.starts_with(&localizer.translate(about.name)), "{said}");
            let bot = due.opponent.bot().expect("a bot");
            for told in [
                localizer.localize(&(about.words_of_setups.bot)(bot)),
                localizer.localize(&(about.words_of_setups.side)(due.side)),
            ] {
                assert!(said.contains(&told), "{told} in {said}");
            }
            let result = localizer.localize(&(about.words_of_setups.result)(&due.result));
            bring(&mut hands, &text);
            assert_eq!(hands.menu(), Menu::Challenge, "{text}");
            let shown = words(&mut hands);
            assert!(shown.contains(&result), "{result} in {shown}");
            hands.press(Press::Back);
            hands.until(20, |hands| hands.menu() == Menu::None);
        }
    }
}

#[test]
fn what_makes_no_challenge_is_refused_in_words() {
    let mut hands = open(Device::Keys);
    let [begun, over] = played::<first::Match>(against::<first::Match>());
    let people = played::<first::Match>([PlayerKind::Human, PlayerKind::Human]);
    let branch = over.replacen('{', r#"{"branch":{"events":1},"#, 1);
    let [person, bot] = against::<first::Match>();
    let [_, exchanged] = played::<first::Match>([bot, person]);
    // Another seed, with the person on either side.
    let other_deals = [over, exchanged].map(|record| {
        let other = record.replacen(r#""seed":"11""#, r#""seed":"12""#, 1);
        assert_ne!(other, record);
        other
    });
    for (record, key) in [
        (&other_deals[0], "toast-challenge-deal"),
        (&begun, "toast-challenge-going-on"),
        (&people[1], "toast-challenge-players"),
        (&branch, "toast-challenge-branch"),
        (&"rubbish".to_owned(), "toast-challenge-none"),
        // The sentence of the first one has gone long since.
        (&other_deals[1], "toast-challenge-deal"),
    ] {
        challenge(&mut hands, first::ID, record);
        assert!(hears(&mut hands, key), "{key}");
        assert_eq!(copied(&mut hands), Vec::<String>::new());
    }
    for record in other_deals {
        let over = RecordChanged::new(first::ID, record, true);
        hands.app.world_mut().write_message(over);
        hands.update(2);
        let extras = hands.app.world().resource::<ResultExtras>();
        assert!(extras.challenges, "one may ask, and is told why not");
    }
}

/// In every game of the program; which side the person is on stands in the record.
#[test]
fn a_deal_is_played_on_either_side() {
    for device in [Device::Keys, Device::Pad] {
        for (game, _, due) in games() {
            for (words, first) in [
                ("Play this deal", &due.record),
                ("Play the other side", &due.exchanged),
            ] {
                let mut hands = open(device);
                bring(&mut hands, &format!("And you? {}", due.code));
                assert_eq!(hands.menu(), Menu::Challenge);
                hands.press_words(words);
                hands.until(400, |hands| hands.screen() == Screen::Table(game));
                hands.update(10);
                let players = |record: &str| {
                    let record: serde_json::Value = serde_json::from_str(record).expect("a record");
                    record["players"].clone()
                };
                let begun = record(&hands);
                assert_eq!(players(begun), players(first), "{game} {words}");
                assert!(begun.contains(&due.code), "{game}: marked");
            }
        }
    }
}

#[test]
fn the_result_page_offers_a_challenge_and_tells_both_results() {
    for (game, [_, over], due) in games() {
        let mut hands = open(Device::Keys);
        let answer = format!(r#"{{"challenge":"{}","#, due.code);
        let marked = over.replacen('{', &answer, 1);
        let games = hands.app.world().resource::<Games>().clone();
        let about = games.get(game).expect("a game");
        let save = (about.summary)(&marked).expect("a save");
        assert!(save.is_over);
        let world = hands.app.world_mut();
        world.write_message(StartGame::resume(game, &save));
        hands.until(400, |hands| hands.screen() == Screen::Result(game));
        hands.update(6);
        for window in [(1280.0, 720.0), (844.0, 390.0)] {
            hands.resize(window);
            for language in Language::ALL {
                hands.speak(language);
                hands.update(4);
                assert!(hands.says("challenge-both"), "{game} {window:?}");
                let shown = words(&mut hands);
                let localizer = hands.app.world().resource::<Localizer>();
                let result = localizer.localize(&(about.words_of_setups.result)(&due.result));
                assert!(shown.matches(&result).count() >= 2, "{result} in {shown}");
                let button = button(&mut hands, "result-challenge-spoken");
                let area = button.and_then(|button| hands.area(button));
                let area = area.expect("a button");
                let page = Rect::from_corners(Vec2::ZERO, window.into()).inflate(1.0);
                let inside = page.contains(area.min) && page.contains(area.max);
                assert!(inside, "{game} {language:?} {window:?}: {area:?}");
            }
        }
        let button = button(&mut hands, "result-challenge-spoken").expect("a button");
        hands.focus_on(button);
        hands.press(Press::Confirm);
        hands.update(3);
        let texts = copied(&mut hands);
        assert!(texts[0].ends_with(&due.code), "{texts:?}");
    }
}

#[test]
fn a_challenge_that_was_played_stands_beside_the_challengers_result() {
    for device in [Device::Keys, Device::Pad] {
        let scratch = Scratch::new(&format!("challenge-{device:?}"));
        let games = Games(vec![COIN]);
        let saves = SaveManager::new(Storage::in_folder(&scratch.0), &games);
        let hands = Hands::open_games(LaunchOptions::default(), device, games, saves);
        let mut hands = listening(hands);
        let [_, over] = played::<Coin>(against::<Coin>());
        let due = ChallengeCode::of::<Coin>().of_person(&over);
        let due = due.expect("a challenge");
        bring(&mut hands, &due.code);
        hands.press_words("Play this deal");
        hands.until(50, |hands| hands.screen() == Screen::Table(Coin::ID));
        for _ in 0..200 {
            if hands.screen() == Screen::Result(Coin::ID) {
                break;
            }
            hands.press_words("Heads");
        }
        let extras = hands.app.world().resource::<ResultExtras>().clone();
        let note = extras.note.as_ref().map(|note| note.key().to_owned());
        assert_eq!(note.as_deref(), Some("challenge-both"));
        assert!(extras.challenges);
        assert!(hears(&mut hands, "challenge-both"), "{device:?}");
        bring(&mut hands, &due.code);
        let shown = words(&mut hands);
        assert!(shown.contains("You: ") && shown.contains("The challenger: "));
        assert!(hands.says("challenge-own"));
        // A branch of the very game, or a demonstration, answers nothing.
        let branch = record(&hands).replacen('{', r#"{"branch":{"events":1},"#, 1);
        let branch = RecordChanged::new(Coin::ID, branch, true);
        hands.app.world_mut().write_message(branch);
        hands.update(2);
        let extras = hands.app.world().resource::<ResultExtras>();
        assert_eq!(extras.note, None);
    }
}

#[test]
fn in_my_games_a_wrong_code_is_told_and_a_challenge_leads_back_there() {
    let mut hands = open(Device::Keys);
    let world = hands.app.world_mut();
    world.resource_mut::<NextState<Menu>>().set(Menu::Library);
    hands.update(6);
    let (_, [_, over], due) = games().swap_remove(0);
    let cut = &due.code[..due.code.len() - 2];
    let wrong = match due.code.as_bytes()[9] {
        b'7' => format!("{}8{}", &due.code[..9], &due.code[10..]),
        _ => format!("{}7{}", &due.code[..9], &due.code[10..]),
    };
    let headless = guyenne::app::games::HEADLESS[0];
    let whole = headless.code.write(over.as_bytes()).expect("a code");
    // Whole it would be a code of ours with a wrong first letter.
    let newer = format!("2{}", &whole[1..whole.len() - 1]);
    for (text, keys) in [
        (cut, &["toast-code-cut"][..]),
        (wrong.as_str(), &["toast-code-wrong", "toast-code-misprint"]),
        (newer.as_str(), &["toast-import-newer"]),
    ] {
        bring(&mut hands, text);
        let told = (0..400).any(|_| {
            hands.update(1);
            keys.iter().any(|key| hands.says(key))
        });
        assert!(told, "{text}: {keys:?}");
        assert_eq!(hands.menu(), Menu::Library);
    }
    bring(&mut hands, &due.code);
    assert_eq!(hands.menu(), Menu::Challenge);
    hands.press(Press::Back);
    hands.until(20, |hands| hands.menu() == Menu::Library);
}

#[test]
fn words_of_a_challenge_fit() {
    for (_, _, due) in games() {
        let mut hands = open(Device::Keys);
        bring(&mut hands, &due.code);
        assert_eq!(hands.menu(), Menu::Challenge);
        check("a challenge", &mut hands);
    }
}
