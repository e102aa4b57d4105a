//! Files to which whole lines are appended.

use std::fs::File;
use std::io::{self, Read, Seek, SeekFrom, Write};
use std::path::Path;

use super::whole::open_to_append;

/// A file of which the end can be cut off.
trait Truncate {
    /// Cuts the file off after so many bytes.
    fn truncate(&mut self, length: u64) -> io::Result<()>;
}

impl Truncate for File {
    fn truncate(&mut self, length: u64) -> io::Result<()> {
        self.set_len(length)
    }
}

/// Appends a text whole or not at all: if there is no room for all of it, the part that was written is cut off again.
fn append_whole(file: &mut (impl Write + Seek + Truncate), text: &str) -> io::Result<()> {
    let length = file.seek(SeekFrom::End(0))?;
    let written = file.write_all(text.as_bytes()).and_then(|()| file.flush());
    if written.is_err() {
        // What failed first is told.
        let _stays = file.truncate(length);
    }
    written
}

/// A file to which whole lines are appended.
#[derive(Debug)]
pub struct LineFile(File);

impl LineFile {
    /// Opens a file; creates it if it is not there.
    ///
    /// # Errors
    /// As [`open_to_append`].
    pub fn open(path: &Path) -> io::Result<Self> {
        open_to_append(path).map(Self)
    }

    /// Appends a line, whole or not at all, and gives the place of its first byte. If the last line was cut short by a
    /// crash, the new one starts on a line of its own. Nobody else may append meanwhile.
    ///
    /// # Errors
    /// The file cannot be read or written.
    pub fn append(&mut self, line: &str) -> io::Result<u64> {
        let length = self.0.seek(SeekFrom::End(0))?;
        let mut last = [b'\n'];
        if length > 0 {
            self.0.seek(SeekFrom::Start(length - 1))?;
            self.0.read_exact(&mut last)?;
        }
        let start = if last == *b"\n" { "" } else { "\n" };
        append_whole(&mut self.0, &format!("{start}{line}\n"))?;
        Ok(length + start.len() as u64)
    }

    /// Waits until what was appended has been written to the disk.
    ///
    /// # Errors
    /// It cannot be written.
    pub fn sync(&self) -> io::Result<()> {
        self.0.sync_data()
    }
}

/// Appends a line to a file; an empty line only checks that the file can be written. Unless `is_new`, nothing is
/// written if the last line is the same already. If the last line was cut short by a crash, the new line starts on a
/// line of its own.
///
/// # Errors
/// The file cannot be opened, read or written.
pub fn append_line(path: &Path, line: &str, is_new: bool) -> io::Result<()> {
    let mut lines = LineFile::open(path)?;
    if line.is_empty() || (!is_new && is_last(&mut lines.0, line)?) {
        return Ok(());
    }
    lines.append(line)?;
    lines.sync()
}

/// Whether the last line of a file is this one, with its line end.
fn is_last(file: &mut File, line: &str) -> io::Result<bool> {
    let length = file.seek(SeekFrom::End(0))?;
    // Long enough for the last line with the line ends before and after it.
    let most = (line.len() as u64).saturating_add(2).min(length);
    file.seek(SeekFrom::Start(length - most))?;
    let mut tail = Vec::new();
    file.read_to_end(&mut tail)?;
    let mut lines = tail.split(|&byte| byte == b'\n').rev().skip(1);
    Ok(tail.ends_with(b"\n")
        && lines.next() == Some(line.as_bytes())
        && (lines.next().is_some() || most == length))
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::fs;

    /// A disk with room for so many bytes.
    struct Disk {
        bytes: Vec<u8>,
        room: usize,
    }

    impl Write for Disk {
        fn write(&mut self, text: &[u8]) -> io::Result<usize> {
            let fits = text.len().min(self.room - self.bytes.len());
            if fits == 0 {
                return Err(io::ErrorKind::StorageFull.into());
            }
            self.bytes.extend(&text[..fits]);
            Ok(fits)
        }

        fn flush(&mut self) -> io::Result<()> {
            Ok(())
        }
    }

    impl Seek for Disk {
        fn seek(&mut self, _end: SeekFrom) -> io::Result<u64> {
            Ok(self.bytes.len() as u64)
        }
    }

    impl Truncate for Disk {
        fn truncate(&mut self, length: u64) -> io::Result<()> {
            self.bytes.truncate(usize::try_from(length).expect("short"));
            Ok(())
        }
    }

    #[test]
    fn a_full_disk_keeps_whole_lines_only() {
        let mut disk = Disk {
            bytes: Vec::new(),
            room: 10,
        };
        append_whole(&mut disk, "12345\n").expect("there is room");
        let error = append_whole(&mut disk, "67890\n").expect_err("no room");
        assert_eq!(error.kind(), io::ErrorKind::StorageFull);
        assert_eq!(disk.bytes, b"12345\n");
        append_whole(&mut disk, "678\n").expect("there is room");
        assert_eq!(disk.bytes, b"12345\n678\n");
    }

    #[test]
    fn lines_are_appended_and_what_was_there_stays() {
        let path = std::env::temp_dir().join(format!("guyenne-journal-{}", std::process::id()));
        let _none = fs::remove_file(&path);
        let text = || fs::read_to_string(&path).expect("the file is ours");
        let append = |line: &str| append_line(&path, line, false).expect("writable");
        append("");
        assert_eq!(text(), "");
        append("one");
        append("one");
        append("a longer one");
        append("one");
        assert_eq!(text(), "one\na longer one\none\n");
        // The same game, played once more.
        append_line(&path, "one", true).expect("writable");
        assert_eq!(text(), "one\na longer one\none\none\n");
        // As a crash leaves it.
        fs::write(&path, "one\nhal").expect("the file is ours");
        append("two");
        assert_eq!(text(), "one\nhal\ntwo\n");
        append("wo");
        assert_eq!(text(), "one\nhal\ntwo\nwo\n");
        fs::remove_file(&path).expect("the file is ours");
        assert!(append_line(Path::new("/dev/null/nowhere"), "one", true).is_err());
    }
}
