//! The lines of a stream of any length, one at a time, without holding more than the longest of them.

use std::io::{self, BufRead, Read};

use super::entry::Place;

/// The longest line that is read, in bytes: sixteen million, a hundred times the longest record.
pub const LONGEST_LINE: usize = 1 << 24;

/// A line that is not blank.
#[derive(Debug, PartialEq)]
pub struct Line<'a> {
    /// Its number, from 1.
    pub number: u64,
    /// Where its text stands.
    pub place: Place,
    /// Its text, without blanks around it and without a byte order mark; `None` if it is longer than
    /// [`LONGEST_LINE`].
    pub text: Option<&'a [u8]>,
}

/// Reads lines.
#[derive(Debug)]
pub struct Lines<R> {
    from: R,
    /// How many bytes were read.
    pub offset: u64,
    /// How many line ends were read.
    pub ends: u64,
    buffer: Vec<u8>,
}

impl<R: BufRead> Lines<R> {
    /// Reads from the place `offset`, before which there are so many line ends.
    pub const fn resume(from: R, offset: u64, ends: u64) -> Self {
        Self {
            from,
            offset,
            ends,
            buffer: Vec::new(),
        }
    }

    /// The next line that is not blank; `None` at the end.
    ///
    /// # Errors
    /// The stream cannot be read.
    pub fn next_line(&mut self) -> io::Result<Option<Line<'_>>> {
        loop {
            let (start, number) = (self.offset, self.ends + 1);
            let length = self.read()?;
            if length == 0 {
                return Ok(None);
            }
            if length > LONGEST_LINE as u64 {
                let length = u32::try_from(length).unwrap_or(u32::MAX);
                let place = Place {
                    offset: start,
                    length,
                };
                return Ok(Some(Line {
                    number,
                    place,
                    text: None,
                }));
            }
            let text = without_mark(&self.buffer);
            let before = self.buffer.len() - text.trim_ascii_start().len();
            let text = text.trim_ascii();
            if !text.is_empty() {
                let place = Place {
                    offset: start + before as u64,
                    length: text.len() as u32,
                };
                // The buffer is borrowed anew: within a loop the compiler does not see that it is given away.
                let text = &self.buffer[before..before + text.len()];
                return Ok(Some(Line {
                    number,
                    place,
                    text: Some(text),
                }));
            }
        }
    }

    /// Reads a line with its end to the buffer, or as much of it as a line may have, and gives its length.
    fn read(&mut self) -> io::Result<u64> {
        const MOST: usize = LONGEST_LINE + 1;
        let mut length = 0;
        loop {
            self.buffer.clear();
            let read = (&mut self.from)
                .take(MOST as u64)
                .read_until(b'\n', &mut self.buffer)?;
            self.offset += read as u64;
            length += read as u64;
            let ended = self.buffer.ends_with(b"\n");
            self.ends += u64::from(ended);
            if ended || read < MOST {
                return Ok(length);
            }
        }
    }
}

/// The bytes without the byte order mark that some editors put at the start.
pub fn without_mark(bytes: &[u8]) -> &[u8] {
    bytes.strip_prefix("\u{feff}".as_bytes()).unwrap_or(bytes)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn all(bytes: &[u8]) -> Vec<(u64, u64, Option<String>)> {
        let mut lines = Lines::resume(io::BufReader::with_capacity(3, bytes), 0, 0);
        let mut all = Vec::new();
        while let Some(line) = lines.next_line().expect("bytes") {
            let text = line.text.map(|text| String::from_utf8_lossy(text).into());
            if text.is_some() {
                let from = line.place.offset as usize;
                let there = &bytes[from..from + line.place.length as usize];
                assert_eq!(line.text, Some(there));
            }
            all.push((line.number, line.place.offset, text));
        }
        assert_eq!(lines.offset, bytes.len() as u64);
        all
    }

    #[test]
    fn marks_blank_lines_and_line_ends_of_every_kind_are_left_out() {
        let text = |text: &str| Some(text.to_owned());
        assert_eq!(all(b""), []);
        assert_eq!(all(b"\n\r\n  \n"), []);
        assert_eq!(
            all("\u{feff}a\r\n\n b b \nc".as_bytes()),
            [(1, 3, text("a")), (3, 8, text("b b")), (4, 13, text("c"))]
        );
    }

    #[test]
    fn a_line_that_is_too_long_is_passed_over() {
        for (length, is_read) in [
            (LONGEST_LINE - 1, true),
            (LONGEST_LINE, false),
            (3 * LONGEST_LINE, false),
        ] {
            let mut bytes = vec![b'x'; length];
            bytes.extend(b"\nshort\n");
            let mut lines = Lines::resume(&bytes[..], 0, 0);
            let line = lines.next_line().expect("bytes").expect("a line");
            assert_eq!((line.number, line.text.is_some()), (1, is_read), "{length}");
            let line = lines.next_line().expect("bytes").expect("a line");
            assert_eq!((line.number, line.text), (2, Some(&b"short"[..])));
            assert_eq!(lines.next_line().expect("bytes"), None);
        }
    }

    #[test]
    fn reading_goes_on_where_it_stopped() {
        // The first part ends within a line.
        let mut lines = Lines::resume(&b"a\nb"[..], 0, 0);
        while lines.next_line().expect("bytes").is_some() {}
        let mut lines = Lines::resume(&b"\nc\n"[..], lines.offset, lines.ends);
        let line = lines.next_line().expect("bytes").expect("a line");
        assert_eq!((line.number, line.place.offset), (3, 4));
    }
}
