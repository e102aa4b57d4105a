//! A file of what is packed.

use std::fs;
use std::io::{Cursor, Write};
use std::path::Path;

use zip::write::{SimpleFileOptions, ZipWriter};
use zip::{CompressionMethod, DateTime};

use super::tool::{self, Trouble};

/// A file of what is packed.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PackedFile {
    /// Its path in the pack, with `/`.
    pub name: String,
    /// Its content.
    pub bytes: Vec<u8>,
}

/// The types of files that the program loads while it runs; all other assets are compiled into it.
const LOADED: [&str; 3] = ["webp", "ttf", "ogg"];
/// Folders of `assets` that are not packed: the drawings' sources, the locales (compiled in, or put together for the
/// page), the page's own files, and what is for other places than the game.
const NOT_ASSETS: [&str; 5] = ["art", "locales", "readme", "store", "web"];

/// Whether the program loads the asset of this name, `assets/…`.
pub fn is_loaded(name: &str) -> bool {
    let ending = name.rsplit_once('.').map_or("", |(_, ending)| ending);
    let folder = name.split('/').nth(1).unwrap_or_default();
    LOADED.contains(&ending) && !NOT_ASSETS.contains(&folder)
}

/// Adds the files below `folder` whose names, prefixed with `prefix`, are `wanted`.
pub fn collect(
    folder: &Path,
    prefix: &str,
    wanted: &dyn Fn(&str) -> bool,
    files: &mut Vec<PackedFile>,
) -> Result<(), Trouble> {
    for entry in fs::read_dir(folder).map_err(tool::at(folder))? {
        let path = entry.map_err(tool::at(folder))?.path();
        let name = path.file_name().unwrap_or_default().to_string_lossy();
        let name = format!("{prefix}{name}");
        if path.is_dir() {
            collect(&path, &format!("{name}/"), wanted, files)?;
        } else if wanted(&name) {
            files.push(PackedFile {
                name,
                bytes: tool::read(&path)?,
            });
        }
    }
    Ok(())
}

/// The files as a zip that depends only on them: no times, no owner, the order given. `folder` stands before every
/// name: empty, or with `/` at its end.
pub fn zipped(folder: &str, files: &[PackedFile]) -> zip::result::ZipResult<Vec<u8>> {
    let mut zip = ZipWriter::new(Cursor::new(Vec::new()));
    let options = SimpleFileOptions::default()
        .compression_method(CompressionMethod::Deflated)
        .compression_level(Some(9))
        .last_modified_time(DateTime::default())
        .unix_permissions(0o644);
    for file in files {
        zip.start_file(format!("{folder}{}", file.name), options)?;
        zip.write_all(&file.bytes)?;
    }
    Ok(zip.finish()?.into_inner())
}
