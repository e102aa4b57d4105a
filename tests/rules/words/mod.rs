//! The locale files as plain text: every language has the same keys with the same placeables, every key that is built
//! has a text, every text is used by its owner, and French keeps its typography. That a key which the program names has
//! a text is known to the compiler. Formatting is tested in `src/i18n` and `tests/table/every_game.rs`.

mod locale;
mod names;
mod usage;

use locale::{FALLBACK, all_gaps, folder, words, words_of};
pub use locale::{files, games, languages, read, root};
use names::built;
use usage::{Speaker, program, silent, used};

#[test]
fn languages_have_the_same_keys_with_the_same_gaps() {
    let model = words(FALLBACK);
    assert!(model.len() > 100);
    for language in languages() {
        let words = words(&language);
        let missing: Vec<_> = model
            .keys()
            .filter(|key| !words.contains_key(*key))
            .collect();
        assert!(missing.is_empty(), "{language} lacks {missing:?}");
        let spare: Vec<_> = words
            .keys()
            .filter(|key| !model.contains_key(*key))
            .collect();
        assert!(spare.is_empty(), "only {language} has {spare:?}");
        for key in model.keys() {
            assert_eq!(
                all_gaps(&words, key),
                all_gaps(&model, key),
                "the gaps of {key} in {language}"
            );
        }
    }
}

#[test]
fn the_page_says_what_the_title_says() {
    for language in languages() {
        let words = words(&language);
        for line in ["tagline", "unofficial"] {
            let [title, page] = ["title", "page"].map(|on| words[&format!("{on}-{line}")].trim());
            assert_eq!(title, page, "{language}");
        }
    }
    let words = words(FALLBACK);
    let line = words["title-tagline"].trim().to_lowercase();
    let page = read(&root().join("assets/web/index.html"));
    assert!(page.contains(&line), "the page's description");
}

#[test]
fn no_message_is_empty() {
    for language in languages() {
        for (key, text) in words(&language) {
            assert!(!text.trim().is_empty(), "{language}: {key}");
        }
    }
}

#[test]
fn prompts_and_costs_have_a_short_form_for_the_phone() {
    let words = words(FALLBACK);
    let mut shortened = [0; 2];
    for key in words.keys() {
        let Some(kind) = ["prompt-", "cost-"]
            .iter()
            .position(|kind| key.starts_with(kind))
        else {
            continue;
        };
        shortened[kind] += 1;
        let long = key.strip_suffix("-short").unwrap_or(key);
        assert!(words.contains_key(long), "{key} has no long form");
        assert!(
            words.contains_key(&format!("{long}-short")),
            "{key} has no short form"
        );
    }
    // Of all games.
    assert!(shortened[0] > 60 && shortened[1] >= 12, "{shortened:?}");
}

/// Whether two letters of a French text may follow each other: high punctuation is bound by a no-break space.
fn is_bound(pair: &[char]) -> bool {
    match pair {
        [before, ':' | ';' | '!' | '?' | '»' | '%'] => *before == '\u{a0}',
        ['«', after] => *after == '\u{a0}',
        _ => true,
    }
}

/// What is wrong with the typography of a French text.
pub fn fault_of_french(text: &str) -> Option<String> {
    if text.contains('\u{202f}') {
        return Some("U+202F is in almost no font".to_owned());
    }
    if text.contains('\'') {
        return Some("a straight apostrophe".to_owned());
    }
    let letters: Vec<char> = text.chars().collect();
    let loose = letters.windows(2).find(|pair| !is_bound(pair));
    loose.map(|pair| format!("{pair:?}"))
}

#[test]
fn french_binds_its_high_punctuation() {
    for (key, text) in words("fr") {
        assert_eq!(fault_of_french(&text), None, "{key}: {text}");
    }
    for loose in ["Quoi ?", "l'ost", "Non\u{202f}!", "«oui\u{a0}»"] {
        assert!(fault_of_french(loose).is_some(), "{loose}");
    }
}

