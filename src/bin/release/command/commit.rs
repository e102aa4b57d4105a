//! The commit that is built.

use std::path::Path;
use std::process::Command;

use super::tool::{self, Trouble};

/// A commit.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Commit {
    /// The first letters of its name; with `+` if files differ from it, or are not in it and git is not told to ignore
    /// them: an asset or a source is packed without being committed.
    pub name: String,
    /// When it was made, in seconds since 1970: the age of all files that are packed.
    pub time: u64,
    /// Its tags.
    pub tags: Vec<String>,
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
        if !git(&["status", "--porcelain", "--untracked-files=normal"])?.is_empty() {
            name.push('+');
        }
        let tags = git(&["tag", "--points-at", "HEAD"])?;
        let tags = tags.lines().map(str::to_owned).collect();
        Ok(Self { name, time, tags })
    }

    /// Whether its tag, if it has one of a version, is that of this version.
    pub fn fits(&self, version: &str) -> Result<(), Trouble> {
        let is_version = |tag: &&String| tag.starts_with('v') && tag.contains('.');
        match self.tags.iter().find(is_version) {
            Some(tag) if tag[1..] != *version => {
                Err(format!("the tag of this commit is {tag}, and the version {version}").into())
            }
            _ => Ok(()),
        }
    }
}

#[cfg(test)]
pub(super) mod tests {
    use super::*;

    /// Runs git in a folder, whatever the settings of whoever tests; gives what it prints.
    pub(in super::super) fn git(root: &Path, words: &[&str]) -> String {
        let mut git = Command::new("git");
        git.current_dir(root)
            .args(["-c", "user.name=A", "-c", "user.email=a@invalid.invalid"])
            .args(["-c", "commit.gpgsign=false"])
            .args(words);
        tool::printed(&mut git).expect("git")
    }

    #[test]
    fn a_file_that_is_in_no_commit_is_a_difference() {
        let root = std::env::temp_dir().join(format!("guyenne-commit-{}", std::process::id()));
        let git = |words: &[&str]| git(&root, words);
        let name = || Commit::read(&root).expect("a commit").name;
        let write = |file: &str, text: &str| tool::write(&root.join(file), text).expect("ours");
        write("a", "1");
        write(".gitignore", "/dist\n");
        git(&["init", "--quiet"]);
        git(&["add", "."]);
        git(&["commit", "--quiet", "--message", "a"]);
        write("dist/b", "");
        let clean = name();
        write("c.webp", "");
        let with_another = name();
        std::fs::remove_file(root.join("c.webp")).expect("ours");
        write("a", "2");
        let changed = name();
        std::fs::remove_dir_all(&root).expect("ours");
        assert_eq!(clean.len(), 12, "{clean}");
        let differs = format!("{clean}+");
        assert_eq!([with_another, changed], [differs.clone(), differs]);
    }

    #[test]
    fn the_tag_is_that_of_the_version() {
        let tagged = |tags: &[&str]| Commit {
            name: "0123456789ab".into(),
            time: 0,
            tags: tags.iter().map(ToString::to_string).collect(),
        };
        for tags in [&[][..], &["v0.2.0"], &["vineyard", "v0.2.0"], &["good"]] {
            assert!(tagged(tags).fits("0.2.0").is_ok(), "{tags:?}");
        }
        assert!(tagged(&["v0.3.0"]).fits("0.2.0").is_err());
        assert!(tagged(&["v0.2"]).fits("0.2.0").is_err());
    }
}
