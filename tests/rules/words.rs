//! The locale files as plain text: every language has the same keys with the same placeables, every key that the
//! program names has a text, every text is used by its owner, and French keeps its typography. Formatting is tested in
//! `src/i18n` and `tests/table/every_game.rs`.

use std::{
    collections::{BTreeMap, BTreeSet},
    fs,
    path::{Path, PathBuf},
    sync::OnceLock,
};

/// The language whose texts stand in for missing ones.
const FALLBACK: &str = "en";

/// The keys of one language, with their texts.
type Words = BTreeMap<String, String>;

/// The package's folder.
pub fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

/// The files below a folder with this ending, sorted.
pub fn files(folder: &Path, ending: &str) -> Vec<PathBuf> {
    let mut found = Vec::new();
    let entries = fs::read_dir(folder).unwrap_or_else(|e| panic!("{}: {e}", folder.display()));
    for entry in entries {
        let path = entry.expect("a readable folder").path();
        if path.is_dir() {
            found.extend(files(&path, ending));
        } else if path.extension().is_some_and(|e| e == ending) {
            found.push(path);
        }
    }
    found.sort();
    found
}

/// The text of a file.
pub fn read(path: &Path) -> String {
    fs::read_to_string(path).unwrap_or_else(|e| panic!("{}: {e}", path.display()))
}

fn languages() -> Vec<String> {
    let mut names: Vec<_> = fs::read_dir(root().join("assets/locales"))
        .expect("assets/locales")
        .map(|entry| entry.expect("a readable folder").file_name())
        .map(|name| name.to_string_lossy().into_owned())
        .collect();
    names.sort();
    names
}

/// All messages of a language. Panics if a key is given twice, also by two games.
fn words(language: &str) -> Words {
    words_of(language, &files(&folder(language), "ftl"))
}

fn folder(language: &str) -> PathBuf {
    root().join("assets/locales").join(language)
}

/// The owners of texts, apart from the shared ones.
fn games() -> Vec<String> {
    let entries = fs::read_dir(folder(FALLBACK)).expect("a folder for each language");
    let folders = entries.map(|entry| entry.expect("a readable folder").path());
    let folders = folders.filter(|path| path.is_dir());
    let name = |path: PathBuf| path.file_name().expect("a name").to_string_lossy().into();
    folders.map(name).collect()
}

/// The messages of some files of a language.
fn words_of(language: &str, files: &[PathBuf]) -> Words {
    let mut words = Words::new();
    for file in files {
        let mut key = None;
        for line in read(file).lines().filter(|line| !line.starts_with('#')) {
            if line.starts_with(|c: char| c.is_ascii_alphabetic()) {
                let (name, text) = line
                    .split_once(" =")
                    .unwrap_or_else(|| panic!("{}: {line}", file.display()));
                let before = words.insert(name.to_owned(), text.trim().to_owned());
                assert!(before.is_none(), "{language}: {name} stands twice");
                key = Some(name.to_owned());
            } else if let Some(text) = key.as_ref().and_then(|key| words.get_mut(key)) {
                text.push('\n');
                text.push_str(line);
            }
        }
    }
    words
}

/// The names after `$` in a text.
fn gaps(text: &str) -> BTreeSet<String> {
    text.split('$')
        .skip(1)
        .map(|rest| {
            rest.chars()
                .take_while(char::is_ascii_alphanumeric)
                .collect()
        })
        .collect()
}

/// The messages that a text refers to: `{ n-cards }`.
fn refers_to(text: &str) -> BTreeSet<String> {
    text.split('{')
        .skip(1)
        .filter_map(|rest| rest.split_once('}'))
        .map(|(inside, _)| inside.trim())
        .filter(|inside| {
            inside.starts_with(|c: char| c.is_ascii_lowercase())
                && inside
                    .chars()
                    .all(|c| c.is_ascii_alphanumeric() || c == '-')
        })
        .map(str::to_owned)
        .collect()
}