#[test]
fn every_message_is_used_by_its_owner() {
    let mut shared = files(&folder(FALLBACK), "ftl");
    for game in games() {
        let own = folder(FALLBACK).join(&game);
        shared.retain(|file| !file.starts_with(&own));
        let silent = silent(&files(&own, "ftl"), Speaker::Game(&game));
        assert!(silent.is_empty(), "{game} never says {silent:?}");
    }
    let silent = silent(&shared, Speaker::Shared);
    assert!(
        silent.is_empty(),
        "neither the frame nor the kit says {silent:?}: a game's words lie in its own folder"
    );
}

#[test]
fn no_game_uses_the_words_of_another() {
    let (all, games) = (words(FALLBACK), games());
    let own = |game: &str| words_of(FALLBACK, &files(&folder(FALLBACK).join(game), "ftl"));
    let speakers = games.iter().map(|game| Speaker::Game(game));
    for speaker in speakers.chain([Speaker::Shared]) {
        let program = program(speaker);
        let used = used(&all, &program);
        for game in &games {
            if !matches!(speaker, Speaker::Game(name) if name == game) {
                let own = own(game);
                let strange = used.iter().filter(|key| own.contains_key(**key));
                let strange: Vec<_> = strange.collect();
                assert!(strange.is_empty(), "of {game}: {strange:?}");
            }
        }
    }
}

#[test]
fn built_keys_have_words() {
    let words = words(FALLBACK);
    for (pattern, names) in built() {
        assert!(!names.is_empty(), "{pattern}");
        for name in names {
            let key = pattern.replace('*', &name);
            assert!(words.contains_key(&key), "{key} is built and has no words");
        }
    }
}

#[test]
fn an_unused_message_is_found() {
    let mut words = words(FALLBACK);
    for key in [
        "bot-spare-about",
        "pause-planted-about",
        "planted",
        "prompt-planted-short",
    ] {
        words.insert(key.to_owned(), "Unused.".to_owned());
    }
    words.insert(
        "planted-root".to_owned(),
        "See { planted-leaf }.".to_owned(),
    );
    words.insert("planted-leaf".to_owned(), "a leaf".to_owned());
    let program = program(Speaker::Anybody);
    let silent = |program: &str| -> Vec<String> {
        let used = used(&words, program);
        let silent = words.keys().filter(|key| !used.contains(key.as_str()));
        silent
            .filter(|key| key.contains("planted") || key.contains("spare"))
            .cloned()
            .collect()
    };
    assert_eq!(
        silent(&program),
        [
            "bot-spare-about",
            "pause-planted-about",
            "planted",
            "planted-leaf",
            "planted-root",
            "prompt-planted-short"
        ]
    );
    let more = format!(
        "{program} say(keys::PLANTED_ROOT); say(keys::PROMPT_PLANTED); say(keys::PAUSE_PLANTED);"
    );
    assert_eq!(
        silent(&more),
        ["bot-spare-about", "pause-planted-about", "planted"]
    );
}

#[test]
fn a_message_used_by_another_speaker_is_found() {
    let shared = files(&folder(FALLBACK), "ftl");
    let menu: Vec<_> = shared
        .into_iter()
        .filter(|file| file.ends_with("en/menu.ftl"))
        .collect();
    assert_eq!(menu.len(), 1);
    let silent = silent(&menu, Speaker::Game("guyenne"));
    assert!(silent.contains(&"title-tagline".to_owned()));
    assert!(
        !silent.contains(&"menu-back".to_owned()),
        "its pages say it"
    );
}

#[test]
fn nothing_hides_in_terms_and_attributes() {
    // The other tests of this file read plain messages only, not Fluent's terms and attributes.
    for language in languages() {
        for file in files(&root().join("assets/locales").join(&language), "ftl") {
            for line in read(&file).lines() {
                let attribute = line.starts_with(' ') && line.trim_start().starts_with('.');
                assert!(
                    !line.starts_with('-') && !attribute,
                    "{}: {line}",
                    file.display()
                );
            }
        }
    }
}
