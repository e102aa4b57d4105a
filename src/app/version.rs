//! What `--version` says.

use std::sync::LazyLock;

/// The commit that a package was built from (`GUYENNE_COMMIT` while it is compiled).
const BUILT: &str = match option_env!("GUYENNE_COMMIT") {
    Some(commit) => commit,
    None => "built from source",
};

/// The version, and what was built.
pub static VERSION: LazyLock<String> =
    LazyLock::new(|| format!("{} ({BUILT})", env!("CARGO_PKG_VERSION")));
