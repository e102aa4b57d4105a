//! Which messages the program uses: those that it names, those that it builds, and those that they refer to.

use std::{collections::BTreeSet, path::PathBuf, sync::OnceLock};

use super::locale::{FALLBACK, Words, files, read, refers_to, root, words, words_of};

/// The names of the actions of keys and buttons, from the source of `Action::name`: these tests are built without Bevy.
fn actions() -> Vec<String> {
    let source = read(&root().join("src/input/action.rs"));
    let name = source
        .split_once("fn name(self)")
        .and_then(|(_, rest)| rest.split_once("\n    }\n"))
        .expect("the actions have names")
        .0;
    let arms = name.lines().filter_map(|line| line.split_once("=> \""));
    let names: Vec<String> = arms
        .map(|(_, word)| word.trim_end_matches("\",").to_owned())
        .collect();
    let all = format!("const ALL: [Self; {}]", names.len());
    assert!(source.contains(&all), "other names: {names:?}");
    names
}

/// Keys that the program builds with `format!`: the pattern, and every value that is put in.
const BUILT: [(&str, &[&str]); 17] = [
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

/// The same, with what is built of the names of actions, of puzzles and of the notes in lessons: the pattern, and every
/// value.
pub fn built() -> Vec<(&'static str, Vec<String>)> {
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
    // Of lessons, the names of the notes, and of the answers to wrong presses.
    macro_rules! names {
        ($lessons:expr) => {{
            let lessons = $lessons;
            let steps = lessons.iter().flat_map(|lesson| &lesson.steps);
            let answers = steps.clone().flat_map(|step| &step.answers);
            let answers: Vec<String> = answers.map(|(_, name)| name.clone()).collect();
            (steps.map(|step| step.name.clone()).collect(), answers)
        }};
    }
    let (steps, answers) = names!(crate::lessons::all());
    let of_guyenne = [("lesson-{}", steps), ("lesson-no-{name}", answers)];
    let (steps, answers) = names!([crate::fayance::lessons::first()]);
    let of_fayance = [
        ("fayance-lesson-{}", steps),
        ("fayance-lesson-no-{name}", answers),
    ];
    let (steps, answers) = names!([crate::guesclin::lessons::first()]);
    let of_guesclin = [
        ("guesclin-lesson-{}", steps),
        ("guesclin-lesson-no-{name}", answers),
    ];
    (BUILT
        .into_iter()
        .map(|(pattern, values)| (pattern, owned(values))))
    .chain([("action-{}", actions())])
    .chain(of_puzzles.map(|pattern| (pattern, names.clone())))
    .chain([("puzzles-{}", hard)])
    .chain(of_guyenne)
    .chain(of_fayance)
    .chain(of_guesclin)
    .collect()
}

/// Endings that the program adds to a key it names: the pattern, how such a key begins, and the ending.
pub const ENDINGS: [(&str, &str, &str); 17] = [
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
pub enum Speaker<'a> {
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

/// A source without its unit tests, whatever attributes their module has, in any order.
fn without_tests(source: &str) -> &str {
    let modules = source.match_indices("mod tests {");
    let is_test = |at: usize| {
        let attributes = source[..at].rsplit("\n\n").next();
        attributes.is_some_and(|lines| lines.lines().any(|line| line == "#[cfg(test)]"))
    };
    let mut starts = modules.map(|(at, _)| at);
    &source[..starts.find(|&at| is_test(at)).unwrap_or(source.len())]
}

#[test]
fn unit_tests_are_left_out_whatever_attributes_they_have() {
    for attributes in [
        "#[cfg(test)]",
        "#[cfg(test)]\n#[cfg(not(target_arch = \"wasm32\"))]",
        "#[cfg(not(target_arch = \"wasm32\"))]\n#[cfg(test)]",
        "/// Tests.\n#[cfg(test)]\n#[expect(\n    dead_code,\n    reason = \"a\"\n)]",
    ] {
        for visible in ["", "pub(super) "] {
            let module =
                format!("{attributes}\n{visible}mod tests {{\n    key(\"left-out\");\n}}\n");
            let source = format!("key(\"kept\");\n\n{module}");
            let program = without_tests(&source);
            assert!(program.contains("kept"), "{module}");
            assert!(!program.contains("left-out"), "{module}");
        }
    }
    let other = "#[cfg(test)]\nfn f() {}\n\nmod tests {\n    key(\"kept\");\n}\n";
    assert_eq!(without_tests(other), other);
}

/// The text of the program and of the page, without comments and unit tests.
pub fn program(speaker: Speaker) -> String {
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
        let program = without_tests(&source);
        for line in program
            .lines()
            .filter(|l| !l.trim_start().starts_with("//"))
        {
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
pub fn used<'a>(words: &'a Words, program: &str) -> BTreeSet<&'a str> {
    static EVERYWHERE: OnceLock<String> = OnceLock::new();
    // The kit and the frame add endings to the keys that a game names.
    let everywhere = EVERYWHERE.get_or_init(|| self::program(Speaker::Anybody));
    // What stands between two quotes of a kind: every literal, and the text between two of them, which is no key.
    let between: BTreeSet<&str> = ['"', '\'']
        .into_iter()
        .flat_map(|quote| program.split(quote))
        .collect();
    let quoted = |key: &str| between.contains(key);
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
    let endings: Vec<_> = ENDINGS
        .iter()
        .filter(|(pattern, ..)| everywhere.contains(&format!("\"{pattern}\"")))
        .collect();
    let named = |key: &str| quoted(key) || built.contains(key);
    let mut used: BTreeSet<&str> = words
        .keys()
        .map(String::as_str)
        .filter(|key| {
            let ends = |(_, start, end): &&(&str, &str, &str)| {
                key.starts_with(start) && key.strip_suffix(end).is_some_and(named)
            };
            named(key) || endings.iter().any(ends)
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
pub fn silent(files: &[PathBuf], speaker: Speaker) -> Vec<String> {
    let (own, all, program) = (words_of(FALLBACK, files), words(FALLBACK), program(speaker));
    let used = used(&all, &program);
    let silent = own.into_keys().filter(|key| !used.contains(key.as_str()));
    silent.collect()
}
