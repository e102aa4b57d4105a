//! The name and the version of the format.

use kit_rules::format::Format;

/// The format.
pub const FORMAT: Format = Format {
    name: "guyenne-record",
    version: 1,
    unfolds: false,
};
