//! Collects the files of the web game, writes them to `dist/web`, and zips them. Equal files give an equal zip.

use std::fs;
use std::io::{Cursor, Write};
use std::path::Path;

use zip::write::{SimpleFileOptions, ZipWriter};
use zip::{CompressionMethod, DateTime};

use super::bind::PROGRAM;
use super::build_folders::BuildFolders;
use super::shrink::Program;
use super::tool::{self, Trouble};
use super::{licences, page, words};

/// Folders of `assets` that are not copied: the drawings' sources, the locales (compiled in or put together by `words`),
/// the pictures of the README and of a store, and the page's own files.
const NOT_ASSETS: [&str; 5] = ["art", "locales", "readme", "store", "web"];
/// The types of files that the program loads while it runs; all other assets are compiled into it.
const LOADED: [&str; 3] = ["webp", "ttf", "ogg"];
/// The folder of files that no player downloads.
pub const LICENCES: &str = "LICENSES/";

/// A file of the web game.
#[derive(Debug)]
pub struct File {
    /// Its path below the page, with `/`.
    pub name: String,
    /// Its content.
    pub bytes: Vec<u8>,
}

/// All files of the web game, sorted by name.
pub fn gather(place: &BuildFolders, bound: &Path, program: &Program) -> Result<Vec<File>, Trouble> {
    let bytes = tool::read(&program.path)?;
    let mut files = page::files(place, bytes.len() as u64)?;
    collect(bound, "", &|name| name != PROGRAM, &mut files)?;
    files.push(File {
        name: PROGRAM.to_owned(),
        bytes,
    });
    let is_loaded = |name: &str| {
        let ending = name.rsplit_once('.').map_or("", |(_, ending)| ending);
        let folder = name.split('/').nth(1).unwrap_or_default();
        LOADED.contains(&ending) && !NOT_ASSETS.contains(&folder)
    };
    collect(
        &place.root.join("assets"),
        "assets/",
        &is_loaded,
        &mut files,
    )?;
    files.extend(words::files(&place.root.join("assets/locales"))?);
    files.extend(licences::files(place)?);
    files.sort_by(|one, other| one.name.cmp(&other.name));
    match files.windows(2).find(|pair| pair[0].name == pair[1].name) {
        Some(pair) => Err(format!("two files are called {}", pair[0].name).into()),
        None => Ok(files),
    }
}

/// Adds the files below `folder` whose names, prefixed with `prefix`, are `wanted`.
fn collect(
    folder: &Path,
    prefix: &str,
    wanted: &dyn Fn(&str) -> bool,
    files: &mut Vec<File>,
) -> Result<(), Trouble> {
    for entry in fs::read_dir(folder).map_err(tool::at(folder))? {
        let path = entry.map_err(tool::at(folder))?.path();
        let name = path.file_name().unwrap_or_default().to_string_lossy();
        let name = format!("{prefix}{name}");
        if path.is_dir() {
            collect(&path, &format!("{name}/"), wanted, files)?;
        } else if wanted(&name) {
            files.push(File {
                name,
                bytes: tool::read(&path)?,
            });
        }
    }
    Ok(())
}

/// Writes the files to `dist/web` and into the zip; returns the zip's size in bytes.
pub fn pack(place: &BuildFolders, files: &[File]) -> Result<u64, Trouble> {
    // Written to a new folder that then replaces the old one, so that a server does not see half of it.
    let fresh = place.web.with_extension("new");
    let remove = |folder: &Path| match folder.is_dir() {
        true => fs::remove_dir_all(folder).map_err(tool::at(folder)),
        false => Ok(()),
    };
    remove(&fresh)?;
    for file in files {
        tool::write(&fresh.join(&file.name), &file.bytes)?;
    }
    remove(&place.web)?;
    fs::rename(&fresh, &place.web).map_err(tool::at(&place.web))?;
    let zipped = zipped(files).map_err(|e| format!("{}: {e}", place.zip.display()))?;
    tool::write(&place.zip, &zipped)?;
    Ok(zipped.len() as u64)
}

/// The files as a zip that depends only on them: no times, no owner, a fixed order.
fn zipped(files: &[File]) -> zip::result::ZipResult<Vec<u8>> {
    let mut zip = ZipWriter::new(Cursor::new(Vec::new()));
    let options = SimpleFileOptions::default()
        .compression_method(CompressionMethod::Deflated)
        .compression_level(Some(9))
        .last_modified_time(DateTime::default())
        .unix_permissions(0o644);
    for file in files {
        zip.start_file(file.name.as_str(), options)?;
        zip.write_all(&file.bytes)?;
    }
    Ok(zip.finish()?.into_inner())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_zip_opens_again_and_depends_on_nothing_else() {
        let files = [
            ("assets/cards/cards.webp", vec![7; 3000]),
            ("index.html", b"<!doctype html>".to_vec()),
        ]
        .map(|(name, bytes)| File {
            name: name.to_owned(),
            bytes,
        });
        let zip = zipped(&files).unwrap();
        assert_eq!(zip, zipped(&files).unwrap());
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
