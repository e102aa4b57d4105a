//! Files of records that a command line names, the standard input among them.

use std::fs;
use std::io::{self, Read};
use std::path::PathBuf;
use std::process::ExitCode;

use crate::app::tools::tell;

/// The name of a file that stands for the standard input.
pub const STANDARD_INPUT: &str = "-";

/// Reads each file and passes it to `look` with its name, which gives the exit code for it; the highest is that of all.
/// One that cannot be read is told to the standard error, and the exit code is 2.
///
/// # Errors
/// That of `look`.
pub fn read_files(
    files: &[PathBuf],
    mut look: impl FnMut(&str, &[u8]) -> io::Result<u8>,
) -> io::Result<ExitCode> {
    let mut code = 0;
    let mut is_read = false;
    for file in files {
        let is_input = file.as_os_str() == STANDARD_INPUT;
        let (name, bytes) = match is_input {
            true => ("standard input".to_owned(), read_input(&mut is_read)),
            false => (file.display().to_string(), fs::read(file)),
        };
        let worst = match bytes {
            Ok(bytes) => look(&name, &bytes)?,
            Err(problem) => {
                tell(format_args!("error: cannot read {name}: {problem}"));
                2
            }
        };
        code = worst.max(code);
    }
    Ok(ExitCode::from(code))
}

/// The standard input, unless it `is_read` already.
///
/// # Errors
/// It cannot be read.
pub fn read_input(is_read: &mut bool) -> io::Result<Vec<u8>> {
    if core::mem::replace(is_read, true) {
        return Err(io::Error::other("it can be read only once"));
    }
    let mut bytes = Vec::new();
    io::stdin().lock().read_to_end(&mut bytes)?;
    Ok(bytes)
}
