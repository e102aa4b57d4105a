//! Words that are written and never shown are found here.

use std::fs;
use std::path::{Path, PathBuf};

/// The functions that a file of words offers.
fn offered(source: &str) -> Vec<&str> {
    let heads = source
        .lines()
        .filter_map(|line| line.strip_prefix("pub fn "));
    let names = heads.filter_map(|head| head.split(['(', '<']).next());
    names.collect()
}

/// Those of them that nothing in the program calls, as `odds_words::sum`.
fn uncalled(module: &str, source: &str, program: &str) -> Vec<String> {
    let called = |path: &str| {
        program
            .split(path)
            .skip(1)
            .any(|rest| !rest.starts_with(|c: char| c.is_ascii_alphanumeric() || c == '_'))
    };
    let paths = offered(source).into_iter();
    let paths = paths.map(|name| format!("{module}::{name}"));
    paths.filter(|path| !called(path)).collect()
}

fn rust_files(folder: &Path, found: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(folder).expect("a folder of sources") {
        let path = entry.expect("a readable folder").path();
        if path.is_dir() {
            rust_files(&path, found);
        } else if path.extension().is_some_and(|end| end == "rs") {
            found.push(path);
        }
    }
}

/// The sources of the program without comments and tests.
fn program() -> String {
    let mut files = Vec::new();
    let package = Path::new(env!("CARGO_MANIFEST_DIR"));
    rust_files(&package.join("../../.."), &mut files);
    let mut all = String::new();
    let own = |file: &&PathBuf| !file.to_string_lossy().contains("words_tests");
    for file in files.iter().filter(own) {
        let source = fs::read_to_string(file).expect("a source");
        let tests = source.find("#[cfg(test)]\nmod tests {");
        let code = &source[..tests.unwrap_or(source.len())];
        let lines = code
            .lines()
            .filter(|line| !line.trim_start().starts_with("//"));
        lines.for_each(|line| {
            all.push_str(line);
            all.push('\n');
        });
    }
    all
}

/// Words that are written and never shown are found here: each function that says something has a caller.
#[test]
fn everything_that_can_be_said_is_said_somewhere() {
    let program = program();
    let modules = [
        ("odds_words", include_str!("../odds_words.rs")),
        ("hex_words", include_str!("../hex_words.rs")),
        ("aim_words", include_str!("../aim_words.rs")),
    ];
    for (module, source) in modules {
        assert!(offered(source).len() > 1, "{module}");
        assert_eq!(uncalled(module, source, &program), [""; 0]);
        // A planted one is found, also where the name of another begins with it.
        let planted = format!("{source}\npub fn planted() {{}}\npub fn line() {{}}\n");
        let more = format!("{program} {module}::planted_elsewhere(); {module}::line()");
        let expected = [format!("{module}::planted")];
        assert_eq!(uncalled(module, &planted, &more), expected);
    }
}
