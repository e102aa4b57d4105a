//! Making the bound program smaller with binaryen's wasm-opt, which npm brings; without it the game is larger, not
//! other.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use super::bind::PROGRAM;
use super::build_folders::BuildFolders;
use super::tool::{self, Trouble};
use super::verdict::{DIGEST, fold};

/// The binaryen that knows what this Rust writes.
const BINARYEN: &str = "binaryen@132.0.0";
/// Rust writes these by default, and says so in a section that `strip` may take away.
const FLAGS: [&str; 9] = [
    "-Oz",
    "--strip-debug",
    "--enable-bulk-memory",
    "--enable-bulk-memory-opt",
    "--enable-nontrapping-float-to-int",
    "--enable-reference-types",
    "--enable-sign-ext",
    "--enable-mutable-globals",
    "--enable-multivalue",
];

/// The program to pack.
#[derive(Debug)]
pub struct Program {
    /// Where it lies.
    pub path: PathBuf,
    /// Whether wasm-opt was at it.
    pub optimised: bool,
}

impl Program {
    /// The program as it was bound.
    pub fn as_built(bound: &Path) -> Self {
        Self {
            path: bound.join(PROGRAM),
            optimised: false,
        }
    }
}

/// The bound program made smaller, or as it is where that cannot be had. A program that was shrunk before is not
/// shrunk again.
pub fn shrink(place: &BuildFolders, bound: &Path) -> Result<Program, Trouble> {
    let big = bound.join(PROGRAM);
    let small = place.scratch.join("small").join(PROGRAM);
    let stamp = small.with_extension("from");
    let asked = FLAGS.join(" ") + BINARYEN;
    let from = fold(fold(DIGEST, &tool::read(&big)?), asked.as_bytes());
    let from = format!("{from:016x}");
    if small.is_file() && fs::read_to_string(&stamp).is_ok_and(|before| before == from) {
        return Ok(Program {
            path: small,
            optimised: true,
        });
    }
    let optimiser = match optimiser(place) {
        Ok(script) => script,
        Err(problem) => {
            eprintln!(
                "warning: {}; the game is not optimised, and larger by about a fifth. \
                 Install node and npm (Debian: apt-get install nodejs npm) and build again",
                problem.says
            );
            return Ok(Program::as_built(bound));
        }
    };
    // What an interrupted run leaves behind must not pass for the result.
    let _ = fs::remove_file(&stamp);
    tool::write(&stamp, "")?;
    let mut command = Command::new("node");
    command
        .arg(optimiser)
        .args(FLAGS)
        .arg(&big)
        .arg("-o")
        .arg(&small);
    tool::run(&mut command)?;
    tool::write(&stamp, from)?;
    Ok(Program {
        path: small,
        optimised: true,
    })
}

/// The script of wasm-opt, installed into our folder if it is not there.
fn optimiser(place: &BuildFolders) -> Result<PathBuf, Trouble> {
    tool::printed(Command::new("node").arg("--version"))?;
    let home = place.scratch.join("npm");
    let package = home.join("node_modules/binaryen");
    let there = || {
        let about = fs::read_to_string(package.join("package.json")).unwrap_or_default();
        let about: serde_json::Value = serde_json::from_str(&about).unwrap_or_default();
        about["version"]
            .as_str()
            .is_some_and(|version| BINARYEN.ends_with(&format!("@{version}")))
    };
    if !there() {
        fs::create_dir_all(&home).map_err(tool::at(&home))?;
        eprintln!("Installing {BINARYEN} into {}", home.display());
        let mut npm = Command::new("npm");
        npm.args([
            "install",
            "--no-save",
            "--no-audit",
            "--no-fund",
            "--loglevel",
            "error",
            "--prefix",
        ])
        .arg(&home)
        .arg(BINARYEN)
        .stdout(Stdio::null());
        tool::run(&mut npm)?;
    }
    let script = package.join("bin/wasm-opt");
    if script.is_file() {
        Ok(script)
    } else {
        Err(format!("{BINARYEN} has no bin/wasm-opt").into())
    }
}
