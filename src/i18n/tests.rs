//! Messages as Fluent formats them. That every message of every game exists is tested in `tests/table/every_game.rs`.

use super::{
    Language, LocalizedText, Localizer, MessageArgument,
    locales::{DOMAIN, Locales, shared_words},
};
use i18n_embed::{LanguageLoader, fluent::FluentLanguageLoader};
use std::sync::{
    Mutex,
    atomic::{AtomicBool, Ordering},
};

/// How many messages a Fluent text has.
fn count(text: &str) -> usize {
    text.lines()
        .filter(|line| line.starts_with(|c: char| c.is_ascii_lowercase()) && line.contains(" ="))
        .count()
}

/// The messages of a game of these tests.
fn words(language: Language) -> &'static str {
    match language {
        Language::En => {
            "mill-shows = { $who } shows { $cards } at { $place }: { $sum }.
mill-river = the river
mill-hand =
    { $n ->
        [one] 1 card
       *[other] { $n } cards
    }"
        }
        Language::De => {
            "mill-shows = { $who } zeigt { $cards } bei { $place }: { $sum }.
mill-river = dem Fluss
mill-hand =
    { $n ->
        [one] 1 Karte
       *[other] { $n } Karten
    }"
        }
        Language::Es => {
            "mill-shows = { $who } muestra { $cards } en { $place }: { $sum }.
mill-river = el río
mill-hand =
    { $n ->
        [one] 1 carta
       *[other] { $n } cartas
    }"
        }
        Language::Fr => {
            "mill-shows = { $who } montre { $cards } près de { $place }\u{a0}: { $sum }.
mill-river = la rivière
mill-hand =
    { $n ->
        [one] 1 carte
       *[other] { $n } cartes
    }"
        }
    }
}

#[test]
fn fluent_understands_every_message() {
    for language in Language::ALL {
        let loader = FluentLanguageLoader::new(DOMAIN, language.identifier());
        loader
            .load_languages(&Locales(vec![words]), &[language.identifier()])
            .expect("the words are inside the program");
        let understood =
            loader.with_message_iter(&language.identifier(), |messages| messages.count());
        let written = count(shared_words(language)) + count(words(language));
        assert_eq!(understood, written, "{language:?}");
    }
}

#[test]
fn numbers_lists_and_messages_follow_the_language() {
    let mut localizer = Localizer::with_games(Language::En, vec![words]);
    let cards: Vec<MessageArgument> = [5, 3, 2].map(MessageArgument::from).into();
    let line = LocalizedText::of_key("mill-shows")
        .with("who", "Jeanne")
        .with("cards", cards)
        .with("place", LocalizedText::of_key("mill-river"))
        .with("sum", 10);
    assert_eq!(
        localizer.localize(&line),
        "Jeanne shows 5, 3 and 2 at the river: 10."
    );
    localizer.set(Language::Fr);
    assert_eq!(
        localizer.localize(&line),
        "Jeanne montre 5, 3 et 2 près de la rivière\u{a0}: 10."
    );
    for (language, told) in [
        (Language::De, "Jeanne zeigt 5, 3 und 2 bei dem Fluss: 10."),
        (Language::Es, "Jeanne muestra 5, 3 y 2 en el río: 10."),
    ] {
        localizer.set(language);
        assert_eq!(localizer.localize(&line), told);
    }
    localizer.set(Language::Fr);
    for (n, expected) in [(1, "1 carte"), (4, "4 cartes")] {
        assert_eq!(localizer.text_of("mill-hand", &[("n", n.into())]), expected);
    }
    assert_eq!(
        localizer.localize(&LocalizedText::verbatim("Huriel")),
        "Huriel"
    );
}

#[test]
fn an_unknown_key_is_shown_as_it_is() {
    let localizer = Localizer::new(Language::Fr);
    assert!(!localizer.has("no-such-key"));
    assert_eq!(localizer.text_of("no-such-key", &[]), "no-such-key");
    assert_eq!(localizer.text_of("no-such-key", &[]), "no-such-key");
}

#[test]
fn messages_that_come_later_are_there_after_a_reload() {
    static FETCHED: AtomicBool = AtomicBool::new(false);
    fn late(language: Language) -> &'static str {
        match language {
            Language::En => "late-sky = sky\nlate-sea = sea",
            Language::De if FETCHED.load(Ordering::Relaxed) => "late-sky = Himmel",
            _ => "",
        }
    }
    let mut localizer = Localizer::with_games(Language::De, vec![late]);
    let texts = |localizer: &Localizer| {
        let keys = ["late-sky", "late-sea", "pause-quit"];
        keys.map(|key| localizer.text_of(key, &[]))
    };
    assert_eq!(texts(&localizer), ["sky", "sea", "Beenden"]);
    FETCHED.store(true, Ordering::Relaxed);
    assert_eq!(texts(&localizer), ["sky", "sea", "Beenden"]);
    localizer.reload();
    assert_eq!(localizer.language(), Language::De);
    assert_eq!(texts(&localizer), ["Himmel", "sea", "Beenden"]);
    localizer.set(Language::Es);
    assert_eq!(localizer.text_of("late-sky", &[]), "sky");
}

#[test]
fn a_language_is_read_when_one_of_its_messages_is_looked_for() {
    static READ: Mutex<Vec<Language>> = Mutex::new(Vec::new());
    fn told(language: Language) -> &'static str {
        READ.lock().expect("no panic").push(language);
        match language {
            Language::En => "told-sky = sky\ntold-sea = sea",
            Language::Es => "told-sky = cielo",
            _ => "",
        }
    }
    let read = || READ.lock().expect("no panic").clone();
    let mut localizer = Localizer::with_games(Language::De, vec![told]);
    localizer.set(Language::Es);
    assert_eq!(read(), []);
    for _ in 0..2 {
        assert_eq!(localizer.text_of("told-sky", &[]), "cielo");
        assert_eq!(read(), [Language::Es]);
    }
    for _ in 0..2 {
        assert_eq!(localizer.text_of("told-sea", &[]), "sea");
        assert_eq!(read(), [Language::Es, Language::En]);
    }
}
