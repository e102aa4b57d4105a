//! Programs of the npm registry, which run in node.

use std::fs;
use std::path::PathBuf;
use std::process::{Command, Stdio};

use serde_json::Value;

use guyenne::app::tools::tell;

use super::build_folders::BuildFolders;
use super::tool::{self, Trouble};

/// The folder of the package `name`, which is installed into the builder's folder if this version of it is not there.
/// Fails without node, and without npm or its registry where the package must be installed.
pub fn package(place: &BuildFolders, name: &str, version: &str) -> Result<PathBuf, Trouble> {
    tool::printed(Command::new("node").arg("--version"))?;
    // A folder of its own: `--no-save` takes out what was installed so before.
    let home = place.scratch.join("npm").join(name);
    let package = home.join("node_modules").join(name);
    let there = || {
        let about = fs::read_to_string(package.join("package.json")).unwrap_or_default();
        let about: Value = serde_json::from_str(&about).unwrap_or_default();
        about["version"].as_str() == Some(version)
    };
    if there() {
        return Ok(package);
    }
    fs::create_dir_all(&home).map_err(tool::at(&home))?;
    let wanted = format!("{name}@{version}");
    tell(format_args!("Installing {wanted} into {}", home.display()));
    let mut npm = Command::new("npm");
    npm.args(["install", "--no-save", "--no-audit", "--no-fund"])
        .args(["--loglevel", "error", "--prefix"])
        .arg(&home)
        .arg(&wanted)
        .stdout(Stdio::null());
    tool::run(&mut npm)?;
    match there() {
        true => Ok(package),
        false => Err(format!("npm has not installed {wanted} into {}", home.display()).into()),
    }
}
