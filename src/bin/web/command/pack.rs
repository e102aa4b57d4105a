//! Collects the files of the web game, writes them to `dist/web`, and zips them. Equal files give an equal zip.

use std::fs;
use std::path::{Path, PathBuf};

use super::bind::PROGRAM;
use super::build_folders::BuildFolders;
use super::packed_file::{PackedFile, collect, is_loaded, zipped};
use super::shrink::Program;
use super::tool::{self, Trouble};
use super::{compile, licences, page, words};

/// All files of the web game, sorted by name.
pub fn gather(
    place: &BuildFolders,
    bound: &Path,
    program: &Program,
) -> Result<Vec<PackedFile>, Trouble> {
    let bytes = tool::read(&program.path)?;
    let mut files = page::files(place, bytes.len() as u64)?;
    collect(bound, "", &|name| name != PROGRAM, &mut files)?;
    files.push(PackedFile {
        name: PROGRAM.to_owned(),
        bytes,
    });
    collect(
        &place.root.join("assets"),
        "assets/",
        &is_loaded,
        &mut files,
    )?;
    files.extend(words::files(&place.root.join("assets/locales"))?);
    files.extend(licences::files(place, compile::TARGET)?);
    files.sort_by(|one, other| one.name.cmp(&other.name));
    match files.windows(2).find(|pair| pair[0].name == pair[1].name) {
        Some(pair) => Err(format!("two files are called {}", pair[0].name).into()),
        None => Ok(files),
    }
}

/// The folder that is served.
pub fn served(place: &BuildFolders) -> PathBuf {
    place.dist.join("web")
}

/// The zip that is uploaded.
pub fn zip_file(place: &BuildFolders) -> PathBuf {
    place.dist.join("guyenne-web.zip")
}

/// Writes the files to `dist/web` and into the zip; returns the zip's size in bytes.
pub fn pack(place: &BuildFolders, files: &[PackedFile]) -> Result<u64, Trouble> {
    // Written to a new folder that then replaces the old one, so that a server does not see half of it.
    let web = served(place);
    let fresh = web.with_extension("new");
    let remove = |folder: &Path| match folder.is_dir() {
        true => fs::remove_dir_all(folder).map_err(tool::at(folder)),
        false => Ok(()),
    };
    remove(&fresh)?;
    for file in files {
        tool::write(&fresh.join(&file.name), &file.bytes)?;
    }
    remove(&web)?;
    fs::rename(&fresh, &web).map_err(tool::at(&web))?;
    let zip = zip_file(place);
    let zipped = zipped("", files).map_err(|e| format!("{}: {e}", zip.display()))?;
    tool::write(&zip, &zipped)?;
    Ok(zipped.len() as u64)
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::io::Cursor;
    use zip::DateTime;

    #[test]
    fn a_zip_opens_again_and_depends_on_nothing_else() {
        let files = [
            ("assets/cards/cards.webp", vec![7; 3000]),
            ("index.html", b"<!doctype html>".to_vec()),
        ]
        .map(|(name, bytes)| PackedFile {
            name: name.to_owned(),
            bytes,
        });
        let zip = zipped("", &files).unwrap();
        assert_eq!(zip, zipped("", &files).unwrap());
        let mut archive = zip::ZipArchive::new(Cursor::new(zip)).unwrap();
        for (at, file) in files.iter().enumerate() {
            let mut entry = archive.by_index(at).unwrap();
            let mut bytes = Vec::new();
            std::io::copy(&mut entry, &mut bytes).unwrap();
            assert_eq!(entry.name().unwrap(), file.name);
            assert_eq!(bytes, file.bytes);
            assert_eq!(entry.last_modified(), Some(DateTime::default()));
        }
    }
}
