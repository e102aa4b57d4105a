//! The page's own files: those of `assets/web`, with the size of the program and the page's texts filled into
//! `loader.js`.

use std::fs;
use std::path::Path;

use serde_json::{Map, Value};

use super::build_folders::BuildFolders;
use super::packed_file::PackedFile;
use super::tool::{self, Trouble};

/// The file with placeholders.
const LOADER: &str = "loader.js";
/// The placeholder for the size of the uncompressed program in bytes.
const BYTES: &str = "__WASM_BYTES__";
/// The placeholder for the page's texts in every language.
const WORDS: &str = "__WORDS__";
/// The prefix of the page's locale keys.
const KEYS: &str = "page-";

/// All files of the page; `program` is the size of the uncompressed program in bytes.
pub fn files(place: &BuildFolders, program: u64) -> Result<Vec<PackedFile>, Trouble> {
    let folder = place.root.join("assets/web");
    let mut files = Vec::new();
    for entry in fs::read_dir(&folder).map_err(tool::at(&folder))? {
        let path = entry.map_err(tool::at(&folder))?.path();
        let name = path
            .file_name()
            .unwrap_or_default()
            .to_string_lossy()
            .into_owned();
        let mut bytes = tool::read(&path)?;
        if name == LOADER {
            let words = all_words(&place.root.join("assets/locales"))?;
            let text = tool::read_text(&path)?;
            bytes = filled(&text, program, &words)
                .map_err(|problem| format!("{}: {problem}", path.display()))?
                .into_bytes();
        }
        files.push(PackedFile { name, bytes });
    }
    for needed in ["index.html", LOADER] {
        if !files.iter().any(|file| file.name == needed) {
            return Err(format!("{} is missing", folder.join(needed).display()).into());
        }
    }
    Ok(files)
}

/// The loader with its placeholders filled.
fn filled(loader: &str, program: u64, words: &Value) -> Result<String, String> {
    let loader = replaced(loader, BYTES, &program.to_string())?;
    replaced(&loader, WORDS, &words.to_string())
}

/// `text` with the string literal `placeholder`, quotes included, replaced by `value`. It must occur exactly once.
fn replaced(text: &str, placeholder: &str, value: &str) -> Result<String, String> {
    let literals = ['"', '\'', '`'].map(|quote| format!("{quote}{placeholder}{quote}"));
    let found: Vec<_> = literals
        .iter()
        .flat_map(|literal| text.match_indices(literal.as_str()))
        .collect();
    match found[..] {
        [(at, literal)] => Ok([&text[..at], value, &text[at + literal.len()..]].concat()),
        [] => Err(format!("the literal {placeholder:?} is missing")),
        _ => Err(format!(
            "the literal {placeholder:?} occurs {} times",
            found.len()
        )),
    }
}

/// The page's texts by language, from each language's `page.ftl`.
fn all_words(locales: &Path) -> Result<Value, Trouble> {
    let mut all = Map::new();
    for entry in fs::read_dir(locales).map_err(tool::at(locales))? {
        let folder = entry.map_err(tool::at(locales))?.path();
        let path = folder.join("page.ftl");
        let text = tool::read_text(&path)?;
        let language = folder.file_name().unwrap_or_default().to_string_lossy();
        let words = words(&text).map_err(|problem| format!("{}:{problem}", path.display()))?;
        all.insert(language.into_owned(), Value::Object(words));
    }
    Ok(Value::Object(all))
}

/// Reads the texts of one file: `page-key = text`, with placeables like `{ $percent }` that the page fills. The page
/// supports nothing else of Fluent.
fn words(text: &str) -> Result<Map<String, Value>, String> {
    let mut words = Map::new();
    for (at, line) in text.lines().enumerate() {
        if line.trim().is_empty() || line.starts_with('#') {
            continue;
        }
        let fault = |what: &str| format!("{}: {what}", at + 1);
        let (key, value) = line
            .split_once('=')
            .ok_or_else(|| fault("not `key = words`"))?;
        let (key, value) = (key.trim_end(), value.trim());
        if !key.starts_with(KEYS) {
            return Err(fault(&format!("a key of the page begins with {KEYS}")));
        }
        if value.is_empty() {
            return Err(fault(&format!("{key} has no text")));
        }
        if !has_plain_placeables(value) {
            return Err(fault("the page fills only placeables like { $percent }"));
        }
        if words.insert(key.to_owned(), value.into()).is_some() {
            return Err(fault(&format!("{key} occurs twice")));
        }
    }
    Ok(words)
}

/// Whether every brace belongs to a placeable `{ $name }`.
fn has_plain_placeables(value: &str) -> bool {
    let mut rest = value;
    while let Some((before, after)) = rest.split_once('{') {
        let Some((inside, after)) = after.split_once('}') else {
            return false;
        };
        let is_name = |name: &str| {
            !name.is_empty() && name.chars().all(|c| c.is_ascii_alphanumeric() || c == '-')
        };
        if before.contains('}') || !inside.trim().strip_prefix('$').is_some_and(is_name) {
            return false;
        }
        rest = after;
    }
    !rest.contains('}')
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn placeholders_are_replaced_with_their_quotes() {
        let words = json!({ "fr": { "page-full": "Il dit \"non\" à l’écran" } });
        let loader = "const BYTES = '__WASM_BYTES__';\nconst WORDS = \"__WORDS__\";\n";
        assert_eq!(
            filled(loader, 12_345, &words).unwrap(),
            "const BYTES = 12345;\nconst WORDS = {\"fr\":{\"page-full\":\"Il dit \\\"non\\\" à l’écran\"}};\n"
        );
    }

    #[test]
    fn a_loader_must_have_each_placeholder_once() {
        let words = json!({});
        for bad in [
            "const WORDS = '__WORDS__';",
            "const BYTES = '__WASM_BYTES__';",
            "const BYTES = __WASM_BYTES__, WORDS = '__WORDS__';",
            "const BYTES = ['__WASM_BYTES__', \"__WASM_BYTES__\"], WORDS = '__WORDS__';",
        ] {
            assert!(filled(bad, 1, &words).is_err(), "{bad}");
        }
    }

    #[test]
    fn plain_messages_are_read() {
        let text =
            "# The loader.\npage-loading = Loading, { $percent } = all\n\npage-start = Start\n";
        let expected =
            json!({ "page-loading": "Loading, { $percent } = all", "page-start": "Start" });
        assert_eq!(Value::Object(words(text).unwrap()), expected);
        for (bad, line) in [
            ("page-a = 1\nstart = Start", "2: "),
            ("page-a = { other } waits", "1: "),
            ("page-a = { $n -> [one] 1 } waits", "1: "),
            ("page-a = a } and { b", "1: "),
            ("page-a =", "1: "),
            ("page-a = 1\npage-b = 2\npage-a = 3", "3: "),
            ("page-a = 1\n    and more", "2: "),
        ] {
            let problem = words(bad).unwrap_err();
            assert!(problem.starts_with(line), "{bad}: {problem}");
        }
    }
}
