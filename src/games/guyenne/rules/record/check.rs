//! Checks a whole file of records, whatever its bytes.

use super::{Record, RecordError};

/// A line of a file that is not a valid record, displayed as `LINE: event N: reason`.
#[derive(Debug, Clone, PartialEq, thiserror::Error)]
#[error("{line}: {error}")]
pub struct Fault {
    /// The line, from 1.
    pub line: usize,
    /// What is wrong with it.
    pub error: RecordError,
}

/// Every fault of a file with one record a line, in the order of the lines; none if all records are valid. Blank lines
/// are skipped, but a file without any record has a fault.
#[must_use]
pub fn check_file(bytes: &[u8]) -> Vec<Fault> {
    let mut faults = Vec::new();
    let mut empty = true;
    for (at, line) in bytes.split(|&byte| byte == b'\n').enumerate() {
        if line.trim_ascii().is_empty() {
            continue;
        }
        empty = false;
        let checked = Record::parse_bytes(line).and_then(|record| record.replay());
        if let Err(error) = checked {
            faults.push(Fault {
                line: at + 1,
                error,
            });
        }
    }
    if empty {
        faults.push(Fault {
            line: 1,
            error: RecordError::Empty,
        });
    }
    faults
}
