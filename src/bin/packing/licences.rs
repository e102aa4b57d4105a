//! The licences that are packed with the game: our own, the fonts', and those of all libraries compiled into it and of
//! what the compiler adds.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

use super::build_folders::BuildFolders;
use super::libraries::{Library, libraries};
use super::packed_file::PackedFile;
use super::runtime::{self, Part};
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
    let list = text(&runtime::parts(place, target), &libraries(place, target)?)?;
    let mut files = vec![file("libraries.txt", list.into_bytes())];
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
fn text(parts: &[Part], libraries: &[Library]) -> Result<String, Trouble> {
    let mut all = "Guyenne is made with these libraries. The licences follow, each with the libraries that bring it.\n\n"
        .to_owned();
    let mut texts = BTreeMap::<String, BTreeSet<String>>::new();
    for part in parts {
        let name = part.name.to_owned();
        all += &format!("{name}: {}, {}\n", part.licence, part.repository);
        let text = part.text.trim().to_owned();
        texts.entry(text).or_default().insert(name);
    }
    for library in libraries {
        let name = format!("{} {}", library.name, library.version);
        all += &format!("{name}: {}, {}\n", library.licence, library.repository);
        for path in listed(&library.folder)? {
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
    for (text, names) in texts {
        let names: Vec<String> = names.into_iter().collect();
        all += &format!("\n{}\n{}\n\n{text}\n", "=".repeat(80), names.join(", "));
    }
    Ok(all)
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_the_compiler_adds_stands_in_the_list_like_a_library() {
        let folder = std::env::temp_dir().join(format!("guyenne-licences-{}", std::process::id()));
        tool::write(&folder.join("LICENSE"), "One.\r\nText.\n").expect("ours");
        tool::write(&folder.join("README"), "None").expect("ours");
        let library = Library {
            name: "bevy".into(),
            version: "0.19.1".into(),
            licence: "MIT".into(),
            repository: "https://example.org/bevy".into(),
            folder: folder.clone(),
        };
        let part = |name, text: &str| Part {
            name,
            licence: "X",
            repository: "https://example.org/x",
            text: text.to_owned(),
        };
        let parts = [part("A", "One.\nText.\n"), part("B", "Two.")];
        let text = text(&parts, &[library]);
        fs::remove_dir_all(&folder).expect("ours");
        let text = text.expect("a list");
        let (_, text) = text.split_once("\n\n").expect("a head");
        let line = "=".repeat(80);
        let wanted = [
            "A: X, https://example.org/x\n",
            "B: X, https://example.org/x\n",
            "bevy 0.19.1: MIT, https://example.org/bevy\n",
            &format!("\n{line}\nA, bevy 0.19.1\n\nOne.\nText.\n"),
            &format!("\n{line}\nB\n\nTwo.\n"),
        ];
        assert_eq!(text, wanted.concat());
    }
}
