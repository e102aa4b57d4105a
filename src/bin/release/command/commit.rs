//! The commit that is built.

use std::path::Path;
use std::process::Command;

use super::tool::{self, Trouble};

/// A commit.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Commit {
    /// The first letters of its name; with `+` if files differ from it.
    pub name: String,
    /// When it was made, in seconds since 1970: the age of all files that are packed.
    pub time: u64,
}

impl Commit {
    /// The commit that is checked out in this folder.
    pub fn read(root: &Path) -> Result<Self, Trouble> {
        let git = |words: &[&str]| {
            let printed = tool::printed(Command::new("git").current_dir(root).args(words))?;
            Ok::<_, Trouble>(printed.trim().to_owned())
        };
        let time = git(&["log", "-1", "--format=%ct"])?;
        let time = time
            .parse()
            .map_err(|_| format!("git names no time of the commit but {time:?}"))?;
        let mut name = git(&["rev-parse", "--short=12", "HEAD"])?;
        if !git(&["status", "--porcelain", "--untracked-files=no"])?.is_empty() {
            name.push('+');
        }
        Ok(Self { name, time })
    }
}
