//! SHA256SUMS: what players compare a download with.

use std::path::Path;

use sha2::{Digest, Sha256};

use super::tool::{self, Trouble};

/// The file of the sums.
const FILE: &str = "SHA256SUMS";

/// Writes the sums of those of these files that lie in `dist`, as `sha256sum --check` reads them. What an older version
/// left there is not among them.
pub fn write(dist: &Path, files: &[String]) -> Result<(), Trouble> {
    let mut lines = Vec::new();
    for name in files {
        let path = dist.join(name);
        if path.is_file() {
            lines.push(line(name, &tool::read(&path)?));
        }
    }
    tool::write(&dist.join(FILE), lines.concat())
}

/// Compares a file in `dist` with its sum.
pub fn check(dist: &Path, name: &str) -> Result<(), Trouble> {
    let wanted = line(name, &tool::read(&dist.join(name))?);
    let told = tool::read_text(&dist.join(FILE))?;
    if told.contains(&wanted) {
        return Ok(());
    }
    Err(format!("{name} is not the file whose sum {FILE} tells").into())
}

/// Whether a file has a sum: it was built.
pub fn tells(dist: &Path, name: &str) -> Result<bool, Trouble> {
    let told = tool::read_text(&dist.join(FILE))?;
    let mut names = told.lines().filter_map(|line| line.split_once("  "));
    Ok(names.any(|(_, told)| told == name))
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

    #[test]
    fn a_file_that_has_changed_is_found() {
        let dist = std::env::temp_dir().join(format!("guyenne-sums-{}", std::process::id()));
        tool::write(&dist.join("a"), "abc").expect("ours");
        write(&dist, &["a".into(), "b".into()]).expect("ours");
        assert!(check(&dist, "a").is_ok());
        tool::write(&dist.join("a"), "abd").expect("ours");
        assert!(
            check(&dist, "a")
                .expect_err("changed")
                .message
                .contains("a is not")
        );
        assert!(check(&dist, "b").is_err());
        assert_eq!(
            ["a", "b"].map(|name| tells(&dist, name).ok()),
            [Some(true), Some(false)]
        );
        std::fs::remove_dir_all(&dist).expect("ours");
    }
}
