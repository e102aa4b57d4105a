//! Debian's packages that are needed here.

use std::process::Command;

use guyenne::app::tools::tell;

use super::apt;
use super::tool::{self, Trouble};

/// What says which packages are there.
const QUERY: &str = "dpkg-query";

/// Installs Debian's packages that are missing, those of another architecture if one is named; elsewhere it is for
/// whoever builds to see that their like are there.
pub fn packages(packages: &[&str], architecture: Option<&str>) -> Result<(), Trouble> {
    let names = packages.join(" ");
    match are_there(packages, QUERY) {
        Some(true) => return Ok(()),
        Some(false) => tell(format_args!("Installing {names}")),
        None => {
            tell(format_args!(
                "There is no {QUERY} here, so this is no Debian: {names}, or their like, must be there"
            ));
            return Ok(());
        }
    }
    let missing = |problem: Trouble| {
        Trouble::missing(format!(
            "{}: {names} are needed, and Debian's apt-get could not install them",
            problem.message
        ))
    };
    if let Some(debian) = architecture {
        let mut add = apt::as_root(&["dpkg", "--add-architecture", debian]).map_err(missing)?;
        tool::run(&mut add).map_err(missing)?;
        apt::update().map_err(missing)?;
    }
    apt::install(&[&["--no-install-recommends"], packages].concat()).map_err(missing)
}

/// Whether all of these packages are installed; `None` where the program `query` cannot be asked.
fn are_there(packages: &[&str], query: &str) -> Option<bool> {
    tool::printed(Command::new(query).arg("--version")).ok()?;
    let is_there = |package: &&str| {
        let mut ask = Command::new(query);
        ask.args(["--show", "--showformat=${db:Status-Status}\\n", package]);
        tool::printed(&mut ask).is_ok_and(|states| is_installed(&states))
    };
    Some(packages.iter().all(is_there))
}

/// Whether a package is installed whose state is told in a line for each architecture that it is there for.
fn is_installed(states: &str) -> bool {
    states.lines().any(|state| state == "installed")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn where_no_package_can_be_asked_for_nothing_is_installed() {
        assert_eq!(are_there(&["libudev-dev"], "no-such-program"), None);
        // It knows `--version`, and nothing of packages.
        assert_eq!(are_there(&["libudev-dev"], "git"), Some(false));
        assert_eq!(are_there(&[], "git"), Some(true));
    }

    #[test]
    fn a_package_for_two_architectures_is_there() {
        assert!(is_installed("installed\n"));
        assert!(is_installed("installed\ninstalled\n"));
        for state in ["", "config-files\n", "not-installed\n", "half-installed\n"] {
            assert!(!is_installed(state), "{state}");
        }
    }
}
