//! Optimizes the bound program with binaryen's wasm-opt, installed by npm, and puts like functions near each other.
//! Without wasm-opt the program is larger but works the same.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use guyenne::app::tools::tell;

use super::bind::PROGRAM;
use super::build_folders::BuildFolders;
use super::fnv::{OFFSET_BASIS, fold};
use super::tool::{self, Trouble};
use super::{function_order, npm};

/// The version of binaryen; it must support the wasm features that this version of Rust emits.
const BINARYEN: &str = "132.0.0";
/// Functions with one caller are inlined only if they are small: else the program's gzip is 1.4 % larger.
const SHRINK: [&str; 3] = [
    "-Oz",
    "--one-caller-inline-max-function-size=10",
    "--strip-debug",
];
/// Puts the functions into the order of their names, which are then removed.
const REORDER: [&str; 2] = ["--reorder-functions-by-name", "--strip-debug"];
/// Changes with the order of functions, so that the result of an older one is not used again.
const ORDER: &str = "like functions 2";
/// The features that Rust emits by default. They must be named, as `--strip-debug` may remove the section that lists
/// them.
const FEATURES: [&str; 7] = [
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
    /// Where it is.
    pub path: PathBuf,
    /// Whether it was optimized by wasm-opt.
    pub optimised: bool,
}

impl Program {
    /// The bound program, not optimized.
    pub fn as_built(bound: &Path) -> Self {
        Self {
            path: bound.join(PROGRAM),
            optimised: false,
        }
    }
}

/// Optimizes the bound program; returns it as it is, with a warning, if wasm-opt cannot be installed. The result of an
/// earlier run is used again if nothing has changed.
pub fn shrink(place: &BuildFolders, bound: &Path) -> Result<Program, Trouble> {
    let big = bound.join(PROGRAM);
    let small = place.scratch.join("small").join(PROGRAM);
    let stamp = small.with_extension("from");
    let settings = [&SHRINK[..], &FEATURES, &REORDER, &[ORDER, BINARYEN]].concat();
    let from = fold(
        fold(OFFSET_BASIS, &tool::read(&big)?),
        settings.join(" ").as_bytes(),
    );
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
            tell(format_args!(
                "warning: {}; the game is not optimised, and larger by about a fifth. \
                 Install node and npm (Debian: apt-get install nodejs npm) and build again",
                problem.message
            ));
            return Ok(Program::as_built(bound));
        }
    };
    // The stamp of an earlier run must not stand beside the output of an interrupted one.
    let _ = fs::remove_file(&stamp);
    tool::write(&stamp, "")?;
    let run = |flags: &[&str], from: &Path, to: &Path| {
        let mut command = Command::new("node");
        command.arg(&optimiser).args(flags).args(FEATURES);
        tool::run(command.arg(from).arg("-o").arg(to))
    };
    let named = small.with_extension("named.wasm");
    run(&SHRINK, &big, &small)?;
    tool::write(
        &named,
        function_order::with_names_in_order(&tool::read(&small)?)?,
    )?;
    run(&REORDER, &named, &small)?;
    let _ = fs::remove_file(&named);
    tool::write(&stamp, from)?;
    Ok(Program {
        path: small,
        optimised: true,
    })
}

/// The wasm-opt script.
fn optimiser(place: &BuildFolders) -> Result<PathBuf, Trouble> {
    let script = npm::package(place, "binaryen", BINARYEN)?.join("bin/wasm-opt");
    if script.is_file() {
        Ok(script)
    } else {
        Err(format!("binaryen {BINARYEN} has no bin/wasm-opt").into())
    }
}
