//! The constants for the keys of Fluent texts, as Rust.

use crate::declared::{Pattern, built, endings, keys};
use crate::package::{locales, read, variable};
use std::collections::BTreeSet;
use std::fmt::Write;
use std::{fs, io, path::Path};

/// Writes `OUT_DIR/keys.rs`: a constant for every key of the files `own`, and of `borrowed`, those of other packages. A
/// constant of an own file that is not used is a warning, unless other messages refer to its message or its key is
/// built, of a name or by an ending. On wasm none is: a page lacks what only a computer says.
///
/// Files are named as `assets/locales/en` has them, without their ending: `"menu"`, `"guyenne/log"`.
///
/// # Errors
///
/// If a file cannot be read or written, holds a key twice, or declares what cannot be meant.
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
    let mut patterns: BTreeSet<Pattern> = BTreeSet::new();
    let mut ended: BTreeSet<Pattern> = BTreeSet::new();
    for text in all() {
        patterns.extend(built(text)?.iter().map(|&(pattern, _)| pattern));
        ended.extend(endings(text)?.iter().map(|&(pattern, _)| pattern));
    }
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
            let is_built = patterns.iter().any(|pattern| pattern.matches(key));
            let mut bases = ended.iter().filter_map(|pattern| pattern.base(key));
            let is_built = is_built || bases.any(|base| known.contains(base));
            item(
                &mut source,
                is_own && !is_built && !referred.contains(key),
                &constant(key),
                "MessageKey",
                &format!("{key:?}"),
            );
        }
        for (pattern, _) in built(text)? {
            let (start, end) = (pattern.start, pattern.end.unwrap_or_default());
            item(
                &mut source,
                is_own,
                &constant(&pattern.text().replace('*', "any")),
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

/// The keys to which the messages of a text refer: `{ camp-people }`.
fn references(text: &str) -> impl Iterator<Item = &str> {
    text.split('{').skip(1).filter_map(|rest| {
        let name = rest.split('}').next()?.trim();
        name.starts_with(|first: char| first.is_ascii_lowercase())
            .then_some(name)
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
# Built: bot-*, bot-*-about of BOTS
# Ending: prompt-*-short, alone-short
title-play = Play { leaf }
leaf = a leaf
many =
    { $n ->
        [one] one { twig }
       *[other] { $n } twigs
    }
twig = twig
prompt-go = Go on
prompt-go-short = Go
alone-short = Alone
title-play-short = Declared by nobody
bot-fox = Fox
bot-fox-about = sly
";
        let source = written(own, "pause = Pause\n").expect("it is well formed");
        assert_eq!(
            constants(&source, false),
            [
                "TITLE_PLAY",
                "MANY",
                "PROMPT_GO",
                "ALONE_SHORT",
                "TITLE_PLAY_SHORT",
                "BOT_ANY",
                "BOT_ANY_ABOUT"
            ]
        );
        assert_eq!(
            constants(&source, true),
            [
                "LEAF",
                "TWIG",
                "PROMPT_GO_SHORT",
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
                "# Built: b-* of B\na = A\n",
                "",
                "no key has the pattern \"b-*\"",
            ),
            (
                "# Built: a of A\na = A\n",
                "",
                "the pattern \"a\" needs one star",
            ),
            ("# Built: a-*\na-b = A\n", "", "of which names \"a-*\"?"),
            (
                "# Built: a-*-* of A\na-b-c = A\n",
                "",
                "\"a-*-*\" is no key with a star",
            ),
            (
                "# Ending: b-*-short\na = A\n",
                "",
                "no key has the pattern \"b-*-short\"",
            ),
            ("# Ending: a\na = A\n", "", "\"a\" has no ending"),
        ] {
            assert_eq!(written(own, borrowed), Err(why.to_owned()));
        }
    }
}
