//! Parses the command line and runs what it names.

use std::process::ExitCode;

use clap::Parser;

use super::build::build;
use super::build_folders::BuildFolders;
use super::options::WebOptions;
use super::tool::{self, Trouble};
use super::{golden, serve};

/// Runs the builder; returns its exit code.
pub fn run() -> ExitCode {
    tool::exit_code(run_options(&WebOptions::parse()))
}

fn run_options(options: &WebOptions) -> Result<(), Trouble> {
    let place = BuildFolders::find("guyenne-web")?;
    if let Some(records) = options.records() {
        return golden::prove(&place, &records, options.debian);
    }
    if !(options.serve && options.no_build) {
        build(&place, options)?;
    }
    if options.serve {
        serve::serve(&place, options.port, options.base.as_deref())?;
    }
    Ok(())
}
