//! Output that is whole lines at any moment, whatever ends the program: a killed process, a full disk, a closed pipe.

use std::fs::File;
use std::io::{self, Write};
use std::path::{Path, PathBuf};

/// Passes on whole lines alone, each time in one piece.
#[derive(Debug)]
pub struct WholeLines<W> {
    to: W,
    waiting: Vec<u8>,
}

impl<W: Write> WholeLines<W> {
    /// Passes them on to `to`.
    pub const fn new(to: W) -> Self {
        Self {
            to,
            waiting: Vec::new(),
        }
    }

    /// Passes on what is left, which is no whole line.
    ///
    /// # Errors
    /// Writing fails.
    pub fn finish(mut self) -> io::Result<()> {
        self.to.write_all(&self.waiting)?;
        self.to.flush()
    }
}

impl<W: Write> Write for WholeLines<W> {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.waiting.extend(bytes);
        if let Some(end) = self.waiting.iter().rposition(|&byte| byte == b'\n') {
            let lines: Vec<u8> = self.waiting.drain(..=end).collect();
            self.to.write_all(&lines)?;
        }
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        self.to.flush()
    }
}

/// A new file that holds whole lines alone.
#[derive(Debug)]
pub struct LinesFile {
    path: PathBuf,
    file: File,
    length: u64,
}

impl LinesFile {
    /// Creates the file, or empties it.
    ///
    /// # Errors
    /// It cannot be written, or the path is `-`: the standard output is for the results.
    pub fn create(path: &Path) -> io::Result<Self> {
        let created = match path.to_str() {
            Some("-") => Err(io::Error::other(
                "the standard output is for the results: name a file",
            )),
            _ => File::create(path),
        };
        Ok(Self {
            path: path.to_owned(),
            file: created.map_err(|problem| cannot_write(path, &problem))?,
            length: 0,
        })
    }

    /// Adds lines; the last one may lack its line end. If there is no room for them all, none is there.
    ///
    /// # Errors
    /// The file cannot be written.
    pub fn add(&mut self, lines: &str) -> io::Result<()> {
        let end = if lines.ends_with('\n') { "" } else { "\n" };
        let lines = format!("{lines}{end}");
        match self.file.write_all(lines.as_bytes()) {
            Ok(()) => {
                self.length += lines.len() as u64;
                Ok(())
            }
            Err(problem) => {
                // It fails where there is nothing to cut off, as in a pipe.
                let _uncut = self.file.set_len(self.length);
                Err(cannot_write(&self.path, &problem))
            }
        }
    }
}

/// The error that a file cannot be written. Not a broken pipe, even if it is one: lost results are a failure.
fn cannot_write(path: &Path, problem: &io::Error) -> io::Error {
    io::Error::other(format!("cannot write {}: {problem}", path.display()))
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::fs;

    /// Notes each piece that it is given.
    struct Pieces<'a>(&'a mut Vec<String>);

    impl Write for Pieces<'_> {
        fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
            let piece = String::from_utf8(bytes.to_vec()).map_err(io::Error::other)?;
            self.0.push(piece);
            Ok(bytes.len())
        }

        fn flush(&mut self) -> io::Result<()> {
            Ok(())
        }
    }

    #[test]
    fn lines_go_out_in_one_piece_and_the_rest_at_the_end() {
        let mut pieces = Vec::new();
        let mut out = WholeLines::new(Pieces(&mut pieces));
        let long = "x".repeat(20_000);
        for n in 1..=2 {
            writeln!(out, "{n} {long}").expect("room");
        }
        write!(out, "one\ntwo\nthr").expect("room");
        out.flush().expect("room");
        write!(out, "ee").expect("room");
        out.finish().expect("room");
        let expected = [
            format!("1 {long}\n"),
            format!("2 {long}\n"),
            "one\ntwo\n".to_owned(),
            "three".to_owned(),
        ];
        assert_eq!(pieces, expected);
    }

    #[test]
    fn a_file_ends_with_a_line_end_after_every_line_however_long() {
        let path = std::env::temp_dir().join(format!("lines-{}.txt", std::process::id()));
        let mut file = LinesFile::create(&path).expect("a folder for passing files");
        let read = || fs::read_to_string(&path).expect("the file is there");
        // Longer than any buffer of the standard library.
        let long = "x".repeat(20_000);
        file.add(&long).expect("room");
        assert_eq!(read(), format!("{long}\n"), "before the file is closed");
        file.add("one\ntwo\n").expect("room");
        assert_eq!(read(), format!("{long}\none\ntwo\n"));
        fs::remove_file(&path).expect("it can be removed");
    }

    #[test]
    #[cfg(target_os = "linux")]
    fn what_cannot_be_written_is_told_with_the_name_of_the_file() {
        let mut full = LinesFile::create(Path::new("/dev/full")).expect("it can be opened");
        let why = full.add("a line").expect_err("it is full").to_string();
        assert!(why.starts_with("cannot write /dev/full: "), "{why}");
        let why = LinesFile::create(Path::new("-"))
            .expect_err("no file")
            .to_string();
        assert!(why.contains("cannot write -: the standard output"), "{why}");
    }
}
