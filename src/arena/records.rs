//! The file of `--records`: every game that is played, a line each.

use std::fmt::Display;
use std::io;
use std::path::Path;

use super::whole_lines::LinesFile;

/// The file that records are written to, if they are to be kept. It holds whole records at any moment.
#[derive(Debug)]
pub struct RecordsFile(Option<LinesFile>);

impl RecordsFile {
    /// Creates the file, or empties it; without a path no record is kept.
    ///
    /// # Errors
    /// The file cannot be written, or the path is `-`.
    pub fn create(path: Option<&Path>) -> io::Result<Self> {
        path.map(LinesFile::create).transpose().map(Self)
    }

    /// Whether records are kept.
    #[must_use]
    pub const fn is_kept(&self) -> bool {
        self.0.is_some()
    }

    /// Adds a line, which is in the file when this returns.
    ///
    /// # Errors
    /// The file cannot be written.
    pub fn add(&mut self, record: &impl Display) -> io::Result<()> {
        match &mut self.0 {
            Some(file) => file.add(&record.to_string()),
            None => Ok(()),
        }
    }
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
    }
}
