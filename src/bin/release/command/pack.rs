//! Collects what a download holds.

use std::path::Path;

use super::build_folders::BuildFolders;
use super::licences;
use super::packed_file::{PackedFile, collect, is_loaded};
use super::target::Target;
use super::tool::{self, Trouble};

/// A file by which the program finds its assets.
const MARK: &str = "assets/cards/shared/sheets.json";

/// The assets that the program loads, sorted by name.
pub fn assets(place: &BuildFolders) -> Result<Vec<PackedFile>, Trouble> {
    let mut files = Vec::new();
    let wanted = |name: &str| is_loaded(name) || name == MARK;
    collect(&place.root.join("assets"), "assets/", &wanted, &mut files)?;
    files.sort_by(|one, other| one.name.cmp(&other.name));
    Ok(files)
}

/// The list of the libraries in the game as it is built for this target of Rust's, with their licences.
pub fn libraries(place: &BuildFolders, triple: &str) -> Result<Vec<u8>, Trouble> {
    let mut files = licences::files(place, triple)?.into_iter();
    let list = files.find(|file| file.name.ends_with("/libraries.txt"));
    Ok(list.ok_or("the licences have no list of libraries")?.bytes)
}

/// All files of an archive, sorted by name.
pub fn archive(
    place: &BuildFolders,
    target: &Target,
    program: &Path,
) -> Result<Vec<PackedFile>, Trouble> {
    let mut files = assets(place)?;
    files.push(PackedFile {
        name: target.program.to_owned(),
        bytes: tool::read(program)?,
    });
    files.extend(licences::files(place, target.triple)?);
    for (name, from) in [
        ("CHANGELOG.md", "CHANGELOG.md"),
        ("known-issues.md", "src/app/known-issues.md"),
    ] {
        files.push(PackedFile {
            name: name.to_owned(),
            bytes: tool::read(&place.root.join(from))?,
        });
    }
    files.sort_by(|one, other| one.name.cmp(&other.name));
    Ok(files)
}
