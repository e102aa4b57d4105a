//! What a program for Linux asks of a player's system.

use std::path::Path;
use std::process::Command;

use super::needed_libraries::{is_known, needed};
use super::target::Target;
use super::tool::{self, Trouble};

/// Whether a program for Linux needs the known libraries only, and no newer C library than was promised.
pub fn asks_little(program: &Path, target: &Target) -> Result<(), Trouble> {
    let text = tool::printed(&mut readelf(program))?;
    let needed = needed(&text);
    if needed.is_empty() {
        return Err("the program names no library at all".into());
    }
    if let Some(strange) = needed.iter().find(|name| !is_known(name)) {
        return Err(format!("the program needs {strange}").into());
    }
    let promised = target.glibc.and_then(version).unwrap_or_default();
    match newest_glibc(&text) {
        Some(newest) if newest <= promised => Ok(()),
        Some((major, minor)) => Err(format!(
            "the program needs glibc {major}.{minor}, more than {}",
            target.glibc.unwrap_or("is promised")
        )
        .into()),
        None => Err("the program names no version of the C library".into()),
    }
}

/// What a program is linked with, in English.
fn readelf(program: &Path) -> Command {
    let mut read = Command::new("readelf");
    read.env("LC_ALL", "C")
        .args(["--dynamic", "--version-info", "--wide"])
        .arg(program);
    read
}

/// The newest version of the C library in what `readelf --version-info` says.
fn newest_glibc(text: &str) -> Option<(u32, u32)> {
    let words = text.split(|letter: char| letter.is_whitespace() || letter == '@');
    words
        .filter_map(|word| version(word.strip_prefix("GLIBC_")?))
        .max()
}

/// `2.31` as numbers.
fn version(text: &str) -> Option<(u32, u32)> {
    let mut parts = text.split('.').map(str::parse);
    Some((parts.next()?.ok()?, parts.next()?.ok()?))
}

#[cfg(test)]
mod tests {
    use super::*;

    const READELF: &str = "
 0x0000000000000001 (NEEDED)             Shared library: [libasound.so.2]
 0x0000000000000001 (NEEDED)             Shared library: [libc.so.6]
  000:   0 (*local*)       2 (GLIBC_2.2.5)   3 (GLIBC_2.17)
  0x0010:   Name: GLIBC_2.30  Flags: none  Version: 9
  0x0020:   Name: GLIBC_2.4  Flags: none  Version: 8
";

    #[test]
    fn what_a_program_needs_is_read() {
        assert_eq!(needed(READELF), ["libasound.so.2", "libc.so.6"]);
        assert_eq!(newest_glibc(READELF), Some((2, 30)));
        assert_eq!(newest_glibc("no versions"), None);
        assert_eq!(version("2.31"), Some((2, 31)));
    }

    #[test]
    fn what_is_read_is_in_english() {
        let command = readelf(Path::new("a"));
        let mut told = command.get_envs();
        assert!(told.any(|(name, value)| name == "LC_ALL" && value == Some("C".as_ref())));
    }
}
