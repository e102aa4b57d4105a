//! SHA256SUMS: what players compare a download with.

use std::fs;
use std::path::Path;

use sha2::{Digest, Sha256};

use super::tool::{self, Trouble};

/// The file of the sums.
const FILE: &str = "SHA256SUMS";
/// The endings of the files that players download.
const ENDINGS: [&str; 3] = [".tar.gz", ".deb", ".zip"];

/// Writes the sums of all that lies in `dist`, as `sha256sum --check` reads them.
pub fn write(dist: &Path) -> Result<(), Trouble> {
    let mut lines = Vec::new();
    for entry in fs::read_dir(dist).map_err(tool::at(dist))? {
        let path = entry.map_err(tool::at(dist))?.path();
        let name = path.file_name().unwrap_or_default().to_string_lossy();
        if ENDINGS.iter().any(|ending| name.ends_with(ending)) {
            lines.push(line(&name, &tool::read(&path)?));
        }
    }
    lines.sort_by(|one, other| one[64..].cmp(&other[64..]));
    tool::write(&dist.join(FILE), lines.concat())
}

/// The line of a file.
fn line(name: &str, bytes: &[u8]) -> String {
    format!("{}  {name}\n", hex(&Sha256::digest(bytes)))
}

/// Bytes as lower case hexadecimal digits.
pub fn hex(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_sum_is_that_of_sha256() {
        assert_eq!(
            line("a", b"abc"),
            "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad  a\n"
        );
    }
}
