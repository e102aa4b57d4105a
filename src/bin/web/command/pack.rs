//! What belongs to the web game, gathered, written to `dist/web`, and zipped. The same files give the same zip.

use std::fs;
use std::io::{Cursor, Write};
use std::path::Path;

use zip::write::{SimpleFileOptions, ZipWriter};
use zip::{CompressionMethod, DateTime};

use super::bind::PROGRAM;
use super::build_folders::BuildFolders;
use super::shrink::Program;
use super::tool::{self, Trouble};
use super::{licences, page};

/// Below `assets`: the drawings' sources, the words and the page go another way.
const NOT_ASSETS: [&str; 3] = ["art", "locales", "web"];
/// What the program asks for while it runs; everything else of `assets` is inside it.
const ASKED_FOR: [&str; 3] = ["webp", "ttf", "ogg"];
/// Where what nobody downloads to play lies.
pub const LICENCES: &str = "LICENSES/";

/// A file of the web game.
#[derive(Debug)]
pub struct File {
    /// Its path below the page, with slashes.
    pub name: String,
    /// All of it.
    pub bytes: Vec<u8>,
}

/// Everything of the web game, sorted by name.
pub fn gather(place: &BuildFolders, bound: &Path, program: &Program) -> Result<Vec<File>, Trouble> {
    let bytes = tool::read(&program.path)?;
    let mut files = page::files(place, bytes.len() as u64)?;
    collect(bound, "", &|name| name != PROGRAM, &mut files)?;
    files.push(File {
        name: PROGRAM.to_owned(),
        bytes,
    });
    let asked_for = |name: &str| {
        let ending = name.rsplit_once('.').map_or("", |(_, ending)| ending);
        let folder = name.split('/').nth(1).unwrap_or_default();
        ASKED_FOR.contains(&ending) && !NOT_ASSETS.contains(&folder)
    };
    collect(
        &place.root.join("assets"),
        "assets/",
        &asked_for,
        &mut files,
    )?;
    files.extend(licences::files(place)?);
    files.sort_by(|one, other| one.name.cmp(&other.name));
    match files.windows(2).find(|pair| pair[0].name == pair[1].name) {
        Some(pair) => Err(format!("two files are called {}", pair[0].name).into()),
        None => Ok(files),
    }
}

/// Adds the files below `folder` whose names, with `prefix` before them, are `wanted`.
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

/// Writes the files to `dist/web` and into the zip, and says how large the zip is.
pub fn pack(place: &BuildFolders, files: &[File]) -> Result<u64, Trouble> {
    // Made beside and then exchanged: who serves the folder meanwhile meets no half of it.
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

/// The files as a zip that depends on nothing else: no time, no owner, one order.
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