/// The placeables of a message and of all messages that it refers to.
fn all_gaps(words: &Words, key: &str) -> BTreeSet<String> {
    let text = words
        .get(key)
        .unwrap_or_else(|| panic!("nothing is called {key}"));
    refers_to(text)
        .iter()
        .flat_map(|other| all_gaps(words, other))
        .chain(gaps(text))
        .collect()
}

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
fn no_message_is_empty() {
    for language in languages() {
        for (key, text) in words(&language) {
            assert!(!text.trim().is_empty(), "{language}: {key}");
        }
    }
}

#[test]
fn prompts_have_a_short_form_for_the_phone() {
    let words = words(FALLBACK);
    for key in words.keys().filter(|key| key.starts_with("prompt-")) {
        let long = key.strip_suffix("-short").unwrap_or(key);
        assert!(words.contains_key(long), "{key} has no long form");
        assert!(
            words.contains_key(&format!("{long}-short")),
            "{key} has no short form"
        );
    }
}

#[test]
fn french_binds_its_high_punctuation() {
    for (key, text) in words("fr") {
        assert!(
            !text.contains('\u{202f}'),
            "{key}: U+202F is in almost no font"
        );
        assert!(!text.contains('\''), "{key}: a straight apostrophe");
        let letters: Vec<_> = text.chars().collect();
        for pair in letters.windows(2) {
            let bound = match pair {
                [before, ':' | ';' | '!' | '?' | '»' | '%'] => *before == '\u{a0}',
                ['«', after] => *after == '\u{a0}',
                _ => true,
            };
            assert!(bound, "{key}: {pair:?} in {text}");
        }
    }
}

/// The string literals right after `call` in a source text: `message("title")`.
fn literals<'a>(source: &'a str, call: &'a str) -> impl Iterator<Item = &'a str> {
    source.split(call).skip(1).filter_map(|rest| {
        let (literal, _) = rest.trim_start().strip_prefix('"')?.split_once('"')?;
        Some(literal)
    })
}

/// Whole string literals that can only be keys, anywhere in a source: `"refusal-keep-one"`.
fn key_literals(source: &str) -> impl Iterator<Item = &str> {
    source.split('"').filter(|literal| {
        [
            "refusal-", "prompt-", "log-", "notice-", "phase-", "hud-", "tip-",
        ]
        .iter()
        .any(|start| literal.len() > start.len() && literal.starts_with(start))
            && literal
                .chars()
                .all(|c| c.is_ascii_alphanumeric() || c == '-')
            && !literal.ends_with('-')
    })
}

#[test]
fn every_key_the_program_names_has_words() {
    let words = words(FALLBACK);
    for file in files(&root().join("src"), "rs") {
        if file.ends_with("i18n/tests.rs") {
            continue;
        }
        let source = read(&file);
        let named = [".translate(", ".translate_with(", "LocalizedText::new("]
            .into_iter()
            .flat_map(|call| literals(&source, call))
            .chain(key_literals(&source));
        for key in named.filter(|key| !key.contains('{')) {
            assert!(words.contains_key(key), "{} names {key:?}", file.display());
        }
        let built = [
            ".translate(&format!(",
            ".translate_with(&format!(",
            "LocalizedText::new(format!(",
        ]
        .into_iter()
        .flat_map(|call| literals(&source, call));
        for start in built.filter_map(|key| key.split('{').next()) {
            let known = words.keys().any(|key| key.starts_with(start));
            assert!(known, "{} names \"{start}…\"", file.display());
        }
    }
}

/// The names of the actions of keys and buttons.
const ACTIONS: [&str; 24] = [
    "confirm",
    "back",
    "pause",
    "skip",
    "up",
    "down",
    "left",
    "right",
    "next-zone",
    "prev-zone",
    "next",
    "prev",
    "commit",
    "decline",
    "details",
    "log",
    "overview",
    "speed",
    "hint",
    "rules",
    "look",
    "threat",
    "zoom-in",
    "zoom-out",
];

