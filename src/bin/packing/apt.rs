//! Runs Debian's `apt-get` as root: by `sudo`, unless root builds.

use std::process::{Command, Stdio};

use super::tool::{self, Trouble};

/// Installs packages; `words` are theirs, behind options of apt-get's if there are any.
pub fn install(words: &[&str]) -> Result<(), Trouble> {
    let install = [&["install"], words].concat();
    if apt(&install).is_err() {
        // Outdated package lists may name packages that no longer exist.
        return update().and_then(|()| apt(&install));
    }
    Ok(())
}

/// Reads the package lists anew.
pub fn update() -> Result<(), Trouble> {
    apt(&["update"])
}

/// A command line that root runs, variables first.
pub fn as_root(words: &[&str]) -> Result<Command, Trouble> {
    let is_root = tool::printed(Command::new("id").arg("-u"))?.trim() == "0";
    Ok(of_root(is_root, words))
}

/// Runs `apt-get` without questions.
fn apt(words: &[&str]) -> Result<(), Trouble> {
    let quiet = ["DEBIAN_FRONTEND=noninteractive", "apt-get", "-y", "-qq"];
    let mut command = as_root(&quiet)?;
    tool::run(command.args(words).stdout(Stdio::null()))
}

/// A command line of root's: by `sudo`, without questions, for anybody else.
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
}
