//! The package that is built.

use std::{env, io, path::PathBuf};

/// A variable that Cargo sets for build scripts.
pub fn variable(name: &str) -> io::Result<String> {
    env::var(name).map_err(|error| io::Error::other(format!("{name}: {error}")))
}

/// The folder of the languages, above the package that is built.
pub fn locales() -> io::Result<PathBuf> {
    let package = PathBuf::from(variable("CARGO_MANIFEST_DIR")?);
    let mut all = package
        .ancestors()
        .map(|above| above.join("assets/locales"));
    all.find(|locales| locales.is_dir())
        .ok_or_else(|| io::Error::other("no assets/locales above the package"))
}
