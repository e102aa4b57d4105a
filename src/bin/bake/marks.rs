//! What every baker asks of its files: their names and their fingerprints. Which of them belong together, and what is
//! stale, is each baker's own `manifest`.

use std::fs;
use std::path::Path;

use super::fnv;

/// The names of the files in `folder` that end so, sorted.
pub fn names(folder: &Path, ending: &str) -> Vec<String> {
    let mut names: Vec<String> = fs::read_dir(folder)
        .into_iter()
        .flatten()
        .flatten()
        .map(|file| file.file_name().to_string_lossy().into_owned())
        .filter(|name| name.ends_with(ending))
        .collect();
    names.sort();
    names
}

/// The fingerprint of a file that is not there.
pub const MISSING: &str = "missing";

/// The fingerprint of a file.
pub fn mark(path: &Path) -> String {
    fs::read(path).map_or_else(|_| String::from(MISSING), |bytes| fingerprint(&bytes))
}

/// The 64-bit FNV-1a hash in 16 hexadecimal digits: enough to notice a change, the same everywhere.
pub fn fingerprint(bytes: &[u8]) -> String {
    format!("{:016x}", fnv::fold(fnv::OFFSET_BASIS, bytes))
}
