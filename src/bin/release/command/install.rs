//! Debian's packages that are needed here.

use std::process::{Command, Stdio};

use guyenne::app::tools::tell;

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
    let is_root = is_root()?;
    if let Some(debian) = architecture {
        let mut add = of_root(is_root, &["dpkg", "--add-architecture", debian]);
        tool::run(&mut add).map_err(missing)?;
        apt(is_root, &["update"]).map_err(missing)?;
    }
    let install = [&["install"], packages].concat();
    if apt(is_root, &install).is_err() {
        // Outdated package lists may name packages that no longer exist.
        apt(is_root, &["update"])
            .and_then(|()| apt(is_root, &install))
            .map_err(missing)?;
    }
    Ok(())
}

/// Whether all of these packages are installed; `None` where the program `query` cannot be asked.
fn are_there(packages: &[&str], query: &str) -> Option<bool> {
    tool::printed(Command::new(query).arg("--version")).ok()?;
    let is_there = |package: &&str| {
        let mut ask = Command::new(query);
        ask.args(["--show", "--showformat=${db:Status-Status}", package]);
        tool::printed(&mut ask).is_ok_and(|status| status == "installed")
    };
    Some(packages.iter().all(is_there))
}

/// Runs `apt-get` without questions.
fn apt(is_root: bool, words: &[&str]) -> Result<(), Trouble> {
    let quiet = [
        "DEBIAN_FRONTEND=noninteractive",
        "apt-get",
        "-y",
        "-qq",
        "--no-install-recommends",
    ];
    let mut command = of_root(is_root, &quiet);
    tool::run(command.args(words).stdout(Stdio::null()))
}

/// Whether the builder is root, who may install packages.
fn is_root() -> Result<bool, Trouble> {
    Ok(tool::printed(Command::new("id").arg("-u"))?.trim() == "0")
}

/// A command line of root's, variables first: by `sudo`, without questions, for anybody else.
fn of_root(is_root: bool, words: &[&str]) -> Command {
    let mut command = Command::new(if is_root { "env" } else { "sudo" });
    if !is_root {
        command.args(["-n", "env"]);
    }
    command.args(words);
    command
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn whoever_is_not_root_asks_sudo() {
        let line = |is_root: bool| {
            let command = of_root(is_root, &["A=1", "apt-get"]);
            let words = [command.get_program()]
                .into_iter()
                .chain(command.get_args());
            let words: Vec<String> = words.map(|word| word.display().to_string()).collect();
            words.join(" ")
        };
        assert_eq!(line(true), "env A=1 apt-get");
        assert_eq!(line(false), "sudo -n env A=1 apt-get");
    }

    #[test]
    fn where_no_package_can_be_asked_for_nothing_is_installed() {
        assert_eq!(are_there(&["libudev-dev"], "no-such-program"), None);
        // It knows `--version`, and nothing of packages.
        assert_eq!(are_there(&["libudev-dev"], "git"), Some(false));
        assert_eq!(are_there(&[], "git"), Some(true));
    }
}
