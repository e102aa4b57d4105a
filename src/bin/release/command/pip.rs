//! Tools of the Python registry: zig, which links for old systems and other processors, and cargo's command for it.

use std::fs;
use std::path::PathBuf;
use std::process::{Command, Stdio};

use guyenne::app::tools::tell;

use super::build_folders::BuildFolders;
use super::tool::{self, Trouble};

/// The versions.
const TOOLS: [&str; 2] = ["cargo-zigbuild==0.24.1", "ziglang==0.17.1"];

/// Where the tools are.
#[derive(Debug)]
pub struct Zig {
    /// cargo's command.
    pub zigbuild: PathBuf,
    /// zig itself.
    pub zig: PathBuf,
}

/// The tools, installed into the builder's folder if these versions of them are not there.
pub fn zig(place: &BuildFolders) -> Result<Zig, Trouble> {
    let home = place.scratch.join("zig");
    let stamp = home.join("versions");
    let versions = TOOLS.join(" ");
    if fs::read_to_string(&stamp).is_ok_and(|there| there == versions) {
        return Ok(Zig::in_folder(&home));
    }
    tell(format_args!(
        "Installing {versions} into {}",
        home.display()
    ));
    let mut pip = Command::new("python3");
    pip.args(["-m", "pip", "install", "--quiet", "--target"])
        .arg(&home)
        .arg("--upgrade")
        .args(TOOLS)
        .stdout(Stdio::null());
    tool::run(&mut pip).map_err(|problem| {
        Trouble::missing(format!(
            "{}: python3 with pip is needed (Debian: apt-get install python3-pip)",
            problem.message
        ))
    })?;
    tool::write(&stamp, versions)?;
    Ok(Zig::in_folder(&home))
}

impl Zig {
    fn in_folder(home: &std::path::Path) -> Self {
        Self {
            zigbuild: home.join("bin/cargo-zigbuild"),
            zig: home.join("ziglang/zig"),
        }
    }
}
