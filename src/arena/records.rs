//! The file of `--records`: every game that is played, a line each.

use std::fmt::Display;
use std::fs::File;
use std::io::{self, BufWriter, Write};
use std::path::{Path, PathBuf};

/// The file that records are written to, if they are to be kept.
#[derive(Debug)]
pub struct RecordsFile {
    path: PathBuf,
    file: Option<BufWriter<File>>,
}

impl RecordsFile {
    /// Creates the file, or empties it; without a path no record is kept.
    ///
    /// # Errors
    /// The file cannot be written.
    pub fn create(path: Option<&Path>) -> io::Result<Self> {
        let mut records = Self {
            path: path.unwrap_or(Path::new("")).to_owned(),
            file: None,
        };
        if let Some(path) = path {
            let file = File::create(path).map_err(|problem| cannot_write(path, &problem))?;
            records.file = Some(BufWriter::new(file));
        }
        Ok(records)
    }

    /// Whether records are kept.
    #[must_use]
    pub const fn is_kept(&self) -> bool {
        self.file.is_some()
    }

    /// Adds a line.
    ///
    /// # Errors
    /// The file cannot be written.
    pub fn add(&mut self, record: &impl Display) -> io::Result<()> {
        let written = match &mut self.file {
            Some(file) => writeln!(file, "{record}"),
            None => Ok(()),
        };
        written.map_err(|problem| cannot_write(&self.path, &problem))
    }

    /// Writes what is not yet in the file.
    ///
    /// # Errors
    /// The file cannot be written.
    pub fn finish(mut self) -> io::Result<()> {
        let written = self.file.as_mut().map_or(Ok(()), BufWriter::flush);
        written.map_err(|problem| cannot_write(&self.path, &problem))
    }
}

/// The error that a file cannot be written. Not a broken pipe, even if it is one: lost results are a failure.
pub(super) fn cannot_write(path: &Path, problem: &io::Error) -> io::Error {
    io::Error::other(format!("cannot write {}: {problem}", path.display()))
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::fs;

    #[test]
    fn every_record_is_a_line_and_a_path_that_cannot_be_written_is_named() {
        let folder = std::env::temp_dir();
        let path = folder.join(format!("records-{}.jsonl", std::process::id()));
        let mut records = RecordsFile::create(Some(&path)).expect("a folder for passing files");
        assert!(records.is_kept());
        for n in 1..=3 {
            records.add(&n).expect("it can be written");
        }
        records.finish().expect("it can be written");
        let written = fs::read_to_string(&path).expect("the file is there");
        fs::remove_file(&path).expect("it can be removed");
        assert_eq!(written, "1\n2\n3\n");
        let missing = folder.join("no such folder").join("records.jsonl");
        let refused = RecordsFile::create(Some(&missing)).expect_err("there is no folder");
        assert!(refused.to_string().contains("records.jsonl"), "{refused}");
    }

    #[test]
    fn without_a_path_nothing_is_kept() {
        let mut records = RecordsFile::create(None).expect("nothing to write to");
        assert!(!records.is_kept());
        records.add(&"a record").expect("it is left out");
        records.finish().expect("nothing is written");
    }
}
