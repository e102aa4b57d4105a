//! The licences that are packed with the game: our own, the fonts', and those of all libraries compiled into it.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use serde_json::Value;

use super::build_folders::{BuildFolders, cargo};
use super::packed_file::PackedFile;
use super::tool::{self, Trouble};

/// The folder of the licences.
pub const LICENCES: &str = "LICENSES/";

/// How the names of licence files begin, in lower case.
const PREFIXES: [&str; 5] = ["licen", "copying", "copyright", "notice", "unlicen"];

/// Every licence file of the game as it is built for this target, such as `wasm32-unknown-unknown`.
pub fn files(place: &BuildFolders, target: &str) -> Result<Vec<PackedFile>, Trouble> {
    let file = |name: &str, bytes| PackedFile {
        name: format!("{LICENCES}{name}"),
        bytes,
    };
    let mut files = vec![file(
        "libraries.txt",
        libraries(place, target)?.into_bytes(),
    )];
    for name in ["LICENSE-APACHE", "LICENSE-MIT"] {
        files.push(file(
            &format!("{name}.txt"),
            tool::read(&place.root.join(name))?,
        ));
    }
    let fonts = place.root.join("assets/fonts");
    for path in listed(&fonts)? {
        if path.extension().is_some_and(|ending| ending == "txt") {
            let name = path.file_name().unwrap_or_default().to_string_lossy();
            files.push(file(&name, tool::read(&path)?));
        }
    }
    Ok(files)
}

/// One text: the list of libraries with their licences, then each licence text once.
fn libraries(place: &BuildFolders, target: &str) -> Result<String, Trouble> {
    let mut ask = Command::new(cargo());
    ask.current_dir(&place.root).args([
        "metadata",
        "--locked",
        "--format-version",
        "1",
        "--filter-platform",
        target,
    ]);
    let answer: Value = serde_json::from_str(&tool::printed(&mut ask)?)
        .map_err(|e| format!("cargo metadata is not JSON: {e}"))?;
    let used = used(place, target)?;
    let mut list = BTreeSet::new();
    let mut texts = BTreeMap::<String, BTreeSet<String>>::new();
    for package in answer["packages"].as_array().into_iter().flatten() {
        let word = |key: &str| package[key].as_str().unwrap_or_default();
        let name = format!("{} {}", word("name"), word("version"));
        if package["source"].is_null() || !used.contains(&name) {
            continue;
        }
        list.insert(format!(
            "{name}: {}, {}",
            word("license"),
            word("repository")
        ));
        let home = Path::new(word("manifest_path"))
            .parent()
            .unwrap_or(Path::new(""));
        for path in listed(home)? {
            let file = path
                .file_name()
                .unwrap_or_default()
                .to_string_lossy()
                .to_lowercase();
            if PREFIXES.iter().any(|start| file.starts_with(start))
                && let Ok(text) = fs::read_to_string(&path)
            {
                let text = text.trim().replace("\r\n", "\n");
                texts.entry(text).or_default().insert(name.clone());
            }
        }
    }
    let mut all = "Guyenne is made with these libraries. The licences follow, each with the libraries that bring it.\n\n"
        .to_owned();
    for line in list {
        all += &line;
        all.push('\n');
    }
    for (text, names) in texts {
        let names: Vec<String> = names.into_iter().collect();
        all += &format!("\n{}\n{}\n\n{text}\n", "=".repeat(80), names.join(", "));
    }
    Ok(all)
}

/// The libraries compiled into the game, as `name version`: no build or test dependencies. `cargo metadata` alone would
/// also list libraries of disabled features.
fn used(place: &BuildFolders, target: &str) -> Result<BTreeSet<String>, Trouble> {
    let mut ask = Command::new(cargo());
    ask.current_dir(&place.root)
        .args(["tree", "--locked", "--target", target])
        .args([
            "--edges",
            "normal,no-proc-macro",
            "--prefix",
            "none",
            "--format",
            "{p}",
        ]);
    let tree = tool::printed(&mut ask)?;
    let named = |line: &str| {
        let (name, rest) = line.split_once(" v")?;
        Some(format!("{name} {}", rest.split_whitespace().next()?))
    };
    Ok(tree.lines().filter_map(named).collect())
}

/// The files of a folder, sorted.
fn listed(folder: &Path) -> Result<Vec<PathBuf>, Trouble> {
    let mut paths = Vec::new();
    for entry in fs::read_dir(folder).map_err(tool::at(folder))? {
        let path = entry.map_err(tool::at(folder))?.path();
        if path.is_file() {
            paths.push(path);
        }
    }
    paths.sort();
    Ok(paths)
}
