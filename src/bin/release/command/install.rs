//! Debian's packages that are needed here.

use std::process::{Command, Stdio};

use guyenne::app::tools::tell;

use super::tool::{self, Trouble};

/// Installs Debian's packages that are missing, those of another architecture if one is named; elsewhere it is for
/// whoever builds to see that their like are there.
pub fn packages(packages: &[&str], architecture: Option<&str>) -> Result<(), Trouble> {
    let there = |package: &&str| {
        let mut ask = Command::new("dpkg-query");
        ask.args(["--show", "--showformat=${db:Status-Status}", package]);
        tool::printed(&mut ask).is_ok_and(|status| status == "installed")
    };
    if packages.iter().all(there) {
        return Ok(());
    }
    let names = packages.join(" ");
    tell(format_args!("Installing {names}"));
    let missing = |problem: Trouble| {
        Trouble::missing(format!(
            "{}: {names} are needed, and Debian's apt-get could not install them",
            problem.message
        ))
    };
    if let Some(debian) = architecture {
        let mut add = Command::new("dpkg");
        tool::run(add.args(["--add-architecture", debian])).map_err(missing)?;
        apt(&["update"]).map_err(missing)?;
    }
    let install = [&["install"], packages].concat();
    if apt(&install).is_err() {
        // Outdated package lists may name packages that no longer exist.
        apt(&["update"])
            .and_then(|()| apt(&install))
            .map_err(missing)?;
    }
    Ok(())
}

/// Runs `apt-get` without questions.
fn apt(words: &[&str]) -> Result<(), Trouble> {
    let mut command = Command::new("apt-get");
    command
        .env("DEBIAN_FRONTEND", "noninteractive")
        .args(["-y", "-qq", "--no-install-recommends"])
        .args(words)
        .stdout(Stdio::null());
    tool::run(&mut command)
}