/// Keys that the program builds with `format!`: the pattern, and every value that is put in.
const BUILT: [(&str, &[&str]); 20] = [
    ("action-{}", &ACTIONS),
    ("lesson-{}", LESSONS),
    ("lesson-no-{name}", ANSWERS),
    ("bot-{bot}", guyenne::games::guyenne::ai::BOTS),
    ("bot-{bot}-temper", guyenne::games::guyenne::ai::BOTS),
    ("bot-{bot}-about", guyenne::games::guyenne::ai::BOTS),
    ("fayance-bot-{name}", guyenne::games::fayance::ai::BOTS),
    ("fayance-bot-{bot}-about", guyenne::games::fayance::ai::BOTS),
    ("guesclin-bot-{name}", guyenne::games::guesclin::ai::BOTS),
    (
        "guesclin-bot-{bot}-about",
        guyenne::games::guesclin::ai::BOTS,
    ),
    ("edition-{e}", &["2022", "2021"]),
    ("edition-{edition}-about", &["2022", "2021"]),
    ("hands-{hands}", &["veil", "own", "partners", "open"]),
    ("hands-{hands}-about", &["veil", "own", "partners", "open"]),
    ("level-{l}", &["base", "advanced", "expert"]),
    ("level-{}-about", &["base", "advanced", "expert"]),
    ("a-card-{}", &["2", "3", "4", "5"]),
    ("tip-card-{}", &["2", "3", "4", "5"]),
    // The fastest speed has its own key, which the program names.
    ("speed-{speed}", &["1", "2", "4"]),
    ("speed-{s}", &["1", "2", "4", "instant"]),
];

/// The same, with what is built of the names of puzzles: the pattern, and every value.
fn built() -> Vec<(&'static str, Vec<String>)> {
    use guyenne::games::guyenne::rules::{Puzzle, PuzzleDifficulty};
    let owned = |values: &[&str]| values.iter().map(|&value| value.to_owned()).collect();
    let names: Vec<String> = Puzzle::all()
        .iter()
        .map(|puzzle| puzzle.name.clone())
        .collect();
    let of_puzzles = [
        "puzzle-{}",
        "puzzle-{}-task",
        "puzzle-{}-hint",
        "puzzle-{}-why",
    ];
    let hard = owned(&PuzzleDifficulty::ALL.map(PuzzleDifficulty::name));
    let lesson = crate::fayance::lessons::first();
    let steps = lesson.steps.iter().map(|step| step.name.clone());
    let answers = lesson.steps.iter().flat_map(|step| &step.answers);
    let of_lesson = [
        ("fayance-lesson-{}", steps.collect()),
        (
            "fayance-lesson-no-{name}",
            answers.map(|(_, name)| name.clone()).collect(),
        ),
    ];
    let chapter = crate::guesclin::lessons::first();
    let named = chapter.steps.iter().map(|step| step.name.clone());
    let slips = chapter.steps.iter().flat_map(|step| &step.answers);
    let of_chapter = [
        ("guesclin-lesson-{}", named.collect()),
        (
            "guesclin-lesson-no-{name}",
            slips.map(|(_, name)| name.clone()).collect(),
        ),
    ];
    (BUILT
        .into_iter()
        .map(|(pattern, values)| (pattern, owned(values))))
    .chain(of_puzzles.map(|pattern| (pattern, names.clone())))
    .chain([("puzzles-{}", hard)])
    .chain(of_lesson)
    .chain(of_chapter)
    .collect()
}

/// The names of the answers to wrong presses in the tutorial's lessons.
const ANSWERS: &[&str] = &[
    "edge",
    "hero-waits",
    "later",
    "enough-there",
    "too-weak",
    "other-side",
    "no-neighbour",
    "eight",
    "no-bluff",
    "known",
    "hero-next",
    "alone",
    "nine",
    "cheaper",
    "hero-lost",
    "give-strong",
    "middle",
    "seven-do",
    "hero-gone",
    "already-yours",
    "west-as-well",
    "far-off",
];

