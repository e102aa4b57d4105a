//! What tests need to know of the keys that no constant names, as Rust.

use crate::declared::{built, endings};
use crate::package::{locales, variable};
use std::fmt::Write;
use std::{
    fs, io,
    path::{Path, PathBuf},
};

/// Writes `OUT_DIR/built_keys.rs` for the tests: `built()`, every pattern of keys that are built, with its names, and
/// `ENDINGS`, every pattern of keys that are made by an ending, with the ending.
///
/// What includes it has a function `names`, which makes `Vec<String>` of an expression in the comments, and brings in
/// what these name.
///
/// # Errors
///
/// If a file cannot be read or written, or declares what cannot be meant.
pub fn write_built_keys() -> io::Result<()> {
    let english = locales()?.join("en");
    println!("cargo::rerun-if-changed={}", english.display());
    let mut texts = Vec::new();
    for file in files(&english)? {
        texts.push(fs::read_to_string(file)?);
    }
    let source = source(&texts).map_err(io::Error::other)?;
    fs::write(
        Path::new(&variable("OUT_DIR")?).join("built_keys.rs"),
        source,
    )
}

/// The Fluent files in a folder and below, sorted.
fn files(folder: &Path) -> io::Result<Vec<PathBuf>> {
    let mut all = Vec::new();
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        if path.is_dir() {
            all.extend(files(&path)?);
        } else if path.extension().is_some_and(|ending| ending == "ftl") {
            all.push(path);
        }
    }
    all.sort();
    Ok(all)
}

fn source(texts: &[String]) -> Result<String, String> {
    let (mut names, mut endings_) = (String::new(), String::new());
    for text in texts {
        // Writing into a string cannot fail.
        for (pattern, of) in built(text)? {
            let _ = writeln!(names, "        ({:?}, names({of})),", pattern.text());
        }
        for (pattern, ending) in endings(text)? {
            let _ = writeln!(endings_, "    ({:?}, {ending:?}),", pattern.text());
        }
    }
    Ok(format!(
        "/// The patterns of keys that are built, each with the names for its star.\n\
         pub fn built() -> Vec<(&'static str, Vec<String>)> {{\n    vec![\n{names}    ]\n}}\n\n\
         /// The patterns of keys that are made of others by an ending, each with the ending.\n\
         pub const ENDINGS: &[(&str, &str)] = &[\n{endings_}];\n"
    ))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn patterns_are_told_with_their_names_and_endings() {
        let texts = [
            "# Built: bot-*, bot-*-about of game::BOTS\nbot-fox = Fox\nbot-fox-about = sly\n",
            "# Ending: prompt-*-short\nprompt-go = Go on\nprompt-go-short = Go\n",
        ];
        let source = source(&texts.map(str::to_owned)).expect("it is well formed");
        for line in [
            "        (\"bot-*\", names(game::BOTS)),\n",
            "        (\"bot-*-about\", names(game::BOTS)),\n",
            "    (\"prompt-*-short\", \"short\"),\n",
        ] {
            assert!(source.contains(line), "{source}");
        }
    }
}
