//! Runs other programs and reads and writes files, with errors that name them.

#![expect(
    clippy::disallowed_types,
    clippy::disallowed_methods,
    reason = "it waits for other programs"
)]

use std::fmt::Display;
use std::path::Path;
use std::process::{Child, Command, ExitCode, ExitStatus, Stdio};
use std::time::{Duration, Instant};
use std::{fs, io, thread};

use guyenne::app::tools;

/// Why the command failed, and the exit code.
#[derive(Debug)]
pub struct Trouble {
    /// A sentence, without "error:".
    pub message: String,
    /// The exit code.
    pub code: u8,
}

impl Trouble {
    /// This machine lacks something that the command needs: exit code 3.
    pub fn missing(message: impl Into<String>) -> Self {
        Self {
            message: message.into(),
            code: 3,
        }
    }
}

impl From<String> for Trouble {
    fn from(message: String) -> Self {
        Self { message, code: 1 }
    }
}

impl From<&str> for Trouble {
    fn from(message: &str) -> Self {
        message.to_owned().into()
    }
}

/// The exit code of a builder that has come to this; what went wrong is told.
pub fn exit_code(result: Result<(), Trouble>) -> ExitCode {
    match result {
        Ok(()) => ExitCode::SUCCESS,
        Err(Trouble { message, code }) => {
            tools::tell(format_args!("error: {message}"));
            ExitCode::from(code)
        }
    }
}

/// Prints a line to the standard output; what cannot be printed is a failure.
pub fn say(line: impl Display) -> Result<(), Trouble> {
    tools::say(line).map_err(|problem| problem.to_string().into())
}

/// Adds the file's name to an I/O error.
pub fn at(path: &Path) -> impl Fn(io::Error) -> Trouble {
    move |problem| format!("{}: {problem}", path.display()).into()
}

/// Reads a whole file.
pub fn read(path: &Path) -> Result<Vec<u8>, Trouble> {
    fs::read(path).map_err(at(path))
}

/// Reads a whole file of text.
pub fn read_text(path: &Path) -> Result<String, Trouble> {
    fs::read_to_string(path).map_err(at(path))
}

/// Writes a file, creating its folder.
pub fn write(path: &Path, bytes: impl AsRef<[u8]>) -> Result<(), Trouble> {
    if let Some(folder) = path.parent() {
        fs::create_dir_all(folder).map_err(at(folder))?;
    }
    fs::write(path, bytes).map_err(at(path))
}

/// Runs a program to its end; its output goes where ours goes.
pub fn run(command: &mut Command) -> Result<(), Trouble> {
    let status = command.status().map_err(|e| unstarted(command, &e))?;
    ended_well(command, status)
}

/// As [`run`], but kills the program after `limit`.
pub fn run_within(command: &mut Command, limit: Duration) -> Result<(), Trouble> {
    let mut child = command.spawn().map_err(|e| unstarted(command, &e))?;
    let since = Instant::now();
    loop {
        if let Some(status) = child.try_wait().map_err(|e| unstarted(command, &e))? {
            return ended_well(command, status);
        }
        if since.elapsed() > limit {
            end(&mut child);
            return Err(format!("{} took more than {} s", name(command), limit.as_secs()).into());
        }
        thread::sleep(Duration::from_millis(50));
    }
}

/// Runs a program to its end; returns what it printed.
pub fn printed(command: &mut Command) -> Result<String, Trouble> {
    let output = command
        .stderr(Stdio::piped())
        .output()
        .map_err(|e| unstarted(command, &e))?;
    if !output.status.success() {
        // Some say on the standard output what they found wrong.
        let said = [output.stderr, output.stdout]
            .map(|said| String::from_utf8_lossy(&said).trim().to_owned());
        let said = said.into_iter().find(|said| !said.is_empty());
        return Err(format!("{} failed:\n{}", name(command), said.unwrap_or_default()).into());
    }
    String::from_utf8(output.stdout)
        .map_err(|_| format!("{} printed no text", name(command)).into())
}

fn ended_well(command: &Command, status: ExitStatus) -> Result<(), Trouble> {
    if status.success() {
        Ok(())
    } else {
        Err(format!("{} failed ({status})", name(command)).into())
    }
}

fn unstarted(command: &Command, problem: &io::Error) -> Trouble {
    format!("{} cannot be started: {problem}", name(command)).into()
}

fn name(command: &Command) -> String {
    command.get_program().to_string_lossy().into_owned()
}

fn end(child: &mut Child) {
    // Both fail if it has just ended by itself, which is fine.
    let _ = child.kill();
    let _ = child.wait();
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_failure_tells_what_the_program_said_of_it() {
        for (script, wanted) in [
            ("echo out; exit 1", "sh failed:\nout"),
            ("echo out; echo error >&2; exit 1", "sh failed:\nerror"),
            ("exit 1", "sh failed:\n"),
        ] {
            let problem = printed(Command::new("sh").args(["-c", script])).expect_err(script);
            assert_eq!(problem.message, wanted, "{script}");
        }
    }
}