/// The names of the notes in the tutorial's lessons.
const LESSONS: &[&str] = &[
    "welcome",
    "goal",
    "hand",
    "name",
    "cards",
    "keep",
    "answered",
    "answer",
    "reinforce",
    "add",
    "pass",
    "won",
    "tie",
    "attacked",
    "defend",
    "group",
    "hold",
    "show",
    "two",
    "bluff",
    "feint",
    "token",
    "leave",
    "feinted",
    "concede",
    "conceded",
    "bluffed",
    "hero",
    "enough",
    "call",
    "again",
    "later",
    "last",
    "last-attack",
    "last-second",
    "last-hero",
    "points",
    "finish",
    "costs",
    "reserve",
    "risk",
    "stake",
    "safe",
    "settle",
    "lose",
    "their-loss",
    "their-attack",
    "stand",
    "raid",
    "no-more",
    "turn",
    "paid-them",
    "paid",
    "jump",
    "end-round",
    "end-neutral",
    "end-raid",
    "end-won",
    "end-done",
    "partner",
    "give",
    "order",
    "own-castle",
    "their-castle",
    "own-pass",
    "both-won",
    "their-turn",
    "own-second",
    "own-pass-again",
    "team-held",
    "team-later",
    "team-last",
    "team-defend",
    "team-conceded",
    "team-won",
    "team-done",
];

/// Endings that the program adds to a key it names: the pattern, how such a key begins, and the ending.
const ENDINGS: [(&str, &str, &str); 17] = [
    ("{}-why", "rule-", "-why"),
    ("{}-why", "fayance-rule-", "-why"),
    ("{}-why", "guesclin-rule-", "-why"),
    ("{}-about", "guesclin-rulebook", "-about"),
    ("{}-about", "fayance-rulebook", "-about"),
    ("{}-about", "fayance-tutorial", "-about"),
    ("{}-about", "guesclin-tutorial", "-about"),
    ("{}-about", "rules-summary", "-about"),
    ("{}-about", "rulebook", "-about"),
    ("{}-about", "tutorial", "-about"),
    ("{}-about", "puzzles", "-about"),
    ("{}-about", "castle-", "-about"),
    ("{}-more", "castle-", "-more"),
    ("{}-site", "castle-", "-site"),
    ("{}-about", "learn-", "-about"),
    ("{}-short", "prompt-", "-short"),
    ("{}-short", "cost-", "-short"),
];

/// Calls whose text is the name of a file, not a key.
const FILES: [&str; 4] = ["TourStep::picture(", "round(", "once(", "effect("];

/// Who uses texts: the app and the kit, or a game.
#[derive(Clone, Copy)]
enum Speaker<'a> {
    Shared,
    Game(&'a str),
    Anybody,
}

impl Speaker<'_> {
    fn has(self, path: &str) -> bool {
        let game = path.split("/src/games/").nth(1);
        match self {
            Self::Shared => game.is_none(),
            Self::Game(name) => game.is_some_and(|path| path.starts_with(&format!("{name}/"))),
            Self::Anybody => true,
        }
    }
}

