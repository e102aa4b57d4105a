//! The constants for the keys of Fluent texts, as Rust.

use crate::package::{locales, read, variable};
use std::collections::BTreeSet;
use std::fmt::Write;
use std::{fs, io, path::Path};

/// What the program adds to the key of a message to have another about the same thing: `kit_rules::MessageEnding`.
const ENDINGS: [&str; 5] = ["-about", "-more", "-short", "-site", "-why"];

/// Before the patterns of keys that the program builds, in a comment: `# Built: bot-*, bot-*-about`.
const BUILT: &str = "# Built: ";

/// Writes `OUT_DIR/keys.rs`: a constant for every key of the files `own`, and of `borrowed`, those of other packages. A
/// constant of an own file that is not used is a warning, unless other messages refer to its message or its key is
/// built. On wasm none is: a page lacks what only a computer says.
///
/// Files are named as `assets/locales/en` has them, without their ending: `"menu"`, `"guyenne/log"`.
///
/// # Errors
///
/// If a file cannot be read or written, or holds a key twice.
pub fn write_keys(own: &[&str], borrowed: &[&str]) -> io::Result<()> {
    let all = [own, borrowed].concat();
    let (own, borrowed) = match variable("CARGO_CFG_TARGET_ARCH")?.as_str() {
        "wasm32" => (&[][..], &all[..]),
        _ => (own, borrowed),
    };
    let english = locales()?.join("en");
    let texts = |files: &[&str]| -> io::Result<Vec<String>> {
        files.iter().map(|file| read(&english, file)).collect()
    };
    let source = source(&texts(own)?, &texts(borrowed)?).map_err(io::Error::other)?;
    fs::write(Path::new(&variable("OUT_DIR")?).join("keys.rs"), source)
}

/// The constants for the keys of these texts, and one for each pattern of keys that are built.
fn source(own: &[String], borrowed: &[String]) -> Result<String, String> {
    let all = || own.iter().chain(borrowed);
    let referred: BTreeSet<&str> = all().flat_map(|text| references(text)).collect();
    let known: BTreeSet<&str> = all().flat_map(|text| keys(text)).collect();
    let patterns: BTreeSet<&str> = all().flat_map(|text| built(text)).collect();
    let kinds = if patterns.is_empty() {
        "MessageKey"
    } else {
        "{KeyPattern, MessageKey}"
    };
    let mut source = format!("use kit_rules::message_key::{kinds};\n");
    let mut written = BTreeSet::new();
    for (text, is_own) in own
        .iter()
        .map(|text| (text, true))
        .chain(borrowed.iter().map(|text| (text, false)))
    {
        for key in keys(text) {
            if !written.insert(key) {
                return Err(format!("the key {key:?} is there twice"));
            }
            let is_built = patterns.iter().any(|pattern| matches(pattern, key))
                || ENDINGS.iter().any(|&ending| {
                    key.strip_suffix(ending)
                        .is_some_and(|base| known.contains(base))
                });
            item(
                &mut source,
                is_own && !is_built && !referred.contains(key),
                &constant(key),
                "MessageKey",
                &format!("{key:?}"),
            );
        }
        for pattern in built(text) {
            let (start, end) =
                gap(pattern).ok_or_else(|| format!("the pattern {pattern:?} needs one star"))?;
            if !known.iter().any(|key| matches(pattern, key)) {
                return Err(format!("no key has the pattern {pattern:?}"));
            }
            item(
                &mut source,
                is_own,
                &constant(&pattern.replace('*', "any")),
                "KeyPattern",
                &format!("{start:?}, {end:?}"),
            );
        }
    }
    Ok(source)
}

/// Writes one constant. Unless it is `watched`, another that has no name uses it, so that it may stay unused.
fn item(source: &mut String, watched: bool, name: &str, kind: &str, values: &str) {
    // Writing into a string cannot fail.
    let _ = writeln!(
        source,
        "pub(crate) const {name}: {kind} = {kind}::of_locales({values});"
    );
    if !watched {
        let _ = writeln!(source, "const _: {kind} = {name};");
    }
}

