//! Parses the command line and builds what it names.

#![expect(clippy::disallowed_types, reason = "it prints how long it took")]

use std::path::PathBuf;
use std::process::ExitCode;
use std::time::Instant;

use super::build_folders::BuildFolders;
use super::commit::Commit;
use super::options::ReleaseOptions;
use super::packed_file::zipped;
use super::target::{Product, Target};
use super::tool::{self, Trouble};
use super::{archive, compile, debian, pack, sums};
use clap::Parser;

/// The most bytes of a packed file.
const BUDGET: u64 = 30_000_000;

/// Runs the builder; returns its exit code.
pub fn run() -> ExitCode {
    tool::exit_code(run_options(&ReleaseOptions::parse()))
}

fn run_options(options: &ReleaseOptions) -> Result<(), Trouble> {
    let place = BuildFolders::find("guyenne-release")?;
    let commit = Commit::read(&place.root)?;
    let mut compiled: Vec<(Target, PathBuf)> = Vec::new();
    for product in options.products() {
        let since = Instant::now();
        let target = product.target();
        let known = compiled.iter().find(|(known, _)| *known == target);
        let program = match known {
            Some((_, program)) => program.clone(),
            None => {
                let program = compile::guyenne(&place, &target, &commit, options.no_build)?;
                compiled.push((target, program.clone()));
                program
            }
        };
        let (name, bytes) = packed(&place, product, &program, &commit)?;
        let file = place.dist.join(&name);
        tool::write(&file, &bytes)?;
        let size = bytes.len() as u64;
        tool::say(format_args!(
            "{}: {size} bytes, {:.0} s",
            place.shown(&file),
            since.elapsed().as_secs_f64()
        ))?;
        if size > BUDGET {
            return Err(format!("{name} has {size} bytes, more than {BUDGET}").into());
        }
    }
    sums::write(&place.dist)
}

/// The file of a product: its name and content.
fn packed(
    place: &BuildFolders,
    product: Product,
    program: &std::path::Path,
    commit: &Commit,
) -> Result<(String, Vec<u8>), Trouble> {
    let target = product.target();
    let version = env!("CARGO_PKG_VERSION");
    let folder = format!("guyenne-{version}-{}", target.name);
    let unpacked = |e: &dyn std::fmt::Display| Trouble::from(format!("{folder}: {e}"));
    match product {
        Product::Deb => debian::package(place, program, commit),
        Product::WindowsX86_64 => {
            let files = pack::archive(place, &target, program)?;
            let zip = zipped(&format!("{folder}/"), &files).map_err(|e| unpacked(&e))?;
            Ok((format!("{folder}.zip"), zip))
        }
        Product::LinuxX86_64 | Product::LinuxAarch64 => {
            let files = pack::archive(place, &target, program)?;
            let tar = archive::tar_gz(&folder, &files, target.program, commit.time);
            Ok((format!("{folder}.tar.gz"), tar.map_err(|e| unpacked(&e))?))
        }
    }
}
