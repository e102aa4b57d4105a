//! The libraries that are compiled into the game.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};
use std::process::Command;

use serde_json::Value;

use super::build_folders::{BuildFolders, cargo};
use super::tool::{self, Trouble};

/// A library of others.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
pub struct Library {
    /// Its name.
    pub name: String,
    /// Its version.
    pub version: String,
    /// The licences that it may be used under, as an expression of SPDX.
    pub licence: String,
    /// Where its sources are.
    pub repository: String,
    /// Where they lie here.
    pub folder: PathBuf,
}

/// The libraries in the game as it is built for this target, such as `wasm32-unknown-unknown`, by their names.
pub fn libraries(place: &BuildFolders, target: &str) -> Result<Vec<Library>, Trouble> {
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
    let packages = answer["packages"].as_array().into_iter().flatten();
    let mut libraries: Vec<_> = packages
        .filter(|package| !package["source"].is_null())
        .map(|package| {
            let word = |key: &str| package[key].as_str().unwrap_or_default().to_owned();
            let manifest = word("manifest_path");
            Library {
                name: word("name"),
                version: word("version"),
                licence: word("license"),
                repository: word("repository"),
                folder: Path::new(&manifest)
                    .parent()
                    .map_or_else(PathBuf::new, PathBuf::from),
            }
        })
        .filter(|library| used.contains(&format!("{} {}", library.name, library.version)))
        .collect();
    libraries.sort();
    Ok(libraries)
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
