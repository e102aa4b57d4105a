//! The name and the version of the format.

use crate::rules::format::Format;

/// The format.
pub const FORMAT: Format = Format {
    name: "guyenne-record",
    version: 1,
    unfolds: false,
};
