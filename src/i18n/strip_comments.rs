//! Cargo's build script: copies the Fluent files of `assets/locales` without their comments, which the program would
//! carry along.

use std::{env, fs, io, path::Path};

fn main() -> io::Result<()> {
    let folder = |name| env::var_os(name).ok_or_else(|| io::Error::other(format!("no {name}")));
    let from = Path::new(&folder("CARGO_MANIFEST_DIR")?).join("assets/locales");
    println!("cargo::rerun-if-changed={}", from.display());
    copy(&from, &Path::new(&folder("OUT_DIR")?).join("locales"))
}

/// Copies a folder, and those in it.
fn copy(from: &Path, to: &Path) -> io::Result<()> {
    fs::create_dir_all(to)?;
    for entry in fs::read_dir(from)? {
        let entry = entry?;
        let (path, to) = (entry.path(), to.join(entry.file_name()));
        if path.is_dir() {
            copy(&path, &to)?;
        } else {
            fs::write(to, stripped(&fs::read_to_string(&path)?))?;
        }
    }
    Ok(())
}

/// A Fluent text without its comments: the lines that begin with `#`.
fn stripped(text: &str) -> String {
    let lines = text.split_inclusive('\n');
    lines.filter(|line| !line.starts_with('#')).collect()
}
