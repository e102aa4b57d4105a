//! Parses the command line and builds what it names.

#![expect(clippy::disallowed_types, reason = "it prints how long it took")]

use std::path::{Path, PathBuf};
use std::process::{Command, ExitCode};
use std::time::Instant;

use super::build_folders::{BuildFolders, cargo};
use super::commit::Commit;
use super::options::ReleaseOptions;
use super::packed_file::zipped;
use super::target::{Product, Target};
use super::tool::{self, Trouble};
use super::{archive, check, compile, debian, desktop, icons, pack, sbom, sums};
use clap::Parser;

/// The version that is built.
const VERSION: &str = env!("CARGO_PKG_VERSION");

/// Runs the builder; returns its exit code.
pub fn run() -> ExitCode {
    tool::exit_code(run_options(&ReleaseOptions::parse()))
}

fn run_options(options: &ReleaseOptions) -> Result<(), Trouble> {
    let place = BuildFolders::find("guyenne-release")?;
    if let Some(triple) = &options.licences {
        let libraries = pack::libraries(&place, triple)?;
        return tool::say(String::from_utf8_lossy(&libraries).trim_end());
    }
    if let Some(folder) = &options.iconset {
        return icons::iconset(&place, folder);
    }
    if let Some(folder) = &options.desktop {
        return desktop::write(&place, folder);
    }
    if options.check {
        return check::products(&place, &options.products());
    }
    let commit = Commit::read(&place.root)?;
    commit.fits(VERSION)?;
    let mut compiled: Vec<(Target, PathBuf)> = Vec::new();
    for product in options.products() {
        let since = Instant::now();
        let file = place.dist.join(product.file(VERSION));
        match product.target() {
            Some(target) => {
                let known = compiled.iter().find(|(known, _)| *known == target);
                let program = match known {
                    Some((_, program)) => program.clone(),
                    None => {
                        let program = compile::guyenne(&place, &target, &commit, options.no_build)?;
                        compiled.push((target, program.clone()));
                        program
                    }
                };
                tool::write(&file, packed(&place, product, &target, &program, &commit)?)?;
            }
            None if options.no_build => {
                // It must be there to be summed.
                tool::read(&file)?;
            }
            None => web(&place)?,
        }
        tool::say(format_args!(
            "{}: {} bytes, {:.0} s",
            place.shown(&file),
            tool::read(&file)?.len(),
            since.elapsed().as_secs_f64()
        ))?;
    }
    let (name, libraries) = sbom::file(&place, &commit)?;
    tool::write(&place.dist.join(name), libraries)?;
    sums::write(&place.dist, &expected_files())?;
    check::products(&place, &options.products())
}

/// Everything that can be downloaded and has a sum: the products, and the list of libraries.
fn expected_files() -> Vec<String> {
    let products = Product::ALL.map(|product| product.file(VERSION));
    products.into_iter().chain([sbom::name(VERSION)]).collect()
}

/// The content of a product's file.
fn packed(
    place: &BuildFolders,
    product: Product,
    target: &Target,
    program: &Path,
    commit: &Commit,
) -> Result<Vec<u8>, Trouble> {
    if product == Product::Deb {
        return debian::package(place, program, commit);
    }
    let folder = target.folder(VERSION);
    let unpacked = |e: &dyn std::fmt::Display| Trouble::from(format!("{folder}: {e}"));
    let files = pack::archive(place, target, program)?;
    match product {
        Product::WindowsX86_64 => zipped(&format!("{folder}/"), &files).map_err(|e| unpacked(&e)),
        _ => {
            archive::tar_gz(&folder, &files, target.program, commit.time).map_err(|e| unpacked(&e))
        }
    }
}

/// Builds the page by its own builder.
fn web(place: &BuildFolders) -> Result<(), Trouble> {
    let mut command = Command::new(cargo());
    command.current_dir(&place.root).arg("web");
    tool::run(&mut command)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn everything_that_can_be_downloaded_has_a_sum() {
        let files = expected_files();
        assert_eq!(files.len(), Product::ALL.len() + 1);
        assert!(files.contains(&sbom::name(VERSION)), "{files:?}");
        assert!(files.contains(&Product::Web.file(VERSION)), "{files:?}");
    }
}
