//! What is asked of the rulebook of every game: each paragraph has its sentence, each ruling its reason, and numbers
//! come from the rules.

use guyenne::rules::rulebook::{Chapter, Number};

use crate::words::languages;

/// The sentences of a game's rules in a language, by their keys, which begin so.
fn sentences(game: &str, language: &str, start: &str) -> Vec<(String, String)> {
    let folder = crate::words::root().join(format!("assets/locales/{language}/{game}"));
    let files = crate::words::files(&folder, "ftl");
    let text: String = files.iter().map(|path| crate::words::read(path)).collect();
    let lines = text.lines().filter_map(|line| line.split_once(" = "));
    lines
        .filter(|(key, _)| key.starts_with(start))
        .map(|(key, text)| (key.to_owned(), text.to_owned()))
        .collect()
}

/// Asserts that every paragraph has its own id and a sentence in every language, and that every ruling has a reason and
/// nothing else has. The ids begin with `start`.
pub fn assert_sentences<S: Copy, E>(game: &str, chapters: &'static [Chapter<S, E>], start: &str) {
    let all: Vec<_> = chapters
        .iter()
        .flat_map(|chapter| chapter.paragraphs)
        .collect();
    for language in languages() {
        let sentences = sentences(game, &language, start);
        let has = |key: &str| sentences.iter().any(|(known, _)| known == key);
        for paragraph in &all {
            assert!(has(paragraph.id.id()), "{language}: {}", paragraph.id);
            let why = format!("{}-why", paragraph.id);
            assert_eq!(has(&why), paragraph.ruling, "{language}: {why}");
        }
        let reasons = all.iter().filter(|paragraph| paragraph.ruling).count();
        assert_eq!(sentences.len(), all.len() + reasons, "{language}");
    }
    for (n, one) in all.iter().enumerate() {
        let again = all[n + 1..].iter().any(|other| other.id == one.id);
        assert!(!again, "{}", one.id);
    }
}

/// Numbers that the rules know, in words; one and two count as words, and so does the least number of cards.
const NUMBER_WORDS: [(&str, [&str; 9]); 4] = [
    (
        "en",
        [
            "three", "four", "five", "six", "seven", "eight", "nine", "twelve", "twenty",
        ],
    ),
    (
        "fr",
        [
            "trois", "quatre", "cinq", "six", "sept", "huit", "neuf", "douze", "vingt",
        ],
    ),
    (
        "de",
        [
            "drei", "vier", "fünf", "sechs", "sieben", "acht", "neun", "zwölf", "zwanzig",
        ],
    ),
    (
        "es",
        [
            "tres", "cuatro", "cinco", "seis", "siete", "ocho", "nueve", "doce", "veinte",
        ],
    ),
];

/// Asserts that no sentence has a number of its own, except those with these keys: numbers come from the rules, by
/// these names.
pub fn assert_numbers(game: &str, start: &str, known: &[Number], except: &[&str]) {
    for language in languages() {
        let known_words = NUMBER_WORDS.iter().find(|(tag, _)| *tag == language);
        let (_, words) =
            known_words.unwrap_or_else(|| panic!("{language} has no number words here"));
        for (key, text) in sentences(game, &language, start) {
            let plain = text.replace("2021", "").replace("2022", "");
            let mut bare = String::new();
            let mut named = Vec::new();
            for (n, part) in plain.split(['{', '}']).enumerate() {
                if n % 2 == 0 {
                    bare.push_str(part);
                } else {
                    named.push(part.trim().trim_start_matches('$').to_owned());
                }
            }
            let typed = bare.chars().find(|sign| matches!(sign, '2'..='9'));
            assert_eq!(typed, None, "{language}: {key}: {text}");
            for name in named {
                let known = known.iter().any(|(known, _)| *known == name);
                assert!(known, "{language}: {key} names {name}");
            }
            if except.contains(&&*key) {
                continue;
            }
            let written = bare.to_lowercase();
            let written = written.split(|sign: char| !sign.is_alphabetic());
            let found: Vec<_> = written.filter(|word| words.contains(word)).collect();
            assert!(found.is_empty(), "{language}: {key}: {found:?}");
        }
    }
}
