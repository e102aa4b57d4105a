//! What every baker asks of its files: their names and their fingerprints. Which of them belong together, and what is
//! stale, is each baker's own `manifest`.

use std::fs;
use std::path::Path;

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

/// FNV-1a: enough to notice a change, the same everywhere.
pub fn fingerprint(bytes: &[u8]) -> String {
    let hash = bytes.iter().fold(0xcbf2_9ce4_8422_2325_u64, |hash, &byte| {
        (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3)
    });
    format!("{hash:016x}")
}
