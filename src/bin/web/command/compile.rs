//! Compiles for wasm, with the toolchain in use if it has wasm's standard library or rustup can install it; otherwise
//! with Debian's rustc-web, which builds that library from source.

use std::env;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::Duration;

use guyenne::app::tools::tell;

use super::apt;
use super::build_folders::{BuildFolders, cargo};
use super::tool::{self, Trouble};

/// The target of the page.
pub const TARGET: &str = "wasm32-unknown-unknown";
/// The cargo profile of the web build.
const PROFILE: &str = "web";
/// How long rustup may take to install wasm's standard library.
const PATIENCE: Duration = Duration::from_secs(60);
const DEBIAN_PACKAGES: [&str; 3] = ["rustc-web", "cargo-web", "rust-web-src"];

/// Compiles the game; returns the wasm file, not yet bound to JavaScript.
pub fn guyenne(place: &BuildFolders, debian: bool) -> Result<PathBuf, Trouble> {
    compile(place, debian, "guyenne", &[])
}

/// Compiles the golden program, without Bevy.
pub fn golden(place: &BuildFolders, debian: bool) -> Result<PathBuf, Trouble> {
    let features = ["--quiet", "--no-default-features", "--features", "golden"];
    compile(place, debian, "golden", &features)
}

fn compile(
    place: &BuildFolders,
    debian: bool,
    bin: &str,
    features: &[&str],
) -> Result<PathBuf, Trouble> {
    let (mut command, library): (_, &[&str]) = if !debian && rust_knows_wasm()? {
        (Command::new(cargo()), &[])
    } else {
        (debian_cargo()?, &["-Z", "build-std=std,panic_abort"])
    };
    command
        .current_dir(&place.root)
        .env("CARGO_TARGET_DIR", &place.target)
        .args(["build", "--locked", "--bin", bin, "--profile", PROFILE])
        .args(["--target", TARGET])
        .args(features)
        .args(library);
    tool::run(&mut command)?;
    let wasm = place
        .target
        .join(TARGET)
        .join(PROFILE)
        .join(format!("{bin}.wasm"));
    if wasm.is_file() {
        Ok(wasm)
    } else {
        Err(format!("cargo built no {}", wasm.display()).into())
    }
}

/// Whether the toolchain in use has wasm's standard library, after rustup has tried to install it.
fn rust_knows_wasm() -> Result<bool, Trouble> {
    if has_wasm_library()? {
        return Ok(true);
    }
    let mut add = Command::new("rustup");
    add.args(["target", "add", TARGET]);
    tell(format_args!(
        "Rust has no standard library for wasm yet: rustup target add {TARGET}"
    ));
    match tool::run_within(&mut add, PATIENCE) {
        Ok(()) => has_wasm_library(),
        Err(problem) => {
            tell(format_args!(
                "{}: Debian's rustc-web is tried instead",
                problem.message
            ));
            Ok(false)
        }
    }
}

fn has_wasm_library() -> Result<bool, Trouble> {
    let mut ask = Command::new("rustc");
    ask.args(["--print", "target-libdir", "--target", TARGET]);
    let folder = tool::printed(&mut ask)?;
    let Ok(files) = Path::new(folder.trim()).read_dir() else {
        return Ok(false);
    };
    Ok(files
        .flatten()
        .any(|file| file.file_name().to_string_lossy().starts_with("libstd-")))
}

/// Debian's cargo, which can build wasm's standard library. It uses the linker of the toolchain in use, and gets none
/// of the environment variables that the running cargo sets.
fn debian_cargo() -> Result<Command, Trouble> {
    let linker = linker()?;
    install_debian()?;
    let mut command = Command::new("/usr/bin/cargo");
    for (name, _) in env::vars_os() {
        let known = name.to_string_lossy();
        let ours = known.starts_with("CARGO_PKG_")
            || known.starts_with("CARGO_MANIFEST_")
            || known.starts_with("RUSTUP_")
            || [
                "CARGO",
                "RUSTC",
                "RUSTDOC",
                "RUST_RECURSION_COUNT",
                "LD_LIBRARY_PATH",
            ]
            .contains(&&*known);
        if ours {
            command.env_remove(name);
        }
    }
    command
        .env("RUSTC_BOOTSTRAP", "1")
        .env("RUSTC", "/usr/bin/rustc")
        .env("CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_LINKER", linker);
    Ok(command)
}

/// The `rust-lld` of the toolchain in use.
fn linker() -> Result<PathBuf, Trouble> {
    let root = tool::printed(Command::new("rustc").args(["--print", "sysroot"]))?;
    let about = tool::printed(Command::new("rustc").arg("-vV"))?;
    let host = about
        .lines()
        .find_map(|line| line.strip_prefix("host: "))
        .unwrap_or_default();
    let linker = Path::new(root.trim())
        .join("lib/rustlib")
        .join(host)
        .join("bin/rust-lld");
    if linker.is_file() {
        Ok(linker)
    } else {
        Err(Trouble::missing(format!(
            "no linker for wasm at {}: install Rust by rustup, and `rustup target add {TARGET}`",
            linker.display()
        )))
    }
}

fn install_debian() -> Result<(), Trouble> {
    let sources = || {
        let root = tool::printed(Command::new("/usr/bin/rustc").args(["--print", "sysroot"]));
        root.is_ok_and(|root| {
            Path::new(root.trim())
                .join("lib/rustlib/src/rust/library/std")
                .is_dir()
        })
    };
    if Path::new("/usr/bin/cargo").is_file() && sources() {
        return Ok(());
    }
    let packages = DEBIAN_PACKAGES.join(" ");
    tell(format_args!("Installing {packages}"));
    apt::install(&DEBIAN_PACKAGES).map_err(|problem| {
        Trouble::missing(format!(
            "no Rust for wasm can be had here ({}). Either `rustup target add {TARGET}` or, on Debian, \
             `apt-get install {packages}` must work",
            problem.message
        ))
    })?;
    if sources() {
        Ok(())
    } else {
        Err(Trouble::missing(format!(
            "{packages} are installed, but bring no sources of Rust's library"
        )))
    }
}
