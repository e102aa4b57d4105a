//! `--check`: whether every record in some files is a game that the rules allow.

use std::fs;
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use guyenne::games::guyenne::rules::record::check_file;

/// Checks `files`, saying `FILE:LINE: event N: reason` to `out` for each record that does not hold.
///
/// # Errors
/// `out` takes no more.
pub fn check(files: &[PathBuf], out: &mut impl Write) -> io::Result<ExitCode> {
    let mut code = 0;
    for file in files {
        let worst = match fs::read(file) {
            Ok(bytes) => check_one(file, &bytes, out)?,
            Err(problem) => {
                eprintln!("error: cannot read {}: {problem}", file.display());
                2
            }
        };
        code = worst.max(code);
    }
    Ok(ExitCode::from(code))
}

fn check_one(file: &Path, bytes: &[u8], out: &mut impl Write) -> io::Result<u8> {
    let file = file.display();
    let faults = check_file(bytes);
    for fault in &faults {
        writeln!(out, "{file}:{fault}")?;
    }
    if !faults.is_empty() {
        return Ok(1);
    }
    let lines = bytes.split(|&byte| byte == b'\n');
    let records = lines.filter(|line| !line.trim_ascii().is_empty()).count();
    let verb = if records == 1 { " holds" } else { "s hold" };
    writeln!(out, "{file}: {records} record{verb}")?;
    Ok(0)
}
