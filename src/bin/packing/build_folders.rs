//! The folders of a build: the package, cargo's target folder, and where what is built goes.

use std::env;
use std::ffi::OsString;
use std::path::{Path, PathBuf};
use std::process::Command;

use serde_json::Value;

use super::root;
use super::tool::{self, Trouble};

/// The folders of a build.
#[derive(Debug)]
pub struct BuildFolders {
    /// The package's folder.
    pub root: PathBuf,
    /// Cargo's target folder.
    pub target: PathBuf,
    /// The builder's own folder in the target folder, kept between builds.
    pub scratch: PathBuf,
    /// The folder for what is built.
    pub dist: PathBuf,
}

impl BuildFolders {
    /// Finds the folders; cargo says where its target folder is. `scratch` is the name of the builder's own folder.
    pub fn find(scratch: &str) -> Result<Self, Trouble> {
        let root = root::root();
        let mut ask = Command::new(cargo());
        ask.current_dir(&root).args([
            "metadata",
            "--no-deps",
            "--offline",
            "--format-version",
            "1",
        ]);
        let answer: Value = serde_json::from_str(&tool::printed(&mut ask)?)
            .map_err(|e| format!("cargo metadata is not JSON: {e}"))?;
        let target = answer["target_directory"]
            .as_str()
            .ok_or("cargo metadata names no target folder")?;
        let target = PathBuf::from(target);
        Ok(Self {
            scratch: target.join(scratch),
            target,
            dist: root.join("dist"),
            root,
        })
    }

    /// A path as it is printed: relative to the package where it lies in it.
    pub fn shown<'a>(&self, path: &'a Path) -> std::path::Display<'a> {
        path.strip_prefix(&self.root).unwrap_or(path).display()
    }
}

/// The cargo that runs this program.
pub fn cargo() -> OsString {
    env::var_os("CARGO").unwrap_or_else(|| "cargo".into())
}
