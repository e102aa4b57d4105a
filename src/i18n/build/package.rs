//! The package that is built.

use std::{
    env, fs, io,
    path::{Path, PathBuf},
};

/// A variable that Cargo sets for build scripts.
pub fn variable(name: &str) -> io::Result<String> {
    env::var(name).map_err(|error| io::Error::other(format!("{name}: {error}")))
}

/// The list of the languages, below the folder of the repository.
const LANGUAGES: &str = "src/i18n/language.rs";

/// The folder of the languages, above the package that is built. The package is built again when the program has
/// another language: of a new folder no build script would hear.
pub fn locales() -> io::Result<PathBuf> {
    let package = PathBuf::from(variable("CARGO_MANIFEST_DIR")?);
    let mut all = package
        .ancestors()
        .map(|above| above.join("assets/locales"));
    let found = all.find(|locales| locales.is_dir());
    let found = found.ok_or_else(|| io::Error::other("no assets/locales above the package"))?;
    if let Some(root) = found.ancestors().nth(2) {
        println!("cargo::rerun-if-changed={}", root.join(LANGUAGES).display());
    }
    Ok(found)
}

/// The text of a Fluent file of a language's folder. The package is built again when it changes.
pub fn read(language: &Path, file: &str) -> io::Result<String> {
    let path = language.join(format!("{file}.ftl"));
    println!("cargo::rerun-if-changed={}", path.display());
    fs::read_to_string(&path)
        .map_err(|error| io::Error::new(error.kind(), format!("{}: {error}", path.display())))
}
