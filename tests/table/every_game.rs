//! What every game of the list must have: texts in every language, pictures, sounds, a name.

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

use guyenne::app::games::GAMES;
use guyenne::i18n::{Language, Localizer, MessageArgument, shared_words};
use guyenne::theme::SpriteAtlases;
use guyenne::theme::sound::Sound;

use crate::harness::every_game;

fn localizer(language: Language) -> Localizer {
    let words = GAMES.iter().map(|game| game.words).collect();
    Localizer::with_games(language, words)
}

/// The keys of a Fluent text, in order.
fn keys(text: &str) -> Vec<&str> {
    text.lines()
        .filter(|line| line.starts_with(|c: char| c.is_ascii_lowercase()))
        .filter_map(|line| line.split_once(" =").map(|(key, _)| key))
        .collect()
}

/// The names of all variables of a Fluent text.
fn variables(text: &'static str) -> BTreeSet<&'static str> {
    text.split('$')
        .skip(1)
        .filter_map(|rest| rest.split(|c: char| !c.is_ascii_alphanumeric()).next())
        .filter(|name| !name.is_empty())
        .collect()
}

/// The selector keys of a Fluent text, as `[english]`.
fn variants(text: &'static str) -> BTreeSet<&'static str> {
    text.split('[')
        .skip(1)
        .filter_map(|rest| rest.split_once(']'))
        .map(|(word, _)| word)
        .filter(|word| word.chars().all(|c| c.is_ascii_lowercase()))
        .collect()
}

/// The messages of a text that fail for some value of their variables.
fn faults(text: &'static str, language: Language, localizer: &Localizer) -> Vec<String> {
    let mut faults = Vec::new();
    let numbers = [0, 1, 2, 11].map(MessageArgument::from);
    let chosen = variants(text).into_iter().map(MessageArgument::from);
    for value in numbers.into_iter().chain(chosen) {
        let variables = variables(text).into_iter();
        let args: Vec<_> = variables
            .map(|variable| (variable, value.clone()))
            .collect();
        for key in keys(text) {
            let words = localizer.text_of(key, &args);
            let is_empty = words.trim().is_empty() && key != "list-comma";
            if !localizer.has(key) || is_empty || words.contains(['{', '\u{2068}']) {
                faults.push(format!("{language:?} {key}: {words:?}"));
            }
        }
    }
    faults
}

#[test]
fn every_message_finds_words_for_every_value() {
    for language in Language::ALL {
        let localizer = localizer(language);
        let brought = GAMES.iter().map(|game| (game.words)(language));
        for text in core::iter::once(shared_words(language)).chain(brought) {
            assert!(keys(text).len() > 10, "{language:?}");
            assert_eq!(faults(text, language, &localizer), [""; 0]);
        }
    }
    let broken = "mill = { $n\nstone = { $spare }";
    let localizer = Localizer::with_games(Language::En, vec![|_| "mill = { $n\nstone = Stone"]);
    let found = faults(broken, Language::En, &localizer);
    assert!(found[0].starts_with("En mill"), "{found:?}");
}

#[test]
fn every_game_has_a_name_credits_and_cards_for_the_title() {
    let atlases = SpriteAtlases::headless(&every_game().sheets());
    for language in Language::ALL {
        let localizer = localizer(language);
        for game in GAMES {
            assert!(localizer.has(game.name.id()), "{language:?} {}", game.name);
            assert!(!game.credits.is_empty(), "{}", game.id);
            for (key, _) in game.credits {
                assert!(localizer.has(key.id()), "{language:?} {key}");
            }
        }
    }
    // The title shows the cards of the first game.
    let first = GAMES.first().expect("a game");
    assert!(!first.on_title.is_empty(), "{}", first.id);
    for name in GAMES.iter().flat_map(|game| game.on_title) {
        assert!(atlases.has(name), "{name}");
    }
}

#[test]
fn every_picture_of_every_game_is_in_a_file() {
    for game in GAMES {
        let sheets = game.sheets.expect("a game has pictures");
        let list: serde_json::Value = serde_json::from_str(sheets).expect("written by cargo art");
        let sheets = list["sheets"].as_object().expect("sheets by name");
        assert!(!sheets.is_empty(), "{}", game.id);
        for sheet in sheets {
            let picture = sheet.1["picture"].as_str().expect("a path");
            let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("assets");
            assert!(file.join(picture).is_file(), "{picture}");
            let id = game.id;
            assert!(picture.starts_with(&format!("cards/{id}/")), "{picture}");
        }
    }
}

#[test]
fn every_sound_has_its_file_and_every_file_belongs_to_one() {
    let mut files: BTreeMap<String, usize> = BTreeMap::new();
    let games = every_game();
    let sounds = games.sounds().flat_map(Sound::files);
    let tunes = games.tunes().map(|tune| tune.name.to_owned());
    for file in sounds.chain(tunes) {
        *files.entry(file).or_default() += 1;
    }
    let twice: Vec<_> = files.iter().filter(|(_, count)| **count > 1).collect();
    assert!(twice.is_empty(), "{twice:?}");
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("assets/audio");
    let there = std::fs::read_dir(folder).expect("assets/audio");
    let there: BTreeSet<String> = there
        .filter_map(|file| {
            let name = file.ok()?.file_name().into_string().ok()?;
            Some(name.strip_suffix(".ogg")?.to_owned())
        })
        .collect();
    assert_eq!(files.into_keys().collect::<BTreeSet<_>>(), there);
}
