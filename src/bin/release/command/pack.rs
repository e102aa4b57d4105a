//! Collects what a download holds.

use std::path::Path;
use std::process::Command;

use super::build_folders::BuildFolders;
use super::licences;
use super::packed_file::{PackedFile, collect, is_loaded};
use super::target::Target;
use super::tool::{self, Trouble};

/// A file by which the program finds its assets.
const MARK: &str = "assets/cards/shared/sheets.json";

/// Whether this asset is packed.
fn is_packed(name: &str) -> bool {
    is_loaded(name) || name == MARK
}

/// The assets that the program loads, sorted by name.
pub fn assets(place: &BuildFolders) -> Result<Vec<PackedFile>, Trouble> {
    let mut files = Vec::new();
    let assets = place.root.join("assets");
    collect(&assets, "assets/", &is_packed, &mut files)?;
    files.sort_by(|one, other| one.name.cmp(&other.name));
    Ok(files)
}

/// The names of the assets that a program of this commit loads. Those of the checkout, if files differed from the
/// commit (`+`), or git does not know it.
pub fn assets_of(place: &BuildFolders, commit: &str) -> Result<Vec<String>, Trouble> {
    let mut list = Command::new("git");
    list.current_dir(&place.root)
        .args(["ls-tree", "-r", "-z", "--name-only", commit, "assets"]);
    if !commit.ends_with('+')
        && let Ok(names) = tool::printed(&mut list)
    {
        let names = names.split('\0').filter(|name| is_packed(name));
        return Ok(names.map(str::to_owned).collect());
    }
    Ok(assets(place)?.into_iter().map(|file| file.name).collect())
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

#[cfg(test)]
mod tests {
    use super::super::commit::tests::git;
    use super::*;

    #[test]
    fn the_assets_of_an_older_commit_are_those_that_it_had() {
        let root = std::env::temp_dir().join(format!("guyenne-assets-{}", std::process::id()));
        let place = BuildFolders {
            target: root.join("target"),
            scratch: root.join("target/s"),
            dist: root.join("dist"),
            root: root.clone(),
        };
        let git = |words: &[&str]| git(&root, words);
        let write = |file: &str| tool::write(&root.join(file), "").expect("ours");
        for file in ["assets/cards/é.webp", "assets/art/b.webp", "c.webp", MARK] {
            write(file);
        }
        git(&["init", "--quiet"]);
        git(&["add", "."]);
        git(&["commit", "--quiet", "--message", "a"]);
        let commit = git(&["rev-parse", "--short=12", "HEAD"]);
        let commit = commit.trim();
        write("assets/cards/new.webp");
        let of = |commit: &str| assets_of(&place, commit).expect("a list");
        let [clean, changed, unknown] = [commit, &format!("{commit}+"), "0123456789ab"].map(of);
        std::fs::remove_dir_all(&root).expect("ours");
        assert_eq!(clean, [MARK, "assets/cards/é.webp"]);
        let all = ["assets/cards/new.webp", MARK, "assets/cards/é.webp"];
        assert_eq!([changed, unknown], [all, all]);
    }
}