/// The name of the constant for a key: `TITLE_PLAY` for `title-play`.
fn constant(key: &str) -> String {
    key.replace('-', "_").to_uppercase()
}

/// The keys of the messages of a text, in its order.
fn keys(text: &str) -> impl Iterator<Item = &str> {
    text.lines().filter_map(|line| {
        let (key, _) = line.split_once(" =")?;
        key.starts_with(|first: char| first.is_ascii_alphabetic())
            .then_some(key)
    })
}

/// The keys to which the messages of a text refer: `{ camp-people }`.
fn references(text: &str) -> impl Iterator<Item = &str> {
    text.split('{').skip(1).filter_map(|rest| {
        let name = rest.split('}').next()?.trim();
        name.starts_with(|first: char| first.is_ascii_lowercase())
            .then_some(name)
    })
}

/// The patterns of keys that are built, by the comments of a text.
fn built(text: &str) -> impl Iterator<Item = &str> {
    let lines = text.lines().filter_map(|line| line.strip_prefix(BUILT));
    lines.flat_map(|patterns| patterns.split(", "))
}

/// What stands before and after the one star of a pattern.
fn gap(pattern: &str) -> Option<(&str, &str)> {
    let parts = pattern.split_once('*')?;
    (!parts.1.contains('*')).then_some(parts)
}

fn matches(pattern: &str, key: &str) -> bool {
    gap(pattern).is_some_and(|(start, end)| {
        let middle = key.strip_prefix(start).and_then(|k| k.strip_suffix(end));
        middle.is_some_and(|middle| !middle.is_empty())
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn written(own: &str, borrowed: &str) -> Result<String, String> {
        source(&[own.to_owned()], &[borrowed.to_owned()])
    }

    /// The names of the constants that may stay unused, or of the others.
    fn constants(source: &str, free: bool) -> Vec<&str> {
        let names = source.lines().filter_map(|line| {
            let rest = line.strip_prefix("pub(crate) const ")?;
            rest.split(':').next()
        });
        let used = |name: &str| source.contains(&format!(" = {name};"));
        names.filter(|name| used(name) == free).collect()
    }

    #[test]
    fn own_keys_are_watched_unless_they_are_built_or_referred_to() {
        let own = "\
# Built: bot-*, bot-*-about
title-play = Play { leaf }
leaf = a leaf
many =
    { $n ->
        [one] one { twig }
       *[other] { $n } twigs
    }
twig = twig
prompt = Prompt
prompt-short = P
alone-short = Alone
bot-fox = Fox
bot-fox-about = sly
";
        let source = written(own, "pause = Pause\n").expect("it is well formed");
        assert_eq!(
            constants(&source, false),
            [
                "TITLE_PLAY",
                "MANY",
                "PROMPT",
                "ALONE_SHORT",
                "BOT_ANY",
                "BOT_ANY_ABOUT"
            ]
        );
        assert_eq!(
            constants(&source, true),
            [
                "LEAF",
                "TWIG",
                "PROMPT_SHORT",
                "BOT_FOX",
                "BOT_FOX_ABOUT",
                "PAUSE"
            ]
        );
        assert!(source.contains("::of_locales(\"title-play\")"), "{source}");
        assert!(
            source.contains("::of_locales(\"bot-\", \"-about\")"),
            "{source}"
        );
    }

    #[test]
    fn what_cannot_be_meant_is_refused() {
        for (own, borrowed, why) in [
            ("a = A\na = B\n", "", "the key \"a\" is there twice"),
            ("a = A\n", "a = B\n", "the key \"a\" is there twice"),
            (
                "# Built: b-*\na = A\n",
                "",
                "no key has the pattern \"b-*\"",
            ),
            (
                "# Built: a\na = A\n",
                "",
                "the pattern \"a\" needs one star",
            ),
        ] {
            assert_eq!(written(own, borrowed), Err(why.to_owned()));
        }
    }
}
