//! The build script of every package that compiles Fluent files in: copies those of `assets/locales` that are its own,
//! the folder of a game or what games share, without their comments, which the program would carry along.

use std::{
    env, fs, io,
    path::{Path, PathBuf},
};

fn main() -> io::Result<()> {
    let folder =
        |name| env::var(name).map_err(|error| io::Error::other(format!("{name}: {error}")));
    let package = PathBuf::from(folder("CARGO_MANIFEST_DIR")?);
    let mut locales = package
        .ancestors()
        .map(|above| above.join("assets/locales"));
    let from = locales
        .find(|locales| locales.is_dir())
        .ok_or_else(|| io::Error::other("no assets/locales above the package"))?;
    let name = folder("CARGO_PKG_NAME")?;
    let game = name.strip_suffix("-table").unwrap_or_default();
    let to = Path::new(&folder("OUT_DIR")?).join("locales");
    for language in fs::read_dir(from)? {
        let language = language?;
        let from = language.path().join(game);
        println!("cargo::rerun-if-changed={}", from.display());
        copy(&from, &to.join(language.file_name()).join(game))?;
    }
    Ok(())
}

/// Copies the files of a folder, not those of folders in it.
fn copy(from: &Path, to: &Path) -> io::Result<()> {
    fs::create_dir_all(to)?;
    for file in fs::read_dir(from)? {
        let file = file?;
        if file.path().is_file() {
            fs::write(
                to.join(file.file_name()),
                stripped(&fs::read_to_string(file.path())?),
            )?;
        }
    }
    Ok(())
}

/// A Fluent text without its comments: the lines that begin with `#`.
fn stripped(text: &str) -> String {
    let lines = text.split_inclusive('\n');
    lines.filter(|line| !line.starts_with('#')).collect()
}
