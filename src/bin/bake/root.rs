//! Where the project's files are.

use std::env;
use std::path::PathBuf;

/// The root of the project that cargo runs this command for; without cargo, of the one it was built in. They differ
/// where several checkouts share a target folder.
pub fn root() -> PathBuf {
    env::var_os("CARGO_MANIFEST_DIR")
        .map_or_else(|| env!("CARGO_MANIFEST_DIR").into(), PathBuf::from)
}
