//! Files of lines that are read, and written anew without some of them.

use std::fs::File;
use std::io::{self, BufRead, BufReader, Read};
use std::path::Path;

use kit_files::replace_whole;

use super::lines::{LONGEST_LINE, without_mark};
use super::mark::Mark;

/// How many bytes are read at a time.
pub const READ: usize = 1 << 16;

/// Opens a file to read it; `None` if it is not there.
pub fn open(path: &Path) -> io::Result<Option<File>> {
    match File::open(path) {
        Ok(file) => Ok(Some(file)),
        Err(problem) if problem.kind() == io::ErrorKind::NotFound => Ok(None),
        Err(problem) => Err(problem),
    }
}

/// Replaces a file by itself without the lines that are `gone`, and with these marks after them; gives how many went.
pub fn rewrite(path: &Path, gone: impl Fn(&[u8]) -> bool, marks: &[Mark]) -> io::Result<usize> {
    let Some(file) = open(path)? else {
        return Ok(0);
    };
    let mut from = BufReader::with_capacity(READ, file);
    let mut removed = 0;
    replace_whole(path, |to| {
        let mut part = Vec::new();
        // Whether the last part ended its line.
        let mut ended = true;
        loop {
            part.clear();
            let most = LONGEST_LINE as u64 + 1;
            let read = (&mut from).take(most).read_until(b'\n', &mut part)?;
            if read == 0 {
                break;
            }
            let starts = ended;
            ended = part.ends_with(b"\n");
            let is_line = starts && (ended || read <= LONGEST_LINE);
            if is_line && gone(without_mark(&part).trim_ascii()) {
                removed += 1;
                ended = true;
            } else {
                to.write_all(&part)?;
            }
        }
        if !ended && !marks.is_empty() {
            to.write_all(b"\n")?;
        }
        let mut marks = marks.iter();
        marks.try_for_each(|mark| writeln!(to, "{}", mark.line()))
    })?;
    Ok(removed)
}
