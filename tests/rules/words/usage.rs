//! Which messages the program uses: those that it names, those that it builds, and those that they refer to.

use std::{collections::BTreeSet, path::PathBuf, sync::OnceLock};

use super::locale::{FALLBACK, Words, files, read, refers_to, root, words, words_of};
use super::names::{ENDINGS, built};

/// The name of the constant of a key or a pattern.
fn constant(key: &str) -> String {
    key.replace('*', "any").replace('-', "_").to_uppercase()
}

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
            all.push_str(line);
            all.push('\n');
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
    // The constants that are named, and what stands between two quotes of the page's files.
    let is_name = |c: char| c.is_ascii_alphanumeric() || c == '_';
    let constants: BTreeSet<&str> = program
        .split("keys::")
        .skip(1)
        .filter_map(|rest| rest.split(|c| !is_name(c)).next())
        .collect();
    let quoted: BTreeSet<&str> = program.split('"').collect();
    let built: BTreeSet<String> = built()
        .into_iter()
        .filter(|(pattern, _)| constants.contains(constant(pattern).as_str()))
        .flat_map(|(pattern, names)| {
            let (start, end) = pattern.split_once('*').expect("a star");
            names
                .into_iter()
                .map(move |name| format!("{start}{name}{end}"))
        })
        .collect();
    let variant = |ending: &str| format!("{}{}", ending[..1].to_uppercase(), &ending[1..]);
    let endings: Vec<(&str, String)> = ENDINGS
        .iter()
        .filter(|(_, ending)| everywhere.contains(&format!("MessageEnding::{}", variant(ending))))
        .map(|&(pattern, ending)| (pattern, format!("-{ending}")))
        .collect();
    let named = |key: &str| {
        constants.contains(constant(key).as_str())
            || built.contains(key)
            || key.starts_with("page-") && quoted.contains(key)
    };
    let mut used: BTreeSet<&str> = words
        .keys()
        .map(String::as_str)
        .filter(|key| {
            let ends = |(pattern, ending): &(&str, String)| {
                let is_meant = match pattern.split_once('*') {
                    Some((start, end)) => key.starts_with(start) && key.ends_with(end),
                    None => *key == *pattern,
                };
                is_meant && key.strip_suffix(ending.as_str()).is_some_and(named)
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