/// The text of the program and of the page, without comments and unit tests.
fn program(speaker: Speaker) -> String {
    let mut all = String::new();
    for file in files(&root().join("src"), "rs") {
        // Test modules in their own files, the words of records, and what only developers see, show no text to players.
        let path = file.to_string_lossy().replace('\\', "/");
        let aside = [
            "/bin/art/",
            "/bin/sound/",
            "/arena/",
            "/training/",
            "/rules/record/",
        ];
        let is_aside = path.ends_with("tests.rs") || aside.iter().any(|at| path.contains(at));
        if is_aside || !speaker.has(&path) {
            continue;
        }
        let source = read(&file);
        let source = source
            .split("#[cfg(test)]\nmod tests {")
            .next()
            .unwrap_or("");
        for line in source.lines().filter(|l| !l.trim_start().starts_with("//")) {
            if !FILES.iter().any(|call| line.contains(&format!("{call}\""))) {
                all.push_str(line);
                all.push('\n');
            }
        }
    }
    if !matches!(speaker, Speaker::Game(_)) {
        for ending in ["html", "js"] {
            for file in files(&root().join("assets/web"), ending) {
                // A page has its own keys, among other texts in quotes.
                let text = read(&file);
                let keys = text
                    .split(['"', '\''])
                    .filter(|key| key.starts_with("page-"));
                all.extend(keys.map(|key| format!("\"{key}\"\n")));
            }
        }
    }
    all
}

/// The keys in `words` that `program` names or builds, and those that their texts refer to.
fn used<'a>(words: &'a Words, program: &str) -> BTreeSet<&'a str> {
    static EVERYWHERE: OnceLock<String> = OnceLock::new();
    // The kit and the frame add endings to the keys that a game names.
    let everywhere = EVERYWHERE.get_or_init(|| self::program(Speaker::Anybody));
    let quoted = |key: &str| {
        ['"', '\'']
            .iter()
            .any(|quote| program.contains(&format!("{quote}{key}{quote}")))
    };
    let written = |pattern: &str| program.contains(&format!("\"{pattern}\""));
    let built: BTreeSet<String> = built()
        .into_iter()
        .filter(|(pattern, _)| written(pattern))
        .flat_map(|(pattern, values)| {
            let (start, rest) = pattern.split_once('{').expect("a gap");
            let (_, end) = rest.split_once('}').expect("a gap");
            values
                .into_iter()
                .map(move |value| format!("{start}{value}{end}"))
        })
        .collect();
    let named = |key: &str| quoted(key) || built.contains(key);
    let mut used: BTreeSet<&str> = words
        .keys()
        .map(String::as_str)
        .filter(|key| {
            let ends = |(pattern, start, end): &(&str, &str, &str)| {
                everywhere.contains(&format!("\"{pattern}\""))
                    && key.starts_with(start)
                    && key.strip_suffix(end).is_some_and(&named)
            };
            named(key) || ENDINGS.iter().any(ends)
        })
        .collect();
    // Texts refer to other messages.
    let mut open: Vec<&str> = used.iter().copied().collect();
    while let Some(key) = open.pop() {
        for other in refers_to(&words[key]) {
            if let Some((other, _)) = words.get_key_value(&other)
                && used.insert(other)
            {
                open.push(other);
            }
        }
    }
    used
}

/// The keys of some files that this owner does not use.
fn silent(files: &[PathBuf], speaker: Speaker) -> Vec<String> {
    let (own, all, program) = (words_of(FALLBACK, files), words(FALLBACK), program(speaker));
    let used = used(&all, &program);
    let silent = own.into_keys().filter(|key| !used.contains(key.as_str()));
    silent.collect()
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
fn built_keys_are_built_and_have_words() {
    let (words, program) = (words(FALLBACK), program(Speaker::Anybody));
    for (pattern, _) in built() {
        assert!(
            program.contains(&format!("\"{pattern}\"")),
            "nothing builds {pattern}"
        );
    }
    for (pattern, ..) in ENDINGS {
        assert!(
            program.contains(&format!("\"{pattern}\"")),
            "nothing builds {pattern}"
        );
    }
    for (pattern, values) in built() {
        for value in values {
            let (start, rest) = pattern.split_once('{').expect("a gap");
            let key = format!("{start}{value}{}", rest.split_once('}').expect("a gap").1);
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
        "{program} say(\"planted-root\"); say(\"prompt-planted\"); say(\"pause-planted\");"
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
    assert!(silent.contains(&"settings-language".to_owned()));
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
