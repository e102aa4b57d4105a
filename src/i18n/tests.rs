//! Every message of every language, formatted with every kind of value by Fluent itself.

use super::{
    Language, LocalizedText, Localizer, MessageArgument,
    locales::{DOMAIN, Locales, source},
};
use i18n_embed::{LanguageLoader, fluent::FluentLanguageLoader};
use std::collections::BTreeSet;

/// The keys of a Fluent text, in order.
fn keys(text: &'static str) -> Vec<&'static str> {
    text.lines()
        .filter(|line| line.starts_with(|c: char| c.is_ascii_lowercase()))
        .filter_map(|line| line.split_once(" =").map(|(key, _)| key))
        .collect()
}

/// The names of all gaps of a Fluent text.
fn gaps(text: &'static str) -> BTreeSet<&'static str> {
    text.split('$')
        .skip(1)
        .filter_map(|rest| rest.split(|c: char| !c.is_ascii_alphanumeric()).next())
        .filter(|name| !name.is_empty())
        .collect()
}

#[test]
fn fluent_understands_every_message() {
    for language in Language::ALL {
        let loader = FluentLanguageLoader::new(DOMAIN, language.identifier());
        loader
            .load_languages(&Locales(Vec::new()), &[language.identifier()])
            .expect("the words are inside the program");
        let understood =
            loader.with_message_iter(&language.identifier(), |messages| messages.count());
        assert_eq!(understood, keys(source(language)).len(), "{language:?}");
    }
}

#[test]
fn every_message_finds_words_for_every_value() {
    for language in Language::ALL {
        let localizer = Localizer::new(language);
        let text = source(language);
        for camp in ["english", "french"] {
            for n in [0, 1, 2, 11] {
                let args: Vec<(&'static str, MessageArgument)> = gaps(text)
                    .into_iter()
                    .map(|gap| match gap {
                        "camp" => (gap, camp.into()),
                        _ => (gap, n.into()),
                    })
                    .collect();
                for key in keys(text) {
                    let words = localizer.translate_with(key, &args);
                    assert!(
                        !words.trim().is_empty() || key == "list-comma",
                        "{language:?} {key}"
                    );
                    assert!(
                        !words.contains(['{', '\u{2068}']),
                        "{language:?} {key}: {words}"
                    );
                }
            }
        }
    }
}

#[test]
fn numbers_lists_and_phrases_bend_with_the_language() {
    let mut localizer = Localizer::new(Language::En);
    let line = LocalizedText::new("log-reveals")
        .with("camp", "french")
        .with(
            "cards",
            vec![
                MessageArgument::from(5),
                MessageArgument::from(3),
                MessageArgument::from(2),
            ],
        )
        .with("castle", LocalizedText::new("castle-cluis"))
        .with("sum", 10);
    assert_eq!(
        localizer.localize(&line),
        "The French turn up 5, 3 and 2 at Cluis: 10."
    );
    localizer.set(Language::Fr);
    assert_eq!(
        localizer.localize(&line),
        "Les Français montrent 5, 3 et 2 à Cluis\u{a0}: 10."
    );
    assert_eq!(
        localizer.translate_with("hud-hand", &[("n", 1.into())]),
        "1 carte en main"
    );
    assert_eq!(
        localizer.translate_with("hud-hand", &[("n", 4.into())]),
        "4 cartes en main"
    );
    assert_eq!(
        localizer.localize(&LocalizedText::verbatim("Huriel")),
        "Huriel"
    );
}

#[test]
fn a_key_without_words_is_shown_as_it_stands() {
    let localizer = Localizer::new(Language::Fr);
    assert!(!localizer.has("no-such-key"));
    assert_eq!(localizer.translate("no-such-key"), "no-such-key");
    assert_eq!(localizer.translate("no-such-key"), "no-such-key");
}
